import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { createRawSnippet } from 'svelte';
import Sheet from '#lib/ui/core/Sheet.svelte';
import '#lib/ui/theme.css';
import { dialogShown } from './press.ts';

afterEach(() => {
	vi.useRealTimers();
	document.documentElement.style.removeProperty('font-size');
});

test.each(['100%', '200%'])(
	'no word of a sheet’s title breaks at 320 × 568 in text of %s',
	async (size) => {
		await page.viewport(320, 568);
		document.documentElement.style.fontSize = size;
		const title = 'Geben und Steuern überspringen?';
		const children = createRawSnippet(() => ({ render: () => '<p>…</p>' }));
		await render(Sheet, { title, children, onclose: vi.fn() });
		await dialogShown();
		await document.fonts.ready;
		const text = document.querySelector('h2')!.firstChild!;
		const range = document.createRange();
		for (const { 0: word, index } of title.matchAll(/\S+/g)) {
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			expect(range.getClientRects(), word).toHaveLength(1);
		}
	}
);

test('a sheet that opens slowly gets the focus', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	// the second passes after the page has become inert, before the sheet is laid out
	const opening = new MutationObserver(() => vi.advanceTimersByTime(1000));
	opening.observe(document.body, { subtree: true, attributeFilter: ['open'] });
	const opener = document.createElement('button');
	document.body.append(opener);
	opener.focus();
	const children = createRawSnippet(() => ({ render: () => '<button>Ben</button>' }));
	await render(Sheet, { title: 'Who deals?', children, onclose: vi.fn() });
	await dialogShown();
	vi.advanceTimersByTime(1000);
	expect(document.activeElement?.closest('dialog')?.inert).toBe(false);
	opening.disconnect();
	opener.remove();
});
