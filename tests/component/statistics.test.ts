import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Statistics } from '#lib/stats/statistics.ts';
import '#lib/ui/theme.css';
import {
	definitionOf,
	nameOfStatistic,
	type StatisticCode
} from '#lib/ui/statistics/statistic-text.ts';
import CareerView from '#lib/ui/statistics/CareerView.svelte';
import HonoursView from '#lib/ui/statistics/HonoursView.svelte';
import PersonView from '#lib/ui/statistics/PersonView.svelte';
import type { ScopeFilter } from '#lib/ui/statistics/scope.ts';
import ScopeChoice from '#lib/ui/statistics/ScopeChoice.svelte';
import StatisticsView from '#lib/ui/statistics/StatisticsView.svelte';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { crowd, pair, person, statistics } from '../fixtures/statistics.ts';
import { tap } from './press.ts';

const m = messagesOf('statistics');

const nameOf = (player: PlayerId): string => player;
const GUESTS = 'Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou'.split(' ');
const THIRTY = [
	...GUESTS,
	...GUESTS.map((name) => `${name} II`),
	...GUESTS.slice(0, 6).map((name) => `${name} III`)
];
const CODES = Object.keys(m.statistics.definitions) as StatisticCode[];
const NAMES = CODES.map(nameOfStatistic);

// what is below the screen is not laid out otherwise, and has no innerText
const whole = new CSSStyleSheet();
whole.replaceSync('* { content-visibility: visible !important }');
document.adoptedStyleSheets.push(whole);

/** Renders the view and waits for its last panel. */
async function show(shown: Statistics) {
	await render(StatisticsView, { statistics: shown, nameOf });
	if (shown.people.length > 0)
		await expect.element(page.getByRole('heading', { name: 'Two players' })).toBeVisible();
}
const part = (name: string) => page.getByRole('region', { name, exact: true });
const texts = (name: string) =>
	part(name)
		.getByRole('listitem')
		.elements()
		.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

// tests/unit/ui/statistics-text.test.ts checks the sentences and figures
describe('StatisticsView', () => {
	test('without players: the number of rounds, and no empty charts', async () => {
		await show(statistics({ evenings: 1, rounds: 2 }));
		await expect.element(page.getByText('1 evening, 2 rounds, none of them ranked')).toBeVisible();
		expect(page.getByRole('heading').elements()).toEqual([]);
	});

	test('one player and one round: every panel that has something, and once that rounds are too few', async () => {
		await show(statistics({ people: [person('Ana', { averagePlace: 0 })] }));
		expect(
			page
				.getByRole('heading', { level: 2 })
				.elements()
				.map((h) => h.textContent)
		).toEqual(NAMES.filter((name) => !['Rating', 'Average place'].includes(name)));
		expect(document.body.innerText.match(/too few rounds/gi)).toHaveLength(1);
		await expect.element(part('Longest reign')).toHaveTextContent('Nobody reigned yet.');
		await expect.element(part('Who moves where')).toHaveTextContent('No ranked round yet.');
		await expect
			.element(part('Two players'))
			.toHaveTextContent('Nobody played a round with anybody');
	});

	test('thirty players: the first five, and all on demand', async () => {
		await show(crowd(THIRTY));
		expect(texts('On top and at the bottom')).toHaveLength(5);
		expect(texts('On top and at the bottom')[0]).toBe(
			'Ana of 59 rounds 12 on top none at the bottom'
		);
		const all = part('Cards paid and received').getByRole('button', { name: /^All 30/ });
		await tap(all);
		expect(texts('Cards paid and received')).toHaveLength(30);
		await part('Cards paid and received')
			.getByRole('button', { name: /^Only the first 5/ })
			.click();
		expect(texts('Cards paid and received')).toHaveLength(5);
		// the best of those with enough rounds come first; the others have no dot
		expect(texts('Rating').map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
			'Ana +12',
			'Ben +10',
			'Chidi +7',
			'Dee +5',
			'Eli +2'
		]);
		await expect.element(page.getByText('Too few rounds to say of 22 more')).toBeVisible();
	});

	test('the table of a chart has a caption, headings, and all players', async () => {
		await show(crowd(THIRTY));
		const toggle = part('Longest reign').getByRole('button', { name: /^As a table/ });
		await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
		await tap(toggle);
		await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
		const table = part('Longest reign').getByRole('table', { name: 'Longest reign' });
		expect(
			table
				.getByRole('rowheader')
				.elements()
				.map((head) => head.textContent)
		).toEqual(THIRTY);
		expect(
			table
				.getByRole('columnheader')
				.elements()
				.map((head) => head.textContent)
		).toEqual(['Name', 'In a row', 'Which rounds', 'Evening', 'Ranked rounds']);
		await expect.element(table.getByRole('row', { name: /^Ana 12 3 to 14/ })).toBeVisible();
		await tap(toggle);
		await expect.element(table).not.toBeInTheDocument();
	});

	test('every statistic has its definition beside it', async () => {
		await show(crowd(GUESTS));
		for (const code of CODES) {
			const [name, text] = [nameOfStatistic(code), definitionOf(code)];
			const ask = part(name).getByRole('button', { name: `What is this? ${name}`, exact: true });
			await expect.element(ask).toHaveAttribute('aria-expanded', 'false');
			await expect.element(part(name).getByText(text[0]!)).not.toBeVisible();
			(ask.element() as HTMLElement).click();
			await expect.element(ask).toHaveAttribute('aria-expanded', 'true');
			await expect.element(part(name).getByText(text[0]!)).toBeVisible();
		}
	});

	test('mobility by number of players, marked only with enough rounds', async () => {
		await show(crowd(GUESTS));
		const matrix = part('Who moves where');
		const cell = (start: string) => matrix.getByRole('row', { name: new RegExp(`began ${start}`) });
		await expect
			.element(cell('1st').getByRole('cell').first())
			.toHaveTextContent(/30 ?\+\+ ?, far more than by chance/);
		await matrix.getByRole('combobox').selectOptions('12');
		await expect.element(matrix).toHaveTextContent('Only the counts are shown.');
		expect((matrix.element() as HTMLElement).innerText).not.toMatch(/by chance(?! would)/);
		expect(matrix.getByRole('row').elements()).toHaveLength(14);
	});

	test('two players: the pair with most rounds first, then those chosen', async () => {
		const three = crowd(['Ana', 'Ben', 'Dee']);
		await show({
			...three,
			pairs: [
				pair('Ana', 'Ben', { rounds: 4, aAhead: 3 }),
				pair('Ana', 'Dee', { rounds: 20, aAhead: 15 })
			]
		});
		const two = part('Two players');
		await expect.element(two).toHaveTextContent('Together in 20 rounds');
		await two.getByRole('combobox', { name: 'and this' }).selectOptions('Ben');
		await expect.element(two).toHaveTextContent('Ana ahead in 3');
		await two.getByRole('combobox', { name: 'This player' }).selectOptions('Dee');
		await expect.element(two).toHaveTextContent('They never played a round together here.');
	});
});

test.each(['100%', '200%'])(
	'at text of %s the reigning champion’s name and title have room',
	async (size) => {
		document.documentElement.style.fontSize = size;
		const champion = { player: 'Maximilian' as PlayerId, evenings: 1, since: 0, before: null };
		const none = { reign: null, nemesis: null, fall: null, closest: null, payer: null };
		const { container } = await render(HonoursView, { honours: { champion, ...none }, nameOf });
		container.style.width = '292px';
		await document.fonts.ready;
		const range = document.createRange();
		for (const word of ['Maximilian', 'Reigning']) {
			const text = page.getByText(word).element().firstChild!;
			range.setStart(text, 0);
			range.setEnd(text, word.length);
			const tops = [...range.getClientRects()].map(({ top }) => top);
			// the first letter may have a box of its own
			expect(Math.max(...tops) - Math.min(...tops), word).toBeLessThan(8);
		}
		document.documentElement.removeAttribute('style');
	}
);

test('a person’s page begins with the rounds won only if there are any', async () => {
	const night = { evening: 'one' as EveningId, startedAt: 0, place: 0.5 };
	const props = { player: 'Ana' as PlayerId, statistics: crowd(GUESTS), look: undefined, nameOf };
	const view = await render(CareerView, { ...props, nights: [{ ...night, won: 0 }] });
	await expect.element(page.getByText('rounds won')).not.toBeInTheDocument();
	await view.rerender({ ...props, nights: [{ ...night, won: 2 }] });
	await expect.element(page.getByText('rounds won')).toBeVisible();
});

describe('PersonView', () => {
	test('all figures, their basis once, and the comparison', async () => {
		await render(PersonView, { statistics: crowd(GUESTS), player: 'Dee' as PlayerId, nameOf });
		const figures = texts('In figures');
		expect(figures[0]).toMatch(/^Rating \+5 in 44 ranked rounds/);
		expect(figures[1]).toContain('Rounds on top 9, 20%');
		expect(figures.join(' ').match(/ranked rounds/g)).toHaveLength(1);
		const two = part('Two players');
		await expect.element(two).toHaveTextContent('Together in 42 rounds; Ana finished higher');
		await two.getByRole('combobox').selectOptions('Ben');
		await expect.element(two).toHaveTextContent('Together in 42 rounds');
		await expect.element(two).toHaveTextContent('Ben');
	});

	test('with large text on a small phone a figure is below its label, which is not cut', async () => {
		document.documentElement.style.fontSize = '200%';
		const one = statistics({ people: [person('Ana')] });
		const { container } = await render(PersonView, {
			statistics: one,
			player: 'Ana' as PlayerId,
			nameOf
		});
		container.style.width = '292px';
		const label = page.getByText('Rounds on top', { exact: true }).element();
		const range = document.createRange();
		range.selectNodeContents(label);
		expect(range.getClientRects()).toHaveLength(1);
		document.documentElement.removeAttribute('style');
	});

	test('one question mark explains all figures', async () => {
		await render(PersonView, { statistics: crowd(GUESTS), player: 'Dee' as PlayerId, nameOf });
		const figures = part('In figures');
		expect(figures.getByRole('button').elements()).toHaveLength(1);
		expect(figures.getByRole('note').elements()).toHaveLength(0);
		await tap(figures.getByRole('button', { name: 'What is this?' }));
		const explained = figures
			.getByRole('note')
			.elements()
			.map((note) => note.ariaLabel);
		const inPanels = new Set(['mobility', 'who-taxed-whom', 'head-to-head']);
		expect(explained).toEqual(CODES.filter((code) => !inPanels.has(code)).map(nameOfStatistic));
		await tap(figures.getByRole('button', { name: 'What is this?' }));
		expect(figures.getByRole('note').elements()).toHaveLength(0);
	});

	test('a player without opponents, and one who never played', async () => {
		const one = statistics({ people: [person('Ana')] });
		const view = await render(PersonView, { statistics: one, player: 'Ana' as PlayerId, nameOf });
		await expect.element(part('Two players')).toHaveTextContent('Nobody else played with Ana yet.');
		await view.rerender({ player: 'Ben' as PlayerId });
		await expect.element(page.getByText('No finished round yet.')).toBeVisible();
	});
});

describe('ScopeChoice', () => {
	test('games and people are added to the scope and removed', async () => {
		const scopes: ScopeFilter[] = [];
		const people = GUESTS.slice(0, 3).map((name) => ({ id: name as PlayerId, name }));
		const view = await render(ScopeChoice, {
			chosen: { ruleset: null, people: [] } as ScopeFilter,
			games: ['tahimi', 'temple'],
			people,
			nameOf,
			onchoose(chosen: ScopeFilter) {
				scopes.push(chosen);
				void view.rerender({ chosen });
			}
		});
		await tap(page.getByText('Change'));
		const games = page.getByRole('group', { name: 'Rounds of' }).getByRole('button');
		await expect
			.poll(() => games.elements().map((game) => game.textContent))
			.toEqual(['All games', 'Temple', 'Tahimi']);
		await tap(page.getByRole('button', { name: 'Temple' }));
		await tap(page.getByRole('button', { name: 'Ana' }));
		await tap(page.getByRole('button', { name: 'Ben' }));
		await expect.element(page.getByText('Temple, evenings with Ana and Ben')).toBeVisible();
		await tap(page.getByRole('button', { name: 'Ana' }));
		await tap(page.getByRole('button', { name: 'All time, all games' }));
		await expect.element(page.getByRole('button', { name: 'All time, all games' })).toBeDisabled();
		expect(scopes).toEqual([
			{ ruleset: 'temple', people: [] },
			{ ruleset: 'temple', people: ['Ana'] },
			{ ruleset: 'temple', people: ['Ana', 'Ben'] },
			{ ruleset: 'temple', people: ['Ben'] },
			{ ruleset: null, people: [] }
		]);
	});
});
