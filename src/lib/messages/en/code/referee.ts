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
	aNamed,
	aRank,
	capital,
	nameOf,
	numberWord,
	ranksWord,
	rankWord,
	someWilds,
	wildWord
} from '#lib/messages/en/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('en');

const ofAKind = (n: number): string => (n === 2 ? 'a pair' : `${numberWord(n)} of a kind`);

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: 'in one suit',
	mixed: 'in any suits',
	pairs: 'in pairs'
};

/** A number of natural cards of one rank. */
function naturals(n: number, ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return n === 1 ? 'any card' : n === 2 ? 'any pair' : `any ${ofAKind(n)}`;
		case 'above':
		case 'below':
			return n === 1
				? `any card ${ranks.kind} ${rankWord(ranks.rank)}`
				: `${ofAKind(n)} ${ranks.kind} ${ranksWord(ranks.rank)}`;
		case 'from-to':
			return n === 1
				? `any card from ${rankWord(ranks.from)} to ${rankWord(ranks.to)}`
				: `${ofAKind(n)} from ${ranksWord(ranks.from)} to ${ranksWord(ranks.to)}`;
		case 'each':
			return n === 1
				? either(ranks.ranks.map(aRank))
				: `${n === 2 ? 'a pair of' : numberWord(n)} ${either(ranks.ranks.map(ranksWord))}`;
	}
}

/** "of one rank above five". */
function ofRanks(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'of any one rank';
		case 'above':
		case 'below':
			return `of one rank ${ranks.kind} ${rankWord(ranks.rank)}`;
		case 'from-to':
			return `of one rank from ${rankWord(ranks.from)} to ${rankWord(ranks.to)}`;
		case 'each':
			return `of rank ${either(ranks.ranks.map(rankWord))}`;
	}
}

/** The top card of a run. */
function topText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'of any rank';
		case 'above':
		case 'below':
			return `${ranks.kind} ${rankWord(ranks.rank)}`;
		case 'from-to':
			return `from ${rankWord(ranks.from)} to ${rankWord(ranks.to)}`;
		case 'each':
			return either(ranks.ranks.map(aRank));
	}
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? numberWord(from) : `${numberWord(from)} to ${numberWord(to)}`;

/** How many wild cards are among them. */
function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? `a ${wildWord(wild)}` : `${wildWord(wild)}s`;
	return wilds.from === 0 ? `, ${some} among them or not` : `, ${some} among them`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${someWilds(wild, way.wilds)} with ${cards}`;
	});
	return texts.join(', or ');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return `the ${cards.card}`;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? ' alone' : ''}`)
				.join(', or ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const some = `${spanText(count)} ${count.to === 1 ? 'card' : 'cards'}`;
			return `${some} ${ofRanks(ranks)}${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, its top card ${topText(top)}`;
			return `a run of ${spanText(count)} ${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

/** Further demands on the cards. */
function demandText({ suits, covers, includes, without }: PlayClass): string {
	const demands: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		demands.push(`with ${list(signs)} among them`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		demands.push(suits.each ? `in ${list(signs)}` : `of ${either(signs)}`);
	}
	if (includes !== null) demands.push(`with the ${includes} among them`);
	const names = without.map((code) =>
		code === 'JK' || code === 'JE' ? aNamed(code) : `any ${nameOf(code)}`
	);
	if (names.length > 0) demands.push(`but without ${list(names)}`);
	return demands.map((demand) => `, ${demand}`).join('');
}

/** What ICU cannot say: a class of plays, put together from parts. */
export default {
	follow: {
		/** A class of plays in one line: "A pair above fives, or a Joker with any card above five." */
		line: (playClass: PlayClass) =>
			`${capital(cardsText(playClass.cards, playClass.wild) + demandText(playClass))}.`
	}
};
