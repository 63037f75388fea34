import { saveFile } from '#lib/app/backup/save-file.ts';

/** Result of sharing; `left`: the user closed the system's share sheet. */
type ShareOutcome = 'shared' | 'left' | 'cannot';

/** Opens the system's share sheet. To be called from a tap, with nothing awaited before. Never
 * rejects. */
async function share(data: ShareData): Promise<ShareOutcome> {
	if (!canShare(data)) return 'cannot';
	try {
		await navigator.share(data);
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'cannot';
	}
}

/** Whether the system can share this: some can share text but not files. */
function canShare(data: ShareData): boolean {
	if (typeof navigator.share !== 'function') return false;
	return typeof navigator.canShare !== 'function' ? !data.files : navigator.canShare(data);
}

/** Copies text to the clipboard. @returns whether that succeeded */
async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copySelected(text);
	}
}

/** Copies text by selecting it: over plain HTTP there is no `navigator.clipboard`. */
function copySelected(text: string): boolean {
	const focused = document.activeElement as HTMLElement | null;
	const field = document.createElement('textarea');
	field.value = text;
	field.readOnly = true;
	field.style.position = 'fixed';
	// what is outside of an open dialog cannot be selected
	(focused?.closest('dialog') ?? document.body).append(field);
	field.select();
	const isCopied = document.execCommand('copy');
	field.remove();
	focused?.focus();
	return isCopied;
}

/** The actions of share sheets on a link or file. */
export const shareActions = { share, canShare, copy, save: saveFile } as const;
