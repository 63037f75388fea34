const LONGEST = 60;
/** What Windows takes for a device, whatever follows it. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system takes for a file in the folder where downloads go, and for nothing else: letters, digits,
 * spaces and dashes. */
export function safeFileName(name: string, extension: string): string {
	const clean = name
		.normalize('NFC')
		.replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
		.replace(/\s+/gu, ' ');
	const short = [...clean]
		.slice(0, LONGEST)
		.join('')
		.replace(/^[ \p{M}-]+|[ -]+$/gu, '');
	const usable = short === '' || RESERVED.test(short) ? `Courtbook ${short}`.trim() : short;
	return `${usable}.${extension.replace(/[^a-z0-9.]/gi, '')}`;
}
