/** The places for second copies of unsaved entries. */

/** The prefix of the keys in localStorage. */
export const UNSAVED_PREFIX = 'courtbook-unsaved ';
/** The name of the folder in the origin's private file system. */
export const UNSAVED_FOLDER = 'unsaved';

/** Whether there are any in localStorage. */
export function hasLocalCopies(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(UNSAVED_PREFIX));
	} catch {
		return false;
	}
}

/** The folder of copies. Rejects where there is none. */
export async function unsavedFolder(create = false): Promise<FileSystemDirectoryHandle> {
	const root = await navigator.storage.getDirectory();
	return root.getDirectoryHandle(UNSAVED_FOLDER, { create });
}
