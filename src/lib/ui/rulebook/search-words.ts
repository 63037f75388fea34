import { RULE_IDS } from '#lib/rules/rule-ids.ts';

const SUITS: Readonly<Record<string, string>> = {
	'♣': ' clubs ',
	'♦': ' diamonds ',
	'♥': ' hearts ',
	'♠': ' spades '
};

const letters = [...new Set(RULE_IDS.map((id) => id.slice(0, 2).toLowerCase()))].join('|');
/** A rule's id, however it is typed: TX-3, tx 3, tx3. */
const ruleId = new RegExp(`\\b(${letters})[ -]?(\\d{1,2})\\b`, 'g');

/** The words of a text as the search compares them: small letters without accents, apostrophes closed up, the id of
 * a rule as one word. */
export const wordsOf = (text: string): string[] =>
	text
		.replace(/[♣♦♥♠]/g, (suit) => SUITS[suit]!)
		.normalize('NFD')
		.replace(/[\p{M}’']/gu, '')
		.toLowerCase()
		.replace(ruleId, '$1$2')
		.match(/[\p{L}\p{N}]+/gu) ?? [];
