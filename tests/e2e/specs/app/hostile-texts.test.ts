import type { Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { writeLink } from '#lib/exchange/link/link.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { ruling } from '../../support/chronicle.ts';
import { decree } from '../../support/decreed-evenings.ts';
import { tours, visitScreens } from '../../support/tours/tours.ts';
import { expect, test, type Host, visit } from '../../support/host.ts';
import { idFor, withIds } from '../../support/ids.ts';
import { whole } from '../../../sample.ts';
import { confirm, eventful, logOf, out, step } from '../../support/logs.ts';
import { seedEvening, seedEvenings, writeHouses } from '../../support/seed.ts';

/** Hostile names and texts, as a file from a stranger may contain them. */

const NAMES = [
	'<img/src=x/onerror=pwned(1)>',
	'<script>pwned(2)</script>',
	'"><svg/onload=pwned(3)>',
	'{{pwned(4)}}',
	'${pwned(5)}',
	"'-pwned(6)-'",
	['javascript', 'pwned(7)'].join(':'),
	'</title><b/id=pwned>'
];
/** Fields of every object: what is found by such a text was never put in. */
const FIELDS = ['constructor', 'toString', '__proto__'];
const LONG =
	'<iframe srcdoc="<script>parent.pwned(8)</script>"></iframe>\u202Egnp.exe\u202C '.repeat(4);
const TEXT = LONG.slice(0, 290);

/** Records scripts that ran, dialogs and violations of the policy. */
async function watchTexts(page: Page): Promise<string[]> {
	const found: string[] = [];
	await page.exposeFunction('pwned', (what: unknown) => found.push(`ran ${String(what)}`));
	page.on('dialog', (dialog) => {
		found.push(`asked ${dialog.message()}`);
		void dialog.dismiss();
	});
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', (event) => {
			(window as unknown as { pwned: (what: string) => void }).pwned(event.violatedDirective);
		});
	});
	return found;
}

/** Elements or live attributes that came from the texts. */
const elements = (page: Page) =>
	page.evaluate(() => {
		const made =
			'img[src=x], iframe, #pwned, [onerror], [onload], [srcdoc], a[href^="javascript:" i]';
		const scripts = [...document.scripts].filter((one) => one.textContent.includes('pwned'));
		return [...document.querySelectorAll(made), ...scripts].map((one) => one.outerHTML);
	});

/** Visible texts, labels, fields and the title. */
const read = (page: Page) =>
	page.evaluate(() => {
		const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
		const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
		return [document.title, document.body.innerText, ...labels, ...fields].join('\n');
	});

const house: HouseSet = {
	id: 'pwned',
	name: NAMES[0]!,
	ruleset: 'temple',
	changedAt: 1_700_000_000_000,
	rules: { options: { giveback: 'worst' }, titles: { Emperor: NAMES[1]! } }
};

/** An evening with such texts wherever a person can type. */
function evening() {
	const ids = NAMES.map((name) => name as PlayerId);
	const [first = '', second = '', third = ''] = NAMES;
	const commands: TimelineCommand[] = [
		{ type: 'setSeats', order: ids, how: 'by-hand' },
		step('play'),
		...out(NAMES.slice(0, -1)),
		confirm,
		{ type: 'addNote', text: TEXT },
		decree(first, [third], TEXT, 'evening'),
		ruling(TEXT),
		{ type: 'correctScore', player: second as PlayerId, points: 3, reason: TEXT }
	];
	const scored = resolveRules(
		findRuleset('temple')!,
		{ ...house.rules, options: { scoring: 'beaten' } },
		house.name
	);
	return logOf(scored, NAMES, commands, NAMES[2]);
}

const where = idFor(NAMES[2]!);
/** An evening as a link or a file may bring it: its titles, too, are the table's own. */
function eveningOfFields() {
	const names = [...FIELDS, NAMES[7]!];
	const ids = names.map((name) => name as PlayerId);
	const [one = '', two = '', three = ''] = FIELDS;
	const rules = resolveRules(findRuleset('temple')!, house.rules, three);
	const titles = { ...rules.titles, top: [one, two], bottom: [two, three], middle: three };
	const texts = FIELDS.flatMap((text): TimelineCommand[] => [
		{ type: 'addNote', text },
		decree(one, [three], text, 'evening'),
		ruling(text),
		{ type: 'correctScore', player: two as PlayerId, points: 3, reason: text }
	]);
	const options = { ...rules.options, scoring: 'by-title' as const };
	const commands: TimelineCommand[] = [
		{ type: 'setSeats', order: ids, how: 'by-hand' },
		step('play'),
		...out(names.slice(0, -1)),
		confirm,
		...texts
	];
	return logOf({ ...rules, name: one, options, titles }, names, commands, two);
}

const routes: Readonly<Record<string, string>> = {
	'the table': '/',
	'the list of evenings': '/chronicle',
	'found by a text': `/chronicle?q=${encodeURIComponent('<img')}`,
	'the evening': `/chronicle/${where}`,
	'its correction': `/chronicle/${where}/correct`,
	'a round of it': `/chronicle/${where}/correct?round=1&what=exits`,
	'the people': '/chronicle/people',
	'a person': `/chronicle/people/${idFor(NAMES[0]!)}`,
	'the statistics': '/chronicle/statistics',
	'the rules': '/rules',
	'the house rules': '/rules/house/pwned',
	compared: '/rules/house/compare?a=pwned&b=temple',
	'a rulebook': '/rules/temple'
};

async function unharmed(page: Page, found: readonly string[], at: string) {
	expect.soft(await elements(page), at).toEqual([]);
	expect.soft(found, at).toEqual([]);
}

test('names and texts with markup and code stay text, on every page and in every label @long', async ({
	page,
	host
}) => {
	const found = await watchTexts(page);
	await page.goto(host.beside);
	await writeHouses(page, [house]);
	await seedEvenings(page, [eventful(NAMES)]);
	await seedEvening(page, evening());
	// every third one, with the table and the evening: `npm run torture` has all
	for (const [i, [at, route]] of Object.entries(routes).entries()) {
		if (!whole && i % 3 !== 0) continue;
		await visit(page, host, route);
		await expect.poll(() => read(page), at).toMatch(/pwned\(|<img/);
		await unharmed(page, found, at);
		for (const more of await page.locator('main summary').all()) await more.click();
		await unharmed(page, found, `${at}, unfolded`);
	}
});

test('names, titles and texts that are fields of every object are shown as they are @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await writeHouses(page, [{ ...house, id: 'fields', name: FIELDS[0]! }]);
	await seedEvening(page, eveningOfFields());
	const there = `/chronicle/${idFor(FIELDS[1]!)}`;
	const shown = [
		'/',
		'/flat',
		there,
		`${there}/correct?round=1&what=exits`,
		'/chronicle?q=toString',
		'/chronicle/people',
		`/chronicle/people/${idFor(FIELDS[0]!)}`,
		'/chronicle/statistics',
		'/rules'
	];
	for (const route of shown) {
		await visit(page, host, route);
		await expect.poll(() => read(page), route).toMatch(/constructor|toString|__proto__/);
		for (const more of await page.locator('main summary').all()) await more.click();
		expect.soft(await read(page), route).not.toMatch(/native code|\[object/);
	}
	await page.goto(
		`${host.url}/open#${(await writeLink({ kind: 'evening', log: withIds(eveningOfFields()) }))!}`
	);
	await expect.poll(() => read(page)).toContain('toString');
	expect(await read(page)).not.toMatch(/native code|\[object/);
});

/** Sheets, which have no address, in every run; all tours with `WHOLE=1`. */
const some = tours.filter(({ title }) => whole || title.includes('from below'));

async function tourWith(page: Page, host: Host, tour: (typeof tours)[number]) {
	const found = await watchTexts(page);
	let seen = 0;
	await visitScreens(page, host, tour, NAMES, async (screen) => {
		await unharmed(page, found, screen);
		if ((await read(page)).includes('pwned(')) seen += 1;
	});
	return seen;
}

for (const tour of some)
	test(`screens ${tour.title}: names with markup and code stay text @long`, async ({
		page,
		host
	}) => {
		const seen = await tourWith(page, host, tour);
		if (!whole) expect(seen).toBeGreaterThan(5);
	});
