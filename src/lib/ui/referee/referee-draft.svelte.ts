import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Call } from '#lib/rules/legality.ts';

/** The questions that the referee answers. */
export const QUESTIONS = ['play', 'hand', 'next', 'join', 'revolution', 'irregular'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

type Plays = readonly (readonly Card[])[];

/** Where a card lies: in which play of the trick, and at which place of it. */
export interface Spot {
	readonly play: number;
	readonly card: number;
}

/** *May this be played?* as it is being entered. */
export class PlayDraft {
	/** The plays of the trick; the last one is the play that is asked about. */
	plays = $state.raw<Plays>([[], []]);
	/** Which of them the keypad fills. */
	at = $state(0);
	opening = $state(false);
	passed = $state(false);
	turned = $state(false);
	last = $state(false);
	call = $state<Call | null>(null);
	/** The suits were asked for and nobody knows them. */
	suitsUnknown = $state(false);

	get asked(): number {
		return this.plays.length - 1;
	}
	/** Without plays that were not entered. */
	get trick(): Plays {
		return this.plays.slice(0, -1).filter((cards) => cards.length > 0);
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
	remove({ play, card }: Spot): void {
		this.at = play;
		this.#set(play, (cards) => cards.toSpliced(card, 1));
	}
	nameSuit({ play, card }: Spot, suit: Suit): void {
		this.#set(play, (cards) =>
			cards.map((one, i) =>
				i === card && one.kind === 'plain' ? { kind: 'suited', rank: one.rank, suit } : one
			)
		);
	}
	/** What a wild card stands for; null: whatever it can. */
	standFor({ play, card }: Spot, rank: Rank | null): void {
		this.#set(play, (cards) =>
			cards.map((one, i): Card => {
				if (i !== card || one.kind !== 'wild') return one;
				const { kind, wild } = one;
				return rank === null ? { kind, wild } : { kind, wild, as: rank };
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
		this.call = null;
	}
}

/** What stays on the referee's screen while a rule is looked up. A hand of cards is none of it. */
export class RefereeDraft {
	question = $state<QuestionName>('play');
	/** Whose tax is asked about, where the evening said so. */
	payer = $state<PlayerId | null>(null);
	/** Under which rules it is asked while no evening is on. */
	ruleset = $state<string | null>(null);
	house = $state<string | null>(null);
	players = $state(5);
	readonly play = new PlayDraft();

	/** @param address what a link says of its question: `hand-` and the payer's id, or the name of a question */
	follow(address: string): void {
		const [, payer] = /^hand-(.+)$/.exec(address) ?? [];
		if (payer !== undefined) this.payer = payer as PlayerId;
		const name = payer === undefined ? address : 'hand';
		this.question = QUESTIONS.find((question) => question === name) ?? this.question;
	}
}
