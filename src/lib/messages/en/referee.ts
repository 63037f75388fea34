import type { Card, Rank } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const { plural } = grammar('en');

const when = (round: number): string => (round === 0 ? 'before round 1' : `in round ${round}`);
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}, asked by ${name}`;

/** The Referee: questions and answers. An answer that the table logs is stored as this text. */
export default {
	title: 'Referee',
	/** Below the title. @param house the name of the house rules, or null */
	under: (game: string, house: string | null, players: number) =>
		`${game}${house === null ? '' : `, ${house}`} · ${players} players`,
	houseRules: 'house rules',
	underEvening: (game: string) => `${game} · this evening’s rules`,
	otherRules: 'Other rules',
	ask: {
		/** The heading above the field and the questions. */
		title: 'Ask the referee',
		/** Accessible name of the field, and an example in it. */
		label: 'Ask in your own words',
		example: 'Can I play a Joker on a two?',
		/** Of a question whose cards are known, but not all that was asked. */
		cardsEntered: 'The cards are entered. Open the question and add what else matters.',
		/** Above the questions, below what was found. */
		orTap: 'Or tap a question',
		nothing: 'Nothing found. Try other words, or tap a question.',
		/** Above questions that may have been meant: if it is not sure what was asked, and below an
		 * answer. */
		didYouMean: 'Did you mean …?',
		orDidYouMean: 'Or did you mean …?',
		/** Keeps a question that was not answered; what became of it. */
		didNotKnow: 'The Referee did not know?',
		keep: 'Keep the question',
		kept: 'Kept. It is listed in Settings.',
		/** Beside the rule, if its value is ours. */
		ourReading: 'our reading',
		failed: 'The search could not be loaded. Check the connection and try again.',
		/** Button: opens the question that was found, with what the words say filled in. */
		open: 'Open the question',
		/** The answer in a word. */
		yes: 'Yes.',
		no: 'No.',
		/** A phrase as a sentence. */
		so: (phrase: string) => `${phrase}.`,
		/** Where the rule is read. @param chapter of the rulebook */
		/** Two sentences or more: the rule of the first round, and that of later ones. */
		firstRound: (text: string) => `First round: ${text}`,
		laterRounds: (text: string) => `Later rounds: ${text}`,
		/** What an option that this table does not play means. */
		elsewhere: (text: string) => `Where it is played: ${text}`,
		notHere: 'This table does not play it.',
		place: (game: string, chapter: string) => `${game}, ${chapter}`
	},
	whichQuestion: 'What is the question?',
	/** Each question, as it is shown and asked. */
	questions: {
		play: 'May this be played?',
		hand: 'What must I give?',
		next: 'Who leads, who is next?',
		join: 'Where does the newcomer sit, and who pays now?',
		revolution: 'May a revolution be called now, and what changes?',
		call: 'Was that call good?',
		irregular: 'Something went wrong'
	},
	/** For a choice of rules when no evening is on the table. */
	whichRules: 'Under which rules?',
	game: 'Game',
	done: 'Done',
	/** Labels of the steppers. @param shown the number with bold markup */
	counters: {
		players: {
			label: 'players',
			fewer: 'One player fewer',
			more: 'One player more',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} player`, other: `${shown} players` })
		},
		newcomers: {
			label: 'newcomers',
			fewer: 'One newcomer fewer',
			more: 'One newcomer more',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} newcomer`, other: `${shown} newcomers` })
		},
		cards: {
			label: 'cards are owed',
			fewer: 'One card fewer',
			more: 'One card more',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} card is owed`, other: `${shown} cards are owed` })
		}
	},
	/** The region with the answer, and the rules behind it. */
	answer: 'Answer',
	rules: 'Rules',
	/** Bold, before the text of a house rule. */
	houseRule: (name: string) => `House rule, ${name}:`,
	/** Joins sentences. */
	sentences: (all: readonly string[]) => all.join(' '),
	/** Below the table’s own answer. @param word the answer by the rules: Allowed */
	byRules: (word: string) => `By the rules: “${word}”.`,
	/** Bold, before an earlier answer. */
	ruledBefore: 'Ruled before:',
	/** The earlier answer.
	 * @param sentence its explanation, or empty
	 * @param round 0: before the first round */
	earlier: (word: string, sentence: string, round: number, askedBy: string | null) =>
		`${word}${sentence === '' ? '' : `: ${sentence}`}, ${asked(round, askedBy)}`,
	/** @param bold wraps text in bold markup */
	ownAnswer: (bold: (text: string) => string, round: number, askedBy: string | null) =>
		`${bold('This table’s own answer')} ${asked(round, askedBy)}`,
	takeBack: 'Take it back',
	log: 'Log this ruling',
	whoAsked: 'Who asked?',
	whoAskedIfYouLike: 'Who asked? (optional)',
	logNameless: 'Log it without a name',
	house: {
		open: 'House rule instead…',
		title: 'House rule instead',
		forThisQuestion: 'For this question, from now on',
		/** @param word what is decided: "Allowed" */
		atThisTable: (word: string) => `${word} at this table`,
		own: 'What this table does',
		isOurs: 'This is our answer',
		/** The answer, if the table typed its own. */
		word: 'House ruling',
		fromNextDeal: 'As a house rule, from the next deal',
		/** An option and what it is set to. */
		setting: (option: string, value: string) => `${option}: ${value}`,
		/** The same as an answer. @param sentence what the value means */
		settingSaid: (option: string, value: string, sentence: string) =>
			`${option}: ${value}. ${sentence}`
	},
	card: {
		/** Accessible name of an entered card. @param mark one of `marks`, or null */
		takeBack: (card: Card, mark: string | null) =>
			`Take back ${cardText(card)}${mark === null ? '' : `, ${mark}`}`,
		marks: { goes: 'goes', 'may-go': 'may go' },
		/** Below the number on a tarot trump. */
		trump: 'trump'
	},
	keys: {
		/** Accessible name of a rank key. */
		rank: (rank: Rank) => rankWord(rank),
		trump: 'Trump',
		suits: { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades', T: 'Stars', M: 'Moons' },
		notKnown: 'Not known'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
};
