import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import { bgStatsAddress } from '#lib/exchange/bgstats.ts';
import { safeFileName } from '#lib/exchange/file-name.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { eveningText } from '#lib/ui/share/evening-text.ts';
import { nightOf } from '../../fixtures/histories.ts';
import { logOf, rulesOf } from '../../e2e/support/logs.ts';

const id = (name: string) => name as PlayerId;

function evening(ruleset: string, names: string[], scored = false) {
	const rules = rulesOf(ruleset, scored ? { scoring: 'beaten' } : {});
	const exits = (order: string[]) =>
		order.slice(0, -1).map((name) => ({ type: 'recordExit', player: id(name) }) as const);
	const log = logOf(
		rules,
		names,
		[
			{ type: 'setSeats', order: names.map(id), how: 'by-hand' },
			{ type: 'goToStep', step: 'play' },
			...exits(names),
			{ type: 'confirmRound' },
			{ type: 'goToStep', step: 'play' },
			...exits(names.toReversed()),
			{ type: 'closeEvening' }
		],
		'Friday'
	);
	return fold(log)!.state;
}
const read = (address: string | null) =>
	JSON.parse(decodeURIComponent(address!.split('?data=')[1]!)) as {
		game: Record<string, unknown>;
		players: Record<string, unknown>[];
		comments?: string;
	};

describe('the address for BG Stats', () => {
	test('of an evening of The Great Dalmuti', () => {
		const address = bgStatsAddress(
			evening('dalmuti', ['Ana', 'Ben', 'Zoë & Co', 'Dee']),
			'2 rounds'
		);
		expect(address).toBe(GOLDEN);
	});

	test('ranks players by points if there are any', () => {
		const { game, players } = read(
			bgStatsAddress(evening('temple', ['Ana', 'Ben', 'Chidi', 'Dee'], true), '')
		);
		expect(game).toEqual({
			name: 'Temple',
			sourceGameId: 'temple',
			highestWins: true,
			noPoints: false
		});
		expect(players.map(({ name, rank, score, winner }) => [name, rank, score, winner])).toEqual([
			['Ana', 1, 3, true],
			['Ben', 1, 3, true],
			['Chidi', 1, 3, true],
			['Dee', 1, 3, true]
		]);
	});

	test('there is none before a round is over', () => {
		const log = logOf(rulesOf('temple'), ['Ana', 'Ben', 'Chidi'], []);
		expect(bgStatsAddress(fold(log)!.state, '')).toBeNull();
	});

	test('has at most 8,000 characters, and never half a character', () => {
		const crowd = (letters: number) =>
			Array.from({ length: 12 }, (_, i) => `${'🎩'.repeat(letters)}${i + 10}`);
		const long = bgStatsAddress(evening('temple', crowd(15)), '🦊'.repeat(300))!;
		expect(long.length).toBeLessThan(8000);
		expect(read(long)).not.toHaveProperty('comments');
		expect(
			read(long)
				.players.map(({ name }) => name)
				.sort()
		).toEqual(crowd(15));
		const longer = bgStatsAddress(evening('temple', crowd(20)), '')!;
		expect(longer.length).toBeLessThan(8000);
		expect(read(longer).players[0]!['name']).toBe('🎩'.repeat(10));
		expect(bgStatsAddress(evening('temple', crowd(38)), '')).toBeNull();
		const some = bgStatsAddress(evening('temple', ['A', 'B', 'C']), `a${'🦊'.repeat(500)}`)!;
		expect(some.length).toBeLessThan(8000);
		expect(read(some).comments).toBe(`a${'🦊'.repeat(399)}`);
	});

	test('lists all players of a random evening once', () => {
		for (let n = 0; n < 20; n++) {
			const { state } = nightOf(5, n, 5).timeline;
			const { players } = read(bgStatsAddress(state, eveningText(state)));
			expect(players.map(({ sourcePlayerId }) => sourcePlayerId).sort()).toEqual(
				Object.keys(state.people).sort()
			);
			expect(players.some(({ winner }) => winner)).toBe(true);
			for (const player of players) {
				expect(player).toMatchObject({
					winner: expect.any(Boolean) as unknown,
					startPlayer: expect.any(Boolean) as unknown
				});
				expect(player['winner']).toBe(player['rank'] === 1);
			}
		}
	});
});

describe('a file name', () => {
	test.each([
		['Friday Temple', 'json', 'Friday Temple.json'],
		['../../etc/passwd', 'json', 'etc passwd.json'],
		['a/b\\c:d*e?f"g<h>i|j', 'csv', 'a b c d e f g h i j.csv'],
		['CON', 'json', 'Courtbook CON.json'],
		['lpt1', 'json', 'Courtbook lpt1.json'],
		['', 'png', 'Courtbook.png'],
		['...', 'png', 'Courtbook.png'],
		['.htaccess', 'json', 'htaccess.json'],
		['-rf -- x', 'json', 'rf -- x.json'],
		['Freitag 🎩', 'json', 'Freitag.json'],
		['נועה ו-René', 'json', 'נועה ו-René.json'],
		['a\u202Egpj.exe', 'json', 'a gpj exe.json'],
		['line\nbreak\u0000', 'json', 'line break.json'],
		['x'.repeat(200), 'courtbook.json.gz', `${'x'.repeat(60)}.courtbook.json.gz`],
		['ok', '../js', 'ok...js']
	])('of %j is safe', (name, extension, safe) => {
		expect(safeFileName(name, extension)).toBe(safe);
	});
});

test('the text of an evening has its name, date, game, standing, ruler and rounds', () => {
	expect(eveningText(evening('temple', ['Ana', 'Ben', 'Chidi', 'Dee']))).toBe(TEXT);
});

/** Checked by hand against the documented format. */
const GOLDEN = [
	'',
	'bgstats://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22%3A%22Courtbook%22',
	'%2C%22sourcePlayId%22%3A%22Friday%22',
	'%2C%22playDate%22%3A%222023-11-14%2022%3A13%3A20%22%2C%22durationMin%22%3A1',
	'%2C%22game%22%3A%7B%22name%22%3A%22The%20Great%20Dalmuti%22',
	'%2C%22sourceGameId%22%3A%22dalmuti%22%2C%22bggId%22%3A929%2C%22highestWins%22%3Atrue',
	'%2C%22noPoints%22%3Atrue%7D%2C%22players%22%3A%5B%7B%22name%22%3A%22Dee%22',
	'%2C%22sourcePlayerId%22%3A%22Dee%22%2C%22winner%22%3Atrue',
	'%2C%22startPlayer%22%3Afalse%2C%22rank%22%3A1',
	'%2C%22role%22%3A%22Greater%20Dalmuti%22%7D%2C%7B%22name%22%3A%22Zo%C3%AB%20%26%20Co%22',
	'%2C%22sourcePlayerId%22%3A%22Zo%C3%AB%20%26%20Co%22%2C%22winner%22%3Afalse',
	'%2C%22startPlayer%22%3Afalse%2C%22rank%22%3A2',
	'%2C%22role%22%3A%22Lesser%20Dalmuti%22%7D%2C%7B%22name%22%3A%22Ben%22',
	'%2C%22sourcePlayerId%22%3A%22Ben%22%2C%22winner%22%3Afalse',
	'%2C%22startPlayer%22%3Afalse%2C%22rank%22%3A3',
	'%2C%22role%22%3A%22Lesser%20Peon%22%7D%2C%7B%22name%22%3A%22Ana%22',
	'%2C%22sourcePlayerId%22%3A%22Ana%22%2C%22winner%22%3Afalse',
	'%2C%22startPlayer%22%3Atrue%2C%22rank%22%3A4',
	'%2C%22role%22%3A%22Greater%20Peon%22%7D%5D%2C%22comments%22%3A%222%20rounds%22%7D'
].join('');
const TEXT = `Friday
${dateText(1_700_000_000_000)} · Temple · 2 rounds

Dee ruled the night

1. Dee, Emperor
2. Chidi, Prince
3. Ben, Middle Class
4. Ana, Poor Man

Two rounds were played, and Dee won the last one. Ana reigned for one round, round 2. Ana fell from first to last. Dee rose from last to first.`;
