import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Change, Consequences, RoundChange } from '#lib/stats/consequences.ts';
import { changeLines } from '#lib/ui/house/changes.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { named, namesOf, type People } from './names.ts';

type Words = Catalogue['correct'];

/** One place, or chair: who had it and who would. */
interface Shift {
	readonly place: number;
	readonly was: PlayerId | null;
	readonly is: PlayerId | null;
}

/** One thing that is another in a round. */
export interface Difference {
	readonly about: keyof Words['abouts'];
	/** Names in them are marked. */
	readonly sentences: readonly string[];
	/** What was instead. */
	readonly instead: readonly string[];
	/** The places that another has. */
	readonly shifts: readonly Shift[];
}

type Order = Change<readonly PlayerId[]>;

function shiftsOf({ before, after }: Order): Shift[] {
	const length = Math.max(before.length, after.length);
	return Array.from({ length }, (_, i) => ({
		place: i + 1,
		was: before[i] ?? null,
		is: after[i] ?? null
	})).filter(({ was, is }) => was !== is);
}

/** How it is said of people where they are. */
type Being = 'sits' | 'wouldHaveSat' | 'ranks' | 'wouldHaveRanked' | 'cameIn';

/** Who would be first, or else last, or who would be elsewhere. */
function orderSentence(people: People, { before, after }: Order, being: Being): string {
	const d = m.correct.differences;
	const who = (player: PlayerId) => named(people, player);
	const [top, bottom] = [after[0], after.at(-1)];
	if (before.length === 0 || top === undefined || bottom === undefined)
		return d.otherPlaces(after.length);
	if (top !== before[0]) return d[being].first(who(top), who(before[0]!));
	if (bottom !== before.at(-1)) return d[being].last(who(bottom), who(before.at(-1)!));
	const moved = after.filter((p, i) => before[i] !== p);
	return moved.length <= 3
		? d[being].elsewhere(moved.map(who))
		: d[being].manyElsewhere(moved.length);
}

const bracketText =
	(people: People, verb: 'owes' | 'owed' | 'wouldHaveOwed') =>
	({ payer, receiver, count }: Bracket<PlayerId>): string =>
		m.correct.differences[verb](named(people, payer), named(people, receiver), count);

function taxes(
	people: People,
	{ before, after }: Change<readonly Bracket<PlayerId>[]>,
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

/** Only what is recorded: which cards went from hand to hand then nothing can change. */
const paidText = (people: People, payers: readonly PlayerId[]): string =>
	payers.length === 0
		? m.correct.differences.nothingPaid
		: m.correct.differences.paidBy(namesOf(people, payers));

function revolution(people: People, { before, after }: Change<PlayerId | null>): string {
	const d = m.correct.differences;
	if (after === null) return d.noRevolution(named(people, before!));
	return before === null
		? d.revolution(named(people, after))
		: d.otherRevolution(named(people, after), named(people, before));
}

function chairs(
	people: People,
	change: Order,
	now: boolean
): Pick<Difference, 'sentences' | 'instead'> {
	const d = m.correct.differences;
	const moved = shiftsOf(change).length;
	return {
		sentences: [
			now ? d.otherChairs(moved) : d.otherChairsThen(moved),
			d.clockwise(namesOf(people, change.after))
		],
		instead: [d.clockwiseBefore(namesOf(people, change.before))]
	};
}

/** What is another in a round, in words. The round that is on is told of as it is, earlier ones as they would have been.
 * @param stays whether titles move and people stay */
export function differencesOf(people: People, change: RoundChange, stays: boolean): Difference[] {
	const all: Difference[] = [];
	const add = (about: Difference['about'], more: Partial<Difference>) =>
		all.push({ about, sentences: [], instead: [], shifts: [], ...more });
	const { now, places, dealer } = change;
	const d = m.correct.differences;
	const ranked = now ? 'ranks' : 'wouldHaveRanked';
	const sat = now ? 'sits' : 'wouldHaveSat';
	if (change.rules !== null) {
		const { before, after } = change.rules;
		const lines = changeLines(before, after);
		const instead = changeLines(after, before);
		add('rules', { sentences: lines.length > 0 ? lines : [d.otherWords], instead });
	}
	if (change.revolution !== null)
		add('revolution', { sentences: [revolution(people, change.revolution)] });
	if (places !== null)
		add('places', {
			sentences: [orderSentence(people, places, stays ? ranked : sat)],
			shifts: shiftsOf(places)
		});
	if (change.chairs !== null) add('chairs', chairs(people, change.chairs, now));
	if (dealer !== null) {
		const [is, was] = [named(people, dealer.after), named(people, dealer.before)];
		add('dealer', { sentences: [now ? d.deals(is, was) : d.wouldHaveDealt(is, was)] });
	}
	if (change.taxes !== null || change.paid !== null) {
		const owed = change.taxes === null ? null : taxes(people, change.taxes, now);
		const { before, after } = change.paid ?? {};
		add('taxes', {
			sentences: [...(owed?.sentences ?? []), ...(after ? [paidText(people, after)] : [])],
			instead: [...(owed?.instead ?? []), ...(before ? [paidText(people, before)] : [])]
		});
	}
	if (change.result !== null)
		add('result', {
			sentences: [orderSentence(people, change.result, 'cameIn')],
			shifts: shiftsOf(change.result)
		});
	return all;
}

/** What a round's line says of what is in it: seats, taxes, and result. */
export const aboutText = (differences: readonly Difference[]): string =>
	m.correct.aboutRound(differences.map(({ about }) => about));

/** Whether the same people sit beside one another. */
function isTurned({ before, after }: Order): boolean {
	const turn = after.indexOf(before[0]!);
	return (
		before.length === after.length &&
		turn >= 0 &&
		before.every((player, i) => after[(turn + i) % after.length] === player)
	);
}

/** Later rounds in which the table as a whole is turned, and else nothing is another, are counted, not told one by one:
 * nobody has other neighbours, and where a chair stands is not known. */
export function withoutTurns(
	all: Consequences,
	changed: number
): { readonly told: Consequences; readonly turned: number } {
	const turns = (change: RoundChange) =>
		change.round !== changed && change.chairs !== null && isTurned(change.chairs);
	const rounds = all.rounds
		.map((change) => (turns(change) ? { ...change, chairs: null } : change))
		.filter(({ round: _, now: __, ...parts }) => Object.values(parts).some((p) => p !== null));
	return { told: { ...all, rounds }, turned: all.rounds.filter(turns).length };
}

/** How much follows: in how many later rounds what changes. The round that is on is told of by itself. */
export function summaryLines(
	{ rounds, points }: Consequences,
	changed: number,
	turned = 0
): string[] {
	const after = rounds.filter(({ round }) => round > changed);
	const later = after.filter(({ now }) => !now);
	if (later.length === 0 && points.length === 0 && turned === 0) return [];
	const s = m.correct.summary;
	const times = (of: (round: RoundChange) => unknown) =>
		later.filter((round) => of(round) !== null).length;
	const counted = [
		['seats', times((round) => round.places ?? round.chairs)],
		['taxes', times((round) => round.taxes)],
		['dealers', times((round) => round.dealer)],
		['results', times((round) => round.result)]
	] as const;
	const parts = counted.filter(([, n]) => n > 0);
	return [
		...(later.length > 0 ? [s.rounds(later.length, parts)] : []),
		...(after.length === 0 ? [s.noRounds] : []),
		...(turned > 0 ? [s.turned(turned)] : []),
		...(points.length > 0 ? [s.points(points.length)] : [])
	];
}

/** A decree that ends otherwise, and how; names and its words are marked. */
export function decreeText(before: Evening, after: Evening, number: number): string {
	const d = m.correct.differences;
	const find = ({ edicts }: Evening) => edicts.find((e) => isDecree(e) && e.number === number);
	const [was, is] = [find(before), find(after)];
	if (was === undefined || !isDecree(was)) return d.decree(number);
	const [text, issuer] = [isolated(was.text), named(before, was.issuer)];
	return is === undefined || !isDecree(is)
		? d.decreeGone(text, issuer, was.state)
		: d.decreeEnds(text, issuer, is.state, was.state);
}
