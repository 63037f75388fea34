import { CHANNEL, isTabMessage, type TabMessage } from '#lib/app/table/tabs.ts';
import { findSummary } from '#lib/storage/evenings.ts';

/** Calls back after a change that a club shares: of a closed evening, people, house rules or
 * seasons. It listens to the messages between tabs. A hidden tab ignores them, because the tab that
 * made the change syncs it.
 * @param onChange called with whether everything may have changed
 * @returns a function that stops it */
export function onClubChange(onChange: (isAll: boolean) => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (!isTabMessage(data) || (typeof document !== 'undefined' && document.hidden)) return;
		void concernsClub(data).then((concerns) => {
			if (concerns) onChange('changed' in data && data.changed === 'all');
		});
	});
	return () => channel.close();
}

async function concernsClub(message: TabMessage): Promise<boolean> {
	if ('changed' in message) return message.changed !== 'table';
	// an open evening is not shared with the club
	const summary = await findSummary(message.evening).catch(() => undefined);
	return (summary?.closedAt ?? null) !== null;
}
