import { settled } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { PlayerId } from '#lib/evening/ids.ts';
import MergeForm from '#lib/ui/people/MergeForm.svelte';
import type { MergeEffect } from '#lib/ui/people/merge.ts';
import type { RosterPerson } from '#lib/ui/people/person.ts';
import '#lib/ui/theme.css';

const person = (name: string, evenings: number): RosterPerson => ({
	id: name as PlayerId,
	name,
	evenings,
	rounds: evenings,
	lastSeen: 0
});
const ben = person('Ben', 5);
const others = [person('Benn', 2), person('Benny', 1)];
const shown = (from: PlayerId, into: PlayerId): MergeEffect => ({
	from: [ben, ...others].find(({ id }) => id === from)!,
	into: [ben, ...others].find(({ id }) => id === into)!,
	evenings: 7,
	rounds: 7,
	together: []
});

/** Renders the form for Ben; the test resolves each preview and decides how a merge ends. */
async function form(merges: boolean) {
	const waiting = new Map<string, { answer: () => void; fail: () => void }>();
	const asked: string[] = [];
	const view = await render(MergeForm, {
		person: ben,
		others,
		onpreview: (from: PlayerId, into: PlayerId) =>
			new Promise<MergeEffect>((resolve, reject) => {
				waiting.set(from, {
					answer: () => resolve(shown(from, into)),
					fail: () => reject(new Error('no store'))
				});
			}),
		onmerge: (from: PlayerId, into: PlayerId) => {
			asked.push(`${from} into ${into}`);
			return Promise.resolve(merges);
		}
	});
	const { locator } = view;
	return {
		asked,
		waiting,
		choose: (name: string) => locator.getByRole('combobox').selectOptions(name),
		said: () => locator.getByRole('status'),
		alert: () => locator.getByRole('alert'),
		button: (name: string) => locator.getByRole('button', { name })
	};
}

test('a late preview is ignored once another name was chosen', async () => {
	const { choose, waiting, said, button, asked } = await form(true);
	await choose('Benn');
	await choose('Benny');
	waiting.get('Benny')!.answer();
	await expect.element(said()).toHaveTextContent('The one evening of Benny will count for Ben');
	waiting.get('Benn')!.answer();
	await settled();
	await expect.element(said()).toHaveTextContent('The one evening of Benny will count for Ben');
	await button('Count both as one').click();
	expect(asked).toEqual(['Benny into Ben']);
	await expect.element(said()).toHaveTextContent(/^$/);
});

test('swapping the name that is kept swaps the merge', async () => {
	const { choose, waiting, said, button, asked } = await form(true);
	await choose('Benn');
	waiting.get('Benn')!.answer();
	await button('Keep the name Benn instead').click();
	// until its preview is shown, the other direction cannot be merged
	await button('Count both as one').click({ force: true });
	await expect.element(button('Count both as one')).toHaveAttribute('aria-disabled', 'true');
	expect(asked).toEqual([]);
	waiting.get('Ben')!.answer();
	await expect.element(said()).toHaveTextContent('All 5 evenings of Ben will count for Benn');
	await button('Count both as one').click();
	expect(asked).toEqual(['Ben into Benn']);
});

test('a failed preview or merge is reported, and the choice is kept', async () => {
	const { choose, waiting, said, alert, button } = await form(false);
	await choose('Benn');
	waiting.get('Benn')!.fail();
	await expect.element(alert()).toHaveTextContent('cannot be read right now. Nothing was changed.');
	await choose('Benny');
	await expect.element(alert()).toHaveTextContent(/^$/);
	waiting.get('Benny')!.answer();
	await button('Count both as one').click();
	await expect.element(alert()).toHaveTextContent('Nothing was changed');
	await expect.element(said()).toHaveTextContent('The one evening of Benny');
});
