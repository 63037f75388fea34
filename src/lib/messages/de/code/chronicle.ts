import type { CodeOf } from '#lib/messages/catalogue.ts';
import { capital, numberWord } from '#lib/messages/de/grammar/nouns.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('de');

/** Numbers in letters for feminine nouns: cards, rounds. */
const word = (n: number) => (n > 12 ? `${n}` : numberWord(n));
const rounds = (n: number) => plural(n, { one: `${word(n)} Runde`, other: `${word(n)} Runden` });
const cards = byCount('Karte', 'Karten');

function span(first: number, last: number): string {
	if (first === last) return `Runde ${first}`;
	return last === first + 1 ? `Runden ${first} und ${last}` : `Runden ${first} bis ${last}`;
}

const from = ({ place, last }: TakenPlace): string =>
	place > 1 && last ? 'vom letzten Platz' : `von Platz ${place}`;
const to = ({ place, last }: TakenPlace): string =>
	place > 1 && last ? 'auf den letzten Platz' : `auf Platz ${place}`;

export default {
	recap: {
		played: (n: number, winner: string) =>
			n === 1
				? `Eine Runde wurde gespielt, und ${winner} war zuerst raus.`
				: `${capital(rounds(n))} wurden gespielt; in der letzten war ${winner} zuerst raus.`,
		reign: (name: string, first: number, last: number) =>
			`${name} regierte ${rounds(last - first + 1)} lang (${span(first, last)}).`,
		longestReigns: (names: readonly string[], long: number) =>
			`Am längsten, ${rounds(long)} lang, regierten ${list(names)}.`,
		rose: (name: string, before: TakenPlace, after: TakenPlace) =>
			`${name} stieg ${from(before)} ${to(after)}.`,
		fell: (name: string, before: TakenPlace, after: TakenPlace) =>
			`${name} fiel ${from(before)} ${to(after)}.`,
		unrecorded: (n: number) =>
			capital(plural(n, { one: `${word(n)} Steuer wurde`, other: `${word(n)} Steuern wurden` })) +
			' nicht notiert.',
		decrees(n: number, refused: number) {
			if (n === 1) return `Ein Erlass erging${refused === 1 ? ' und wurde verweigert' : ''}.`;
			const issued = `${capital(word(n))} Erlasse ergingen`;
			if (refused === 0) return `${issued}.`;
			if (refused === n) return `${issued}, und alle wurden verweigert.`;
			return `${issued}, ${refused === 1 ? 'einer davon wurde' : `${word(refused)} davon wurden`} verweigert.`;
		},
		rulings: (n: number) =>
			plural(n, {
				one: 'Ein Entscheid wurde festgehalten.',
				other: `${capital(word(n))} Entscheide wurden festgehalten.`
			})
	},
	lines: {
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Eigener Entscheid:' : 'Entscheid:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' – ')
		})
	},
	details: {
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Steuern nicht notiert'
				: [
						...paid.map((tax) => `${tax.from} an ${tax.to}: ${tax.cards} ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 Steuer', other: `${unrecorded} Steuern` })} nicht notiert`
								])
					].join('; ')
	}
} satisfies CodeOf<'de', 'chronicle'>;
