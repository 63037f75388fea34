import { topicOf } from '#lib/evening/entry-info.ts';
import { TOPICS, type Topic } from '#lib/evening/kind.ts';
import { couldCall } from '#lib/evening/kinds/revolution-called.ts';
import { isFinished, playedRounds, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { turnsRanking } from '#lib/rules/turning.ts';
import type { EntryContext } from './contexts.ts';

/** The rounds that can be corrected, latest first: those with a result, and a dealt one in
 * progress. */
export function correctableRounds(evening: Evening): Round[] {
	const { round } = evening;
	const played = playedRounds(evening);
	const current = round !== null && round.dealt && !isFinished(round) ? [round] : [];
	return [...played, ...current].reverse();
}

/** The topics that apply to this round, in the order in which they are listed. */
export function topicsOf(round: Round): Topic[] {
	const { options } = round.rules;
	const taxed = taxesOf(round).brackets.length > 0;
	const applies: Record<Topic, boolean> = {
		exits: isFinished(round),
		ranking: round.turnings > 0 || turnsRanking(options, 'round'),
		revolution: round.revolution !== null || couldCall(round).length > 0,
		tax: taxed || round.handsChanged !== null,
		chairs: round.before !== null,
		people: true,
		rules: true,
		seats: round.first
	};
	return TOPICS.filter((topic) => applies[topic]);
}

/** Whether an entry says that somebody joined, left or sat out. */
export const isAttendance = ({ entry }: Pick<EntryContext, 'entry'>): boolean =>
	topicOf(entry) === 'people';
