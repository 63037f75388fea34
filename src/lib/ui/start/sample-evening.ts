import { planAmendment } from '#lib/evening/amend/plan.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';

/** In milliseconds. */
const MINUTE = 60_000;

interface SampleTexts {
	readonly name: string;
	/** Six: the last one comes in round 4. */
	readonly players: readonly string[];
	readonly decree: string;
}

/** A played evening to look at: six rounds of President with a decree, a newcomer, a play that
 * turns the ranking, and a correction. Nothing of it is stored.
 * @param start in milliseconds since 1970 */
export function sampleEvening({ name, players, decree }: SampleTexts, start: number): Timeline {
	const ids = players.map((_, i) => `sample-${i}` as PlayerId);
	const people = players.map((name, i) => ({ id: ids[i]!, name }));
	const rules = resolveRules(findRuleset('president')!, {
		options: { turnedBy: ['four'] }
	});
	const evening = 'sample' as EveningId;
	let length = 0;
	const stamp = () => {
		const id = `sample-${length}` as EntryId;
		return { id, at: start + length++ * MINUTE };
	};
	const begun = decideStart({ evening, name, rules, players: people.slice(0, 5) });
	if (!begun.ok) throw new Error(begun.error);
	let timeline = advance(null, { ...begun.value, ...stamp() });
	const run = (...commands: TimelineCommand[]) => {
		for (const command of commands) {
			const decided = decideNext(timeline, command);
			if (!decided.ok) throw new Error(`${command.type}: ${decided.error}`);
			timeline = advance(timeline, { ...decided.value, ...stamp() });
		}
	};
	/** A round in which they go out in this order, the last one left with cards. */
	const round = (order: string, ...meanwhile: TimelineCommand[]) => {
		const exits = [...order].slice(0, -1).map((i) => ids[Number(i)]!);
		if (length > 2) run({ type: 'goToStep', step: 'taxes' }, { type: 'settleTaxes' });
		else run({ type: 'goToStep', step: 'play' });
		run(...meanwhile);
		run(...exits.map((player): TimelineCommand => ({ type: 'recordExit', player })));
	};
	const confirm: TimelineCommand = { type: 'confirmRound' };

	run({ type: 'setSeats', order: ids.slice(0, 5), how: 'as-we-sit' });
	round('20413');
	run(confirm);
	round('02143');
	run(confirm, {
		type: 'issueDecree',
		issuer: ids[0]!,
		targets: 'everyone',
		text: decree,
		template: null,
		term: 'round'
	});
	round('01243');
	run(confirm, { type: 'join', player: people[5]! });
	round('103245', { type: 'turnRanking', until: 'round' });
	run(confirm);
	round('135024');
	run(confirm);
	// two had been tapped in the wrong order
	const order = [3, 1, 5, 0, 2, 4].map((i) => ids[i]!);
	const plan = planAmendment(timeline.history, [{ type: 'exits', round: 5, order, forbidden: [] }]);
	if (!plan.ok) throw new Error(plan.error);
	const { about, round: amended, edits } = plan.value;
	run({ type: 'amend', about, round: amended, edits });
	round('351024');
	run(confirm, { type: 'closeEvening' });
	return timeline;
}
