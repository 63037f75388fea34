import type { Person } from '#lib/evening/state.ts';

/** The places of a round from the top, as they are tapped. */
type Order = readonly Person[];

/** The rounds of an evening of the past, as they are entered one after the other. */
export class PastDraft {
	/** Whether every round is known, or only the places at the end. */
	way = $state<'rounds' | 'places'>('rounds');
	/** The rounds that are complete. */
	rounds = $state.raw<readonly Order[]>([]);
	#tapped = $state.raw<Order>([]);

	/** @param players who plays the current round */
	constructor(private readonly players: () => readonly Person[]) {}

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
