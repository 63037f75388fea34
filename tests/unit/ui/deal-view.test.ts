import { expect, test } from 'vitest';
import { dealView } from '#lib/ui/round/deal-view.ts';
import { begin, confirm, exits, given, go, join, leave, roundOf, rulesOf, sit } from '../given.ts';

const dealOfRoundTwo = (newcomers: 'middle-untaxed' | 'middle-low-side', taxSchedule?: 'none') => {
	const rules = rulesOf('temple', { newcomers, ...(taxSchedule && { taxSchedule }) });
	const timeline = given(
		begin(rules, 'Ana Ben Chidi Dee Gus'),
		sit('Ana Ben Chidi Dee Gus'),
		go('play'),
		...exits('Ana Ben Chidi Dee'),
		confirm,
		...['Eli', 'Fay'].map((name) => join(name)),
		...['Ben', 'Chidi', 'Dee', 'Gus'].map(leave),
		go('deal')
	);
	return dealView(timeline.state, roundOf(timeline));
};

test('TX-8: a later deal says that nobody pays if all payers would be newcomers', () => {
	const { untaxed, dealt } = dealOfRoundTwo('middle-untaxed');
	expect(untaxed?.line).toBe('Newcomers are untaxed, so nobody pays');
	expect(untaxed?.source.rule).toBe('TX-8');
	expect(dealt).toMatch(/^Dealt/);
});

test('TX-1: the deal does not mention taxes if they are due, or if the rules have none', () => {
	expect(dealOfRoundTwo('middle-low-side').untaxed).toBeNull();
	expect(dealOfRoundTwo('middle-untaxed', 'none').untaxed).toBeNull();
});

test('DK-2: that a larger pack is preferred is said in Tahimi alone', () => {
	const note = (id: string) => {
		const rules = rulesOf(id, { leftovers: 'taken-out' });
		const timeline = given(begin(rules, 'Ana Ben Chidi Dee Gus'), sit('Ana Ben Chidi Dee Gus'));
		return dealView(timeline.state, roundOf(timeline)).pack.note;
	};
	expect(note('tahimi')).toMatch(/^With more than four players Tahimi prefers a larger pack/);
	expect(note('president')).toBeNull();
	expect(note('kings-and-bastards')).toBeNull();
});
