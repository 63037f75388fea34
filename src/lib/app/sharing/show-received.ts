import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** Makes this tab and the others show the content that a link has added to the store.
 * @param id under which it is stored */
export async function showReceived(kind: 'evening' | 'house', id: string): Promise<void> {
	if (kind === 'house') {
		notifyTabs({ changed: 'houses' });
		return houses.open();
	}
	notifyTabs({ changed: 'all' });
	await readNames();
	const { evening } = session;
	if (evening?.id === id) await session.put(evening.id);
}
