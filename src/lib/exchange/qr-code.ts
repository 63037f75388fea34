import encodeQR from 'qr';
import { framesOf } from './frames.ts';

/** The densest code to show: of version 18, 89 modules wide. On the smallest screen a module of it is 2.9 px wide, and
 * a camera of 720 lines that sees it fill most of the picture has 6 px for each. */
const LETTERS = 718;

/** A code as it is drawn. */
export interface Code {
	/** What it says. */
	readonly text: string;
	/** How many modules wide and high, with the margin that it needs around it. */
	readonly size: number;
	/** The dark modules, as the path of an SVG. */
	readonly path: string;
}

const MARGIN = 4;

function codeOf(text: string, version?: number): Code {
	const rows = encodeQR(text, 'raw', {
		...{ ecc: 'low', encoding: 'byte', border: MARGIN },
		...(version !== undefined && { version })
	});
	const path = rows.flatMap((row, y) => {
		const runs: string[] = [];
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x += 1;
			const wide = x + 1 - from;
			runs.push(`M${from} ${y}h${wide}v1h-${wide}z`);
		}
		return runs;
	});
	return { text, size: rows.length, path: path.join('') };
}

/** The codes that hold a link: one where it fits, else several to be shown in turn, all of one size.
 * @param address where links are opened, up to the `#` */
export function codesOf(address: string, fragment: string): readonly Code[] {
	const whole = address + fragment;
	if (whole.length <= LETTERS) return [codeOf(whole)];
	return framesOf(fragment, LETTERS - address.length).map((frame) => codeOf(address + frame, 18));
}
