import { expect, test } from 'vitest';
import { differencesIn } from '../../../scripts/messages/message.js';

const types = {
	name: 'String',
	names: 'List',
	n: 'int',
	suit: 'C|D',
	may: 'bool',
	card: 'Card',
	own: 'PlayShape'
};
const differences = (text: string, source: string, language = 'de'): string[] =>
	differencesIn(text, { language, source, types, formats: new Set(['card', 'play', 'words']) });

const CARDS = '{n, plural, one {# card} other {# cards}}';

test.each([
	['{name} gibt {names, list} {card, card}', '{name} deals {card, card} to {names, list}', null],
	['Nach oben', 'Move {name} up', 'lacks {name}'],
	['{nam} {name}', 'Move {name} up', 'has a placeholder that English lacks: {nam}'],
	['{name', '{name}', 'cannot be read: Error: Unexpected message end at line 1 col 6'],
	['{n, plural, few {# Karten} other {# Karten}}', CARDS, 'cannot be read'],
	['{name, plural, one {#} other {#}}', '{name}', 'uses {name} (String) as plural'],
	['{n, list}', '{n}', 'uses {n} (int) as list'],
	['{names}', '{names, list}', 'uses {names} (List) as text'],
	['{card}', '{card, card}', 'uses {card} (Card) as text'],
	['{n, select, other {}}', '{n}', 'uses {n} (int) as select'],
	['{n, wordz}', '{n, words}', 'has a formatter that formats.ts lacks: wordz'],
	['{n, plural, other {# Karten}}', CARDS, 'has no form for one {n}'],
	['{n, plural, one {Eine Karte} other {# Karten}}', CARDS, null],
	['{n, number} Karten', CARDS, 'has no form for one {n}'],
	['{n} Titel', '{n, plural, one {# title} other {# titles}}', null],
	['Karten: {n}', CARDS, null],
	['{n, plural, one {# Karte} other {Karten}}', CARDS, 'lacks {n} in a form for other values'],
	['{n, plural, one {Eine Karte} other {Karten}}', '{n, plural, one {#} other {Cards}}', null],
	['{suit, select, C {Kreuz} other {Karo}}', '{suit}', null],
	['{suit, select, S {Pik} other {Karo}}', '{suit}', 'has a form for S, which {suit} never is'],
	['{may, select, yes {ja} other {nein}}', '', 'has a form for yes, which {may} never is'],
	['Eine Bombe', '{own, play}: a bomb', null]
])('%s beside %s: %s', (text, source, fault) =>
	expect(differences(text, source)).toEqual(
		fault === null ? [] : expect.arrayContaining([expect.stringContaining(fault)])
	)
);

test('a language without a form for one needs none', () =>
	expect(differences('{n, plural, other {#枚}}', CARDS, 'ja')).toEqual([]));

test('a fault is one line', () => expect(differences('{name', '{name}')[0]).not.toContain('\n'));
