import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Subject, Target } from './phrasings.ts';

/** The rules that are behind the answers of a subject. */
const RULES_OF_SUBJECT: Readonly<Record<Subject, readonly RuleId[]>> = {
	ranking: ['PL-1', 'PL-2', 'PR-1', 'DF-1', 'TH-2'],
	copies: ['DK-1', 'DK-2', 'DK-5', 'DK-6', 'PR-1', 'DF-1', 'TH-1'],
	collects: ['DK-7', 'PL-7'],
	'run-length': ['PL-1', 'DF-11'],
	counts: ['PL-2'],
	beaten: ['PL-2', 'PL-4', 'PL-5'],
	effect: ['PR-6', 'PR-13', 'PR-14', 'DF-12', 'DF-14', 'DF-15'],
	players: ['TI-1', 'PR-2', 'DF-2'],
	titles: ['TI-2', 'TI-3', 'TI-4', 'TI-5', 'PR-2', 'DF-2'],
	places: ['SE-4'],
	neighbours: ['SE-2', 'SE-3'],
	'hand-sizes': ['DK-7', 'DK-5', 'PR-4', 'DF-1'],
	taxes: ['TX-1', 'TX-2', 'PR-9', 'DF-5'],
	'first-lead': ['LE-1', 'DF-3', 'PR-4'],
	score: ['SC-1', 'SC-3', 'SC-4', 'PR-10'],
	ending: ['SC-2', 'SC-4']
};

/** The rules that are behind the answers to a question of the referee. */
const RULES_OF_QUESTION: Readonly<
	Record<Extract<Target, { question: string }>['question'], readonly RuleId[]>
> = {
	play: ['PL-1', 'PL-2', 'PL-5'],
	call: ['PL-8'],
	next: ['LE-1', 'LE-2', 'PL-7'],
	hand: ['TX-3', 'TX-5'],
	join: ['JO-2'],
	revolution: ['RV-1', 'RV-2', 'PR-7'],
	irregular: []
};

/** The rules that are behind the answers about an irregularity, if any are. */
const RULES_OF_MISHAP = new Map<string, readonly RuleId[]>([
	['wrong-tribute', ['TX-11', 'TX-3']],
	['forgotten-tribute', ['TX-11']],
	['wrong-giveback', ['TX-11', 'TX-5']],
	['misdeal', ['DK-8', 'TX-11']],
	['exposed-card', ['DK-8']],
	['player-left', ['SE-4', 'JO-1']],
	['revoked-pass', ['PL-6']],
	['forgotten-one-card', ['PL-9']],
	['forgotten-call', ['PL-8']]
]);

/** The rules that are behind the answers to a target. */
export function rulesOf(target: Target): readonly RuleId[] {
	if ('rule' in target) return [target.rule];
	if ('subject' in target) return RULES_OF_SUBJECT[target.subject];
	if ('option' in target) return [];
	if (target.question === 'irregular') return RULES_OF_MISHAP.get(target.what) ?? [];
	if (target.question === 'hand')
		return target.side === 'payer' ? ['TX-2', 'TX-3', 'PR-9', 'DF-5'] : ['TX-5'];
	return RULES_OF_QUESTION[target.question];
}
