import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
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
	/** Whether a second pack was agreed to; null before anybody was asked. */
	#takesSecond = $state<boolean | null>(null);
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

	/** Whether a game was chosen, or there was one the last time. */
	get hasGame(): boolean {
		return this.#game !== null || findRuleset(this.last?.ruleset ?? '') !== undefined;
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
	readonly #onePack = $derived.by(() => resolveRules(this.ruleset, this.#played?.rules));
	readonly #withSecond = $derived.by((): House => {
		const { rules, ...rest } = this.#played ?? { rules: {} };
		return { ...rest, rules: { ...rules, options: { ...rules.options, packs: 2 } } };
	});

	/** Whether this number of players needs a second pack, and the rules allow one (DF-10). */
	needsSecond(number: number): boolean {
		const two = resolveRules(this.ruleset, this.#withSecond.rules);
		const limits = { min: number, max: number };
		const fits = number > this.#onePack.players.max && number <= two.players.max;
		return fits && findClashes(two.options, limits).length === 0;
	}

	/** Whether to play with a second pack if one is needed. A group that needs one had one. */
	get takesSecond(): boolean {
		return this.#takesSecond ?? this.needsSecond(this.group.length);
	}
	set takesSecond(takes: boolean) {
		this.#takesSecond = takes;
	}

	/** The rules for the chosen players. */
	readonly rules = $derived.by((): Rules => {
		const needsSecond = this.needsSecond(this.players.seated.length);
		return needsSecond && this.takesSecond
			? resolveRules(this.ruleset, this.#withSecond.rules)
			: this.#onePack;
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
			const house = this.needsSecond(order.length) ? this.#withSecond : this.#played;
			const text = await this.onstart(this.ruleset, order, house);
			this.#problem = text === null ? null : { text, seated };
		} finally {
			this.isStarting = false;
		}
	}
}
