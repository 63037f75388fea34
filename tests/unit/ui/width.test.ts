import { describe, expect, it } from 'vitest';
import { emsInTwoLines, emsOf } from '#lib/ui/text/width.ts';

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
	it('finds a square em for each East Asian letter', () => {
		expect(emsOf('大貧民')).toBeGreaterThan(3);
	});
});

describe('emsInTwoLines', () => {
	it('breaks after the space or hyphen that leaves the shorter lines', () => {
		expect(emsInTwoLines('Anna Maria Theresia')).toBe(emsOf('Anna Maria '));
		expect(emsInTwoLines('Gwendolyn-Margot')).toBe(emsOf('Gwendolyn-'));
	});
	it('leaves one word in one line', () => {
		expect(emsInTwoLines('Christopher')).toBe(emsOf('Christopher'));
	});
});
