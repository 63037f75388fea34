import type { CodeOf } from '#lib/messages/catalogue.ts';
import { capital, numberWord } from '#lib/messages/fr/grammar/nouns.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from '#lib/messages/fr/grammar/elision.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, ordinal, list } = grammar('fr');

/** For feminine nouns and numbers above one. */
const word = (n: number) => (n > 12 ? `${n}` : numberWord(n));
const rounds = (n: number) => plural(n, { one: `${word(n)} manche`, other: `${word(n)} manches` });
const cards = byCount('carte', 'cartes');

function span(first: number, last: number): string {
	if (first === last) return `manche ${first}`;
	return last === first + 1 ? `manches ${first} et ${last}` : `manches ${first} à ${last}`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'la première';
	return last ? 'la dernière' : `la ${place}${ordinal(place, { one: 're', other: 'e' })}`;
}

export default {
	recap: {
		played: (n: number, winner: string) =>
			n === 1
				? `Une manche a été jouée, et ${winner} a fini en tête.`
				: `${capital(rounds(n))} ont été jouées\u202f; ${winner} a fini la dernière en tête.`,
		reign: (name: string, first: number, last: number) =>
			`${name} a régné ${rounds(last - first + 1)}, ${span(first, last)}.`,
		longestReigns: (names: readonly string[], long: number) =>
			`Les plus longs règnes ont duré ${rounds(long)}\u00a0: ${list(names.map((name) => `celui ${de(name)}`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} a grimpé de ${at(from)} à ${at(to)} place.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} a chuté de ${at(from)} à ${at(to)} place.`,
		unrecorded: (n: number) =>
			plural(n, {
				one: 'Un impôt n’a pas été noté.',
				other: `${capital(word(n))} impôts n’ont pas été notés.`
			}),
		decrees(n: number, refused: number) {
			if (n === 1) return `Un décret a été pris${refused === 1 ? ', et refusé' : ''}.`;
			const issued = `${capital(word(n))} décrets ont été pris`;
			if (refused === 0) return `${issued}.`;
			return refused === n
				? `${issued}, et tous refusés.`
				: `${issued}, dont ${refused === 1 ? 'un refusé' : `${word(refused)} refusés`}.`;
		},
		rulings: (n: number) =>
			plural(n, {
				one: 'Une décision a été notée.',
				other: `${capital(word(n))} décisions ont été notées.`
			})
	},
	lines: {
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Décision propre à la table :' : 'Décision :',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		})
	},
	details: {
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Impôts non notés'
				: [
						...paid.map((tax) => `${tax.from} a payé ${tax.cards} ${cards(tax.cards)} à ${tax.to}`),
						...(unrecorded === 0
							? []
							: [
									plural(unrecorded, {
										one: '1 impôt non noté',
										other: `${unrecorded} impôts non notés`
									})
								])
					].join(' ; ')
	}
} satisfies CodeOf<'fr', 'chronicle'>;
