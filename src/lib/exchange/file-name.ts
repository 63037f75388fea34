const MAX_LENGTH = 60;
/** Names of devices on Windows, which it reserves with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Makes a file name from any text: letters, digits, spaces and dashes only, so that every system
 * accepts it and it cannot leave the download folder.
 * @param extension without its dot */
export function safeFileName(name: string, extension: string): string {
	const clean = name
		.normalize('NFC')
		.replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
		.replace(/\s+/gu, ' ');
	const short = [...clean]
		.slice(0, MAX_LENGTH)
		.join('')
		.replace(/^[ \p{M}-]+|[ -]+$/gu, '');
	const usable = short === '' || RESERVED.test(short) ? `Courtbook ${short}`.trim() : short;
	return `${usable}.${extension.replace(/[^a-z0-9.]/gi, '')}`;
}
