import { expect, test } from '../../support/host.ts';
import { expectBrackets } from '../../support/expect-table.ts';
import { secondRound, words } from '../../support/logs.ts';
import { expectRefereeAgrees, seatsByReferee } from '../../support/referee.ts';
import { seedEvening } from '../../support/seed.ts';
import { comeAndGo, dealt, exits, seated, taxed } from '../../support/table.ts';

test('PR-3 PR-4 JO-2: a round of President, and the Referee’s answers in it @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('president', words('Ana Ben Chidi Dee')));
	const said = await seatsByReferee(page, 'Eli');
	await comeAndGo(page, { joins: ['Eli'] });
	await seated(page);
	await dealt(page);
	await expectBrackets(page, said.taxes);
	expect(said.taxes).not.toEqual([]);
	await expectRefereeAgrees(page);
	await taxed(page);
	await expectRefereeAgrees(page);
	await exits(page, 'Chidi');
	await expectRefereeAgrees(page);
});
