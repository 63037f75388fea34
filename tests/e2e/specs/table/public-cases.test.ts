import type { Page } from '@playwright/test';
import type { Case } from '../../../conformance/ask.ts';
import { publicCases, readCases } from '../../../conformance/cases.ts';
import { expect, test, visit } from '../../support/host.ts';
import { idFor } from '../../support/ids.ts';
import { ringLabels } from '../../support/expect-table.ts';
import { situationOf } from '../../support/situations.ts';
import { whole } from '../../../sample.ts';
import { words } from '../../support/logs.ts';
import { seedEvenings } from '../../support/seed.ts';
import { atStep, button, leaveRevolution, showStep, skipTo } from '../../support/table.ts';

/** The public conformance cases, read off the screens. */

/** Cases that cannot be entered. */
const impossible: Readonly<Record<string, string>> = {
	'draw-004': 'two players draw the 1 of The Great Dalmuti, of which there is one'
};
const cases = readCases(publicCases).filter(({ id }) => !(id in impossible));

type Answer = Record<string, unknown>;
type Reader = (page: Page, question: Case) => Promise<Answer>;

/** The tiles of Seats as `[name, title]`, from the top. */
async function placesShown(page: Page): Promise<[string, string][]> {
	await atStep(page, 'Seats');
	const places: [string, string][] = [];
	for (const label of await ringLabels(page)) {
		const [, name = '', place, title = ''] = /^(.+), place (\d+), (.+)$/.exec(label) ?? [];
		places[Number(place) - 1] = [name, title];
	}
	return places;
}
const names = async (page: Page) => (await placesShown(page)).map(([name]) => name);

/** Goes to a step, from Seats or from the step itself. */
async function goTo(page: Page, step: 'Deal' | 'Taxes') {
	const heading = page.getByRole('heading', { level: 1 });
	if ((await heading.innerText()) === 'Seats')
		await (step === 'Taxes' ? skipTo : showStep)(page, step);
	await atStep(page, step);
}

async function titles(page: Page, { given }: Case): Promise<Answer> {
	if (given.round !== 1) return { titles: (await placesShown(page)).map(([, title]) => title) };
	await atStep(page, 'Play');
	return { titles: (await ringLabels(page)).map((label) => label.split(', ')[1]) };
}

const numerals = words('no one two three four five six seven eight nine ten eleven twelve');
/** "two 8s" → `['8', 2]`. */
function cardsOf(text: string): [string, number] {
	const [, number = '', rank = ''] = /^(\w+) (\w+?)s?$/.exec(text) ?? [];
	return [rank, numerals.includes(number) ? numerals.indexOf(number) : Number(number)];
}

async function deck(page: Page, { given }: Case): Promise<Answer> {
	await goTo(page, 'Deal');
	const [full = '', ...lines] = await page
		.getByRole('region', { name: 'The pack' })
		.getByRole('listitem')
		.allInnerTexts();
	const out = lines.find((line) => line.startsWith('Take out '));
	const taken = out?.replace('Take out ', '').split(/, and |, | and /) ?? [];
	const remove = Object.fromEntries(taken.map(cardsOf));
	const text = await page.getByRole('region', { name: 'Cards each' }).innerText();
	const most = Number(/(\d+)\s+cards each/.exec(text)?.[1]);
	const [, others = '', fewer] = /\n(.+) (\d+)\s*$/.exec(text) ?? [];
	const numberOfOthers = others === '' ? 0 : others.split(/, and |, | and /).length;
	const each = Math.min(most, Number(fewer ?? most));
	const extra = most > each ? given.players! - numberOfOthers : numberOfOthers;
	const cards = each * given.players! + extra;
	// the line of the pack agrees with the deal
	const [, naturals, wilds = ''] = /(\d+) cards and (no|one|both) /.exec(full) ?? [];
	const whole = lines.map((line) => /(\d+) in all/.exec(line)?.[1]).find(Boolean) ?? naturals;
	const left = Object.values(remove).reduce((sum, n) => sum - n, Number(whole));
	expect.soft(left + ['no', 'one', 'both'].indexOf(wilds), full).toBe(cards);
	return { cards, each, extra, remove };
}

const draw: Reader = async (page) => ({ order: await names(page) });

async function tax(page: Page): Promise<Answer> {
	const steps = page.getByRole('navigation', { name: 'Steps of the round' });
	if ((await button(page, 'Taxes').and(steps.getByRole('button')).count()) === 0) {
		await goTo(page, 'Deal');
		await expect(page.getByRole('link', { name: /^No taxes in the first round/ })).toBeVisible();
		return { brackets: [], untaxed: 'first-round' };
	}
	await goTo(page, 'Taxes');
	const groups = await page.getByRole('group', { name: / pays / }).all();
	const labels = await Promise.all(groups.map((group) => group.ariaSnapshot()));
	const brackets = labels.map((label) => {
		const [, payer, receiver, count] = /group "(.+) pays (.+) (\d+)"/.exec(label) ?? [];
		return { payer, receiver, count: Number(count) };
	});
	const says = (name: string) => page.getByRole('heading', { name, exact: true }).isVisible();
	if (await says('No taxes this round')) return { brackets, untaxed: 'revolution' };
	return (await says('No taxes in the first round'))
		? { brackets, untaxed: 'first-round' }
		: { brackets };
}

async function lead(page: Page): Promise<Answer> {
	await atStep(page, 'Play');
	const panel = page.getByRole('group', { name: 'Who leads' });
	const who = (await panel.getByRole('strong').innerText()).replace(/ leads$/, '');
	return who === 'Holder of 3♣'
		? { leader: null, holderOf: '3C' }
		: { leader: who, holderOf: null };
}

async function chairs(page: Page, { given: { places = [] } }: Case): Promise<Answer> {
	await atStep(page, 'Seats');
	await button(page, 'Change…').click();
	const choices = page.getByRole('group', { name: `Where does ${places[0]} sit?` });
	await expect(choices.getByRole('button')).toHaveCount(places.length);
	const texts = await choices.getByRole('button').allInnerTexts();
	const movesOf = (text: string) => Number(/(\d+) (people|person)/.exec(text)?.[1] ?? 0);
	const [fewest, ...others] = new Set(
		texts.filter((text) => text.includes('the fewest')).map(movesOf)
	);
	expect.soft(others).toEqual([]);
	return { movesByTopChair: texts.map(movesOf), fewest };
}

async function join(page: Page): Promise<Answer> {
	const heading = await page.getByRole('heading', { level: 1 }).innerText();
	return heading === 'Who sits where?' ? { redraw: true } : { places: await names(page) };
}

async function revolution(page: Page, { given: { caller = '' } }: Case): Promise<Answer> {
	await atStep(page, 'Taxes');
	const call = page.getByRole('region', { name: 'Revolution' }).getByRole('button');
	if (!(await call.isVisible())) return { allowed: false };
	await call.click();
	await expect(page.getByRole('dialog')).toBeVisible();
	const player = page
		.getByRole('dialog')
		.getByRole('button', { name: new RegExp(`^${caller}\\b`) });
	if ((await player.count()) === 0) return { allowed: false };
	const greater = (await player.innerText()).includes('a greater revolution');
	await player.click();
	await leaveRevolution(page);
	await expect(button(page, `Undo ${caller}’s revolution`)).toBeVisible();
	if (!greater) await showStep(page, 'Seats');
	return { allowed: true, greater, places: await names(page) };
}

const readers: Readonly<Record<string, readonly [string, Reader]>> = {
	titles: ['TI-0 TI-2 TI-3 TI-4 TI-5', titles],
	deck: ['DK-1 DK-2 DK-3 DK-4 DK-5 DK-6', deck],
	draw: ['SE-1', draw],
	tax: ['TX-1 TX-2 TX-7 TX-8', tax],
	lead: ['LE-1 LE-2', lead],
	chairs: ['SE-2', chairs],
	join: ['JO-1 JO-2', join],
	revolution: ['RV-1 RV-2', revolution]
};

// one or two of each kind: a unit test asks the rules all of them
const asked = Object.keys(readers).flatMap((ask) =>
	cases.filter((question) => question.ask === ask).filter((_, i) => whole || i % 12 === 0)
);

test('the screens give the answers of the public cases', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvenings(page, asked.map(situationOf));
	for (const question of asked) {
		const [rules, read] = readers[question.ask]!;
		await visit(page, host, `/chronicle/${idFor(question.id)}`);
		await button(page, 'Put it on the table').click();
		// a screen of the Table
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			/^(Who sits where\?|Seats|Deal|Taxes|Play|Round over)$/
		);
		const answer = await read(page, question);
		for (const [key, expected] of Object.entries(question.expect))
			expect.soft(answer[key], `${rules}: ${question.id}, ${key}`).toEqual(expected);
	}
	expect(new Set(asked.map(({ ask }) => ask)).size).toBe(Object.keys(readers).length);
});

test('the Table answers at least fifty cases', () => {
	expect(cases.filter(({ ask }) => ask in readers).length).toBeGreaterThanOrEqual(50);
});
