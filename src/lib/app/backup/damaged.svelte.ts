import { whenDamaged } from '#lib/storage/validate.ts';
import { runJob } from './client.ts';
import type { Damaged } from './protocol.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { saveFile } from './save-file.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** The records of the store that cannot be read. They are left out of all lists until the user
 * saves or removes them. */
class DamagedRecords {
	state = $state<'unread' | 'reading' | 'read' | 'failed'>('unread');
	list = $state.raw<readonly Damaged[]>([]);
	/** How many evenings were checked so far. */
	checked = $state(0);
	/** Whether the damaged records were downloaded. */
	saved = $state(false);

	/** Checks the whole store. Never rejects. */
	async check(): Promise<void> {
		if (this.state === 'reading') return;
		this.state = 'reading';
		this.saved = false;
		const answer = await runJob({ topic: 'damaged' }, (progress) => {
			this.checked = progress?.done ?? this.checked;
		}).catch(() => null);
		if (answer?.status === 'done') {
			this.list = answer.value;
			this.state = 'read';
		} else this.state = 'failed';
	}

	/** Downloads the damaged records as stored. */
	async save(): Promise<void> {
		const damaged = [...this.list];
		const answer = await runJob({ topic: 'raw', damaged }, () => undefined).catch(() => null);
		if (answer?.status !== 'done') return;
		saveFile('courtbook-damaged.json', answer.value);
		this.saved = true;
	}

	/** Removes them from the store. */
	async remove(): Promise<void> {
		const damaged = [...this.list];
		await runJob({ topic: 'remove', damaged }, () => undefined).catch(() => null);
		if (damaged.some(({ key }) => key === session.current?.damaged?.id)) await session.put(null);
		notifyTabs({ changed: 'all' });
		await Promise.all([readNames(), houses.open(), this.check()]);
	}
}

export const damagedRecords = new DamagedRecords();

/** Whether any list has skipped a damaged record since the app was opened. */
class LeftOut {
	any = $state(false);
}
export const leftOut = new LeftOut();
whenDamaged(() => (leftOut.any = true));
