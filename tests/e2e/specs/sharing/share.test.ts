import type { Browser, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { writeLink } from '#lib/exchange/link/link.ts';
import { MAX_HOUSES } from '#lib/exchange/limits.ts';
import { readFileSync } from 'node:fs';
import { evening } from '../../support/chronicle.ts';
import { expect, test, watchFaults, type Host } from '../../support/host.ts';
import { storedHouses, sundays } from '../../support/house-rules.ts';
import { entryOf, storedLogs } from '../../support/database.ts';
import { inWorkers } from '../../support/in-workers.ts';
import { eventful, GUESTS } from '../../support/logs.ts';
import { seedEvening, seedEvenings, writeHouses } from '../../support/seed.ts';
import { button } from '../../support/table.ts';

const SIX = GUESTS.slice(0, 6);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page) => page.getByRole('dialog');

/** Records calls of the system's share sheet and of the clipboard. */
async function stub(page: Page, shares: boolean) {
	await page.addInitScript((there) => {
		const given: unknown[] = [];
		Object.assign(window, { given });
		const share = async (data: ShareData) => {
			const files = data.files?.map(({ name, type, size }) => ({ name, type, size }));
			given.push({ ...data, ...(files && { files }) });
			return Promise.resolve();
		};
		Object.defineProperty(navigator, 'share', { value: there ? share : undefined });
		Object.defineProperty(navigator, 'canShare', { value: there ? () => true : undefined });
		const writeText = async (copied: string) => Promise.resolve(void given.push({ copied }));
		Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
	}, shares);
}
const given = (page: Page) =>
	page.evaluate(() => (window as unknown as { given: Record<string, unknown>[] }).given);

async function shareEvening(page: Page, host: Host, id: string) {
	await page.goto(`${host.url}/chronicle/${id}`);
	await button(page, 'More').click();
	await sheet(page).getByRole('button', { name: 'Share', exact: true }).click();
	await expect(sheet(page)).toHaveAccessibleName('Share the evening');
}
async function copiedLink(page: Page): Promise<string> {
	await button(page, 'Copy the link').click();
	await expect(page.getByText('The link is copied.')).toBeVisible();
	return (await given(page)).at(-1)!['copied'] as string;
}
/** An evening named like a path and markup. */
const named = (log: readonly Entry[], name: string): Entry[] =>
	log.map((entry) => (entry.type === 'EveningStarted' ? { ...entry, name } : entry));
/** Another phone. */
async function another(browser: Browser, host: Host, faults: string[]): Promise<Page> {
	const context = await browser.newContext();
	watchFaults(context, host, faults);
	return context.newPage();
}
const entriesOf = async (page: Page, id: string) =>
	((await storedLogs(page))[id] ?? []).map(entryOf);

test('an evening is shared by a link: it is previewed, then added once @long', async ({
	page,
	host,
	browser,
	faults
}) => {
	await stub(page, false);
	await page.goto(host.beside);
	await seedEvenings(page, [evening('temple', SIX, 10, 'Friday')]);
	await shareEvening(page, host, 'Friday');
	await button(page, /^Send the link/).click();
	const link = await copiedLink(page);

	const other = await another(browser, host, faults);
	await other.goto(link);
	await expect(other.getByRole('heading', { name: 'Friday' })).toBeVisible();
	await expect(other.getByText('It is not on this phone yet.')).toBeVisible();
	expect(other.workers(), 'it was checked in a worker').not.toEqual([]);
	const main = other.getByRole('main');
	for (const text of ['Temple', 'Ana, Ben, Chidi, Dee, Eli, and Fay', '10 rounds'])
		await expect(main).toContainText(text);
	await expect(main).toContainText(/\w+ ruled the night/);
	// removed from the address and the history
	expect(other.url()).toBe(`${host.url}/open`);
	expect(await storedLogs(other)).toEqual({});
	await button(other, 'Add to the Chronicle').click();
	await expect(other.getByText('Added to the Chronicle.')).toBeVisible();
	expect(await entriesOf(other, 'Friday')).toEqual(await entriesOf(page, 'Friday'));
	await other.getByRole('link', { name: 'Show it in the Chronicle' }).click();
	await expect(heading(other)).toHaveText('Friday');

	await other.goto(link);
	await expect(other.getByText('All of it is on this phone already.')).toBeVisible();
	// it has grown since: only the new entries are added
	await page.getByRole('button', { name: 'Close', exact: true }).click();
	await button(page, 'More').click();
	await button(page, 'Add a note').click();
	await page.getByRole('textbox').fill('Sent again');
	await button(page, 'Add the note').click();
	await expect(sheet(page)).toBeHidden();
	await shareEvening(page, host, 'Friday');
	await button(page, /^Send the link/).click();
	const longer = await copiedLink(page);
	await button(other, 'Open another').click();
	await other.getByRole('textbox').fill(`Look: ${longer}. Good night!`);
	await button(other, 'Open the link').click();
	await expect(other.getByText('1 entry would be added to it.')).toBeVisible();
	await button(other, 'Add to the Chronicle').click();
	await expect(other.getByText('Added to the Chronicle.')).toBeVisible();
	expect(await entriesOf(other, 'Friday')).toEqual(await entriesOf(page, 'Friday'));
	// the fragment never reaches the host
	const fragment = new URL(link).hash.slice(1, 13);
	expect(fragment).toMatch(/^e\d+\./);
	expect(host.requests.filter((path) => path.includes(fragment))).toEqual([]);
	await other.context().close();
});

test('where there is a relay, the link is short: one code, and after its time it says that it is over @long', async ({
	page,
	host,
	browser,
	browserName,
	faults
}) => {
	await host.serveRelay();
	await stub(page, false);
	await page.goto(host.beside);
	await seedEvenings(page, [evening('temple', SIX, 10, 'Friday')]);
	await shareEvening(page, host, 'Friday');
	await button(page, /^Send the link/).click();
	await expect(page.getByText(/kept for 60 days/)).toBeVisible();
	await expect(
		page.getByRole('img', { name: 'QR code of the link to the whole evening' })
	).toBeVisible();
	await expect(page.getByText('Part 1 of')).toBeHidden();
	const link = await copiedLink(page);
	expect(new URL(link).hash).toMatch(/^#l1\.[\w-]{22}\.[\w-]{6}$/);

	const other = await another(browser, host, faults);
	await other.goto(link);
	await expect(other.getByRole('heading', { name: 'Friday' })).toBeVisible();
	await button(other, 'Add to the Chronicle').click();
	await expect(other.getByText('Added to the Chronicle.')).toBeVisible();
	expect(await entriesOf(other, 'Friday')).toEqual(await entriesOf(page, 'Friday'));
	// neither the key nor the evening reaches the host as text
	const key = new URL(link).hash.slice(4, 26);
	expect(host.requests.filter((path) => path.includes(key))).toEqual([]);

	// a relay that has removed it
	await host.stopRelay();
	await host.serveRelay();
	await other.goto(`${host.url}/open`);
	await other.getByRole('textbox').fill(link);
	await button(other, 'Open the link').click();
	await expect(other.getByRole('alert')).toContainText('This link has expired.');
	// Chromium reports the answer of the relay
	if (browserName === 'chromium') await expect.poll(() => faults.splice(0).join()).toContain('404');
	await other.context().close();
});

test('house rules are shared by a link; foreign links are refused with the reason @long', async ({
	page,
	host,
	browser,
	faults
}) => {
	await stub(page, true);
	await page.goto(host.beside);
	await writeHouses(page, [sundays]);
	await page.goto(`${host.url}/rules/house/${sundays.id}`);
	await button(page, 'Share').click();
	await expect(sheet(page).getByRole('img', { name: /^QR code of the link/ })).toBeVisible();
	await button(page, 'Share the link').click();
	await expect(page.getByText('Shared.')).toBeVisible();
	const link = (await given(page))[0]!['url'] as string;

	const other = await another(browser, host, faults);
	await other.goto(`${link.slice(0, -3)}`);
	await expect(other.getByRole('alert')).toContainText('The link is damaged or cut off.');
	await expect(other.getByRole('alert')).toContainText('Refused: damaged');
	await other.getByRole('textbox').fill('https://example.org/#hello');
	await button(other, 'Open the link').click();
	await expect(other.getByRole('alert')).toContainText('This link is not one of Courtbook’s.');
	await other.getByRole('textbox').fill(link.replace(/#h\d+/, '#h99'));
	await button(other, 'Open the link').click();
	await expect(other.getByRole('alert')).toContainText('A newer version of Courtbook');
	await other.getByRole('textbox').fill(link);
	await button(other, 'Open the link').click();
	await expect(other.getByRole('heading', { name: sundays.name })).toBeVisible();
	await expect(other.getByRole('heading', { name: /differences$/ })).toBeVisible();
	expect(await storedHouses(other)).toEqual([]);
	await button(other, 'Add to my house rules').click();
	await expect(other.getByText('Added to the house rules.')).toBeVisible();
	expect(await storedHouses(other)).toEqual([sundays]);
	await other.getByRole('link', { name: 'Show these house rules' }).click();
	await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue(sundays.name);
	await other.context().close();
});

for (const shares of [true, false])
	test(`an evening as text, picture, files and a BG Stats play: ${shares ? 'by the system’s sheet' : 'copied and downloaded'} @long`, async ({
		page,
		host
	}) => {
		await stub(page, shares);
		await page.goto(host.beside);
		await seedEvenings(page, [named(eventful(SIX), 'Fri/day: <b>')]);
		await shareEvening(page, host, 'eventful');
		await page.getByText('More ways').click();
		await button(page, 'As a text').click();
		await expect(page.getByText(shares ? 'Shared.' : 'The text is copied.')).toBeVisible();
		const text = (await given(page))[0]![shares ? 'text' : 'copied'] as string;
		expect(text).toMatch(/^Fri\/day: <b>\n.*Temple · 10 rounds\n\n\w+ ruled the night\n\n1\. /);

		const saved = async (name: string) => {
			const waiting = page.waitForEvent('download');
			await button(page, name).click();
			return waiting;
		};
		const file = await saved('Save as a file');
		expect(file.suggestedFilename()).toBe('Fri day b.json');
		const json = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
		expect(json['kind']).toBe('evening');
		const csv = await saved('Rounds as a table (CSV)');
		expect(csv.suggestedFilename()).toBe('Fri day b rounds.csv');
		const play = page.getByRole('link', { name: 'Hand over to BG Stats' });
		await expect(play).toHaveAttribute('href', /^bgstats:\/\/app\.bgstatsapp\.com\/createPlay/);

		const picture = sheet(page).getByRole('img', { name: /how it ended: 1\. / });
		await expect(picture).toBeVisible();
		const size = () =>
			picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
		await expect.poll(size).toEqual([1080, 1350]);
		if (shares) {
			await button(page, 'Send the picture').click();
			await expect.poll(async () => (await given(page)).length).toBe(2);
			const { files } = (await given(page)).at(-1) as { files: { type: string; size: number }[] };
			expect(files[0]!.type).toBe('image/png');
			expect(files[0]!.size).toBeGreaterThan(10_000);
		} else {
			await expect(button(page, 'Send the picture')).toBeHidden();
			const image = await saved('Save the picture');
			expect(image.suggestedFilename()).toBe('Fri day b.png');
		}
	});

test('the closed evening can be shared; a code in parts does not move with reduced motion @long', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.beside);
	await seedEvening(page, eventful(SIX));
	await button(page, 'Share the evening').click();
	await button(page, /^Send the link/).click();
	const code = sheet(page).getByRole('img');
	await expect(code).toHaveAccessibleName(/part 1 of \d+$/);
	await page.clock.fastForward(5000);
	await expect(code).toHaveAccessibleName(/part 1 of /);
	await button(page, 'Next').click();
	await expect(code).toHaveAccessibleName(/part 2 of /);
	await button(page, 'Previous').click();
	await button(page, 'Previous').click();
	await expect(code).not.toHaveAccessibleName(/part [12] of /);
	await button(page, 'In turn').click();
	await expect(code).toHaveAccessibleName(/part 1 of /);
	await button(page, 'Pause').click();
	await page.setViewportSize({ width: 320, height: 568 });
	expect((await code.boundingBox())!.width).toBeGreaterThanOrEqual(280);
});

test('a link that would make the store too large for its own backup is not added, and that is said @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const houses = Array.from({ length: 0.9 * MAX_HOUSES }, (_, n) => ({ ...sundays, id: `h-${n}` }));
	await writeHouses(page, houses);
	await page.goto(`${host.url}/open#${(await writeLink({ kind: 'house', house: sundays }))!}`);
	await button(page, 'Add to my house rules').click();
	await expect(page.getByRole('alert')).toContainText('It cannot be added to what is here');
	await expect(button(page, 'Add to my house rules')).toBeVisible();
	expect(await storedHouses(page)).toHaveLength(houses.length);
});

test('a link opened over another is shown and focused, and Back returns @long', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/rules`);
	const one = (await writeLink({ kind: 'house', house: sundays }))!;
	const two = (await writeLink({ kind: 'evening', log: evening('temple', SIX, 2, 'Friday') }))!;
	await page.goto(`${host.url}/open`);
	const pasted = page.getByRole('textbox');
	await pasted.fill(`${host.url}/open#${two} ${host.url}/open#${one}`);
	await button(page, 'Open the link').click();
	await expect(page.getByRole('heading', { name: 'Friday' })).toBeFocused();
	// like a link tapped in another app while this page is open
	await page.evaluate((fragment) => (location.hash = fragment), one);
	await expect(page.getByRole('heading', { name: sundays.name })).toBeFocused();
	await expect(page).toHaveURL(`${host.url}/open`);
	await button(page, 'Add to my house rules').click();
	await expect(page.getByRole('link', { name: 'Show these house rules' })).toBeFocused();
	await expect(page.getByText('not on this phone')).toBeHidden();
	await button(page, 'Open another').click();
	await expect(heading(page)).toBeFocused();
	await pasted.fill(`${one.slice(0, -4)}`);
	await button(page, 'Open the link').click();
	await expect(page.locator(':focus')).toHaveText('The link is damaged or cut off.');
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(`${host.url}/rules`);
});

test('a browser that cannot decompress a link reports that; without a clipboard the text is shown @long', async ({
	page,
	host
}) => {
	// links are read in a worker
	await inWorkers(page, () => Reflect.deleteProperty(self, 'DecompressionStream'));
	await page.addInitScript(() => {
		const no = (name: string) => async () => Promise.reject(new DOMException('no', name));
		Object.defineProperty(navigator, 'canShare', { value: () => true });
		Object.defineProperty(navigator, 'share', { value: no('NotAllowedError') });
		const writeText = no('NotAllowedError');
		Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
		document.execCommand = () => false;
	});
	await page.goto(`${host.url}/open#${(await writeLink({ kind: 'house', house: sundays }))!}`);
	await expect(page.getByRole('alert')).toContainText('The link cannot be read.');
	await expect(page.getByText('Reading…')).toBeHidden();
	await seedEvenings(page, [evening('temple', SIX, 2, 'Friday')]);
	await shareEvening(page, host, 'Friday');
	await page.getByText('More ways').click();
	await button(page, 'As a text').click();
	await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/^Friday/);
	await button(page, /^Send the link/).click();
	await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused();
	await button(page, 'Share the link').click();
	await expect(page.getByRole('textbox', { name: 'The link' })).toHaveValue(/\/open#e\d/);
	await button(page, 'Other ways to share').click();
	await expect(button(page, 'Send the picture')).toBeVisible();
});
