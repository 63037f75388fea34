import { expect, test } from 'vitest';
import { momentOf, spokenSentences } from '#lib/ui/round/spoken.ts';
import { confirm, exit, exits, given, go, later, seated, four, settleTaxes } from '../given.ts';

const said = (timeline: ReturnType<typeof later>) => spokenSentences(timeline.state);
const start = seated('temple', {}, four);
const over = given(start, go('play'), ...exits('Ben Ana Chidi'));
const taxes = given(over, confirm, go('taxes'));

test('each moment says what the table has to hear', () => {
	expect(said(start)).toEqual(['Ana shuffles and deals']);
	expect(said(over)).toEqual(['Round over. Ben is first.']);
	expect(said(given(over, confirm)).join(' ')).toMatch(/^(Ben|Ana|Chidi|Dee), /);
	expect(said(taxes)).toEqual(['Dee pays Ben 1']);
	expect(said(given(taxes, settleTaxes))).toEqual(['Ben leads']);
});

test('an exit is no new moment, but the next step is', () => {
	const play = given(taxes, settleTaxes);
	expect(momentOf(given(play, exit('Dee')).state)).toBe(momentOf(play.state));
	expect(momentOf(play.state)).not.toBe(momentOf(taxes.state));
});
