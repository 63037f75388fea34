import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import ShareTable from '#lib/ui/reach/ShareTable.svelte';
import '#lib/ui/theme.css';

/** What the sheet of a shared table says about the result of a handover, and of a choice. */

type Phones = readonly { readonly id: string; readonly name: string }[];

async function show(result: boolean, phones: Phones = [{ id: 'ben', name: 'Ben' }]) {
	const onhandover = vi.fn(() => Promise.resolve(result));
	const onclose = vi.fn();
	const props = {
		first: 'member' as const,
		state: 'Live · 2 phones',
		link: () => Promise.resolve(null),
		actions: {
			share: () => Promise.resolve('cannot' as const),
			canShare: () => false,
			copy: () => Promise.resolve(true),
			save: () => undefined
		},
		phones,
		onhandover,
		onfollow: null,
		otherBranches: [() => Promise.resolve(result)],
		onstop: () => undefined,
		onclose
	};
	const { rerender } = await render(ShareTable, props);
	return { onhandover, onclose, rerender };
}
const status = () => page.getByRole('status');
const tap = (name: string) => page.getByRole('button', { name }).click();
const NOT_HANDED = 'Not handed over: this phone still writes. Is the other one connected?';

test('a handover that counts closes the sheet, after two taps', async () => {
	const { onhandover, onclose } = await show(true);
	await tap('Let Ben’s phone write');
	expect(onhandover).not.toHaveBeenCalled();
	await tap('Yes, Ben’s phone writes now');
	await expect.poll(() => onclose.mock.calls.length).toBe(1);
	expect(onhandover).toHaveBeenCalledWith('ben');
	await expect.element(status()).toHaveTextContent('Live · 2 phones');
});

test('a handover that is refused says that this phone still writes', async () => {
	const { onclose } = await show(false);
	await tap('Let Ben’s phone write');
	await tap('Yes, Ben’s phone writes now');
	await expect.element(status()).toHaveTextContent(NOT_HANDED);
	expect(onclose).not.toHaveBeenCalled();
});

test('if the other phone goes before the second tap, the sheet says so', async () => {
	const { rerender } = await show(true);
	await tap('Let Ben’s phone write');
	await rerender({ phones: [] });
	await expect.element(page.getByRole('button', { name: /Ben/ })).not.toBeInTheDocument();
	await expect.element(status()).toHaveTextContent(NOT_HANDED);
});

test('another version that cannot be chosen says so', async () => {
	const { onclose } = await show(false);
	await tap('Use the other version');
	await expect.element(status()).toHaveTextContent(/^That did not work\./);
	expect(onclose).not.toHaveBeenCalled();
});
