import type { Wild } from '#lib/cards/card.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import type { Outcome, TaxCorrection, Term } from '#lib/evening/state.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Seating } from '#lib/rulesets/ruleset.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('en');

const PAIRS: Record<WildPair, string> = {
	JK: 'both Jokers',
	'two-JK': 'two Jokers',
	JE: 'both Jesters',
	'two-JE': 'two Jesters'
};
const cards = byCount('card', 'cards');
/** The first seats, and the Deal and Taxes steps. */
export default {
	/** One short line below the heading, on a first visit. */
	firstTime: {
		deal: 'Read it out, deal, and go on.',
		taxes: 'Tick off what changed hands.'
	},
	decree: {
		heading: 'Decrees in force',
		label: (text: string) => `Decree: ${text}`,
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`,
		/** Since when and until when it holds. */
		terms: {
			round: (round: number) => `Round ${round}, until the round ends`,
			reign: (round: number, issuer: string) => `Round ${round}, while ${issuer} keeps the place`,
			evening: (round: number) => `Round ${round}, all evening`
		} satisfies Record<Term, (round: number, issuer: string) => string>,
		/** Buttons for its outcome. */
		outcomes: {
			obeyed: 'Obeyed',
			refused: 'Refused',
			vetoed: 'Vetoed',
			lifted: 'Lifted'
		} satisfies Record<Outcome, string>
	},
	firstSeats: {
		title: 'Who sits where?',
		ways: 'How the first seats are found',
		way: {
			draw: 'Draw cards',
			'as-we-sit': 'As we sit',
			random: 'At random',
			'by-hand': 'By hand'
		} satisfies Record<Seating, string>,
		tapNames: 'Tap the names clockwise, beginning anywhere.',
		byChance: 'Drawn at random, clockwise.',
		clockwise: 'Clockwise round the table.',
		firstAtTop: 'The first sits at the top.',
		notSo: 'Not so: tap the names clockwise',
		shuffleAgain: 'Shuffle again',
		seatByDraw: 'Seat them by the draw',
		asWeSit: 'We sit like this',
		likeThis: 'Sit like this',
		everyoneDraws: 'Everyone draws a card; the best sits first.',
		/** @param groups players who drew the same card */
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('A tie.')} ${groups.map((names) => list(names)).join('; ')} draw again${groups.length > 1 ? ', each among themselves' : ''}.`,
		drew: (name: string) => `${name} drew`,
		cards: 'Cards'
	},
	deal: {
		rulesLabel: 'Rules that change',
		rulesOnce: 'Rules of this round only',
		rulesNow: 'Rules from now on',
		changesLabel: 'What changes with the number',
		changes: 'What changes',
		pack: 'The pack',
		dealer: 'The dealer',
		deals: (name: string) => `${name} shuffles and deals`,
		anotherCuts: 'Another player cuts.',
		sitDifferently: 'Sit differently',
		someoneElse: 'Someone else deals',
		whoDeals: 'Who deals?',
		cardsLabel: 'Cards each',
		each: (n: number, bold: Markup) => `${bold(String(n))} ${cards(n)} each`,
		others: (names: readonly string[], n: number) => `${list(names)} ${n}`,
		dealt: 'Dealt — on to the taxes',
		/** @param lead a sentence: Ana leads */
		dealtUntaxed: (lead: string) => `Dealt — ${lead}`
	},
	exposed: {
		kept: (name: string) => `${name} keeps the exposed card.`,
		passed: (from: string, to: string) =>
			`The exposed card goes from ${from} to ${to}, and ${from} gets a random one of ${to}’s.`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} pays ${receiver} ${n}`,
		/** The second line of a row: what the payer gives, and what comes back. */
		open: (tribute: string, back: string) => `${tribute} · ${back}`,
		owes: {
			highest: (n: number) => (n === 1 ? 'the highest' : `${n} highest`),
			/** Where low numbers win. */
			best: (n: number) => (n === 1 ? 'the best' : `${n} best`)
		},
		/** Where a hand has fewer cards than are due. */
		wholeHand: (n: number) => `the whole hand, ${n}`,
		back: {
			any: (n: number) => `any ${n} back`,
			worst: (n: number) => (n === 1 ? 'the worst back' : `${n} worst back`)
		},
		/** The second line once the tribute is given. */
		now: {
			any: (name: string, n: number) => `now ${name} gives any ${n} back`,
			worst: (name: string, n: number) =>
				`now ${name} gives ${n === 1 ? 'the worst' : `the ${n} worst`} back`
		},
		returned: 'returned',
		/** Said once for all rows: when the giveback is chosen. */
		ways: {
			'free-after-looking': 'Look first, then give back.',
			'free-unseen': 'Choose what goes back before you look.',
			worst: 'Both lay out their cards at once.'
		} satisfies Record<Options['giveback'], string>,
		openerFirst: (rank: string, card: string) =>
			`Whoever gives back a ${rank} gives the ${card} first, unless they hold four of them.`,
		/** Wild cards in the tribute. */
		wild: {
			kept: (wild) => `${common.cards.wilds[wild]} may be kept.`,
			owed: (wild) => `${common.cards.wilds[wild]} count as the highest.`,
			'payer-chooses': (wild) => `The payer says what each ${common.cards.wild[wild]} counts as.`
		} satisfies Record<Options['wildTax'], (wild: Wild) => string>,
		/** Beside `wild`, if somebody has no more cards than are due. */
		wildInWholeHand: (wild: Wild) =>
			`Whoever owes the whole hand gives its ${common.cards.wilds[wild]} too.`,
		/** What went wrong and how it was put right. */
		corrected: {
			wrong: {
				'paid-anew': () => 'Wrong cards: they go back, and the right ones are paid.',
				fine: (fine) => `Wrong cards, with a fine: ${fine}.`,
				'let-stand': () => 'Wrong cards, left as they were.'
			},
			forgotten: {
				'paid-anew': () => 'Forgotten: the cards go back, and the right ones are paid.',
				fine: (fine) => `Forgotten, with a fine: ${fine}.`,
				'let-stand': () => 'Forgotten, left as it was.'
			}
		} satisfies Record<
			TaxCorrection['fault'],
			Record<TaxCorrection['remedy'], (fine: string) => string>
		>,
		whatMust: 'What must I give?',
		none: 'No taxes this round',
		showed: (name: string, pair: WildPair) => `${name} showed ${PAIRS[pair]}.`,
		showedGreater: (name: string, pair: WildPair) =>
			`${name} showed ${PAIRS[pair]}: a greater revolution. Everyone swaps places: first with last, and so on.`,
		/** What a revolution turned, in large letters. */
		moment: { lesser: 'Revolution! Nobody pays.', greater: 'Greater revolution!' },
		reversed: 'All places are reversed',
		hands: 'Take your cards along',
		throne: (name: string) => `${name} takes the throne`,
		noneAtFirst: 'No taxes in the first round',
		noneForNewcomers: 'Newcomers are untaxed, so nobody pays',
		/** Players who left after the deal, by what becomes of the tax to or from them. */
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))} left: taxes to and from them are void.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))} left after the tax was paid: it stands.`,
			untaxed: (names: readonly string[], bold: Markup) => `${bold(list(names))} left.`
		},
		free: (names: readonly string[], bold: Markup) => `${bold(list(names))}: no tax this round`,
		wentWrong: 'A tribute was wrong or forgotten',
		revolution: 'Revolution',
		someoneShows: (pair: WildPair) =>
			({
				JK: 'Both Jokers in one hand?',
				'two-JK': 'Two Jokers in one hand?',
				JE: 'Both Jesters in one hand?',
				'two-JE': 'Two Jesters in one hand?'
			})[pair],
		whoShows: (pair: WildPair) => `Who shows ${PAIRS[pair]}?`,
		callerGreater: (title: string) => `${title}, a greater revolution`,
		/** @param lead a sentence: Ana leads */
		settled: (lead: string) => `Taxes paid — ${lead}`,
		play: (lead: string) => `Play — ${lead}`,
		notRecorded: 'Not recorded: tick off what was paid and returned.'
	}
};
