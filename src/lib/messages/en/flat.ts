import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, ordinal, list } = grammar('en');

const nth = (n: number) => n + ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' });

/** The flat screen: the phone lies in the middle of the table and each name faces its player. A
 * tile has room for two short lines. */
export default {
	title: 'The table, flat',
	names: 'Round the table',
	/** Accessible name of a player’s tile. @param lines the visible text */
	tile: (name: string, lines: readonly string[]) => [name, ...lines].join(', '),
	/** The copy of a control that faces the far end of the table. */
	farEnd: (control: string) => `${control}, at the far end`,
	leave: 'Leave the flat screen',
	undo: (what: string) => `Undo ${what}`,
	nothingToUndo: 'Undo',
	fullScreen: 'Full screen',
	turn: {
		open: 'Turn the names',
		how: 'Drag the names round until they match where you sit',
		clockwise: 'Turn clockwise',
		counterclockwise: 'Turn counter-clockwise',
		done: 'Done'
	},
	empty: {
		none: 'No evening is on the table.',
		noSeats: 'Nobody has a chair yet. Choose the seats on the Table.',
		over: 'This evening is closed.',
		toTable: 'To the Table'
	},
	deal: {
		deals: (dealer: string, cards: number) =>
			plural(cards, {
				one: `${dealer} deals 1 card each`,
				other: `${dealer} deals ${cards} cards each`
			}),
		/** On the dealer’s tile. */
		you: 'You deal',
		oneMore: 'One extra card',
		next: 'Dealt',
		tooFew: 'Too few players: someone has to join, or the evening ends.',
		tooMany: 'Too many players: someone has to leave, or the evening ends.'
	},
	taxes: {
		/** For payers and receivers: returning cards is giving too. */
		tap: 'Tap your name when you have given your cards',
		allDone: 'All given',
		none: 'No taxes this round',
		/** On the payer’s tile; `best` where low numbers win. */
		give: {
			best: (n: number, to: string) =>
				plural(n, { one: `Give ${to} your best card`, other: `Give ${to} your ${n} best cards` }),
			highest: (n: number, to: string) =>
				plural(n, {
					one: `Give ${to} your highest card`,
					other: `Give ${to} your ${n} highest cards`
				}),
			all: (to: string) => `Give ${to} all your cards`
		},
		/** On the receiver’s tile: the tribute. */
		comes: (n: number, from: string) =>
			plural(n, { one: `1 from ${from}`, other: `${n} from ${from}` }),
		/** On the receiver’s tile: the giveback, by the option in force. */
		back: {
			'free-after-looking': (n: number) => `Look, give any ${n} back`,
			'free-unseen': (n: number) => `Both at once: any ${n} back, without looking`,
			worst: byCount('Both at once: your worst back', 'Both at once: your # worst back')
		},
		/** Below the name of a player who has given. */
		given: 'Given',
		untaxed: 'No tax',
		paid: 'Taxes paid',
		play: 'Play'
	},
	play: {
		tap: 'Tap who goes out',
		/** The place of the next player to go out: a large figure with little room. */
		nextPlace: (n: number) => nth(n),
		/** Below a name at the end of a round. */
		place: (n: number) => nth(n),
		out: (n: number) => `${nth(n)} out`,
		forbidden: 'forbidden card',
		falls: (n: number) => `falls to ${nth(n)}`,
		left: 'left',
		over: 'Round over',
		first: (winner: string) => `${winner} is first`,
		reversed: 'The ranking is reversed',
		counterClockwise: 'Play goes counter-clockwise',
		clockwise: 'Play goes clockwise',
		turned: 'Places reversed',
		capital: (name: string) => `${name} falls`,
		next: 'Next round',
		close: 'Close the evening'
	},
	lead: {
		leads: (name: string) => `${name} leads`,
		holder: (card: string) => `The holder of ${card} leads`,
		drawn: 'A player drawn by lot leads',
		/** After a player went out. */
		untopped: (name: string) => `If nobody tops it: ${name} leads`
	},
	exit: {
		title: (name: string, n: number) => `${name} is ${nth(n)}`,
		back: (name: string) => `${name} is not out after all`,
		judge: (cards: string) => `Ended on a forbidden card: ${cards}`,
		allowed: 'The last card was allowed',
		swap: (name: string, n: number) => `Swap with ${name}, ${nth(n)}`,
		ended: 'This round was ended early. Undo that to change it.',
		turned: (name: string) =>
			`All places were reversed. To change that, tap ${name}, who was first out.`,
		cards: (cards: readonly string[]) => list(cards),
		close: 'Close'
	},
	edicts: {
		title: 'Decrees and rulings',
		decree: (issuer: string, targets: readonly string[], text: string) =>
			`${issuer} to ${list(targets)}: ${text}`,
		toEveryone: (issuer: string, text: string) => `${issuer} to everyone: ${text}`,
		ruling: (word: string, sentence: string) =>
			sentence === '' ? `Ruling: ${word}` : `Ruling: ${word}. ${sentence}`,
		house: (word: string, sentence: string) =>
			sentence === ''
				? `The table’s own ruling: ${word}`
				: `The table’s own ruling: ${word}. ${sentence}`
	}
};
