import type { Grounds } from '#lib/referee/grounds.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { Ending } from '#lib/referee/trick-turns.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText, wildOf } from '#lib/ui/text/cards.ts';
import { cardInDeck } from '#lib/ui/text/opener.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
const m = messagesOf('referee', 'common');

type Name<P> = (player: P) => string;

type Deck = Rules['options']['deck'];

const cardOf = ({ holderOf }: Lead<unknown>, deck: Deck): string =>
	cardInDeck(holderOf ?? '3C', deck);

/** "Ana leads", or the card whose holder leads.
 * @param deck which names its suits; that of the game after a trick, which no card decides */
export const leadWord = <P>(lead: Lead<P>, name: Name<P>, deck: Deck = 'standard'): string =>
	lead.leader !== null
		? m.referee.turn.leads(name(lead.leader))
		: lead.random
			? m.referee.turn.drawn
			: m.referee.turn.holderLeads(cardOf(lead, deck));

/** Why they lead (LE-1, LE-2).
 * @param options absent after a trick, which neither a card nor the dealer decides */
export const leadSentence = <P>(
	lead: Lead<P>,
	options?: Pick<Rules['options'], 'deck' | 'direction'>
): string =>
	lead.by === 'left-of-dealer' && options?.direction === 'counter-clockwise'
		? m.referee.turn.afterDealer
		: m.referee.turn.why(cardOf(lead, options?.deck ?? 'standard'))[lead.by];

/** The verdict on who is next, in a few words. */
export function nextWord<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	switch (verdict.kind) {
		case 'next':
			return m.referee.turn.next(name(verdict.player));
		case 'won':
			return leadWord(verdict.lead, name);
		case 'has-to-lead':
			return m.referee.turn.leads(name(verdict.player));
		case 'over':
			return m.referee.turn.over;
	}
}

/** The players whom the last play skips, by an effect, by an equal rank, or by both. */
function skipTexts<P>(skipped: readonly P[], { rules, options }: Grounds, name: Name<P>): string[] {
	if (skipped.length === 0) return [];
	const { turn } = m.referee;
	const names = m.common.list(skipped.map(name));
	const byCards = options.some(({ option }) => option === 'effects');
	if (byCards && rules.includes('PR-5')) return [turn.skippedByBoth(names)];
	return [byCards ? turn.skippedByCards(names) : turn.skipped(names)];
}

/** Why (PL-7, PR-5, DF-6). */
export function nextSentence<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	const { turn, sentences } = m.referee;
	const { fallen } = verdict;
	const falls = fallen === null ? [] : [turn.falls(name(fallen))];
	switch (verdict.kind) {
		case 'next': {
			const { leads, skipped, counterClockwise } = verdict;
			if (leads) return sentences([turn.movesOn, ...falls]);
			return sentences([
				counterClockwise ? turn.counterClockwise : turn.clockwise,
				...skipTexts(skipped, verdict, name),
				...falls
			]);
		}
		case 'won': {
			const { by, winner, skipped, lead } = verdict;
			// nobody else may act: all others have passed or are skipped
			const skips = by === 'all-passed' ? skipTexts(skipped, verdict, name) : [];
			return sentences([
				...skips,
				turn.won(name(winner))[skips.length > 0 ? 'all-skipped' : by],
				leadSentence(lead),
				...falls
			]);
		}
		case 'has-to-lead':
			return turn.hasToLead;
		case 'over':
			return verdict.by === 'overturned' ? turn.overturned : sentences([turn.onlyOne, ...falls]);
	}
}

/** The name of a kind of last play. */
export function endingText(rules: Rules, ending: Ending): string {
	const text = m.referee.turn;
	switch (ending) {
		case 'joker':
			return text.joker(wildOf(rules));
		case 'completedFour':
		case 'trump':
		case 'equal':
			return text[ending];
		default: {
			const cards = ending.split(' ');
			const isRank = cards.length > 1 || !rules.options.tops.some((top) => top.startsWith(ending));
			const shown = cards.map((card) => (isRank ? card.slice(0, -1) : cardText(card)));
			return text.was(shown.join(' '));
		}
	}
}
