import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '#lib/evening/amend/changes.ts';
import { planAmendment, type Plan } from '#lib/evening/amend/plan.ts';
import { historySteps } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { exitOrder, pastRounds, result } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { advance, decideNext, fold, type Timeline } from '#lib/evening/timeline.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';

const rounds = ({ state }: Timeline): Round[] => pastRounds(state.past);

/** A random change of some round, by a seed. */
function someChange(timeline: Timeline, at: readonly number[]): Change | null {
	const all = rounds(timeline);
	if (all.length === 0) return null;
	const [which = 0, kind = 0, a = 0, b = 0] = at;
	const round = all[which % all.length]!;
	const { number, places } = round;
	const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
	const order = exitOrder(round);
	switch (kind % 8) {
		case 0: {
			const swapped = [...order];
			const [i, j] = [a % order.length, b % order.length];
			[swapped[i], swapped[j]] = [swapped[j]!, swapped[i]!];
			return { type: 'exits', round: number, order: swapped, forbidden: round.forbidden };
		}
		case 1:
			return { type: 'revolution', round: number, caller: a % 3 === 0 ? null : pick(places, b) };
		case 2:
			return {
				type: 'tax',
				round: number,
				payer: pick(places, a),
				mark: { paid: b % 2 === 0, returned: b % 3 === 0 }
			};
		case 3:
			return { type: 'chairs', round: number, chair: a % 5 === 0 ? 'kept' : b % places.length };
		case 4: {
			const player = { id: 'forgotten' as PlayerId, name: 'Forgotten' };
			return { type: 'join', round: number, player, card: pick(['4', 'K', '9'], a) };
		}
		case 5:
			return { type: a % 2 === 0 ? 'leave' : 'sit-out', round: number, player: pick(places, b) };
		case 6: {
			const come = historySteps(timeline.history).filter(({ entry: { type } }) =>
				['PlayerJoined', 'PlayerLeft', 'PlayerSatOut', 'PlayerLeftMidRound'].includes(type)
			);
			if (come.length === 0) return null;
			return { type: 'not-so', round: number, entry: pick(come, a).entry.id };
		}
		default: {
			const rules = resolveRules(pick(RULESETS, a), { options: { scoring: 'beaten' } });
			return { type: 'rules', round: number, rules, once: b % 2 === 0 };
		}
	}
}

const amend = ({ about, round, edits }: Plan) => ({ type: 'amend', about, round, edits }) as const;
const stamped = (timeline: Timeline, plan: Plan, id: string): Timeline => {
	const decided = decideNext(timeline, amend(plan));
	if (!decided.ok) throw new Error(`the plan is refused: ${decided.error}`);
	return advance(timeline, { ...decided.value, id: id as EntryId, at: 1 });
};

describe.each(RULESETS.map((ruleset) => [ruleset.name, ruleset] as const))(
	'random evenings of %s, amended at random',
	(_, ruleset) => {
		const plans = { made: 0, asked: 0 };
		const numbers = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
		test('an amendment has the planned result, and undoing it restores the evening', () => {
			fc.assert(
				fc.property(fc.nat(10_000), numbers, numbers, (seed, at, then) => {
					const log = randomEvening(seed, resolveRules(ruleset), 100);
					let timeline = fold(log)!;
					if (timeline.state.deletedAt !== null) return;
					for (const [n, numbers] of [at, then].entries()) {
						const change = someChange(timeline, numbers);
						if (change === null) return;
						plans.asked += 1;
						const plan = planAmendment(timeline.history, [change]);
						if (!plan.ok) continue;
						plans.made += 1;
						const { edits, problems, after } = plan.value;
						const next = stamped(timeline, plan.value, `amendment ${n}`);
						expect(next.state).toEqual(after);
						// every entry is kept, or its omission has a reason
						const before = historySteps(timeline.history).map(({ entry }) => entry.id);
						const now = new Set(historySteps(next.history).map(({ entry }) => entry.id));
						const gone = before.filter((id) => !now.has(id));
						expect(gone).toEqual(edits.filter((e) => !e.keep).map((e) => e.at));
						for (const p of problems) if (p.type === 'left-out') expect(gone).toContain(p.entry.id);
						// a corrected result leaves everyone who was there in the chairs of that
						// round (SE-2)
						if (change.type === 'exits')
							for (const [i, round] of rounds(timeline).entries())
								expect(rounds(next)[i]?.chairs).toEqual(round.chairs);
						// earlier rounds stay as they were
						for (const [i, round] of rounds(timeline).entries())
							if (round.number < change.round && change.type !== 'not-so')
								expect(rounds(next)[i]).toEqual(round);
						const undone = decideNext(next, { type: 'undo' });
						if (!undone.ok) throw new Error(undone.error);
						const back = advance(next, { ...undone.value, id: 'back' as EntryId, at: 2 });
						expect(back.state).toBe(timeline.state);
						const redone = decideNext(back, { type: 'redo' });
						if (!redone.ok) throw new Error(redone.error);
						const again = advance(back, { ...redone.value, id: 'again' as EntryId, at: 3 });
						expect(again.state).toEqual(after);
						timeline = next;
					}
				}),
				{ numRuns: many(5, 100), seed: 5 }
			);
			expect(plans.made / plans.asked).toBeGreaterThan(0.3);
		});

		test('SE-4 an amended round has the given order of exits', () => {
			fc.assert(
				fc.property(fc.nat(10_000), fc.nat(), fc.nat(), (seed, which, turn) => {
					const timeline = fold(randomEvening(seed, resolveRules(ruleset), 100))!;
					const all = rounds(timeline);
					const round = all[which % Math.max(1, all.length)];
					if (round === undefined || timeline.state.deletedAt !== null) return;
					const was = exitOrder(round);
					const order = [...was.slice(turn % was.length), ...was.slice(0, turn % was.length)];
					const change: Change = { type: 'exits', round: round.number, order, forbidden: [] };
					const plan = planAmendment(timeline.history, [change]);
					if (!plan.ok) {
						expect(plan.error).toBe('no-change');
						return;
					}
					const now = pastRounds(plan.value.after.past).find((r) => r.number === round.number)!;
					const { fallOfTheCapital, overturnFromTheBottom } = now.rules.options;
					if (!fallOfTheCapital && !overturnFromTheBottom)
						expect(result(now)).toEqual([...order, ...round.left.toReversed()]);
				}),
				{ numRuns: many(4, 100), seed: 6 }
			);
		});
	}
);
