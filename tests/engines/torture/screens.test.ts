import { readFileSync } from 'node:fs';
import { noteFigure } from '../../e2e/support/host.ts';
import { smallTargets } from '../../e2e/support/accessibility.ts';
import { LONG_NAMES } from '../../e2e/support/logs.ts';
import { tourEvenings } from '../../e2e/support/tours/tours.ts';
import type { Phone } from '../phone.ts';
import { expect, test } from '../test.ts';

const NAMES = LONG_NAMES.slice(0, 8);
const SIZES = [
	{ width: 320, height: 568 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 }
];
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Evenings of the tours that are put on the table, each at another stage. */
const ON_TABLE = [
	'first',
	'tied',
	'deal',
	'untaxed',
	'taxes',
	'revolution',
	'play',
	'finished',
	'seats',
	'closed',
	'nothing',
	'house'
];
const FLAT = ['play', 'finished', 'seats'];
/** Sheets: an evening, and the buttons that open one. */
const SHEETS: readonly (readonly [onTable: string, ...buttons: string[]])[] = [
	['play', 'More'],
	['play', 'More', 'Add a note'],
	['deal', 'Someone else deals'],
	['deal', 'More']
];
const ADDRESSES = [
	'/chronicle',
	'/chronicle/eventful',
	'/chronicle/eventful/correct',
	'/chronicle/deleted',
	'/chronicle/people',
	`/chronicle/people/${NAMES[0]}`,
	'/chronicle/statistics?game=temple',
	'/referee',
	'/rules',
	'/rules/temple',
	'/rules/tarot-himi',
	'/rules/house/compare?a=temple',
	'/rules/house/new?from=temple',
	'/settings',
	'/settings/data',
	'/open',
	'/help'
];

/** Faults that can be measured in any engine: elements that are too wide or too small, and
 * violations found by axe. */
async function faultsOf(phone: Phone): Promise<string[]> {
	// transitions of the entrance end first
	await expect
		.poll(() =>
			phone.page.evaluate(() =>
				document.getAnimations().every(({ playState }) => playState !== 'running')
			)
		)
		.toBe(true);
	const wide = await phone.page.evaluate(() =>
		document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
	);
	if (!(await phone.page.evaluate(() => 'axe' in window))) await phone.page.run(AXE);
	const found = await phone.page.evaluate(async () => {
		interface Result {
			violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
		}
		const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Result> } };
		const { violations } = await axe.run({ resultTypes: ['violations'] });
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`)
		);
	});
	return [...wide, ...(await smallTargets(phone.page)), ...found];
}

for (const size of SIZES)
	test.describe(`at ${size.width} × ${size.height}`, () => {
		test.use({ size });

		test('every screen fits, and axe finds nothing', async ({ phone }, info) => {
			await phone.store(tourEvenings(NAMES), null);
			let seen = 0;
			const look = async (screen: string) => {
				expect.soft(await faultsOf(phone), screen).toEqual([]);
				seen += 1;
			};
			for (const evening of ON_TABLE) {
				await phone.store([], evening);
				await look(`the Table, ${evening}`);
				if (FLAT.includes(evening)) {
					await phone.goto('/flat');
					await look(`flat, ${evening}`);
					await phone.goto('/');
				}
			}
			for (const [evening, ...buttons] of SHEETS) {
				await phone.store([], evening);
				for (const button of buttons) await phone.press(button);
				await look(buttons.join(', '));
			}
			for (const address of ADDRESSES) {
				await phone.goto(address);
				await look(address);
			}
			noteFigure(`${info.project.name}: ${seen} screens at ${size.width} × ${size.height}`);
		});
	});
