import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { plural, list } = grammar('he');

/** Small numbers in letters, masculine or feminine. */
const HE = [
	'אפס',
	'אחד',
	'שני',
	'שלושה',
	'ארבעה',
	'חמישה',
	'שישה',
	'שבעה',
	'שמונה',
	'תשעה',
	'עשרה'
];
const of = (words: readonly string[], n: number, one: string, many: string) =>
	n === 1 ? `${one} ${words[1]!}` : `${words[n] ?? n} ${many}`;
const rounds = (n: number) => of(HE, n, 'סיבוב', 'סיבובים');
const cards = (n: number) => of(HE, n, 'קלף', 'קלפים');

function span(first: number, last: number): string {
	if (first === last) return `סיבוב ${first}`;
	return last === first + 1 ? `סיבובים ${first} ו־${last}` : `סיבובים ${first} עד ${last}`;
}

/** "המקום הראשון", "מקום 3", "המקום האחרון". */
function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'המקום הראשון';
	return last ? 'המקום האחרון' : `מקום ${place}`;
}

export default {
	recap: {
		reign: (name, first, last) =>
			`השלטון של ${name} נמשך ${rounds(last - first + 1)}, ${span(first, last)}.`,
		longestReigns: (names, long) => `השלטון הארוך ביותר, ${rounds(long)}: ${list(names)}.`,
		rose: (name, from, to) => `העלייה של ${name}: מ${at(from)} אל ${at(to)}.`,
		fell: (name, from, to) => `הירידה של ${name}: מ${at(from)} אל ${at(to)}.`
	},
	lines: {
		ruling: (house, question, answer, sentence) => ({
			head: house ? 'הכרעה של השולחן:' : 'הכרעה:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		})
	},
	details: {
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? 'המיסים לא נרשמו'
				: [
						...paid.map((tax) => `מאת ${tax.from} אל ${tax.to}: ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									plural(unrecorded, {
										one: 'מס אחד לא נרשם',
										two: 'שני מיסים לא נרשמו',
										other: `${unrecorded} מיסים לא נרשמו`
									})
								])
					].join('; ')
	}
} satisfies CodeOf<'he', 'chronicle'>;
