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
	nameOf,
	ofAKind,
	ranksWord,
	rankWord,
	setText,
	someWilds,
	wildsWord
} from '#lib/messages/he/grammar/nouns.ts';
import type { CardsOf, WildCount } from '#lib/messages/parameters.ts';

const { list, either } = grammar('he');

/** "מ־5 עד 8", "מנסיך עד אס". */
const fromTo = (from: string, to: string): string =>
	`מ${/^\d/.test(from) ? '־' : ''}${from} עד ${to}`;

const BESIDE = { above: 'מעל', below: 'מתחת ל' } as const;
/** The kinds of runs. */
const FORMS: Readonly<Record<RunForm, string>> = {
	suited: 'בצורה אחת',
	mixed: 'בכל צורה',
	pairs: 'בזוגות'
};

/** "מעל 5", "מתחת ל־5", "מתחת למלך". */
function beside(kind: 'above' | 'below', word: string): string {
	const glue = kind === 'below' && /^\d/.test(word) ? '־' : kind === 'below' ? '' : ' ';
	return BESIDE[kind] + glue + word;
}

function naturals(n: number, ranks: RankCondition): string {
	const some = n === 1 ? 'קלף' : ofAKind(n);
	switch (ranks.kind) {
		case 'any':
			return `${some} כלשהו`.replace(/ייה כלשהו$/, 'ייה כלשהי').replace('שווים כלשהו', 'שווים');
		case 'above':
		case 'below':
			return n === 1
				? `קלף ${beside(ranks.kind, rankWord(ranks.rank))}`
				: `${some} ${beside(ranks.kind, ranksWord(ranks.rank))}`;
		case 'from-to':
			return `${some} ${fromTo(rankWord(ranks.from), rankWord(ranks.to))}`;
		case 'each':
			return either(ranks.ranks.map((rank) => setText(n, rank)));
	}
}

function ofRanks(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'מאותו ערך';
		case 'above':
		case 'below':
			return `מאותו ערך, ${beside(ranks.kind, rankWord(ranks.rank))}`;
		case 'from-to':
			return `מאותו ערך, ${fromTo(rankWord(ranks.from), rankWord(ranks.to))}`;
		case 'each':
			return `בערך ${either(ranks.ranks.map(rankWord))}`;
	}
}

function topText(ranks: RankCondition): string {
	switch (ranks.kind) {
		case 'any':
			return 'בכל ערך';
		case 'above':
		case 'below':
			return beside(ranks.kind, rankWord(ranks.rank));
		case 'from-to':
			return fromTo(rankWord(ranks.from), rankWord(ranks.to));
		case 'each':
			return either(ranks.ranks.map(rankWord));
	}
}

const spanText = ({ from, to }: WildCount): string =>
	from === to ? `${from}` : `${from} עד ${to}`;
const cardsOf = (count: WildCount): string =>
	count.to === 1 ? 'קלף אחד' : `${spanText(count)} קלפים`;

function amongText(wilds: WildCount, wild: WildName): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? someWilds(wild, 1) : wildsWord(wild);
	return wilds.from === 0 ? `, עם ${some} ביניהם או בלי` : `, ו${some} ביניהם`;
}

const waysText = ({ ways, ranks }: CardsOf<'set'>, wild: WildName): string =>
	ways
		.map((way) => {
			if (way.naturals === 0) return someWilds(wild, way.wilds);
			const cards = naturals(way.naturals, ranks);
			return way.wilds === 0 ? cards : `${someWilds(wild, way.wilds)} עם ${cards}`;
		})
		.join(', או ');

function cardsText(cards: ClassCards, wild: WildName): string {
	switch (cards.kind) {
		case 'card':
			return `\u2066${cards.card}\u2069`;
		case 'wilds':
			return cards.counts
				.map((n) => `${someWilds(wild, n)}${cards.alone ? (n === 1 ? ' לבדו' : ' לבדם') : ''}`)
				.join(', או ');
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, wilds, ranks } = cards;
			return `${cardsOf(count)} ${ofRanks(ranks)}${amongText(wilds, wild)}`;
		}
		case 'run': {
			const { count, wilds, top, form } = cards;
			const upTo = top === null ? '' : `, והקלף העליון שלו ${topText(top)}`;
			return `רצף של ${spanText(count)} קלפים ${FORMS[form]}${upTo}${amongText(wilds, wild)}`;
		}
	}
}

function demandText({ suits, covers, includes, without }: PlayClass): string {
	const words: string[] = [];
	if (covers.length > 0) {
		const signs = covers.map((suit) => suitSign(suit));
		words.push(`ובכללם ${list(signs)}`);
	}
	if (suits !== null) {
		const signs = suits.of.map((suit) => suitSign(suit));
		words.push(suits.each ? `בצורות ${list(signs)}` : `בצורה ${either(signs)}`);
	}
	if (includes !== null) words.push(`ובכלל זה ${includes}`);
	if (without.length > 0) words.push(`אבל בלי ${either(without.map(nameOf))}`);
	return words.map((word) => `, ${word}`).join('');
}

export default {
	follow: {
		line: (playClass: PlayClass) =>
			`${cardsText(playClass.cards, playClass.wild)}${demandText(playClass)}.`
	}
} satisfies CodeOf<'he', 'referee'>;
