import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { printedCard } from '#lib/messages/cards.ts';
import { locale, messagesOf } from '#lib/messages/messages.svelte.ts';
import { plainName } from './format.ts';

const m = messagesOf('table');

/** A rule in a few words, with the option whose origin is cited. */
export interface Reason {
	readonly text: string;
	readonly rule: RuleId;
	readonly option: OptionName;
}

/** The card whose holder leads: always a three. */
const holderCard = ({ holderOf }: Lead<PlayerId>): string =>
	printedCard({ kind: 'suited', rank: '3', suit: holderOf === '3D' ? 'D' : 'C' }, locale());

/** "Ana leads", or which card's holder leads. */
export const leadText = (evening: Pick<Evening, 'people'>, lead: Lead<PlayerId>): string =>
	lead.leader !== null
		? m.table.lead.leads(plainName(evening, lead.leader))
		: m.table.lead.holderLeads(holderCard(lead));

/** Why this player leads (LE-1, LE-2); with two packs, which of two holders of the card does
 * (DF-10). */
export function leadReason(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): Reason {
	const option = afterExit
		? 'leadAfterExit'
		: evening.round?.first === true
			? 'firstLead'
			: 'laterLead';
	const isOfTwo = lead.holderOf !== null && evening.round?.rules.options.packs === 2;
	const isInDirection =
		lead.by === 'next-in-turn' && evening.round?.rules.options.nineReverse === true;
	const because = isOfTwo
		? m.table.lead.ofTwo
		: isInDirection
			? m.table.lead.inDirection
			: m.table.lead.because[lead.by];
	return {
		text: because(holderCard(lead)),
		rule: afterExit ? 'LE-2' : 'LE-1',
		option
	};
}
