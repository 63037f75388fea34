import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Change, Consequences, RoundChange } from '#lib/stats/consequences.ts';
import { m } from '#lib/words/words.svelte.ts';
import { changeLines } from '#lib/ui/house/changes.ts';
import { count } from '#lib/ui/words.ts';
import { listOf, named, said, type Sentence } from './said.ts';

/** One place, or chair: who had it and who would. */
interface Shift {
	readonly place: number;
	readonly was: PlayerId | null;
	readonly is: PlayerId | null;
}

/** One thing that is another in a round. */
export interface Difference {
	readonly about: 'rules' | 'places' | 'chairs' | 'dealer' | 'taxes' | 'revolution' | 'result';
	readonly sentences: readonly Sentence[];
	/** What was instead. */
	readonly instead: readonly Sentence[];
	/** The places that another has. */
	readonly shifts: readonly Shift[];
}

type People = Pick<Evening, 'people'>;
type Order = Change<readonly PlayerId[]>;

function shiftsOf({ before, after }: Order): Shift[] {
	const length = Math.max(before.length, after.length);
	return Array.from({ length }, (_, i) => ({
		place: i + 1,
		was: before[i] ?? null,
		is: after[i] ?? null
	})).filter(({ was, is }) => was !== is);
}

/** Who would be first, or else last, or who would be elsewhere. @param verb sat: would have sat, or sits */
function orderSentence(people: People, { before, after }: Order, verb: string): Sentence {
	const who = (player: PlayerId) => named(people, player);
	const [top, bottom] = [after[0], after.at(-1)];
	if (before.length === 0 || top === undefined || bottom === undefined)
		return said`${count(after.length, 'place')} would be others.`;
	if (top !== before[0]) return said`${who(top)} ${verb} first, not ${who(before[0]!)}.`;
	if (bottom !== before.at(-1))
		return said`${who(bottom)} ${verb} last, not ${who(before.at(-1)!)}.`;
	const moved = after.filter((p, i) => before[i] !== p);
	if (moved.length <= 3)
		return said`${listOf(moved.map(who))} ${verb.replace('sits', 'sit')} elsewhere.`;
	return said`${moved.length} people ${verb.replace('sits', 'sit')} elsewhere.`;
}

const bracketText = (people: People, verb: string) => (bracket: Bracket<PlayerId>) =>
	said`${named(people, bracket.payer)} ${verb} ${named(people, bracket.receiver)} ${count(bracket.count, 'card')}.`;

function taxes(
	people: People,
	{ before, after }: Change<readonly Bracket<PlayerId>[]>,
	now: boolean
): Pick<Difference, 'sentences' | 'instead'> {
	const none = [now ? 'Nobody owes any tax.' : 'Nobody would have owed any tax.'];
	const owes = after.map(bracketText(people, now ? 'owes' : 'would have owed'));
	return {
		sentences: owes.length === 0 ? [none] : owes,
		instead: before.length === 0 ? [['No tax.']] : before.map(bracketText(people, 'owed'))
	};
}

/** Only what is recorded: which cards went from hand to hand then nothing can change. */
const paidText = (people: People, payers: readonly PlayerId[]): Sentence =>
	payers.length === 0
		? ['Nothing is recorded as paid.']
		: said`Recorded as paid: by ${listOf(payers.map((p) => named(people, p)))}.`;

function revolution(people: People, { before, after }: Change<PlayerId | null>): Sentence {
	const who = (player: PlayerId) => named(people, player);
	if (after === null) return said`There was no revolution. It was ${who(before!)}’s.`;
	return before === null
		? said`${who(after)} called a revolution.`
		: said`${who(after)} called the revolution, not ${who(before)}.`;
}

/** What is another in a round, in words. The round that is on is told of as it is, earlier ones as they would have been.
 * @param stays whether titles move and people stay */
export function differencesOf(people: People, change: RoundChange, stays: boolean): Difference[] {
	const all: Difference[] = [];
	const add = (about: Difference['about'], more: Partial<Difference>) =>
		all.push({ about, sentences: [], instead: [], shifts: [], ...more });
	const { now, places, chairs, dealer } = change;
	const ranked = now ? 'ranks' : 'would have ranked';
	const sat = now ? 'sits' : 'would have sat';
	if (change.rules !== null) {
		const { before, after } = change.rules;
		const lines = changeLines(before, after).map((line): Sentence => [line]);
		const instead = changeLines(after, before).map((line): Sentence => [line]);
		add('rules', { sentences: lines.length > 0 ? lines : [['The words are others.']], instead });
	}
	if (change.revolution !== null)
		add('revolution', { sentences: [revolution(people, change.revolution)] });
	if (places !== null)
		add('places', {
			sentences: [orderSentence(people, places, stays ? ranked : sat)],
			shifts: shiftsOf(places)
		});
	if (chairs !== null) {
		const moved = shiftsOf(chairs).length;
		const sits = now ? (moved === 1 ? 'sits' : 'sit') : 'would have sat';
		add('chairs', {
			sentences: [
				said`${count(moved, 'person', 'people')} ${sits} on another chair.`,
				said`Clockwise: ${listOf(chairs.after.map((p) => named(people, p)))}.`
			],
			instead: [said`${listOf(chairs.before.map((p) => named(people, p)))}.`]
		});
	}
	if (dealer !== null) {
		const deals = now ? 'deals' : 'would have dealt';
		const [is, was] = [named(people, dealer.after), named(people, dealer.before)];
		add('dealer', { sentences: [said`${is} ${deals}, not ${was}.`] });
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
			sentences: [orderSentence(people, change.result, 'came in')],
			shifts: shiftsOf(change.result)
		});
	return all;
}

export const ABOUT: Record<Difference['about'], string> = {
	rules: 'Rules',
	places: 'Seats',
	chairs: 'Chairs',
	dealer: 'Dealer',
	taxes: 'Taxes',
	revolution: 'Revolution',
	result: 'Result'
};

/** What a round's line says of what is in it: seats, taxes, and result. */
export function aboutText(differences: readonly Difference[]): string {
	const names = differences.map(({ about }) => ABOUT[about]);
	return names.map((name, i) => (i === 0 ? name : name.toLowerCase())).join(', ');
}

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
	const parts = (
		[
			['seats', (r: RoundChange) => r.places ?? r.chairs],
			['taxes', (r: RoundChange) => r.taxes],
			['dealers', (r: RoundChange) => r.dealer],
			['results', (r: RoundChange) => r.result]
		] as const
	)
		.map(([name, of]) => [name, later.filter((r) => of(r) !== null).length] as const)
		.filter(([, n]) => n > 0)
		.map(([name, n]) => `${name} in ${n}`);
	const changes = later.length === 1 ? 'changes' : 'change';
	return [
		...(later.length > 0
			? [`${count(later.length, 'later round')} ${changes}: ${parts.join(', ') || 'the rules'}.`]
			: after.length > 0
				? []
				: ['No later round changes.']),
		...(turned > 0
			? [`In ${count(turned, 'round')} the table is turned; everyone keeps the neighbours.`]
			: []),
		...(points.length > 0 ? [`The points of ${count(points.length, 'player')} change.`] : [])
	];
}

/** A decree that ends otherwise, and how. */
export function decreeText(before: Evening, after: Evening, number: number): Sentence {
	const find = ({ edicts }: Evening) => edicts.find((e) => isDecree(e) && e.number === number);
	const [was, is] = [find(before), find(after)];
	if (was === undefined || !isDecree(was)) return [`Decree ${number}.`];
	const text = said`“${was.text}” by ${named(before, was.issuer)}`;
	return is === undefined || !isDecree(is)
		? said`${text} is gone. It was ${m.common.decrees.states[was.state]}.`
		: said`${text} is ${m.common.decrees.states[is.state]}, not ${m.common.decrees.states[was.state]}.`;
}
