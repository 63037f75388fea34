import type { PlayerId } from '#lib/evening/ids.ts';
import { isFinished, result, taxesOf } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { entryName } from '#lib/ui/text/entry-name.ts';
import { plainName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('table', 'entries');

const marksOf = (round: Round | null, payer: PlayerId) =>
	round?.marks[payer] ?? { paid: false, returned: false };

function exitSentences({ state }: Timeline, round: Round, player: PlayerId): string[] {
	const text = m.table.play;
	const places = result(round);
	const exit = text.said(plainName(state, player), text.out(places.indexOf(player) + 1));
	return isFinished(round) ? [exit, text.roundWon(plainName(state, places[0]!))] : [exit];
}

function taxSentences(before: Timeline, now: Timeline, payer: PlayerId): string[] {
	const text = m.table.tax;
	const [was, is] = [marksOf(before.state.round, payer), marksOf(now.state.round, payer)];
	const receiver = taxesOf(now.state.round!).brackets.find((b) => b.payer === payer)?.receiver;
	if (is.paid && !was.paid) return [text.paid(plainName(now.state, payer))];
	if (is.returned && !was.returned && receiver !== undefined)
		return [text.returned(plainName(now.state, receiver))];
	return [m.entries.undone(entryName(now.state, now.entry))];
}

/** Timelines are rebuilt when the log is read again, so entries are compared by id. */
const isSame = (a: Pick<Timeline, 'entry'> | null, b: Timeline): boolean =>
	a?.entry.id === b.entry.id;

/** The sentences that announce a change of the round to screen readers. A change that shows another
 * screen needs none: the focus moves to that screen's heading. */
export function announcements(before: Timeline, now: Timeline): string[] {
	if (before.state.id !== now.state.id || isSame(before, now)) return [];
	if (isSame(before.before, now)) return [m.entries.undone(entryName(before.state, before.entry))];
	const { entry, state } = now;
	if (state.round === null) return [];
	switch (entry.type) {
		case 'PlayerWentOut':
			return exitSentences(now, state.round, entry.player);
		case 'TaxMarked':
			return taxSentences(before, now, entry.payer);
		default:
			return isSame(before.undone, now) ? [m.entries.redone(entryName(state, entry))] : [];
	}
}
