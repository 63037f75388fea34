import type { Wild } from '#lib/cards/card.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { PlayShape } from '#lib/messages/cards.ts';

/** What the wild cards of these rules are. */
export const wildOf = ({ options }: Pick<Rules, 'options'>): Wild =>
	options.deck === 'dalmuti' ? 'JE' : 'JK';

/** What cards were read as, for the catalogue to say. */
export const laid = (
	rules: Pick<Rules, 'options'>,
	{ count, rank, pattern }: Pick<Reading, 'count' | 'rank' | 'pattern'>
): PlayShape =>
	rank === 'wild' || rank === 'joker'
		? { kind: 'wilds', count, wild: wildOf(rules) }
		: { kind: pattern, count, rank };
