import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import type { House as Options } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { fitFor } from '#lib/rulesets/fit.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { ChosenPlayers } from './chosen-players.svelte.ts';

/** How an evening was started; offered again. */
export interface LatestStart {
	readonly ruleset: string;
	readonly players: readonly PlayerId[];
	readonly house?: string;
	/** When its players were last seen, in milliseconds since 1970. */
	readonly at: number;
}

/** The house rules of a new evening: a stored set's, or only this evening's. */
type House = Pick<HouseSet, 'rules'> & Partial<HouseSet>;

interface Given {
	/** Everyone who ever played, the latest first. */
	readonly roster: readonly Person[];
	/** Whether nobody has played here yet. */
	readonly isFirst: boolean;
	readonly last: LatestStart | undefined;
	/** The stored house rules of all games. */
	readonly houses: readonly HouseSet[];
}

/** @returns why the evening was not started, or null */
export type Start = (
	ruleset: Ruleset,
	players: readonly Person[],
	house: House | undefined
) => Promise<string | null>;

/** An evening before it is started: its game, its rules and its players. */
export class StartDraft {
	readonly players: ChosenPlayers;
	/** The table's answer to the question about tarot trumps; null for the default of the rules
	 * (TH-5). */
	trumps = $state<'below' | 'above' | null>(null);
	isStarting = $state(false);
	/** Whether the questions about how the table plays are open. */
	asksHow = $state(false);
	/** The chosen game; null for that of the latest start. */
	#game = $state.raw<Ruleset | null>(null);
	/** The id of the chosen house rules; null for the published ones, undefined for those of the
	 * latest start. */
	#house = $state<string | null | undefined>(undefined);
	/** Whether the changes for this number of players were agreed to; null before anybody was
	 * asked. */
	#takesOffers = $state<boolean | null>(null);
	/** Why the evening was not started, and with which players. */
	#problem = $state.raw<{ readonly text: string; readonly seated: readonly Person[] } | null>(null);

	constructor(
		private readonly given: () => Given,
		newPlayer: (name: string) => Person,
		private readonly onstart: Start
	) {
		this.players = new ChosenPlayers(() => given().roster, newPlayer);
	}

	get last(): LatestStart | undefined {
		return this.given().last;
	}

	/** Whether nobody has played here yet: then no game is offered before another. */
	get isFirst(): boolean {
		return this.given().isFirst;
	}

	/** Whether a game was chosen, or is offered because people have played here. */
	get hasGame(): boolean {
		return this.#game !== null || !this.isFirst;
	}

	get ruleset(): Ruleset {
		return this.#game ?? findRuleset(this.last?.ruleset ?? '') ?? RULESETS[0]!;
	}

	/** The stored house rules of the game. */
	get sets(): readonly HouseSet[] {
		return this.given().houses.filter((set) => set.ruleset === this.ruleset.id);
	}

	/** The chosen house rules; undefined for the published ones. */
	get house(): HouseSet | undefined {
		const chosen = this.#house === undefined ? this.last?.house : this.#house;
		return this.sets.find(({ id }) => id === chosen);
	}

	/** The chosen house rules, with the answer about trumps. */
	readonly #played = $derived.by((): House | undefined => {
		const { trumps, house } = this;
		if (trumps === null || resolveRules(this.ruleset, house?.rules).options.deck !== 'tarot')
			return house;
		return {
			...house,
			rules: { ...house?.rules, options: { ...house?.rules.options, trumpValue: trumps } }
		};
	});
	/** The rules as chosen, whether they fit the players or not. */
	readonly chosen = $derived.by(() => resolveRules(this.ruleset, this.#played?.rules));

	/** The changes by which so many players can play, where the rules do not fit them and some
	 * change helps; null otherwise (RG-22). */
	offers(number: number): Options | null {
		const fit = fitFor(this.ruleset, this.chosen.options, number);
		return fit.fits || Object.keys(fit.offers).length === 0 ? null : fit.offers;
	}
	/** The chosen house rules, with such changes. */
	#withOffers(number: number): House | undefined {
		const offers = this.offers(number);
		const { rules, ...rest } = this.#played ?? { rules: { options: {} } };
		if (offers === null) return this.#played;
		return { ...rest, rules: { ...rules, options: { ...rules.options, ...offers } } };
	}

	/** Whether to take these changes where they are needed. A group that needs some took them. */
	get takesOffers(): boolean {
		return this.#takesOffers ?? this.offers(this.group.length) !== null;
	}
	set takesOffers(takes: boolean) {
		this.#takesOffers = takes;
	}

	/** The rules for the chosen players. */
	readonly rules = $derived.by((): Rules => {
		const { length } = this.players.seated;
		return this.takesOffers
			? resolveRules(this.ruleset, this.#withOffers(length)?.rules)
			: this.chosen;
	});

	/** The players of the latest start who are still known. */
	readonly group = $derived.by((): readonly Person[] => {
		const { last, roster } = this.given();
		return (last?.players ?? []).flatMap((id) => roster.find((person) => person.id === id) ?? []);
	});

	/** Why the evening was not started with the chosen players; empty if nothing is wrong. */
	get problem(): string {
		return this.#problem?.seated === this.players.seated ? this.#problem.text : '';
	}

	chooseGame(next: Ruleset): void {
		if (next !== this.ruleset) this.#house = undefined;
		this.#game = next;
	}

	/** @param id of house rules; null for the published ones */
	chooseHouse(id: string | null): void {
		this.#house = id;
		this.asksHow = false;
	}

	/** @param order the chosen players clockwise, where they were not chosen in that order */
	async start(order: readonly Person[] = this.players.seated): Promise<void> {
		this.isStarting = true;
		const { seated } = this.players;
		try {
			const text = await this.onstart(this.ruleset, order, this.#withOffers(order.length));
			this.#problem = text === null ? null : { text, seated };
		} finally {
			this.isStarting = false;
		}
	}
}
