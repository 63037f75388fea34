import { serviceWorkerReady, expect, test } from '../e2e/support/host.ts';
import {
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectRing,
	exitsWithLead,
	expectLead
} from '../e2e/support/expect-table.ts';
import { words } from '../e2e/support/logs.ts';
import { expectRefereeAgrees, seatsByReferee } from '../e2e/support/referee.ts';
import {
	atStep,
	button,
	comeAndGo,
	dealt,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';

test.use({ serviceWorkers: 'allow', ownHost: true });

/** Nothing to do. */
const same = '';

test('SE-3 LE-1 LE-2 TX-5 DK-6 JO-2: an evening of Kings and Bastards with four, in a new browser without the host', async ({
	host,
	reopened
}, info) => {
	const open = () => reopened(info.outputPath('profile'));
	const visit = await open();
	await visit.page.goto(`${host.url}/`);
	await serviceWorkerReady(visit.page);
	await visit.context.close();
	await host.stop();
	const { context, page } = await open();
	await page.goto(`${host.url}/`);
	await startEvening(page, 'Kings and Bastards', words('Ana Ben Chidi Dee'));
	await sitAsWeSit(page);

	await test.step('round 1: nobody has a standing', async () => {
		await expectDeal(page, { pack: '52 cards and no Jokers', dealer: 'Dee', each: 13 });
		await expect(button(page, 'Someone else deals')).toBeVisible();
		await dealt(page);
		await expectRing(
			page,
			words('Ana Ben Chidi Dee').map((name) => `${name}, Commoner`)
		);
		await expectLead(page, 'First lead', 'Holder of 3♣ leads');
		await exitsWithLead(page, { Dee: 'Ana', Ben: 'Chidi' });
		await exits(page, 'Ana');
		await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 4th');
		await nextRound(page);
	});

	await test.step('round 2: people keep their chairs, the worst cards come back, the 3♣ leads', async () => {
		await expectRing(page, [
			'Ana, place 3, Vice-Bastard',
			'Ben, place 2, Vice-King',
			'Chidi, place 4, Bastard',
			'Dee, place 1, King'
		]);
		await expect(page.getByText('Everyone stays seated.')).toBeVisible();
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Chidi', each: 13 });
		await expect(button(page, 'Someone else deals')).toBeHidden();
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Dee 3', 'Ana pays Ben 1']);
		const outer = page.getByRole('group', { name: 'Chidi pays Dee 3' });
		await expect(outer).toContainText('3 highest · 3 worst back');
		await expect(
			page.getByText('Whoever gives back a 3 gives the 3♣ first, unless they hold all four.')
		).toBeVisible();
		await expect(button(page, /Revolution$/)).toHaveCount(0);
		await expect(button(page, /^Taxes paid/)).toHaveAccessibleName(
			'Taxes paid — Holder of 3♣ leads'
		);
		await taxed(page);
		await expectLead(page, 'First lead', 'Holder of 3♣ leads');
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Ben: 'Chidi', Dee: 'Ana' });
		await exits(page, 'Ana');
		await nextRound(page);
	});

	await test.step('round 3: after an exit the next player by chair leads, not by place', async () => {
		await expectRing(page, [
			'Ana, place 3, Vice-Bastard',
			'Ben, place 1, King',
			'Chidi, place 4, Bastard',
			'Dee, place 2, Vice-King'
		]);
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Chidi', each: 13 });
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Ben 3', 'Ana pays Dee 1']);
		await taxed(page);
		await expectLead(page, 'First lead', 'Holder of 3♣ leads');
		// by place it would be Chidi after Ana, and Dee after Ben
		await exitsWithLead(page, { Ana: 'Ben' });
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Ben: 'Chidi' });
		await exits(page, 'Chidi');
		await nextRound(page);
	});

	await test.step('round 4: a fifth player takes a new chair and the place in the middle', async () => {
		const said = await seatsByReferee(page, 'Eli');
		await comeAndGo(page, { joins: ['Eli'] });
		const ring = [
			'Ana, place 1, King',
			'Ben, place 2, Vice-King',
			'Chidi, place 4, Vice-Bastard',
			'Dee, place 5, Bastard',
			'Eli, place 3, Commoner'
		];
		await expectRing(page, ring);
		expect(said.ring.toSorted()).toEqual(ring);
		await seated(page);
		// 52 = 5 × 10 + 2, from the dealer's left
		await expectDeal(page, { pack: same, dealer: 'Dee', each: 10, others: 'Ana and Eli 11' });
		await dealt(page);
		await expectBrackets(page, ['Dee pays Ana 3', 'Chidi pays Ben 1']);
		expect(said.taxes).toEqual(['Dee pays Ana 3', 'Chidi pays Ben 1']);
		await expectRefereeAgrees(page);
		await expect(page.getByText('Eli: no tax this round')).toBeVisible();
		await taxed(page);
		// by place it would be Eli after Ben, and Dee after Eli
		await exitsWithLead(page, { Chidi: 'Dee', Ben: 'Dee', Eli: 'Ana' });
		await exits(page, 'Dee');
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 5th');
	});

	await test.step('the evening is the same after a reload, and is closed', async () => {
		await page.reload();
		await atStep(page, 'Play');
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 5th');
		await nextRound(page);
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expectChronicle(page, /Kings and Bastards/, [
			'Dee Ben Ana Chidi',
			'Ben Dee Ana Chidi',
			'Ana Ben Chidi Dee',
			'Chidi Ben Eli Dee Ana'
		]);
	});
	await context.close();
});
