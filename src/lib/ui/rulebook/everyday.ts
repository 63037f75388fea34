import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('rules');

type Topic = keyof Catalogue['rules']['everyday'];

/** The rules that an everyday phrase (`rules.everyday` of the catalogue) refers to, the likeliest
 * first. */
const RULES_BY_TOPIC: Readonly<Record<Topic, readonly RuleId[]>> = {
	jokers: ['PL-3', 'DF-1', 'TX-4', 'PL-5', 'RV-1', 'RV-2', 'DF-7', 'FP-3', 'FP-1', 'FP-10', 'FP-4'],
	ties: ['SE-1'],
	equalRank: ['PR-5', 'FP-6', 'TX-3', 'PL-2'],
	newcomers: ['JO-2', 'TX-8', 'TX-9', 'JO-1', 'FP-11', 'JO-5', 'FP-8', 'FP-13'],
	whoBegins: ['LE-1', 'DF-3', 'PR-4', 'LE-2', 'FP-4'],
	lead: ['LE-1', 'LE-2', 'DF-3', 'PR-4', 'PL-7'],
	leadAfterExit: ['LE-2', 'SE-4'],
	pass: ['PL-6', 'PR-3', 'PL-7'],
	skip: ['PR-5', 'PL-6', 'PR-3'],
	tax: ['TX-1', 'TX-2', 'PR-9', 'DF-5', 'TX-3', 'TX-6', 'TX-7', 'TX-4', 'TX-10'],
	highestCards: ['TX-3', 'TX-5'],
	firstRound: ['TX-7', 'TI-0', 'LE-1', 'SE-1'],
	giveback: ['TX-5', 'TX-6', 'PR-9', 'DF-5', 'FP-7'],
	revolution: ['RV-1', 'RV-2', 'PR-7', 'DF-8', 'RV-3', 'FP-9'],
	fourOfAKind: ['PR-7', 'DF-11', 'PR-11', 'PL-1'],
	misdeal: ['DK-8'],
	lastCard: ['PR-8', 'PL-9', 'LE-2'],
	oneCardLeft: ['PL-9'],
	bombs: ['PL-5', 'PL-4', 'PR-12', 'PR-13', 'PL-2', 'FP-2'],
	arcana: ['TH-3', 'TH-1'],
	twos: ['PL-4', 'PL-5', 'PL-2', 'FP-2', 'TX-4', 'PR-8'],
	eights: ['PR-6', 'DK-2', 'PR-8'],
	effects: ['DF-12', 'DF-14', 'DF-15', 'DF-16', 'DF-18', 'DF-17', 'PR-6'],
	runs: ['PL-1', 'PL-8', 'DF-11', 'FP-12', 'FP-5'],
	ordering: ['PL-8', 'FP-5', 'FP-12'],
	sets: ['PL-1', 'PL-2'],
	suits: ['DF-4', 'DF-13', 'PL-2', 'PL-1'],
	follow: ['PL-2', 'PL-1', 'PL-5'],
	ranking: ['PL-2', 'TH-2', 'TX-3'],
	leaving: ['JO-1', 'SE-4', 'JO-3', 'JO-5'],
	comingBack: ['JO-5', 'JO-3'],
	points: ['SC-1', 'PR-10', 'SC-3', 'SC-2', 'SC-4', 'FP-14'],
	series: ['SC-2', 'SC-4'],
	titles: ['TI-2', 'TI-3', 'TI-4', 'TI-5', 'PR-2', 'DF-2', 'TI-6', 'TI-0'],
	otherForms: ['TI-6', 'TI-5'],
	players: ['TI-1', 'PR-2', 'DF-2'],
	pack: ['DK-1', 'DK-2', 'DK-5', 'DK-6', 'PR-1', 'DF-1', 'TH-1'],
	largerPack: ['DK-4', 'DK-3', 'DF-10', 'JO-4'],
	dealer: ['DK-7', 'DK-5', 'DF-3', 'PR-4'],
	seats: ['SE-2', 'SE-3', 'SE-1'],
	firstSeats: ['SE-1'],
	places: ['SE-4', 'DF-9'],
	mistakes: ['TX-11', 'PL-9', 'PR-8'],
	fall: ['DF-6', 'DF-9'],
	decrees: ['DE-1', 'DE-2', 'DE-3', 'DE-4'],
	houseRules: ['DE-2', 'FP-15'],
	perks: ['DE-3'],
	manners: ['MA-1', 'JO-3'],
	otherNames: ['MA-2']
};

/** Everyday phrases that people search for, in the current language, with the rules that they refer
 * to. */
export const everydayPhrases = (): {
	readonly phrases: readonly string[];
	readonly rules: readonly RuleId[];
}[] =>
	Object.entries(m.rules.everyday).map(([topic, list]) => ({
		phrases: list.split(/[,،、，]\s*/),
		rules: RULES_BY_TOPIC[topic as Topic]
	}));
