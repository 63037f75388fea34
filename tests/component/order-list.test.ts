import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import '#lib/ui/theme.css';
import OrderList from '#lib/ui/table/OrderList.svelte';

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli'];

/** Renders a list that applies every order it reports, and records them. */
async function list(names = NAMES) {
	const reported: string[][] = [];
	const view = await render(OrderList, {
		order: names,
		nameOf: (name: string) => name,
		onorder: (order: string[]) => {
			reported.push(order);
			void view.rerender({ order });
		}
	});
	const rows = () =>
		view.locator
			.getByRole('listitem')
			.elements()
			.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
	const shows = (order: string) =>
		expect.poll(rows).toEqual(order.split(' ').map((name, i) => `${i + 1} ${name}`));
	const grip = (name: string) =>
		view.locator.getByRole('listitem').filter({ hasText: name }).getByRole('presentation').first();
	return {
		reported,
		shows,
		grip,
		button: (name: string) => page.getByRole('button', { name, exact: true })
	};
}

test('buttons move a name by one and are disabled at the ends', async () => {
	const { shows, reported, button } = await list();
	await button('Move Ana down').click();
	await shows('Ben Ana Chidi Dee Eli');
	await button('Move Eli up').click();
	await button('Move Eli up').click();
	await shows('Ben Ana Eli Chidi Dee');
	expect(reported).toHaveLength(3);
	await expect.element(button('Move Ben up')).toBeDisabled();
	await expect.element(button('Move Dee down')).toBeDisabled();
	for (const name of ['Move Ben down', 'Move Dee up', 'Move Eli up', 'Move Eli down'])
		await expect.element(button(name)).toBeEnabled();
});

for (const [name, over, order] of [
	['Ana', 'Eli', 'Ben Chidi Dee Eli Ana'],
	['Eli', 'Ana', 'Eli Ana Ben Chidi Dee'],
	['Ben', 'Dee', 'Ana Chidi Dee Ben Eli'],
	['Dee', 'Chidi', 'Ana Ben Dee Chidi Eli']
] as const)
	test(`dragging ${name} over ${over}`, async () => {
		const { shows, reported, grip } = await list();
		await userEvent.dragAndDrop(grip(name), grip(over), { steps: 12 });
		await shows(order);
		// each order on the way contains everyone once
		for (const order of reported) expect(order.toSorted()).toEqual(NAMES);
		// after the pointer is up, moving it has no effect
		const count = reported.length;
		await userEvent.hover(grip('Chidi'));
		expect(reported).toHaveLength(count);
	});

test('a drag that ends outside the list keeps the last order', async () => {
	const { shows, grip } = await list();
	document.body.append(Object.assign(document.createElement('p'), { textContent: 'below' }));
	await userEvent.dragAndDrop(grip('Ana'), page.getByText('below'), { steps: 12 });
	await shows('Ben Chidi Dee Eli Ana');
});
