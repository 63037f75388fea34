import { cpSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, noteFigure, test, type Host } from '../../support/host.ts';
import { Phone } from '../../../torture/phone.ts';
import { wait } from '../../../torture/kill.ts';
import { putRow } from '../../support/backup.ts';
import { evening } from '../../support/chronicle.ts';
import { describeLog, storedLogs } from '../../support/database.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import { atStep, button, exits, goOnWithRound, startEvening } from '../../support/table.ts';
import { whole } from '../../../sample.ts';

const GUESTS = words('Ana Ben Chidi Dee');

/** The LevelDB journal that a profile's database wrote last. LevelDB numbers them, and an earlier
 * one may still be there while its records are moved into a table. */
function journalOf(profile: string): string {
	const folder = join(profile, 'Default/IndexedDB');
	const journal = readdirSync(folder, { encoding: 'utf8', recursive: true })
		.filter((name) => name.endsWith('.log'))
		.sort()
		.at(-1);
	if (journal === undefined) throw new Error('no journal');
	return join(folder, journal);
}

/** Simulates the death of a phone in the middle of a write.
 * @param fill stores what it has by then
 * @param bytes how much of the last record is missing
 * @returns the logs that were stored before */
async function tearWrite(
	profile: string,
	host: Host,
	bytes: number,
	fill: (phone: Phone) => Promise<void>
): Promise<Awaited<ReturnType<typeof storedLogs>>> {
	const phone = new Phone(profile, host);
	await phone.createStore();
	await fill(phone);
	// begins a journal, in which only the torn write matters
	await phone.enter();
	const before = await storedLogs(phone.page);
	// the write that is torn
	await putRow(phone.page, 'remembered', 5, 'backupPutOff');
	await (
		await phone.killer()
	)();
	const journal = journalOf(profile);
	truncateSync(journal, statSync(journal).size - bytes);
	return before;
}

// a test run has the same with one tap instead of a new evening, below
for (const bytes of whole ? [1, 20, 200] : [])
	test(`the phone dies during a write, ${bytes} bytes short: nothing is lost, now or at later visits`, async ({
		host
	}, info) => {
		const profile = info.outputPath('profile');
		const own = evening('temple', GUESTS, 2, 'Own');
		const before = await tearWrite(profile, host, bytes, ({ page }) => seedEvenings(page, [own]));
		const phone = new Phone(profile, host);
		await phone.open();
		expect(await storedLogs(phone.page)).toEqual(before);
		await startEvening(phone.page, 'Temple', GUESTS);
		const then = await storedLogs(phone.page);
		expect(Object.keys(then)).toHaveLength(2);
		for (let visit = 1; visit <= 2; visit++) {
			await phone.close();
			await phone.openWithoutApp();
			expect(await storedLogs(phone.page), `visit ${visit}`).toEqual(then);
		}
		await phone.close();
	});

/** When the browser is closed after the evening is shown, in milliseconds. */
const CLOSINGS = whole ? Array.from({ length: 20 }, (_, i) => 25 * i) : [0];

test(`after a torn write the browser is closed ${CLOSINGS.join(', ')} ms after showing the evening again: nothing is lost @long`, async ({
	host
}, info) => {
	if (whole) test.setTimeout(30 * 60_000);
	const profile = info.outputPath('profile');
	const before = await tearWrite(profile, host, 20, ({ page }) =>
		seedEvening(page, playingEvening('temple', GUESTS))
	);
	const [[id, log] = []] = Object.entries(before);
	const outcomes: [number, string[]][] = [];
	for (const [i, closing] of CLOSINGS.entries()) {
		const copy = `${profile}-${closing}`;
		cpSync(profile, copy, { recursive: true });
		const phone = new Phone(copy, host);
		await phone.open();
		// the phone may have died before it kept that somebody had gone on with this old evening
		const play = phone.page.getByRole('heading', { level: 1, name: 'Play' });
		await expect(play.or(button(phone.page, /^Go on with round/))).toBeVisible();
		if (await play.isHidden()) await goOnWithRound(phone.page);
		await atStep(phone.page, 'Play');
		await wait(closing);
		// in every second run, a tap just before
		const isTapped = i % 2 === 1 || !whole;
		if (isTapped) await exits(phone.page, 'Ana');
		await phone.close();
		await phone.openWithoutApp();
		const now = (await storedLogs(phone.page))[id!] ?? [];
		const kept = now.slice(0, log!.length).join() === log!.join() ? 'all' : 'lost';
		outcomes.push([closing, [kept, ...describeLog(now.slice(log!.length))]]);
		await phone.close();
		if (whole) continue;
		await phone.openWithoutApp();
		expect((await storedLogs(phone.page))[id!], 'at the visit after that').toEqual(now);
		await phone.close();
	}
	const lost = outcomes.filter(([, [kept]]) => kept === 'lost').length;
	noteFigure(`torn writes: ${lost} of ${CLOSINGS.length} stores lost`);
	expect(outcomes).toEqual(
		CLOSINGS.map((closing, i) => [
			closing,
			i % 2 === 1 || !whole ? ['all', 'PlayerWentOut Ana'] : ['all']
		])
	);
});
