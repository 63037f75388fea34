import { describe, expect, test } from 'vitest';
import { CALLED, gameNamed, gamesCalled } from '#lib/rulesets/called.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { GAME_IDS, type GameId } from '#lib/rulesets/ruleset.ts';
import { readFileSync, readdirSync } from 'node:fs';

const inEnglish = (id: GameId) => RULESETS.find((one) => one.id === id)!.name;
const called = (name: string) => gamesCalled(name, inEnglish);

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
		['Tarot', 'tarot-himi'],
		['Presidents and Assholes', 'president'],
		['Le président', 'president'],
		['הנשיא', 'president'],
		['Rich man/poor man', 'kings-and-bastards'],
		['“P’s & A’s”', 'president'],
		// as an IME shows it before it is converted
		['ぷれじでんと', 'president'],
		['ダイフゴウ', 'daifugo']
	])('%s leads to one answer', (name, game) => expect(called(name)).toEqual([game]));

	const MESSAGES = 'src/lib/messages';
	test.each(
		readdirSync(MESSAGES, { withFileTypes: true }).flatMap((one) =>
			one.isDirectory() ? one.name : []
		)
	)(
		'each game is found by the names that it has on the screen and in the rules: %s',
		(language) => {
			const file = readFileSync(`${MESSAGES}/${language}/titles.json`, 'utf8');
			const titles = JSON.parse(file) as Record<string, string>;
			const shown = (id: GameId) => titles[`games.${id}`] ?? inEnglish(id);
			for (const id of GAME_IDS) expect(gamesCalled(shown(id), shown)).toEqual([id]);
			const rules = readFileSync(`${MESSAGES}/${language}/rules.json`, 'utf8');
			const also = JSON.parse(rules) as Record<string, string>;
			for (const id of GAME_IDS)
				for (const name of also[`names.${id}`]!.split('; ').filter(Boolean))
					expect(gamesCalled(name, shown), name).toEqual([id]);
		}
	);

	test.each([
		['Arschloch', 'president'],
		['Scum', 'president'],
		['trou-du-cul', 'president'],
		['kings-and-bastards', 'kings-and-bastards'],
		['dalmuti', 'dalmuti'],
		['Great Dalmuti', 'dalmuti'],
		['Trouduc', 'president'],
		['Presidents', undefined]
	])('a file that names %s means the same', (name, game) => expect(gameNamed(name)).toBe(game));

	test('the beginning of a name leads to all that it may mean, an unknown one to none', () => {
		expect(called('taro')).toEqual(['tarot-himi']);
		expect(called('temp').length).toBe(1);
		expect(called('k').length).toBeGreaterThan(1);
		for (const other of [
			'Skat',
			'鬥地主',
			'斗地主',
			'Fight the Landlord',
			'French Tarot',
			'大富翁',
			'…'
		])
			expect(called(other), other).toEqual([]);
	});
	test('every name is that of one game, and every name in a book leads somewhere', () => {
		const names = Object.values(CALLED).flat();
		for (const name of names) expect(called(name), name).toHaveLength(1);
		for (const { name, aliases } of RULESETS)
			for (const one of [name, ...aliases]) expect(called(one), one).not.toEqual([]);
	});
});
