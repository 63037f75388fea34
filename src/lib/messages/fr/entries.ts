import type { Outcome, Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { de } from './grammar/elision.ts';

/** What an entry did, in a few words. Used after a colon. */
const names = {
	EveningStarted: 'le début',
	SeatsSet: 'les places',
	CardsDrawn: 'le tirage',
	TopChairChosen: 'la rotation de la table',
	ChairsKept: 'chaises gardées',
	ChairsRecorded: 'les chaises',
	DealerNamed: (name: string) => `donne ${de(name)}`,
	StepReached: {
		seats: 'l’étape Sièges',
		deal: 'en place',
		taxes: 'donne faite',
		play: 'l’étape Jeu'
	} satisfies Record<Step, string>,
	HandsChanged: (name: string) => `échange de mains ${de(name)}`,
	RankingTurned: 'l’ordre renversé',
	DirectionTurned: 'le sens inversé',
	RevolutionCalled: (name: string) => `révolution ${de(name)}`,
	TaxMarked: (name: string) => `impôt ${de(name)}`,
	TaxesSettled: 'impôts payés',
	TaxCorrected: (name: string) => `correction de l’impôt ${de(name)}`,
	MerchantsExchanged: 'l’échange des Marchands',
	CardExposed: (name: string) => `carte vue ${de(name)}`,
	DecreeIssued: (name: string) => `décret ${de(name)}`,
	DecreeSettled: {
		obeyed: '« exécuté »',
		refused: '« refusé »',
		vetoed: '« veto »',
		lifted: '« levé »'
	} satisfies Record<Outcome, string>,
	RulingLogged: { house: 'la décision maison', referee: 'la décision' },
	RulingOverruled: 'retrait d’une décision',
	ScoreCorrected: (name: string) => `points ${de(name)}`,
	PlayerWentOut: (name: string) => name,
	ExitsSwapped: 'l’échange de places',
	ExitJudged: (name: string) => `dernière carte ${de(name)}`,
	RulesChanged: 'le changement de règles',
	PlayerRenamed: (name: string) => `le nom ${name}`,
	EveningRenamed: (name: string) => `le nom ${name}`,
	PlayerAddressed: (name: string) => `forme du titre ${de(name)}`,
	ExitTakenBack: (name: string) => `${name} joue encore`,
	PlayerLeft: (name: string) => `départ ${de(name)}`,
	PlayerLeftMidRound: (name: string) => `départ ${de(name)}`,
	RoundVoided: 'nouvelle donne',
	RoundEndedEarly: 'fin anticipée',
	RoundConfirmed: 'manche suivante',
	PlayerJoined: (name: string) => `arrivée ${de(name)}`,
	ArrivalAnnounced: (name: string) => `arrivée ${de(name)} à la prochaine manche`,
	DepartureAnnounced: (name: string) => `départ ${de(name)} après la manche`,
	AnnouncementWithdrawn: (name: string) => `changement d’avis ${de(name)}`,
	PlayerSatOut: (name: string) => `pause ${de(name)}`,
	NoteAdded: 'la note',
	LastRoundAnnounced: 'l’annonce de la dernière manche',
	EveningClosed: 'la clôture',
	EveningReopened: 'la réouverture',
	EveningDeleted: 'la suppression',
	EveningRestored: 'la récupération',
	HistoryAmended: (round: number) => `correction de la manche ${round}`,
	EntryUndone: 'l’annulation',
	EntryRedone: 'le rétablissement'
};

export default {
	names,
	undo: (what: string) => `Annuler\u00a0: ${what}`,
	redo: (what: string) => `Rétablir\u00a0: ${what}`,
	undoNothing: 'Annuler',
	undone: (what: string) => `Annulé\u00a0: ${what}.`,
	redone: (what: string) => `Rétabli\u00a0: ${what}.`
} satisfies Catalogue['entries'];
