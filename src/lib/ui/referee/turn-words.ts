import type { NextVerdict } from '#lib/referee/next-to-play.ts';
import type { Lead } from '#lib/rules/lead.ts';

type Name<P> = (player: P) => string;

/** "Ana leads", or whose card decides. */
export function leadWord<P>({ leader, holderOf }: Lead<P>, name: Name<P>): string {
	if (leader !== null) return `${name(leader)} leads`;
	return holderOf === '3D' ? 'The holder of the 3♦ leads' : 'The holder of the 3♣ leads';
}

/** Why they lead (LE-1, LE-2). */
export function leadSentence<P>({ by, holderOf }: Lead<P>): string {
	switch (by) {
		case 'next-in-turn':
			return 'The next clockwise who still holds cards leads.';
		case 'highest-place':
			return 'Of those who still hold cards, the highest in rank leads.';
		case 'trick-winner':
			return 'Who wins a trick leads the next one.';
		case 'top-seat':
			return 'The first in rank leads the round.';
		case 'bottom-seat':
			return 'The last in rank leads the round.';
		case 'left-of-dealer':
			return 'The player on the dealer’s left leads the round.';
		case 'holder-of-3c':
			return `The first play has to include the ${holderOf === '3D' ? '3♦' : '3♣'}.`;
	}
}

const WON: Record<Extract<NextVerdict<unknown>, { kind: 'won' }>['by'], string> = {
	'all-passed': 'All others have passed',
	'ends-the-trick': 'That play ends the trick at once',
	'nothing-tops': 'Nothing tops that play'
};

/** The answer in a few words. */
export function nextWord<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	switch (verdict.kind) {
		case 'next':
			return `${name(verdict.player)} is next`;
		case 'won':
			return leadWord(verdict.lead, name);
		case 'over':
			return 'The round is over';
	}
}

export function nextSentence<P>(verdict: NextVerdict<P>, name: Name<P>): string {
	switch (verdict.kind) {
		case 'next': {
			if (verdict.leads) return 'Nothing lies there yet: the lead moves on.';
			const skip =
				verdict.skipped === null ? '' : ` The equal rank took ${name(verdict.skipped)}’s turn.`;
			return `The next clockwise who may still play.${skip}`;
		}
		case 'won':
			return `${WON[verdict.by]}: ${name(verdict.winner)} wins the trick. ${leadSentence(verdict.lead)}`;
		case 'over':
			return 'Only one player still holds cards, and takes the last place.';
	}
}
