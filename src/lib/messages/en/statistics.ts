import type { Share } from '#lib/stats/share.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { FigureDefinition } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, ordinal, list, number, percent } = grammar('en');

const standing =
	'A round is ranked when its players had places before it was dealt. A first round without a draw is not: nobody is on top yet.';
const inOneEvening =
	'It is counted within one evening and one game, and ends when the player leaves or sits a round out.';
const recorded =
	'Only tributes that were marked as paid count. A bracket is one payer and one receiver; where the tax step was skipped it is “not recorded”, and nobody’s cards are guessed. What the receiver gives back is not counted.';

/** What each statistic means (src/lib/stats/statistics.ts). */
const definitions = {
	rating: {
		name: 'Rating',
		text: ({ rating }) => [
			'It is easier to finish well from the top than from the bottom. So a round is compared with how everyone here did from that same place among as many players: which share of the others did they leave behind, and which share did this player?',
			'+10 means: of a hundred opponents, ten more than expected are left behind. ±0 is as expected, below zero is less.',
			`To keep a lucky evening from making a champion, ${rating} rounds as expected are mixed in: rounds ÷ (rounds + ${rating}) of the difference counts. With fewer than ${rating} ranked rounds no rating is shown.`,
			'It belongs to the rounds chosen above: other rounds, other ratings.'
		]
	},
	'top-and-bottom': {
		name: 'On top and at the bottom',
		text: () => [
			'Rounds that the player began in the first place, and in the last. The places are those when play began, after a greater revolution. Who came out first and last is in the table.',
			standing
		]
	},
	'average-place': {
		name: 'Average place',
		text: ({ place }) => [
			'Where the player finishes between first and last, on average. Third of four is not third of twelve, so what counts is which share of the others finished behind: all of them is always first, none of them always last.',
			`With fewer than ${place} rounds it is not shown.`
		]
	},
	reign: {
		name: 'Longest reign',
		text: () => ['The most rounds in a row that the player began on top.', inOneEvening, standing]
	},
	stay: {
		name: 'Longest stay at the bottom',
		text: () => ['The most rounds in a row that the player began in the last place.', inOneEvening]
	},
	'rises-and-falls': {
		name: 'From bottom to top and back',
		text: () => [
			'A rise: on top after having been at the bottom, with any number of rounds in between. A fall: at the bottom after having been on top.',
			'Each is counted within one evening and one game, and once: the next rise begins with the next time at the bottom.'
		]
	},
	mobility: {
		name: 'Who moves where',
		text: () => [
			'Each row is a place at which a round was begun, each column one at which it was finished; the number says in how many rounds that happened. Tables of different sizes are kept apart.',
			'If places were drawn by lot, every field would hold the same number. + and − mark the fields where that number is missed by more than chance would do about one time in twenty, ++ and −− by more than one time in three hundred.',
			`With fewer rounds than five times the players nothing is marked. ${standing}`
		]
	},
	tax: {
		name: 'Cards paid and received',
		text: () => ['Cards paid in tax to players above, and received from players below.', recorded]
	},
	'who-taxed-whom': {
		name: 'Who taxed whom',
		text: () => ['The cards that one player paid to another, the most first.', recorded]
	},
	revolutions: {
		name: 'Revolutions',
		text: () => [
			'Revolutions by the player who called them. A greater one, called from the bottom, also turns the places round.'
		]
	},
	decrees: {
		name: 'Decrees',
		text: () => [
			'Decrees by the player who issued them, and how many of those were refused by the players who had to obey.'
		]
	},
	rulings: {
		name: 'Rulings',
		text: () => ['Rulings of the Referee that were logged, by the player who asked for them.']
	},
	'head-to-head': {
		name: 'Two players',
		text: ({ pair }) => [
			'The rounds that both played: who finished higher in how many of them, and what one paid the other in tax.',
			`Being ahead by chance is like tossing a coin: with fewer than ${pair} rounds no share is shown.`
		]
	}
} satisfies Record<string, FigureDefinition>;

const rounds = byLargeCount('# round', '# rounds');
const ranked = byLargeCount('# ranked round', '# ranked rounds');
const cards = byLargeCount('# card', '# cards');
const brackets = byLargeCount('# bracket', '# brackets');
const evenings = byLargeCount('# evening', '# evenings');

const amount = (n: number) => (n === 0 ? 'none' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'none';
		case 'under':
			return `under ${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `over ${percent(hundredths)}`;
	}
}
const tooFew = (have: number, needed: number) =>
	`too few rounds to say: ${number(have)} of ${number(needed)}`;
/** Up to two names; otherwise only the number of people. */
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : plural(more, { one: `${more} person`, other: `${more} people` });

/** The statistics of the Chronicle, of an evening, and of a person. */
export default {
	definitions,

	title: 'Statistics',
	counting: 'Counting…',
	failed: 'The statistics cannot be worked out right now. The evenings are safe.',
	/** Before the names of evenings that the statistics lack. */
	uncountable: byLargeCount(
		'One evening cannot be counted and is left out:',
		'# evenings cannot be counted and are left out:'
	),
	/** Instead of the statistics of one evening. */
	notCountable: 'This evening cannot be counted.',
	tryAgain: 'Try again',
	/** Instead of an unknown name. */
	somebody: 'Somebody',
	/** Its middle part links to the Table. */
	nothingYet: {
		before: 'No finished round yet. ',
		link: 'Play one at the Table',
		after: ', and it counts here.'
	},
	nothingLikeThat: 'No finished round matches. Choose fewer people, or all games.',

	/** Which rounds are counted. */
	scope: {
		counted: 'Counted',
		change: 'Change',
		/** Before the names of games. */
		roundsOf: 'Rounds of',
		allGames: 'All games',
		/** Before the names of people. */
		company: 'Evenings at which all of these played',
		all: 'All time, all games',
		allTime: 'All time',
		with: (names: readonly string[]) => `Evenings with ${list(names)}`,
		gameWith: (game: string, names: readonly string[]) => `${game}, evenings with ${list(names)}`,
		season: 'Season',
		newSeason: 'New season',
		seasonName: 'Name',
		from: 'First day',
		to: 'Last day',
		addSeason: 'Add the season',
		backwards: 'The last day is before the first.',
		removeSeason: (name: string) => `Remove “${name}”`
	},

	/** How much all figures are based on. */
	restsOn: (evening: number, round: number) => `${evenings(evening)}, ${rounds(round)}`,
	restsOnNone: (evening: number, round: number) =>
		`${evenings(evening)}, ${rounds(round)}, none of them ranked`,
	restsOnSome: (evening: number, round: number, standing: number) =>
		`${evenings(evening)}, ${rounds(round)}, ${number(standing)} of them ranked`,

	/** Instead of a figure. */
	tooFew,
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Too few rounds to say: ${list(people.map(({ name, have }) => `${name} (${number(have)} of ${number(needed)})`))}.`,
	/** @param others whether other people have enough rounds
	 * @param least rounds of the person with the fewest */
	tooFewOfMany: (people: number, others: boolean, least: number, most: number, needed: number) => {
		const range = least === most ? number(most) : `${number(least)} to ${number(most)}`;
		return `Too few rounds to say of ${number(people)} ${others ? 'more' : 'people'}: ${range} of ${number(needed)} each.`;
	},

	/** A number of rounds, cards or points named beside it. Zero is a word, so that it does not
	 * look measured. */
	amount,
	share,
	/** 9, 20%. */
	amountAndShare: (n: number, part: Share) => `${amount(n)}, ${share(part)}`,
	/** Share of the other players, on average. */
	aheadOfEveryone: 'ahead of everyone',
	aheadOfNobody: 'ahead of nobody',
	aheadOf: (part: Share) => `ahead of ${share(part)}`,
	ratingSame: '±0',
	ratingMore: (n: number) => `+${number(n)}`,
	ratingLess: (n: number) => `−${number(n)}`,
	rounds,
	cards: (n: number) => (n === 0 ? 'none' : cards(n)),
	/** Consecutive rounds of an evening. */
	streak: (first: number, last: number) =>
		first === last ? `round ${first}` : `rounds ${first} to ${last}`,
	streakOn: (first: number, last: number, date: string) =>
		first === last ? `round ${first}, ${date}` : `rounds ${first} to ${last}, ${date}`,
	/** The same in a column of rounds. */
	span: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
	brackets,
	bracketsUnrecorded: (n: number, unrecorded: number) =>
		`${brackets(n)}, ${number(unrecorded)} not recorded`,
	noTaxDue: 'No tax was due.',
	allRecorded: byLargeCount('The only bracket was recorded.', 'All # brackets were recorded.'),
	noneRecorded: byLargeCount(
		'The only bracket was not recorded.',
		'None of # brackets was recorded.'
	),
	someUnrecorded: (unrecorded: number, n: number) =>
		plural(unrecorded, {
			one: `${number(unrecorded)} of ${number(n)} brackets was not recorded.`,
			other: `${number(unrecorded)} of ${number(n)} brackets were not recorded.`
		}),

	/** After a figure: what it is based on. */
	ofRounds: (n: number) => `of ${rounds(n)}`,
	inRounds: (n: number) => `in ${rounds(n)}`,
	ofStanding: (n: number) => `of ${ranked(n)}`,
	inStanding: (n: number) => `in ${ranked(n)}`,
	/** After "ahead of 62%". */
	ofTheOthers: (n: number) => `of the others, in ${rounds(n)}`,
	inBrackets: (n: number) => `in ${brackets(n)}`,
	inRoundsGreater: (n: number, greater: number) =>
		`in ${rounds(n)}, ${number(greater)} of them greater`,
	inRoundsRefused: (n: number, refused: number) =>
		`in ${rounds(n)}, ${number(refused)} of them refused`,
	greaterOfRounds: (greater: number, n: number) => `${number(greater)} greater, of ${rounds(n)}`,

	/** Labels of a person’s figures. */
	figures: {
		heading: 'In figures',
		none: 'No finished round yet.',
		rating: 'Rating',
		top: 'Rounds on top',
		bottom: 'Rounds at the bottom',
		won: 'Came out first',
		lost: 'Came out last',
		place: 'Average place',
		reign: 'Longest reign',
		stay: 'Longest stay at the bottom',
		rises: 'From bottom to top',
		falls: 'From top to bottom',
		paid: 'Paid in tax',
		received: 'Received in tax',
		unrecorded: 'Brackets not recorded',
		revolutions: 'Revolutions called',
		decrees: 'Decrees issued',
		rulings: 'Rulings asked for'
	},

	/** After the number on a bar, instead of its icon, for screen readers. */
	bars: {
		top: (_: number) => 'on top',
		bottom: (_: number) => 'at the bottom',
		reign: byCount('round on top', 'rounds on top'),
		stay: byCount('round at the bottom', 'rounds at the bottom'),
		rises: (_: number) => 'to the top',
		falls: (_: number) => 'to the bottom',
		paid: byCount('card paid', 'cards paid'),
		received: byCount('card received', 'cards received'),
		called: (_: number) => 'called',
		issued: (_: number) => 'issued',
		refused: (_: number) => 'refused',
		asked: (_: number) => 'asked for'
	},

	/** Labels of the ends and the middle of a chart axis. */
	ends: {
		worse: 'worse',
		expected: 'as expected',
		better: 'better',
		first: 'first',
		last: 'last',
		bottom: 'to the bottom',
		top: 'to the top',
		paid: 'cards paid',
		received: 'cards received'
	},

	/** Instead of an empty chart. */
	none: {
		standing: 'No ranked round yet.',
		reign: 'Nobody reigned yet.',
		stay: 'Nobody was at the bottom yet.',
		turns: 'Nobody went all the way from one end to the other yet.',
		tax: 'No tribute is recorded.',
		payments: 'No tribute is recorded between them.',
		revolutions: 'None was called.',
		decrees: 'None was issued.',
		rulings: 'None was asked for.',
		pairs: 'Nobody played a round with anybody else yet.',
		company: (name: string) => `Nobody else played with ${name} yet.`,
		together: 'They never played a round together here.'
	},

	/** Revolutions of Daifugō and the like. */
	turned: byLargeCount('A play turned the ranking once.', 'A play turned the ranking # times.'),
	/** Buttons below the first rows, and what the rows are. */
	onlyFirst: (n: number) => `Only the first ${number(n)}`,
	allOf: (n: number) => `All ${number(n)}`,
	ofPeople: 'people',
	ofPayments: 'payments',

	/** Buttons; `asTableOf` is a hidden addition to the accessible name. */
	whatIsThis: 'What is this?',
	asTable: 'As a table',
	asTableOf: (name: string) => `: ${name}`,
	tableOf: (caption: string) => `Table: ${caption}`,

	/** Column headings. */
	columns: {
		name: 'Name',
		rating: 'Rating',
		rounds: 'Rounds',
		standing: 'Ranked rounds',
		top: 'On top',
		topShare: 'Share on top',
		bottom: 'At the bottom',
		bottomShare: 'Share at the bottom',
		won: 'Came out first',
		lost: 'Came out last',
		place: 'Of the others',
		inARow: 'In a row',
		which: 'Which rounds',
		evening: 'Evening',
		rises: 'To the top',
		falls: 'To the bottom',
		paid: 'Cards paid',
		paidBrackets: 'In brackets',
		received: 'Cards received',
		receivedBrackets: 'In brackets received',
		unrecorded: 'Brackets not recorded',
		called: 'Called',
		greater: 'Of them greater',
		issued: 'Issued',
		refused: 'Of them refused',
		asked: 'Asked for',
		payer: 'Who paid',
		receiver: 'To whom',
		cards: 'Cards',
		brackets: 'Brackets',
		together: 'Rounds together',
		ahead: (name: string) => `${name} ahead`,
		share: 'Share'
	},
	opponents: (name: string) => `${name} and each of the others`,

	/** A payment is drawn as an arrow; these words complete it for screen readers. */
	payment: {
		paid: 'paid',
		cardsTo: byCount('card to', 'cards to'),
		inBrackets: (n: number) => `in ${brackets(n)}`
	},

	mobility: {
		players: 'Players at the table',
		label: 'From which place to which',
		caption: byCount(
			'Rounds by the place at which they were begun and finished, # player',
			'Rounds by the place at which they were begun and finished, # players'
		),
		/** Above the columns and above the rows. */
		finishedAt: 'finished at place',
		beganAt: 'began',
		finished: (place: number) =>
			`finished ${place}${ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`,
		began: (place: number) =>
			`began ${place}${ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`,
		/** After the number in a cell. */
		farLess: ', far less than by chance',
		less: ', less than by chance',
		more: ', more than by chance',
		farMore: ', far more than by chance',
		signs: '+ more often than by chance, ++ far more often; − less often, −− far less often.',
		/** @param about the number each field would hold by chance */
		chance: (n: number, players: number, about: number) =>
			`${ranked(n)} of ${players} players. By chance each field would hold about ${number(about)}.`,
		few: (n: number, players: number, needed: number) =>
			`${ranked(n)} of ${players} players: ${tooFew(n, needed)}. Only the counts are shown.`,
		/** @param stayed rounds in which the top stayed first
		 * @param rose rounds in which the bottom came first */
		ends: (stayed: number, rose: number, n: number) => {
			const times = (hits: number) => (hits === 0 ? 'never' : `in ${number(hits)} of ${rounds(n)}`);
			return `Who began on top came out first ${times(stayed)}; who began at the bottom, ${times(rose)}.`;
		}
	},

	/** Two players compared. */
	duel: {
		one: 'This player',
		other: 'and this one',
		beside: 'Compared with',
		few: (together: number, name: string, ahead: number, needed: number) =>
			`Together in ${rounds(together)}, ${name} ahead in ${amount(ahead)}: ${tooFew(together, needed)}.`,
		even: (together: number) => `Together in ${rounds(together)}, each ahead in half of them.`,
		better: (together: number, name: string, part: Share) =>
			`Together in ${rounds(together)}; ${name} finished higher in ${share(part)} of them.`,
		paid: (payer: string, receiver: string, n: number, from: number) =>
			`${payer} paid ${receiver} ${cards(n)} in ${brackets(from)}.`,
		paidNothing: 'No tribute between them is recorded.'
	},

	/** After a large figure.
	 * @param more how many people share it if they are too many to name, else 0 */
	highlights: {
		reign: (_: number, names: readonly string[], more: number) =>
			`rounds on top in a row: ${foremost(names, more)}`,
		reignOn: (_: number, names: readonly string[], date: string) =>
			`rounds on top in a row: ${list(names)}, ${date}`,
		paid: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `card paid in tax by ${foremost(names, more)}`,
				other: `cards paid in tax by ${foremost(names, more)}`
			}),
		rises: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `time from the bottom to the top: ${foremost(names, more)}`,
				other: `times from the bottom to the top: ${foremost(names, more)}`
			})
	}
};
