import type { Counts, Heading, Part } from '#lib/exchange/parts.ts';
import { RefusedError, type Refused } from '#lib/exchange/refused.ts';
import { FILE_SIZE } from '#lib/exchange/limits.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { Cutter } from './cut.ts';
import type { RememberedStart } from './format.ts';
import { Intake } from './intake.ts';
import { Packed, unpacked } from './unpack.ts';

/** For how long, in milliseconds, nobody else gets a turn. */
const TURN = 40;

interface ReadOptions {
	/** Rejects with an AbortError when it is aborted. */
	readonly signal?: AbortSignal;
	/** Told how many bytes of the file were read. */
	readonly progress?: (bytesRead: number) => void;
	/** Whether the same file was read before, from beginning to end: then it is not asked again whether the entries of a
	 * log follow, but everything else is. */
	readonly again?: boolean;
}

/** What a file held besides its parts. */
interface Contents {
	readonly heading: Heading;
	readonly counts: Counts;
	/** The latest start, where it is remembered. */
	readonly start: RememberedStart | null;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function stopIfAborted(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new DOMException('The file is not wanted any more', 'AbortError');
}

async function readAll(
	packed: Packed,
	each: (part: Part) => Promise<void> | void,
	{ signal, progress, again = false }: ReadOptions
): Promise<Contents> {
	const cutter = new Cutter();
	const intake = new Intake(!again);
	let since = performance.now();
	for await (const bytes of unpacked(packed)) {
		for (const piece of cutter.cut(bytes)) {
			stopIfAborted(signal);
			const part = intake.take(piece);
			if (part !== null) await each(part);
			if (performance.now() - since < TURN) continue;
			await turn();
			since = performance.now();
		}
		stopIfAborted(signal);
		progress?.(packed.read);
	}
	stopIfAborted(signal);
	cutter.end();
	return intake.end();
}

/** Reads a backup or an evening alone, packed or not, and checks all of it on the way: `each` gets one part after the
 * other, checked, before it is known whether the rest will do. So a file is read once to know that, and once more to
 * take it in. What `each` throws is thrown.
 * @param packedSize as the file says it is long */
export async function readBackup(
	file: ReadableStream<Uint8Array>,
	packedSize: number,
	each: (part: Part) => Promise<void> | void,
	options: ReadOptions = {}
): Promise<Result<Contents, Refused>> {
	const packed = new Packed(file);
	const leave = () => packed.leave();
	options.signal?.addEventListener('abort', leave);
	try {
		stopIfAborted(options.signal);
		if (packedSize > FILE_SIZE) return no({ code: 'too-large', place: null });
		return ok(await readAll(packed, each, options));
	} catch (error) {
		stopIfAborted(options.signal);
		if (error instanceof RefusedError) return no(error.refused);
		throw error;
	} finally {
		options.signal?.removeEventListener('abort', leave);
		packed.leave();
	}
}
