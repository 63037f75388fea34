import type { TaxCorrection, Term } from '#lib/evening/state.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { plural, list } = grammar('en');

/** The sheets of the Table. */
export default {
	more: {
		title: 'More',
		skip: 'Skip: not recorded',
		noteTitle: 'A note for the log',
		leavesTitle: 'Who leaves the round?',
		earlyTitle: 'End the round early',
		wentWrong: 'Something went wrong',
		screen: 'Show it on a big screen',
		end: 'End the evening',
		rulesSay: 'What do the rules say?',
		soFar: 'The evening so far',
		correct: 'Correct an earlier round',
		addNote: 'Add a note',
		decrees: 'Decrees',
		standings: 'Standings',
		rules: 'Change the rules',
		leaves: 'Someone leaves the round',
		early: 'End the round early',
		void: 'Void: deal this round again',
		announce: 'Announce the last round',
		another: 'Start another evening',
		close: 'Close the evening',
		noteLabel: 'What should be remembered?',
		addTheNote: 'Add the note',
		leaveHelp: 'Whoever leaves now takes the worst place still free.',
		earlyHelp: 'Who still holds cards, from the best place down:',
		endLikeThis: 'End the round like this'
	},
	/** Who sits where, between the rounds. */
	seats: {
		title: 'Change the seats',
		where: (top: string) => `Where does ${top} sit?`,
		stays: (top: string) => `${top} stays`,
		takes: (sitter: string) => `In ${sitter}’s chair`,
		free: 'In the free chair',
		/** Beside a choice. @param moves 5 people move */
		fewest: (moves: string) => `${moves}, the fewest`,
		/** Headings above the two buttons that follow. */
		stay: 'Titles move, people stay',
		move: 'People move to their places',
		once: 'This round',
		lasting: 'From now on'
	},
	/** In Play, where a play can turn the ranking. */
	turning: {
		label: 'The ranking',
		/** Buttons: what was just played. Jacks turn it until the trick ends. */
		turn: 'Revolution',
		back: 'Counter-revolution',
		jacks: 'Jacks',
		trickOver: 'That trick is over',
		isTurned: 'The ranking is reversed.',
		/** Where nines can turn the direction of play; then the button. */
		direction: 'The direction of play',
		counterClockwise: 'Play goes counter-clockwise.',
		clockwise: 'Play goes clockwise.',
		nines: 'Nines'
	},
	people: {
		title: 'Come and go',
		redraw: 'By the rules of this table everyone draws again when someone joins (JO-2).',
		nameLabel: 'Name of the newcomer',
		newName: 'New name',
		/** Button beside the typed name, and heading above names to tap. */
		joins: 'Joins',
		cardLabel: 'The newcomer’s card',
		draws: (name: string) =>
			`${name} draws a card, which decides the place: three ranks to a place, from the bottom up (JO-2).`,
		drew: (name: string) => `${name} drew`,
		notNow: 'Not now',
		badForm: (names: readonly string[]) =>
			`Temple calls it bad form to step out at the bottom and come straight back, as ${list(names)} did. It is allowed (JO-3).`,
		atTable: 'At the table',
		/** Beside a name. */
		isSittingOut: 'sits out',
		sitsOut: 'Sits out',
		leaves: 'Leaves',
		/** Accessible names of the buttons beside a name. */
		nameSitsOut: (name: string) => `${name} sits out`,
		nameLeaves: (name: string) => `${name} leaves`,
		saidJoins: (name: string) => `${name} joins.`,
		saidLeaves: (name: string) => `${name} leaves.`,
		saidSitsOut: (name: string) => `${name} sits this round out and keeps the place.`,
		/** Title, and line below it, while a round is on. */
		nextRound: 'Come and go next round',
		later: 'A round is on. This holds from the next one.',
		/** Button that withdraws an announcement, and its accessible name. */
		notAfterAll: 'Not after all',
		nameNotAfterAll: (name: string) => `${name}: not after all`,
		/** Who was announced for the next round. */
		come: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'joins', other: 'join' })} next round`,
		go: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'leaves', other: 'leave' })} after this round`,
		forms: 'Forms of address',
		form: (name: string, form: string) => `${name}: ${form}`,
		done: 'Done'
	},
	/** The last player may swap hands with the first (DF-18). */
	hands: {
		label: 'Swap of hands',
		may: (last: string, first: string) =>
			`${last} may swap hands with ${first} before any tribute, if there is no J, Q, K, A, 2 or Joker among the cards.`,
		changed: (last: string) => `${last} swapped hands with the first. No tax is paid between them.`,
		change: 'They swapped hands'
	},
	exit: {
		title: (name: string, place: number) => `${name} is ${common.ordinal(place)}`,
		endedEarly:
			'This round was ended early and the rest was placed by hand. To change it, undo that first.',
		notOut: (name: string) => `${name} is not out after all`,
		/** Beside the forbidden cards.
		 * @param which the ranks whose effects can empty a hand (DF-15, DF-16) */
		notJudged: (which: readonly string[]) =>
			`Going out through the effect of ${which.join(', ')} does not count as ending on a forbidden card (our reading).`,
		allowed: 'The last card was allowed',
		forbidden: (which: readonly string[]) => `Ended on a forbidden card: ${which.join(', ')}`,
		turned: (first: string) =>
			`All places were reversed. To change that, tap ${first}, who was first out.`,
		swap: (other: string, place: number) => `Swap with ${other}, ${common.ordinal(place)}`
	},
	fault: {
		title: 'A tribute went wrong',
		silent: 'The sources do not say. These are the usual ways; the table chooses (TX-11).',
		whose: 'Whose tribute',
		what: 'What happened',
		faults: { wrong: 'Wrong cards', forgotten: 'Forgotten' } satisfies Record<
			TaxCorrection['fault'],
			string
		>,
		does: 'What the table does',
		remedies: {
			'paid-anew': 'The cards go back, the right ones are paid',
			fine: 'A fine',
			'let-stand': 'Let it stand'
		} satisfies Record<TaxCorrection['remedy'], string>,
		fine: 'The fine',
		record: 'Record it'
	},
	decree: {
		title: 'Decrees',
		shown: 'What is shown',
		new: 'A new decree',
		inForce: (n: number) => `In force: ${n}`,
		noneInForce: 'No decree is in force.',
		nobodyYet: 'Nobody has a place yet: decrees come after the first round.',
		closed: 'The evening is closed.',
		before: 'Before',
		/** Marks a rules change in the list of decrees. */
		rules: 'rules',
		asBefore: 'as before',
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Round ${round} · ${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`,
		changed: (round: number, by: string) => `Round ${round} · ${by}`,
		changedOnce: (round: number, by: string) => `Round ${round} · ${by}, for one round`,
		/** The words in braces are chosen. */
		sentence: '{issuer} decrees — {targets}: {text}, {term}.',
		who: 'Who decrees?',
		toWhom: 'Who has to obey?',
		everyone: 'Everyone',
		allBelow: 'All below',
		what: 'What?',
		inWords: 'In these words',
		untilWhen: 'Until when?',
		terms: {
			round: 'This round',
			reign: 'While reigning',
			evening: 'All evening'
		} satisfies Record<Term, string>,
		nobodyAsked: 'Do not ask for anything that makes someone uncomfortable.',
		decreed: 'Proclaim it',
		/** Ready-made decrees: the button, and the text of the decree. */
		templates: {
			hats: { name: 'Hats', text: 'Wear the hat of your title' },
			carnation: { name: 'A carnation', text: 'Pin on the top player’s carnation' },
			'ranked-seats': {
				name: 'Better and worse seats',
				text: 'The softer seats at the top, the harder ones below'
			},
			sweets: { name: 'The sweets', text: 'Help yourselves to the sweets by rank, the top first' },
			'tall-chair': { name: 'The tall chair', text: 'Leave the tall chair to the top' },
			stool: { name: 'The stool', text: 'Sit on the stool' },
			drinks: { name: 'Drinks', text: 'Bring the drinks' },
			'best-chair': { name: 'The best chair', text: 'Give up the best chair' },
			shuffle: { name: 'Shuffle and deal', text: 'Shuffle and deal' },
			bow: { name: 'Bow and scrape', text: 'Bow and scrape before you speak' }
		}
	},
	score: {
		standings: 'Standings',
		points: 'Points',
		forPoints: 'Play for points',
		beaten: 'One point for each player beaten, from the next deal (SC-1).',
		nothing: 'Nothing to count until the first round is over.',
		round: (n: number) => `Round ${n}`,
		/** Where points came from, after the number: "+2 beat Ana". */
		beatNobody: 'beat nobody',
		beat: (names: readonly string[]) => `beat ${list(names)}`,
		rose: (name: string) => `${name} rose`,
		came: (place: number) => `came ${common.ordinal(place)}`,
		as: (title: string) => `as ${title}`,
		byHand: (reason: string) => `by hand: ${reason}`,
		beforeRounds: 'Before round 1',
		correctByHand: 'Correct by hand',
		player: 'Player',
		won: 'Won',
		reigned: 'Throne',
		longest: 'Longest',
		whoseFirst: 'Choose whose points they are.',
		whose: 'Whose points?',
		howMany: 'How many points?',
		fewer: 'One point fewer',
		more: 'One point more',
		why: 'Why?',
		correct: 'Correct the points',
		back: 'Back'
	},
	exposed: {
		label: 'A card was exposed',
		button: 'A card was exposed while dealing',
		whose: 'Whose card is it?',
		decides: (name: string) => `${name} decides`,
		keepsIt: (name: string) => `${name} keeps it`,
		goesTo: (name: string) => `It goes to ${name}, who gives a random card for it`
	},
	merchants: {
		label: 'Merchant exchange',
		may: (name: string) => `${name} may swap one card blindly with another Merchant.`,
		withNobody: (name: string) => `${name} swapped with nobody.`,
		swapped: (name: string, partner: string) => `${name} swapped a card with ${partner}.`,
		nobody: 'Nobody'
	}
};
