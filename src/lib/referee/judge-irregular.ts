import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds, type Setting } from './grounds.ts';

/** Irregularities at a table. */
export const IRREGULARITIES = [
	'wrong-tribute',
	'forgotten-tribute',
	'wrong-giveback',
	'misdeal',
	'exposed-card',
	'player-left',
	'out-of-turn',
	'illegal-play',
	'play-taken-back',
	'forgotten-one-card',
	'forgotten-call',
	'revoked-pass'
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

/** The usual remedies. */
type RemedyCode =
	| 'put-right'
	| 'giveback-right'
	| 'fine'
	| 'let-stand'
	| 'deal-again'
	| 'even-out-unseen'
	| 'owner-keeps-it'
	| 'top-player-rules'
	| 'worst-place-free'
	| 'round-void'
	| 'end-round-early'
	| 'take-back-and-pass'
	| 'take-back-in-turn'
	| 'said-late'
	| 'goes-uncalled'
	| 'called-late'
	| 'fresh-only'
	| 'laid-is-played'
	| 'pass-holds-this-turn'
	| 'pass-holds-this-trick'
	| 'taken-back-before-the-next-play';

/** A remedy, and the option that the table sets by choosing it. */
interface UsualRemedy {
	readonly code: RemedyCode;
	readonly sets?: Setting;
}

interface Remedy extends UsualRemedy {
	/** Whether the rules in force already demand it. */
	readonly inForce: boolean;
}

export interface IrregularVerdict extends Grounds {
	/** Whether the sources are silent: then the table chooses, and the app's default is our
	 * reading. */
	readonly silent: boolean;
	/** Whether the game's source has an optional rule for it that is not in force. */
	readonly optional: boolean;
	readonly ways: readonly Remedy[];
}

interface Case {
	readonly rules: readonly RuleId[];
	readonly options: readonly OptionName[];
	/** The remedy that holds without an option: the rule's own, or our reading of what most tables
	 * do. */
	readonly usual?: RemedyCode;
	/** Whether the sources are silent on the remedy, even if they mention the rule. */
	readonly silent?: true;
	readonly ways: readonly UsualRemedy[];
}

const tribute: Case = {
	rules: ['TX-3', 'TX-11'],
	options: [],
	usual: 'put-right',
	ways: [{ code: 'put-right' }, { code: 'fine' }, { code: 'let-stand' }]
};

const CASES: Record<Irregularity, Case> = {
	'wrong-tribute': tribute,
	'forgotten-tribute': { ...tribute, rules: ['TX-6', 'TX-11'] },
	'wrong-giveback': {
		rules: ['TX-5', 'TX-11'],
		options: ['giveback'],
		usual: 'giveback-right',
		silent: true,
		ways: [{ code: 'giveback-right' }, { code: 'fine' }, { code: 'let-stand' }]
	},
	misdeal: {
		rules: ['DK-7'],
		options: [],
		ways: [{ code: 'deal-again' }, { code: 'even-out-unseen' }, { code: 'let-stand' }]
	},
	'exposed-card': {
		rules: ['DK-8'],
		options: ['misdeal'],
		ways: [
			{ code: 'deal-again', sets: { option: 'misdeal', value: 'deal-again' } },
			{ code: 'top-player-rules', sets: { option: 'misdeal', value: 'top-player-rules' } },
			{ code: 'owner-keeps-it' }
		]
	},
	'player-left': {
		rules: ['SE-4', 'JO-1'],
		options: [],
		usual: 'worst-place-free',
		ways: [{ code: 'worst-place-free' }, { code: 'round-void' }, { code: 'end-round-early' }]
	},
	'out-of-turn': {
		rules: [],
		options: [],
		usual: 'take-back-in-turn',
		ways: [{ code: 'take-back-in-turn' }, { code: 'take-back-and-pass' }, { code: 'let-stand' }]
	},
	'illegal-play': {
		rules: [],
		options: [],
		usual: 'fresh-only',
		ways: [{ code: 'fresh-only' }, { code: 'take-back-and-pass' }, { code: 'round-void' }]
	},
	'play-taken-back': {
		rules: [],
		options: [],
		usual: 'laid-is-played',
		ways: [{ code: 'laid-is-played' }, { code: 'taken-back-before-the-next-play' }]
	},
	'forgotten-one-card': {
		rules: ['PL-9'],
		options: ['lastCardCall'],
		usual: 'said-late',
		silent: true,
		ways: [{ code: 'said-late' }, { code: 'fine' }, { code: 'let-stand' }]
	},
	'forgotten-call': {
		rules: ['PL-8'],
		options: ['calledRuns'],
		usual: 'goes-uncalled',
		ways: [{ code: 'goes-uncalled' }, { code: 'called-late' }]
	},
	'revoked-pass': {
		rules: ['PL-6'],
		options: ['afterPass'],
		ways: [
			{ code: 'pass-holds-this-turn', sets: { option: 'afterPass', value: 'may-return' } },
			{ code: 'pass-holds-this-trick', sets: { option: 'afterPass', value: 'out-of-trick' } },
			{ code: 'taken-back-before-the-next-play' }
		]
	}
};

/** Whether the game's source has the optional rule on exposed cards (DK-8), and it is not in
 * force. */
const hasOptionalRule = ({ ruleset, options }: Rules): boolean =>
	options.misdeal === 'deal-again' &&
	(findRuleset(ruleset)?.bundles ?? []).some(({ options: some }) => some.misdeal !== undefined);

/** The irregularities that can happen under these rules (PL-8, PL-9). */
export const irregularitiesOf = ({ options }: Rules): Irregularity[] =>
	IRREGULARITIES.filter(
		(kind) =>
			(kind !== 'forgotten-one-card' || options.lastCardCall) &&
			(kind !== 'forgotten-call' || options.calledRuns)
	);

/** The answer of the rules to an irregularity, and the usual remedies from which the table chooses
 * (TX-11, DK-8, SE-4, JO-1, PL-6, PL-8). */
export function judgeIrregular(rules: Rules, kind: Irregularity): IrregularVerdict {
	const { rules: ids, options, usual, silent = false, ways } = CASES[kind];
	const grounds = groundsOf(rules, ids, options);
	const isSourced = grounds.options.some(
		({ origin }) => origin === 'house' || origin.by === 'source'
	);
	const optional = kind === 'exposed-card' && hasOptionalRule(rules);
	return {
		silent: silent || (!isSourced && !optional),
		optional,
		ways: ways.map((way) => ({
			...way,
			inForce:
				way.sets === undefined
					? way.code === usual
					: rules.options[way.sets.option] === way.sets.value
		})),
		...grounds
	};
}

/** The correction of a tax that follows from the remedy that a table chose (TX-11); null if taxes
 * are not concerned. */
export function taxCorrection(
	what: Irregularity,
	remedy: RemedyCode,
	payer: PlayerId,
	fine: string
): Command | null {
	if (what !== 'wrong-tribute' && what !== 'forgotten-tribute') return null;
	const fault = what === 'wrong-tribute' ? 'wrong' : 'forgotten';
	switch (remedy) {
		case 'put-right':
			return { type: 'correctTax', payer, fault, remedy: 'paid-anew', fine: null };
		case 'fine':
			return { type: 'correctTax', payer, fault, remedy: 'fine', fine };
		case 'let-stand':
			return { type: 'correctTax', payer, fault, remedy: 'let-stand', fine: null };
		case 'deal-again':
		case 'even-out-unseen':
		case 'owner-keeps-it':
		case 'top-player-rules':
		case 'worst-place-free':
		case 'round-void':
		case 'end-round-early':
		case 'take-back-and-pass':
		case 'take-back-in-turn':
		case 'giveback-right':
		case 'said-late':
		case 'goes-uncalled':
		case 'called-late':
		case 'fresh-only':
		case 'laid-is-played':
		case 'pass-holds-this-turn':
		case 'pass-holds-this-trick':
		case 'taken-back-before-the-next-play':
			return null;
	}
}
