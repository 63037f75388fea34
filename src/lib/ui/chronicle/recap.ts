import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { placesOverTime } from '#lib/stats/places.ts';
import { isolateName, nameOf } from '#lib/ui/text/format.ts';
import { pairOf } from '#lib/ui/text/cards.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { NameFormat } from './place-text.ts';

/** Consecutive rounds that a player began on top. */
interface Reign {
	readonly player: PlayerId;
	readonly first: number;
	readonly last: number;
}
const lengthOf = ({ first, last }: Reign): number => last - first + 1;

/** A player's first and last place of the evening, counted from 1. */
interface Journey {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
	/** Whether these were the last places at the time. */
	readonly fromLast: boolean;
	readonly toLast: boolean;
}

/** What is notable about an evening. */
interface Findings {
	readonly rounds: readonly Round[];
	/** The longest reigns: several if they are equally long. */
	readonly reigns: readonly Reign[];
	readonly rise: Journey | null;
	readonly fall: Journey | null;
	/** The players who paid the most cards in recorded taxes, and how many. */
	readonly payers: readonly PlayerId[];
	readonly paid: number;
	/** How many taxes were not recorded. */
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
	const most = Math.max(...all.map(lengthOf));
	return all.filter((reign) => lengthOf(reign) === most);
}

/** The journeys of the players who are there at the end. Without a round with standing there are
 * none (TI-0). */
function journeysOf(evening: Evening, rounds: readonly Round[]): Journey[] {
	const over = placesOverTime(evening);
	if (over === null || !rounds.some(hasSeatsStep)) return [];
	const { columns, lines } = over;
	const end = columns.at(-1)!.places;
	/** The first column in which a player had a standing: not that of the round that a newcomer
	 * joined. */
	const firstOf = (player: PlayerId, from: number): number => {
		const round = rounds.find(({ number }) => number === columns[from]!.round);
		return round?.newcomers.includes(player) === true && !round.first ? from + 1 : from;
	};
	return lines
		.filter(({ toTheEnd }) => toTheEnd)
		.map(({ player, runs: [first] }) => {
			const { places } = columns[firstOf(player, first!.from)]!;
			const [from, to] = [places.indexOf(player), end.indexOf(player)];
			return {
				player,
				from: from + 1,
				to: to + 1,
				fromLast: from + 1 === places.length,
				toLast: to + 1 === end.length
			};
		});
}

/** The longest journey in a direction; of equal ones, the one that ended higher. */
function longest(
	journeys: readonly Journey[],
	distance: (journey: Journey) => number
): Journey | null {
	const [best] = journeys
		.filter((journey) => distance(journey) > 0)
		.sort((a, b) => distance(b) - distance(a) || a.to - b.to);
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
		rise: longest(journeys, ({ from, to }) => from - to),
		fall: longest(journeys, ({ from, to }) => to - from),
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
		greater ? greaterRevolution(name(caller), at) : small(name(caller), pairOf(rules), at)
	);
}

function turningText(rounds: readonly Round[]): string[] {
	const times = rounds.reduce((sum, { turnings }) => sum + turnings, 0);
	return times === 0 ? [] : [m.chronicle.recap.turned(times)];
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

/** The evening in a few sentences.
 * @param format how names are marked within the sentences */
export function recap(evening: Evening, format: NameFormat = isolateName): string[] {
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
		...turningText(rounds),
		...taxText(findings, name),
		...decreeText(evening),
		...rulingText(evening)
	];
}

/** A notable number, shown large, and what it counts. */
export interface Tile {
	readonly figure: string;
	/** The figure for screen readers, if it is read differently. */
	readonly spoken?: string;
	readonly text: string;
}

function journeyTile({ rise, fall }: Findings, name: Name): Tile[] {
	const text = m.chronicle.tiles;
	return [fall, rise]
		.filter((journey) => journey !== null)
		.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
		.slice(0, 1)
		.map(({ player, from, to }) => ({
			figure: text.way(from, to),
			spoken: text.waySpoken(from, to),
			text: (to > from ? text.fall : text.rise)(name(player))
		}));
}

/** Up to three tiles: the longest reign, the longest journey, the most tax paid.
 * @param format how names are marked within the sentences */
export function tiles(evening: Evening, format: NameFormat = isolateName): Tile[] {
	const name: Name = (player) => format(nameOf(evening, player));
	const findings = findingsOf(evening);
	const { reigns, payers, paid, unrecorded } = findings;
	const text = m.chronicle.tiles;
	const sole = reigns.length === 1 ? reigns : [];
	return [
		...sole.map((reign) => ({
			figure: `${lengthOf(reign)}`,
			text: text.reign(name(reign.player), reign.first, reign.last)
		})),
		...journeyTile(findings, name),
		...(payers.length === 0
			? []
			: [{ figure: `${paid}`, text: text.paid(payers.map(name), paid, unrecorded > 0) }])
	];
}
