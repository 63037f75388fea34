import { describe, expect, it } from 'vitest';
import { emsOf, emsOfWord } from '#lib/ui/text/width.ts';

/** Widths that Chromium measured in Figtree's bold weight, in em. */
const MEASURED = {
	Ana: 1.81,
	Gabrielle: 4.11,
	Katharina: 4.41,
	Christopher: 5.48,
	Konstantin: 4.98,
	Maximilian: 4.93,
	Bartholomew: 6.14,
	Montgomery: 5.96,
	'Mwanahamisi-': 6.68,
	Rosamund: 4.84
};

describe('emsOf', () => {
	it.each(Object.entries(MEASURED))('finds room for %s, and little more', (name, measured) => {
		expect(emsOf(name)).toBeGreaterThanOrEqual(measured);
		expect(emsOf(name)).toBeLessThan(measured * 1.1);
	});
	it('is about one em for each East Asian letter', () => {
		expect(emsOf('大貧民')).toBeGreaterThan(3);
	});
});

describe('emsOfWord', () => {
	it('is that of the longest word; a hyphen ends one', () => {
		expect(emsOfWord('Anna Maria Theresia')).toBe(emsOf('Theresia'));
		expect(emsOfWord('Gwendolyn-Margot')).toBe(emsOf('Gwendolyn-'));
		expect(emsOfWord('Christopher')).toBe(emsOf('Christopher'));
	});
});
