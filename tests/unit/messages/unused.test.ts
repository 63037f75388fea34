import { expect, test } from 'vitest';
import { areasOf, readArea } from '../../../scripts/messages/areas.js';
import { unusedOf } from '../../../scripts/messages/unused.js';

const MODULE = `
	const m = messagesOf('table', 'seats', 'my-seat');
	const text = $derived(m.table);
	const { play, out: o, lead } = text;
	const isOut = o(name) + text.title.toUpperCase() + play.label;
	const { label, place } = question;
	show({ text: label, lead: m['my-seat'].lead.by, why: m.seats.because[why], ...lead });
	type Why = 'left-of-dealer';
`;

test.each([
	['table', 'title', true],
	['table', 'out', true],
	['table', 'play.label', true],
	['my-seat', 'lead.by', true],
	['seats', 'because.left-of-dealer', true],
	// named, but not by its path
	['table', 'label', false],
	['table', 'by', false],
	['table', 'play.place', false],
	['seats', 'title', false],
	['my-seat', 'lead.label', false],
	// handed on or chosen, but no value is named so
	['table', 'lead.place', true],
	['table', 'lead.next', false],
	['seats', 'because.random', false],
	// of an area that no module names
	['rules-tahimi', 'label', true],
	['rules-tahimi', 'random', false]
])('%s %s is read: %s', (area, key, isRead) =>
	expect(unusedOf([{ area, key }], [MODULE])).toEqual(isRead ? [] : [{ area, key }])
);

test('every message is read, and none that is only named elsewhere', () => {
	const keys = areasOf('en').flatMap((area) =>
		[...readArea('en', area).texts.keys()].map((key) => ({ area, key }))
	);
	expect(unusedOf(keys)).toEqual([]);
	const others = ['common label', 'table forbiddenLast', 'table lead.nowhere'].map((one) => {
		const [area = '', key = ''] = one.split(' ');
		return { area, key };
	});
	expect(unusedOf(others)).toEqual(others);
});
