import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import Crowned from '#lib/ui/round/Crowned.svelte';
import '#lib/ui/theme.css';

test('on the smallest phone a long name stays in one line beside the crown', async () => {
	await page.viewport(320, 568);
	const children = createRawSnippet(() => ({
		render: () => '<span>stays Greater Dalmuti</span>'
	}));
	const { container } = await render(Crowned, { name: 'Bartholomew', label: 'Crowned', children });
	container.style.width = '292px';
	await document.fonts.ready;
	const range = new Range();
	range.selectNodeContents(container.querySelector('strong')!);
	expect(range.getClientRects()).toHaveLength(1);
});
