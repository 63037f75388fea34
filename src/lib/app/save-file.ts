/** Hands the user a file to keep. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// after the browser has taken it
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
