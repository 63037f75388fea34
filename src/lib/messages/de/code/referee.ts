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
	allNamed,
	aRank,
	capital,
	numberWord,
	ranksWord,
	rankWord,
	someWilds,
	theRank,
	wildsWord,
	type Case
} from '#lib/messages/de/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('de');

type Bounds = Extract<RankCondition, { kind: 'above' | 'below' | 'from-to' }>;

const aCard = (as: Case): string => (as === 'dat' ? 'einer Karte' : 'eine Karte');
const ofAKind = (n: number, as: Case): string =>
	n === 2
		? `${as === 'dat' ? 'einem' : 'ein'} Paar`
		: `${numberWord(n)} ${as === 'dat' ? 'Gleichen' : 'Gleiche'}`;

/** "über der 5", "von 6 bis König". */
const within = (ranks: Bounds): string =>
	ranks.kind === 'from-to'
		? `von ${rankWord(ranks.from)} bis ${rankWord(ranks.to)}`
		: `${ranks.kind === 'above' ? 'über' : 'unter'} ${theRank(ranks.rank, 'dat')}`;

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: 'in einer Farbe',
	mixed: 'in beliebigen Farben',
	pairs: 'aus Paaren'
};

function naturals(n: number, ranks: RankCondition, as: Case = 'nom'): string {
	const isDative = as === 'dat';
	switch (ranks.kind) {
		case 'any':
			if (n === 1) return isDative ? 'einer beliebigen Karte' : 'eine beliebige Karte';
			if (n === 2) return isDative ? 'einem beliebigen Paar' : 'ein beliebiges Paar';
			return `${isDative ? 'beliebigen' : 'beliebige'} ${ofAKind(n, as)}`;
		case 'above':
		case 'below':
		case 'from-to':
			return `${n === 1 ? aCard(as) : ofAKind(n, as)} ${within(ranks)}`;
		case 'each':
			if (n === 1) return either(ranks.ranks.map((rank) => aRank(rank, as)));
			return n === 2
				? `${ofAKind(2, as)} ${either(ranks.ranks.map((rank) => ranksWord(rank)))}`
				: `${numberWord(n)} ${either(ranks.ranks.map((rank) => ranksWord(rank, as)))}`;
	}
}

/** "von einem Rang über der 5". */
function ofRanks(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'von einem beliebigen Rang';
		case 'above':
		case 'below':
		case 'from-to':
			return `von einem Rang ${within(ranks)}`;
		case 'each':
			return `vom Rang ${either(ranks.ranks.map(rankWord))}`;
	}
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? numberWord(from) : `${numberWord(from)} bis ${numberWord(to)}`;

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? someWilds(wild, 1, 'dat') : wildsWord(wild, 'dat');
	return wilds.from === 0 ? `, mit oder ohne ${wildsWord(wild)}` : `, mit ${some} dabei`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		return way.wilds === 0
			? naturals(way.naturals, ranks)
			: `${someWilds(wild, way.wilds)} mit ${naturals(way.naturals, ranks, 'dat')}`;
	});
	return texts.join(', oder ');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return `die ${cards.card}`;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? ' allein' : ''}`)
				.join(' oder ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const some = `${spanText(count)} ${count.to === 1 ? 'Karte' : 'Karten'}`;
			return `${some} ${ofRanks(ranks)}${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, oben ${naturals(1, top)}`;
			return `eine Folge von ${spanText(count)} Karten ${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`mit ${list(signs)} dabei`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(suits.each ? `je eine in ${list(signs)}` : `in ${either(signs)}`);
	}
	if (includes !== null) words.push(`mit ${includes} dabei`);
	if (without.length > 0) words.push(`aber ohne ${list(without.map(allNamed))}`);
	return words.map((word) => `, ${word}`).join('');
}

export default {
	follow: {
		/** A class of plays in one line: "Ein Paar über der 5 oder ein Joker mit einer Karte über der
		 * 5." */
		line: (playClass: PlayClass) =>
			`${capital(cardsText(playClass.cards, playClass.wild) + demandText(playClass))}.`
	}
} satisfies CodeOf<'de', 'referee'>;
