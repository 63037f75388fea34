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
			const { leads, skipped, reversed, rules } = verdict;
			if (leads) return turn.movesOn;
			const byFives = rules.includes('DF-14') && skipped.length > 0 && !rules.includes('PR-5');
			const skips = byFives ? turn.skippedByFives : turn.skipped;
			return sentences([
				reversed ? turn.counterClockwise : turn.clockwise,
				...(skipped.length === 0 ? [] : [skips(m.common.list(skipped.map(name)))])
			]);
		}
		case 'won':
			return sentences([
				turn.won[verdict.by](name(verdict.winner)),
				verdict.reversed && verdict.lead.by === 'next-in-turn'
					? turn.counterLead
					: leadSentence(verdict.lead)
			]);
		case 'over':
			return verdict.by === 'overturned' ? turn.overturned : turn.onlyOne;
	}
}
