import { expect, test } from '../support/host.ts';
import { resize, tileBoxes, expectGoodLayout } from '../support/layout.ts';
import { turn, whole } from '../../sample.ts';
import { LONG_NAMES, out, playingEvening, secondRound } from '../support/logs.ts';
import { putOnTable, seedEvenings } from '../support/seed.ts';

const PHONES = [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 }
];

const STATES = ['Seats', 'Play', 'Play, half out', 'Play, finished'];

const least = (players: number) =>
	players <= 8 ? { width: 88, height: 72 } : { width: 76, height: 48 };

/** Numbers of players on both sides of each limit of the layout, and rulesets with the longest titles. */
const tables: readonly (readonly [ruleset: string, players: number])[] = [
	...(whole ? [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [3, 8, 9, 12]).map(
		(players) => ['temple', players] as const
	),
	['dalmuti', 12],
	['tahimi', 8]
];

for (const [ruleset, players] of tables)
	test(`${ruleset} with ${players}: tiles neither overlap nor are cut, in Seats and Play`, async ({
		page,
		host
	}) => {
		const names = LONG_NAMES.slice(0, players);
		const half = names.slice(0, Math.ceil(players / 2));
		const evenings = [
			secondRound(ruleset, names, [], 'Seats'),
			playingEvening(ruleset, names, [], 'Play'),
			playingEvening(ruleset, names, out(half), 'Play, half out'),
			playingEvening(ruleset, names, out(names.slice(0, -1)), 'Play, finished')
		];
		await page.goto(host.url);
		await seedEvenings(page, evenings);
		// every state with twelve, one in turn with fewer
		for (const name of players === 12 ? STATES : turn(STATES, players)) {
			await putOnTable(page, name);
			for (const phone of PHONES) {
				const at = `${name} at ${phone.width} × ${phone.height}`;
				await resize(page, phone);
				await expectGoodLayout(page, names, at);
				const tiles = await tileBoxes(page, names);
				expect(tiles.map((tile) => tile.name).toSorted()).toEqual(names.toSorted());
				const { width, height } = least(players);
				const small = tiles.filter(
					(tile) => tile.width < width - 0.01 || tile.height < height - 0.01
				);
				expect.soft(small, `${at}: smaller than ${width} × ${height}`).toEqual([]);
				// while the round is on, nobody scrolls
				if (name.startsWith('Play'))
					expect
						.soft(
							tiles.filter(({ seen }) => !seen),
							`${at}: not seen at once`
						)
						.toEqual([]);
			}
		}
	});
