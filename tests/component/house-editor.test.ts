import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { editorStart, type Draft } from '#lib/ui/house/draft.ts';
import HouseEditor from '#lib/ui/house/HouseEditor.svelte';
import '#lib/ui/theme.css';

/** Opens the editor of new house rules of a game. @returns what was saved */
async function edit(game: string) {
	const { ruleset, taken, draft } = editorStart([], 'new', game)!;
	const saved = vi.fn<(set: Pick<HouseSet, 'name' | 'rules'>) => void>();
	const ondraft = (next: Draft) => void view.rerender({ draft: next });
	const rest = { isNew: true, saved: false, trouble: null, ondraft, onsave: saved };
	const view = await render(HouseEditor, { ruleset, draft, taken, ...rest });
	return saved;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const unfold = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 }).click();
const option = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
const choose = (name: string, label: string) =>
	page
		.getByRole('radiogroup', { name, exact: true })
		.getByRole('radio', { name: new RegExp(`^${label} `) })
		.click();
const summary = (name: string) =>
	[...document.querySelectorAll('summary')].find((one) => one.textContent.includes(name));
const count = (text: string) => page.getByText(text).elements().length;

test('FP-15 a clash is shown beside both options, and the set cannot be saved', async () => {
	const saved = await edit('tahimi');
	await unfold('Cards and ranking');
	await option('Wild cards').click();
	await choose('Wild cards', 'Any card');
	const why = '“Wild cards” and “Jokers” do not go together. This needs Jokers';
	// beside each of the two
	await expect.poll(() => count(why)).toBe(2);
	expect(summary('Cards and ranking')?.textContent).toContain('does not fit');
	await expect.element(button('Save')).toBeDisabled();
	await page.getByRole('textbox', { name: 'Name', exact: true }).click();
	await userEvent.keyboard('{Enter}');
	expect(saved).not.toHaveBeenCalled();

	await option('Jokers').click();
	await choose('Jokers', 'One Joker');
	await expect.poll(() => count(why)).toBe(0);
	await expect.element(button('Save')).toBeEnabled();
	await unfold('Revolution');
	const others = [...document.querySelectorAll('summary')].filter((one) =>
		one.textContent.includes('From other games')
	);
	others.at(-1)!.click();
	await option('Both wild cards in a hand').click();
	await choose('Both wild cards in a hand', 'Cancel the taxes');
	const noEffect = 'No effect: a revolution takes two Jokers';
	await expect.poll(() => count(noEffect)).toBe(1);
	await expect.element(button('Save')).toBeEnabled();
	await choose('Jokers', 'Two Jokers');
	await expect.poll(() => count(noEffect)).toBe(0);
});

test('TI-6 SC-3 TH-3 own titles, points and trumps', async () => {
	const saved = await edit('tarot-himi');
	await unfold('Score');
	await option('Points').click();
	await choose('Points', 'By title');
	const serfs = page.getByRole('textbox', { name: 'Serf', exact: true });
	const points = serfs.first();
	await expect.element(points).toHaveAttribute('placeholder', '0');
	await points.fill('-100');
	await expect
		.element(page.getByText('A whole number from −99 to 99.', { exact: true }))
		.toBeVisible();
	await expect.element(button('Save')).toBeDisabled();
	await points.fill('-3');

	await unfold('Titles');
	const title = serfs.last();
	await expect.element(title).toHaveAttribute('placeholder', 'Serf');
	await title.fill('x'.repeat(41));
	await expect.element(button('Save')).toBeDisabled();
	await title.fill(' Peasant ');

	await unfold('Trumps');
	await page.getByRole('textbox', { name: '13 · Death' }).fill('The trick is void.');
	await button('Save').click();
	const [{ rules }] = saved.mock.lastCall!;
	expect(rules.titles).toEqual({ Serf: 'Peasant' });
	expect(rules.trumps).toEqual({ 13: 'The trick is void.' });
	expect(rules.points).toMatchObject({ Tahimi: 2, 'Vice Tahimi': 1, Serf: -3 });
});

test('forbidden last cards and the end of a series', async () => {
	const saved = await edit('daifugo');
	await unfold('Play');
	const forbidden = option('Forbidden last cards');
	await expect
		.element(forbidden)
		.toHaveAccessibleName(/the strongest rank, Jokers, 8s\*, Js\*, 3♠\*$/);
	await forbidden.click();
	const jokers = page
		.getByRole('group', { name: 'Cards nobody may go out with' })
		.getByRole('button', { name: 'Jokers', exact: true });
	await jokers.click();
	await expect
		.element(forbidden)
		.toHaveAccessibleName('Forbidden last cards: the strongest rank, 8s*, Js*, 3♠*, house rule');
	// a value set back is no change
	await jokers.click();
	await expect.element(forbidden).toHaveAccessibleName(/3♠\*$/);

	await unfold('Score');
	const end = option('End of the series');
	await end.click();
	await choose('End of the series', 'At a number of points');
	const why = '“End of the series” and “Points” do not go together.';
	await expect.poll(() => count(why)).toBe(3);
	await choose('End of the series', 'After a number of rounds');
	await page.getByRole('textbox', { name: 'Number of rounds' }).fill('30');
	await expect.element(end).toHaveAccessibleName(/After 30 rounds/);
	await button('Save').click();
	expect(saved).toHaveBeenCalledWith(
		expect.objectContaining({
			rules: expect.objectContaining({
				options: expect.objectContaining({ target: { rounds: 30 } }) as object
			}) as object
		})
	);
});
