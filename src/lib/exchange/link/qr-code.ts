import encodeQR from 'qr';
import { splitLink } from './parts.ts';

/** The densest code that is shown has version 18, which is 89 modules wide and holds this many
 * bytes. On the smallest screen its modules are 2.9 px wide, and a camera of 720 lines gives each 6
 * px if the code fills most of the picture. */
const MAX_VERSION = 18;
const MAX_LETTERS = 718;

/** A QR code to draw. */
export interface QrCode {
	/** The text that it encodes. */
	readonly text: string;
	/** Width and height in modules, with the quiet zone. */
	readonly size: number;
	/** The dark modules as the path of an SVG, one unit per module. */
	readonly path: string;
}

/** Quiet zone in modules (ISO/IEC 18004). */
const MARGIN = 4;

function encode(text: string, version?: number): QrCode {
	const rows = encodeQR(text, 'raw', {
		ecc: 'low',
		encoding: 'byte',
		border: MARGIN,
		...(version !== undefined && { version })
	});
	const path = rows.flatMap((row, y) => {
		const runs: string[] = [];
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x += 1;
			const width = x + 1 - from;
			runs.push(`M${from} ${y}h${width}v1h-${width}z`);
		}
		return runs;
	});
	return { text, size: rows.length, path: path.join('') };
}

/**
 * Encodes a link as QR codes: one if it fits, else several of the same size to be shown in turn.
 * @param address of the page that opens links, up to and with the `#`
 * @param fragment from `writeLink`
 */
export function encodeQrCodes(address: string, fragment: string): readonly QrCode[] {
	const whole = address + fragment;
	if (whole.length <= MAX_LETTERS) return [encode(whole)];
	return splitLink(fragment, MAX_LETTERS - address.length).map((part) =>
		encode(address + part, MAX_VERSION)
	);
}
