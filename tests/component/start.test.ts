import { createRawSnippet, tick, type Snippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { startEvening } from '#lib/app/table/start-evening.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { StartDraft, type Start } from '#lib/ui/start/start-draft.svelte.ts';
import HomeAgain from '#lib/ui/start/HomeAgain.svelte';
import StartEvening from '#lib/ui/start/StartEvening.svelte';
import PeopleSheet from '#lib/ui/table/PeopleSheet.svelte';
import '#lib/ui/theme.css';
import { GUESTS, seatedEvening, words } from '../e2e/support/logs.ts';
import { keepEvening } from './kept-evening.ts';
import { tap } from './press.ts';

/** Who plays: the names, their number, and the games to choose from. */

const family = '👨‍👩‍👧‍👦';
let made = 0;
const newPlayer = (name: string): Person => ({ id: `new ${made++}` as PlayerId, name });

/** Shows the start of an evening. @returns what was started */
async function start(id: string, roster: readonly Person[] = [], houses: readonly HouseSet[] = []) {
	const started = vi.fn<Start>(() => Promise.resolve(null));
	const given = { roster, isFirst: roster.length === 0, last: undefined, houses };
	const draft = new StartDraft(() => given, newPlayer, started);
	draft.chooseGame(findRuleset(id)!);
	await render(StartEvening, { draft });
	return started;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox', { name: /^New name/ });
const chips = () => page.getByRole('group', { name: /^Players/ }).getByRole('button');
const textsOf = (all: Element[]) =>
	all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const seated = () =>
	textsOf(
		chips()
			.elements()
			.filter((one) => one.ariaPressed === 'true')
	);

/** Enters a name, as Enter does. `fill()` and a key go through the test runner, which takes ten
 * times as long. */
async function enter(input: ReturnType<typeof field>, name: string) {
	await expect.element(input).toBeVisible();
	const element = input.element() as HTMLInputElement;
	element.focus();
	element.value = name;
	element.dispatchEvent(new InputEvent('input', { bubbles: true }));
	await tick();
	element.form!.requestSubmit();
}
const add = (name: string) => enter(field(), name);
async function paste(text: string) {
	await tap(field());
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', text);
	const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
	field().element().dispatchEvent(event);
}
async function refused(input: ReturnType<typeof field>, left: string, why: string | RegExp) {
	await expect.element(input).toHaveAccessibleDescription(why);
	await expect.element(input).toHaveAttribute('aria-invalid', 'true');
	await expect.element(input).toHaveValue(left);
}

/** Typed texts and the names they become. */
const good: readonly (readonly [what: string, typed: string, name: string])[] = [
	['one letter', 'X', 'X'],
	['spaces around and within', '  Anna   Maria ', 'Anna Maria'],
	['40 letters', 'a'.repeat(40), 'a'.repeat(40)],
	['40 families', family.repeat(40), family.repeat(40)],
	['40 letters with two accents each', 'e\u0301\u0323'.repeat(40), 'ẹ́'.normalize('NFC').repeat(40)],
	['control characters', 'A\u0007n\u0000a\u001b', 'Ana'],
	['characters that turn the text around', '\u202eAna\u2066\u200b\ufeff', 'Ana'],
	['right to left', 'נועה בת-אל', 'נועה בת-אל'],
	['what looks like markup', '<b>Ana</b> &amp', '<b>Ana</b> &amp'],
	['digits', '007', '007']
];
const EMPTY = 'Type at least one letter.';
const LONG = 'That is too long: up to 40 characters for a name.';
const TWICE = 'That player is at the table already.';
/** Texts typed after Ana, why they are refused, and what the start names with that. */
const bad: readonly (readonly [what: string, typed: string, why: string, named?: string])[] = [
	['nothing', '', EMPTY],
	['spaces', ' \u00a0 ', EMPTY],
	['invisible characters only', '\u200b\u2060\u202e', EMPTY],
	['41 letters', 'a'.repeat(41), LONG, 'a'.repeat(41)],
	// the beginning, of 60 code points
	['41 families', family.repeat(41), LONG, [...family.repeat(41)].slice(0, 60).join('')],
	['the same name', 'Ana', TWICE, 'Ana'],
	['the same name in capitals', ' ANA ', TWICE, 'ANA'],
	['the same name in wide letters', 'Ａｎａ', TWICE, 'Ａｎａ']
];

test('valid names are accepted and kept in their cleaned form', async () => {
	const started = await start('temple');
	const names: string[] = [];
	for (const [i, [what, typed, name]] of good.entries()) {
		// numbered where two become the same name
		const number = names.includes(name) ? `${i}` : '';
		names.push(number + name);
		await add(number + typed);
		await expect
			.poll(seated, { message: what })
			.toEqual(names.map((each, at) => `${at + 1} ${each}`));
		await expect.element(field()).toHaveValue('');
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	}
	await tap(button('Start with 10'));
	const [ruleset, players] = started.mock.calls[0]!;
	const evening = startEvening('Names', ruleset, players);
	const [entry] = evening.ok ? evening.value.entries : [];
	expect(entry).toMatchObject({ players: names.map((name) => ({ name })) });
});

test('refused names stay in the field, with the reason beside it', async () => {
	await start('temple');
	await add('Ana');
	for (const [what, typed, reason, named] of bad) {
		await add(typed);
		const why = named === undefined ? reason : `${named}: ${reason}`;
		// a name is trimmed; what is no name stays as it is
		await refused(field(), named === undefined ? typed : typed.trim(), why);
		await expect.poll(() => page.getByRole('alert').element().textContent).toBe(why);
		expect(seated(), what).toEqual(['1 Ana']);
		await add('Ben');
		await expect.poll(seated).toEqual(['1 Ana', '2 Ben']);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		// the next row begins with Ana alone
		await tap(button('Ben'));
	}
});

test('of a pasted list the refused names stay in the field', async () => {
	await start('temple');
	await paste(`1. Ana\n2. ana\n3. ${'b'.repeat(41)}\n4. נועה\n5. ${family}`);
	await expect.poll(seated).toEqual(['1 Ana', '2 נועה', `3 ${family}`]);
	await refused(field(), `ana, ${'b'.repeat(41)}`, /too long|already/);
});

test('SE-1: known players are offered, and typing a known name seats the known player', async () => {
	const roster = words('Ana Ben Chidi Dee').map((name) => ({ id: name as PlayerId, name }));
	await start('kings-and-bastards', roster);
	await add('CHIDI');
	await tap(button('Ana'));
	await expect.poll(() => textsOf(chips().elements())).toEqual(['2 Ana', 'Ben', '1 Chidi', 'Dee']);
	await tap(button('Chidi'));
	await expect.poll(() => textsOf(chips().elements())).toEqual(['1 Ana', 'Ben', 'Chidi', 'Dee']);
});

const TAKEN = 'Someone at the table has that name. Add a letter to tell them apart.';

test('names of newcomers are checked the same way', async () => {
	const { act, first } = keepEvening(
		seatedEvening('temple', words('Ana Ben Chidi')),
		({ state }) => void view.rerender({ evening: state })
	);
	const props = {
		evening: first.state,
		roster: [],
		newPlayer,
		act,
		onclose: () => undefined
	};
	const view = await render(PeopleSheet, props);
	const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
	for (const [, typed, why] of bad) {
		await enter(newcomer, typed);
		await refused(newcomer, typed, why === TWICE ? TAKEN : why);
	}
	await newcomer.fill(`\u0007 ${family} `);
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByRole('status')).toHaveTextContent(`${family} joins.`);
	expect(page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(4);
});

const sheets: readonly (readonly [game: string, line: string, others: readonly string[]])[] = [
	[
		'Temple',
		'Twos high, Jokers wild, runs, and taxes that grow with the table.',
		['3–12 players', 'Asshole', 'Social Class', 'Capitalism']
	],
	[
		'Tahimi',
		'Aces high, no Jokers, sets only, and the highest-placed player leads after an exit.',
		['3–8 players', 'Scum', 'Landlord']
	],
	[
		'The Great Dalmuti',
		'Its own pack of 80, low ranks best, and a revolution that can turn the table over.',
		['3–12 players', 'Corporate Shuffle']
	],
	[
		'Kings and Bastards',
		'Twos are trumps, the worst cards come back, and people keep their chairs.',
		['3–8 players', 'Rich Man, Poor Man']
	]
];

test.each(sheets)(
	'MA-2 %s: the sheet of games shows a line and its other names',
	async (game, line, others) => {
		await start('daifugo');
		await tap(page.getByRole('button', { name: /^Game: / }));
		const sheet = page.getByRole('dialog', { name: 'Which game?' });
		const one = sheet.getByRole('button', { name: new RegExp(`^${game}`) });
		await expect.element(one).toBeVisible();
		expect(sheet.getByRole('button', { name: /players/ }).elements()).toHaveLength(RULESETS.length);
		// a straight apostrophe or a curled one
		const text = one.element().textContent.replaceAll("'", '’');
		for (const part of [line, ...others]) expect(text).toContain(part);
		await tap(one);
		await expect.element(sheet).not.toBeInTheDocument();
		const card = page.getByRole('button', { name: `Game: ${game}` });
		await expect.element(card).toHaveTextContent(line);
		await tap(card);
		await expect.element(one).toHaveAttribute('aria-pressed', 'true');
		await tap(sheet.getByRole('button', { name: 'Close' }));
		await expect.element(sheet).not.toBeInTheDocument();
	}
);

const thirteen = words('Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou Max');
const few = (n: number, game: string, best: string) =>
	`${n} players: fewer than ${game} was made for, best with ${best}.`;
const works = (n: number, best: string) => `${n} players: it works, but is best with ${best}.`;
const wellMade = (n: number, best: string) => `${n} players, best with ${best}.`;
const refusal = (game: string, most: number, best: string, n: number) =>
	n < 3
		? `${game} needs at least 3, best with ${best}.`
		: `${game} takes at most ${most}; ${n} are seated.`;

/** Each game with its largest number of players, and remarks by number. */
const numbers: readonly (readonly [
	id: string,
	game: string,
	most: number,
	best: string,
	remarks: Readonly<Record<number, string>>
])[] = [
	[
		'temple',
		'Temple',
		12,
		'4 to 7',
		{
			3: few(3, 'Temple', '4 to 7'),
			4: wellMade(4, '4 to 7'),
			7: wellMade(7, '4 to 7'),
			8: works(8, '4 to 7'),
			12: works(12, '4 to 7')
		}
	],
	[
		'tahimi',
		'Tahimi',
		8,
		'4',
		{ 3: few(3, 'Tahimi', '4'), 4: wellMade(4, '4'), 5: works(5, '4'), 8: works(8, '4') }
	],
	[
		'dalmuti',
		'The Great Dalmuti',
		12,
		'5 to 8',
		{
			3: few(3, 'The Great Dalmuti', '5 to 8'),
			4: works(4, '5 to 8'),
			5: wellMade(5, '5 to 8'),
			8: wellMade(8, '5 to 8'),
			12: works(12, '5 to 8')
		}
	],
	[
		'kings-and-bastards',
		'Kings and Bastards',
		8,
		'3 to 5',
		{
			3: wellMade(3, '3 to 5'),
			5: wellMade(5, '3 to 5'),
			6: works(6, '3 to 5'),
			8: works(8, '3 to 5')
		}
	]
];

test.each(numbers)(
	'TI-1 %s: the remark on each number of players',
	async (id, game, most, best, remarks) => {
		await start(id);
		await expect.element(button('Take your seats')).toBeEnabled();
		expect(page.getByRole('status').elements()).toEqual([]);
		await paste(thirteen.join('\n'));
		const remark = page.getByRole('status');
		for (let n = 13; n >= 2; n--) {
			const golden = button(`Start with ${n}`);
			if (n > most || n < 3) {
				await expect.element(remark).toHaveTextContent(refusal(game, most, best, n));
				await expect.element(golden).toBeDisabled();
			} else {
				await expect.element(golden).toBeEnabled();
				const said = remarks[n];
				if (said === undefined) await expect.element(remark).toHaveTextContent('best');
				else await expect.poll(() => textsOf(remark.elements())).toEqual([said]);
			}
			await tap(button(thirteen[n - 1]!));
		}
	}
);

/** House rules of Tahimi. */
const sundays = (options: House): HouseSet => ({
	id: 'sundays',
	name: 'Sundays',
	ruleset: 'tahimi',
	changedAt: 1_700_000_000_000,
	rules: { options }
});

test('house rules decide the number of players', async () => {
	await start('tahimi', [], [sundays({ packs: 2 })]);
	await paste('Ana, Ben, Chidi');
	await expect.element(button('Start with 3')).toBeEnabled();
	await tap(button('Sundays'));
	await expect.element(page.getByText('Tahimi needs at least 5')).toBeVisible();
	await expect.element(button('Start with 3')).toBeDisabled();
});

test('SE-1 DF-10: with many known names the field finds the others; fourteen players agree to a second pack with one tap', async () => {
	const many = Array.from({ length: 30 }, (_, i) => newPlayer(`Guest ${i + 1}`));
	const started = await start('temple', many);
	await expect.poll(() => chips().elements().length).toBe(16);
	await field().fill('guest 27');
	await expect.poll(() => textsOf(chips().elements())).toEqual(['Guest 27']);
	await tap(chips());
	await expect.element(button('Start with 1')).toBeVisible();
	await expect.poll(() => chips().elements().length).toBe(17);
	await tap(button('All 30 names'));
	await expect.poll(() => chips().elements().length).toBe(30);

	const thirteenOf = many.slice(0, 13).map(({ name }) => name);
	await field().fill(thirteenOf.join(', '));
	await tap(button('Add'));
	await expect.element(button('Start with 14')).toBeDisabled();
	await expect
		.element(page.getByRole('status'))
		.toHaveTextContent('With a second pack up to 16 can play');
	await page.getByRole('switch', { name: 'Play with two packs' }).click();
	await tap(button('Start with 14'));
	const evening = startEvening('Guests', ...started.mock.calls[0]!);
	const [entry] = evening.ok ? evening.value.entries : [];
	expect(entry).toMatchObject({
		players: { length: 14 },
		rules: { options: { packs: 2 } }
	});
});

test('Tahimi with more than four players: the start mentions the larger pack, unless the house rules include it', async () => {
	const larger = { deck: 'suits-and-ranks', taxSchedule: 'progressive' } as const;
	await start('tahimi', [], [sundays(larger)]);
	const line = page.getByText(
		/^With more than four players the source of Tahimi prefers a larger pack/
	);
	await paste('Ana, Ben, Chidi, Dee');
	await expect.element(button('Start with 4')).toBeVisible();
	await expect.element(line).not.toBeInTheDocument();
	await add('Eli');
	await expect.element(line).toBeVisible();
	await tap(button('Sundays'));
	await expect.element(line).not.toBeInTheDocument();
});

/** Shows the start for a group that comes back. @returns what was started */
async function comeBack(names: string, sharing?: Snippet) {
	const roster = words(names).map(newPlayer);
	const last = { ruleset: 'temple', players: roster.map(({ id }) => id), at: Date.now() };
	const started = vi.fn<Start>(() => Promise.resolve(null));
	const given = { roster, isFirst: false, last, houses: [] };
	const draft = new StartDraft(() => given, newPlayer, started);
	await render(HomeAgain, {
		draft,
		atTable: false,
		left: null,
		colours: {},
		ongoon: () => undefined,
		onother: () => undefined,
		...(sharing && { sharing })
	});
	return started;
}

test('a long press lifts a name of the group, and a drag moves it to another chair', async () => {
	const started = await comeBack('Ana Ben Chidi Dee');
	const chip = (name: string) => button(name).element();
	const pointer = (type: string, over: Element) => {
		const { left, top, width, height } = over.getBoundingClientRect();
		const [clientX, clientY] = [left + width / 2, top + height / 2];
		const at = { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true };
		over.dispatchEvent(new PointerEvent(type, at));
	};
	// no real pointer has this id
	vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
	pointer('pointerdown', chip('Dee'));
	await expect.poll(() => chip('Dee').classList.contains('lifted')).toBe(true);
	pointer('pointermove', chip('Ben'));
	await expect.poll(() => textsOf(chips().elements())).toEqual(words('Ana Dee Ben Chidi'));
	pointer('pointerup', chip('Dee'));
	(chip('Dee') as HTMLElement).click();
	await expect.element(button('Dee')).toHaveAttribute('aria-pressed', 'true');
	await tap(button('Deal round 1'));
	const [, players] = started.mock.calls[0]!;
	expect(players.map(({ name }) => name)).toEqual(words('Ana Dee Ben Chidi'));
});

test.each([4, 8, 12])(
	'with %i people in landscape, nothing lies under the golden button, which is in sight',
	async (people) => {
		await page.viewport(844, 390);
		const sharing = createRawSnippet(() => ({
			render: () => '<div class="sharing" style="height: 5rem">Let others follow</div>'
		}));
		await comeBack(GUESTS.slice(0, people).join(' '), sharing);
		await document.fonts.ready;
		const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
		expect(box('.golden').bottom).toBeLessThanOrEqual(390);
		expect(box('.sharing').bottom).toBeLessThanOrEqual(box('.golden').top);
		expect(box('.group').right).toBeLessThan(box('.golden').left);
	}
);

test('on a low screen the games make room while names are typed, and come back when the keyboard is closed or the page is tapped', async () => {
	await page.viewport(320, 568);
	await start('temple');
	const game = page.getByText('How do you play it?');
	for (const name of words('Ana Ben')) await add(name);
	await expect.element(game).not.toBeVisible();
	await tap(page.getByRole('heading', { level: 1 }));
	await expect.element(game).toBeVisible();

	await add('Chidi');
	await expect.element(game).not.toBeVisible();
	// as Android shrinks the page above a keyboard
	await page.viewport(320, 300);
	await page.viewport(320, 568);
	await expect.element(game).toBeVisible();
});
