import type { Decree } from '#lib/evening/state.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('en');

const topics = {
	exits: 'Who went out when',
	ranking: 'How often the ranking turned',
	revolution: 'The revolution',
	tax: 'The taxes',
	chairs: 'The top chair',
	people: 'Who was there',
	rules: 'The rules',
	seats: 'The first seats'
};
const abouts = {
	rules: 'Rules',
	places: 'Places',
	chairs: 'Chairs',
	dealer: 'Dealer',
	taxes: 'Taxes',
	ranking: 'Ranking',
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

const cards = byCount('# card', '# cards');

/** round 3, rounds 3 and 4, rounds 3 to 9. */
function rounds(spans: readonly RoundSpan[], capital = false): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
	return `${capital ? 'R' : 'r'}${isOne ? 'ound' : 'ounds'} ${text}`;
}

/** For entries that are counted. */
const counted =
	(one: string, many: string): LeftOutSentence =>
	({ spans, times }) =>
		plural(times, {
			one: `${one} in ${rounds(spans)} is left out.`,
			other: `${many} in ${rounds(spans)} are left out.`
		});
/** For entries that are not counted. */
const uncounted =
	(noun: string): LeftOutSentence =>
	({ spans }) =>
		`${noun} in ${rounds(spans)} is left out.`;
const countedOf =
	(one: string, many: string): LeftOutSentence =>
	(left) =>
		counted(`${left.who}’s ${one}`, `${left.who}’s ${many}`)(left);
const uncountedOf =
	(noun: string): LeftOutSentence =>
	(left) =>
		uncounted(`${left.who}’s ${noun}`)(left);

/** Says that an entry is left out, by its type. */
const leftOut = {
	EveningStarted: counted('The start', 'The starts'),
	SeatsSet: counted('The choice of seats', 'The choices of seats'),
	CardsDrawn: counted('The draw for seats', 'The draws for seats'),
	TopChairChosen: counted('The choice of the top chair', 'The choices of the top chair'),
	ChairsKept: uncounted('Keeping the chairs'),
	ChairsRecorded: uncounted('The record of the chairs'),
	DealerNamed: (left) => uncounted(`Naming ${left.who} as dealer`)(left),
	StepReached: counted('A step of the round', 'Steps of the round'),
	HandsChanged: countedOf('swap of hands', 'swaps of hands'),
	RankingTurned: counted('The reversal of the ranking', 'The reversals of the ranking'),
	DirectionTurned: counted('The change of direction', 'The changes of direction'),
	RevolutionCalled: countedOf('revolution', 'revolutions'),
	TaxMarked: countedOf('ticked-off tax', 'ticked-off taxes'),
	TaxesSettled: uncounted('Marking all taxes as paid'),
	TaxCorrected: countedOf('corrected tax', 'corrected taxes'),
	OrdersRecorded: uncounted('Handing cards over after a correction'),
	MerchantsExchanged: counted('The exchange of the Merchants', 'The exchanges of the Merchants'),
	CardExposed: counted('The exposed card', 'The exposed cards'),
	DecreeIssued: (left) =>
		counted(`${left.who}’s decree “${left.text}”`, `${left.who}’s decrees “${left.text}”`)(left),
	DecreeSettled: counted('The outcome of a decree', 'The outcomes of decrees'),
	RulingLogged: counted('A ruling', 'Rulings'),
	RulingOverruled: counted('The withdrawal of a ruling', 'The withdrawals of rulings'),
	ScoreCorrected: ({ who, spans }) => `${who}’s corrected points in ${rounds(spans)} are left out.`,
	PlayerWentOut: countedOf('exit', 'exits'),
	ExitsSwapped: counted('A swap of two exits', 'Swaps of two exits'),
	ExitTakenBack: countedOf('undone exit', 'undone exits'),
	ExitJudged: countedOf('verdict on the last card', 'verdicts on the last card'),
	PlayerLeftMidRound: uncountedOf('leaving in mid-round'),
	RoundVoided: counted('A deal that was void', 'Deals that were void'),
	RoundEndedEarly: counted('The early end', 'The early ends'),
	RulesChanged: counted('The change of rules', 'The changes of rules'),
	RoundConfirmed: counted('The end of the round', 'The ends of the rounds'),
	PlayerJoined: countedOf('arrival', 'arrivals'),
	PlayerLeft: countedOf('departure', 'departures'),
	PlayerSatOut: uncountedOf('sitting out'),
	ArrivalAnnounced: countedOf('announced arrival', 'announced arrivals'),
	DepartureAnnounced: countedOf('announced departure', 'announced departures'),
	AnnouncementWithdrawn: uncountedOf('change of plan'),
	PlayerAddressed: countedOf('form of address', 'forms of address'),
	PlayerRenamed: countedOf('new name', 'new names'),
	NoteAdded: counted('A note', 'Notes'),
	LastRoundAnnounced: counted('The call for the last round', 'The calls for the last round'),
	EveningClosed: counted('The end of the evening', 'The ends of the evening'),
	EveningReopened: uncounted('Reopening the evening'),
	EveningRenamed: counted('The name of the evening', 'The names of the evening'),
	EveningDeleted: counted('A deletion', 'Deletions'),
	EveningRestored: counted('A recovery', 'Recoveries')
} satisfies Record<HistoryEntry['type'], LeftOutSentence>;

/** Sentences about a changed order. `one` and `many` are forms of the verb: sits, sit. */
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

/** What can change in later rounds. */
const changing = { places: 'places', taxes: 'taxes', dealers: 'dealers', results: 'results' };

/** Correcting a round, and the preview of what follows from it. */
export default {
	/** Title of the page and of the list of rounds. */
	title: 'Correct a round',
	round: (n: number) => `Round ${n}`,
	/** The round, and the evening. */
	subtitle: (round: number, evening: string) => `Round ${round} · ${evening}`,
	whichRound: 'Which round is wrong?',
	whatOfIt: 'What is wrong about it?',
	somethingElse: 'Something else in this round',
	noResult: (round: number) => `Round ${round} has no result yet.`,
	nothingPlayed: 'No round has been played yet. Once one has, you can correct it here.',
	undo: 'Undo the correction',
	redo: 'Redo the correction',
	undone: 'The correction is undone. Everything is as it was.',
	redone: 'The correction is back.',
	was: (place: number) => `was ${place}`,
	seeFollowing: 'See what would follow',

	/** What can be corrected in a round. */
	topics,
	/** After a correction. */
	corrected: {
		exits: (round: number) => `Round ${round} is corrected: who went out when.`,
		ranking: (round: number) => `Round ${round} is corrected: how often the ranking turned.`,
		revolution: (round: number) => `Round ${round} is corrected: the revolution.`,
		tax: (round: number) => `Round ${round} is corrected: the taxes.`,
		chairs: (round: number) => `Round ${round} is corrected: the top chair.`,
		people: (round: number) => `Round ${round} is corrected: who was there.`,
		rules: (round: number) => `Round ${round} is corrected: the rules.`,
		seats: (round: number) => `Round ${round} is corrected: the first seats.`
	} satisfies Record<keyof typeof topics, (round: number) => string>,

	/** What is recorded, below each topic. */
	recorded: {
		names: (names: readonly string[]) => list(names),
		turnings: (n: number) =>
			n === 0
				? 'It never turned'
				: plural(n, { one: 'It turned once', other: `It turned ${n} times` }),
		noRevolution: 'None',
		revolution: (name: string) => `${name} called a revolution`,
		greaterRevolution: (name: string) => `${name} called a greater revolution`,
		taxUnknown: 'Not recorded',
		taxDone: 'All paid and returned',
		nobodyPaid: 'Nobody paid',
		paid: (names: readonly string[]) => `${list(names)} paid`,
		keptChairs: 'Everyone kept their chair',
		keptChair: (name: string) => `${name} stayed in place`,
		/** @param chair from `chairs` */
		tookChair: (name: string, chair: string) => `${name}: ${chair}`,
		players: (names: readonly string[]) =>
			plural(names.length, {
				one: `${names.length} player: ${list(names)}`,
				other: `${names.length} players: ${list(names)}`
			}),
		/** @param own the name of the house rules */
		rulesNamed: (game: string, own: string) => `${game}, ${own}`,
		/** @param changes the changed options in brief */
		rulesChanged: (game: string, changes: string) => `${game}. ${changes}`
	},

	/** Marks on a round in the list. */
	marks: {
		on: 'In play now',
		revolution: (name: string) => `Revolution: ${name}`,
		greaterRevolution: (name: string) => `Greater revolution: ${name}`,
		turned: byCount('Ranking turned once', 'Ranking turned # times'),
		dealtAgain: byCount('Dealt again once', 'Dealt again # times'),
		left: (names: readonly string[]) => `${list(names)} left`,
		endedEarly: 'Ended early'
	},
	rounds: {
		number: 'Round',
		goThere: 'Go there',
		wrongNumber: (last: number) => `Type a number from 1 to ${last}.`,
		nobodyOut: 'Nobody is out yet'
	},

	/** People who came or went. */
	comings: {
		PlayerJoined: (name: string) => `${name} joined`,
		PlayerLeft: (name: string) => `${name} left`,
		PlayerSatOut: (name: string) => `${name} sat out`,
		ArrivalAnnounced: (name: string) => `${name} was to join the next round`,
		DepartureAnnounced: (name: string) => `${name} was to leave after it`,
		PlayerLeftMidRound: (name: string) => `${name} left in the middle of it`,
		/** @param time of the day */
		when: (round: number, time: string) => `Round ${round} · ${time}`,
		mistake: 'A mistake',
		/** @param what one of the sentences above: Ana joined */
		mistakeOf: (what: string, round: number) => `${what}, round ${round}: a mistake`,
		title: 'Came or went by mistake',
		link: 'Someone came or went by mistake'
	},

	exits: {
		order: 'In the order they went out, whoever was left with cards last:',
		turns: 'Who falls, and whether all places are reversed, follows from this order.',
		left: (names: readonly string[]) =>
			`${list(names)} left in mid-round and came in below everyone here.`,
		forbidden: 'Ended on a forbidden card'
	},
	ranking: {
		howOften: 'How often did a play turn the ranking?',
		label: 'How often the ranking turned'
	},
	revolution: {
		who: 'Who called it, before any tax was paid?',
		label: 'Who called a revolution',
		none: 'There was none',
		greater: 'a greater revolution',
		/** People changed chairs in that round, or did not. */
		moved: 'everybody moved',
		stayed: 'nobody moved',
		/** Two notes about one choice. */
		both: (a: string, b: string) => `${a}; ${b}`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} owes ${receiver} ${n}`,
		owed: (payer: string, receiver: string, n: number) => `${payer} owed ${receiver} ${cards(n)}.`,
		unknown: 'Nobody recorded whether they were paid.',
		/** On a toggle button, and what is recorded (DF-18). */
		hands: (payer: string) => `${payer} swapped hands with the first`,
		/** On toggle buttons. */
		paid: (payer: string) => `${payer} paid`,
		returned: (receiver: string) => `${receiver} returned`
	},
	chairs: {
		where: (name: string) => `Where did ${name} sit?`,
		label: 'The chair of the top player',
		free: (chair: number) => `Chair ${chair}, free`,
		own: 'Their own chair',
		of: (name: string) => `${name}’s chair`,
		moves: byCount('# person moves', '# people move'),
		kept: 'Everyone kept their chair',
		titlesMove: 'the titles move'
	},
	seats: {
		order: 'From the top, clockwise:',
		/** Where nobody is at the top yet. */
		clockwise: 'Clockwise round the table:'
	},
	rules: {
		which: 'Which rules was it played by?',
		howLong: 'For how long',
		once: 'Only this round',
		fromNow: 'From this round on'
	},
	people: {
		forgotten: 'Someone was forgotten',
		inTime: (round: number) => `Who joined in time for round ${round}?`,
		name: 'Name of the forgotten player',
		anotherName: 'Another name',
		wasThere: 'Was there',
		card: 'The newcomer’s card',
		drewCard: (name: string) =>
			`${name} drew a card, which decides the place: three ranks to a place, from the bottom up (JO-2).`,
		/** Label of the ranks to choose from. */
		drew: (name: string) => `${name} drew`,
		absent: 'Someone was not there',
		satOut: 'Sat it out',
		satOutOf: (name: string) => `${name} sat it out`,
		hadLeft: 'Had left',
		hadLeftOf: (name: string) => `${name} had left`
	},
	/** Beside the choice that is recorded. */
	recordedChoice: 'recorded',
	recordedChoiceWith: (note: string) => `recorded · ${note}`,

	/** The preview of what would follow. */
	following: {
		title: 'What would follow',
		subtitle: (topic: keyof typeof topics, round: number) => `${topics[topic]} · round ${round}`,
		nothing: 'Nothing later changes.',
		toAnswer: byCount('# question to answer first.', '# questions to answer first.'),
		open: byCount('# question open', '# questions open'),
		accept: 'Correct it like this',
		/** Heading for changes in the current round. */
		now: 'The round in play now',
		roundNow: (round: number) => `Round ${round}, in play now`,
		newSeats: 'Everyone needs a new seat.',
		noNewSeats: (names: readonly string[]) => `No new seats have to be found: ${list(names)}.`,
		dealtAlready: 'Its cards are dealt already.',
		unfit: 'What no longer fits',
		/** An order that was entered by hand. */
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
	/** A summary of what follows. */
	summary: {
		/** @param parts what changes and in how many rounds; empty: only the rules change */
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
		points: byCount('The points of # player change.', 'The points of # players change.')
	},

	/** What would be different in a round. */
	abouts,
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', '),
	differences: {
		/** `sits` is for the current round, `wouldHaveSat` for earlier ones; ranks instead where
		 * nobody sits elsewhere. */
		sits: order('sits', 'sit'),
		wouldHaveSat: order('would have sat', 'would have sat'),
		ranks: order('ranks', 'rank'),
		wouldHaveRanked: order('would have ranked', 'would have ranked'),
		cameIn: order('came in', 'came in'),
		otherPlaces: byCount('# place would change.', '# places would change.'),
		otherChairs: byCount('# person sits in another chair.', '# people sit in another chair.'),
		otherChairsThen: byCount(
			'# person would have sat in another chair.',
			'# people would have sat in another chair.'
		),
		clockwise: (names: readonly string[]) => `Clockwise: ${list(names)}.`,
		/** The old order, clockwise too. */
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
		nothingReturned: 'Nothing is recorded as returned.',
		returnedBy: (names: readonly string[]) => `Recorded as returned: by ${list(names)}.`,
		turnings: (n: number) =>
			n === 0
				? 'The ranking never turned.'
				: plural(n, { one: 'The ranking turned once.', other: `The ranking turned ${n} times.` }),
		noRevolution: (not: string) => `There was no revolution. Until now ${not}’s was recorded.`,
		revolution: (player: string) => `${player} called a revolution.`,
		otherRevolution: (player: string, not: string) =>
			`${player} called the revolution, not ${not}.`,
		otherWords: 'The wording is different.',
		/** Before sentences about the old state. */
		untilNow: 'Until now:',
		places: (about: keyof typeof abouts) => `${abouts[about]}: the places that change`,
		place: 'Place',
		was: 'Until now',
		becomes: 'becomes',
		now: 'Now',
		corrected: 'Corrected',
		decree: (n: number) => `Decree ${n}.`,
		decreeGone: (text: string, issuer: string, was: Decree['state']) =>
			`“${text}” by ${issuer} is gone. It ${was === 'lapsed' ? 'had' : 'was'} ${states[was]}.`,
		decreeEnds: (text: string, issuer: string, is: Decree['state'], not: Decree['state']) =>
			`“${text}” by ${issuer} is ${states[is]}, not ${states[not]}.`
	},

	/** Entries that no longer fit, each a question to answer. */
	questions: {
		leftOut,
		otherTaxes:
			'Different taxes are due now from those that were paid. What is the same stays recorded.',
		seated: (round: number, names: readonly string[]) =>
			`Round ${round} needs new seats: ${list(names)} sit in this order.`,
		/** @param n how many rounds */
		filledIn: (spans: readonly RoundSpan[], n: number, names: readonly string[]) => {
			const exits = n === 1 && names.length === 1 ? 'exit' : 'exits';
			const order = names.length === 1 ? '' : ', in this order';
			return `${rounds(spans, true)} ${n === 1 ? 'has' : 'have'} no ${exits} for ${list(names)}: placed last${order}.`;
		},
		right: 'That is right',
		orderOf: 'Or give the order of a round',
		whichRound: 'Which round?',
		orderOfRound: (round: number) => `Order of round ${round}`,
		seatOtherwise: 'Seat them differently',
		satLikeThis: 'They sat like this',
		wentOutLikeThis: 'They went out like this'
	}
};
