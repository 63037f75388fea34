import type { Entry } from '#lib/evening/entries.ts';
import type { Outcome, Step } from '#lib/evening/state.ts';

/** What an entry did, in a few words. Used after "Undo" and "Redo", and alone after a colon. A
 * function takes the name of the player whose entry it is, unless it says otherwise. */
const names = {
	EveningStarted: 'the start',
	SeatsSet: 'the seats',
	CardsDrawn: 'the draw',
	TopChairChosen: 'the turn of the table',
	ChairsKept: 'keeping the chairs',
	ChairsRecorded: 'the chairs',
	DealerNamed: (name: string) => `${name} dealing`,
	/** A step that was reached, most of them named after their button. */
	StepReached: {
		seats: 'the step to Seats',
		deal: 'Seated',
		taxes: 'Dealt',
		play: 'the step to Play'
	} satisfies Record<Step, string>,
	HandsChanged: (name: string) => `${name}’s swap of hands`,
	RankingTurned: 'the turned ranking',
	DirectionTurned: 'the turned direction',
	RevolutionCalled: (name: string) => `${name}’s revolution`,
	TaxMarked: (name: string) => `${name}’s tax`,
	TaxesSettled: 'taxes paid',
	TaxCorrected: (name: string) => `the correction of ${name}’s tax`,
	MerchantsExchanged: 'the Merchants’ exchange',
	CardExposed: (name: string) => `the exposed card of ${name}`,
	DecreeIssued: (name: string) => `${name}’s decree`,
	/** The outcome of a decree. */
	DecreeSettled: {
		obeyed: '“obeyed”',
		refused: '“refused”',
		vetoed: '“vetoed”',
		lifted: '“lifted”'
	} satisfies Record<Outcome, string>,
	/** By who answered: the table itself, or the referee. */
	RulingLogged: { house: 'the house ruling', referee: 'the ruling' },
	RulingOverruled: 'taking back a ruling',
	ScoreCorrected: (name: string) => `the points of ${name}`,
	/** A player went out. */
	PlayerWentOut: (name: string) => name,
	ExitsSwapped: 'the swap',
	ExitJudged: (name: string) => `the last card of ${name}`,
	RulesChanged: 'the change of rules',
	PlayerRenamed: (name: string) => `the name ${name}`,
	EveningRenamed: (name: string) => `the name ${name}`,
	PlayerAddressed: (name: string) => `${name}’s form of address`,
	ExitTakenBack: (name: string) => `${name} not out`,
	PlayerLeft: (name: string) => `${name} leaving`,
	PlayerLeftMidRound: (name: string) => `${name} leaving`,
	RoundVoided: 'dealing again',
	RoundEndedEarly: 'ending early',
	RoundConfirmed: 'Next round',
	PlayerJoined: (name: string) => `${name} joining`,
	ArrivalAnnounced: (name: string) => `${name} joining next round`,
	DepartureAnnounced: (name: string) => `${name} leaving after this round`,
	AnnouncementWithdrawn: (name: string) => `${name}’s change of plan`,
	PlayerSatOut: (name: string) => `${name} sitting out`,
	NoteAdded: 'the note',
	LastRoundAnnounced: 'announcing the last round',
	EveningClosed: 'closing',
	EveningReopened: 'reopening',
	EveningDeleted: 'deleting',
	EveningRestored: 'bringing it back',
	HistoryAmended: (round: number) => `the correction of round ${round}`,
	EntryUndone: 'the undo',
	EntryRedone: 'the redo'
} satisfies Readonly<Record<Entry['type'], unknown>>;

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
