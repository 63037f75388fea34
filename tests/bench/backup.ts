// What a backup of years of evenings costs, and its restore: time, the longest task on the main thread, and memory; on a
// phone whose main thread is four times slower than this computer: tsx tests/bench/backup.ts
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';
import { FRIENDS } from '../fixtures/histories.ts';
import {
	DIFFERENT,
	EVENINGS,
	launch,
	longest,
	ms,
	open,
	printTask,
	restarted,
	ROUNDS,
	seedHistory,
	SLOWER,
	tidy,
	url,
	write
} from './phone.ts';

/** A browser process grows by no more than so many times the file. */
const GROWTH = 4;
const MB = 1_000_000;
const mb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** What the renderers of this browser hold in memory, in bytes; what they share is counted once. */
function held(): number {
	let sum = 0;
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
		try {
			const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
			if (!command.includes('--type=renderer') || !isOurs(Number(pid))) continue;
			const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
			sum += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
		} catch {
			// it has ended meanwhile
		}
	return sum;
}
/** Whether this process started it, or one that did. */
function isOurs(pid: number): boolean {
	for (let at = pid; at > 1;) {
		if (at === process.pid) return true;
		const stat = readFileSync(`/proc/${at}/stat`, 'utf8');
		at = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
	}
	return false;
}

interface Cost {
	readonly time: number;
	readonly growth: number;
	readonly task: number;
}

/** Presses a button, and waits until something is there. */
async function cost(page: Page, start: () => Promise<unknown>, shown: string): Promise<Cost> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('HeapProfiler.collectGarbage');
	await page.waitForTimeout(1000);
	await longest(page);
	const before = held();
	let most = before;
	const looking = setInterval(() => (most = Math.max(most, held())), 100);
	const from = performance.now();
	await start();
	await page.getByText(shown).first().waitFor({ timeout: 900_000 });
	const time = performance.now() - from;
	clearInterval(looking);
	await cdp.detach();
	return { time, growth: Math.max(most, held()) - before, task: await longest(page) };
}

function print(what: string, { time, growth, task }: Cost, size: number) {
	console.log(`${what}: ${ms(time)}, an evening ${(time / EVENINGS).toFixed(1)} ms`);
	console.log(
		`… memory grows by ${mb(growth)} = ${(growth / size).toFixed(2)}× of the file, of at most ${GROWTH}×`
	);
	printTask(what, task);
}

const press = (page: Page, name: string) => () =>
	page.getByRole('button', { name, exact: true }).click();

async function data(context: BrowserContext): Promise<Page> {
	const page = await open(context, '/settings/data');
	await page.getByRole('button', { name: 'Back up' }).waitFor();
	return page;
}

console.log(
	`Backup and restore at CPU ${SLOWER}×, ${EVENINGS} evenings of ${ROUNDS} rounds (${DIFFERENT} different ones); workers are not slowed`
);
let full = await launch();
const empty = await launch();
for (const context of [full, empty]) {
	const page = await context.newPage();
	await page.goto(url);
	await page.waitForSelector('h1');
	if (context === full) {
		const people = FRIENDS.map((person, i) => ({ ...person, lastSeen: i, changedAt: i }));
		await write(page, { people });
		await seedHistory(page, EVENINGS);
	}
	await page.close();
}

// without the hundreds of megabytes that storing all this left behind
full = await restarted(full);
const page = await data(full);
const writing = await cost(page, press(page, 'Back up'), 'The backup is ready');
const downloading = page.waitForEvent('download');
await press(page, 'Save the file')();
const file = await (await downloading).path();
const { size } = statSync(file);
console.log(`The file: ${mb(size)}, unpacked ${mb(gunzipSync(readFileSync(file)).length)}`);
print('Written', writing, size);

const choose = (page: Page) => () => page.getByLabel('The file to restore').setInputFiles(file);
const other = await data(empty);
print('Checked', await cost(other, choose(other), 'A backup of'), size);
print(
	'Restored into an empty store',
	await cost(other, press(other, 'Merge'), 'The file is merged'),
	size
);
await press(other, 'Done')();
print('Checked where all is known', await cost(other, choose(other), 'A backup of'), size);
print(
	'Restored where all is known',
	await cost(other, press(other, 'Merge'), 'The file is merged'),
	size
);

await tidy([full, empty]);
