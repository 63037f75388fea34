import type { Decree } from '#lib/evening/edicts.ts';
import type { Happening } from '#lib/evening/history.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('en');

/** Numbers that follow one another, from the first to the last; the same twice is one alone. */
type Span = readonly [from: number, to: number];

/** What no longer fits and is left out. */
interface LeftOut {
	/** Whose it was, where it was somebody's. */
	readonly who: string;
	/** The words of a decree. */
	readonly text: string;
	/** In which rounds. */
	readonly spans: readonly Span[];
	/** How often. */
	readonly times: number;
}
type Sentence = (left: LeftOut) => string;

const topics = {
	exits: 'Who went out when',
	revolution: 'The revolution',
	tax: 'The taxes',
	chairs: 'The top chair',
	people: 'Who was there',
	rules: 'The rules',
	seats: 'The first seats'
};
const abouts = {
	rules: 'Rules',
	places: 'Seats',
	chairs: 'Chairs',
	dealer: 'Dealer',
	taxes: 'Taxes',
	revolution: 'Revolution',
	result: 'Result'
};
const states: Record<Decree['state'], string> = {
	'in-force': 'in force',
	lapsed: 'lapsed',
	obeyed: 'obeyed',
	refused: 'refused',
	vetoed: 'vetoed',
	lifted: 'lifted'
};

const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });

/** round 3, rounds 3 and 4, rounds 3 to 9. */
function rounds(spans: readonly Span[], capital = false): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
	return `${capital ? 'R' : 'r'}${isOne ? 'ound' : 'ounds'} ${text}`;
}

/** Something that is one or several. */
const thing =
	(one: string, many: string): Sentence =>
	({ spans, times }) =>
		plural(times, {
			one: `${one} in ${rounds(spans)} is left out.`,
			other: `${many} in ${rounds(spans)} are left out.`
		});
/** Something that happened, or did so several times. */
const deed =
	(words: string): Sentence =>
	({ spans }) =>
		`${words} in ${rounds(spans)} is left out.`;
const thingOf =
	(one: string, many: string): Sentence =>
	(left) =>
		thing(`${left.who}’s ${one}`, `${left.who}’s ${many}`)(left);
const deedOf =
	(words: string): Sentence =>
	(left) =>
		deed(`${left.who}’s ${words}`)(left);

/** What an entry recorded is left out. */
const leftOut = {
	EveningStarted: thing('The start', 'The starts'),
	SeatsSet: thing('The choice of seats', 'The choices of seats'),
	CardsDrawn: thing('The draw for seats', 'The draws for seats'),
	TopChairChosen: thing('The choice of the top chair', 'The choices of the top chair'),
	ChairsKept: deed('That people kept their chairs'),
	DealerNamed: (left) => deed(`That ${left.who} was named to deal`)(left),
	StepReached: thing('A step of the round', 'Steps of the round'),
	RevolutionCalled: thingOf('revolution', 'revolutions'),
	TaxMarked: thingOf('tax, as it was ticked off,', 'taxes, as they were ticked off,'),
	TaxesSettled: deed('That all taxes were paid'),
	TaxCorrected: thingOf('corrected tax', 'corrected taxes'),
	MerchantsExchanged: thing('The exchange of the Merchants', 'The exchanges of the Merchants'),
	CardExposed: thing('The exposed card', 'The exposed cards'),
	DecreeIssued: (left) =>
		thing(`${left.who}’s decree “${left.text}”`, `${left.who}’s decrees “${left.text}”`)(left),
	DecreeSettled: deed('What became of a decree'),
	RulingLogged: thing('A ruling', 'Rulings'),
	RulingOverruled: thing('The end of a ruling', 'The ends of rulings'),
	ScoreCorrected: ({ who, spans }) => `${who}’s corrected points in ${rounds(spans)} are left out.`,
	PlayerWentOut: thingOf('exit', 'exits'),
	ExitsSwapped: thing('A swap of two exits', 'Swaps of two exits'),
	ExitTakenBack: thingOf('exit taken back', 'exits taken back'),
	ExitJudged: thingOf('last card, as it was judged,', 'last cards, as they were judged,'),
	PlayerLeftMidRound: deedOf('leaving in the middle of the round'),
	RoundVoided: thing('A deal that was void', 'Deals that were void'),
	RoundEndedEarly: thing('The early end', 'The early ends'),
	RulesChanged: thing('The change of rules', 'The changes of rules'),
	RoundConfirmed: thing('The end of the round', 'The ends of the rounds'),
	PlayerJoined: deedOf('coming'),
	PlayerLeft: deedOf('leaving'),
	PlayerSatOut: deedOf('sitting out'),
	PlayerAddressed: thingOf('form of address', 'forms of address'),
	PlayerRenamed: thingOf('new name', 'new names'),
	NoteAdded: thing('A note', 'Notes'),
	LastRoundAnnounced: thing(
		'The word that it is the last round',
		'The words that it is the last round'
	),
	EveningClosed: thing('The end of the evening', 'The ends of the evening'),
	EveningReopened: deed('That the evening was reopened'),
	EveningRenamed: thing('The name of the evening', 'The names of the evening'),
	EveningDeleted: thing('A deletion', 'Deletions'),
	EveningRestored: thing('A recovery', 'Recoveries')
} satisfies Record<Happening['type'], Sentence>;

/** Who is where in another order. `one` and `many` are the verb: sits, sit. */
const order = (one: string, many: string) => ({
	first: (player: string, not: string) => `${player} ${one} first, not ${not}.`,
	last: (player: string, not: string) => `${player} ${one} last, not ${not}.`,
	elsewhere: (players: readonly string[]) =>
		plural(players.length, {
			one: `${list(players)} ${one} elsewhere.`,
			other: `${list(players)} ${many} elsewhere.`
		}),
	manyElsewhere: (n: number) =>
		plural(n, { one: `${n} person ${one} elsewhere.`, other: `${n} people ${many} elsewhere.` })
});

/** What may change in a later round, in a list. */
const changing = { seats: 'seats', taxes: 'taxes', dealers: 'dealers', results: 'results' };

/** The screens on which a round is told otherwise, and what would follow from it. */
export default {
	/** Of the page, and of the screen with all rounds. */
	title: 'Correct a round',
	round: (n: number) => `Round ${n}`,
	/** The round, and the evening. */
	subtitle: (round: number, evening: string) => `Round ${round} · ${evening}`,
	whichRound: 'Which round went otherwise?',
	whatOfIt: 'What went otherwise?',
	noResult: (round: number) => `Round ${round} has no result yet.`,
	nothingPlayed: 'No round is played yet. What is played can be corrected here.',
	undo: 'Undo the correction',
	redo: 'Redo the correction',
	undone: 'The correction is undone: all is as it was.',
	redone: 'It is corrected.',
	toEvening: 'The evening',
	toRounds: 'Rounds',
	back: 'Back',
	seeFollowing: 'See what would follow',

	/** What of a round can be told otherwise. */
	topics,
	/** Once it is accepted. */
	corrected: {
		exits: (round: number) => `Round ${round} is corrected: who went out when.`,
		revolution: (round: number) => `Round ${round} is corrected: the revolution.`,
		tax: (round: number) => `Round ${round} is corrected: the taxes.`,
		chairs: (round: number) => `Round ${round} is corrected: the top chair.`,
		people: (round: number) => `Round ${round} is corrected: who was there.`,
		rules: (round: number) => `Round ${round} is corrected: the rules.`,
		seats: (round: number) => `Round ${round} is corrected: the first seats.`
	} satisfies Record<keyof typeof topics, (round: number) => string>,

	/** What is recorded of a topic, below its name. */
	recorded: {
		names: (names: readonly string[]) => list(names),
		noRevolution: 'None',
		revolution: (name: string) => `${name} called a revolution`,
		greaterRevolution: (name: string) => `${name} called a greater revolution`,
		taxUnknown: 'Not recorded',
		taxDone: 'All paid and returned',
		nobodyPaid: 'Nobody paid',
		paid: (names: readonly string[]) => `${list(names)} paid`,
		keptChairs: 'Everyone kept the chair',
		tookChair: (name: string, chair: number) => `${name} took chair ${chair}`,
		players: (names: readonly string[]) =>
			plural(names.length, {
				one: `${names.length} player: ${list(names)}`,
				other: `${names.length} players: ${list(names)}`
			}),
		/** A game, and what the table calls its own rules for it. */
		rulesNamed: (game: string, own: string) => `${game}, ${own}`,
		/** A game, and in a few words what the table changed. */
		rulesChanged: (game: string, changes: string) => `${game}. ${changes}`
	},

	/** What stands out in a round. */
	marks: {
		on: 'On now',
		revolution: (name: string) => `Revolution: ${name}`,
		greaterRevolution: (name: string) => `Greater revolution: ${name}`,
		dealtAgain: (n: number) =>
			plural(n, { one: 'Dealt again once', other: `Dealt again ${n} times` }),
		left: (names: readonly string[]) => `${list(names)} left`,
		endedEarly: 'Ended early'
	},
	rounds: {
		number: 'Round',
		goThere: 'Go there',
		wrongNumber: (last: number) => `Type a number from 1 to ${last}.`,
		nobodyOut: 'Nobody is out yet'
	},

	/** Who came or went. */
	comings: {
		PlayerJoined: (name: string) => `${name} joined`,
		PlayerLeft: (name: string) => `${name} left`,
		PlayerSatOut: (name: string) => `${name} sat out`,
		PlayerLeftMidRound: (name: string) => `${name} left in the middle of it`,
		/** @param time of the day */
		when: (round: number, time: string) => `Round ${round} · ${time}`,
		mistake: 'A mistake',
		/** @param what of these: Ana joined */
		mistakeOf: (what: string, round: number) => `${what}, round ${round}: a mistake`,
		title: 'Came or went by mistake',
		link: 'Someone came or went by mistake'
	},

	exits: {
		order: 'From the first who was out to the last with cards:',
		turns: 'Who falls, and whether the table turns, is worked out from it.',
		left: (names: readonly string[]) =>
			`${list(names)} left in the middle of the round and came in below them all.`,
		forbidden: 'Ended on a forbidden card'
	},
	revolution: {
		who: 'Who called it, before any tax was paid?',
		label: 'Who called a revolution',
		none: 'There was none',
		greater: 'a greater revolution'
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} owes ${receiver} ${n}`,
		owed: (payer: string, receiver: string, n: number) => `${payer} owed ${receiver} ${cards(n)}.`,
		unknown: 'Not recorded whether they were paid.',
		/** On buttons: whether it was done. */
		paid: (payer: string) => `${payer} paid`,
		returned: (receiver: string) => `${receiver} returned`
	},
	chairs: {
		where: (name: string) => `Where did ${name} sit?`,
		label: 'The chair of the top player',
		free: (chair: number) => `Chair ${chair}, a free one`,
		own: (chair: number) => `Chair ${chair}, the own one`,
		of: (chair: number, name: string) => `Chair ${chair}, that was ${name}’s`,
		moves: (n: number) => plural(n, { one: `${n} person moves`, other: `${n} people move` }),
		kept: 'Everyone kept the chair',
		titlesMove: 'the titles move'
	},
	seats: { order: 'From the top, clockwise:' },
	rules: {
		which: 'By which rules was it played?',
		howLong: 'For how long',
		once: 'This round alone',
		fromNow: 'From this round on'
	},
	people: {
		forgotten: 'Someone was forgotten',
		inTime: (round: number) => `Who came in time for round ${round}?`,
		name: 'Name of who was forgotten',
		anotherName: 'Another name',
		wasThere: 'Was there',
		card: 'The newcomer’s card',
		drewCard: (name: string) =>
			`${name} drew a card; it decides the place, three ranks to each from the bottom (JO-2).`,
		/** Before the ranks to choose from. */
		drew: (name: string) => `${name} drew`,
		absent: 'Someone was not there',
		satOut: 'Sat it out',
		satOutOf: (name: string) => `${name} sat it out`,
		hadLeft: 'Had left',
		hadLeftOf: (name: string) => `${name} had left`
	},
	/** After a choice. */
	recordedChoice: 'recorded',
	recordedChoiceWith: (note: string) => `recorded · ${note}`,

	/** What would follow. */
	following: {
		title: 'What would follow',
		subtitle: (topic: keyof typeof topics, round: number) => `${topics[topic]} · round ${round}`,
		nothing: 'Nothing later changes.',
		toAnswer: (n: number) =>
			plural(n, {
				one: `${n} question to answer first.`,
				other: `${n} questions to answer first.`
			}),
		open: (n: number) => plural(n, { one: `${n} question open`, other: `${n} questions open` }),
		accept: 'Correct it like this',
		/** Heads what would be another in the round that is on. */
		now: 'The round that is on now',
		roundNow: (round: number) => `Round ${round}, which is on now`,
		newSeats: 'New seats have to be found for everyone.',
		noNewSeats: (names: readonly string[]) => `No new seats have to be found: ${list(names)}.`,
		dealtAlready: 'Its cards are dealt already.',
		unfit: 'What no longer fits',
		/** An order that was given by hand. */
		order: (round: number, names: readonly string[]) => `Round ${round}: ${list(names)}`,
		byHand: 'by hand',
		takeBack: 'Take back',
		takeBackOf: (round: number) => `Take back the order of round ${round}`,
		points: 'Points of the evening',
		player: 'Player',
		untilNow: 'Until now',
		corrected: 'Corrected',
		decrees: 'Decrees',
		roundByRound: 'Round by round'
	},
	/** How much follows. */
	summary: {
		/** @param parts what changes, each with the number of rounds in which it does; none: but for the rules nothing */
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'the rules'
					: parts.map(([part, times]) => `${changing[part]} in ${times}`).join(', ');
			return plural(n, {
				one: `${n} later round changes: ${what}.`,
				other: `${n} later rounds change: ${what}.`
			});
		},
		noRounds: 'No later round changes.',
		turned: (n: number) =>
			plural(n, {
				one: `In ${n} round the table is turned; everyone keeps the neighbours.`,
				other: `In ${n} rounds the table is turned; everyone keeps the neighbours.`
			}),
		points: (n: number) =>
			plural(n, {
				one: `The points of ${n} player change.`,
				other: `The points of ${n} players change.`
			})
	},

	/** What would be another in a round. */
	abouts,
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', '),
	differences: {
		/** The round that is on is told of as it is, earlier ones as they would have been. Ranks are told of where people
		 * keep their chairs. */
		sits: order('sits', 'sit'),
		wouldHaveSat: order('would have sat', 'would have sat'),
		ranks: order('ranks', 'rank'),
		wouldHaveRanked: order('would have ranked', 'would have ranked'),
		cameIn: order('came in', 'came in'),
		otherPlaces: (n: number) =>
			plural(n, { one: `${n} place would change.`, other: `${n} places would change.` }),
		otherChairs: (n: number) =>
			plural(n, {
				one: `${n} person sits on another chair.`,
				other: `${n} people sit on another chair.`
			}),
		otherChairsThen: (n: number) =>
			plural(n, {
				one: `${n} person would have sat on another chair.`,
				other: `${n} people would have sat on another chair.`
			}),
		clockwise: (names: readonly string[]) => `Clockwise: ${list(names)}.`,
		/** Clockwise too. */
		clockwiseBefore: (names: readonly string[]) => `${list(names)}.`,
		deals: (player: string, not: string) => `${player} deals, not ${not}.`,
		wouldHaveDealt: (player: string, not: string) => `${player} would have dealt, not ${not}.`,
		owes: (payer: string, receiver: string, n: number) => `${payer} owes ${receiver} ${cards(n)}.`,
		wouldHaveOwed: (payer: string, receiver: string, n: number) =>
			`${payer} would have owed ${receiver} ${cards(n)}.`,
		owed: (payer: string, receiver: string, n: number) => `${payer} owed ${receiver} ${cards(n)}.`,
		nobodyOwes: 'Nobody owes any tax.',
		nobodyWouldHaveOwed: 'Nobody would have owed any tax.',
		noTax: 'No tax.',
		nothingPaid: 'Nothing is recorded as paid.',
		paidBy: (names: readonly string[]) => `Recorded as paid: by ${list(names)}.`,
		noRevolution: (not: string) => `There was no revolution. Until now ${not}’s was recorded.`,
		revolution: (player: string) => `${player} called a revolution.`,
		otherRevolution: (player: string, not: string) =>
			`${player} called the revolution, not ${not}.`,
		otherWords: 'The words are others.',
		/** Before sentences of what was. */
		untilNow: 'Until now:',
		places: (about: keyof typeof abouts) => `${abouts[about]}: the places that change`,
		place: 'Place',
		was: 'Until now',
		becomes: 'becomes',
		now: 'Now',
		corrected: 'Corrected',
		decree: (n: number) => `Decree ${n}.`,
		decreeGone: (text: string, issuer: string, was: Decree['state']) =>
			`“${text}” by ${issuer} is gone. It was ${states[was]}.`,
		decreeEnds: (text: string, issuer: string, is: Decree['state'], not: Decree['state']) =>
			`“${text}” by ${issuer} is ${states[is]}, not ${states[not]}.`
	},

	/** What no longer fits and has to be answered. */
	questions: {
		leftOut,
		otherTaxes:
			'Other taxes are due then than those that were paid. What is the same stays recorded.',
		seated: (round: number, names: readonly string[]) =>
			`The seats of round ${round} are to be found anew: ${list(names)} sit in this order.`,
		/** @param n how many rounds */
		filledIn: (spans: readonly Span[], n: number, names: readonly string[]) => {
			const exits = n === 1 && names.length === 1 ? 'exit' : 'exits';
			const order = names.length === 1 ? '' : ', in this order';
			return `${rounds(spans, true)} ${n === 1 ? 'has' : 'have'} no ${exits} of ${list(names)}: placed last${order}.`;
		},
		leaveOut: 'Leave it out',
		right: 'That is right',
		orderOf: 'Or give the order of a round',
		whichRound: 'Which round?',
		orderOfRound: (round: number) => `Order of round ${round}`,
		seatOtherwise: 'Seat them otherwise',
		satLikeThis: 'They sat like this',
		wentOutLikeThis: 'They went out like this'
	}
};
