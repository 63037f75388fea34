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
	/** What an evening is called until somebody renames it: the day of the week, and the game. */
	eveningName: (weekday: string, game: string) => `${weekday} ${game.replace(/^The /, '')}`
};
