import {
	decreesInForce,
	freeNumber,
	isDecree,
	isVetoable,
	issuersIn,
	subjectsOf
} from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, type Kind, type Refusal } from '#lib/evening/kind.ts';
import { parseDecree } from '#lib/evening/names.ts';
import { hasSeatsStep, roundNumber } from '#lib/evening/round.ts';
import type { Decree, Outcome, Round, Targets, Term } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';

interface DecreeText {
	readonly issuer: PlayerId;
	readonly targets: Targets;
	readonly text: string;
	readonly template: string | null;
	readonly term: Term;
}
interface IssueDecree extends DecreeText {
	readonly type: 'issueDecree';
}
interface DecreeIssued extends DecreeText {
	readonly type: 'DecreeIssued';
	readonly number: number;
}
interface Settlement {
	readonly number: number;
	readonly outcome: Outcome;
}
interface SettleDecree extends Settlement {
	readonly type: 'settleDecree';
}
interface DecreeSettled extends Settlement {
	readonly type: 'DecreeSettled';
	/** The player who vetoed it. */
	readonly by: PlayerId | null;
}

/** Checks that the issuer may command all targets. Only the top player may command everyone
 * (DE-1). */
function checkTargets(round: Round, { issuer, targets }: DecreeText): Result<Targets, Refusal> {
	if (!hasSeatsStep(round)) return no('no-standing');
	if (!issuersIn(round).includes(issuer)) return no('not-entitled');
	if (targets === 'everyone') return round.places[0] === issuer ? ok(targets) : no('not-entitled');
	if (targets.length === 0 || new Set(targets).size < targets.length) return no('no-target');
	const here = (p: PlayerId) => round.places.includes(p) && !round.left.includes(p);
	if (![issuer, ...targets].every(here)) return no('not-at-the-table');
	const subjects = subjectsOf(round, issuer);
	return targets.every((p) => subjects.includes(p)) ? ok(targets) : no('not-entitled');
}

/** A player of rank issued a decree (DE-1, DE-3). */
export const decreeIssued: Kind<IssueDecree, DecreeIssued, 'details'> = {
	command: 'issueDecree',
	fact: 'DecreeIssued',
	concerns: ({ issuer, targets }) => (targets === 'everyone' ? [issuer] : [issuer, ...targets]),
	topic: null,
	log: 'details',
	texts: ({ text }) => [text],
	assignsNumber: true,
	decide: (evening, command) =>
		inRound(evening, (round) => {
			const targets = checkTargets(round, command);
			if (!targets.ok) return targets;
			const text = parseDecree(command.text);
			if (!text.ok) return text;
			return ok({
				type: 'DecreeIssued',
				number: freeNumber(evening),
				issuer: command.issuer,
				targets: targets.value,
				text: text.value,
				template: command.template,
				term: command.term
			});
		}),
	evolve(evening, { number, issuer, targets, text, template, term }) {
		const decree: Decree = {
			kind: 'decree',
			number,
			round: roundNumber(evening),
			issuer,
			place: (evening.round?.places.indexOf(issuer) ?? -1) + 1,
			targets,
			text,
			template,
			term,
			state: 'in-force'
		};
		return { ...evening, edicts: [...evening.edicts, decree] };
	}
};

/** A decree was obeyed, refused, vetoed or lifted. Only undo puts it in force again. */
export const decreeSettled: Kind<SettleDecree, DecreeSettled> = {
	command: 'settleDecree',
	fact: 'DecreeSettled',
	concerns: ({ by }) => (by === null ? [] : [by]),
	topic: null,
	log: 'hidden',
	decide(evening, { number, outcome }) {
		const { closedAt, edicts, round } = evening;
		if (closedAt !== null) return no('evening-closed');
		const decree = decreesInForce(evening).find((d) => d.number === number);
		if (decree === undefined) {
			const isSettled = edicts.some((e) => isDecree(e) && e.number === number);
			return no(isSettled ? 'decree-settled' : 'no-such-decree');
		}
		if (outcome === 'vetoed' && !isVetoable(evening, decree)) return no('no-veto');
		const by = outcome === 'vetoed' ? (round?.places[0] ?? null) : null;
		return ok({ type: 'DecreeSettled', number, outcome, by });
	},
	evolve: (evening, { number, outcome }) => ({
		...evening,
		edicts: evening.edicts.map((e) =>
			isDecree(e) && e.number === number ? { ...e, state: outcome } : e
		)
	})
};
