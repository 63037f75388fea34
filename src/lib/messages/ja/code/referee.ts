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
import { nameOf, rankWord, someWilds, wildWord } from '#lib/messages/ja/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('ja');

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: '同じスートの',
	mixed: 'スート自由の',
	pairs: 'ペアの'
};

/** The ranks alone; empty if any rank will do. */
function ranksText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return '';
		case 'above':
			return `${rankWord(ranks.rank)}より上の数字`;
		case 'below':
			return `${rankWord(ranks.rank)}より下の数字`;
		case 'from-to':
			return `${rankWord(ranks.from)}〜${rankWord(ranks.to)}`;
		case 'each':
			return either(ranks.ranks.map(rankWord));
	}
}

/** The ranks before a noun. */
const ofRanks = (ranks: RankCondition): string =>
	ranks.kind === 'any' ? '' : `${ranksText(ranks)}の`;

function naturals(n: number, ranks: RankCondition): string {
	if (n === 1) return ranks.kind === 'any' ? '好きな札1枚' : `${ofRanks(ranks)}札1枚`;
	const isOne = ranks.kind === 'each' && ranks.ranks.length === 1;
	return `${ofRanks(ranks)}${isOne ? '' : '同じ数字の'}札${n}枚`;
}

const spanText = ({ from, to }: WildCount): string => (from === to ? `${from}` : `${from}〜${to}`);

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? someWilds(wild, 1) : wildWord(wild);
	return wilds.from === 0 ? `（${some}を含んでもよい）` : `（${some}を含む）`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${cards}＋${someWilds(wild, way.wilds)}`;
	});
	return texts.join('、または');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return cards.card;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? 'だけ' : ''}`)
				.join('、または');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const same = count.to === 1 ? '' : '同じ数字の';
			return `${ofRanks(ranks)}${same}札${spanText(count)}枚${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `、いちばん強い札は${ranksText(top) || 'どの札でも'}`;
			return `${FORMS[form]}${spanText(count)}枚階段${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`${list(signs)}を含むもの`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(suits.each ? `スートは${list(signs)}` : `スートは${either(signs)}`);
	}
	if (includes !== null) words.push(`${includes}を含むもの`);
	if (without.length > 0) words.push(`${list(without.map(nameOf))}は不可`);
	return words.map((word) => `、${word}`).join('');
}

export default {
	follow: {
		/** A class of plays in one line. */
		line: (playClass: PlayClass) =>
			`${cardsText(playClass.cards, playClass.wild)}${demandText(playClass)}。`
	}
} satisfies CodeOf<'ja', 'referee'>;
