import type { Outcome, Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

/** What an entry did, in a few words. Used after a colon. */
const names = {
	EveningStarted: 'Start',
	SeatsSet: 'Sitze',
	CardsDrawn: 'Ziehen',
	TopChairChosen: 'Tisch gedreht',
	ChairsKept: 'alle bleiben sitzen',
	ChairsRecorded: 'die Stühle',
	DealerNamed: (name: string) => `${name} gibt`,
	StepReached: {
		seats: 'zurück zu den Sitzen',
		deal: 'Alle sitzen',
		taxes: 'Gegeben',
		play: 'weiter zum Spiel'
	} satisfies Record<Step, string>,
	HandsChanged: (name: string) => `Handtausch von ${name}`,
	RankingTurned: 'umgedrehte Rangfolge',
	DirectionTurned: 'umgedrehte Spielrichtung',
	RevolutionCalled: (name: string) => `Revolution von ${name}`,
	TaxMarked: (name: string) => `Steuer von ${name}`,
	TaxesSettled: 'Steuern bezahlt',
	TaxCorrected: (name: string) => `Korrektur der Steuer von ${name}`,
	MerchantsExchanged: 'Tausch der Kaufleute',
	CardExposed: (name: string) => `aufgedeckte Karte von ${name}`,
	DecreeIssued: (name: string) => `Erlass von ${name}`,
	DecreeSettled: {
		obeyed: '„befolgt“',
		refused: '„verweigert“',
		vetoed: '„Veto“',
		lifted: '„aufgehoben“'
	} satisfies Record<Outcome, string>,
	RulingLogged: { house: 'eigener Entscheid', referee: 'Entscheid' },
	RulingOverruled: 'Rücknahme eines Entscheids',
	ScoreCorrected: (name: string) => `Punkte von ${name}`,
	PlayerWentOut: (name: string) => `${name} raus`,
	ExitsSwapped: 'Tausch',
	ExitJudged: (name: string) => `letzte Karte von ${name}`,
	RulesChanged: 'neue Regeln',
	PlayerRenamed: (name: string) => `der Name ${name}`,
	EveningRenamed: (name: string) => `der Name ${name}`,
	PlayerAddressed: (name: string) => `Anrede von ${name}`,
	ExitTakenBack: (name: string) => `${name} nicht raus`,
	PlayerLeft: (name: string) => `${name} geht`,
	PlayerLeftMidRound: (name: string) => `${name} geht`,
	RoundVoided: 'neu geben',
	RoundEndedEarly: 'vorzeitiges Ende',
	RoundConfirmed: 'Nächste Runde',
	PlayerJoined: (name: string) => `${name} kommt dazu`,
	ArrivalAnnounced: (name: string) => `${name} kommt nächste Runde dazu`,
	DepartureAnnounced: (name: string) => `${name} geht nach der Runde`,
	AnnouncementWithdrawn: (name: string) => `${name} doch nicht`,
	PlayerSatOut: (name: string) => `${name} setzt aus`,
	NoteAdded: 'Notiz',
	LastRoundAnnounced: 'Ankündigung der letzten Runde',
	EveningClosed: 'beendet',
	EveningReopened: 'wieder geöffnet',
	EveningDeleted: 'gelöscht',
	EveningRestored: 'zurückgeholt',
	HistoryAmended: (round: number) => `Korrektur von Runde ${round}`,
	EntryUndone: 'Rückgängig',
	EntryRedone: 'Wiederholen'
};

export default {
	names,
	undo: (what: string) => `Rückgängig: ${what}`,
	redo: (what: string) => `Wiederholen: ${what}`,
	undoNothing: 'Rückgängig',
	undone: (what: string) => `Rückgängig gemacht: ${what}.`,
	redone: (what: string) => `Wiederholt: ${what}.`
} satisfies Catalogue['entries'];
