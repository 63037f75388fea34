import type { BrowserContext, CDPSession, Page } from 'playwright';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { parseLink } from '#lib/reach/links.ts';
import { RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { SharedPhone } from '../../fixtures/shared-phones.ts';
import { seedTable } from '../evenings.ts';
import { record } from '../figures.ts';
import { close, median, newPage, openBrowser, percentile, SLOWDOWN, tap } from '../phone.ts';
import { startAppHost, type AppHost } from './app-host.ts';
import { slowLine, SLOW, type LineSpeed, type SlowLine } from './line.ts';
import { TrustingWebSocket } from './trusting-web-socket.ts';

/** A shared table of real pages: from the tap on the phone with the pen to the frame on another
 * phone, and how long a phone takes to join, with and without a processor four times slower. */

const TAPS = Number(process.env['REACH_TAPS'] ?? 60);
const JOINS = 5;
/** With the pen and the phone that is measured. */
const PHONES = 12;
/** Of a sealed entry. */
const RECORD_BYTES = 300;
const TILE = 'main button.tile';
/** A line of this computer. */
const NONE: LineSpeed = { roundTrip: 0, down: 1e10, up: 1e10 };
/** A usual line at home, for a phone that has nothing of the app yet. */
const USUAL: LineSpeed = { roundTrip: 50, down: 10_000_000, up: 5_000_000 };

declare global {
	interface Window {
		/** The time of the last `pointerup`, in milliseconds since 1970. */
		released: number[];
		/** The time of the frame that shows an exit, or one that was taken back. */
		painted: { isOut: boolean; at: number }[];
		/** When the table was painted first, in milliseconds since the visit began. */
		tableShown: Promise<number>;
	}
}

function measurePaints(tile: string) {
	window.released = [];
	window.painted = [];
	addEventListener(
		'pointerup',
		({ timeStamp }) => window.released.push(Date.now() - (performance.now() - timeStamp)),
		{ capture: true }
	);
	const afterFrame = (done: () => void) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = done;
		requestAnimationFrame(() => port2.postMessage(null));
	};
	let wasOut = false;
	let isShown = false;
	window.tableShown = new Promise((resolve) => {
		const look = () => {
			if (!isShown && document.querySelector(tile) !== null) {
				isShown = true;
				afterFrame(() => resolve(performance.now()));
			}
			const isOut = document.querySelector(`${tile}.out`) !== null;
			if (isOut === wasOut) return;
			wasOut = isOut;
			afterFrame(() => window.painted.push({ isOut, at: Date.now() }));
		};
		const changes = { subtree: true, childList: true, attributeFilter: ['class'] };
		new MutationObserver(look).observe(document, changes);
	});
}

class TableOfPhones {
	readonly lines: SlowLine[] = [];
	readonly contexts: BrowserContext[] = [];
	readonly others: SharedPhone[] = [];
	readonly timers: ReturnType<typeof setInterval>[] = [];
	constructor(readonly host: AppHost) {}

	async line(speed: LineSpeed): Promise<SlowLine> {
		const line = await slowLine(this.host.port, speed);
		this.lines.push(line);
		return line;
	}

	/** A browser on a line of its own. The app was stored over a fast one, unless the phone is
	 * new. */
	async phone(speed: LineSpeed, isNew = false) {
		const line = await this.line(isNew ? speed : NONE);
		const context = await openBrowser();
		this.contexts.push(context);
		const url = `https://localhost:${line.port}`;
		if (!isNew) {
			const { page } = await newPage(context);
			await page.goto(url);
			await page.waitForSelector('main form');
			await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
			await page.close();
			line.setSpeed(speed);
		}
		await context.addInitScript(measurePaints, TILE);
		return { ...(await newPage(context)), context, url };
	}

	/** The phone with the pen, in a round of this number. @returns also the links of its table */
	async pen(speed: LineSpeed, round: number) {
		const pen = await this.phone(speed);
		const { page, url } = pen;
		await page.goto(url);
		await page.waitForSelector('main form');
		await seedTable(page, round, true);
		await page.goto(url);
		await page.waitForSelector(TILE);
		const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
		await press('More');
		await press('Share the table');
		await press('Share it');
		await page.getByText(/^Live · /).waitFor();
		const linkOf = async (role: string, letter: string) => {
			await press(role);
			const field = page.getByRole('textbox', { name: 'The link' });
			for (;;) {
				const { hash } = new URL(await field.inputValue());
				if (hash.startsWith(`#${letter}`)) return `/join${hash}`;
				await page.waitForTimeout(50);
			}
		};
		const links = {
			member: await linkOf('Take part', 'm'),
			spectator: await linkOf('Only watch', 's')
		};
		await press('Close');
		return { ...pen, links };
	}

	/** A member without a browser, which opens and checks everything as others do. */
	async other(speed: LineSpeed, link: string): Promise<void> {
		const { port } = await this.line(speed);
		const parsed = await parseLink(new URL(link, 'https://localhost').hash.slice(1));
		if (!parsed.ok) throw new Error(parsed.error);
		const { kind, role, secret, founder } = parsed.value;
		const keys = await RoomKeys.of(kind, role, secret);
		const carrier = hocuspocusCarrier(`wss://localhost:${port}/reach`, TrustingWebSocket);
		const clock = {
			get now() {
				return Date.now();
			}
		};
		const phone = new SharedPhone({ keys, founder, carrier, clock }, await newSigner(), null);
		await phone.open();
		this.others.push(phone);
		this.timers.push(setInterval(() => void phone.table.tick(), 1000));
	}

	async end(): Promise<void> {
		for (const timer of this.timers) clearInterval(timer);
		for (const { table } of this.others) await table.leave();
		for (const context of this.contexts) await close(context);
		for (const line of this.lines) line.close();
	}
}

/** p95 of a bare WebSocket on the same line and page: from sending to the frame after the
 * answer. */
async function echoOf(page: Page, times = 60): Promise<number> {
	const all = await page.evaluate(
		async ([times, bytes]) => {
			const socket = new WebSocket(`wss://${location.host}/echo`);
			await new Promise((resolve) => (socket.onopen = resolve));
			const all: number[] = [];
			for (let i = 0; i < times; i++) {
				const at = performance.now();
				socket.send(new Uint8Array(bytes));
				await new Promise((resolve) => (socket.onmessage = resolve));
				await new Promise<void>((painted) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => painted();
					requestAnimationFrame(() => port2.postMessage(null));
				});
				all.push(performance.now() - at);
				await new Promise((later) => setTimeout(later, 50));
			}
			socket.close();
			return all;
		},
		[times, RECORD_BYTES] as const
	);
	return percentile(all, 0.95);
}

async function tapAndWait(
	pen: { page: Page; session: CDPSession },
	follower: Page,
	name: 'exit' | 'undo'
): Promise<number> {
	const before = await follower.evaluate(() => window.painted.length);
	const target =
		name === 'exit'
			? pen.page.locator(TILE).first()
			: pen.page.getByRole('button', { name: /^Undo/ });
	await tap(pen.page, pen.session, target);
	await follower.waitForFunction((n) => window.painted.length > n, before, { polling: 50 });
	const at = await follower.evaluate(() => window.painted.at(-1)!.at);
	const released = await pen.page.evaluate(() => window.released.at(-1)!);
	await pen.page.waitForTimeout(200 + Math.random() * 100);
	return at - released;
}

async function measureTaps(
	host: AppHost,
	where: string,
	speed: LineSpeed,
	slowdown: number,
	limit: number | null
): Promise<void> {
	const table = new TableOfPhones(host);
	try {
		const pen = await table.pen(speed, 7);
		const follower = await table.phone(speed);
		for (const { session } of [pen, follower])
			await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
		await follower.page.goto(follower.url + pen.links.spectator);
		await follower.page.waitForSelector(TILE);
		for (let i = 2; i < PHONES; i++) await table.other(speed, pen.links.member);
		await follower.page.getByText(`Live · ${PHONES} phones`).waitFor();
		const times: number[] = [];
		for (let i = 0; i < TAPS; i++) {
			times.push(await tapAndWait(pen, follower.page, 'exit'));
			await tapAndWait(pen, follower.page, 'undo');
		}
		const echo = await echoOf(follower.page);
		const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
		const title = `${where}${slowdown > 1 ? `, processor ${slowdown} x slower` : ''}`;
		console.log(
			`${title}, ${PHONES} phones: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; echo p95 ${echo.toFixed(0)} ms`
		);
		record(`A tap to another phone, ${title} (p95)`, p95, limit, 'ms');
		record(`A bare WebSocket echo, ${title} (p95)`, echo, null, 'ms');
	} finally {
		await table.end();
	}
}

async function measureJoining(host: AppHost): Promise<void> {
	const table = new TableOfPhones(host);
	try {
		const pen = await table.pen(NONE, 40);
		const join = async (speed: LineSpeed, isNew: boolean, slowdown: number) => {
			const { page, session, url, context } = await table.phone(speed, isNew);
			await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
			await page.goto(url + pen.links.spectator);
			const time = await page.evaluate(() => window.tableShown);
			const echo = await echoOf(page, 20);
			table.contexts.splice(table.contexts.indexOf(context), 1);
			await close(context);
			return { time, echo };
		};
		for (const [name, speed, isNew] of [
			['slow line, the app is stored', SLOW, false],
			['usual line, a new phone', USUAL, true]
		] as const)
			for (const slowdown of [1, SLOWDOWN]) {
				const joins: { time: number; echo: number }[] = [];
				for (let i = 0; i < JOINS; i++) joins.push(await join(speed, isNew, slowdown));
				const [time, echo] = (['time', 'echo'] as const).map((key) =>
					median(joins.map((one) => one[key]))
				) as [number, number];
				const isSlow = slowdown > 1;
				const title = `Joining in round 40, ${name}${isSlow ? `, processor ${slowdown} x slower` : ''}`;
				console.log(`${title}: ${joins.map((one) => one.time.toFixed(0)).join(', ')} ms`);
				record(`${title} (median)`, time, isSlow ? null : 2000, 'ms');
				record(`… a bare WebSocket echo there (median p95)`, echo, null, 'ms');
			}
	} finally {
		await table.end();
	}
}

const withHost = (measure: (host: AppHost) => Promise<void>) => async (): Promise<void> => {
	const host = await startAppHost();
	try {
		await measure(host);
	} finally {
		await host.stop();
	}
};

/** A tap on the phone with the pen until another phone shows it. */
export const measureTableTaps = withHost(async (host) => {
	await measureTaps(host, 'the same host', NONE, 1, 60);
	await measureTaps(host, 'the same host', NONE, SLOWDOWN, null);
	await measureTaps(host, '150 ms and 1.6 Mbit/s', SLOW, SLOWDOWN, 400);
});

/** Phones that come later. */
export const measureTableJoining = withHost(measureJoining);
