import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { backupStream } from '#lib/exchange/backup/write.ts';
import { nameOfRecord, type Bundle } from '#lib/reach/bundles.ts';
import { nothingRead, syncClub } from '#lib/reach/club.ts';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { formatLink } from '#lib/reach/links.ts';
import { newSecret } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { nightOf } from '../../fixtures/histories.ts';
import { record } from '../figures.ts';
import { close, openBrowser } from '../phone.ts';
import { startAppHost, type AppHost } from './app-host.ts';
import { slowLine, type LineSpeed } from './line.ts';
import { TrustingWebSocket } from './trusting-web-socket.ts';

/** A new phone joins a club with years of evenings, in a browser. */

const EVENINGS = Number(process.env['EVENINGS'] ?? 2000);
const ROUNDS = 20;
const LINE: LineSpeed = { roundTrip: 50, down: 8_000_000, up: 8_000_000 };

/** An evening with ids as long as those of the app: shorter ones would compress better. */
function eveningOf(n: number): BackupRecord {
	const id = randomUUID() as EveningId;
	const log = nightOf(2, n, ROUNDS).log.map((entry): Entry => {
		const own = { ...entry, id: randomUUID() as Entry['id'] };
		return own.type === 'EveningStarted' ? { ...own, evening: id } : own;
	});
	return { kind: 'evening', id, log };
}

async function* bundles(): AsyncGenerator<Bundle> {
	const header = { version: VERSION, kind: 'evening', madeAt: Date.now() } as const;
	for (let n = 0; n < EVENINGS; n++) {
		const evening = eveningOf(n);
		const stream = backupStream(header, [evening]) as ReadableStream<Uint8Array<ArrayBuffer>>;
		const file = new Uint8Array(await new Response(stream).arrayBuffer());
		yield { names: [await nameOfRecord(evening)], file, seasons: [] };
	}
}

/** Founds a club that has them all. @returns the fragment of its link */
async function foundClub({ port }: AppHost): Promise<string> {
	const me = await newSigner();
	const secret = newSecret();
	const synced = await syncClub({
		secret,
		me,
		about: null,
		readState: nothingRead(me.id),
		carrier: hocuspocusCarrier(`wss://localhost:${port}/reach`, TrustingWebSocket),
		storeReadState: () => Promise.resolve(),
		ownBundles: bundles,
		merge: () => Promise.resolve([]),
		mergeSeasons: () => Promise.resolve([])
	});
	if (!synced.ok) throw new Error(synced.error);
	return formatLink({ kind: 'c', role: 'member', secret, founder: me.id });
}

const storedEvenings = (page: Page) =>
	page.evaluate(async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const counting = opening.result.transaction('evenings').objectStore('evenings').count();
		await new Promise((resolve) => (counting.onsuccess = resolve));
		opening.result.close();
		return counting.result;
	});

/** A new phone joins and is interrupted several times: alternately its line and its app.
 * @returns what went over the line until everything was there, and how long it took */
async function join(host: AppHost, fragment: string, cuts: number) {
	const line = await slowLine(host.port, LINE);
	const context = await openBrowser();
	try {
		let page = await context.newPage();
		const url = `https://localhost:${line.port}`;
		await page.goto(url);
		await page.waitForSelector('main form');
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.goto(`${url}/join#${fragment}`);
		const button = page.getByRole('button', { name: 'Join', exact: true });
		await button.waitFor();
		const [before, begun] = [line.received(), performance.now()];
		await button.click();
		for (let cut = 1; cut <= cuts; cut++) {
			while ((await storedEvenings(page)) < (cut * EVENINGS) / (cuts + 1))
				await page.waitForTimeout(200);
			if (cut % 2 === 1) line.cut();
			else {
				await page.close();
				page = await context.newPage();
				await page.goto(`${url}/settings/club`);
			}
		}
		await page.getByText(/^Up to date/).waitFor({ timeout: 300_000 });
		const time = (performance.now() - begun) / 1000;
		const megabytes = (line.received() - before) / 1e6;
		const stored = await storedEvenings(page);
		if (stored !== EVENINGS) throw new Error(`${stored} evenings of ${EVENINGS}`);
		return { time, megabytes };
	} finally {
		await close(context);
		line.close();
	}
}

export async function measureClub(): Promise<void> {
	const host = await startAppHost();
	try {
		const fragment = await foundClub(host);
		const whole = await join(host, fragment, 0);
		const name = `Joining a club of ${EVENINGS.toLocaleString('en')} evenings`;
		record(`${name}, 8 Mbit/s`, whole.time, 60, 's');
		record(`… over the line`, whole.megabytes, 15, 'MB');
		record('… of which the line takes', (whole.megabytes * 8e6) / LINE.down, null, 's');
		const cut = await join(host, fragment, 4);
		record('… cut off four times', cut.time, null, 's');
		// after each interruption the phone fetches the current page and the previous one again
		record(
			'… over the line again',
			cut.megabytes - whole.megabytes,
			(4 * 2 * whole.megabytes * 64) / EVENINGS,
			'MB'
		);
	} finally {
		await host.stop();
	}
}
