import type { Decree, Outcome, RuleChange, Term } from '#lib/evening/edicts.ts';
import type { Evening } from '#lib/evening/state.ts';
import { listed, nameOf } from './words.ts';

/** A perk or a status symbol to be decreed with one tap (DE-3), in our own words. */
export interface Template {
	readonly id: string;
	/** On its button. */
	readonly name: string;
	readonly text: string;
	readonly term: Term;
}

const dalmuti: readonly Template[] = [
	{ id: 'hats', name: 'Hats', text: 'Wear the hat of your title', term: 'reign' },
	{
		id: 'carnation',
		name: 'A carnation',
		text: 'Pin on the top player’s carnation',
		term: 'reign'
	},
	{
		id: 'ranked-seats',
		name: 'Better and worse seats',
		text: 'The softer seats at the top, the harder ones below',
		term: 'reign'
	},
	{
		id: 'sweets',
		name: 'The sweets',
		text: 'Take of the sweets by rank, the top first',
		term: 'evening'
	}
];
const tahimi: readonly Template[] = [
	{
		id: 'tall-chair',
		name: 'The tall chair',
		text: 'Leave the tall chair to the top',
		term: 'reign'
	},
	{ id: 'stool', name: 'The stool', text: 'Sit on the stool', term: 'reign' }
];
const temple: readonly Template[] = [
	{ id: 'drinks', name: 'Drinks', text: 'Bring the drinks', term: 'round' },
	{ id: 'best-chair', name: 'The best chair', text: 'Give up the best chair', term: 'reign' },
	{ id: 'shuffle', name: 'Shuffle and deal', text: 'Shuffle and deal', term: 'round' },
	{ id: 'bow', name: 'Bow and scrape', text: 'Bow and scrape before you speak', term: 'reign' }
];

/** The list of a game; games without one of their own take from the others. */
export function templatesFor(ruleset: string): readonly Template[] {
	switch (ruleset) {
		case 'dalmuti':
			return [...dalmuti, ...temple.filter(({ id }) => id === 'drinks' || id === 'bow')];
		case 'tahimi':
		case 'tarot-himi':
			return [...tahimi, ...temple.filter(({ id }) => id !== 'best-chair')];
		default:
			return temple;
	}
}

export const TERM_NAMES: Record<Term, string> = {
	round: 'This round',
	reign: 'While reigning',
	evening: 'All evening'
};

export const OUTCOME_NAMES: Record<Outcome, string> = {
	obeyed: 'Obeyed',
	refused: 'Refused',
	vetoed: 'Vetoed',
	lifted: 'Lifted'
};

export const STATE_WORDS: Record<Decree['state'], string> = {
	'in-force': 'in force',
	lapsed: 'lapsed',
	obeyed: 'obeyed',
	refused: 'refused',
	vetoed: 'vetoed',
	lifted: 'lifted'
};

/** To whom: Ben and Dee, or everyone. */
export const targetText = (evening: Evening, { targets }: Pick<Decree, 'targets'>): string =>
	targets === 'everyone' ? 'everyone' : listed(targets.map((p) => nameOf(evening, p)));

/** Until when, after the words of the decree. */
export function termText(
	evening: Evening,
	{ term, issuer }: Pick<Decree, 'term' | 'issuer'>
): string {
	switch (term) {
		case 'round':
			return 'until the round ends';
		case 'reign':
			return `while ${nameOf(evening, issuer)} keeps the place`;
		case 'evening':
			return 'all evening';
	}
}

/** Who changed the rules. */
export const changedBy = (evening: Evening, { issuer }: RuleChange): string =>
	issuer === null ? 'The table agreed' : `${nameOf(evening, issuer)} decreed`;

/** The line on the Table. */
export const inForceLine = (evening: Evening, decree: Decree): string =>
	`${decree.text} · ${targetText(evening, decree)}`;
