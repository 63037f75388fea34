import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { clockwise, seatedBy } from '../../e2e/support/ring.ts';
import { atStep, button, expectTexts } from './table-page.ts';

/** Expectations about the screens of the Table. */

/** The tiles round the table. */
const tiles = page
	.getByRole('main')
	.getByRole('list')
	.filter({ hasNot: button(/^Deal/) })
	.getByRole('listitem')
	.getByRole('button');

function ringLabels(): string[] {
	const read = tiles.elements().map((one) => {
		const { x, y, width, height } = one.getBoundingClientRect();
		return { name: one.ariaLabel ?? '', x: x + width / 2, y: y + height / 2 };
	});
	const labels = clockwise(read);
	expect(
		read.map(({ name }) => name),
		'read aloud as they sit'
	).toEqual(labels);
	return seatedBy(labels);
}

/** Expects the labels of the tiles, clockwise from the topmost: `Ana, place 1, Emperor` in
 * Seats. In Seats the players are in the chairs to which they are sent. */
export const expectRing = (labels: readonly string[]) =>
	expect
		.poll(() => {
			for (const one of document.getAnimations()) one.finish();
			return ringLabels();
		})
		.toEqual(labels);

/** Expects these texts in the lead panel of Play, and the flag on the tile of the player who
 * leads. */
export async function expectLead(when: string, name: string) {
	const panel = page.getByRole('group', { name: 'Who leads' });
	await expect.element(panel).toHaveTextContent(when);
	await expect.element(panel).toHaveTextContent(`${name} leads`);
	const flagged = page.getByRole('listitem').filter({ hasText: 'leads' }).getByRole('button');
	await expect.element(flagged).toHaveAccessibleName(new RegExp(`^${name}, `));
}

/** Expects the Deal step.
 * @param expected `pack` is empty if nothing has to be done; `others` says who gets another number:
 * `Ana and Ben 14` */
export async function expectDeal({
	pack,
	dealer,
	each,
	others = ''
}: {
	pack: string;
	dealer: string;
	each: number;
	others?: string;
}) {
	await atStep('Deal');
	const items = page.getByRole('region', { name: 'The pack' }).getByRole('listitem');
	await expectTexts(items, pack === '' ? [] : pack.split(' / '));
	await expect
		.element(page.getByRole('region', { name: 'The dealer' }))
		.toHaveTextContent(`${dealer} shuffles and deals`);
	await expectTexts(page.getByRole('region', { name: 'Cards each' }), [
		new RegExp(`^${each} cards each ?${others}$`)
	]);
}

/** Expects the brackets of the Taxes step, the outermost first: `Dee pays Ben 1`. */
export async function expectBrackets(brackets: readonly string[]) {
	await atStep('Taxes');
	const groups = page.getByRole('group', { name: / pays / });
	await expect.poll(() => groups.elements().length).toBe(brackets.length);
	for (const [i, bracket] of brackets.entries())
		await expect.element(groups.nth(i)).toHaveAccessibleName(bracket);
}
