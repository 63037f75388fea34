import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import RoomLink from '#lib/ui/reach/RoomLink.svelte';
import type { JoinLink, ShareActions } from '#lib/ui/share/share-actions.ts';
import '#lib/ui/theme.css';

const wayBy = (host: string, size: number) => ({
	host,
	address: `http://${host}/join#secret`,
	codes: [{ size, path: `M0 0h${size}v1H0z` }]
});
const home = wayBy('192.168.1.20:3000', 25);
const guests = wayBy('10.0.0.7:3000', 29);

async function show(ways: JoinLink['ways']) {
	const copy = vi.fn<ShareActions['copy']>(() => Promise.resolve(true));
	const actions: ShareActions = {
		share: () => Promise.resolve('cannot'),
		canShare: () => false,
		copy,
		save: () => undefined
	};
	await render(RoomLink, {
		link: { ways, isOnlyHere: false },
		title: 'Share the table',
		actions,
		onstatus: () => undefined
	});
	return copy;
}
const address = () => page.getByRole('textbox', { name: 'The link' });

test('of a host in several networks, the link and its code have the address that is chosen', async () => {
	const copy = await show([home, guests]);
	await expect.element(address()).toHaveValue(home.address);
	await page.getByRole('button', { name: guests.host, exact: true }).click();
	await expect.element(address()).toHaveValue(guests.address);
	const code = document.querySelector('svg path[d^="M0 0h29"]');
	expect(code).not.toBeNull();
	await page.getByRole('button', { name: 'Copy the link' }).click();
	expect(copy).toHaveBeenCalledWith(guests.address);
});

test('of a host in one network, there is nothing to choose', async () => {
	await show([home]);
	await expect.element(address()).toHaveValue(home.address);
	await expect
		.element(page.getByRole('button', { name: home.host, exact: true }))
		.not.toBeInTheDocument();
});
