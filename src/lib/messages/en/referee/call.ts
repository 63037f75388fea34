import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/en/grammar/nouns.ts';

const { list, either } = grammar('en');

/** Was that call good? (Kings and Bastards, “Ordering”) */
export const call = {
	question: 'Was that call good?',
	good: 'The call is good',
	bad: 'The call does not hold',
	/** Label of the cards, and how to enter them. */
	plays: 'The singles, the caller’s last',
	how: 'Tap the single cards in the order they were played, up to the caller’s, and what was called. The same rank twice in a row is a pair.',
	/** @param cards the last three, or fewer */
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))} follow each other by one, and the call fits all three. Only the next card in order may be played now; not even a trump tops it.`,
	/** How strict the caller may be. @param calls names of what may be called */
	open: (calls: readonly string[]) => `The caller chooses how strict: ${either(calls)}.`,
	fault: {
		'not-played-here': () => 'Sequences are not called at this table.',
		'too-few': () =>
			'A call needs three singles in a row. With fewer there is nothing to call yet.',
		'not-singles': () => 'Only single cards count: all three have to be singles.',
		jokers: () => 'A Joker cannot be part of a called sequence.',
		'not-neighbours': (cards) =>
			`${list(cards.map(cardText))} do not follow each other by one, each a rank above the one before.`,
		colour: (cards) => `${list(cards.map(cardText))} are not all of that colour.`,
		suit: (cards) => `${list(cards.map(cardText))} are not all of that suit.`
	} satisfies Record<CallFault, (cards: readonly Card[]) => string> as Readonly<
		Record<CallFault, (cards: readonly Card[]) => string>
	>
};
