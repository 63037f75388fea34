import type { Outcome } from '#lib/evening/edicts.ts';
import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

/** What an entry did, in a few words: they stand after a colon. */
const names = {
	start: 'Start',
	seats: 'Sitze',
	draw: 'Ziehen',
	turn: 'Tisch gedreht',
	keepingChairs: 'alle bleiben sitzen',
	dealing: (name: string) => `${name} gibt`,
	steps: {
		seats: 'zurück zu den Sitzen',
		deal: 'Alle sitzen',
		taxes: 'Gegeben',
		play: 'weiter zum Spiel'
	} satisfies Record<Step, string>,
	revolution: (name: string) => `Revolution von ${name}`,
	tax: (name: string) => `Steuer von ${name}`,
	taxesPaid: 'Steuern bezahlt',
	taxCorrection: (name: string) => `Korrektur der Steuer von ${name}`,
	merchants: 'Tausch der Kaufleute',
	exposed: (name: string) => `aufgedeckte Karte von ${name}`,
	decree: (name: string) => `Erlass von ${name}`,
	outcomes: {
		obeyed: '„befolgt“',
		refused: '„verweigert“',
		vetoed: '„Veto“',
		lifted: '„aufgehoben“'
	} satisfies Record<Outcome, string>,
	houseRuling: 'eigener Entscheid',
	ruling: 'Entscheid',
	rulingTakenBack: 'Rücknahme eines Entscheids',
	points: (name: string) => `Punkte von ${name}`,
	exit: (name: string) => `${name} raus`,
	swap: 'Tausch',
	lastCard: (name: string) => `letzte Karte von ${name}`,
	rules: 'neue Regeln',
	name: (name: string) => `der Name ${name}`,
	address: (name: string) => `Anrede von ${name}`,
	notOut: (name: string) => `${name} nicht raus`,
	leaving: (name: string) => `${name} geht`,
	dealingAgain: 'neu geben',
	endingEarly: 'vorzeitiges Ende',
	nextRound: 'Nächste Runde',
	joining: (name: string) => `${name} kommt dazu`,
	sittingOut: (name: string) => `${name} setzt aus`,
	note: 'Notiz',
	lastRound: 'letzte Runde',
	closing: 'beendet',
	reopening: 'wieder geöffnet',
	deleting: 'gelöscht',
	bringingBack: 'zurückgeholt',
	correction: (round: number) => `Korrektur von Runde ${round}`,
	stepBack: 'Schritt zurück'
};

/** What was entered, and taking it back. */
export default {
	names,
	undo: (what: string) => `Rückgängig: ${what}`,
	redo: (what: string) => `Wiederholen: ${what}`,
	undoNothing: 'Rückgängig',
	undone: (what: string) => `Rückgängig gemacht: ${what}.`,
	redone: (what: string) => `Wiederholt: ${what}.`
} satisfies Catalogue['entries'];
