import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { regionsOf } from '#lib/rulesets/regions.ts';
import { resolveRules, type HouseRules, type Rules } from '#lib/rulesets/ruleset.ts';
import * as chronicle from './chronicle.ts';
import { correctEvenings, corrections } from './corrections.ts';
import { data } from './data.ts';
import { decrees } from './decrees.ts';
import { decreeEvenings } from '../decreed-evenings.ts';
import * as one from './evening.ts';
import { expect, type Host, visit } from '../host.ts';
import { help } from './help.ts';
import { houses } from './house-rules.ts';
import { referee, rulings } from './referee.ts';
import { sharing } from './sharing.ts';
import { statistics } from './statistics.ts';
import {
	confirm,
	eventful,
	logOf,
	out,
	playingEvening,
	rulesOf,
	seatedEvening,
	secondRound,
	step
} from '../logs.ts';
import { isPut, put, seedEvenings } from '../seed.ts';
import { button } from '../table.ts';

const sheet = (page: Page) => page.getByRole('dialog');

/** A screen of the app, and how to open it from the screen before. */
interface EveryScreen {
	readonly name: string;
	readonly open: (page: Page, host: Host) => Promise<unknown>;
	/** Opening it makes the app announce something, which keeps its language: it is opened in the
	 * pseudo-locale, so it finds its buttons by a part of their names. */
	readonly says?: true;
	/** It can be opened from any screen, not only from the one before. */
	readonly direct?: true;
}
/** Screens that are visited one after the other. */
export interface Tour {
	readonly title: string;
	/** Whether the tour begins with an empty store. */
	readonly fresh?: boolean;
	/** Texts on its screens that are neither in a catalogue nor stored: unsaved input, names of
	 * files. */
	readonly same?: readonly string[];
	readonly screens: readonly EveryScreen[];
}

/** Forty cards played counter-clockwise, as in Spain: at Seats, at Deal and in Play. */
function spanishEvenings(names: readonly string[]): Entry[][] {
	const region = regionsOf('president').find(({ id }) => id === 'spain')!;
	const opened = {
		firstLead: 'holder-of-card',
		laterLead: 'holder-of-card',
		opener: '2D'
	} as const;
	const rules = rulesOf('president', { ...region.options, ...opened });
	const order = names as PlayerId[];
	const begun: TimelineCommand[] = [{ type: 'setSeats', order, how: 'by-hand' }];
	const played = [...begun, step('play'), ...out(names.slice(0, -1)), confirm];
	return [
		logOf(rules, names, played, 'culo seats'),
		logOf(rules, names, begun, 'culo deal'),
		logOf(rules, names, [...played, step('taxes'), step('play')], 'culo play')
	];
}

const close: TimelineCommand = { type: 'closeEvening' };
const revolt = (caller: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: caller as PlayerId
});

/** Temple with house rules that replace and add rules. */
function houseRules(): Rules {
	const house: HouseRules = {
		options: { giveback: 'worst', newcomers: 'bottom', lastCardCall: true },
		titles: { Emperor: 'Grand Mistress of Ceremonies' }
	};
	return resolveRules(findRuleset('temple')!, house, 'Thursdays at the blue kitchen table');
}

const made = new Map<string, Entry[][]>();
/** Evenings for the tours, named after the screen that they show: made once for the same names. */
export function tourEvenings(names: readonly string[]): Entry[][] {
	const key = names.join();
	const evenings = made.get(key) ?? makeEvenings(names);
	made.set(key, evenings);
	return evenings;
}

function makeEvenings(names: readonly string[]): Entry[][] {
	const last = names.at(-1)!;
	const rules = rulesOf('temple');
	const tied = Object.fromEntries(names.map((name, i) => [name, i < 2 ? 'A' : `${i + 1}`]));
	return [
		logOf(rules, names, [], 'first'),
		logOf(rules, names, [{ type: 'recordDraw', draw: tied }], 'tied'),
		seatedEvening('temple', names, [], 'deal'),
		seatedEvening('temple', names, [step('taxes')], 'untaxed'),
		playingEvening('temple', names, out(names.slice(0, 2)), 'play'),
		playingEvening('temple', names, out(names.slice(0, -1)), 'finished'),
		secondRound('temple', names, [], 'seats'),
		secondRound('temple', names, [step('taxes')], 'taxes'),
		secondRound('temple', names, [step('taxes')], 'called'),
		seatedEvening('dalmuti', names, [step('taxes'), revolt(last)], 'revolution'),
		secondRound('temple', names, [close], 'closed'),
		seatedEvening('temple', names, [close], 'nothing'),
		secondRound('tahimi', names, [step('play'), ...out(names.slice(1)), confirm], 'chronicle'),
		eventful(names),
		logOf(houseRules(), names, [], 'house'),
		...spanishEvenings(names),
		...decreeEvenings(names),
		...correctEvenings(names)
	];
}

const fresh: Tour = {
	title: 'of an empty app',
	fresh: true,
	screens: [
		{ name: 'start', open: (page, host) => page.goto(host.url) },
		{ name: 'a refused name', says: true, open: (page) => button(page, /Add/).click() },
		{ name: 'chronicle', open: (page) => page.getByRole('link', { name: 'Chronicle' }).click() },
		{ name: 'a missing evening', open: (page, host) => visit(page, host, '/chronicle/none') },
		{ name: 'settings', open: (page) => page.getByRole('link', { name: 'Settings' }).click() }
	]
};

const beginning: Tour = {
	title: 'before a round',
	screens: [
		{ name: 'start', open: put(null) },
		{
			name: 'start, some seated',
			open: async (page) => {
				const group = page.getByRole('group', { name: /^Players/ }).getByRole('button');
				for (let i = 0; i < 4; i++) await group.nth(i).click();
			}
		},
		{ name: 'which game', open: (page) => button(page, /^Game/).click() },
		{ name: 'first seats', open: put('first') },
		...['Draw cards', 'At random', 'By hand', 'As we sit'].map((way) => ({
			name: `first seats: ${way}`,
			open: (page: Page) => button(page, way).click()
		})),
		{
			name: 'first seats: tapped',
			open: async (page) => {
				await button(page, /^Not so/).click();
				await page.getByRole('main').getByRole('button', { name: / / }).first().focus();
			}
		},
		{ name: 'first seats: a tie', open: put('tied') }
	]
};

const round: Tour = {
	title: 'of a round',
	// the titles of a region are the same in every language
	same: ['Presidente', 'Vicepresidente', 'Neutral', 'Viceculo', 'Culo'],
	screens: [
		{ name: 'seats', open: put('seats') },
		{ name: 'deal', open: put('deal') },
		{ name: 'who deals', open: (page) => button(page, 'Someone else deals').click() },
		{ name: 'no taxes', open: put('untaxed') },
		{ name: 'taxes', open: put('taxes') },
		{
			name: 'who shows both Jokers',
			open: async (page) => {
				await button(page, /Revolution$/).click();
				await expect(sheet(page)).toBeVisible();
			}
		},
		{
			name: 'taxes, one paid',
			open: async (page) => {
				await page.keyboard.press('Escape');
				const paid = page
					.getByRole('group', { name: / pays / })
					.first()
					.getByRole('button');
				await paid.click();
				await expect(paid).toHaveAttribute('aria-pressed', 'mixed');
			}
		},
		{ name: 'revolution', open: put('revolution') },
		{
			name: 'revolution, as it is called',
			open: async (page) => {
				await put('called')(page);
				await button(page, /Revolution$/).click();
				await sheet(page).getByRole('button').last().click();
				await expect(sheet(page).getByRole('heading', { name: /revolution!$/i })).toBeVisible();
			}
		},
		{ name: 'seats, counter-clockwise', open: put('culo seats') },
		{ name: 'deal, with 40 cards', open: put('culo deal') },
		{
			name: 'play, counter-clockwise',
			open: async (page) => {
				await put('culo play')(page);
				await expect(page.locator('.ring [role=img]')).toBeVisible();
			}
		},
		{ name: 'play', open: put('play') },
		{
			name: 'who leads, and why',
			open: (page) => page.getByRole('group', { name: 'Who leads' }).getByRole('button').click()
		},
		{ name: 'finished', open: put('finished') }
	]
};

const more = async (page: Page, id: string) => {
	await put(id)(page);
	await button(page, 'More').click();
	await expect(sheet(page)).toBeVisible();
};
const sheets: Tour = {
	title: 'that come up from below',
	screens: [
		{ name: 'more', open: (page) => more(page, 'play') },
		{
			name: 'something went wrong',
			open: (page) => button(page, 'Something went wrong').click()
		},
		{ name: 'end early', open: (page) => button(page, 'End the round early').click() },
		{
			name: 'who leaves',
			open: async (page) => {
				await more(page, 'play');
				await button(page, 'Something went wrong').click();
				await button(page, 'Someone leaves the round').click();
			}
		},
		{
			name: 'note',
			open: async (page) => {
				await more(page, 'play');
				await button(page, 'Add a note').click();
			}
		},
		{ name: 'note, refused', says: true, open: (page) => button(page, /Add the note/).click() },
		{
			name: 'exit',
			open: async (page) => {
				await put('play')(page);
				await page.getByRole('button', { name: /1st out$/ }).click();
			}
		},
		{
			name: 'exit, finished',
			open: async (page) => {
				await put('finished')(page);
				await page.getByRole('button', { name: /1st out$/ }).click();
				await expect(sheet(page)).toBeVisible();
			}
		},
		{
			name: 'come and go',
			open: async (page) => {
				await more(page, 'deal');
				await sheet(page).getByRole('button', { name: 'Come and go', exact: true }).click();
			}
		},
		{
			name: 'come and go, refused',
			says: true,
			open: (page) => sheet(page).getByRole('button', { name: /Joins/ }).click()
		}
	]
};

const after: Tour = {
	title: 'after it all',
	screens: [
		{ name: 'closed', open: put('closed') },
		{ name: 'closed before anything', open: put('nothing') },
		{ name: 'chronicle', open: (page) => page.getByRole('link', { name: 'Chronicle' }).click() },
		{ name: 'an evening', open: (page) => page.getByRole('link', { name: /^chronicle/ }).click() },
		{
			name: 'trouble',
			open: async (page) => {
				await put('play')(page);
				await page.evaluate(() => {
					IDBObjectStore.prototype.add = () => {
						throw new DOMException('Full', 'QuotaExceededError');
					};
				});
				await button(page, /^Undo/).click();
				await expect(page.getByRole('alert')).toBeVisible();
			}
		}
	]
};

const search = (query: string) => (page: Page) => page.getByRole('searchbox').fill(query);
const rules: Tour = {
	title: 'of the rules',
	screens: [
		{
			name: 'rules',
			open: async (page) => {
				await put('house')(page);
				await page.getByRole('link', { name: 'Rules' }).click();
				await expect(page.getByText('On the table')).toBeVisible();
			}
		},
		{ name: 'found', open: search('taxes') },
		{ name: 'nothing found', open: search('xyzzy') },
		{
			name: 'a rulebook as the table plays',
			open: async (page) => {
				await search('')(page);
				await page.getByRole('link', { name: /^Temple/ }).click();
				await expect(page.getByRole('switch')).toBeVisible();
			}
		},
		{
			name: 'what the book says',
			open: async (page) => {
				for (const summary of await page.locator('article summary').all()) await summary.click();
			}
		},
		{ name: 'as published', open: (page) => page.getByRole('switch').click() },
		{
			name: 'the trumps',
			direct: true,
			open: (page, host) => visit(page, host, '/rules/tarot-himi#TH-3')
		},
		{ name: 'no such game', direct: true, open: (page, host) => visit(page, host, '/rules/none') }
	]
};

export const tours: readonly Tour[] = [
	fresh,
	beginning,
	round,
	sheets,
	decrees,
	after,
	rules,
	houses,
	referee,
	rulings,
	chronicle.evenings,
	chronicle.people,
	one.evening,
	statistics,
	corrections,
	data,
	sharing,
	help
];

/** Visits the screens of a tour and calls `look` at each.
 * @param before called before a screen that announces something
 * @param every looks at every so many screens, and opens only those that lead there */
export async function visitScreens(
	page: Page,
	host: Host,
	{ screens, fresh = false }: Tour,
	names: readonly string[],
	look: (name: string) => Promise<void>,
	before: () => Promise<void> = () => Promise.resolve(),
	every = 1
): Promise<void> {
	if (!fresh) {
		await page.goto(host.beside);
		await seedEvenings(page, tourEvenings(names));
	}
	let next = 0;
	for (let seen = 0; seen < screens.length; seen += every) {
		const { name, says = false } = screens[seen]!;
		// what comes before a screen that is opened directly leaves nothing on it
		const first = screens.findLastIndex(
			({ open, direct = isPut(open) }, i) => i >= next && i <= seen && direct
		);
		for (const { open } of screens.slice(first < 0 ? next : first, seen)) await open(page, host);
		if (says) await before();
		await screens[seen]!.open(page, host);
		await look(name);
		next = seen + 1;
	}
}
