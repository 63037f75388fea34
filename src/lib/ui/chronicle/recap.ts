import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { placesOverTime } from '#lib/stats/places.ts';
import { inPlain, nameOf } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { wildOf, type NameFormat } from './place-text.ts';

/** The rounds in a row that someone played from the top. */
interface Reign {
	readonly player: PlayerId;
	readonly first: number;
	readonly last: number;
}
const lengthOf = ({ first, last }: Reign): number => last - first + 1;

/** From where someone came to where, over the evening; places from 1. */
interface Journey {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
	/** Whether those were the last places then. */
	readonly fromLast: boolean;
	readonly toLast: boolean;
}

/** What is worth telling of an evening. */
interface Findings {
	readonly rounds: readonly Round[];
	/** The longest; more where several are as long. */
	readonly reigns: readonly Reign[];
	readonly rise: Journey | null;
	readonly fall: Journey | null;
	/** Who paid the most cards in taxes that were recorded, and how many. */
	readonly payers: readonly PlayerId[];
	readonly paid: number;
	readonly unrecorded: number;
}

function reignsOf(rounds: readonly Round[]): Reign[] {
	const all: Reign[] = [];
	for (const round of rounds.filter(hasSeatsStep)) {
		const player = round.places[0]!;
		const on = all.at(-1);
		if (on?.player === player && on.last === round.number - 1)
			all[all.length - 1] = { ...on, last: round.number };
		else all.push({ player, first: round.number, last: round.number });
	}
	const longest = Math.max(...all.map(lengthOf));
	return all.filter((reign) => lengthOf(reign) === longest);
}

/** How far everyone came who had a standing and is there at the end. */
function journeysOf(evening: Evening, rounds: readonly Round[]): Journey[] {
	const over = placesOverTime(evening);
	if (over === null || !rounds.some(hasSeatsStep)) return [];
	const { columns, lines } = over;
	const end = columns.at(-1)!.places;
	return lines
		.filter(({ toTheEnd }) => toTheEnd)
		.map(({ player, runs: [first] }) => {
			const [from, to] = [first!.places[0]!, end.indexOf(player)];
			return {
				player,
				from: from + 1,
				to: to + 1,
				fromLast: from + 1 === columns[first!.from]!.places.length,
				toLast: to + 1 === end.length
			};
		});
}

/** The farthest; of equal ones who ended higher. */
function farthest(journeys: readonly Journey[], way: (j: Journey) => number): Journey | null {
	const [best] = journeys.filter((j) => way(j) > 0).sort((a, b) => way(b) - way(a) || a.to - b.to);
	return best ?? null;
}

function taxesPaid(rounds: readonly Round[]): Pick<Findings, 'payers' | 'paid' | 'unrecorded'> {
	const cards = new Map<PlayerId, number>();
	let unrecorded = 0;
	for (const round of rounds)
		for (const { payer, count: some } of taxesOf(round).brackets)
			if (round.marks[payer]?.paid === true) cards.set(payer, (cards.get(payer) ?? 0) + some);
			else unrecorded += 1;
	const paid = Math.max(0, ...cards.values());
	return { payers: [...cards.keys()].filter((p) => cards.get(p) === paid), paid, unrecorded };
}

function findingsOf(evening: Evening): Findings {
	const rounds = playedRounds(evening);
	const journeys = journeysOf(evening, rounds);
	return {
		rounds,
		reigns: reignsOf(rounds),
		rise: farthest(journeys, ({ from, to }) => from - to),
		fall: farthest(journeys, ({ from, to }) => to - from),
		...taxesPaid(rounds)
	};
}

type Name = (player: PlayerId) => string;

function reignText(reigns: readonly Reign[], name: Name): string[] {
	const { reign, reigns: often, longestReigns } = m.chronicle.recap;
	const [first] = reigns;
	if (first === undefined) return [];
	if (reigns.length === 1) return [reign(name(first.player), first.first, first.last)];
	const names = [...new Set(reigns.map(({ player }) => player))].map(name);
	return names.length === 1
		? [often(names[0]!, reigns.length, lengthOf(first))]
		: [longestReigns(names, lengthOf(first))];
}

function journeyText(journey: Journey | null, name: Name): string[] {
	if (journey === null) return [];
	const { player, from, to, fromLast, toLast } = journey;
	const { rose, fell } = m.chronicle.recap;
	const text = to < from ? rose : fell;
	return [text(name(player), { place: from, last: fromLast }, { place: to, last: toLast })];
}

function revolutionTexts(rounds: readonly Round[], name: Name): string[] {
	const { revolution: small, greaterRevolution, revolutions } = m.chronicle.recap;
	const called = rounds.flatMap(({ number: at, revolution, rules }) =>
		revolution === null ? [] : [{ at, rules, ...revolution }]
	);
	if (called.length > 3)
		return [revolutions(called.length, [...new Set(called.map(({ caller }) => name(caller)))])];
	return called.map(({ at, rules, caller, greater }) =>
		greater ? greaterRevolution(name(caller), at) : small(name(caller), wildOf(rules), at)
	);
}

function decreeText({ edicts }: Evening): string[] {
	const decrees = edicts.filter(isDecree);
	const refused = decrees.filter(({ state }) => state === 'refused').length;
	return decrees.length === 0 ? [] : [m.chronicle.recap.decrees(decrees.length, refused)];
}

const rulingText = ({ rulings }: Evening): string[] =>
	rulings.length === 0 ? [] : [m.chronicle.recap.rulings(rulings.length)];

const taxText = ({ payers, paid, unrecorded }: Findings, name: Name): string[] => [
	...(payers.length === 0 ? [] : [m.chronicle.recap.paid(payers.map(name), paid, unrecorded > 0)]),
	...(unrecorded === 0 ? [] : [m.chronicle.recap.unrecorded(unrecorded)])
];

/** The evening in some sentences.
 * @param format how names are marked within the sentences */
export function recap(evening: Evening, format: NameFormat = inPlain): string[] {
	const name: Name = (player) => format(nameOf(evening, player));
	const findings = findingsOf(evening);
	const { rounds, reigns, rise, fall } = findings;
	const last = rounds.at(-1);
	if (last === undefined) return [m.chronicle.recap.none, ...decreeText(evening)];
	return [
		m.chronicle.recap.played(rounds.length, name(result(last)[0]!)),
		...reignText(reigns, name),
		...journeyText(fall, name),
		...journeyText(rise, name),
		...revolutionTexts(rounds, name),
		...taxText(findings, name),
		...decreeText(evening),
		...rulingText(evening)
	];
}

/** A number that stands out, and what it counts. */
export interface Tile {
	readonly figure: string;
	/** The figure as it is read aloud, where that is not the same. */
	readonly spoken?: string;
	readonly text: string;
}

function wayTile({ rise, fall }: Findings, name: Name): Tile[] {
	const words = m.chronicle.tiles;
	return [fall, rise]
		.filter((journey) => journey !== null)
		.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
		.slice(0, 1)
		.map(({ player, from, to }) => ({
			figure: words.way(from, to),
			spoken: words.waySpoken(from, to),
			text: (to > from ? words.fall : words.rise)(name(player))
		}));
}

/** Those of the three that there is anything to say of: the longest reign, the longest way, the most tax.
 * @param format how names are marked within the sentences */
export function tiles(evening: Evening, format: NameFormat = inPlain): Tile[] {
	const name: Name = (player) => format(nameOf(evening, player));
	const findings = findingsOf(evening);
	const { reigns, payers, paid, unrecorded } = findings;
	const words = m.chronicle.tiles;
	const long = reigns.length === 1 ? reigns : [];
	return [
		...long.map((reign) => ({
			figure: `${lengthOf(reign)}`,
			text: words.reign(name(reign.player), reign.first, reign.last)
		})),
		...wayTile(findings, name),
		...(payers.length === 0
			? []
			: [{ figure: `${paid}`, text: words.paid(payers.map(name), paid, unrecorded > 0) }])
	];
}
