import { describe, expect, test } from 'vitest';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import type { House } from '#lib/rules/options.ts';
import { packFor } from '#lib/rules/pack.ts';
import { keypadFor } from '#lib/referee/keypad.ts';
import { remainingCards } from '#lib/referee/remaining-cards.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';

/** Values of the options that are not chosen from a list. */
const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
	opener: ['7D', 'QH'],
	wildRank: ['3', '6'],
	tops: [['3S>JK'], ['AD>single']],
	effects: [['8:clears'], ['9x2:clears', '5:skip']],
	turnedBy: [['four'], ['run-of-four']],
	forbiddenLast: [['strongest', 'JK', '8*']],
	target: [{ rounds: 20 }],
	taxSchedule: [{ 3: [1], 4: [2, 1] }]
};
const valuesOf = (option: string): readonly unknown[] => [
	...(option in CHOICES ? CHOICES[option as keyof typeof CHOICES] : []),
	...(OTHERS[option] ?? [])
];

/** Each value of each option, alone for several tables, and with each pack for five players. */
function housesOf(): readonly (readonly [House, readonly number[]])[] {
	const one = OPTION_NAMES.flatMap((option) =>
		valuesOf(option).map((value) => ({ [option]: value }))
	);
	const decks = CHOICES.deck.map((deck) => ({ deck }));
	const alone = one.map((house) => [house, [3, 5, 8]] as const);
	const packed = decks.flatMap((deck) => one.map((house) => [{ ...deck, ...house }, [5]] as const));
	return [...alone, ...packed];
}

describe.each(RULESETS)('each value of each option: $name', (ruleset) => {
	test('keypad and remaining cards have the cards of the pack', () => {
		let checked = 0;
		for (const [house, tables] of housesOf())
			for (const players of tables) {
				const rules = resolveRules(ruleset, { options: house });
				const { options } = rules;
				if (findClashes(options, { min: players, max: players }).length > 0) continue;
				checked++;
				const name = `${JSON.stringify(house)}, ${players} players`;
				const { cards, aside } = packFor(options, players);
				const { ranks, wild, trumps } = keypadFor(rules, players);
				const keys = ranks.reduce((sum, { copies }) => sum + copies, 0);
				expect(keys + (wild?.copies ?? 0) + trumps, name).toBe(cards + aside);
				expect(new Set(ranks.map(({ rank }) => rank)).size, name).toBe(ranks.length);
				const left = remainingCards(options, players, []);
				const natural = [...left.counts].filter(([rank]) => ranks.some((key) => key.rank === rank));
				const ofRanks = natural.reduce((sum, [, count]) => sum + count, 0);
				expect(ofRanks, name).toBe(keys);
				const own = left.wilds.filter((card) => card.kind === 'wild').length;
				expect(own, name).toBe(wild?.copies ?? 0);
				// cards of the wild rank are wilds, whatever Jokers are
				const ofWildRank = left.standIns.some(
					(card) => card.kind !== 'wild' && card.rank === options.wildRank
				);
				const has = ranks.some(({ rank }) => rank === options.wildRank);
				expect(ofWildRank, name).toBe(options.wildRank !== null && has);
			}
		expect(checked).toBeGreaterThan(OPTION_NAMES.length);
	});
});
