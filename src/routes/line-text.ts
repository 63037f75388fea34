import type { TablePresence } from '#lib/app/reach/presence.svelte.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { durationText } from '#lib/ui/text/format.ts';

const m = messagesOf('reach', 'refusals');

/** How long the pen holder has to be silent before the last contact is shown. In milliseconds. */
const LONG = 60_000;

/** The state of a shared table in a few words. */
export function lineText(
	{ line, phones, penHeardAt }: Pick<TablePresence, 'line' | 'phones' | 'penHeardAt'>,
	now: number
): string {
	if (line === 'syncing') return m.reach.catchingUp;
	if (line !== 'synced') return m.reach.notConnected;
	const silence = penHeardAt === null ? 0 : now - penHeardAt;
	return silence > LONG ? m.reach.lastHeard(durationText(silence)) : m.reach.live(phones);
}

/** Why a proposal was refused.
 * @param code of the refusal
 * @param player whose exit was proposed; null for other proposals */
export function refusalText(code: string, player: string | null): string {
	if (code === 'already-out' && player !== null) return m.reach.outBefore(player);
	const refusals = new Map<string, string>(Object.entries(m.refusals));
	return refusals.get(code) ?? m.refusals['not-yours'];
}
