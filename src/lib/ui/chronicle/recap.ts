import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { placesOverTime } from '#lib/stats/places.ts';
import { count, listed, nameOf, ordinal } from '#lib/ui/words.ts';
import { wilds } from './place-words.ts';

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

const NUMBERS = [
	...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
	...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
];
const number = (n: number): string => NUMBERS[n] ?? `${n}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** one round, six rounds. */
const some = (n: number, one: string): string => `${number(n)} ${n === 1 ? one : `${one}s`}`;

/** round 3; rounds 3 and 4; rounds 3 to 8. */
function roundsText({ first, last }: Reign): string {
	if (first === last) return `round ${first}`;
	return last === first + 1 ? `rounds ${first} and ${last}` : `rounds ${first} to ${last}`;
}

function reignText(evening: Evening, reigns: readonly Reign[]): string[] {
	const [first] = reigns;
	if (first === undefined) return [];
	const long = some(lengthOf(first), 'round');
	const names = [...new Set(reigns.map(({ player }) => player))].map((p) => nameOf(evening, p));
	if (reigns.length === 1) return [`${names[0]} reigned for ${long}, ${roundsText(first)}.`];
	const inARow = lengthOf(first) > 1 ? ' in a row' : '';
	const times = reigns.length === 2 ? 'twice' : `${number(reigns.length)} times`;
	if (names.length === 1) return [`${names[0]} reigned ${times}, for ${long}${inARow} each time.`];
	return [`The longest reigns lasted ${long}: ${listed(names.map((name) => `${name}’s`))}.`];
}

const placeText = (place: number, isLast: boolean): string =>
	place === 1 ? 'first' : isLast ? 'last' : `${ordinal(place)} place`;

function journeyText(evening: Evening, journey: Journey | null): string[] {
	if (journey === null) return [];
	const { player, from, to, fromLast, toLast } = journey;
	const does = to < from ? 'rose' : 'fell';
	return [
		`${nameOf(evening, player)} ${does} from ${placeText(from, fromLast)} to ${placeText(to, toLast)}.`
	];
}

function revolutionTexts(evening: Evening, rounds: readonly Round[]): string[] {
	const called = rounds.flatMap(({ number: at, revolution, rules }) =>
		revolution === null ? [] : [{ at, rules, ...revolution }]
	);
	if (called.length > 3) {
		const names = [...new Set(called.map(({ caller }) => nameOf(evening, caller)))];
		return [`There were ${some(called.length, 'revolution')}, called by ${listed(names)}.`];
	}
	return called.map(({ at, rules, caller, greater }) =>
		greater
			? `${nameOf(evening, caller)} called a greater revolution in round ${at}.`
			: `${nameOf(evening, caller)} showed ${wilds(rules)} in round ${at}: no taxes.`
	);
}

function decreeText({ edicts }: Evening): string[] {
	const decrees = edicts.filter(isDecree);
	if (decrees.length === 0) return [];
	const refused = decrees.filter(({ state }) => state === 'refused').length;
	if (decrees.length === 1) return [`One decree was issued${refused ? ', and refused' : ''}.`];
	const issued = capital(`${some(decrees.length, 'decree')} were issued`);
	if (refused === 0) return [`${issued}.`];
	return [
		refused === decrees.length
			? `${issued}, and all were refused.`
			: `${issued}, ${number(refused)} of them refused.`
	];
}

function rulingText({ rulings }: Evening): string[] {
	if (rulings.length === 0) return [];
	return [
		capital(
			`${some(rulings.length, 'ruling')} ${rulings.length === 1 ? 'was' : 'were'} written down.`
		)
	];
}

function taxText(evening: Evening, { payers, paid, unrecorded }: Findings): string[] {
	const most =
		payers.length === 0
			? []
			: [
					`${listed(payers.map((p) => nameOf(evening, p)))} ${payers.length === 1 ? 'paid' : 'each paid'} ${some(paid, 'card')} in tax${unrecorded > 0 ? ', as far as recorded' : ''}.`
				];
	if (unrecorded === 0) return most;
	const were = unrecorded === 1 ? 'tax was' : 'taxes were';
	return [...most, capital(`${number(unrecorded)} ${were} not recorded.`)];
}

/** The evening in some sentences. */
export function recap(evening: Evening): string[] {
	const findings = findingsOf(evening);
	const { rounds, reigns, rise, fall } = findings;
	const last = rounds.at(-1);
	if (last === undefined) return ['No round is finished yet.', ...decreeText(evening)];
	const winner = nameOf(evening, result(last)[0]!);
	const played =
		rounds.length === 1
			? `One round was played, and ${winner} came out first.`
			: `${capital(some(rounds.length, 'round'))} were played; ${winner} came out of the last one first.`;
	return [
		played,
		...reignText(evening, reigns),
		...journeyText(evening, fall),
		...journeyText(evening, rise),
		...revolutionTexts(evening, rounds),
		...taxText(evening, findings),
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

/** Those of the three that there is anything to say of: the longest reign, the longest way, the most tax. */
export function tiles(evening: Evening): Tile[] {
	const { reigns, rise, fall, payers, paid, unrecorded } = findingsOf(evening);
	const all: Tile[] = [];
	const [reign] = reigns;
	if (reign !== undefined && reigns.length === 1) {
		const { player, first, last } = reign;
		const when = first === last ? `round ${first}` : `rounds ${first}–${last}`;
		all.push({ figure: `${lengthOf(reign)}`, text: `${nameOf(evening, player)}’s reign, ${when}` });
	}
	const way = [fall, rise]
		.filter((journey) => journey !== null)
		.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0];
	if (way !== undefined)
		all.push({
			figure: `${way.from}→${way.to}`,
			spoken: `From ${way.from} to ${way.to}:`,
			text: `${nameOf(evening, way.player)}’s ${way.to > way.from ? 'fall' : 'rise'} over the night`
		});
	if (payers.length > 0)
		all.push({
			figure: `${paid}`,
			text: `${count(paid, 'card').replace(/^\d+ /, '')} ${listed(payers.map((p) => nameOf(evening, p)))} ${payers.length === 1 ? 'paid' : 'each paid'} in tax${unrecorded > 0 ? ', as recorded' : ''}`
		});
	return all;
}
