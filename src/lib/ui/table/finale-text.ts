import { roundsPlayed } from '#lib/evening/round.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { playingTime } from '#lib/stats/playing-time.ts';
import { rulerText } from '#lib/ui/share/evening-text.ts';
import { dotted, playingTimeText } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('results', 'common');

/** The heading of a closed evening: who ruled it, or its name if nobody did, and what it was. */
export function finaleText({ state: evening, history }: Timeline): {
	readonly title: string;
	readonly subtitle: string;
} {
	const ruled = rulerText(evening);
	return {
		title: ruled ?? evening.name,
		subtitle: dotted([
			ruled === null ? m.results.closed.closed : evening.name,
			m.common.rounds(roundsPlayed(evening)),
			playingTimeText(playingTime(history))
		])
	};
}
