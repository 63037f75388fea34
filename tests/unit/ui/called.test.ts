import { describe, expect, test } from 'vitest';
import { CALLED, gamesCalled } from '#lib/ui/start/called.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';

describe('games by the names that people use', () => {
	test.each([
		['Asshole', 'president'],
		['scum', 'president'],
		['ARSCHLOCH', 'president'],
		['Trou du cul', 'president'],
		['trouducul', 'president'],
		['Capitalism', 'president'],
		['président', 'president'],
		['president', 'president'],
		['大富豪', 'daifugo'],
		['daifugo', 'daifugo'],
		['Dalmuti', 'dalmuti'],
		['Corporate Shuffle', 'dalmuti'],
		['Landlord', 'tahimi'],
		['Rich Man, Poor Man', 'kings-and-bastards'],
		['Social Class', 'temple'],
		['Tarot', 'tarot-himi']
	])('%s leads to one answer', (name, game) => expect(gamesCalled(name)).toEqual([game]));

	test('the beginning of a name leads to all that it may mean, an unknown one to none', () => {
		expect(gamesCalled('taro')).toEqual(['tarot-himi']);
		expect(gamesCalled('temp').length).toBe(1);
		expect(gamesCalled('k').length).toBeGreaterThan(1);
		expect(gamesCalled('Skat')).toEqual([]);
	});
	test('every name is that of one game, and every name in a book leads somewhere', () => {
		const names = Object.values(CALLED).flat();
		for (const name of names) expect(gamesCalled(name), name).toHaveLength(1);
		for (const { name, aliases } of RULESETS)
			for (const one of [name, ...aliases]) expect(gamesCalled(one), one).not.toEqual([]);
	});
});
