import type { HandQuestion, HandVerdict } from '#lib/referee/judge-hand.ts';
import { taxValue } from '#lib/rules/hand.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { wildOf } from '#lib/ui/text/cards.ts';
import { openerInPlay } from '#lib/rules/opener.ts';
import { cardInDeck } from '#lib/ui/text/opener.ts';

const m = messagesOf('referee');

type Exchange = Pick<HandQuestion, 'side' | 'count'>;

/** The verdict in short. It names no card, because it is logged. */
export function handWord(
	{ options }: Rules,
	{ side, count }: Exchange,
	verdict: HandVerdict
): string {
	const low = options.ranking === 'low-wins';
	const { give, return: back } = m.referee.hand;
	if (side === 'payer') return low ? give.best(count) : give.highest(count);
	if (verdict.free !== null) return back.any(count);
	return low ? back.worst(count) : back.lowest(count);
}

/** Whether the wild cards of the hand may be kept. */
function wildTexts(rules: Rules, { wilds: { held, least, most } }: HandVerdict): string[] {
	const { wildsStay, wildsGo, wildsAsLiked, someWildsGo } = m.referee.hand;
	const wild = wildOf(rules);
	if (held === 0) return [];
	if (most === 0) return [wildsStay(wild, held)];
	if (least === held) return [wildsGo(wild, held)];
	return [least === most ? someWildsGo(wild, least) : wildsAsLiked(wild, held)];
}

/** Whether the open cards, without wild ones, have several values: those go in order. */
function goInOrder({ options }: Rules, { of }: HandVerdict): boolean {
	const open = of.filter(({ kind }) => kind !== 'wild');
	return new Set(open.map((card) => taxValue(options, card))).size > 1;
}

/** Why. It names no card except wild ones. */
export function handSentence(rules: Rules, { side }: Exchange, verdict: HandVerdict): string {
	const { hand, sentences } = m.referee;
	const { free, pick } = verdict;
	if (free !== null) return free.seesTribute ? hand.freeAfterLooking : hand.freeUnseen;
	const picks = side === 'payer' ? hand.payerPicks : hand.receiverPicks;
	const inOrder = goInOrder(rules, verdict);
	return sentences([
		side === 'payer' ? hand.setsBreak : hand.rankCounts,
		...(inOrder ? [hand.inOrder[endOf(rules, side)]] : pick > 0 ? [picks] : []),
		...wildTexts(rules, verdict)
	]);
}

/** The cards that have to go, and those among which the owner picks. */
export function dueLines(
	rules: Rules,
	{ must, pick, of, free, openerFirst }: HandVerdict
): string[] {
	if (free !== null) return [];
	const { hand } = m.referee;
	const lines = must.length > 0 ? [hand.goes(must)] : [];
	if (openerFirst !== null)
		lines.push(hand.openerFirst(cardInDeck(openerFirst, rules.options.deck)));
	if (pick > 0) lines.push(must.length > 0 ? hand.pickToo(pick, of) : hand.pick(pick, of));
	return lines;
}

/** The end of the hand that has to give, as messages name it. */
function endOf(
	{ options }: Rules,
	side: Exchange['side']
): 'best' | 'highest' | 'worst' | 'lowest' {
	const low = options.ranking === 'low-wins';
	if (side === 'payer') return low ? 'best' : 'highest';
	return low ? 'worst' : 'lowest';
}

/** The doubts about the answer while only one end of the hand is known. */
export function doubtText(
	rules: Rules,
	{ side, count, players }: Exchange & Pick<HandQuestion, 'players'>,
	doubt: HandVerdict['doubts'][number]
): string {
	const { doubts } = m.referee.hand;
	const opener = openerInPlay(rules.options, players);
	switch (doubt.code) {
		case 'too-few-cards':
			return doubts.tooFew[endOf(rules, side)](count);
		case 'more-of-rank':
			if (doubt.rank === 'wild') return doubts.moreWilds(wildOf(rules));
			// the opener cannot be held back (TX-5)
			return side === 'receiver' &&
				doubt.rank === opener.slice(0, -1) &&
				rules.options.deck !== 'dalmuti'
				? doubts.moreOfOpener(cardInDeck(opener, rules.options.deck))
				: doubts.moreOfRank(doubt.rank);
		case 'trumps':
			return doubts.trumpsFirst;
		case 'wilds':
			return doubts.wilds(wildOf(rules));
	}
}

/** The question in a few words. It names no card, because it is logged. */
export const exchangeTitle = ({ side, count }: Exchange): string =>
	side === 'payer' ? m.referee.hand.tribute(count) : m.referee.hand.giveback(count);
