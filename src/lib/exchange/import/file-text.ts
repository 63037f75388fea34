/** The encodings of spreadsheets on Windows that save no Unicode, by language. */
const BEFORE_UNICODE: ReadonlyMap<string, string> = new Map([
	['ja', 'shift_jis'],
	['zh', 'gb18030'],
	['ko', 'euc-kr'],
	['he', 'windows-1255']
]);

/** Decodes a text file: Unicode, or else what spreadsheets save on a computer in a language.
 * @param language a tag like `zh-Hans` */
export function textOfFile(bytes: Uint8Array, language: string): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		const [tag = ''] = language.split('-');
		return new TextDecoder(BEFORE_UNICODE.get(tag) ?? 'windows-1252').decode(bytes);
	}
}
