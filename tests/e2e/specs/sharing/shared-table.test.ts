import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dated } from '../../support/chronicle.ts';
import { expect, moveClock, test as base, visit } from '../../support/host.ts';
import { storedLogs } from '../../support/database.ts';
import { seatedEvening, secondRound, step } from '../../support/logs.ts';
import { askQuestion } from '../../support/referee.ts';
import { seedEvening } from '../../support/seed.ts';
import {
	allExplained,
	button,
	otherPhone,
	shareTable,
	startEvening,
	tile
} from '../../support/table.ts';

const test = base.extend<{ relayFolder: string }>({
	relayFolder: async ({ host }, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'courtbook-relay-'));
		await host.serveRelay(folder);
		await use(folder);
		await host.stopRelay();
		rmSync(folder, { recursive: true, force: true });
	}
});

test.use({ ownHost: true });

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee'];

async function linkTo(page: Page, role: 'Take part' | 'Only watch'): Promise<string> {
	await shareTable(page);
	await expect(page.getByText(/^Live · /)).toBeVisible();
	await button(page, role).click();
	const field = page.getByRole('textbox', { name: 'The link' });
	await expect(field).toHaveValue(role === 'Take part' ? /#m1\./ : /#s1\./);
	const link = await field.inputValue();
	await button(page, 'Close').click();
	return link;
}

test('other phones follow a table and propose commands of their own seat; the host may stop in mid-round', async ({
	page,
	browser,
	host,
	faults,
	relayFolder
}) => {
	await allExplained(page);
	const buzzes: number[] = [];
	await page.exposeFunction('buzzed', (length: number) => buzzes.push(length));
	await page.addInitScript(() =>
		Object.defineProperty(navigator, 'vibrate', { value: Reflect.get(window, 'buzzed') })
	);
	await page.goto(host.beside);
	const log = seatedEvening('temple', NAMES);
	await seedEvening(page, dated(log, new Date(Date.now() - 60_000)));
	const member = await linkTo(page, 'Take part');
	const spectator = await linkTo(page, 'Only watch');

	const ben = await otherPhone(browser, host, faults);
	await ben.goto(member);
	await expect(ben.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
	await button(ben, 'Ben').click();
	const screen = await otherPhone(browser, host, faults);
	await screen.goto(spectator);
	await screen.setViewportSize({ width: 1280, height: 800 });
	await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Deal');
	await expect(ben.getByText('Live · 3 phones')).toBeVisible();
	await expect(ben.getByText('The link')).toBeHidden();
	expect(ben.url()).not.toContain('#');

	await button(page, /^Dealt/).click();
	// the pen holder's phone shows it too
	await expect(page.getByRole('img', { name: 'Live · 3 phones' })).toHaveText('3');
	const slide = button(ben, 'Slide: I’m out');
	await expect(slide).toBeEnabled();
	const usual = ben.viewportSize()!;
	for (const size of [
		{ width: 320, height: 568 },
		{ width: 844, height: 390 }
	]) {
		await ben.setViewportSize(size);
		await expect(slide).toBeInViewport({ ratio: 1 });
	}
	await ben.setViewportSize(usual);
	await tile(page, 'Ana').click();
	// a touch in passing does nothing; a keyboard needs no slide, and an exit can be taken back
	await slide.click();
	await expect(button(ben, 'Tap again: I’m out')).toBeVisible();
	// Firefox presses nothing by a key in a window behind another
	await ben.bringToFront();
	await button(ben, 'Tap again: I’m out').press('Enter');
	await expect(ben.getByText('Counted')).toBeVisible();
	await button(ben, 'No, I still have cards').click();
	await expect(tile(page, 'Ben')).not.toHaveAccessibleName(/2nd/);
	const box = (await slide.boundingBox())!;
	const y = box.y + box.height / 2;
	await ben.mouse.move(box.x + 30, y);
	await ben.mouse.down();
	await ben.mouse.move(box.x + box.width - 20, y, { steps: 4 });
	await ben.mouse.up();
	await expect(ben.getByText('You are out', { exact: true })).toBeVisible();
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/2nd/);
	const seen = (name: RegExp) => screen.getByRole('listitem').getByRole('img', { name });
	await expect(seen(/^Ben, 2nd out/)).toBeVisible();
	// a broadcast: nothing to tap but the menu, and no navigation
	await expect(screen.getByRole('listitem').getByRole('button')).toHaveCount(0);
	await expect(screen.getByRole('navigation')).toBeHidden();
	// names are at least a twentieth of the height
	const name = seen(/^Chidi/).locator('strong');
	expect(await name.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(
		800 / 20
	);

	// a note is refused on the phone itself, then goes to the pen
	await button(ben, 'More').click();
	await button(ben, 'Add a note').click();
	await button(ben, 'Add the note').click();
	await expect(ben.getByRole('alert')).toHaveText('Type at least one letter.');
	await ben.getByRole('textbox').fill('Ben laughed');
	await button(ben, 'Add the note').click();
	await expect(ben.getByRole('dialog')).toBeHidden();

	faults.length = 0;
	await host.stop();
	await expect(ben.getByText('Not connected')).toBeVisible();
	await expect(page.getByRole('img', { name: 'Not connected' })).toBeVisible();
	await tile(page, 'Chidi').click();
	await host.start();
	await host.serveRelay(relayFolder);
	await expect(ben.getByText('You are Prince')).toBeVisible();
	// followers have the evening too
	const logOf = async (one: Page) => Object.values(await storedLogs(one))[0]?.length;
	await expect.poll(() => logOf(screen)).toBe(await logOf(page));
	// connections that failed meanwhile
	faults.length = 0;

	// the pen goes to Ben, in two taps
	await shareTable(page);
	await button(page, 'Let Ben’s phone write').click();
	await button(page, 'Yes, Ben’s phone writes now').click();
	// every screen of every phone shows the news
	for (const phone of [page, screen])
		await expect(phone.getByText('Ben’s phone writes now.')).toBeVisible();
	await expect(ben.getByText('This phone writes now.')).toBeVisible();
	await button(page, 'OK').click();
	await expect(page.getByText('Ben’s phone writes now.')).toBeHidden();
	await ben.getByRole('link', { name: 'Open the table' }).click();
	await button(ben, /^Next round/).click();
	await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Seats');
	// between the rounds the big screen shows the moves to other chairs, and is read-only
	await expect(seen(/^Dee, (.* chair|stays)/)).toBeVisible();
	await expect(button(screen, /^(Seated|Change|Come and go|Undo|4 if)/)).toHaveCount(0);

	// Ana’s phone follows from now on
	await page.getByRole('link', { name: 'My seat at the shared table' }).click();
	// the Table has a button of that name too
	await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
	await button(page, 'Ana').click();
	await expect(page.getByText('Ben’s phone writes.')).toBeVisible();
	await expect(page.getByText('Who deals')).toBeVisible();
	await button(page, 'More').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Make a decree' }).click();
	await page.getByRole('textbox').fill('Speak in rhyme');
	await button(page, 'Proclaim it').click();
	await expect(page.getByText('Counted')).toBeVisible();
	await button(ben, /^Seated/).click();
	await button(ben, /^Dealt/).click();
	await expect(button(ben, /^Decrees?.*1/)).toBeVisible();
	await expect(page.getByText('Wait: Dee gives first')).toBeVisible();
	expect(buzzes).toEqual([]);
	await ben
		.getByRole('group', { name: / pays / })
		.getByRole('button')
		.click();
	await expect.poll(() => buzzes).toEqual([120]);
	const places = page.getByRole('navigation', { name: 'Places' });
	await places.getByRole('link', { name: 'Referee' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the referee');
	// the rules are changed on the phone that writes
	await askQuestion(page, 'Who leads, who is next?');
	await button(page, 'House rule instead…').click();
	await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText([
		'For this question, from now on'
	]);
	await page.keyboard.press('Escape');
	await places.getByRole('link', { name: 'Table' }).click();
	await page.getByRole('link', { name: 'My seat at the shared table' }).click();
	await button(page, 'Given').click();
	await expect(page.getByText('All settled')).toBeVisible();
	// only once, whichever screens were opened
	expect(buzzes).toEqual([120]);

	// Ben leaves with the pen: 20 s later another phone may write
	await expect(button(page, 'Write on this phone')).toBeHidden();
	await ben.context().close();
	await moveClock(page, 20_000);
	await button(page, 'Write on this phone').click();
	await expect(
		screen.getByText(/^Ana’s phone writes now: the one before it was away/)
	).toBeVisible();
	await page.getByRole('link', { name: 'Open the table' }).click();
	await expect(button(page, 'OK')).toBeHidden();
	await button(page, /^Taxes paid/).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
	await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Play');
	await screen.context().close();
});

test('TX-6: where payer and receiver give at once, each phone says so and ticks its own part @long', async ({
	page,
	browser,
	host,
	faults,
	relayFolder
}) => {
	expect(relayFolder, 'the host has a relay').not.toBe('');
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvening(page, secondRound('kings-and-bastards', NAMES, [step('taxes')]));
	const dee = await otherPhone(browser, host, faults);
	// an app on the home screen does not get the link that is opened
	await dee.goto(`${host.url}/join`);
	const link = await linkTo(page, 'Take part');
	await dee.getByRole('textbox', { name: 'Link to the table' }).fill(link);
	await button(dee, 'Follow it').click();
	await button(dee, 'Dee').click();
	await expect(dee.getByText('Give your 3 worst back to Ana')).toBeVisible();
	await expect(dee.getByText('Both lay out their cards at once.')).toBeVisible();
	await button(dee, 'Given').click();
	await expect(dee.getByText('Counted')).toBeVisible();
	// the payer's part is open: the row is not ticked yet, and one tap ends it
	await page
		.getByRole('group', { name: /^Ana pays / })
		.getByRole('button')
		.click();
	await expect(dee.getByText('All settled')).toBeVisible();

	// a second tab of the phone waits, and says so
	const tab = await page.context().newPage();
	await tab.goto(`${host.url}/join`);
	await expect(tab.getByRole('alert')).toHaveText(/^The table is open in another tab/);
	await tab.close();
	// sharing again after stopping continues the same table
	await shareTable(page);
	await button(page, 'Stop sharing').click();
	await expect(page.getByRole('img', { name: /phones?$/ })).toBeHidden();
	expect(await linkTo(page, 'Take part')).toBe(link);
	await expect(page.getByRole('img', { name: 'Live · 2 phones' })).toBeVisible();
	await button(page, /^Taxes paid/).click();
	await expect(dee.getByText(/^Nobody is out yet/)).toBeVisible();
	await dee.context().close();
});

test('where others are to follow, the sheet opens with the first deal and shares nothing by itself; a code at localhost has an address that the host tells @long', async ({
	page,
	host,
	relayFolder
}) => {
	await allExplained(page);
	await page.goto(`${host.url}/`);
	await expect(page.getByText('Others scan to follow')).toBeVisible();
	await page.getByRole('textbox', { name: /^New name/ }).click();
	await page.getByRole('switch', { name: 'Others scan to follow' }).click();
	await startEvening(page, 'Temple', NAMES);
	await expect(button(page, 'Share it')).toBeVisible();
	const rooms = async () => {
		const health = await page.request.get(`${host.url}/reach/health`);
		return ((await health.json()) as { rooms: { stored: number } }).rooms.stored;
	};
	expect(await rooms()).toBe(0);
	host.addresses = ['http://192.168.1.20:4173', 'http://10.0.0.5:4173'];
	await button(page, 'Share it').click();
	const field = page.getByRole('textbox', { name: 'The link' });
	await expect(field).toHaveValue(/^http:\/\/192\.168\.1\.20:4173\/join#m1\./);
	await expect(page.getByRole('alert')).toBeHidden();
	expect(await rooms()).toBe(1);
	await button(page, '10.0.0.5:4173').click();
	await expect(field).toHaveValue(/^http:\/\/10\.0\.0\.5:4173\/join#m1\./);
	await button(page, 'Close').click();
	// the computer lost its network
	host.addresses = [];
	await shareTable(page);
	await expect(page.getByRole('alert')).toHaveText(/^Other phones cannot open this: 127\.0\.0\.1/);
	await expect(field).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/join#m1\./);
	expect(relayFolder).not.toBe('');
});

test('a host of static files offers no sharing @long', async ({ page, host }) => {
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvening(page, seatedEvening('temple', NAMES));
	await button(page, 'More').click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect.poll(() => host.requests).toContain('/reach/health');
	await expect(button(page, 'Share the table')).toBeHidden();
});

test('the keys and records of a table that was left long ago are removed on a visit of the Chronicle @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await page.evaluate(async () => {
		localStorage.setItem('courtbook-reach', '');
		const opening = indexedDB.open('courtbook-reach', 1);
		opening.onupgradeneeded = () => {
			const { result: db } = opening;
			const tables = db.createObjectStore('tables', { keyPath: 'room' });
			const DAY = 86_400_000;
			for (const [room, days] of [['old', 88] as const, ['new', 30] as const])
				tables.put({ room, left: { at: Date.now() - 3 * DAY, time: days * DAY } });
			const records = db.createObjectStore('records', { autoIncrement: true });
			records.createIndex('room', 'room');
			for (const room of ['old', 'new']) records.put({ room, record: new Uint8Array(300) });
		};
		await new Promise((resolve) => (opening.onsuccess = resolve));
		opening.result.close();
	});
	await visit(page, host, '/chronicle');
	const rooms = () =>
		page.evaluate(async () => {
			const opening = indexedDB.open('courtbook-reach');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const tx = opening.result.transaction(['tables', 'records']);
			const found = ['tables', 'records'].map((store) => tx.objectStore(store).getAll());
			await new Promise((resolve) => (tx.oncomplete = resolve));
			opening.result.close();
			return found.map(({ result }) => (result as { room: string }[]).map(({ room }) => room));
		});
	await expect.poll(rooms).toEqual([['new'], ['new']]);
});
