import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { chairMoves } from '#lib/rules/seats.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { BeforeAfter, Consequences, RoundChange } from '#lib/stats/consequences.ts';
import { changeLines } from '#lib/ui/house/options.ts';
import { isolated, isolatedName, isolatedNames } from '#lib/ui/text/rich.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('correct');

export type WithPeople = Pick<Evening, 'people'>;

/** The people of both evenings: a correction may remove somebody from the evening. */
export const peopleOfBoth = (before: WithPeople, after: WithPeople): WithPeople => ({
	people: { ...before.people, ...after.people }
});

/** The holder of a place before and after the correction. */
interface Shift {
	readonly place: number;
	readonly was: PlayerId | null;
	readonly is: PlayerId | null;
}

/** One aspect of a round that the correction changes. */
export interface Difference {
	readonly about: keyof Catalogue['correct']['abouts'];
	/** The corrected state, as sentences with isolated names. */
	readonly sentences: readonly string[];
	/** The recorded state. */
	readonly instead: readonly string[];
	/** The places whose holder changes. */
	readonly shifts: readonly Shift[];
}

type OrderChange = BeforeAfter<readonly PlayerId[]>;

function shiftsOf({ before, after }: OrderChange): Shift[] {
	const length = Math.max(before.length, after.length);
	return Array.from({ length }, (_, i) => ({
		place: i + 1,
		was: before[i] ?? null,
		is: after[i] ?? null
	})).filter(({ was, is }) => was !== is);
}

/** The verb of a sentence about an order of players. */
type OrderVerb = 'sits' | 'wouldHaveSat' | 'ranks' | 'wouldHaveRanked' | 'cameIn';

/** Says who would be first; if that is the same player, who would be last; else who changes
 * places. */
function orderSentence(
	people: WithPeople,
	{ before, after }: OrderChange,
	verb: OrderVerb
): string {
	const d = m.correct.differences;
	const who = (player: PlayerId) => isolatedName(people, player);
	const [top, bottom] = [after[0], after.at(-1)];
	if (before.length === 0 || top === undefined || bottom === undefined)
		return d.otherPlaces(after.length);
	if (top !== before[0]) return d[verb].first(who(top), who(before[0]!));
	if (bottom !== before.at(-1)) return d[verb].last(who(bottom), who(before.at(-1)!));
	const moved = after.filter((p, i) => before[i] !== p);
	return moved.length <= 3
		? d[verb].elsewhere(moved.map(who))
		: d[verb].manyElsewhere(moved.length);
}

const bracketText =
	(people: WithPeople, verb: 'owes' | 'owed' | 'wouldHaveOwed') =>
	({ payer, receiver, count }: Bracket<PlayerId>): string =>
		m.correct.differences[verb](isolatedName(people, payer), isolatedName(people, receiver), count);

function taxes(
	people: WithPeople,
	{ before, after }: BeforeAfter<readonly Bracket<PlayerId>[]>,
	now: boolean
): Pick<Difference, 'sentences' | 'instead'> {
	const d = m.correct.differences;
	const none = now ? d.nobodyOwes : d.nobodyWouldHaveOwed;
	const owes = after.map(bracketText(people, now ? 'owes' : 'wouldHaveOwed'));
	return {
		sentences: owes.length === 0 ? [none] : owes,
		instead: before.length === 0 ? [d.noTax] : before.map(bracketText(people, 'owed'))
	};
}

/** The sentence is about the record of payments only: the cards that changed hands are history. */
const paidText = (people: WithPeople, payers: readonly PlayerId[]): string =>
	payers.length === 0
		? m.correct.differences.nothingPaid
		: m.correct.differences.paidBy(isolatedNames(people, payers));

const returnedText = (people: WithPeople, receivers: readonly PlayerId[]): string =>
	receivers.length === 0
		? m.correct.differences.nothingReturned
		: m.correct.differences.returnedBy(isolatedNames(people, receivers));

function revolution(people: WithPeople, { before, after }: BeforeAfter<PlayerId | null>): string {
	const d = m.correct.differences;
	if (after === null) return d.noRevolution(isolatedName(people, before!));
	return before === null
		? d.revolution(isolatedName(people, after))
		: d.otherRevolution(isolatedName(people, after), isolatedName(people, before));
}

/** How many players of both evenings sit in another chair. If the people differ, the chairs are
 * numbered differently, so only the order round the table is compared. */
function moved({ before, after }: OrderChange): number {
	const sat = before.filter((player) => after.includes(player));
	const sit = after.filter((player) => before.includes(player));
	const { movesByTopChair, fewest } = chairMoves({ direction: 'clockwise' }, sat, sit);
	return sat.length === before.length && sit.length === after.length ? movesByTopChair[0]! : fewest;
}

function chairs(
	people: WithPeople,
	change: OrderChange,
	now: boolean
): Pick<Difference, 'sentences' | 'instead'> {
	const d = m.correct.differences;
	const n = moved(change);
	const others = n === 0 ? [] : [now ? d.otherChairs(n) : d.otherChairsThen(n)];
	return {
		sentences: [...others, d.clockwise(isolatedNames(people, change.after))],
		instead: [d.clockwiseBefore(isolatedNames(people, change.before))]
	};
}

/** The differences of a round as sentences: in the present tense for the round in progress, in the
 * conditional for earlier ones. */
export function differencesOf(people: WithPeople, change: RoundChange): Difference[] {
	const all: Difference[] = [];
	const add = (about: Difference['about'], more: Partial<Difference>) =>
		all.push({ about, sentences: [], instead: [], shifts: [], ...more });
	const { now, places, dealer } = change;
	const d = m.correct.differences;
	const ranked = now ? 'ranks' : 'wouldHaveRanked';
	const sat = now ? 'sits' : 'wouldHaveSat';
	/** Whether somebody sits elsewhere because of another place. */
	const moves = !change.keepChairs && change.chairs !== null && moved(change.chairs) > 0;
	if (change.rules !== null) {
		const { before, after } = change.rules;
		const lines = changeLines(before, after);
		const instead = changeLines(after, before);
		add('rules', { sentences: lines.length > 0 ? lines : [d.otherWords], instead });
	}
	if (change.revolution !== null)
		add('revolution', { sentences: [revolution(people, change.revolution)] });
	if (change.turnings !== null) {
		const { before, after } = change.turnings;
		add('ranking', { sentences: [d.turnings(after)], instead: [d.turnings(before)] });
	}
	if (places !== null)
		add('places', {
			sentences: [orderSentence(people, places, moves ? sat : ranked)],
			shifts: shiftsOf(places)
		});
	if (change.chairs !== null) add('chairs', chairs(people, change.chairs, now));
	if (dealer !== null) {
		const [is, was] = [isolatedName(people, dealer.after), isolatedName(people, dealer.before)];
		add('dealer', { sentences: [now ? d.deals(is, was) : d.wouldHaveDealt(is, was)] });
	}
	const { paid, returned } = change;
	if (change.taxes !== null || paid !== null || returned !== null) {
		const owed = change.taxes === null ? null : taxes(people, change.taxes, now);
		const recorded = (at: 'before' | 'after') => [
			...(paid === null ? [] : [paidText(people, paid[at])]),
			...(paid !== null || returned === null ? [] : [returnedText(people, returned[at])])
		];
		add('taxes', {
			sentences: [...(owed?.sentences ?? []), ...recorded('after')],
			instead: [...(owed?.instead ?? []), ...recorded('before')]
		});
	}
	if (change.result !== null)
		add('result', {
			sentences: [orderSentence(people, change.result, 'cameIn')],
			shifts: shiftsOf(change.result)
		});
	return all;
}

/** The aspects of a round that change, as a list: "Seats, taxes, result". */
export const aspectsText = (differences: readonly Difference[]): string =>
	m.correct.aboutRound(differences.map(({ about }) => m.correct.abouts[about]));

/** Summarizes the consequences: how many rounds after `corrected` change, and what changes in them.
 * The round in progress is not counted: it is shown by itself. */
export function summaryLines({ rounds, points }: Consequences, corrected: number): string[] {
	const after = rounds.filter(({ round }) => round > corrected);
	const later = after.filter(({ now }) => !now);
	if (later.length === 0 && points.length === 0) return [];
	const s = m.correct.summary;
	const count = (aspect: (round: RoundChange) => unknown) =>
		later.filter((round) => aspect(round) !== null).length;
	const counted = [
		['places', count((round) => round.places ?? round.chairs)],
		['taxes', count((round) => round.taxes)],
		['dealers', count((round) => round.dealer)],
		['results', count((round) => round.result)]
	] as const;
	const parts = counted.filter(([, n]) => n > 0).map(([part, n]) => s.changing(n)[part]);
	return [
		...(later.length > 0 ? [s.rounds(later.length, parts)] : []),
		...(after.length === 0 ? [s.noRounds] : []),
		...(points.length > 0 ? [s.points(points.length)] : [])
	];
}

/** The main consequence of a correction, in one line. */
export function shortSummary(
	people: WithPeople,
	consequences: Consequences,
	corrected: number
): string {
	const { roundNow, nothing } = m.correct.following;
	const [first] = summaryLines(consequences, corrected);
	if (first !== undefined) return first;
	const current = consequences.rounds.find(({ now, round }) => now && round !== corrected);
	return current === undefined
		? nothing
		: `${roundNow(current.round)}: ${aspectsText(differencesOf(people, current))}`;
}

/** A decree that would end differently, as a sentence; names and the decree's text are isolated. */
export function decreeText(before: Evening, after: Evening, number: number): string {
	const d = m.correct.differences;
	const find = ({ edicts }: Evening) => edicts.find((e) => isDecree(e) && e.number === number);
	const [was, is] = [find(before), find(after)];
	if (was === undefined || !isDecree(was)) return d.decree(number);
	const [text, issuer] = [isolated(was.text), isolatedName(before, was.issuer)];
	return is === undefined || !isDecree(is)
		? d.decreeGone(text, issuer, was.state)
		: d.decreeEnds(text, issuer, is.state, was.state);
}
