import { expect, test } from 'vitest';
import { lower as inGerman } from '#lib/messages/de/formats.ts';
import { lower as inEnglish } from '#lib/messages/en/formats.ts';
import { lower as inSpanish } from '#lib/messages/es/formats.ts';
import { lower as inFrench } from '#lib/messages/fr/formats.ts';

const LANGUAGES = [
	['English', inEnglish, ['The trick goes on', 'A foul exit ends it', 'A run of four or more']],
	['English', inEnglish, ['As many or more', 'Js*', 'As*'], ['Js*', 'As*']],
	['English', inEnglish, ['Jesters', 'German', 'A tops any play'], 'all'],
	['German', inGerman, ['Ebenso viele', 'Alle dürfen vollenden', 'Kein Fall']],
	['German', inGerman, ['Vierling', 'Folge aus vier oder mehr', 'Könige', 'Narren'], 'all'],
	['French', inFrench, ['À la dernière place', 'Autant ou plus', 'N’importe laquelle']],
	['French', inFrench, ['Étoiles, Lunes, 11 et plus', 'Bouffons', 'A bat tout coup'], 'all'],
	['Spanish', inSpanish, ['A los últimos puestos', 'A elección, sin mirar', 'Escaleras']],
	['Spanish', inSpanish, ['Bufones', 'A supera cualquier jugada'], 'all']
] as const;

for (const [language, lower, labels, kept = []] of LANGUAGES)
	test(`a label within a sentence, in ${language}: ${labels.join('; ')}`, () => {
		for (const label of labels) {
			const keeps = kept === 'all' || (kept as readonly string[]).includes(label);
			expect(lower(label)).toBe(keeps ? label : label.charAt(0).toLowerCase() + label.slice(1));
		}
	});

test.each([inEnglish, inGerman, inFrench, inSpanish])(
	'signs of cards keep their capital within a sentence',
	(lower) => {
		for (const label of ['J … x', 'A … x', 'K*', 'A*', 'Q, 8', 'A', '2 × J … x'])
			expect(lower(label)).toBe(label);
	}
);
