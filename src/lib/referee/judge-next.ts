import type { Card } from '#lib/cards/card.ts';
import { lead, nextClockwise, type Lead } from '#lib/rules/lead.ts';
import { isUnbeatable, tableAfter, type Table } from '#lib/rules/trick.ts';
import { jokersAreTrumps, type OptionName, type Options } from '#lib/rules/options.ts';

import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import { hasWild, isWild } from './patterns.ts';

/** What a player did in a turn. */
export interface Turn<P> {
	readonly player: P;
	readonly did: 'play' | 'pass';
	/** The cards played, if they are known: they may end the trick at once or skip a player. */
	readonly cards?: readonly Card[];
	/** Whether the play emptied the hand. */
	readonly exit?: boolean;
}

export interface TrickQuestion<P> {
	/** The players by place at the start of this round's play, from the top. */
	readonly places: readonly P[];
	/** The players by chair, clockwise. */
	readonly chairs: readonly P[];
	/** The players who were out before this trick. */
	readonly out: readonly P[];
	/** All turns of this trick, beginning with the lead. */
	readonly turns: readonly [Turn<P>, ...Turn<P>[]];
	/** Whether the ranking was turned when the trick began (PR-7). */
	readonly turned?: boolean | undefined;
}

/** Whose turn is next, or who won the trick and who leads the next one, or that the round is over. */
export type NextVerdict<P> = Grounds &
	(
		| {
				readonly kind: 'next';
				readonly player: P;
				/** Whether the player leads, because nobody has played yet. */
				readonly leads: boolean;
				/** The player skipped by an equal rank (PR-5). */
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

/** The play to beat after these plays; undefined unless the cards of all of them are known. */
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

/** The player whom the last play skips, because it equals the rank before it (PR-5). */
function skippedBy<P>(options: Options, question: TrickQuestion<P>, out: readonly P[]): P | null {
	if (options.equalRank !== 'allowed-and-skips') return null;
	const { turns, chairs } = question;
	const plays = turns.filter(({ did }) => did === 'play');
	const last = plays.at(-1);
	const before = tableOf(options, question, plays.slice(0, -1))?.reading;
	const after = tableOf(options, question, plays)?.reading;
	if (last === undefined || before === undefined || after === undefined) return null;
	const isEqual =
		before.pattern === after.pattern && before.count === after.count && before.rank === after.rank;
	if (!isEqual) return null;
	const passed = passedFor(options, turns.slice(0, turns.indexOf(last)));
	const canPlay = (p: P) => p !== last.player && ![...out, ...passed].includes(p);
	return nextClockwise(chairs, last.player, canPlay);
}

/** The players whose pass still counts: in this trick, or since the last play (PL-6). */
function passedFor<P>({ afterPass }: Options, turns: readonly Turn<P>[]): P[] {
	const since = turns.findLastIndex(({ did }) => did === 'play') + 1;
	return passedIn(afterPass === 'out-of-trick' ? turns : turns.slice(since));
}

/** Whether nothing can top the table, so that the trick ends with players left to act; not while the 3 of spades may
 * still be played (PL-4, PL-5, PR-6, DF-7). */
function endsAtOnce({ options, table }: Trick<unknown>): 'ends-the-trick' | 'nothing-tops' | null {
	if (table === undefined || !isUnbeatable(options, table)) return null;
	const isLoneJoker = table.cards.length === 1 && table.cards.every(isWild);
	if (options.spadeThreeTopsJoker && isLoneJoker) return null;
	const { rank } = table.reading;
	const ends =
		(table.endedBy !== null && table.endedBy !== 'spade-three') ||
		(rank === '2' && options.twosEndTrick) ||
		(rank === '8' && options.eightsEndTrick);
	return ends ? 'ends-the-trick' : 'nothing-tops';
}

/** The rules by which nothing tops the table, and their options. */
function groundsOfEnd({ options, table }: Trick<unknown>): [RuleId[], OptionName[]] {
	const rules: RuleId[] = [];
	const names: OptionName[] = [];
	const addIf = (applies: boolean, id: RuleId, name?: OptionName) => {
		if (!applies) return;
		rules.push(id);
		if (name !== undefined) names.push(name);
	};
	if (table === undefined) return [rules, names];
	const { rank } = table.reading;
	const isTrump =
		rank === '2' ? options.trumps === 'twos' : rank === 'joker' && jokersAreTrumps(options);
	addIf(rank === '2' && options.twosEndTrick, 'PL-4', 'twosEndTrick');
	addIf(isTrump, 'PL-5', 'trumps');
	addIf(rank === '8' && options.eightsEndTrick, 'PR-6', 'eightsEndTrick');
	addIf(table.endedBy === 'spade-three', 'DF-7', 'spadeThreeTopsJoker');
	addIf(table.endedBy === 'completed-four', 'PR-11', 'completedFour');
	addIf(table.endedBy === 'top-card', 'PR-13', 'topCard');
	addIf(table.endedBy === 'threes', 'PR-14', 'threes');
	addIf(hasWild(table.cards) && rank !== 'joker', 'PL-3');
	return [rules, names];
}

function wonBy<P>(
	rules: Rules,
	{ question, out, ...trick }: Trick<P>,
	winner: P,
	by: Extract<NextVerdict<P>, { kind: 'won' }>['by']
): NextVerdict<P> {
	const { places, chairs } = question;
	// any round but the first: its number matters only for the first lead of a round
	const next = lead(rules.options, { places, chairs, round: 2, out, lastPlayBy: winner });
	const isOut = out.includes(winner);
	const [ids, names] = by === 'all-passed' ? [[], []] : groundsOfEnd({ question, out, ...trick });
	const wasSkipped = by === 'all-passed' && trick.skipped !== null;
	return {
		...{ kind: 'won', by, winner, lead: next },
		...groundsOf(
			rules,
			[
				'PL-7',
				...ids,
				...(isOut ? (['LE-2'] as const) : []),
				...(wasSkipped ? (['PR-5'] as const) : [])
			],
			[
				...names,
				...(isOut ? (['leadAfterExit'] as const) : []),
				...(wasSkipped ? (['equalRank'] as const) : [])
			]
		)
	};
}

/**
 * *Who is next?* The next player clockwise by chair who is not out, has no pass that still counts, and is not skipped. If
 * all others have passed, or nothing can top the table: who won the trick, and who leads the next one
 * (PL-4 to PL-7, LE-2, PR-5, PR-6, DF-7). If at most one player has cards left, the round is over (SE-4).
 */
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
