import { grammar } from '#lib/messages/grammar.ts';
import { numberWord } from '#lib/messages/en/grammar/nouns.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, ordinal, list } = grammar('en');

const rounds = (n: number) =>
	plural(n, { one: `${numberWord(n)} round`, other: `${numberWord(n)} rounds` });
const cards = byCount('card', 'cards');

/** Rounds in a row, from the first to the last of them. */
function span(first: number, last: number): string {
	if (first === last) return `round ${first}`;
	return last === first + 1 ? `rounds ${first} and ${last}` : `rounds ${first} to ${last}`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'first';
	const nth = place + ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' });
	return last ? 'last' : `${nth} place`;
}

/** What ICU cannot say: sentences that depend on how many rounds lie between two, on a place and
 * whether it was the last, or on lists of pairs. */
export default {
	/** The evening in a few sentences. */
	recap: {
		/** @param first the first and `last` the last round of the reign */
		reign: (name: string, first: number, last: number) =>
			`${name} reigned for ${rounds(last - first + 1)}, ${span(first, last)}.`,
		longestReigns: (names: readonly string[], long: number) =>
			`The longest reigns lasted ${rounds(long)}: ${list(names.map((name) => `${name}’s`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} rose from ${at(from)} to ${at(to)}.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} fell from ${at(from)} to ${at(to)}.`
	},
	/** Lines of the log: `head` is bold, `then` follows it and may be empty. */
	lines: {
		/** Each of `question`, `answer` (yes or no) and `sentence` may be empty. */
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'The table’s own ruling:' : 'Ruling:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		})
	},
	/** Small print below a line. */
	details: {
		/** @param unrecorded how many more taxes were due */
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Taxes not recorded'
				: [
						...paid.map((tax) => `${tax.from} paid ${tax.to} ${tax.cards} ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 tax', other: `${unrecorded} taxes` })} not recorded`
								])
					].join('; ')
	}
};
