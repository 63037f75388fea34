import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { editorStart, type Draft } from '#lib/ui/house/draft.ts';
import HouseEditor from '#lib/ui/house/HouseEditor.svelte';
import HowWePlaySheet from '#lib/ui/house/HowWePlaySheet.svelte';
import '#lib/ui/theme.css';
import { tap } from './press.ts';

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

test('a set offers the source’s variants; changes are marked and can be reset one by one', async () => {
	await edit('tahimi');
	const variant = page.getByRole('switch', { name: 'Jokers as true wild cards' });
	await tap(variant);
	await expect.element(variant).toHaveAttribute('aria-checked', 'true');
	await expect.element(page.getByText('3 changes: two Jokers, Jokers wild')).toBeVisible();
	expect(summary('Cards and ranking')!.textContent).toContain('2 changes');
	expect(summary('Taxes')!.textContent).toContain('1 change');

	await unfold('Cards and ranking');
	const jokers = option('Jokers');
	await expect.element(jokers).toHaveAccessibleName('Jokers: Two Jokers, house rule');
	await tap(jokers);
	await expect.element(page.getByText('Published: No Jokers')).toBeVisible();
	await expect.element(option('Ranking')).toHaveAccessibleName('Ranking: Aces high');
	await tap(option('Ranking'));
	const high = page.getByRole('radio', { name: /^Aces high .*Tahimi, “The deck”$/ });
	await expect.element(high).toBeVisible();
	await unfold('Taxes');
	const wild = option('Wild cards at tax time');
	await expect.element(wild).toHaveAccessibleName(/Owed, house rule$/);
	await tap(wild);
	await tap(button('Set back Wild cards at tax time to “Kept”'));
	await expect.element(wild).toHaveAccessibleName('Wild cards at tax time: Kept');
	await expect.element(wild).toHaveFocus();
	await expect.element(variant).toHaveAttribute('aria-checked', 'false');
	await expect.element(page.getByText('2 changes: two Jokers, Jokers wild')).toBeVisible();
});

test('FP-15 a clash is shown beside both options, and the set cannot be saved', async () => {
	const saved = await edit('tahimi');
	await unfold('Cards and ranking');
	await tap(option('Wild cards'));
	await choose('Wild cards', 'Any card');
	const why = '“Wild cards” and “Jokers” do not go together. This needs Jokers';
	// beside each of the two
	await expect.poll(() => count(why)).toBe(2);
	expect(summary('Cards and ranking')?.textContent).toContain('does not fit');
	await expect.element(button('Save')).toBeDisabled();
	await tap(page.getByRole('textbox', { name: 'Name', exact: true }));
	await userEvent.keyboard('{Enter}');
	expect(saved).not.toHaveBeenCalled();

	await tap(option('Jokers'));
	await choose('Jokers', 'One Joker');
	await expect.poll(() => count(why)).toBe(0);
	await expect.element(button('Save')).toBeEnabled();
	await unfold('Revolution');
	const others = [...document.querySelectorAll('summary')].filter((one) =>
		one.textContent.includes('From other games')
	);
	others.at(-1)!.click();
	await tap(option('Both wild cards in a hand'));
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
	await tap(option('Points'));
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
	await tap(button('Save'));
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
	await tap(forbidden);
	const jokers = page
		.getByRole('group', { name: 'Cards nobody may go out with' })
		.getByRole('button', { name: 'Jokers', exact: true });
	await tap(jokers);
	await expect
		.element(forbidden)
		.toHaveAccessibleName('Forbidden last cards: the strongest rank, 8s*, Js*, 3♠*, house rule');
	// a value set back is no change
	await tap(jokers);
	await expect.element(forbidden).toHaveAccessibleName(/3♠\*$/);

	await unfold('Score');
	const end = option('End of the series');
	await tap(end);
	await choose('End of the series', 'At a number of points');
	const why = '“End of the series” and “Points” do not go together.';
	await expect.poll(() => count(why)).toBe(3);
	await choose('End of the series', 'After a number of rounds');
	await page.getByRole('textbox', { name: 'Number of rounds' }).fill('30');
	await expect.element(end).toHaveAccessibleName(/After 30 rounds/);
	await tap(button('Save'));
	expect(saved).toHaveBeenCalledWith(
		expect.objectContaining({
			rules: expect.objectContaining({
				options: expect.objectContaining({ target: { rounds: 30 } }) as object
			}) as object
		})
	);
});

/** Opens "How do you play it?" of a game. @returns the house rules that were stored */
async function howWePlay(game: string) {
	const saved = vi.fn<(house: Pick<HouseSet, 'name' | 'ruleset' | 'rules'>) => Promise<string>>();
	saved.mockResolvedValue('ours');
	const onplay = vi.fn<(id: string | null) => void>();
	const ruleset = findRuleset(game)!;
	const rest = { sets: [], set: undefined, onplay, onclose: () => undefined };
	await render(HowWePlaySheet, { ruleset, onsave: saved, ...rest });
	return async () => {
		await tap(button('Play like this'));
		await expect.poll(() => onplay.mock.calls).toEqual([['ours']]);
		return saved.mock.lastCall![0].rules;
	};
}
const says = (question: string, answer: string) =>
	page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true });

test('RG-18 the last place is called as the table likes, and regions are one tap', async () => {
	const play = await howWePlay('president');
	await tap(button('Asshole'));
	await expect.element(page.getByText('Asshole gives?')).toBeVisible();
	await tap(page.getByRole('button', { name: 'own' }));
	await page.getByRole('textbox', { name: 'Your own title' }).fill('Dust');
	await expect.element(page.getByText('Dust gives?')).toBeVisible();
	await tap(page.getByRole('button', { name: /^Which pack\? What it means/ }));
	await expect.element(page.getByText('The ordinary 52 cards.')).toBeVisible();
	await tap(page.getByText('As it is played elsewhere'));
	const germany = page.getByRole('switch', { name: 'Arschloch with 32' });
	await expect.element(germany).toHaveTextContent('allekartenspiele.de');
	await tap(germany);
	await expect.element(says('Which pack?', '32')).toHaveAttribute('aria-pressed', 'true');
	await expect.element(says('First lead?', '7♦')).toHaveAttribute('aria-pressed', 'false');
	// another region replaces it
	await tap(page.getByRole('switch', { name: 'As in Norway' }));
	await expect.element(germany).toHaveAttribute('aria-checked', 'false');
	await expect.element(says('Which pack?', '52')).toHaveAttribute('aria-pressed', 'true');
	await tap(germany);
	expect(await play()).toMatchObject({
		options: { deck: '32', opener: '7D', titleSet: 'arschloch' },
		titles: { Scum: 'Dust' }
	});
});

test('everything else is one tap away, and the answers go along', async () => {
	const play = await howWePlay('daifugo');
	await tap(says('3♠ tops a Joker?', 'no'));
	await tap(page.getByRole('button', { name: /^Everything else/ }));
	await expect.element(page.getByRole('heading', { name: 'All the rules' })).toBeVisible();
	await page.getByRole('searchbox').fill('counter');
	await tap(option('Direction of play'));
	await tap(page.getByRole('radio', { name: /^Counter-clockwise/ }));
	await page.getByRole('searchbox').fill('8 cut');
	await expect
		.element(page.getByRole('button', { name: /^Ranks with effects: 8 … ends/ }))
		.toBeVisible();
	await tap(button('Back'));
	await expect.element(says('3♠ tops a Joker?', 'no')).toHaveAttribute('aria-pressed', 'true');
	expect(await play()).toMatchObject({ options: { direction: 'counter-clockwise', tops: [] } });
});
