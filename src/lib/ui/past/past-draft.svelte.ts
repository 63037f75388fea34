import type { Person } from '#lib/evening/state.ts';
import { isGameId, type GameId } from '#lib/rulesets/ruleset.ts';

/** The places of a round from the top, as they are tapped. */
type Order = readonly Person[];

/** A half-entered evening, as it is kept while the page is reloaded. */
export interface KeptEntry {
	readonly way: 'rounds' | 'places';
	readonly rounds: readonly Order[];
	readonly tapped: Order;
	readonly seated: readonly Person[];
	readonly game: GameId;
	/** Noon of the day, in milliseconds since 1970. */
	readonly day: number;
	/** The id of the house rules. */
	readonly house: string | null;
}

const isPeople = (value: unknown): value is Order =>
	Array.isArray(value) &&
	value.every(
		(one: Partial<Person> | null) => typeof one?.id === 'string' && typeof one.name === 'string'
	);

/** The half-entered evening in a text that was kept; null if it is none. */
export function parseKept(text: string | null): KeptEntry | null {
	try {
		const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof KeptEntry, unknown>> | null;
		if (kept === null) return null;
		const { way, rounds, tapped, seated, game, day, house } = kept;
		const isOurs =
			(way === 'rounds' || way === 'places') &&
			Array.isArray(rounds) &&
			rounds.every(isPeople) &&
			isPeople(tapped) &&
			isPeople(seated) &&
			isGameId(game as string) &&
			Number.isFinite(day) &&
			(house === null || typeof house === 'string');
		return isOurs ? (kept as KeptEntry) : null;
	} catch {
		return null;
	}
}

/** The rounds of an evening of the past, as they are entered one after the other. */
export class PastDraft {
	/** Whether every round is known, or only the places at the end. */
	way = $state<'rounds' | 'places'>('rounds');
	/** The rounds that are complete. */
	rounds = $state.raw<readonly Order[]>([]);
	#tapped = $state.raw<Order>([]);

	/** @param players who plays the current round
	 * @param kept before the page was reloaded */
	constructor(
		private readonly players: () => readonly Person[],
		kept: Pick<KeptEntry, 'way' | 'rounds' | 'tapped'> | null = null
	) {
		if (kept === null) return;
		this.way = kept.way;
		this.rounds = kept.rounds;
		this.#tapped = kept.tapped;
	}

	/** To be kept. */
	get entered(): Pick<KeptEntry, 'way' | 'rounds' | 'tapped'> {
		return { way: this.way, rounds: this.rounds, tapped: this.#tapped };
	}

	/** The current round so far. The last player is placed when everyone else is. */
	get order(): Order {
		const players = this.players();
		const tapped = this.#tapped.filter(({ id }) => players.some((player) => player.id === id));
		const open = players.filter(({ id }) => !tapped.some((player) => player.id === id));
		return open.length === 1 && tapped.length > 0 ? [...tapped, ...open] : tapped;
	}

	get isComplete(): boolean {
		return this.order.length > 1 && this.order.length === this.players().length;
	}

	/** All rounds, with the current one if it is complete. */
	get all(): readonly Order[] {
		const current = this.isComplete ? [this.order] : [];
		return this.way === 'places' ? current : [...this.rounds, ...current];
	}

	/** From 1; 0 for a player who has none yet. */
	placeOf = ({ id }: Person): number => this.order.findIndex((player) => player.id === id) + 1;

	/** Gives a player the next place, or takes the place back. */
	tap(player: Person): void {
		const isPlaced = this.#tapped.some(({ id }) => id === player.id);
		this.#tapped = isPlaced
			? this.#tapped.filter(({ id }) => id !== player.id)
			: [...this.#tapped, player];
	}

	clear(): void {
		this.#tapped = [];
	}

	/** Enters the current round, and begins the next. */
	enterRound(): void {
		this.rounds = this.all;
		this.clear();
	}

	removeRound(): void {
		this.rounds = this.rounds.slice(0, -1);
	}
}
