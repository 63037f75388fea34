import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { highlightsOf, lengthOf, type Highlights } from './highlights.ts';
import { placesOverTime, type PlacesOverTime } from './places.ts';
import { scoreboard } from './score.ts';

/** Something worth saying about an evening, with a number in it. Places count from 1. */
export type Fact =
	/** Most rounds won. */
	| { kind: 'wins'; player: PlayerId; won: number; rounds: number }
	/** Two who won equally many rounds, and nobody more. */
	| { kind: 'tie'; players: readonly [PlayerId, PlayerId]; won: number }
	/** How many players came out first at least once. */
	| { kind: 'winners'; winners: number; players: number }
	| { kind: 'reign'; player: PlayerId; rounds: number }
	/** From a place to a better or a worse one, within so many rounds. */
	| { kind: 'climb' | 'fall'; player: PlayerId; from: number; to: number; rounds: number }
	| { kind: 'tax'; player: PlayerId; cards: number }
	| { kind: 'revolution'; player: PlayerId; round: number }
	/** From the last of so many places to the first. */
	| { kind: 'greater-revolution'; player: PlayerId; players: number }
	| { kind: 'revolutions'; count: number }
	/** One came out before the other in each of the rounds that both played. */
	| { kind: 'ahead'; player: PlayerId; other: PlayerId; rounds: number }
	/** The same place in consecutive rounds, neither the first nor the last. */
	| { kind: 'steady'; player: PlayerId; place: number; rounds: number }
	/** Last in consecutive rounds. */
	| { kind: 'bottom'; player: PlayerId; rounds: number }
	| { kind: 'points'; player: PlayerId; points: number };

/** From how much on each kind is worth saying. */
const LEAST = {
	/** Rounds of an evening in which it means something who won them. */
	rounds: 3,
	wins: 2,
	reign: 3,
	/** Places between the ends of a climb or a fall. */
	places: 3,
	taxCards: 4,
	/** Cards that the one who paid most has to be ahead of the next. */
	taxLead: 2,
	revolutions: 2,
	winners: 4,
	ahead: 5,
	steady: 3,
	bottom: 3
} as const;

type Weighed = readonly [weight: number, fact: Fact];

/** The highest number, and who has it. */
function leaders(counts: ReadonlyMap<PlayerId, number>): {
	readonly most: number;
	readonly who: readonly PlayerId[];
	/** The highest number below it, 0 without one. */
	readonly next: number;
} {
	const most = Math.max(0, ...counts.values());
	return {
		most,
		who: [...counts.keys()].filter((player) => counts.get(player) === most),
		next: Math.max(0, ...[...counts.values()].filter((count) => count < most))
	};
}

function winFacts(rounds: readonly Round[]): Weighed[] {
	if (rounds.length < LEAST.rounds) return [];
	const won = new Map<PlayerId, number>();
	for (const round of rounds) {
		const [first] = result(round);
		won.set(first!, (won.get(first!) ?? 0) + 1);
	}
	const { most, who } = leaders(won);
	const found: Weighed[] = [];
	const players = new Set(rounds.flatMap(({ places }) => places)).size;
	// nearly everyone: a winner is nothing special then, but that is
	if (won.size >= LEAST.winners && won.size >= players - 1)
		found.push([won.size === players ? 85 : 58, { kind: 'winners', winners: won.size, players }]);
	if (most < LEAST.wins) return found;
	const [one, other] = who;
	if (who.length === 1)
		found.push([
			60 + 40 * (most / rounds.length),
			{ kind: 'wins', player: one!, won: most, rounds: rounds.length }
		]);
	else if (who.length === 2) found.push([66, { kind: 'tie', players: [one!, other!], won: most }]);
	return found;
}

function reignFacts({ reigns, rounds }: Highlights): Weighed[] {
	const [reign] = reigns;
	if (reign === undefined || reigns.length > 1 || lengthOf(reign) < LEAST.reign) return [];
	const length = lengthOf(reign);
	return [[50 + 40 * (length / rounds), { kind: 'reign', player: reign.player, rounds: length }]];
}

/** From a place to another, counted from 1, within so many rounds. */
export interface Way {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
	readonly rounds: number;
}

/** The longest way from one place to another without a pause; of equally long ones the quickest,
 * then the one that ends higher. */
function longestWay({ lines, columns }: PlacesOverTime, sign: 1 | -1): Way | null {
	let best: Way | null = null;
	const isLonger = (way: Way): boolean => {
		if (best === null) return true;
		const more = sign * (way.from - way.to - best.from + best.to);
		return more > 0 || (more === 0 && way.rounds < best.rounds);
	};
	for (const { player, runs } of lines)
		for (const { from: first, places } of runs)
			for (let start = 0; start < places.length; start++) {
				// nobody came out at a seat that was drawn
				if (columns[first + start]!.round === null) continue;
				for (let end = start + 1; end < places.length; end++) {
					const [from, to] = [places[start]! + 1, places[end]! + 1];
					const way = { player, from, to, rounds: end - start };
					if (isLonger(way)) best = way;
				}
			}
	return best;
}

/** The longest climb or fall that is worth saying. */
function notableWay(over: PlacesOverTime, kind: 'climb' | 'fall'): Way | null {
	const way = longestWay(over, kind === 'climb' ? 1 : -1);
	if (way === null) return null;
	const distance = kind === 'climb' ? way.from - way.to : way.to - way.from;
	return distance < LEAST.places ? null : way;
}

/** The longest fall of an evening, of three places or more. */
export function fallOf(evening: Evening): Way | null {
	const over = placesOverTime(evening);
	return over === null ? null : notableWay(over, 'fall');
}

function wayFacts(over: PlacesOverTime, kind: 'climb' | 'fall'): Weighed[] {
	const way = notableWay(over, kind);
	if (way === null) return [];
	const rows = Math.max(...over.columns.map(({ places }) => places.length));
	const speed = Math.abs(way.from - way.to) / (rows - 1) / Math.log2(way.rounds + 1);
	// a fall is told more rarely: nobody takes it home gladly
	return [[(kind === 'climb' ? 60 : 46) + 30 * speed, { kind, ...way }]];
}

function taxFacts({ taxes }: Highlights): Weighed[] {
	const { payers, paid, next, unrecorded } = taxes;
	const [player] = payers;
	// what is not recorded may have been more
	if (player === undefined || payers.length > 1 || unrecorded > 0) return [];
	if (paid < LEAST.taxCards || paid < next + LEAST.taxLead) return [];
	return [[60 + Math.min(20, paid), { kind: 'tax', player, cards: paid }]];
}

function revolutionFacts({ revolutions }: Highlights, rounds: readonly Round[]): Weighed[] {
	const [first] = revolutions;
	if (first === undefined) return [];
	if (revolutions.length >= LEAST.revolutions)
		return [[80, { kind: 'revolutions', count: revolutions.length }]];
	const { caller: player, round, greater } = first;
	if (!greater) return [[72, { kind: 'revolution', player, round }]];
	const { places } = rounds.find(({ number }) => number === round)!;
	return [[95, { kind: 'greater-revolution', player, players: places.length }]];
}

/** Who was always ahead of another; of several the pair with the most rounds, then the one whose
 * second did best otherwise: to be ahead of the last is nothing. */
function aheadFacts(rounds: readonly Round[]): Weighed[] {
	const orders = rounds.map((round) => result(round));
	const players = [...new Set(orders.flat())];
	const meanPlace = (player: PlayerId) => {
		const places = orders.map((order) => order.indexOf(player)).filter((place) => place >= 0);
		return places.reduce((sum, place) => sum + place, 0) / places.length;
	};
	const pairs = players.flatMap((player) =>
		players
			.filter((other) => other !== player)
			.map((other) => ({
				player,
				other,
				both: orders.filter((order) => order.includes(player) && order.includes(other))
			}))
			.filter(({ both }) => both.length >= LEAST.ahead)
			.filter(({ other, both }) =>
				both.every((order) => order.indexOf(player) < order.indexOf(other))
			)
	);
	const [best] = pairs.toSorted(
		(a, b) => b.both.length - a.both.length || meanPlace(a.other) - meanPlace(b.other)
	);
	if (best === undefined) return [];
	const { player, other, both } = best;
	return [[48 + Math.min(20, both.length), { kind: 'ahead', player, other, rounds: both.length }]];
}

/** The longest run of rounds in which a player came out alike.
 * @param alike the same for places that continue a run; null for one that ends it */
function longestRun(
	{ lines, columns }: PlacesOverTime,
	alike: (place: number, players: number) => number | null
): { readonly player: PlayerId; readonly place: number; readonly rounds: number } | null {
	let best: ReturnType<typeof longestRun> = null;
	for (const { player, runs } of lines)
		for (const { from, places } of runs) {
			let length = 0;
			let before: number | null = null;
			for (const [i, place] of places.entries()) {
				const column = columns[from + i]!;
				const now = column.round === null ? null : alike(place, column.places.length);
				length = now === null ? 0 : now === before ? length + 1 : 1;
				before = now;
				if (length > (best?.rounds ?? 0)) best = { player, place: place + 1, rounds: length };
			}
		}
	return best;
}

function runFacts(over: PlacesOverTime): Weighed[] {
	const found: Weighed[] = [];
	const inBetween = (place: number, players: number) =>
		place > 0 && place < players - 1 ? place : null;
	const steady = longestRun(over, inBetween);
	if (steady !== null && steady.rounds >= LEAST.steady)
		found.push([44 + 3 * steady.rounds, { kind: 'steady', ...steady }]);
	const bottom = longestRun(over, (place, players) => (place === players - 1 ? 0 : null));
	if (bottom !== null && bottom.rounds >= LEAST.bottom) {
		const { player, rounds } = bottom;
		found.push([40 + 3 * rounds, { kind: 'bottom', player, rounds }]);
	}
	return found;
}

/** The one with the most points. */
function pointFacts(evening: Evening): Weighed[] {
	const { scored, totals } = scoreboard(evening);
	const [first, second] = totals;
	if (!scored || first === undefined || first.points <= (second?.points ?? 0)) return [];
	return [[90, { kind: 'points', player: first.player, points: first.points }]];
}

const peopleIn = (fact: Fact): PlayerId[] => {
	if ('players' in fact && typeof fact.players !== 'number') return [...fact.players];
	return 'player' in fact ? [fact.player] : [];
};

/** The facts that say something about this evening, the most telling first: rather about different
 * people than twice about the same. Fewer, or none, if there is no more to say.
 * @param most how many */
export function factsOf(evening: Evening, most = 3): Fact[] {
	const rounds = playedRounds(evening);
	const over = placesOverTime(evening);
	if (over === null) return [];
	const highlights = highlightsOf(evening);
	const facts = [
		...winFacts(rounds),
		...reignFacts(highlights),
		...wayFacts(over, 'climb'),
		...wayFacts(over, 'fall'),
		...taxFacts(highlights),
		...revolutionFacts(highlights, rounds),
		...aheadFacts(rounds),
		...runFacts(over),
		...pointFacts(evening)
	]
		.toSorted(([a], [b]) => b - a)
		.map(([, fact]) => fact);
	const told: Fact[] = [];
	const heard = new Set<PlayerId>();
	for (const fact of facts) {
		const people = peopleIn(fact);
		if (told.length === most || people.some((player) => heard.has(player))) continue;
		told.push(fact);
		for (const player of people) heard.add(player);
	}
	const rest = facts.filter((fact) => !told.includes(fact));
	return [...told, ...rest.slice(0, most - told.length)];
}
