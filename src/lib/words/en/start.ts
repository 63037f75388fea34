import { grammar } from '#lib/words/grammar.ts';

const { plural } = grammar('en');

const players = (n: number) => plural(n, { one: `${n} player`, other: `${n} players` });
/** The numbers with which a game is best. */
const best = (from: number, to: number) =>
	from === to ? `best with ${from}` : `best with ${from} to ${to}`;

/** The start of an evening. */
export default {
	title: 'A new evening',
	subtitle: 'Who plays what tonight?',
	game: (game: string) => `Game: ${game}`,
	allGames: 'All games',
	published: 'By the published rules',
	otherGames: 'Other games',
	whichGame: 'Which game?',
	players: (from: number, to: number) => `${from}–${to} players`,
	/** Other names of a game. */
	also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
	newName: 'New name, or a list of names',
	newNameOrList: 'New name, or paste a list',
	add: 'Add',
	/** Why a name is not taken; the reason is a sentence. */
	refused: (name: string, why: string) => `${name}: ${why}`,
	seated: 'Players, clockwise as they sit',
	tap: 'Tap them clockwise, as they sit.',
	largerPack:
		'Above four players the source of Tahimi prefers a larger pack with deeper taxes: house rules have it. Here the 52 cards are dealt evenly.',
	addEveryone:
		'Add everyone who plays, clockwise as they sit. They are remembered for the next evening.',
	help: 'What people ask',
	again: 'The same people again',
	start: (n: number) => (n === 0 ? 'Start' : `Start with ${n}`),
	/** What there is to say of so many players; a game is best with `from` to `to` of them. */
	number: {
		tooFew: (game: string, least: number, from: number, to: number) =>
			`${game} needs at least ${least}, ${best(from, to)}.`,
		tooMany: (game: string, most: number, n: number) =>
			`${game} takes at most ${most}; ${n} are seated.`,
		unfair: (n: number, game: string, from: number, to: number) =>
			`${players(n)}: fewer than ${game} was made for, ${best(from, to)}.`,
		works: (n: number, from: number, to: number) =>
			`${players(n)}: it works, but is ${best(from, to)}.`,
		fine: (n: number, from: number, to: number) => `${players(n)}, ${best(from, to)}.`
	},
	/** What an evening is called until somebody renames it: the day of the week, and the game. */
	eveningName: (weekday: string, game: string) => `${weekday} ${game.replace(/^The /, '')}`,
	/** What tells each game from its relatives. */
	lines: {
		temple: 'Twos high, Jokers wild, runs, and taxes that deepen with the table.',
		tahimi: 'Aces high, no Jokers, sets only, and the highest in rank leads after an exit.',
		dalmuti: 'Its own pack of 80, low ranks best, and a revolution that can turn the table over.',
		'kings-and-bastards':
			'Twos are trumps, the worst cards come back, and people keep their chairs.',
		president: 'Twos high, sets only; equal ranks, eights and more as the house likes.',
		daifugo: 'Japan’s own: locks on suits, eights that cut, four of a kind that turn the ranking.',
		'tarot-himi': 'Tahimi with a tarot pack; what the trumps can do is the table’s to say.'
	} as Readonly<Record<string, string>>
};
