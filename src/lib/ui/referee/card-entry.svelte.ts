import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardOfKey, isInPack, keypadFor, type Key } from '#lib/referee/keypad.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** Cards that are entered on the keypad, one after the other. They are never stored. */
export class CardEntry {
	cards = $state.raw<readonly Card[]>([]);
	/** The rules and the number of players, which give the pack. */
	readonly #table: () => { readonly rules: Rules; readonly players: number };
	readonly keypad = $derived.by(() => keypadFor(this.#table().rules, this.#table().players));

	constructor(table: () => { readonly rules: Rules; readonly players: number }) {
		this.#table = table;
	}

	/** Whether the pack has another such card. */
	readonly can = (key: Key): boolean => {
		const card = cardOfKey(this.keypad, key);
		return card !== null && this.#isInPack([...this.cards, card]);
	};
	readonly add = (key: Key): void => {
		const card = cardOfKey(this.keypad, key);
		if (card !== null) this.cards = [...this.cards, card];
	};
	readonly remove = (index: number): void => {
		this.cards = this.cards.toSpliced(index, 1);
	};
	/** The keypad's request for the suit of a card that has none; null for other cards. */
	suitsFor(index: number, label: (rank: Rank) => string) {
		const card = this.cards[index];
		if (card?.kind !== 'plain') return null;
		const withSuit = (suit: Suit) =>
			this.cards.with(index, { kind: 'suited', rank: card.rank, suit });
		return {
			label: label(card.rank),
			of: this.keypad.ranks.find(({ rank }) => rank === card.rank)?.suits ?? [],
			can: (suit: Suit) => this.#isInPack(withSuit(suit)),
			onsuit: (suit: Suit) => (this.cards = withSuit(suit)),
			onskip: null
		};
	}
	#isInPack(cards: readonly Card[]): boolean {
		const { rules, players } = this.#table();
		return isInPack(rules, players, cards);
	}
}
