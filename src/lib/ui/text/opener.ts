import { parseCard, type Suit } from '#lib/cards/card.ts';
import { openerInPlay } from '#lib/rules/opener.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { cardText } from './cards.ts';

const m = messagesOf('common');

/** The names of the suits in the pack of 40, in every language (RG-2). */
const SPANISH: Readonly<Partial<Record<Suit, string>>> = {
	C: 'bastos',
	D: 'oros',
	H: 'copas',
	S: 'espadas'
};

/** A card as it is shown in a pack: 3♣, or in the pack of 40 the 3 of bastos. */
export function cardInDeck(text: string, deck: Options['deck']): string {
	const card = parseCard(text);
	const suit = card?.kind === 'suited' ? SPANISH[card.suit] : undefined;
	return deck === '40' && card?.kind === 'suited' && suit !== undefined
		? m.common.cards.spanish(card.rank, suit)
		: cardText(text);
}

/** The card whose holder leads, as it is shown in the pack of these rules.
 * @param players how many play; if given and the card is not in their pack, the one that has its
 * part (RG-1) */
export const openerText = ({ options }: Pick<Rules, 'options'>, players?: number): string =>
	cardInDeck(players === undefined ? options.opener : openerInPlay(options, players), options.deck);
