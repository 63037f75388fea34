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
	cardsWord,
	fromRank,
	groupWord,
	nameOf,
	numberWord,
	ofRanks,
	ranksWord,
	rankWord,
	someWilds,
	toRank,
	wildsWord,
	wildWord
} from '#lib/messages/fr/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('fr');

const SIDES = { above: 'au-dessus', below: 'au-dessous' };

/** "une carte", "une paire", "cinq cartes de même valeur". */
const ofAKind = (n: number): string =>
	n === 1 ? 'une carte' : (groupWord(n) ?? `${cardsWord(n)} de même valeur`);

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: 'dans une couleur',
	mixed: 'de toute couleur',
	pairs: 'par paires'
};

function naturals(n: number, ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			if (n > 4) return ofAKind(n);
			return ofAKind(n).replace(/^une /, 'n’importe quelle ').replace(/^un /, 'n’importe quel ');
		case 'above':
		case 'below':
			return `${ofAKind(n)} ${SIDES[ranks.kind]} ${fromRank(ranks.rank)}`;
		case 'from-to':
			return `${ofAKind(n)} ${fromRank(ranks.from)} ${toRank(ranks.to)}`;
		case 'each': {
			if (n === 1) return either(ranks.ranks.map(aRank));
			const group = groupWord(n);
			return group === undefined
				? `${numberWord(n)} ${either(ranks.ranks.map(ranksWord))}`
				: `${group} ${either(ranks.ranks.map(ofRanks))}`;
		}
	}
}

/** "d’une même valeur au-dessus du 5". */
function ofOneRank(ranks: RankCondition): string {
	const one = 'd’une même valeur';
	switch (ranks.kind) {
		case 'any':
			return one;
		case 'above':
		case 'below':
			return `${one} ${SIDES[ranks.kind]} ${fromRank(ranks.rank)}`;
		case 'from-to':
			return `${one}, ${fromRank(ranks.from)} ${toRank(ranks.to)}`;
		case 'each':
			return `${one}, ${either(ranks.ranks.map(rankWord))}`;
	}
}

function topText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'n’importe quelle carte';
		case 'above':
		case 'below':
			return `une carte ${SIDES[ranks.kind]} ${fromRank(ranks.rank)}`;
		case 'from-to':
			return `une carte ${fromRank(ranks.from)} ${toRank(ranks.to)}`;
		case 'each':
			return either(ranks.ranks.map(aRank));
	}
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? numberWord(from) : `${numberWord(from)} à ${numberWord(to)}`;

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const word = wilds.to === 1 ? wildWord(wild) : wildsWord(wild);
	if (wilds.from === 0) return `, avec ou sans ${word}`;
	return `, dont ${wilds.to === 1 ? 'un' : 'des'} ${word}`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${someWilds(wild, way.wilds)} avec ${cards}`;
	});
	return texts.join(', ou ');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return `le ${cards.card}`;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? ` seul${n === 1 ? '' : 's'}` : ''}`)
				.join(', ou ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const some = `${spanText(count)} ${count.to === 1 ? 'carte' : 'cartes'}`;
			return `${some} ${ofOneRank(ranks)}${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, avec en tête ${topText(top)}`;
			return `une suite de ${spanText(count)} ${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`avec ${list(signs)}`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(`en ${suits.each ? list(signs) : either(signs)}`);
	}
	if (includes !== null) words.push(`dont le ${includes}`);
	const names = without.map(nameOf);
	const last = names.at(-1);
	if (last !== undefined) {
		const before = names.slice(0, -1).join(', ');
		words.push(`mais sans ${before === '' ? last : `${before} ni ${last}`}`);
	}
	return words.map((word) => `, ${word}`).join('');
}

export default {
	follow: {
		/** A class of plays in one line: "Une paire au-dessus du 5, ou un Joker avec une carte
		 * au-dessus du 5." */
		line: (playClass: PlayClass) =>
			`${capital(cardsText(playClass.cards, playClass.wild) + demandText(playClass))}.`
	}
} satisfies CodeOf<'fr', 'referee'>;
