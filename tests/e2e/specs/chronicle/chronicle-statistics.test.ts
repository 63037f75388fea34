import type { Page } from '@playwright/test';
import { seedBeside } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { reckoned } from '../../support/reckoned-evenings.ts';
import { button } from '../../support/table.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The text of a chart about a player. */
async function says(page: Page, name: string, player: string, text: string) {
	const row = part(page, name).getByRole('listitem').filter({ hasText: player });
	await expect
		.soft(row, name)
		.toHaveText(new RegExp(`^\\s*${text.replace(/[+?]/g, '\\$&').replaceAll(' ', '\\s*')}\\s*$`));
}
/** The names in a chart, from its first row. */
const names = (page: Page, name: string) =>
	part(page, name).getByRole('listitem').locator('strong:first-of-type');
const asTable = (page: Page, name: string) =>
	part(page, name)
		.getByRole('button', { name: /^As a table/ })
		.click();
/** The cells of a player's row in the table. */
const cells = (page: Page, name: string, player: string) =>
	part(page, name)
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader', { name: player, exact: true }) })
		.getByRole('cell');
const restsOn = (page: Page, text: string) =>
	expect(page.getByText(text, { exact: true })).toBeVisible();

test('the filter by game and group is part of the address, and Back undoes it; the figures match those worked out by hand @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, reckoned);
	await page.goto(`${host.url}/chronicle/statistics`);
	await test.step('the filter', async () => {
		await page.getByText('Change').click();
		const games = page.getByRole('group', { name: 'Rounds of' }).getByRole('button');
		await expect(games).toHaveText(['All games', 'Temple', 'Tahimi']);

		await button(page, 'Tahimi').click();
		await restsOn(page, '1 evening, 2 rounds');
		await expect(page).toHaveURL(/\?game=tahimi$/);
		await says(page, 'On top and at the bottom', 'Fay', 'Fay of 2 rounds 1 on top 1 at the bottom');

		await button(page, 'Ana').click();
		await button(page, 'Ben').click();
		await expect(page).toHaveURL(/\?game=tahimi&with=Ana&with=Ben$/);
		await expect(names(page, 'On top and at the bottom')).toHaveText(['Ana']);
		await button(page, 'Temple').click();
		await restsOn(page, '1 evening, 4 rounds, 3 of them ranked');
		await expect(page.getByText('Temple, evenings with Ana and Ben')).toBeVisible();

		await button(page, 'Jo').click();
		await expect(page.getByText('No finished round matches.')).toBeVisible();
		await page.goBack();
		await restsOn(page, '1 evening, 4 rounds, 3 of them ranked');
		await page.reload();
		await restsOn(page, '1 evening, 4 rounds, 3 of them ranked');
		await page.getByText('Change').click();
		await button(page, 'All time, all games').click();
		await restsOn(page, '3 evenings, 31 rounds, 29 of them ranked');
	});

	await test.step('all time', async () => {
		await restsOn(page, '3 evenings, 31 rounds, 29 of them ranked');
		const few = '–';

		await test.step('places of Ana over the evenings', async () => {
			await asTable(page, 'On top and at the bottom');
			await expect
				.soft(cells(page, 'On top and at the bottom', 'Ana'))
				.toHaveText(['2', few, '3', few, '5', '2', '4', '6']);
			await expect
				.soft(cells(page, 'On top and at the bottom', 'Jo'))
				.toHaveText(['18', '75%', '6', '25%', '24', '19', '6', '25']);
			await expect
				.soft(page.getByText('Too few rounds to say of 6 more: 2 to 5 of 20 each.'))
				.toBeVisible();
			// Jo is first in 19 of 25 rounds and else the last, Ira always the second of four
			await says(page, 'Average place', 'Jo', 'Jo ahead of 76% in 25 rounds');
			await says(page, 'Average place', 'Ira', 'Ira ahead of 67% in 25 rounds');
			await says(page, 'Average place', 'Hana', 'Hana ahead of 33% in 25 rounds');
			await says(page, 'Average place', 'Gus', 'Gus ahead of 24% in 25 rounds');
		});

		await test.step('runs', async () => {
			await expect.soft(names(page, 'Longest reign').first()).toHaveText('Jo');
			await says(
				...([page, 'Longest reign', 'Jo'] as const),
				'Jo rounds 2 to 4, Thu, Oct 15, 2026 3 rounds on top'
			);
			await asTable(page, 'Longest stay at the bottom');
			await expect
				.soft(cells(page, 'Longest stay at the bottom', 'Ana'))
				.toHaveText(['2', '2 to 3', 'Thu, Oct 1, 2026', '5']);
			// Gus is on top six times after the bottom, and five times at the bottom after that
			await asTable(page, 'From bottom to top and back');
			for (const [player, figures] of [
				['Gus', ['6', '5', '24']],
				['Jo', ['5', '6', '24']],
				['Ana', ['1', '1', '5']],
				['Fay', ['1', 'none', '2']],
				['Dee', ['none', 'none', '3']]
			] as const)
				await expect
					.soft(cells(page, 'From bottom to top and back', player))
					.toHaveText([...figures]);
		});

		await test.step('taxes: 29 taxes, 25 of them not recorded', async () => {
			const tax = part(page, 'Cards paid and received');
			await expect.soft(tax).toContainText('25 of 29 taxes were not recorded.');
			await says(
				...([page, 'Cards paid and received', 'Ana'] as const),
				'Ana 4 taxes, 1 not recorded 3 cards paid, 1 card received'
			);
			await asTable(page, 'Who taxed whom');
			await expect
				.soft(part(page, 'Who taxed whom').getByRole('row'))
				.toContainText(['Who paid', /Ana\s*Fay\s*2\s*1/, /1\s*1/, /1\s*1/, /1\s*1/]);
		});

		await test.step('decrees and rulings', async () => {
			await says(page, 'Decrees', 'Ana', 'Ana of 6 rounds 1 issued 1 refused');
			await says(page, 'Rulings', 'Ben', 'Ben of 6 rounds 1 asked for');
			await expect.soft(part(page, 'Revolutions')).toContainText('None was called.');
		});
	});

	await test.step('two players who shared the top: rating, matrix and comparison', async () => {
		await visit(page, host, '/chronicle/statistics?with=Jo&with=Gus');
		await restsOn(page, '1 evening, 25 rounds, 24 of them ranked');

		// from the top as from the bottom half of the others are left behind: Jo does so in six rounds
		// more than that would give, Gus in six rounds less; 600 ÷ (24 + 20) is 13.6
		await expect(names(page, 'Rating')).toHaveText(['Jo', 'Gus']);
		await says(page, 'Rating', 'Jo', 'Jo +14 in 24 rounds');
		await says(page, 'Rating', 'Gus', 'Gus −14 in 24 rounds');
		await button(page, 'What is this? Rating').click();
		await expect(page.getByText('20 rounds as expected are mixed in')).toBeVisible();

		const matrix = part(page, 'Who moves where');
		await expect(matrix).toContainText('By chance each field would hold about 6.');
		await expect(matrix.getByRole('row', { name: /began 1st/ }).getByRole('cell')).toHaveText([
			/^12\s*\+\s*, more than by chance/,
			/^0\s*−\s*, less than by chance/,
			/^0/,
			/^12/
		]);
		await expect(
			matrix
				.getByRole('row', { name: /began 2nd/ })
				.getByRole('cell')
				.nth(1)
		).toHaveText(/^24\s*\+\+\s*, far more than by chance/);

		await expect(part(page, 'Two players')).toContainText(
			'Together in 25 rounds; Jo finished higher in 76% of them.'
		);
	});
});
