/** The ids of all rules, as texts, verdicts and tests cite them. `PR`, `DF` and `TH` are the rules of President, Daifugō
 * and Tarot-Himi. */
export const RULE_IDS = [
	...['TI-0', 'TI-1', 'TI-2', 'TI-3', 'TI-4', 'TI-5', 'TI-6'],
	...['DK-1', 'DK-2', 'DK-3', 'DK-4', 'DK-5', 'DK-6', 'DK-7', 'DK-8'],
	...['SE-1', 'SE-2', 'SE-3', 'SE-4'],
	...['TX-1', 'TX-2', 'TX-3', 'TX-4', 'TX-5', 'TX-6', 'TX-7', 'TX-8', 'TX-9', 'TX-10', 'TX-11'],
	'TX-12',
	...['RV-1', 'RV-2', 'RV-3'],
	...['PL-1', 'PL-2', 'PL-3', 'PL-4', 'PL-5', 'PL-6', 'PL-7', 'PL-8', 'PL-9'],
	...['LE-1', 'LE-2'],
	...['JO-1', 'JO-2', 'JO-3', 'JO-4', 'JO-5'],
	...['SC-1', 'SC-2', 'SC-3', 'SC-4'],
	...['DE-1', 'DE-2', 'DE-3', 'DE-4'],
	...['MA-1', 'MA-2'],
	...['FP-1', 'FP-2', 'FP-3', 'FP-4', 'FP-5', 'FP-6', 'FP-7', 'FP-8', 'FP-9', 'FP-10', 'FP-11'],
	...['FP-12', 'FP-13', 'FP-14', 'FP-15'],
	/* cards; players and titles; play and passing; dealer and leads */
	...['PR-1', 'PR-2', 'PR-3', 'PR-4'],
	/* equal rank; eights end the trick; four of a kind turn the ranking; forbidden last cards */
	...['PR-5', 'PR-6', 'PR-7', 'PR-8'],
	/* taxes; points by title */
	...['PR-9', 'PR-10'],
	/* a completed four; bombs; a card above all; threes */
	...['PR-11', 'PR-12', 'PR-13', 'PR-14'],
	/* cards and Jokers; titles and standing; the 3 of diamonds, dealer and leads */
	...['DF-1', 'DF-2', 'DF-3'],
	/* suit lock; exchange; fall of the capital; 3 of spades on a lone Joker */
	...['DF-4', 'DF-5', 'DF-6', 'DF-7'],
	/* overturning from the bottom; which of these comes first */
	...['DF-8', 'DF-9'],
	/* two packs; stairs revolution; eleven back; number lock */
	...['DF-10', 'DF-11', 'DF-12', 'DF-13'],
	/* fives and nines; sevens and tens; queens; coup; tenpen-chii */
	...['DF-14', 'DF-15', 'DF-16', 'DF-17', 'DF-18'],
	/* the tarot pack; its ranking; trumps; all else as in Tahimi; trumps in taxes and the draw */
	...['TH-1', 'TH-2', 'TH-3', 'TH-4', 'TH-5']
] as const;
export type RuleId = (typeof RULE_IDS)[number];
