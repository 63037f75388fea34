import { recall } from '#lib/storage/remembered.ts';
import type { Remembered } from '#lib/storage/schema.ts';

/** A restore that was cut off, unless another tab is still at it. */
export async function cutOff(): Promise<Remembered['restoring'] | null> {
	try {
		const restoring = await recall('restoring');
		if (restoring === undefined) return null;
		return await alone(() => Promise.resolve(restoring));
	} catch {
		return null;
	}
}

/** It is not to be finished: the file may be gone. */
export async function leaveCutOff(): Promise<void> {
	const { endMerge } = await import('#lib/storage/restore.ts');
	await alone(() => endMerge(null));
}

/** Does it while no other tab restores. @returns null where one does */
export async function alone<T>(work: () => Promise<T>): Promise<T | null> {
	// an old browser lacks them, and is open in one tab
	const locks = navigator.locks as LockManager | undefined;
	if (locks === undefined) return work();
	const options = { ifAvailable: true } as const;
	return locks.request('courtbook-restore', options, (lock) => (lock === null ? null : work()));
}
