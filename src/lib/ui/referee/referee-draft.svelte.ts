import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Irregularity } from '#lib/referee/judge-irregular.ts';
import { trickOf, type CardPosition, type PlayEntry } from '#lib/referee/play-entry.ts';
import type { Call } from '#lib/rules/legality.ts';

/** The questions that the referee answers. */
export const QUESTIONS = [
	'play',
	'call',
	'hand',
	'next',
	'join',
	'revolution',
	'irregular'
] as const;
export type QuestionName = (typeof QUESTIONS)[number];

type Plays = PlayEntry['plays'];

/** The parts of a question that its words have filled in. */
export interface Prefill {
	/** The player who is named. */
	readonly player: PlayerId | null;
	/** Whether that player is said to be out with the last play. */
	readonly exit: boolean;
	/** Whether it is about cards that are given or that come back. */
	readonly side: 'payer' | 'receiver' | null;
	/** The mishap. */
	readonly what: Irregularity | null;
	/** The cards on the table and those to be played. */
	readonly plays: Plays | null;
}

/** The question "may this be played?" while it is being entered. */
export class PlayDraft implements PlayEntry {
	/** The plays of the trick; the last one is the play that is judged. */
	plays = $state.raw<Plays>([[], []]);
	/** The index of the play that the keypad fills. */
	at = $state(0);
	opening = $state(false);
	passed = $state(false);
	turned = $state(false);
	last = $state(false);
	outOfTurn = $state(false);
	passedSince = $state(false);
	passing = $state(false);
	call = $state<Call | null>(null);
	/** Whether the suits were requested and nobody knows them. */
	suitsUnknown = $state(false);

	/** The index of the play that is judged. */
	get playIndex(): number {
		return this.plays.length - 1;
	}
	/** The plays below the judged one, without empty ones. */
	get trick(): Plays {
		return trickOf(this);
	}
	get play(): readonly Card[] {
		return this.plays.at(-1)!;
	}
	get isEmpty(): boolean {
		return this.plays.every((cards) => cards.length === 0);
	}

	#set(play: number, change: (cards: readonly Card[]) => readonly Card[]): void {
		this.plays = this.plays.map((cards, i) => (i === play ? change(cards) : cards));
	}
	add(card: Card): void {
		this.suitsUnknown = false;
		this.#set(this.at, (cards) => [...cards, card]);
	}
	remove({ play, card }: CardPosition): void {
		this.at = play;
		this.#set(play, (cards) => cards.toSpliced(card, 1));
	}
	nameSuit({ play, card }: CardPosition, suit: Suit): void {
		this.#set(play, (cards) =>
			cards.map((one, i) =>
				i === card && one.kind === 'plain' ? { kind: 'suited', rank: one.rank, suit } : one
			)
		);
	}
	/** Sets the rank that a wild card stands for; null: any that fits. */
	standFor({ play, card }: CardPosition, rank: Rank | null): void {
		this.#set(play, (cards) =>
			cards.map((one, i): Card => {
				if (i !== card || one.kind === 'trump') return one;
				const { as: _, ...bare } = one;
				return rank === null ? bare : { ...bare, as: rank };
			})
		);
	}
	addEarlier(): void {
		this.plays = [[], ...this.plays];
		this.at = 0;
	}
	clear(): void {
		this.plays = [[], []];
		this.at = 0;
		this.opening = this.passed = this.turned = this.last = this.suitsUnknown = false;
		this.outOfTurn = this.passedSince = this.passing = false;
		this.call = null;
	}
	/** Begins anew with the first card on the table. */
	begin(card: Card): void {
		this.clear();
		this.add(card);
	}
}

/** The state of the referee's screen that is kept while a rule is looked up. A hand of cards is not
 * kept. */
export class RefereeDraft {
	/** The open question; null while none is open. */
	question = $state<QuestionName | null>(null);
	/** The question in words. */
	words = $state('');
	/** The values that the question in words has filled in. */
	asked = $state.raw<Prefill | null>(null);
	/** The player whose tax is asked about; null: not chosen. */
	payer = $state<PlayerId | null>(null);
	/** The game to ask about while no evening is on the table; `house` is the id of its house
	 * rules. */
	ruleset = $state<string | null>(null);
	house = $state<string | null>(null);
	players = $state(5);
	/** Whether the user chose these. */
	isChosen = $state(false);
	readonly play = new PlayDraft();

	/** Chooses the rules to ask about. Others may have another pack, so the entered cards are
	 * cleared. */
	choose(to: Partial<Pick<RefereeDraft, 'ruleset' | 'house' | 'players'>>): void {
		this.isChosen = true;
		Object.assign(this, to);
		this.play.clear();
	}

	/** Sets the rules that are likely asked about, unless the user chose some. */
	suggest(ruleset: string | null, house: string | null): void {
		if (!this.isChosen) Object.assign(this, { ruleset, house });
	}

	/** Opens the question that a link names.
	 * @param address `hand-` and a player's id, or the name of a question; empty: none */
	follow(address: string): void {
		const [, payer] = /^hand-(.+)$/.exec(address) ?? [];
		if (payer !== undefined) {
			this.payer = payer as PlayerId;
			this.asked = null;
		}
		const name = payer === undefined ? address : 'hand';
		const known = QUESTIONS.find((question) => question === name);
		// an address without a question belongs to the page that is being left
		if (known !== undefined || name === '') this.question = known ?? null;
	}

	/** Fills in a question before it is opened; null: nothing is filled in. */
	fill(asked: Prefill | null): void {
		this.asked = asked;
		this.payer = asked?.player ?? this.payer;
		if (!asked?.plays) return;
		this.play.clear();
		this.play.plays = asked.plays;
		this.play.at = asked.plays.length - 1;
	}
}
