import { saveFile } from '#lib/app/backup/save-file.ts';

/** Whether something was handed to another app; `left`: whoever chose one thought better of it. */
type Handed = 'shared' | 'left' | 'cannot';

/** Through the system's own sheet. To be called from a tap, with nothing awaited before. */
async function share(data: ShareData): Promise<Handed> {
	if (!canShare(data)) return 'cannot';
	try {
		await navigator.share(data);
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'cannot';
	}
}

/** Whether the system's sheet would take it: some have one for text, and none for files. */
function canShare(data: ShareData): boolean {
	if (typeof navigator.share !== 'function') return false;
	return typeof navigator.canShare !== 'function' ? !data.files : navigator.canShare(data);
}

/** @returns whether the clipboard has it */
async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** The ways out of this browser. */
export const handing = { share, canShare, copy, save: saveFile } as const;
