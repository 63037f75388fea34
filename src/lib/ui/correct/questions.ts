import { exitOrder } from '#lib/evening/amend/changes.ts';
import type { Problem } from '#lib/evening/amend/plan.ts';
import type { Happening } from '#lib/evening/history.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { m } from '#lib/words/words.svelte.ts';
import { everyone, listOf, named, plain, said, type Sentence } from './said.ts';
import { roundsText } from './spans.ts';

/** Rounds of which not everyone's exit is known, and the order in which they would count. */
interface FilledRound {
	readonly number: number;
	/** Everyone's, as the round would end. */
	readonly order: readonly PlayerId[];
}

/** What no longer fits, grouped as people would ask about it. Each has to be answered. */
export type Question = {
	/** Says what is asked: another answer elsewhere may ask something else. */
	readonly key: string;
	readonly sentence: Sentence;
} & (
	| { readonly type: 'left-out'; readonly why: string }
	| { readonly type: 'filled-in'; readonly rounds: readonly FilledRound[] }
	| { readonly type: 'seated'; readonly round: number; readonly order: readonly PlayerId[] }
);

/** One of a kind, or several of them. */
interface Noun {
	readonly one: Sentence;
	readonly many: Sentence;
}

/** What an entry recorded, as the beginning of a sentence that ends "is left out". */
function nounOf(evening: Pick<Evening, 'people'>, entry: Happening): Noun {
	const who = (player: PlayerId) => named(evening, player);
	const of = (player: PlayerId, one: string, many = `${one}s`): Noun => ({
		one: said`${who(player)}’s ${one}`,
		many: said`${who(player)}’s ${many}`
	});
	const the = (one: string, many = `${one}s`): Noun => ({ one: [one], many: [many] });
	switch (entry.type) {
		case 'EveningStarted':
			return the('The start');
		case 'SeatsSet':
			return the('The choice of seats', 'The choices of seats');
		case 'CardsDrawn':
			return the('The draw for seats', 'The draws for seats');
		case 'TopChairChosen':
			return the('The choice of the top chair', 'The choices of the top chair');
		case 'ChairsKept':
			return the('That people kept their chairs');
		case 'DealerNamed':
			return {
				one: said`That ${who(entry.player)} was named to deal`,
				many: said`That ${who(entry.player)} was named to deal`
			};
		case 'StepReached':
			return the('A step of the round', 'Steps of the round');
		case 'RevolutionCalled':
			return of(entry.caller, 'revolution');
		case 'TaxMarked':
			return of(entry.payer, 'tax, as it was ticked off,', 'taxes, as they were ticked off,');
		case 'TaxesSettled':
			return the('That all taxes were paid', 'That all taxes were paid');
		case 'TaxCorrected':
			return of(entry.payer, 'corrected tax', 'corrected taxes');
		case 'MerchantsExchanged':
			return the('The exchange of the Merchants', 'The exchanges of the Merchants');
		case 'CardExposed':
			return the('The exposed card');
		case 'DecreeIssued':
			return {
				one: said`${who(entry.issuer)}’s decree “${entry.text}”`,
				many: said`${who(entry.issuer)}’s decrees “${entry.text}”`
			};
		case 'DecreeSettled':
			return the('What became of a decree');
		case 'RulingLogged':
			return the('A ruling', 'Rulings');
		case 'RulingOverruled':
			return the('The end of a ruling', 'The ends of rulings');
		case 'ScoreCorrected':
			return of(entry.player, 'corrected points', 'corrected points');
		case 'PlayerWentOut':
			return of(entry.player, 'exit');
		case 'ExitsSwapped':
			return the('A swap of two exits', 'Swaps of two exits');
		case 'ExitTakenBack':
			return of(entry.player, 'exit taken back', 'exits taken back');
		case 'ExitJudged':
			return of(entry.player, 'last card, as it was judged,', 'last cards, as they were judged,');
		case 'PlayerLeftMidRound':
			return of(entry.player, 'leaving in the middle of the round');
		case 'RoundVoided':
			return the('A deal that was void', 'Deals that were void');
		case 'RoundEndedEarly':
			return the('The early end');
		case 'RulesChanged':
			return the('The change of rules', 'The changes of rules');
		case 'RoundConfirmed':
			return the('The end of the round', 'The ends of the rounds');
		case 'PlayerJoined':
			return {
				one: said`${{ name: entry.player.name }}’s coming`,
				many: said`${{ name: entry.player.name }}’s coming`
			};
		case 'PlayerLeft':
			return of(entry.player, 'leaving');
		case 'PlayerSatOut':
			return of(entry.player, 'sitting out', 'sitting out');
		case 'PlayerAddressed':
			return of(entry.player, 'form of address');
		case 'PlayerRenamed':
			return of(entry.player, 'new name');
		case 'NoteAdded':
			return the('A note', 'Notes');
		case 'LastRoundAnnounced':
			return the('The word that it is the last round');
		case 'EveningClosed':
			return the('The end of the evening');
		case 'EveningReopened':
			return the('That the evening was reopened');
		case 'EveningRenamed':
			return the('The name of the evening');
		case 'EveningDeleted':
		case 'EveningRestored':
			return the('A deletion');
	}
}

/** Nouns that say several things with one verb in the singular, however often. */
const isOne = (noun: Sentence): boolean => /^That |^What |leaving$|coming$|out$/.test(plain(noun));

const whyOf = ({ entry, why }: Extract<Problem, { type: 'left-out' }>): string =>
	entry.type === 'TaxesSettled' && why === 'no-bracket'
		? 'Other taxes are due then than those that were paid. What is the same stays recorded.'
		: m.refusals[why];

function leftOut(evening: Pick<Evening, 'people'>, problems: readonly Problem[]): Question[] {
	const groups = new Map<string, { noun: Noun; why: string; rounds: number[] }>();
	for (const problem of problems) {
		if (problem.type !== 'left-out') continue;
		const noun = nounOf(evening, problem.entry);
		const key = `${plain(noun.one)} ${problem.why}`;
		const group = groups.get(key) ?? { noun, why: whyOf(problem), rounds: [] };
		groups.set(key, group);
		group.rounds.push(problem.round);
	}
	return [...groups].map(([key, { noun, why, rounds }]) => {
		const words = rounds.length === 1 ? noun.one : noun.many;
		const is = rounds.length === 1 || isOne(words) ? 'is' : 'are';
		return {
			type: 'left-out' as const,
			key: `${key} ${rounds.join()}`,
			sentence: said`${words} in ${roundsText(rounds)} ${is} left out.`,
			why
		};
	});
}

function filledIn(before: Evening, after: Evening, problems: readonly Problem[]): Question[] {
	const was = new Map(playedRounds(before).map((round) => [round.number, exitOrder(round)]));
	const is = new Map(playedRounds(after).map((round) => [round.number, exitOrder(round)]));
	const groups = new Map<string, { unknown: readonly PlayerId[]; rounds: FilledRound[] }>();
	for (const problem of problems) {
		if (problem.type !== 'filled-in') continue;
		const { round, order } = problem;
		// who was the last before is known too
		const strange = order.filter((p) => was.get(round)?.includes(p) !== true);
		const unknown = strange.length > 0 ? strange : order;
		const group = groups.get(unknown.join()) ?? { unknown, rounds: [] };
		groups.set(unknown.join(), group);
		group.rounds.push({ number: round, order: is.get(round) ?? order });
	}
	return [...groups].map(([key, { unknown, rounds }]) => {
		const names = listOf(unknown.map((p) => named(after, p)));
		const span = roundsText(rounds.map(({ number }) => number));
		const upper = `${span[0]!.toUpperCase()}${span.slice(1)}`;
		const [say, exits] = [
			rounds.length === 1 ? 'has' : 'have',
			rounds.length === 1 && unknown.length === 1 ? 'exit' : 'exits'
		];
		const so = unknown.length === 1 ? 'placed last' : 'placed last, in this order';
		return {
			type: 'filled-in' as const,
			key: `filled ${key} ${rounds.map(({ number, order }) => [number, ...order].join()).join(' ')}`,
			sentence: said`${upper} ${say} no ${exits} of ${names}: ${so}.`,
			rounds
		};
	});
}

/** Everything that has to be answered, in the order in which it came up. */
export function questionsOf(
	before: Evening,
	after: Evening,
	problems: readonly Problem[]
): Question[] {
	const seated = problems.flatMap((problem): Question[] => {
		if (problem.type !== 'seated') return [];
		const { round, order } = problem;
		return [
			{
				type: 'seated',
				key: `seated ${round} ${order.join()}`,
				sentence: said`The seats of round ${round} are to be found anew: ${listOf(
					order.map((p) => named(after, p))
				)} sit in this order.`,
				round,
				order
			}
		];
	});
	return [
		...seated,
		...filledIn(before, after, problems),
		...leftOut(everyone(before, after), problems)
	];
}
