import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { wildWord } from '#lib/messages/en/grammar/nouns.ts';

const { byCount, list, either, plural } = grammar('en');

const cards = byCount('# card', '# cards');

/** Who leads, who is next? */
export const turn = {
	whoLeads: 'Who leads the round?',
	whoLeadsAfterExit: 'Who leads after an exit?',
	whoIsNext: 'Who is next?',
	leads: (name: string) => `${name} leads`,
	/** @param card as printed */
	holderLeads: (card: string) => `The holder of the ${card} leads`,
	drawn: 'A player drawn by lot leads',
	/** Why they lead. @param card the first play must include it, as printed */
	why: {
		'next-in-turn': () => 'The next clockwise who still holds cards leads.',
		'highest-place': () => 'Of those who still hold cards, the highest-placed player leads.',
		'lowest-place': () => 'Of those who still hold cards, the lowest-placed player leads.',
		'holder-leads': (card) => `The holder of the ${card} leads, with any play.`,
		random: () => 'The app draws the player who leads.',
		'trick-winner': () => 'Whoever wins a trick leads the next one.',
		'top-seat': () => 'The top player leads the round.',
		'bottom-seat': () => 'The bottom player leads the round.',
		'left-of-dealer': () => 'The player on the dealer’s left leads the round.',
		'holder-of-card': (card) => `The first play has to include the ${card}.`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>,
	next: (name: string) => `${name} is next`,
	over: 'The round is over',
	onlyOne: 'Only one player still holds cards: the round is over.',
	/** @param name who had the top place */
	falls: (name: string) =>
		`Somebody else went out first, so ${name} falls from the top and is out of the round.`,
	overturned: 'The last place went out first: the round ends at once, and all places are reversed.',
	movesOn: 'The table is empty: the lead moves on.',
	hasToLead: 'In our reading whoever leads has to play: the lead does not move on.',
	clockwise: 'The next clockwise who may still play.',
	counterClockwise: 'The next counter-clockwise who may still play.',
	counterLead: 'The next counter-clockwise who still holds cards leads.',
	skipped: (name: string) => `The equal rank skips ${name}.`,
	skippedByCards: (names: string) => `That play skips ${names}.`,
	skippedByBoth: (names: string) => `The equal rank and the cards skip ${names}.`,
	won: {
		'all-skipped': (winner: string) => `Nobody else may play: ${winner} wins the trick.`,
		'all-passed': (winner: string) => `All others have passed: ${winner} wins the trick.`,
		'ends-the-trick': (winner: string) =>
			`That play ends the trick at once: ${winner} wins the trick.`,
		exit: (winner: string) => `The trick ends with that exit: ${winner} wins it.`,
		'nothing-tops': (winner: string) => `Nothing tops that play: ${winner} wins the trick.`
	} satisfies Record<
		Extract<NextVerdict<unknown>, { kind: 'won' }>['by'] | 'all-skipped',
		(winner: string) => string
	>,
	/** After an exit, if others may still play. @param leads who leads then: Ana leads */
	untopped: (leads: string) => `If nobody tops that play: ${leads}.`,
	whoPlayed: 'Who played last in this trick?',
	nobodyYet: 'Nobody yet',
	whoPassed: 'Who passed in this trick?',
	whoPassedSince: 'Who has passed since?',
	whoPassedOnTheLead: 'Who passed on the lead?',
	/** Heading of the marks that follow. */
	thatPlay: 'That play',
	exit: 'Emptied the hand',
	/** @param cards as shown */
	was: (cards: string) => `Was ${cards}`,
	reversed: 'Play goes counter-clockwise',
	joker: (wild: Wild) => `Was a ${wildWord(wild)}`,
	trump: 'Was a trump',
	/** After the answer, if it was a trump. */
	trumpSays: 'Whether anything tops a trump is for the table’s own text to say.',
	completedFour: 'Completed the four',
	equal: 'Same rank as the play before',
	whoWasOut: 'Who was out before?'
};

/** Where does the newcomer sit, and who pays now? */
export const joining = {
	/** @param players at the table before the newcomers join */
	question: (newcomers: number, players: number) =>
		`${plural(newcomers, { one: `${newcomers} newcomer`, other: `${newcomers} newcomers` })} at a table of ${players}`,
	words: {
		seated: 'The new table',
		redraw: 'Everyone draws again',
		'no-seats': 'No seats yet',
		'too-few': 'Too few to play',
		'too-many': 'Too many to play'
	} satisfies Record<JoinVerdict<unknown>['code'], string>,
	/** While the first seats are found. */
	noSeats: 'The first seats are not settled yet: newcomers are seated together with everyone else.',
	firstUntaxed: 'In the first round nobody pays yet.',
	/** While a round is played. */
	afterRound:
		'Nobody joins in the middle of a round. This is the next round, if the places stay as they are now.',
	likeFirst: 'With newcomers the next round begins like a first one.',
	tooFew: (game: string, min: number) => `${game} needs at least ${min}.`,
	tooMany: (game: string, max: number) => `${game} takes at most ${max} under these rules.`,
	/** What makes it possible. @param changes options and values: Number of packs: Two */
	mends: (changes: string) => `One change and they can play: ${changes}.`,
	closeRanks: 'The others close ranks.',
	newcomers: {
		'middle-untaxed': 'Newcomers sit in the middle, and neither pay nor receive this round.',
		'middle-low-side': 'Newcomers sit just below the middle, and are taxed by their seats.',
		bottom: 'Newcomers sit last, and are taxed by their seats.',
		redraw: 'Everyone draws again.',
		'by-card': 'The drawn card says where: three ranks to a place, from the bottom up.'
	} satisfies Record<Options['newcomers'], string>,
	badForm: (names: readonly string[]) =>
		`Leaving the last place and coming back at once, as ${list(names)} would, is allowed, but bad form.`,
	/** Instead of a name: the only newcomer, or one of several. */
	newcomer: 'The newcomer',
	newcomerOf: (n: number) => `Newcomer ${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer} pays ${receiver} ${cards(n)}.`,
	nobodyPays: 'Nobody pays any tax.',
	/** @param extra how many players get one card more */
	dealt: (each: number, extra: number) =>
		extra === 0
			? `${cards(each)} each.`
			: `${cards(each)} each, and one more for ${plural(extra, { one: `${extra} player`, other: `${extra} players` })}.`,
	whoLeaves: 'Who leaves?',
	/** Before the rank keys. */
	drew: (name: string) => `${name} drew:`,
	/** Accessible name of those keys. */
	drewLabel: (name: string) => `${name} drew`,
	otherCards: 'Other cards were drawn'
};

/** A play that turns the ranking. */
const turning: ByText<string> = {
	four: 'four of a kind',
	stairs: 'a run of four or more cards'
};

/** May a revolution be called now, and what changes? */
export const revolution = {
	question: 'May a revolution be called?',
	yes: 'It may be called',
	/** Only where it may be called later. */
	notNow: 'Not now',
	no: 'No',
	none: (game: string) => `${game} has no revolution here.`,
	notTwo: (wild: Wild) => `There are no two ${wildWord(wild)}s in the pack.`,
	notBoth: (wild: Wild) => `Only a player who was dealt two ${wildWord(wild)}s may call it.`,
	taxBegun: 'It has to be called before any tax is paid.',
	alreadyCalled: 'One was called in this round already, and there is only one.',
	playBegun: 'Play has begun. It has to be called before any tax is paid.',
	notDealt: (wild: Wild) =>
		`The cards are not dealt yet. After the deal, whoever holds two ${wildWord(wild)}s may call it before any tax is paid.`,
	/** Instead of yes or no, where a play turns the ranking. */
	byPlay: 'It is played, not called',
	turns: (ways: readonly TurningPlay[]) =>
		`The revolution (kakumei) is a play: ${either(ways.map((way) => lookUp(turning, way) ?? way))} ${ways.length === 1 ? 'turns' : 'turn'} the ranking round.`,
	mayBeCalled: (wild: Wild) =>
		`Whoever was dealt two ${wildWord(wild)}s may call it, but need not.`,
	changes: {
		none: 'It would change nothing: there is no tax this round anyway.',
		taxes: 'Nobody pays any tax this round.',
		places: 'Everyone swaps places: first with last, second with second-last, and so on.',
		both: 'Nobody pays any tax this round, and everyone swaps places: first with last, second with second-last, and so on.'
	},
	/** From the first place to the last. */
	newPlaces: (names: readonly string[]) => `New places: ${names.join(', ')}.`,
	whoCalls: 'Who would call it?',
	circumstances: 'The caller’s hand, and the taxes',
	dealtBoth: (wild: Wild) => `Was dealt two ${wildWord(wild)}s`,
	taxPaid: 'A tax has been paid'
};
