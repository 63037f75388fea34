import { safeFileName } from '#lib/exchange/file-name.ts';

/** Downloads a file, under a name that is valid on every system.
 * @param name with extension: `Friday.json`, `courtbook.json.gz` */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
	const [, stem = name, extension = ''] = /^(.*?)\.([a-z\d]+(?:\.gz)?)$/is.exec(name) ?? [];
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = safeFileName(stem, extension);
	link.click();
	// after the download has begun
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
