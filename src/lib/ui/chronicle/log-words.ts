import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Matter } from '#lib/evening/entries.ts';
import { dealerOf, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round, TaxCorrection } from '#lib/evening/state.ts';
import { changeLines } from '#lib/ui/house/changes.ts';
import type { LogLine } from '#lib/stats/log-lines.ts';
import { changedBy, targetText } from '#lib/ui/decrees.ts';
import { saidIn } from '#lib/ui/referee/ruling.ts';
import { signed } from '#lib/ui/scoring.ts';
import { count, listed, nameOf } from '#lib/ui/words.ts';
import { m } from '#lib/words/words.svelte.ts';
import { wilds } from './place-words.ts';

/** What the log can be looked through for. */
export const LOG_KINDS = ['rounds', 'decrees', 'rulings', 'notes', 'changes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const KIND_NAMES: Record<LogKind, string> = {
	rounds: 'Rounds',
	decrees: 'Decrees',
	rulings: 'Rulings',
	notes: 'Notes',
	changes: 'Changes'
};

/** The sign of a line, and what it says to those who do not see it. */
export const SIGNS: Record<LogKind | 'revolution', { sign: string; name: string }> = {
	rounds: { sign: '♛', name: 'Round' },
	revolution: { sign: '★', name: 'Revolution' },
	decrees: { sign: '✒', name: 'Decree' },
	rulings: { sign: '⚖', name: 'Ruling' },
	notes: { sign: '✎', name: 'Note' },
	changes: { sign: '↻', name: 'Change' }
};

/** A line of the log in words. */
export interface Told {
	readonly kind: LogKind;
	readonly sign: LogKind | 'revolution';
	/** What counts; then the rest of the sentence. */
	readonly head: string;
	readonly then: string;
	/** Smaller, a line each. */
	readonly details: readonly string[];
	/** From the top, where it is a result. */
	readonly places?: readonly string[];
	readonly rules?: readonly RuleId[];
}

export function kindOf({ kind }: LogLine): LogKind {
	switch (kind) {
		case 'round':
		case 'voided':
		case 'revolution':
			return 'rounds';
		case 'decree':
			return 'decrees';
		case 'ruling':
			return 'rulings';
		case 'note':
			return 'notes';
		default:
			return 'changes';
	}
}

/** Which taxes were paid, as far as they were recorded. */
function taxDetails(evening: Evening, round: Round): string[] {
	const { brackets } = taxesOf(round);
	const paid = brackets.filter(({ payer }) => round.marks[payer]?.paid === true);
	if (brackets.length === 0) return [];
	const rest = brackets.length - paid.length;
	const lines = paid.map(
		({ payer, receiver, count: cards }) =>
			`${nameOf(evening, payer)} paid ${nameOf(evening, receiver)} ${count(cards, 'card')}`
	);
	if (rest > 0)
		lines.push(
			paid.length === 0 ? 'Taxes not recorded' : `${count(rest, 'tax', 'taxes')} not recorded`
		);
	return [lines.join('; ')];
}

function roundDetails(evening: Evening, round: Round): string[] {
	const name = (player: Parameters<typeof nameOf>[1]) => nameOf(evening, player);
	return [
		`${name(dealerOf(round))} dealt`,
		...taxDetails(evening, round),
		...(round.rest === null ? [] : ['Ended early, the rest placed by hand']),
		...(round.forbidden.length > 0
			? [`${listed(round.forbidden.map(name))} ended on a forbidden card`]
			: []),
		...(round.left.length > 0 ? [`${listed(round.left.map(name))} left before the end`] : [])
	];
}

const REMEDY_WORDS: Record<TaxCorrection['remedy'], string> = {
	'paid-anew': 'paid anew',
	fine: 'a fine',
	'let-stand': 'left as it was'
};
const MATTER_WORDS: Record<Matter, string> = {
	exits: 'who went out when',
	revolution: 'the revolution',
	tax: 'the taxes',
	chairs: 'the chairs',
	people: 'who was there',
	rules: 'the rules'
};

type Rest = Omit<Told, 'kind' | 'sign' | 'details'> & Partial<Pick<Told, 'details'>>;

function wordsOf(evening: Evening, line: LogLine): Rest {
	const name = (player: Parameters<typeof nameOf>[1]) => nameOf(evening, player);
	switch (line.kind) {
		case 'start':
			return { head: 'The evening begins', then: `with ${listed(line.players.map(name))}.` };
		case 'round':
			return {
				head: `Round ${line.result.number}`,
				then: 'is over.',
				places: result(line.result).map(name),
				details: roundDetails(evening, line.result)
			};
		case 'voided':
			return { head: 'The deal was void', then: 'and the cards were dealt again.' };
		case 'revolution':
			return line.greater
				? { head: `${name(line.caller)} calls a greater revolution`, then: '— all places turn.' }
				: { head: `${name(line.caller)} shows ${wilds(evening.rules)}`, then: '— no taxes.' };
		case 'decree': {
			const { decree } = line;
			return {
				head: `${name(decree.issuer)} decrees:`,
				then: `${decree.text} · ${targetText(evening, decree)}`,
				details: [m.common.decrees.states[decree.state]]
			};
		}
		case 'ruling': {
			const { ruling } = line;
			const { word, sentence } = saidIn(ruling);
			const question = typeof ruling.question === 'string' ? ruling.question : '';
			return {
				head: ruling.house ? 'The table’s own ruling:' : 'Ruling:',
				then: [question, [word, sentence].filter(Boolean).join('. ')].filter(Boolean).join(' — '),
				details: [
					...(ruling.askedBy === null ? [] : [`asked by ${name(ruling.askedBy)}`]),
					...(ruling.overruled ? ['taken back since'] : [])
				],
				rules: ruling.rules
			};
		}
		case 'note':
			return { head: 'Note:', then: line.text };
		case 'rules':
			return {
				head: `${changedBy(evening, line.change)}:`,
				then: line.change.once ? 'other rules for one round.' : 'other rules.',
				details: changeLines(line.change.before, line.change.after)
			};
		case 'joins':
			return { head: name(line.player), then: 'joins.' };
		case 'leaves':
			return { head: name(line.player), then: 'leaves.' };
		case 'leaves-round':
			return { head: name(line.player), then: 'leaves in the middle of the round.' };
		case 'sits-out':
			return { head: name(line.player), then: 'sits this round out.' };
		case 'tax': {
			const { payer, fault, remedy, fine } = line.correction;
			const what = fault === 'wrong' ? 'was wrong' : 'was forgotten';
			return {
				head: `${name(payer)}’s tax ${what}:`,
				then: `${REMEDY_WORDS[remedy]}${fine === null ? '' : `, ${fine}`}.`
			};
		}
		case 'score': {
			const { player, points, reason } = line.correction;
			return { head: `${name(player)} ${signed(points)}`, then: `by hand: ${reason}` };
		}
		case 'amended':
			return { head: `Round ${line.amended} corrected:`, then: `${MATTER_WORDS[line.about]}.` };
		case 'player-renamed':
			return { head: line.before, then: `has another name: ${line.name}` };
		case 'renamed':
			return { head: 'The evening has another name:', then: line.name };
		case 'last-round':
			return { head: 'The last round', then: 'is announced.' };
		case 'closed':
			return { head: 'The evening is closed.', then: '' };
		case 'reopened':
			return { head: 'The evening is reopened.', then: '' };
		case 'deleted':
			return { head: 'The evening is deleted.', then: '' };
		case 'restored':
			return { head: 'The evening is brought back.', then: '' };
	}
}

/** A line of the log in words. */
export function told(evening: Evening, line: LogLine): Told {
	const kind = kindOf(line);
	const sign = line.kind === 'revolution' ? 'revolution' : kind;
	return { details: [], ...wordsOf(evening, line), kind, sign };
}

const clock = new Intl.DateTimeFormat('en', {
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23'
});
/** 21:05. */
export const timeText = (at: number): string => clock.format(at);
