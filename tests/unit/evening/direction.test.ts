import { describe, expect, test } from 'vitest';
import { firstLeadOf, leadIfExitStands } from '#lib/evening/round.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { leadQuestion, tableNow } from '#lib/referee/table-now.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { leadSentence } from '#lib/ui/referee/text/turn.ts';
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

describe('RG-4 counter-clockwise, the first to lead sits at the dealer’s right', () => {
	const house = { direction: 'counter-clockwise' } as const;
	const table = given(seated('president', house), go('play'));
	const lead = firstLeadOf(roundOf(table));
	test('no reason names the other side', () => {
		expect(lead.leader).toBe('Dee');
		expect(leadReason(table.state, lead, false).text).toBe('The player after the dealer leads');
		expect(leadSentence(lead, tableNow(table.state).roundRules.options)).toBe(
			'The player after the dealer leads the round.'
		);
		const two = given(
			seated('president', { ...house, packs: 2, firstLead: 'holder-of-card' }),
			go('play')
		);
		expect(leadReason(two.state, firstLeadOf(roundOf(two)), false).text).toBe(
			'If two players hold a 3♣, the first of them after the dealer'
		);
	});
	test('after an exit the referee names the direction as the Table does', () => {
		const after = given(seated('daifugo', house), go('play'), exit('Chidi'));
		const { lead: next } = judgeLead(
			tableNow(after.state).roundRules,
			leadQuestion(tableNow(after.state))
		);
		expect(leadSentence(next)).toBe(
			'The next in the direction of play who still holds cards leads.'
		);
	});
});

describe('RG-1 a leader drawn by chance', () => {
	test('the referee names the same player as the Table, once the cards are dealt', () => {
		const drawn = seated('president', { firstLead: 'random' });
		const asked = ({ state }: typeof drawn) =>
			judgeLead(tableNow(state).roundRules, leadQuestion(tableNow(state))).lead;
		expect(asked(drawn).leader).toBeNull();
		const dealt = given(drawn, go('play'));
		expect(asked(dealt).leader).not.toBeNull();
		expect(asked(dealt)).toEqual(firstLeadOf(roundOf(dealt)));
	});
});
