import { CHANNEL, isTabMessage, type TabMessage } from '#lib/app/table/tabs.ts';
import { findSummary } from '#lib/storage/evenings.ts';

/** Calls `changed` when something was stored that a club keeps: a closed evening, people, house
 * rules or seasons. It listens to what this tab tells other tabs. A hidden tab ignores it: the
 * change was made in another one.
 * @param changed is told whether that may be everything
 * @returns a function that stops it */
export function onClubChange(changed: (isAll: boolean) => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (!isTabMessage(data) || (typeof document !== 'undefined' && document.hidden)) return;
		void concernsClub(data).then((concerns) => {
			if (concerns) changed('changed' in data && data.changed === 'all');
		});
	});
	return () => channel.close();
}

async function concernsClub(message: TabMessage): Promise<boolean> {
	if ('changed' in message) return message.changed !== 'table';
	// one that goes on stays on its phone
	const summary = await findSummary(message.evening).catch(() => undefined);
	return (summary?.closedAt ?? null) !== null;
}
