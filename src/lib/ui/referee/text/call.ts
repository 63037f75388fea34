import type { CallQuestion, CallVerdict } from '#lib/referee/judge-call.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { RefereeAnswer } from '#lib/ui/referee/ruling.ts';
import { callName } from './play.ts';

const m = messagesOf('referee');

/** Why a call is good or not, with the cards named (PL-8). */
function callSentence({ fault, chain, open }: CallVerdict): string {
	const { call, sentences } = m.referee;
	const cards = chain.flat();
	if (fault !== null) {
		const others = open.length > 0 ? [call.open(open.map(callName))] : [];
		return sentences([call.fault(cards)[fault], ...others]);
	}
	return sentences([call.holds(cards), call.open(open.map(callName))]);
}

/** The referee's answer on a call whose suits are known. */
export function callAnswer(question: CallQuestion, verdict: CallVerdict): RefereeAnswer {
	const { call } = m.referee;
	return {
		question: { kind: 'call', question },
		title: call.question,
		tone: verdict.good === true ? 'yes' : 'no',
		word: verdict.good === true ? call.good : call.bad,
		sentence: callSentence(verdict),
		grounds: verdict
	};
}
