import { grammar } from '#lib/messages/grammar.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { capital, numberWord } from '#lib/messages/es/grammar/nouns.ts';
import { placed } from '#lib/messages/es/grammar/ordinals.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('es');

/** For feminine nouns. */
const word = (n: number) => (n > 12 ? `${n}` : numberWord(n));
const rounds = (n: number) => plural(n, { one: `${word(n)} ronda`, other: `${word(n)} rondas` });
const cards = byCount('carta', 'cartas');

function span(first: number, last: number): string {
	if (first === last) return `la ${first}`;
	return last === first + 1 ? `la ${first} y la ${last}` : `de la ${first} a la ${last}`;
}

const at = ({ place, last }: TakenPlace): string =>
	place === 1 ? 'primer puesto' : last ? 'último puesto' : placed(place);

export default {
	recap: {
		reign: (name: string, first: number, last: number) =>
			`${name} reinó ${rounds(last - first + 1)}, ${span(first, last)}.`,
		longestReigns: (names: readonly string[], long: number) =>
			`Los reinados más largos duraron ${rounds(long)}: ${list(names.map((name) => `el de ${name}`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} subió del ${at(from)} al ${at(to)}.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} cayó del ${at(from)} al ${at(to)}.`,
		unrecorded: (n: number) =>
			plural(n, {
				one: 'Un impuesto quedó sin anotar.',
				other: `${capital(word(n))} impuestos quedaron sin anotar.`
			})
	},
	lines: {
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Decisión propia de la mesa:' : 'Decisión:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		})
	},
	details: {
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? 'Impuestos sin anotar'
				: [
						...paid.map((tax) => `${tax.from} pagó ${tax.cards} ${cards(tax.cards)} a ${tax.to}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 impuesto', other: `${unrecorded} impuestos` })} sin anotar`
								])
					].join('; ')
	}
} satisfies CodeOf<'es', 'chronicle'>;
