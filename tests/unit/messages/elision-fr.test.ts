import { describe, expect, test } from 'vitest';
import { de, que, toGame } from '#lib/messages/fr/grammar/elision.ts';

describe('elision before a name', () => {
	test.each(['Ana', 'Élise', 'Œdipe', 'Yves', '« Ana »', 'Hélène', 'Henri', 'hervé', 'Éloïse'])(
		'd’%s, qu’%s',
		(name) => expect([de(name), que(name)]).toEqual([`d’${name}`, `qu’${name}`])
	);
	test.each([
		'Honoré',
		'Héloïse',
		'Hortense',
		'Hubert',
		'Hippolyte',
		'Hermine',
		'\u2068Hélène\u2069'
	])('mute h: d’%s', (name) => expect(de(name)).toBe(`d’${name}`));
	test.each(['Ben', 'Yann', 'Hugo', 'Hassan', 'Hans', 'Henrik', 'Heidi', 'Harry', '花子', '7'])(
		'de %s, que %s',
		(name) => expect([de(name), que(name)]).toEqual([`de ${name}`, `que ${name}`])
	);
});

test.each([
	['Temple', 'à Temple'],
	['Le Grand Dalmuti', 'au Grand Dalmuti'],
	['Président', 'au Président']
])('playing %s: on joue %s', (game, text) => expect(toGame(game)).toBe(text));
