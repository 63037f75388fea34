import type { CorrectionTopic } from '#lib/evening/entries.ts';
import type { TaxCorrection } from '#lib/evening/state.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { capital, numberWord } from './grammar/nouns.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, ordinal, list } = grammar('en');

const PAIRS: Record<WildPair, string> = {
	JK: 'both Jokers',
	'two-JK': 'two Jokers',
	JE: 'both Jesters',
	'two-JE': 'two Jesters'
};

const rounds = (n: number) =>
	plural(n, { one: `${numberWord(n)} round`, other: `${numberWord(n)} rounds` });
const cards = byCount('card', 'cards');

/** Rounds in a row, from the first to the last of them. */
function span(first: number, last: number): string {
	if (first === last) return `round ${first}`;
	return last === first + 1 ? `rounds ${first} and ${last}` : `rounds ${first} to ${last}`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'first';
	const nth = place + ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' });
	return last ? 'last' : `${nth} place`;
}

/** The page of an evening. */
export default {
	evening: 'Evening',
	/** The game and the name of its house rules. */
	houseGame: (game: string, house: string) => `${game}, ${house}`,
	isDeleted:
		'This evening is deleted. You can bring it back for 30 days, here or under Deleted in the Chronicle.',
	statistics: 'Statistics of the evening',
	backToTable: 'Back to the table',
	putOnTable: 'Put it on the table',
	/** Under the title of an evening. @param day a formatted date */
	enteredLater: (day: string) => `Entered later, on ${day}`,
	sheet: {
		/** Button that opens the sheet. */
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
	/** The chart of places round by round, and the same as a table. */
	places: {
		title: 'Places',
		asTable: 'As a table',
		picture: 'Picture of the places, round by round',
		table: 'Table of the places, round by round',
		caption: 'Places in which everyone came out of each round',
		round: 'Round',
		what: 'What happened',
		/** Instead of a round number: the seats that were drawn before the first round. */
		drawnRow: 'Drawn',
		notThere: 'not there',
		atTheEnd: 'At the end, from the top',
		/** Short labels for the chart; names are cut off. */
		marks: {
			revolution: (pair: WildPair): string => PAIRS[pair],
			greaterRevolution: 'greater revolution',
			rules: 'new rules',
			rulesOnce: 'rules for one round',
			draw: 'new draw',
			joins: (name: string) => `+ ${name}`,
			leaves: (name: string) => `− ${name}`,
			'sits-out': (name: string) => `${name} sits out`,
			'is-back': (name: string) => `${name} is back`
		},
		/** The same at a line of the picture that is sent: strangers read it. */
		inWords: {
			joins: (name: string) => `${name} comes`,
			leaves: (name: string) => `${name} goes`
		},
		/** The same in the table. */
		events: {
			revolution: (caller: string, pair: WildPair) => `${caller} showed ${PAIRS[pair]}`,
			greaterRevolution: (caller: string) => `${caller} called a greater revolution`,
			rules: 'New rules from here on',
			rulesOnce: 'New rules for this round',
			draw: 'Everyone drew again',
			joins: (name: string) => `${name} joined`,
			leaves: (name: string) => `${name} left`,
			'sits-out': (name: string) => `${name} sat out`,
			'is-back': (name: string) => `${name} came back`
		}
	},
	/** The evening in a few sentences. */
	recap: {
		title: 'In short',
		/** Joins the sentences below. */
		text: (sentences: readonly string[]) => sentences.join(' '),
		none: 'No round is finished yet.',
		played: (n: number, winner: string) =>
			n === 1
				? `One round was played, and ${winner} won it.`
				: `${capital(rounds(n))} were played, and ${winner} won the last one.`,
		/** @param first the first and `last` the last round of the reign */
		reign: (name: string, first: number, last: number) =>
			`${name} reigned for ${rounds(last - first + 1)}, ${span(first, last)}.`,
		reigns: (name: string, times: number, long: number) =>
			`${name} reigned ${times === 2 ? 'twice' : `${numberWord(times)} times`}, for ${rounds(long)}${long > 1 ? ' in a row' : ''} each time.`,
		longestReigns: (names: readonly string[], long: number) =>
			`The longest reigns lasted ${rounds(long)}: ${list(names.map((name) => `${name}’s`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} rose from ${at(from)} to ${at(to)}.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} fell from ${at(from)} to ${at(to)}.`,
		revolution: (name: string, pair: WildPair, round: number) =>
			`${name} showed ${PAIRS[pair]} in round ${round}: no taxes.`,
		greaterRevolution: (name: string, round: number) =>
			`${name} called a greater revolution in round ${round}.`,
		/** For more than three. */
		revolutions: (n: number, names: readonly string[]) =>
			`There were ${numberWord(n)} revolutions, called by ${list(names)}.`,
		/** How often a play turned the ranking. */
		turned: (n: number) =>
			`The ranking was turned ${n === 1 ? 'once' : n === 2 ? 'twice' : `${numberWord(n)} times`} by a play.`,
		/** @param n the cards that each paid @param partly whether other taxes were not recorded */
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${list(names)} ${names.length === 1 ? 'paid' : 'each paid'} ${numberWord(n)} ${cards(n)} in tax${partly ? ', as far as recorded' : ''}.`,
		unrecorded: (n: number) =>
			capital(
				plural(n, { one: `${numberWord(n)} tax was`, other: `${numberWord(n)} taxes were` })
			) + ' not recorded.',
		decrees(n: number, refused: number) {
			if (n === 1) return `One decree was issued${refused === 1 ? ', and refused' : ''}.`;
			const issued = `${capital(numberWord(n))} decrees were issued`;
			if (refused === 0) return `${issued}.`;
			return refused === n
				? `${issued}, and all were refused.`
				: `${issued}, ${numberWord(refused)} of them refused.`;
		},
		rulings: (n: number) =>
			capital(
				plural(n, { one: `${numberWord(n)} ruling was`, other: `${numberWord(n)} rulings were` })
			) + ' written down.'
	},
	/** Large figures, each with a caption below it that has the name. */
	facts: {
		label: 'Highlights',
		/** Large figures. */
		of: (n: number, all: number) => `${n} of ${all}`,
		/** From one place to another. */
		way: (from: number, to: number) => `${from}→${to}`,
		/** The same for screen readers. */
		waySpoken: (from: number, to: number) => `From ${from} to ${to}:`,
		/** Captions. Below "3 of 8": */
		wins: (name: string) => `rounds won by ${name}`,
		/** Below "3 : 3": */
		tie: (names: readonly string[]) => `rounds won: ${list(names)}`,
		/** Below "5 of 6": */
		winners: 'players won a round',
		/** Below the number of rounds: */
		reign: (name: string) => `rounds of ${name}’s reign`,
		climb: (name: string, n: number) => `${name}’s climb in ${n} ${n === 1 ? 'round' : 'rounds'}`,
		fall: (name: string, n: number) => `${name}’s fall in ${n} ${n === 1 ? 'round' : 'rounds'}`,
		/** Below the number of cards: */
		tax: (name: string) => `cards ${name} paid in tax`,
		/** Below 0: */
		revolution: (name: string, round: number) => `taxes in round ${round}: ${name}’s revolution`,
		/** Below "6→1": */
		greaterRevolution: (name: string) => `${name}’s greater revolution`,
		/** Below their number: */
		revolutions: 'revolutions in one night',
		/** Below the number of rounds that both played: */
		ahead: (name: string, other: string) => `rounds, and ${name} always ahead of ${other}`,
		/** Below the number of rounds: */
		steady: (name: string, place: number) => `times in a row: ${name} at place ${place}`,
		bottom: (name: string) => `rounds ${name} held out at the bottom`,
		/** Below the number of points: */
		points: (name: string) => `points for ${name}`
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
		/** Instead of the icon before a line, for screen readers. */
		signs: {
			rounds: 'Round:',
			revolution: 'Revolution:',
			decrees: 'Decree:',
			rulings: 'Ruling:',
			notes: 'Note:',
			changes: 'Change:'
		},
		count: byCount('# line', '# lines'),
		more: byCount('# more line', '# more lines'),
		/** Next to the time. */
		round: (n: number) => `Round ${n}`,
		fromTheTop: 'From the top'
	},
	/** Lines of the log: `head` is bold, `then` follows it and may be empty. */
	lines: {
		start: (names: readonly string[]) => ({
			head: 'The evening begins',
			then: `with ${list(names)}.`
		}),
		/** Names follow, from first to last. */
		round: (n: number) => ({ head: `Round ${n}`, then: 'is over.' }),
		RoundVoided: { head: 'The deal was void', then: 'and the cards were dealt again.' },
		revolution: (caller: string, pair: WildPair) => ({
			head: `${caller} shows ${PAIRS[pair]}`,
			then: '— no taxes.'
		}),
		turned: { head: 'A play turns the ranking', then: 'until the round ends.' },
		turnedBack: { head: 'A play turns the ranking back', then: '' },
		reversed: { head: 'Nines turn the direction of play', then: 'counter-clockwise.' },
		reversedBack: { head: 'Nines turn the direction back', then: 'clockwise.' },
		greaterRevolution: (caller: string) => ({
			head: `${caller} calls a greater revolution`,
			then: '— all places are reversed.'
		}),
		/** @param text as the table typed it @param targets who has to obey; null: everyone */
		decree: (issuer: string, text: string, targets: readonly string[] | null) => ({
			head: `${issuer} decrees:`,
			then: `${text} · ${targets === null ? 'everyone' : list(targets)}`
		}),
		/** Each of `question`, `answer` (yes or no) and `sentence` may be empty. */
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'The table’s own ruling:' : 'Ruling:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		}),
		note: (text: string) => ({ head: 'Note:', then: text }),
		/** @param issuer who decreed it; null: the table agreed
		 * @param once whether for one round only */
		rules: (issuer: string | null, once: boolean) => ({
			head: issuer === null ? 'The table agreed:' : `${issuer} decreed:`,
			then: once ? 'new rules for one round.' : 'new rules.'
		}),
		PlayerJoined: (name: string) => ({ head: name, then: 'joins.' }),
		PlayerLeft: (name: string) => ({ head: name, then: 'leaves.' }),
		HandsChanged: (name: string) => ({
			head: name,
			then: 'swaps hands with the first.'
		}),
		PlayerLeftMidRound: (name: string) => ({
			head: name,
			then: 'leaves in the middle of the round.'
		}),
		'arrival-announced': (name: string) => ({ head: name, then: 'joins from the next round on.' }),
		DepartureAnnounced: (name: string) => ({ head: name, then: 'leaves after this round.' }),
		PlayerSatOut: (name: string) => ({ head: name, then: 'sits this round out.' }),
		/** @param fine as the table typed it; null: none */
		tax(
			payer: string,
			fault: TaxCorrection['fault'],
			remedy: TaxCorrection['remedy'],
			fine: string | null
		) {
			const what = { wrong: 'was wrong', forgotten: 'was forgotten' }[fault];
			const then = { 'paid-anew': 'paid again', fine: 'a fine', 'let-stand': 'left as it was' }[
				remedy
			];
			return {
				head: `${payer}’s tax ${what}:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		/** @param points with their sign @param reason as the table typed it */
		score: (name: string, points: string, reason: string) => ({
			head: `${name} ${points}`,
			then: `by hand: ${reason}`
		}),
		/** @param moved whether any did, which `details.moved` says */
		orders: (moved: boolean) => ({
			head: 'After the correction',
			then: moved ? 'cards changed hands:' : 'the cards stay as they are.'
		}),
		amended: (round: number, about: CorrectionTopic) => ({
			head: `Round ${round} corrected:`,
			then: {
				exits: 'who went out when.',
				ranking: 'how often the ranking turned.',
				revolution: 'the revolution.',
				tax: 'the taxes.',
				chairs: 'the chairs.',
				people: 'who was there.',
				rules: 'the rules.'
			}[about]
		}),
		'player-renamed': (before: string, name: string) => ({
			head: before,
			then: `has a new name: ${name}`
		}),
		renamed: (name: string) => ({ head: 'The evening has a new name:', then: name }),
		LastRoundAnnounced: { head: 'The last round', then: 'is announced.' },
		EveningClosed: { head: 'The evening is closed.', then: '' },
		/** Between two lines. */
		clock: {
			back: { head: 'The phone’s clock was put back.', then: '' },
			ahead: {
				head: 'A long break, or the phone’s clock was put forward.',
				then: 'It counts as three hours.'
			}
		},
		EveningReopened: { head: 'The evening is reopened.', then: '' },
		EveningDeleted: { head: 'The evening is deleted.', then: '' },
		EveningRestored: { head: 'The evening is brought back.', then: '' }
	},
	/** Small print below a line. */
	details: {
		dealt: (name: string) => `${name} dealt`,
		/** @param unrecorded how many more taxes were due */
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
		moved: (from: string, to: string, n: number) => `${from} gave ${to} ${n} ${cards(n)}`,
		endedEarly: 'Ended early, the rest placed by hand',
		forbidden: (names: readonly string[]) => `${list(names)} ended on a forbidden card`,
		left: (names: readonly string[]) => `${list(names)} left before the end`,
		askedBy: (name: string) => `asked by ${name}`,
		takenBack: 'taken back since'
	}
};
