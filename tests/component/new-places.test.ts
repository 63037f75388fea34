import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { PlayerId } from '#lib/evening/ids.ts';
import NewPlaces from '#lib/ui/round/NewPlaces.svelte';
import '#lib/ui/theme.css';
import { LONG_NAMES } from '../e2e/support/logs.ts';

test('in landscape no name of eight long ones is cut, and no title breaks', async () => {
	await page.viewport(844, 390);
	const rows = LONG_NAMES.slice(0, 8).map((name, i) => ({
		player: name as PlayerId,
		place: i + 1,
		name,
		title: 'Merchant',
		mark: 'dot' as const,
		gained: 8 - 2 * i,
		state: name,
		isFixed: false
	}));
	const { container } = await render(NewPlaces, { label: 'Places', rows, oncorrect: () => {} });
	// as at Round over, beside the crown
	container.style.cssText = 'width: 450px; container-type: inline-size';
	container.querySelector('ol')!.style.width = '268px';
	await document.fonts.ready;
	const cut = [...container.querySelectorAll('strong')].filter(
		(one) => one.scrollWidth > one.clientWidth
	);
	expect(cut.map(({ textContent }) => textContent)).toEqual([]);
	for (const title of container.querySelectorAll('.title')) {
		const range = new Range();
		range.selectNodeContents(title);
		expect(range.getClientRects()).toHaveLength(1);
	}
});
