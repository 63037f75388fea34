import type { Outcome } from '#lib/evening/edicts.ts';
import type { Step } from '#lib/evening/state.ts';

/** What an entry did, in a few words. Used after "Undo" and "Redo", and alone after a colon. */
const names = {
	start: 'the start',
	seats: 'the seats',
	draw: 'the draw',
	turn: 'the turn of the table',
	keepingChairs: 'keeping the chairs',
	dealing: (name: string) => `${name} dealing`,
	/** A step that was reached, most of them named after their button. */
	steps: {
		seats: 'the step to Seats',
		deal: 'Seated',
		taxes: 'Dealt',
		play: 'the step to Play'
	} satisfies Record<Step, string>,
	revolution: (name: string) => `${name}’s revolution`,
	tax: (name: string) => `${name}’s tax`,
	taxesPaid: 'taxes paid',
	taxCorrection: (name: string) => `the correction of ${name}’s tax`,
	merchants: 'the Merchants’ exchange',
	exposed: (name: string) => `the exposed card of ${name}`,
	decree: (name: string) => `${name}’s decree`,
	/** The outcome of a decree. */
	outcomes: {
		obeyed: '“obeyed”',
		refused: '“refused”',
		vetoed: '“vetoed”',
		lifted: '“lifted”'
	} satisfies Record<Outcome, string>,
	houseRuling: 'the house ruling',
	ruling: 'the ruling',
	rulingTakenBack: 'taking back a ruling',
	points: (name: string) => `the points of ${name}`,
	/** A player went out. */
	exit: (name: string) => name,
	swap: 'the swap',
	lastCard: (name: string) => `the last card of ${name}`,
	rules: 'the change of rules',
	name: (name: string) => `the name ${name}`,
	address: (name: string) => `${name}’s form of address`,
	notOut: (name: string) => `${name} not out`,
	leaving: (name: string) => `${name} leaving`,
	dealingAgain: 'dealing again',
	endingEarly: 'ending early',
	nextRound: 'Next round',
	joining: (name: string) => `${name} joining`,
	sittingOut: (name: string) => `${name} sitting out`,
	note: 'the note',
	lastRound: 'the last round',
	closing: 'closing',
	reopening: 'reopening',
	deleting: 'deleting',
	bringingBack: 'bringing it back',
	correction: (round: number) => `the correction of round ${round}`,
	stepBack: 'the step back'
};

/** Undo and redo. */
export default {
	names,
	/** @param what one of `names` */
	undo: (what: string) => `Undo ${what}`,
	redo: (what: string) => `Redo ${what}`,
	undoNothing: 'Undo',
	/** Announced to screen readers. */
	undone: (what: string) => `Undone: ${what}.`,
	redone: (what: string) => `Done again: ${what}.`
};
