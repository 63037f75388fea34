import type { Catalogue } from '#lib/messages/catalogue.ts';

/** Used after a colon. */
const names = {
	EveningStarted: 'el comienzo',
	SeatsSet: 'los asientos',
	CardsDrawn: 'el sorteo',
	TopChairChosen: 'el giro de la mesa',
	ChairsKept: 'quedarse en las sillas',
	ChairsRecorded: 'las sillas',
	DealerNamed: (name: string) => `el reparto de ${name}`,
	StepReached: {
		seats: 'el paso a Asientos',
		deal: '“En su sitio”',
		taxes: '“Repartido”',
		play: 'el paso a Juego'
	},
	HandsChanged: (name: string) => `el cambio de manos de ${name}`,
	RankingTurned: 'el orden invertido',
	DirectionTurned: 'el sentido cambiado',
	RevolutionCalled: (name: string) => `la revolución de ${name}`,
	TaxMarked: (name: string) => `el impuesto de ${name}`,
	TaxesSettled: '“Todo pagado”',
	TaxCorrected: (name: string) => `la corrección del impuesto de ${name}`,
	MerchantsExchanged: 'el cambio de Mercaderes',
	CardExposed: (name: string) => `la carta vista de ${name}`,
	DecreeIssued: (name: string) => `el decreto de ${name}`,
	DecreeSettled: {
		obeyed: '“obedecido”',
		refused: '“rechazado”',
		vetoed: '“vetado”',
		lifted: '“levantado”'
	},
	RulingLogged: { house: 'la decisión de la casa', referee: 'la decisión' },
	RulingOverruled: 'la retirada de una decisión',
	ScoreCorrected: (name: string) => `los puntos de ${name}`,
	PlayerWentOut: (name: string) => name,
	ExitsSwapped: 'el intercambio',
	ExitJudged: (name: string) => `la última carta de ${name}`,
	RulesChanged: 'el cambio de reglas',
	PlayerRenamed: (name: string) => `el nombre ${name}`,
	EveningRenamed: (name: string) => `el nombre ${name}`,
	PlayerAddressed: (name: string) => `el tratamiento de ${name}`,
	ExitTakenBack: (name: string) => `${name} no ha terminado`,
	PlayerLeft: (name: string) => `la marcha de ${name}`,
	PlayerLeftMidRound: (name: string) => `la marcha de ${name}`,
	RoundVoided: 'el nuevo reparto',
	RoundEndedEarly: 'el final anticipado',
	RoundConfirmed: '“Siguiente ronda”',
	PlayerJoined: (name: string) => `la llegada de ${name}`,
	ArrivalAnnounced: (name: string) => `la llegada de ${name} en la próxima ronda`,
	DepartureAnnounced: (name: string) => `la marcha de ${name} tras la ronda`,
	AnnouncementWithdrawn: (name: string) => `el cambio de idea de ${name}`,
	PlayerSatOut: (name: string) => `el descanso de ${name}`,
	NoteAdded: 'la nota',
	LastRoundAnnounced: 'el anuncio de la última ronda',
	EveningClosed: 'el cierre',
	EveningReopened: 'la reapertura',
	EveningDeleted: 'el borrado',
	EveningRestored: 'la recuperación',
	HistoryAmended: (round: number) => `la corrección de la ronda ${round}`,
	EntryUndone: 'lo deshecho',
	EntryRedone: 'lo rehecho'
};

export default {
	names,
	undo: (what: string) => `Deshacer: ${what}`,
	redo: (what: string) => `Rehacer: ${what}`,
	undoNothing: 'Deshacer',
	undone: (what: string) => `Deshecho: ${what}.`,
	redone: (what: string) => `Rehecho: ${what}.`
} satisfies Catalogue['entries'];
