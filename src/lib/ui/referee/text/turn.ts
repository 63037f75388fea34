import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { Lead } from '#lib/rules/lead.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import { m } from '#lib/messages/messages.svelte.ts';

type Name<P> = (player: P) => string;

const cardOf = ({ holderOf }: Lead<unknown>): string => cardText(holderOf ?? '3C');

/** "Ana leads", or the card whose holder leads. */
export const leadWord = <P>(lead: Lead<P>, name: Name<P>): string =>
	lead.leader !== null
		? m.referee.turn.leads(name(lead.leader))
		: m.referee.turn.holderLeads(cardOf(lead));

/** Why they lead (LE-1, LE-2). */
export const leadSentence = <P>(lead: Lead<P>): string => m.referee.turn.why[lead.by](cardOf(lead));

/** The verdict on who is next, in a few words. */
export function nextWord<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	switch (verdict.kind) {
		case 'next':
			return m.referee.turn.next(name(verdict.player));
		case 'won':
			return leadWord(verdict.lead, name);
		case 'over':
			return m.referee.turn.over;
	}
}

/** Why (PL-7, PR-5). */
export function nextSentence<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	const { turn, sentences } = m.referee;
	switch (verdict.kind) {
		case 'next': {
			const { leads, skipped } = verdict;
			if (leads) return turn.movesOn;
			return sentences([
				turn.clockwise,
				...(skipped === null ? [] : [turn.skipped(name(skipped))])
			]);
		}
		case 'won':
			return sentences([turn.won[verdict.by](name(verdict.winner)), leadSentence(verdict.lead)]);
		case 'over':
			return turn.onlyOne;
	}
}
