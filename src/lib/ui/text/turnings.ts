import type { Command } from '#lib/evening/entries.ts';
import type { Round } from '#lib/evening/state.ts';
import { canHappen, turnsRanking } from '#lib/rules/turning.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('sheets');

/** A button for a play that turned the ranking or the direction. */
export interface Turning {
	readonly label: string;
	readonly command: Extract<Command, { type: 'turnRanking' | 'turnDirection' }>;
}

/** The things that plays can turn by the rules of the round: the ranking until the round or the
 * trick ends, and the direction of play (PR-7, DF-12, DF-14). Needs the area `sheets`. */
export function turningsOf({ rules: { options }, ...round }: Round): Turning[] {
	const text = m.sheets.turning;
	const ranking = (until: 'round' | 'trick', label: string): Turning[] =>
		turnsRanking(options, until) ? [{ label, command: { type: 'turnRanking', until } }] : [];
	return [
		...ranking('round', round.turnings % 2 === 0 ? text.turn : text.back),
		...ranking('trick', round.turnedForTrick ? text.trickOver : text.jacks),
		...(canHappen(options, 'reverse')
			? [{ label: text.nines, command: { type: 'turnDirection' } as const }]
			: [])
	];
}
