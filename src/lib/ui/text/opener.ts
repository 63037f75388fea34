import { parseCard, type Suit } from '#lib/cards/card.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { cardText } from './cards.ts';

const m = messagesOf('house');

/** The names of the suits in the pack of 40, in every language (RG-2). */
const SPANISH: Readonly<Partial<Record<Suit, string>>> = {
	C: 'bastos',
	D: 'oros',
	H: 'copas',
	S: 'espadas'
};

/** The card whose holder leads, as it is shown: 3♣, or in the pack of 40 the 3 of bastos. */
export function openerText({ options: { opener, deck } }: Pick<Rules, 'options'>): string {
	const card = parseCard(opener);
	const suit = card?.kind === 'suited' ? SPANISH[card.suit] : undefined;
	return deck === '40' && card?.kind === 'suited' && suit !== undefined
		? m.house.entries.spanish(card.rank, suit)
		: cardText(opener);
}
