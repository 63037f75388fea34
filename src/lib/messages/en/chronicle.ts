import type { Matter } from '#lib/evening/entries.ts';
import type { TaxCorrection } from '#lib/evening/state.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural, ordinal, list } = grammar('en');

/** Which wild cards a pack has. */
type Wild = 'JK' | 'JE';
const wilds = (wild: Wild) => (wild === 'JE' ? 'both Jesters' : 'both Jokers');

const WORDS = [
	...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
	...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
];
const word = (n: number) => WORDS[n] ?? `${n}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rounds = (n: number) => plural(n, { one: `${word(n)} round`, other: `${word(n)} rounds` });
const cards = (n: number) => plural(n, { one: 'card', other: 'cards' });

/** Rounds in a row, from the first to the last of them. */
function span(first: number, last: number): string {
	if (first === last) return `round ${first}`;
	return last === first + 1 ? `rounds ${first} and ${last}` : `rounds ${first} to ${last}`;
}

/** Where somebody was, from 1; and whether that was the last place. */
interface Place {
	readonly place: number;
	readonly last: boolean;
}
function at({ place, last }: Place): string {
	if (place === 1) return 'first';
	const nth = place + ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' });
	return last ? 'last' : `${nth} place`;
}

/** The page of an evening. */
export default {
	evening: 'Evening',
	/** The game, and the name that its house rules have. */
	houseGame: (game: string, house: string) => `${game}, ${house}`,
	isDeleted:
		'This evening is deleted. For 30 days it can be brought back, here or under Deleted in the Chronicle.',
	statistics: 'Statistics of the evening',
	backToTable: 'Back to the table',
	putOnTable: 'Put it on the table',
	sheet: {
		/** The button that opens it. */
		more: 'More',
		title: 'This evening',
		share: 'Share',
		note: 'Add a note',
		noteTitle: 'A note for the log',
		noteLabel: 'What should be remembered?',
		addNote: 'Add the note',
		rename: 'Rename',
		renameLabel: 'What is the evening called?',
		correct: 'Correct a round',
		reopen: 'Reopen and put on the table',
		again: 'The same people again',
		remove: 'Delete this evening'
	},
	/** The chart of the places, and the table of the same. */
	places: {
		title: 'Places',
		asTable: 'As a table',
		picture: 'Picture of the places, round by round',
		table: 'Table of the places, round by round',
		caption: 'Places at the start of play of each round, and at the end',
		round: 'Round',
		what: 'What happened',
		/** In place of the number of a round. */
		endRow: 'End',
		endColumn: 'end',
		notThere: 'not there',
		atTheEnd: 'Those at the end, from the top',
		gone: 'Not there at the end:',
		/** Short, for the picture; names are cut. */
		marks: {
			revolution: (wild: Wild): string => wilds(wild),
			greaterRevolution: 'greater revolution',
			rules: 'new rules',
			rulesOnce: 'rules for one round',
			draw: 'new draw',
			joins: (name: string) => `+ ${name}`,
			leaves: (name: string) => `− ${name}`,
			'sits-out': (name: string) => `${name} sits out`,
			'is-back': (name: string) => `${name} is back`
		},
		/** For the table. */
		events: {
			revolution: (caller: string, wild: Wild) => `${caller} showed ${wilds(wild)}`,
			greaterRevolution: (caller: string) => `${caller} called a greater revolution`,
			rules: 'Other rules from here on',
			rulesOnce: 'Other rules for this round',
			draw: 'Everyone drew anew',
			joins: (name: string) => `${name} joined`,
			leaves: (name: string) => `${name} left`,
			'sits-out': (name: string) => `${name} sat out`,
			'is-back': (name: string) => `${name} was back`
		}
	},
	/** The evening in some sentences, and in numbers that stand out. */
	recap: {
		title: 'In short',
		/** All sentences, one after the other. */
		text: (sentences: readonly string[]) => sentences.join(' '),
		none: 'No round is finished yet.',
		played: (n: number, winner: string) =>
			n === 1
				? `One round was played, and ${winner} came out first.`
				: `${capital(rounds(n))} were played; ${winner} came out of the last one first.`,
		/** Was first in rank from one round to another. */
		reign: (name: string, first: number, last: number) =>
			`${name} reigned for ${rounds(last - first + 1)}, ${span(first, last)}.`,
		reigns: (name: string, times: number, long: number) =>
			`${name} reigned ${times === 2 ? 'twice' : `${word(times)} times`}, for ${rounds(long)}${long > 1 ? ' in a row' : ''} each time.`,
		longestReigns: (names: readonly string[], long: number) =>
			`The longest reigns lasted ${rounds(long)}: ${list(names.map((name) => `${name}’s`))}.`,
		rose: (name: string, from: Place, to: Place) => `${name} rose from ${at(from)} to ${at(to)}.`,
		fell: (name: string, from: Place, to: Place) => `${name} fell from ${at(from)} to ${at(to)}.`,
		revolution: (name: string, wild: Wild, round: number) =>
			`${name} showed ${wilds(wild)} in round ${round}: no taxes.`,
		greaterRevolution: (name: string, round: number) =>
			`${name} called a greater revolution in round ${round}.`,
		/** More than three. */
		revolutions: (n: number, names: readonly string[]) =>
			`There were ${word(n)} revolutions, called by ${list(names)}.`,
		/** @param n the cards that each paid @param partly whether other taxes were not recorded */
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${list(names)} ${names.length === 1 ? 'paid' : 'each paid'} ${word(n)} ${cards(n)} in tax${partly ? ', as far as recorded' : ''}.`,
		unrecorded: (n: number) =>
			capital(plural(n, { one: `${word(n)} tax was`, other: `${word(n)} taxes were` })) +
			' not recorded.',
		decrees(n: number, refused: number) {
			if (n === 1) return `One decree was issued${refused === 1 ? ', and refused' : ''}.`;
			const issued = `${capital(word(n))} decrees were issued`;
			if (refused === 0) return `${issued}.`;
			return refused === n
				? `${issued}, and all were refused.`
				: `${issued}, ${word(refused)} of them refused.`;
		},
		rulings: (n: number) =>
			capital(plural(n, { one: `${word(n)} ruling was`, other: `${word(n)} rulings were` })) +
			' written down.'
	},
	/** A number printed large, and below it what it counts. */
	tiles: {
		label: 'What stands out',
		/** Below the number of rounds. */
		reign: (name: string, first: number, last: number) =>
			`${name}’s reign, ${first === last ? `round ${first}` : `rounds ${first}–${last}`}`,
		/** Printed large: from one place to another; the arrow points the way that is read. */
		way: (from: number, to: number) => `${from}→${to}`,
		/** The same read aloud. */
		waySpoken: (from: number, to: number) => `From ${from} to ${to}:`,
		rise: (name: string) => `${name}’s rise over the night`,
		fall: (name: string) => `${name}’s fall over the night`,
		/** Below the number of cards that each paid. */
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${cards(n)} ${list(names)} ${names.length === 1 ? 'paid' : 'each paid'} in tax${partly ? ', as recorded' : ''}`
	},
	log: {
		title: 'The log',
		oldestFirst: 'Oldest first',
		show: 'What to show',
		all: 'All',
		kinds: {
			rounds: 'Rounds',
			decrees: 'Decrees',
			rulings: 'Rulings',
			notes: 'Notes',
			changes: 'Changes'
		},
		/** Before a line, instead of its sign, for those who do not see it. */
		signs: {
			rounds: 'Round:',
			revolution: 'Revolution:',
			decrees: 'Decree:',
			rulings: 'Ruling:',
			notes: 'Note:',
			changes: 'Change:'
		},
		count: (n: number) => plural(n, { one: `${n} line`, other: `${n} lines` }),
		more: (n: number) => plural(n, { one: `${n} more line`, other: `${n} more lines` }),
		/** Beside the time. */
		round: (n: number) => `Round ${n}`,
		fromTheTop: 'From the top'
	},
	/** A line of the log: what counts is printed bold, then the rest follows; `then` may be empty. */
	lines: {
		start: (names: readonly string[]) => ({
			head: 'The evening begins',
			then: `with ${list(names)}.`
		}),
		/** The names follow, from the first to the last. */
		round: (n: number) => ({ head: `Round ${n}`, then: 'is over.' }),
		voided: { head: 'The deal was void', then: 'and the cards were dealt again.' },
		revolution: (caller: string, wild: Wild) => ({
			head: `${caller} shows ${wilds(wild)}`,
			then: '— no taxes.'
		}),
		greaterRevolution: (caller: string) => ({
			head: `${caller} calls a greater revolution`,
			then: '— all places turn.'
		}),
		/** @param text the table’s own words @param targets who has to obey; null: everyone */
		decree: (issuer: string, text: string, targets: readonly string[] | null) => ({
			head: `${issuer} decrees:`,
			then: `${text} · ${targets === null ? 'everyone' : list(targets)}`
		}),
		/** What was asked, a yes or no to it, and a sentence; each may be empty. */
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'The table’s own ruling:' : 'Ruling:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		}),
		note: (text: string) => ({ head: 'Note:', then: text }),
		/** @param issuer whose decree it was; null: all agreed @param once whether for one round alone */
		rules: (issuer: string | null, once: boolean) => ({
			head: issuer === null ? 'The table agreed:' : `${issuer} decreed:`,
			then: once ? 'other rules for one round.' : 'other rules.'
		}),
		joins: (name: string) => ({ head: name, then: 'joins.' }),
		leaves: (name: string) => ({ head: name, then: 'leaves.' }),
		'leaves-round': (name: string) => ({ head: name, then: 'leaves in the middle of the round.' }),
		'sits-out': (name: string) => ({ head: name, then: 'sits this round out.' }),
		/** @param fine what the table named, in its own words */
		tax(
			payer: string,
			fault: TaxCorrection['fault'],
			remedy: TaxCorrection['remedy'],
			fine: string | null
		) {
			const what = { wrong: 'was wrong', forgotten: 'was forgotten' }[fault];
			const then = { 'paid-anew': 'paid anew', fine: 'a fine', 'let-stand': 'left as it was' }[
				remedy
			];
			return {
				head: `${payer}’s tax ${what}:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		/** @param points with their sign @param reason in the table’s own words */
		score: (name: string, points: string, reason: string) => ({
			head: `${name} ${points}`,
			then: `by hand: ${reason}`
		}),
		amended: (round: number, about: Matter) => ({
			head: `Round ${round} corrected:`,
			then: {
				exits: 'who went out when.',
				revolution: 'the revolution.',
				tax: 'the taxes.',
				chairs: 'the chairs.',
				people: 'who was there.',
				rules: 'the rules.'
			}[about]
		}),
		'player-renamed': (before: string, name: string) => ({
			head: before,
			then: `has another name: ${name}`
		}),
		renamed: (name: string) => ({ head: 'The evening has another name:', then: name }),
		'last-round': { head: 'The last round', then: 'is announced.' },
		closed: { head: 'The evening is closed.', then: '' },
		reopened: { head: 'The evening is reopened.', then: '' },
		deleted: { head: 'The evening is deleted.', then: '' },
		restored: { head: 'The evening is brought back.', then: '' }
	},
	/** Smaller, below a line. */
	details: {
		dealt: (name: string) => `${name} dealt`,
		/** One after the other; `unrecorded` are how many more were due. */
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Taxes not recorded'
				: [
						...paid.map((tax) => `${tax.from} paid ${tax.to} ${tax.cards} ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 tax', other: `${unrecorded} taxes` })} not recorded`
								])
					].join('; '),
		endedEarly: 'Ended early, the rest placed by hand',
		forbidden: (names: readonly string[]) => `${list(names)} ended on a forbidden card`,
		left: (names: readonly string[]) => `${list(names)} left before the end`,
		askedBy: (name: string) => `asked by ${name}`,
		takenBack: 'taken back since'
	}
};
