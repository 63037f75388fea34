import { hasOpener } from '#lib/rules/opener.ts';
import type { Irregularity } from '#lib/referee/judge-irregular.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('referee');

/** The rules on the giveback, including that the opener cannot be kept back, whoever leads (TX-5,
 * RG-1). */
function givebackTexts(rules: Rules): string[] {
	const { options } = rules;
	const { freeGiveback, worstGiveback, keptBack } = m.referee.irregular;
	if (options.giveback !== 'worst') return [freeGiveback];
	const opens = hasOpener(options, rules.players.max);
	return [
		worstGiveback,
		...(opens ? [keptBack(openerText(rules), options.opener.slice(0, -1))] : [])
	];
}

/** The answer of the rules in force, or of our reading, to an irregularity. */
export function irregularSentence(rules: Rules, what: Irregularity): string {
	const { irregular, sentences } = m.referee;
	const sentence = irregular.sentences[what];
	switch (what) {
		case 'wrong-tribute':
			return rules.options.ranking === 'low-wins' ? irregular.lowTribute : sentence;
		case 'wrong-giveback':
			return sentences([...givebackTexts(rules), sentence]);
		case 'forgotten-tribute':
		case 'misdeal':
		case 'exposed-card':
		case 'player-left':
		case 'out-of-turn':
		case 'illegal-play':
		case 'play-taken-back':
		case 'forgotten-one-card':
		case 'forgotten-call':
		case 'revoked-pass':
			return sentence;
	}
}
