import type { CodeOf } from '#lib/messages/catalogue.ts';
import {
	suitSign,
	type ClassCards,
	type PlayClass,
	type RankCondition,
	type RunForm,
	type WildName
} from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { nameOf, rankWord, someWilds, wildWord } from '#lib/messages/ko/grammar/nouns.ts';
import { EUL, withParticle } from '#lib/messages/ko/grammar/particles.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { commas, either } = grammar('ko');

/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: '같은 무늬의',
	mixed: '무늬와 상관없는',
	pairs: '페어로 된'
};

/** The ranks before "cards"; empty if any rank will do. */
function ofRanks(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return '';
		case 'above':
			return `${rankWord(ranks.rank)}보다 강한 `;
		case 'below':
			return `${rankWord(ranks.rank)}보다 작은 `;
		case 'from-to':
			return `${rankWord(ranks.from)}~${rankWord(ranks.to)}의 `;
		case 'each':
			return `${either(ranks.ranks.map(rankWord))}${ranks.ranks.length === 1 ? '' : '의'} `;
	}
}

function naturals(n: number, ranks: RankCondition): string {
	if (n === 1) return ranks.kind === 'any' ? '아무 카드 1장' : `${ofRanks(ranks)}카드 1장`;
	const isOne = ranks.kind === 'each' && ranks.ranks.length === 1;
	return `${ofRanks(ranks)}${isOne ? '' : '같은 숫자 '}카드 ${n}장`;
}

const spanText = ({ from, to }: WildCount): string => (from === to ? `${from}` : `${from}~${to}`);

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? someWilds(wild, 1) : wildWord(wild);
	return wilds.from === 0 ? ` (${withParticle(some, EUL)} 넣어도 됨)` : ` (${some} 포함)`;
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const texts = ways.map((way) => {
		if (way.naturals === 0) return someWilds(wild, way.wilds);
		const cards = naturals(way.naturals, ranks);
		return way.wilds === 0 ? cards : `${cards}과 ${someWilds(wild, way.wilds)}`;
	});
	return texts.join(', 또는 ');
}

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return cards.card;
		case 'wilds':
			return cards.counts
				.map((n) => someWilds(wild, n) + (cards.alone ? '만' : ''))
				.join(', 또는 ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			const same = count.to === 1 ? '' : '같은 숫자 ';
			return `${ofRanks(ranks)}${same}카드 ${spanText(count)}장${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, 가장 강한 카드는 ${ofRanks(top) || '아무 '}카드`;
			return `${FORMS[form]} ${spanText(count)}장 런${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) words.push(`${commas(covers.map((suit) => suitSign(suit)))} 포함`);
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(`무늬는 ${suits.each ? commas(signs) : either(signs)}`);
	}
	if (includes !== null) words.push(`${includes} 포함`);
	if (without.length > 0) words.push(`${commas(without.map(nameOf))} 제외`);
	return words.map((word) => `, ${word}`).join('');
}

export default {
	follow: {
		/** A class of plays in one line. */
		line: (playClass: PlayClass) =>
			`${cardsText(playClass.cards, playClass.wild)}${demandText(playClass)}.`
	}
} satisfies CodeOf<'ko', 'referee'>;
