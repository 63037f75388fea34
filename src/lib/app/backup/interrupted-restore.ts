import { recall } from '#lib/storage/remembered.ts';
import type { Remembered } from '#lib/storage/schema.ts';

/** The restore that was interrupted, or null; one that another tab is running does not count. */
export async function interruptedRestore(): Promise<Remembered['restoring'] | null> {
	try {
		const restoring = await recall('restoring');
		if (restoring === undefined) return null;
		return await withRestoreLock(() => Promise.resolve(restoring));
	} catch {
		return null;
	}
}

/** Forgets an interrupted restore, for instance because its file is gone. */
export async function forgetInterruptedRestore(): Promise<void> {
	const { endMerge } = await import('#lib/storage/restore.ts');
	await withRestoreLock(() => endMerge(null));
}

/** Runs `work` unless another tab is restoring, and keeps other tabs from restoring meanwhile.
 * @returns null if another tab is restoring */
export async function withRestoreLock<T>(work: () => Promise<T>): Promise<T | null> {
	// a browser without locks runs it unprotected
	const locks = navigator.locks as LockManager | undefined;
	if (locks === undefined) return work();
	const options = { ifAvailable: true } as const;
	return locks.request('courtbook-restore', options, (lock) => (lock === null ? null : work()));
}
