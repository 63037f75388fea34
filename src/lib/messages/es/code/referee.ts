import type { CodeOf } from '#lib/messages/catalogue.ts';
import {
	suitSign,
	type ClassCards,
	type PlayClass,
	type RunForm,
	type RankCondition,
	type WildName
} from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aRank,
	capital,
	nameOf,
	numberWord,
	ofTheRank,
	ranksWord,
	someWilds,
	theRank,
	wildsWord,
	wildWord
} from '#lib/messages/es/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('es');

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: 'de un solo palo',
	mixed: 'de cualquier palo',
	pairs: 'por parejas'
};

/** "por encima del cinco", "del cinco al rey"; null if any rank will do. */
function reach(ranks: Exclude<RankCondition, { kind: 'each' }>): string | null {
	switch (ranks.kind) {
		case 'any':
			return null;
		case 'above':
			return `por encima ${ofTheRank(ranks.rank)}`;
		case 'below':
			return `por debajo ${ofTheRank(ranks.rank)}`;
		case 'from-to':
			return `${ofTheRank(ranks.from)} ${theRank(ranks.to).replace(/^el /, 'al ').replace(/^la /, 'a la ')}`;
	}
}

const ofAKind = (n: number): string =>
	n === 1 ? 'una carta' : n === 2 ? 'una pareja' : `${numberWord(n)} iguales`;

function naturals(n: number, ranks: RankCondition): string {
	if (ranks.kind === 'each')
		return n === 1
			? either(ranks.ranks.map(aRank))
			: `${n === 2 ? 'una pareja de' : numberWord(n)} ${either(ranks.ranks.map(ranksWord))}`;
	const where = reach(ranks);
	if (where !== null) return `${ofAKind(n)} ${where}`;
	return n <= 2 ? `${ofAKind(n)} cualquiera` : `${ofAKind(n)} cualesquiera`;
}

/** "de un mismo valor por encima del cinco". */
function ofRanks(ranks: RankCondition): string {
	if (ranks.kind === 'each') return `de ${either(ranks.ranks.map(ranksWord))}`;
	const where = reach(ranks);
	return where === null ? 'de un mismo valor cualquiera' : `de un mismo valor ${where}`;
}

function topText(ranks: RankCondition): string {
	if (ranks.kind === 'each') return `con ${either(ranks.ranks.map(aRank))} como carta más alta`;
	return `con la carta más alta ${reach(ranks) ?? 'de cualquier valor'}`;
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? numberWord(from) : `${numberWord(from)} a ${numberWord(to)}`;

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? `un ${wildWord(wild)}` : wildsWord(wild);
	return wilds.from === 0
		? `, con o sin ${some} entre las cartas`
		: `, con ${some} entre las cartas`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${someWilds(wild, way.wilds)} con ${cards}`;
	});
	return texts.join(', o ');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return `el ${cards.card}`;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? ' sin nada más' : ''}`)
				.join(', o ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const some = `${count.from === count.to ? '' : 'de '}${spanText(count)} ${count.to === 1 ? 'carta' : 'cartas'}`;
			return `${some} ${ofRanks(ranks)}${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, ${topText(top)}`;
			return `una escalera de ${spanText(count)} ${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`con ${list(signs)} entre las cartas`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(suits.each ? `en ${list(signs)}` : `de ${either(signs)}`);
	}
	if (includes !== null) words.push(`con el ${includes} entre las cartas`);
	if (without.length > 0) words.push(`pero sin ${without.map(nameOf).join(' ni ')}`);
	return words.map((word) => `, ${word}`).join('');
}

export default {
	follow: {
		line: (playClass: PlayClass) =>
			`${capital(cardsText(playClass.cards, playClass.wild) + demandText(playClass))}.`
	}
} satisfies CodeOf<'es', 'referee'>;
