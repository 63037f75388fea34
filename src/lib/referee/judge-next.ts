import type { Card } from '#lib/cards/card.ts';
import { fallenTop, overturns } from '#lib/rules/first-exit.ts';
import { effectsOf } from '#lib/rules/effects.ts';
import { isFoulExit } from '#lib/rules/legality.ts';
import { inTurn, lead, nextInOrder, type Lead } from '#lib/rules/lead.ts';
import { canBeStopped, isUnbeatable, tableAfter, type Table } from '#lib/rules/trick.ts';
import {
	isCounterClockwise,
	jokersAreTrumps,
	twosAreTrumps,
	type OptionName,
	type Options
} from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import { hasWild } from './patterns.ts';
import { ruleOfTop } from './play-rules.ts';

/** A player's turn. */
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
	/** Whether the direction of play was turned when the trick began (DF-14). */
	readonly reversed?: boolean | undefined;
	/** Whether the first exit of this trick is the first of a round whose places are ranks (DF-6,
	 * DF-8). */
	readonly firstOut?: boolean | undefined;
}

/** Whose turn is next, or who won the trick and who leads the next one, or that the leader may not
 * pass, or that the round is over. */
export type NextVerdict<P> = Grounds & {
	/** The top player, if an exit of this trick felled them (DF-6). */
	readonly fallen: P | null;
} & (
		| {
				readonly kind: 'next';
				readonly player: P;
				/** Whether the player leads, because nobody has played yet. */
				readonly leads: boolean;
				/** The players skipped by an equal rank (PR-5) or by an effect (DF-14), in the order
				 * of their turns. */
				readonly skipped: readonly P[];
				/** Whether play goes against the evening's own direction (DF-14). */
				readonly reversed: boolean;
				readonly counterClockwise: boolean;
		  }
		| {
				readonly kind: 'won';
				readonly by: 'all-passed' | 'ends-the-trick' | 'nothing-tops' | 'exit';
				readonly winner: P;
				readonly lead: Lead<P>;
				/** The players whom the last play skipped, as for the next player. */
				readonly skipped: readonly P[];
				readonly reversed: boolean;
		  }
		| {
				/** The player who has the lead passed, which only some games allow (PL-6). */
				readonly kind: 'has-to-lead';
				readonly player: P;
		  }
		| {
				readonly kind: 'over';
				/** Because one player has cards left, or because the last place went out first
				 * (DF-8). */
				readonly by: 'one-left' | 'overturned';
		  }
	);

/** The players whom the last play skips, and the rules for that (PR-5, DF-14). */
interface Skips<P> {
	readonly players: readonly P[];
	readonly rules: readonly RuleId[];
	readonly options: readonly OptionName[];
}

interface Trick<P> {
	readonly question: TrickQuestion<P>;
	readonly options: Options;
	readonly out: readonly P[];
	/** The top player, if the first exit of this trick felled them (DF-6). */
	readonly fallen: P | null;
	readonly plays: readonly Turn<P>[];
	readonly table: Table | undefined;
	readonly skips: Skips<P>;
	/** Whether play goes against the evening's own direction now (DF-14). */
	readonly reversed: boolean;
}

/** The top player, if one of these exits felled it; null where the first exit of the round was made
 * before (DF-6). */
export const fallenBy = <P>(
	options: Options,
	{ places, out, firstOut }: Pick<TrickQuestion<P>, 'places' | 'out' | 'firstOut'>,
	exits: readonly P[]
): P | null => (firstOut === true ? fallenTop(options, places, exits[0], out) : null);

/** The play to beat after these plays; undefined unless the cards of all of them are known. */
function tableOf<P>(options: Options, question: TrickQuestion<P>, plays: readonly Turn<P>[]) {
	const trick = plays.flatMap(({ cards }) => (cards === undefined ? [] : [cards]));
	if (trick.length < plays.length) return undefined;
	return tableAfter(options, {
		trick,
		players: question.places.length,
		turned: question.turned
	});
}

const passedIn = <P>(turns: readonly Turn<P>[]): P[] =>
	turns.filter(({ did }) => did === 'pass').map(({ player }) => player);

/** The effects of a play by its cards; null if they are unknown. The plays below it may be
 * unknown. */
function effectsIn<P>(options: Options, question: TrickQuestion<P>, plays: readonly Turn<P>[]) {
	const table = tableOf(options, question, plays) ?? tableOf(options, question, plays.slice(-1));
	return table === undefined ? null : effectsOf(options, table.reading);
}

/** Whether play goes against the evening's own direction after these plays (DF-14). */
const isReversed = <P>(
	options: Options,
	question: TrickQuestion<P>,
	plays: readonly Turn<P>[]
): boolean =>
	plays.reduce(
		(reversed, _, i) =>
			reversed !== (effectsIn(options, question, plays.slice(0, i + 1))?.reverses ?? false),
		question.reversed ?? false
	);

/** How many players an equal play skips: one, or one for each equal play before it (RG-5). */
function skippedByEqual({ equalRank }: Options, table: Table | undefined): number {
	const before = (table?.equals ?? 1) - 1;
	if (equalRank === 'allowed-and-skips') return Math.min(1, before);
	return equalRank === 'allowed-and-skips-more' ? before : 0;
}

/** The players whom the last play skips: by an equal rank, and by the effect of its own (PR-5,
 * DF-14, RG-9). */
function skipsOf<P>(
	options: Options,
	question: TrickQuestion<P>,
	{ out, order, table }: { out: readonly P[]; order: readonly P[]; table: Table | undefined }
): Skips<P> {
	const { turns } = question;
	const plays = turns.filter(({ did }) => did === 'play');
	const last = plays.at(-1);
	if (last === undefined) return { players: [], rules: [], options: [] };
	const equal = skippedByEqual(options, table);
	const own = effectsIn(options, question, plays)?.skips ?? 0;
	// players who passed and may return are still in the trick
	const before = options.afterPass === 'out-of-trick' ? turns.slice(0, turns.indexOf(last)) : [];
	const without = [...out, last.player, ...passedIn(before)];
	const from = order.indexOf(last.player);
	const others = [...order.slice(from + 1), ...order.slice(0, from)];
	return {
		players: others.filter((p) => !without.includes(p)).slice(0, own + equal),
		rules: [...(equal > 0 ? (['PR-5'] as const) : []), ...(own > 0 ? (['DF-14'] as const) : [])],
		options: [
			...(equal > 0 ? (['equalRank'] as const) : []),
			...(own > 0 ? (['effects'] as const) : [])
		]
	};
}

/** The players whose pass still counts: in this trick, or since the last play (PL-6). */
function passedFor<P>({ afterPass }: Options, turns: readonly Turn<P>[]): P[] {
	const since = turns.findLastIndex(({ did }) => did === 'play') + 1;
	return passedIn(afterPass === 'out-of-trick' ? turns : turns.slice(since));
}

/** Whether a player went out in this trick on a card that nobody may end on, as far as the cards
 * are known: that is no first out (PR-8, DF-9). */
function endsOnForbidden<P>(options: Options, question: TrickQuestion<P>, player: P): boolean {
	const plays = question.turns.filter(({ did }) => did === 'play');
	const at = plays.findIndex((play) => play.player === player && play.exit === true);
	const play = plays[at]?.cards;
	if (play === undefined) return false;
	const below = plays.slice(0, at).map(({ cards }) => cards);
	const trick = below.every((cards) => cards !== undefined) ? below : [];
	return isFoulExit(options, {
		trick,
		play,
		players: question.places.length,
		turned: question.turned
	});
}

/** Whether the last play ends the trick with players left to act: nothing can top it, or it emptied
 * a hand (PL-4, PL-5, RG-5, RG-6, RG-8, RG-9, RG-15). A trump that one card tops is no end. */
function endsAtOnce<P>({ options, question, table, plays }: Trick<P>) {
	const last = plays.at(-1);
	if (table !== undefined && table.endedBy !== null)
		return table.top?.over === 'JK' ? 'nothing-tops' : 'ends-the-trick';
	if (last?.exit === true && options.exitEndsTrick !== 'never') {
		const isFoul = endsOnForbidden(options, question, last.player);
		if (isFoul || options.exitEndsTrick === 'always') return 'exit';
	}
	if (table === undefined || !isUnbeatable(options, table)) return null;
	return canBeStopped(options, table) ? null : 'nothing-tops';
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
		rank === '2'
			? twosAreTrumps(options) && !jokersAreTrumps(options)
			: rank === 'joker' && jokersAreTrumps(options);
	const clears = effectsOf(options, table.reading).clears;
	addIf(clears && rank === '2', 'PL-4', 'effects');
	addIf(isTrump, 'PL-5', 'trumps');
	addIf(clears && rank !== '2', 'PR-6', 'effects');
	if (table.top !== null) addIf(true, ruleOfTop(table.top), 'tops');
	const isFour = table.endedBy === 'completed-four';
	addIf(isFour && options.completedFour !== 'never', 'PR-11', 'completedFour');
	addIf(isFour && options.completedFour === 'never', 'PR-5', 'equalRank');
	addIf(hasWild(table.cards) && rank !== 'joker', 'PL-3');
	return [rules, names];
}

/** The rule by which an exit ended the trick (RG-15). */
const groundsOfExit = (options: Options): [RuleId[], OptionName[]] => [
	options.exitEndsTrick === 'foul' ? ['LE-2', 'PR-8'] : ['LE-2'],
	options.exitEndsTrick === 'foul' ? ['exitEndsTrick', 'forbiddenLast'] : ['exitEndsTrick']
];

/** The rule of the direction of play, where a card turned it (DF-14). */
const groundsOfDirection = (reversed: boolean): [RuleId[], OptionName[]] =>
	reversed ? [['DF-14'], ['effects']] : [[], []];

/** The rule by which the top player is out, if an exit in this trick did it (DF-6). */
const groundsOfFall = (falls: boolean): [RuleId[], OptionName[]] =>
	falls ? [['DF-6'], ['fallOfTheCapital']] : [[], []];

function wonBy<P>(
	rules: Rules,
	{ question, out, skips, reversed, ...trick }: Trick<P>,
	winner: P,
	by: Extract<NextVerdict<P>, { kind: 'won' }>['by']
): NextVerdict<P> {
	const { places, chairs } = question;
	// any round but the first: its number matters only for the first lead of a round
	const next = lead(rules.options, { places, chairs, round: 2, out, lastPlayBy: winner, reversed });
	const isOut = out.includes(winner);
	const whole = { question, out, skips, reversed, ...trick };
	const [ids, names] =
		by === 'all-passed'
			? [skips.rules, skips.options]
			: by === 'exit'
				? groundsOfExit(rules.options)
				: groundsOfEnd(whole);
	const [turnedIds, turnedNames] = groundsOfDirection(reversed && next.by === 'next-in-turn');
	const [fallIds, fallNames] = groundsOfFall(trick.fallen !== null);
	return {
		kind: 'won',
		by,
		winner,
		lead: next,
		skipped: skips.players,
		reversed,
		fallen: trick.fallen,
		...groundsOf(
			rules,
			['PL-7', ...ids, ...(isOut ? (['LE-2'] as const) : []), ...turnedIds, ...fallIds],
			[...names, ...(isOut ? (['leadAfterExit'] as const) : []), ...turnedNames, ...fallNames]
		)
	};
}

/**
 * *Who is next?* The next player in the direction of play, by chair, who is not out, has no pass
 * that still counts, and is not skipped. If all others have passed, or nothing can top the table:
 * who won the trick, and who leads the next one (PL-4 to PL-7, LE-2, PR-5, PR-6, DF-6, DF-7, DF-14,
 * RG-4 to RG-15). If at most one player has cards left, or the last place went out first, the round
 * is over (SE-4, DF-8). A pass on the lead is refused unless the game allows it; in a game that
 * this version does not know, it is not.
 */
export function judgeNext<P>(rules: Rules, question: TrickQuestion<P>): NextVerdict<P> {
	const { options } = rules;
	const { places, chairs, turns } = question;
	// a table that played on has let the pass stand
	const nobodyPlayed = turns.every(({ did }) => did === 'pass');
	if (nobodyPlayed && findRuleset(rules.ruleset)?.leaderMayPass === false)
		return {
			kind: 'has-to-lead',
			player: turns[0].player,
			fallen: null,
			...groundsOf(rules, ['PL-6'], [])
		};
	const exits = turns.flatMap(({ player, exit }) => (exit === true ? player : []));
	const finishers = exits.filter((player) => !endsOnForbidden(options, question, player));
	if (question.firstOut === true && overturns(options, places, finishers[0]))
		return {
			kind: 'over',
			by: 'overturned',
			fallen: null,
			...groundsOf(rules, ['DF-8'], ['overturnFromTheBottom'])
		};
	const fallen = fallenBy(options, question, finishers);
	const out = [...question.out, ...exits, ...(fallen === null ? [] : [fallen])];
	const [fallIds, fallNames] = groundsOfFall(fallen !== null);
	if (places.filter((p) => !out.includes(p)).length <= 1)
		return {
			kind: 'over',
			by: 'one-left',
			fallen,
			...groundsOf(rules, ['SE-4', ...fallIds], fallNames)
		};
	const plays = turns.filter(({ did }) => did === 'play');
	const table = tableOf(options, question, plays);
	const reversed = isReversed(options, question, plays);
	const order = inTurn(chairs, isCounterClockwise(options, reversed));
	const skips = skipsOf(options, question, { out, order, table });
	const trick: Trick<P> = { question, options, out, fallen, plays, table, skips, reversed };
	const winner = plays.at(-1)?.player;
	const end = endsAtOnce(trick);
	if (winner !== undefined && end !== null) return wonBy(rules, trick, winner, end);
	const passed = [...passedFor(options, turns), ...skips.players];
	const from = turns.at(-1)!.player;
	const canPlay = (p: P) => p !== winner && !out.includes(p) && !passed.includes(p);
	const next = nextInOrder(order, from, canPlay);
	if (next === null && winner !== undefined) return wonBy(rules, trick, winner, 'all-passed');
	const names: OptionName[] = passedIn(turns).length > 0 ? ['afterPass'] : [];
	const [turnedIds, turnedNames] = groundsOfDirection(reversed);
	return {
		kind: 'next',
		player: next ?? nextInOrder(order, from, (p) => !out.includes(p))!,
		leads: winner === undefined,
		skipped: skips.players,
		reversed,
		counterClockwise: isCounterClockwise(rules.options, reversed),
		fallen,
		...groundsOf(
			rules,
			['PL-6', ...skips.rules, ...turnedIds, ...fallIds],
			[...names, ...skips.options, ...turnedNames, ...fallNames]
		)
	};
}
