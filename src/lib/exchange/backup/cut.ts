import { DEPTH, PIECE_SIZE } from '#lib/exchange/limits.ts';
import { placeIn } from '#lib/exchange/plain.ts';
import { RefusedError, type RefusalCode } from '#lib/exchange/refused.ts';

/** What a document holds: a key, then its value, or the items of its list one after the other. */
export type Piece =
	| { readonly what: 'key'; readonly key: string }
	| { readonly what: 'value'; readonly key: string; readonly value: unknown }
	| {
			readonly what: 'item';
			readonly key: string;
			readonly index: number;
			readonly value: unknown;
	  };

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const isBlank = (byte: number): boolean =>
	byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** The top, and a list in it. */
const AROUND = 2;

/** Before the document, at a key, at its value, in its list, behind that list, after it all. */
type At = 'before' | 'key' | 'value' | 'list' | 'listed' | 'after';

/** Cuts one JSON document, an object, into its pieces as its bytes come. It looks only for where they begin and end;
 * `JSON.parse` says what they are. That is ten times as fast as to make values out of single bytes, and of a document
 * of any size one piece at a time is in memory. Throws a RefusedError. */
export class Cutter {
	#at: At = 'before';
	#marks = 0;
	#key = '';
	#index = 0;
	/** Whether there is no key yet. */
	#isFirst = true;
	/** Whether a piece has begun, its open arrays and objects, and what there is of it from the chunks before. */
	#isBegun = false;
	#depth = 0;
	#inString = false;
	#isEscaped = false;
	#held: Uint8Array[] = [];
	#size = 0;
	readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

	*cut(bytes: Uint8Array): Generator<Piece> {
		let from = 0;
		for (let i = 0; i < bytes.length; i++) {
			const byte = bytes[i]!;
			if (this.#isWithin(byte) || (this.#depth === 0 && isBlank(byte))) continue;
			const ends = byte === COMMA || byte === COLON || byte === CLOSE || byte === CLOSE_LIST;
			if (ends) {
				const piece = this.#isBegun ? this.#done(bytes.subarray(from, i)) : null;
				if (piece !== null) yield piece;
				this.#pass(byte, piece !== null);
			} else if (this.#begin(byte)) from = i;
		}
		if (this.#isBegun) this.#hold(bytes.subarray(from));
	}

	/** To be called after the last byte. */
	end(): void {
		if (this.#at !== 'after') this.#refuse(this.#at === 'before' ? 'not-ours' : 'damaged');
	}

	/** Whether the byte only goes on with what has begun. */
	#isWithin(byte: number): boolean {
		if (this.#inString) {
			if (this.#isEscaped) this.#isEscaped = false;
			else if (byte === BACKSLASH) this.#isEscaped = true;
			else if (byte === QUOTE) this.#inString = false;
			return true;
		}
		if (this.#depth === 0) return false;
		if (byte === QUOTE) this.#inString = true;
		else if (byte === OPEN || byte === OPEN_LIST) this.#deeper();
		else if (byte === CLOSE || byte === CLOSE_LIST) this.#depth -= 1;
		return true;
	}

	#deeper(): void {
		this.#depth += 1;
		if (this.#depth + AROUND > DEPTH) this.#refuse('too-deep');
	}

	/** A byte outside of all strings and pieces that is no separator. @returns whether a piece begins with it */
	#begin(byte: number): boolean {
		if (this.#at === 'before') {
			if (byte === OPEN) this.#at = 'key';
			else if (byte !== BYTE_ORDER_MARK[this.#marks++]) this.#refuse('not-ours');
			return false;
		}
		if (this.#at === 'listed' || this.#at === 'after') this.#refuse('damaged');
		if (this.#at === 'value' && byte === OPEN_LIST && !this.#isBegun) {
			this.#at = 'list';
			this.#index = 0;
			return false;
		}
		if (byte === QUOTE) this.#inString = true;
		else if (byte === OPEN || byte === OPEN_LIST) this.#deeper();
		const begins = !this.#isBegun;
		this.#isBegun = true;
		return begins;
	}

	/** Behind a separator. @param filled whether a piece ended with it */
	#pass(byte: number, filled: boolean): void {
		const at = this.#at;
		const ended = at === 'listed' || (at === 'value' && filled);
		if (byte === COLON && at === 'key' && filled) this.#at = 'value';
		else if (byte === COMMA && at === 'list' && filled) this.#index += 1;
		else if (byte === CLOSE_LIST && at === 'list' && (filled || this.#index === 0))
			this.#at = 'listed';
		else if (byte === COMMA && ended) this.#at = 'key';
		else if (byte === CLOSE && (ended || (at === 'key' && this.#isFirst && !filled)))
			this.#at = 'after';
		else this.#refuse(at === 'before' ? 'not-ours' : 'damaged');
		this.#isFirst = false;
	}

	#hold(bytes: Uint8Array): void {
		this.#held.push(bytes);
		this.#size += bytes.length;
		if (this.#size > PIECE_SIZE) this.#refuse('too-large');
	}

	/** The piece of which these are the last bytes. */
	#done(bytes: Uint8Array): Piece {
		this.#hold(bytes);
		const value = this.#read();
		this.#held = [];
		this.#size = 0;
		this.#isBegun = false;
		if (this.#at === 'list') return { what: 'item', key: this.#key, index: this.#index, value };
		if (this.#at === 'value') return { what: 'value', key: this.#key, value };
		if (typeof value !== 'string') this.#refuse('damaged');
		this.#key = value;
		return { what: 'key', key: value };
	}

	#read(): unknown {
		const all = new Uint8Array(this.#size);
		let at = 0;
		for (const bytes of this.#held) {
			all.set(bytes, at);
			at += bytes.length;
		}
		try {
			return JSON.parse(this.#decoder.decode(all));
		} catch {
			this.#refuse('damaged');
		}
	}

	#refuse(code: RefusalCode): never {
		const inList = this.#at === 'list';
		const key = placeIn('', this.#key);
		const place = inList ? placeIn(key, this.#index) : this.#at === 'value' ? key : null;
		throw new RefusedError({ code, place });
	}
}
