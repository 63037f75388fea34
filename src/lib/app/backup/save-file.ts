import { safeFileName } from '#lib/exchange/file-name.ts';

/** Hands the user a file to keep, under a name that every system takes: `Friday.json`, `courtbook.json.gz`. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
	const [, stem = name, extension = ''] = /^(.*?)\.([a-z\d]+(?:\.gz)?)$/is.exec(name) ?? [];
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = safeFileName(stem, extension);
	link.click();
	// after the browser has taken it
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
