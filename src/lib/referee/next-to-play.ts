import type { Card } from '#lib/cards/card.ts';
import { lead, nextClockwise, type Lead } from '#lib/rules/lead.ts';
import { isUnbeatable, tableAfter, type Table } from '#lib/rules/legality.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { jokersAreTrumps } from '#lib/rules/plays.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import { hasWild, isWild } from './patterns.ts';

/** What a player did when it was their turn. */
export interface Turn<P> {
	readonly player: P;
	readonly did: 'play' | 'pass';
	/** Where they are known: they tell whether the trick is over at once, and whether someone is skipped. */
	readonly cards?: readonly Card[];
	/** Whether it emptied the hand. */
	readonly exit?: boolean;
}

export interface TrickQuestion<P> {
	/** The places at the start of this round's play, from the top. */
	readonly places: readonly P[];
	/** Who sits where, clockwise. */
	readonly chairs: readonly P[];
	/** Who was out before this trick. */
	readonly out: readonly P[];
	/** Everything done in this trick, the lead first. */
	readonly turns: readonly [Turn<P>, ...Turn<P>[]];
	readonly turned?: boolean | undefined;
}

/** Who is next, who won the trick and leads, or that the round is over. */
export type NextVerdict<P> = Grounds &
	(
		| {
				readonly kind: 'next';
				readonly player: P;
				/** Whether nothing lies on the table yet. */
				readonly leads: boolean;
				/** Whose turn an equal rank took (PR-5). */
				readonly skipped: P | null;
		  }
		| {
				readonly kind: 'won';
				readonly by: 'all-passed' | 'ends-the-trick' | 'nothing-tops';
				readonly winner: P;
				readonly lead: Lead<P>;
		  }
		| { readonly kind: 'over' }
	);

interface Trick<P> {
	readonly question: TrickQuestion<P>;
	readonly options: Options;
	readonly out: readonly P[];
	readonly plays: readonly Turn<P>[];
	readonly table: Table | undefined;
	readonly skipped: P | null;
}

/** What lies there after so many plays, as far as all their cards are known. */
function tableOf<P>(options: Options, question: TrickQuestion<P>, plays: readonly Turn<P>[]) {
	const trick = plays.flatMap(({ cards }) => (cards === undefined ? [] : [cards]));
	if (trick.length < plays.length) return undefined;
	return tableAfter(options, {
		...{ trick, players: question.places.length },
		turned: question.turned
	});
}

const passedIn = <P>(turns: readonly Turn<P>[]): P[] =>
	turns.filter(({ did }) => did === 'pass').map(({ player }) => player);

/** Whose turn the last play took: the next in turn after an equal rank (PR-5). */
function skippedBy<P>(options: Options, question: TrickQuestion<P>, out: readonly P[]): P | null {
	if (options.equalRank !== 'allowed-and-skips') return null;
	const { turns, chairs } = question;
	const plays = turns.filter(({ did }) => did === 'play');
	const last = plays.at(-1);
	const [below, above] = [plays.slice(0, -1), plays].map((some) =>
		tableOf(options, question, some)
	);
	if (last === undefined || below === undefined || above === undefined) return null;
	const isLike =
		below.reading.pattern === above.reading.pattern && below.reading.count === above.reading.count;
	if (!isLike || below.reading.rank !== above.reading.rank) return null;
	const gone = passedFor(options, turns.slice(0, turns.indexOf(last)));
	return nextClockwise(
		chairs,
		last.player,
		(p) => p !== last.player && ![...out, ...gone].includes(p)
	);
}

/** Who passed so that it still counts: in this trick, or since the last play (PL-6). */
function passedFor<P>({ afterPass }: Options, turns: readonly Turn<P>[]): P[] {
	const since = turns.findLastIndex(({ did }) => did === 'play') + 1;
	return passedIn(afterPass === 'out-of-trick' ? turns : turns.slice(since));
}

/** Whether the trick is over whoever is left: not while the 3 of spades may still come (PL-4, PL-5, PR-6, DF-7). */
function endsAtOnce({ options, table }: Trick<unknown>): 'ends-the-trick' | 'nothing-tops' | null {
	if (table === undefined || !isUnbeatable(options, table)) return null;
	const isOpen = table.cards.length === 1 && table.cards.every(isWild);
	if (options.spadeThreeTopsJoker && isOpen) return null;
	const { rank } = table.reading;
	const ends = (rank === '2' && options.twosEndTrick) || (rank === '8' && options.eightsEndTrick);
	return ends ? 'ends-the-trick' : 'nothing-tops';
}

/** The rules by which nothing tops what lies there, and their options. */
function groundsOfEnd({ options, table }: Trick<unknown>): [RuleId[], OptionName[]] {
	const rules: RuleId[] = [];
	const names: OptionName[] = [];
	const add = (is: boolean, id: RuleId, name?: OptionName) => {
		if (!is) return;
		rules.push(id);
		if (name !== undefined) names.push(name);
	};
	if (table === undefined) return [rules, names];
	const { rank } = table.reading;
	const trump =
		rank === '2' ? options.trumps === 'twos' : rank === 'joker' && jokersAreTrumps(options);
	add(rank === '2' && options.twosEndTrick, 'PL-4', 'twosEndTrick');
	add(trump, 'PL-5', 'trumps');
	add(rank === '8' && options.eightsEndTrick, 'PR-6', 'eightsEndTrick');
	add(table.settled, 'DF-7', 'spadeThreeTopsJoker');
	add(hasWild(table.cards) && rank !== 'joker', 'PL-3');
	return [rules, names];
}

function wonBy<P>(
	rules: Rules,
	{ question, out, ...trick }: Trick<P>,
	winner: P,
	by: Extract<NextVerdict<P>, { kind: 'won' }>['by']
): NextVerdict<P> {
	const { places, chairs } = question;
	// the round's number is for its first lead only
	const next = lead(rules.options, { places, chairs, round: 2, out, lastPlayBy: winner });
	const isOut = out.includes(winner);
	const [ids, names] = by === 'all-passed' ? [[], []] : groundsOfEnd({ question, out, ...trick });
	const skip = by === 'all-passed' && trick.skipped !== null;
	return {
		...{ kind: 'won', by, winner, lead: next },
		...groundsOf(
			rules,
			['PL-7', ...ids, ...(isOut ? (['LE-2'] as const) : []), ...(skip ? (['PR-5'] as const) : [])],
			[
				...names,
				...(isOut ? (['leadAfterExit'] as const) : []),
				...(skip ? (['equalRank'] as const) : [])
			]
		)
	};
}

/** *Who is next?* Clockwise by chair, past who is out, who passed so that it counts, and who is skipped; when all others
 * have passed, or nothing tops what lies there, who won the trick and leads (PL-4 to PL-7, LE-2, PR-5, PR-6, DF-7). */
export function judgeNext<P>(rules: Rules, question: TrickQuestion<P>): NextVerdict<P> {
	const { options } = rules;
	const { places, chairs, turns } = question;
	const left = turns.flatMap(({ player, exit }) => (exit === true ? player : []));
	const out = [...question.out, ...left];
	if (places.filter((p) => !out.includes(p)).length <= 1)
		return { kind: 'over', ...groundsOf(rules, ['SE-4'], []) };
	const plays = turns.filter(({ did }) => did === 'play');
	const table = tableOf(options, question, plays);
	const skipped = skippedBy(options, question, out);
	const trick: Trick<P> = { question, options, out, plays, table, skipped };
	const winner = plays.at(-1)?.player;
	const end = endsAtOnce(trick);
	if (winner !== undefined && end !== null) return wonBy(rules, trick, winner, end);
	const passed = [...passedFor(options, turns), skipped];
	const from = turns.at(-1)!.player;
	const canPlay = (p: P) => p !== winner && !out.includes(p) && !passed.includes(p);
	const next = nextClockwise(chairs, from, canPlay);
	if (next === null && winner !== undefined) return wonBy(rules, trick, winner, 'all-passed');
	const names: OptionName[] = passedIn(turns).length > 0 ? ['afterPass'] : [];
	if (skipped !== null) names.push('equalRank');
	return {
		kind: 'next',
		player: next ?? nextClockwise(chairs, from, (p) => !out.includes(p))!,
		leads: winner === undefined,
		skipped,
		...groundsOf(rules, skipped === null ? ['PL-6'] : ['PL-6', 'PR-5'], names)
	};
}
