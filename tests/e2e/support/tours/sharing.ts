import type { Page } from '@playwright/test';
import { splitLink } from '#lib/exchange/link/parts.ts';
import { writeLink, type LinkContent } from '#lib/exchange/link/link.ts';
import { evening } from '../chronicle.ts';
import type { Tour } from './tours.ts';
import { expect, type Host } from '../host.ts';
import { sundays } from '../house-rules.ts';
import { words } from '../logs.ts';
import { putOnTable, seedHouses } from '../seed.ts';
import { button, shareTable } from '../table.ts';

const NAMES = words('Wilhelmina-Maria Bartholomew-Jude Ana Ben Chidi Gwendolyn-Margot');
const night: LinkContent = { kind: 'evening', log: evening('temple', NAMES, 9, 'Elsewhere') };

const share = async (page: Page, host: Host) => {
	await page.goto(`${host.url}/chronicle/eventful`);
	await button(page, 'More').click();
	await button(page, 'Share').click();
	await expect(page.getByRole('img', { name: /how it ended/ })).toBeVisible();
};
const open = async (page: Page, host: Host, fragment: string) => {
	await page.goto(`${host.url}/rules`);
	await page.goto(`${host.url}/open#${fragment}`);
};

/** Shows an evening at the whole table, on the phone of a player that writes itself. */
const watch = (id: string) => async (page: Page) => {
	// a big screen has no navigation
	await page.goto(new URL('/', page.url()).href);
	await putOnTable(page, id);
	await shareTable(page);
	await page.getByRole('link', { name: 'My seat' }).click();
	await button(page, 'I only watch').click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Sharing, and opening what was shared. */
export const sharing: Tour = {
	title: 'of sharing',
	same: ['Elsewhere'],
	screens: [
		{
			name: 'share an evening',
			open: async (page, host) => {
				await share(page, host);
				await page.getByText('More ways').click();
				await expect(page.getByRole('link', { name: 'Hand over to BG Stats' })).toBeVisible();
			}
		},
		{
			name: 'a text to copy by hand',
			says: true,
			open: async (page) => {
				await page.evaluate(() => {
					Object.defineProperty(navigator, 'share', { value: undefined });
					Object.defineProperty(navigator, 'clipboard', { value: undefined });
					Object.defineProperty(document, 'execCommand', { value: () => false });
				});
				await button(page, /As a text/).click();
				await expect(page.getByRole('textbox', { name: 'The text' })).toBeVisible();
			}
		},
		{
			name: 'link and code',
			says: true,
			open: async (page) => {
				await button(page, /Send the link/).click();
				await button(page, /Copy the link/).click();
				await expect(page.getByRole('textbox', { name: 'The link' })).toBeVisible();
			}
		},
		{
			name: 'picture',
			direct: true,
			open: async (page, host) => {
				await share(page, host);
			}
		},
		{
			name: 'share house rules',
			direct: true,
			open: async (page, host) => {
				await page.goto(host.url);
				await seedHouses(page, [sundays]);
				await page.goto(`${host.url}/rules/house/${sundays.id}`);
				await button(page, 'Share').click();
				await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
			}
		},
		{
			name: 'open a link or scan',
			direct: true,
			open: async (page, host) => {
				await page.goto(`${host.url}/open`);
				await expect(button(page, 'Open the link')).toBeDisabled();
			}
		},
		{
			name: 'no camera',
			open: async (page) => {
				await page.evaluate(() =>
					Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
				);
				await button(page, 'Scan a code').click();
				await expect(page.getByRole('alert')).toBeVisible();
			}
		},
		{
			name: 'refused',
			open: async (page) => {
				await page.getByRole('textbox').fill('hello');
				await button(page, 'Open the link').click();
				await expect(page.getByText('Refused: not-ours')).toBeVisible();
			}
		},
		{
			name: 'one part',
			direct: true,
			open: async (page, host) => {
				await open(page, host, splitLink((await writeLink(night))!, 600)[1]!);
				await expect(page.getByText(/^Part 2 of/)).toBeVisible();
			}
		},
		{
			name: 'an evening is shown',
			direct: true,
			open: async (page, host) => {
				await open(page, host, (await writeLink(night))!);
				await expect(page.getByText('It is not on this phone yet.')).toBeVisible();
			}
		},
		{
			name: 'and added',
			open: async (page) => {
				await button(page, 'Add to the Chronicle').click();
				await expect(page.getByText('Added to the Chronicle.')).toBeVisible();
			}
		},
		{
			name: 'house rules are shown',
			direct: true,
			open: async (page, host) => {
				const house = { ...sundays, id: 'others', name: 'Thursdays at the blue kitchen table' };
				await open(page, host, (await writeLink({ kind: 'house', house }))!);
				await expect(page.getByText('They are not on this phone yet.')).toBeVisible();
			}
		},
		{
			name: 'offer to share the table',
			direct: true,
			open: async (page, host) => {
				await host.serveRelay();
				host.addresses = [];
				await page.goto(host.url);
				await putOnTable(page, 'taxes');
				await button(page, 'More').click();
				await button(page, 'Share the table').click();
				await expect(button(page, 'Share it')).toBeVisible();
			}
		},
		{
			name: 'share the table',
			open: async (page) => {
				await button(page, 'Share it').click();
				await expect(page.getByRole('alert')).toHaveText(/^Other phones cannot open this/);
				await expect(page.getByText('Live · 1 phone')).toBeVisible();
			}
		},
		{
			name: 'who are you',
			open: (page) => page.getByRole('link', { name: 'My seat' }).click()
		},
		{
			name: 'my seat, a tax is due',
			open: async (page) => {
				// who came last in the round before
				await page.locator('.people button').first().click();
				await expect(button(page, 'Given')).toBeVisible();
			}
		},
		{
			name: 'my seat: more',
			open: async (page) => {
				await button(page, 'More').click();
				await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
			}
		},
		{
			name: 'my seat: figures',
			open: async (page) => {
				await page.keyboard.press('Escape');
				await button(page, 'My evening so far').click();
				await expect(page.getByRole('dialog')).toBeVisible();
			}
		},
		{
			name: 'the whole table: taxes',
			open: async (page) => {
				await page.keyboard.press('Escape');
				await button(page, 'More').click();
				await button(page, 'The whole table').click();
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taxes');
			}
		},
		...['seats', 'play'].map((id) => ({
			name: `the whole table: ${id}`,
			open: watch(id)
		})),
		{
			name: 'no club yet',
			direct: true,
			open: async (page, host) => {
				await page.goto(`${host.url}/settings/club`);
				await expect(button(page, 'Found a club')).toBeVisible();
			}
		},
		{
			name: 'a club',
			open: async (page) => {
				await button(page, 'Found a club').click();
				await expect(page.getByText(/^Up to date/)).toBeVisible();
				await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
			}
		}
	]
};
