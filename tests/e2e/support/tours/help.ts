import type { Page } from '@playwright/test';
import type { Tour } from './tours.ts';
import { canInstall, visitedBefore } from '../install.ts';
import { expect, visit } from '../host.ts';
import { LONG_NAMES, secondRound, step } from '../logs.ts';
import { seedEvening } from '../seed.ts';
import { atStep, button } from '../table.ts';

const NAMES = LONG_NAMES.slice(0, 6);
const offer = (page: Page) => page.getByRole('region', { name: 'Install Courtbook' });

/** Help, the offer to install, and the explanations of first times. */
export const help: Tour = {
	title: 'of help',
	fresh: true,
	screens: [
		{ name: 'help', open: (page, host) => visit(page, host, '/help') },
		{
			name: 'settings that can install',
			open: async (page, host) => {
				await visit(page, host, '/settings');
				await expect(page.getByText('What people ask')).toBeVisible();
				await canInstall(page);
				await expect(offer(page)).toBeVisible();
			}
		},
		{
			name: 'the first Seats',
			open: async (page, host) => {
				await visit(page, host);
				await seedEvening(page, secondRound('temple', NAMES, [], 'Help'));
				await atStep(page, 'Seats');
			}
		},
		{
			name: 'the first Taxes',
			open: async (page) => {
				await seedEvening(page, secondRound('temple', NAMES, [step('taxes')], 'Taxes'));
				await expect(page.getByText('Tick off what changed hands.')).toBeVisible();
			}
		},
		{
			name: 'the first closing',
			open: async (page) => {
				const closed = secondRound('temple', NAMES, [{ type: 'closeEvening' }], 'Closed');
				await visitedBefore(page);
				await seedEvening(page, closed);
				await canInstall(page);
				await expect(offer(page)).toBeVisible();
			}
		},
		{
			name: 'start, with an offer to install',
			open: async (page) => {
				await button(page, 'A new evening').click();
				await expect(offer(page)).toBeVisible();
			}
		}
	]
};
