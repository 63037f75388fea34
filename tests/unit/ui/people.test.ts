import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { mergeDirection, mergeText } from '#lib/ui/people/merge.ts';
import { findByName, playedText, sortByName, type RosterPerson } from '#lib/ui/people/person.ts';

const person = (name: string, part: Partial<RosterPerson> = {}): RosterPerson => ({
	id: name.toLowerCase() as PlayerId,
	name,
	evenings: 0,
	rounds: 0,
	lastSeen: 0,
	...part
});

describe('the list of people', () => {
	test('is searched ignoring case and accents', () => {
		const people = [person('Zoë'), person('ZOE'), person('Ben')];
		expect(findByName(people, ' zoe ').map(({ name }) => name)).toEqual(['Zoë', 'ZOE']);
	});
	test('is searched by letters that the language treats as equal', () => {
		const people = [person('ひなた'), person('ヒカル'), person('花')];
		expect(findByName(people, 'ひ').map(({ name }) => name)).toEqual(['ひなた', 'ヒカル']);
		expect(findByName(people, 'カル').map(({ name }) => name)).toEqual(['ヒカル']);
	});
	test('is sorted as the language sorts, not by code points', () => {
		const names = ['Zoë', 'ana', 'Émile', 'Ben', 'eli'].map((name) => person(name));
		expect(sortByName(names).map(({ name }) => name)).toEqual([
			'ana',
			'Ben',
			'eli',
			'Émile',
			'Zoë'
		]);
	});
	test('shows how often people played', () => {
		expect(playedText(person('Ben'))).toBe('No round yet');
		expect(playedText(person('Ben', { evenings: 1, rounds: 12 }))).toBe('1 evening · 12 rounds');
	});
});

describe('merging two people', () => {
	test('the one with fewer evenings, then rounds, is merged into the other', () => {
		const often = person('Ben', { evenings: 12, rounds: 60 });
		const seldom = person('Benn', { evenings: 2, rounds: 70 });
		for (const [a, b] of [
			[often, seldom],
			[seldom, often]
		] as const)
			expect(mergeDirection(a, b)).toEqual({ from: 'benn', into: 'ben' });
		const sameNumber = { ...seldom, evenings: 12 };
		expect(mergeDirection(sameNumber, often)).toEqual({ from: 'ben', into: 'benn' });
	});
	const merge = (evenings: number, part = {}) =>
		mergeText({
			from: person('Benn', { evenings }),
			into: person('Ben', { evenings: 3 }),
			evenings: 3 + evenings,
			rounds: 1,
			together: [],
			...part
		});
	test('the effect as a sentence, in singular and plural', () => {
		expect(merge(12)).toBe(
			'All 12 evenings of Benn will count for Ben, who then has 15 evenings and 1 round.'
		);
		expect(merge(1)).toBe(
			'The one evening of Benn will count for Ben, who then has 4 evenings and 1 round.'
		);
		expect(merge(0)).toBe('No evening is counted for Benn yet.');
		expect(merge(2, { together: [{} as Summary] })).toContain('they are two people');
	});
});
