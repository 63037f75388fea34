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
	after,
	cardsWord,
	nameOf,
	rankWord,
	someWilds,
	spaced,
	wildWord
} from '#lib/messages/zh-Hans/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { either } = grammar('zh-Hans');

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: '同花顺子',
	mixed: '花色不限的顺子',
	pairs: '连对'
};

/** "大于 5 的", "从 3 到 7 的". */
function ranksText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return '任意';
		case 'above':
			return `大于${spaced(rankWord(ranks.rank))}的`;
		case 'below':
			return `小于${spaced(rankWord(ranks.rank))}的`;
		case 'from-to':
			return `从${spaced(rankWord(ranks.from))}到${spaced(rankWord(ranks.to))}的`;
		case 'each':
			return ` ${either(ranks.ranks.map(rankWord))} 的`;
	}
}

function naturals(n: number, ranks: RankCondition): string {
	const count = n === 2 ? '一对' : cardsWord(n);
	if (ranks.kind === 'each') return `${count}${after(either(ranks.ranks.map(rankWord)))}`;
	if (n === 2) return `${ranksText(ranks)}一对`;
	return `${ranksText(ranks)}${n === 1 ? '一张牌' : `${cardsWord(n)}同点牌`}`;
}

function topText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return '点数不限';
		case 'above':
			return `大于${after(rankWord(ranks.rank))}`;
		case 'below':
			return `小于${after(rankWord(ranks.rank))}`;
		case 'from-to':
			return `从${spaced(rankWord(ranks.from))}到${after(rankWord(ranks.to))}`;
		case 'each':
			return `是${after(either(ranks.ranks.map(rankWord)))}`;
	}
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? cardsWord(from) : `${from} 到 ${to} 张`;

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? `一张${wildWord(wild)}` : wildWord(wild);
	return wilds.from === 0 ? `，可以含${some}` : `，其中有${some}`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${someWilds(wild, way.wilds)}加${cards}`;
	});
	return texts.join('，或');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return cards.card;
		case 'wilds':
			return cards.counts
				.map((n) => `${cards.alone ? '单出' : ''}${someWilds(wild, n)}`)
				.join('，或');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			return `${spanText(count)}${ranksText(ranks)}同点牌${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `，顶牌${topText(top)}`;
			return `${spanText(count)}${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`其中要有 ${signs.join(' ')}`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(suits.each ? `花色须为 ${signs.join(' ')}` : `花色为 ${signs.join(' 或 ')}`);
	}
	if (includes !== null) words.push(`其中要有 ${includes}`);
	if (without.length > 0) words.push(`但不能含${after(without.map(nameOf).join('、'))}`);
	return words.map((word) => `，${word}`).join('');
}

export default {
	follow: {
		line: (playClass: PlayClass) =>
			`${cardsText(playClass.cards, playClass.wild)}${demandText(playClass)}。`
	}
} satisfies CodeOf<'zh-Hans', 'referee'>;
