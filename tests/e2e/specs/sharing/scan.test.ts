import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { writeLink, type LinkContent } from '#lib/exchange/link/link.ts';
import { encodeQrCodes, type QrCode } from '#lib/exchange/link/qr-code.ts';
import { formatLink } from '#lib/reach/links.ts';
import { newSecret } from '#lib/reach/seal.ts';
import type { KeyId } from '#lib/reach/sign.ts';
import { evening } from '../../support/chronicle.ts';
import { film } from '../../support/camera.ts';
import {
	expect,
	newPhone,
	openBrowser,
	test,
	watchFaults,
	type Host,
	visit
} from '../../support/host.ts';
import { sundays } from '../../support/house-rules.ts';
import { entryOf, storedLogs } from '../../support/database.ts';
import { GUESTS } from '../../support/logs.ts';
import { button } from '../../support/table.ts';
import { turn } from '../../../sample.ts';

const night = evening('temple', GUESTS.slice(0, 6), 30, 'Friday');

async function codesFor(host: Host, linked: LinkContent): Promise<readonly QrCode[]> {
	return encodeQrCodes(`${host.url}/open#`, (await writeLink(linked))!);
}

/** Opens the scanner in a browser whose camera shows these codes in turn. */
async function seeing(
	host: Host,
	file: string,
	codes: readonly QrCode[],
	faults: string[],
	look: (page: Page) => Promise<void>
) {
	writeFileSync(file, film(codes, 3));
	const browser = await openBrowser([
		'--use-fake-device-for-media-stream',
		'--use-fake-ui-for-media-stream',
		`--use-file-for-fake-video-capture=${file}`
	]);
	const context = await newPhone(browser);
	watchFaults(context, host, faults);
	try {
		await look(await context.newPage());
	} finally {
		await browser.close();
	}
}

test('the camera finds a code and is released @long', async ({ host, faults }, info) => {
	const codes = await codesFor(host, { kind: 'house', house: sundays });
	expect(codes).toHaveLength(1);
	await seeing(host, info.outputPath('one.y4m'), codes, faults, async (page) => {
		await page.goto(`${host.url}/open`);
		await button(page, 'Scan a code').click();
		await expect(page.getByRole('heading', { name: sundays.name })).toBeVisible();
		await expect(page.locator('video')).toBeHidden();
		expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
	});
});

test('parts of a code are collected; a single part opened as a link leads to the scanner @long', async ({
	host,
	faults
}, info) => {
	const codes = await codesFor(host, { kind: 'evening', log: night });
	expect(codes.length).toBeGreaterThan(3);
	await seeing(host, info.outputPath('several.y4m'), codes, faults, async (page) => {
		await page.goto(codes[1]!.text);
		await expect(page.getByText(`Part 2 of ${codes.length} was found.`)).toBeVisible();
		expect(page.url()).toBe(`${host.url}/open`);
		await button(page, 'Scan a code').click();
		await expect(page.getByText(/of \d+ parts were found/)).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
		await button(page, 'Add to the Chronicle').click();
		await expect(page.getByText('Added to the Chronicle.')).toBeVisible();
		expect(((await storedLogs(page))['Friday'] ?? []).map(entryOf)).toMatchObject([...night]);
	});
});

/** A camera that shows nothing and records whether it was released. */
async function stubCamera(page: Page, outcome: string) {
	await page.addInitScript((error) => {
		const stopped: string[] = [];
		Object.assign(window, { stopped });
		const getUserMedia = async () => {
			if (error !== '') throw new DOMException('no', error);
			const canvas = document.createElement('canvas');
			const context = canvas.getContext('2d')!;
			const stream = canvas.captureStream();
			setInterval(() => context.fillRect(0, 0, 9, 9), 100);
			for (const track of stream.getTracks()) {
				const stop = track.stop.bind(track);
				track.stop = () => {
					stopped.push(track.kind);
					stop();
				};
			}
			return Promise.resolve(stream);
		};
		const devices = error === 'none at all' ? undefined : { getUserMedia };
		Object.defineProperty(navigator, 'mediaDevices', { value: devices });
	}, outcome);
}

test('the browser’s own detector is used where it supports QR codes; the code of a club and the link of a table open their own pages @long', async ({
	page,
	host
}) => {
	await stubCamera(page, '');
	const [code] = await codesFor(host, { kind: 'house', house: sundays });
	await page.addInitScript((text) => {
		const window = Object.assign(globalThis, { texts: ['', 'https://example.org/', text] });
		let looks = 0;
		class BarcodeDetector {
			static getSupportedFormats = async () => Promise.resolve(['aztec', 'qr_code']);
			detect = async () => {
				looks += 1;
				const rawValue = window.texts[Math.min(looks >> 3, window.texts.length - 1)]!;
				return Promise.resolve(rawValue === '' ? [] : [{ rawValue }]);
			};
		}
		Object.assign(window, { BarcodeDetector });
	}, code!.text);
	await page.goto(`${host.url}/open`);
	await button(page, 'Scan a code').click();
	await expect(page.getByText('That code is not one of Courtbook’s.')).toBeVisible();
	await expect(page.getByRole('heading', { name: sundays.name })).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)).toEqual([
		'video'
	]);
	expect(host.requests.filter((path) => path.includes('decode'))).toEqual([]);

	const founder = 'f'.repeat(22) as KeyId;
	const club = await formatLink({ kind: 'c', role: 'member', secret: newSecret(), founder });
	await visit(page, host, '/join');
	await page.getByRole('link', { name: 'Scan a code' }).click();
	await page.evaluate(
		(text) => Object.assign(window, { texts: [text] }) && undefined,
		`${host.url}/join#${club}`
	);
	await button(page, 'Scan a code').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club');
	// the test's host is one of static files
	await expect(page.getByRole('alert')).toHaveText(/^This address has no relay/);
	await visit(page, host, '/open');
	await page.getByRole('textbox').fill(`The table: ${host.url}/join#m1.cut-off`);
	await button(page, 'Open the link').click();
	await expect(page.getByRole('alert')).toHaveText(/^This link is not complete/);
	// the link of a table on another host is refused
	await visit(page, host, '/open');
	await page.getByRole('textbox').fill('https://elsewhere.example/join#m1.cut-off');
	await button(page, 'Open the link').click();
	await expect(page.getByRole('alert')).toBeVisible();
	await expect(page).toHaveURL(`${host.url}/open`);
});

test('leaving the page releases the camera; one that is unplugged is reported, with advice @long', async ({
	page,
	host
}) => {
	await stubCamera(page, '');
	await page.goto(`${host.url}/open`);
	await button(page, 'Scan a code').click();
	await expect(page.getByText('Hold the code in front of the camera.')).toBeVisible();
	await page.getByRole('link', { name: 'Rules' }).click();
	await expect(page).toHaveURL(/rules$/);
	expect(await page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)).toEqual([
		'video'
	]);

	await visit(page, host, '/open');
	await button(page, 'Scan a code').click();
	await expect(page.getByText('Hold the code in front of the camera.')).toBeVisible();
	await expect(button(page, 'Stop the camera')).toBeFocused();
	await page.evaluate(() => {
		const stream = document.querySelector('video')!.srcObject as MediaStream;
		stream.getTracks()[0]!.dispatchEvent(new Event('ended'));
	});
	await expect(page.getByRole('alert')).toContainText('The camera cannot be used right now');
	await expect(page.locator('video')).toBeHidden();
	await button(page, 'Close').click();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(button(page, 'Scan a code')).toBeVisible();
});

for (const [error, said] of turn([
	['NotAllowedError', 'This page may not use the camera.'],
	['NotFoundError', 'No camera was found.'],
	['NotReadableError', 'another app may be using it'],
	['none at all', 'does not let pages use the camera']
]))
	test(`no camera, ${error}: reported, and a link can be pasted @long`, async ({ page, host }) => {
		await stubCamera(page, error);
		await page.goto(`${host.url}/open`);
		await button(page, 'Scan a code').click();
		await expect(page.getByRole('alert')).toContainText(said);
		await expect(page.getByRole('alert')).toContainText(/paste the link/i);
		await button(page, 'Close').click();
		await expect(page.getByRole('alert')).toBeHidden();
		await expect(button(page, 'Scan a code')).toBeVisible();
	});
