import { describe, expect, test } from 'vitest';
import { firstLeadOf, leadIfExitStands } from '#lib/evening/round.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { leadQuestion, tableNow } from '#lib/referee/table-now.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { leadReason } from '#lib/ui/text/lead.ts';
import { confirm, decides, exit, exits, given, go, roundOf, seated, undo } from '../given.ts';

const nines: TimelineCommand = { type: 'turnDirection' };
const table = given(seated('daifugo', { effects: ['8:clears', '9:reverse'] }), go('play'));
/** Who leads if the latest exit stands, by the evening and by the referee. */
const leadersOf = (timeline: typeof table) => {
	const now = tableNow(timeline.state);
	return [
		leadIfExitStands(roundOf(timeline))?.leader,
		judgeLead(now.roundRules, leadQuestion(now)).lead.leader
	];
};

describe('DF-14 nines turn the direction of play', () => {
	decides([
		['in play', table, nines, { type: 'DirectionTurned' }],
		[
			'not before',
			seated('daifugo', { effects: ['8:clears', '9:reverse'] }),
			nines,
			'not-playing-yet'
		],
		['not after the round', given(table, ...exits('Ana Ben Chidi Dee')), nines, 'round-finished'],
		[
			'not where nines are nothing special',
			given(seated('daifugo'), go('play')),
			nines,
			'no-reversing'
		]
	]);
	test('the lead after an exit goes to the next in that direction, at the Table and by the referee', () => {
		expect(leadersOf(given(table, exit('Chidi')))).toEqual(['Dee', 'Dee']);
		expect(leadersOf(given(table, nines, exit('Chidi')))).toEqual(['Ben', 'Ben']);
		expect(leadersOf(given(table, exit('Chidi'), nines, exit('Ben')))).toEqual(['Ana', 'Ana']);
		expect(leadersOf(given(table, nines, nines, exit('Chidi')))).toEqual(['Dee', 'Dee']);
	});
	test('the reason does not claim that play goes clockwise', () => {
		const reason = (timeline: typeof table) =>
			leadReason(timeline.state, leadIfExitStands(roundOf(timeline))!, true).text;
		expect(reason(given(table, exit('Chidi')))).toBe(
			'The next in the direction of play who still holds cards'
		);
		const usual = given(seated('daifugo'), go('play'), exit('Chidi'));
		expect(reason(usual)).toBe('The next clockwise who still holds cards');
	});
	test('the log shows it', () => {
		const lines = logLines(given(table, nines, nines, nines));
		const turned = lines.flatMap((line) => (line.kind === 'reversed' ? line.reversed : []));
		expect(turned).toEqual([true, false, true]);
	});
	test('the turn lasts until it is undone or the round ends; the first lead does not depend on it', () => {
		const turned = given(table, nines);
		expect(roundOf(turned).reversed).toBe(true);
		expect(roundOf(given(turned, undo)).reversed).toBe(false);
		expect(roundOf(given(turned, ...exits('Ana Ben Chidi Dee'), confirm)).reversed).toBe(false);
		expect(firstLeadOf(roundOf(turned))).toEqual(firstLeadOf(roundOf(table)));
	});
});
