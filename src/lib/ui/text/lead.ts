import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { canHappen } from '#lib/rules/turning.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { plainName } from './format.ts';
import { cardInDeck } from './opener.ts';

const m = messagesOf('table');

/** A rule in a few words, with the option whose origin is cited. */
export interface Reason {
	readonly text: string;
	readonly rule: RuleId;
	readonly option: OptionName;
}

/** The card whose holder leads. */
const holderCard = ({ round }: Pick<Evening, 'round'>, { holderOf }: Lead<PlayerId>): string =>
	cardInDeck(holderOf ?? '3C', round?.rules.options.deck ?? 'standard');

/** "Ana leads", or which card's holder leads. */
export const leadText = (
	evening: Pick<Evening, 'people' | 'round'>,
	lead: Lead<PlayerId>
): string =>
	lead.leader !== null
		? m.table.lead.leads(plainName(evening, lead.leader))
		: lead.random
			? m.table.lead.drawn
			: m.table.lead.holderLeads(holderCard(evening, lead));

/** Why this player leads (LE-1, LE-2); with two packs, which of two holders of the card does
 * (DF-10). */
export function leadReason(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): Reason {
	const option = afterExit
		? 'leadAfterExit'
		: evening.round?.first === true
			? 'firstLead'
			: 'laterLead';
	const isOfTwo = lead.holderOf !== null && evening.round?.rules.options.packs === 2;
	const options = evening.round?.rules.options;
	const isCounterClockwise = options?.direction === 'counter-clockwise';
	const isInDirection =
		lead.by === 'next-in-turn' &&
		options !== undefined &&
		(isCounterClockwise || canHappen(options, 'reverse'));
	const { ofTwo, afterDealer, inDirection, because } = m.table.lead;
	const reason = isOfTwo
		? ofTwo
		: isCounterClockwise && lead.by === 'left-of-dealer'
			? afterDealer
			: isInDirection
				? inDirection
				: because[lead.by];
	return {
		text: reason(holderCard(evening, lead)),
		rule: afterExit ? 'LE-2' : 'LE-1',
		option
	};
}
