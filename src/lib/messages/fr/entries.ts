import type { Outcome } from '#lib/evening/edicts.ts';
import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { de } from './grammar/elision.ts';

/** What an entry did, in a few words: they stand after a colon. */
const names = {
	start: 'le début',
	seats: 'les places',
	draw: 'le tirage',
	turn: 'la rotation de la table',
	keepingChairs: 'chaises gardées',
	dealing: (name: string) => `donne ${de(name)}`,
	steps: {
		seats: 'l’étape Sièges',
		deal: 'en place',
		taxes: 'donne faite',
		play: 'l’étape Jeu'
	} satisfies Record<Step, string>,
	revolution: (name: string) => `révolution ${de(name)}`,
	tax: (name: string) => `impôt ${de(name)}`,
	taxesPaid: 'impôts payés',
	taxCorrection: (name: string) => `correction de l’impôt ${de(name)}`,
	merchants: 'l’échange des Marchands',
	exposed: (name: string) => `carte vue ${de(name)}`,
	decree: (name: string) => `décret ${de(name)}`,
	outcomes: {
		obeyed: '« exécuté »',
		refused: '« refusé »',
		vetoed: '« veto »',
		lifted: '« levé »'
	} satisfies Record<Outcome, string>,
	houseRuling: 'la décision maison',
	ruling: 'la décision',
	rulingTakenBack: 'retrait d’une décision',
	points: (name: string) => `points ${de(name)}`,
	exit: (name: string) => name,
	swap: 'l’échange de places',
	lastCard: (name: string) => `dernière carte ${de(name)}`,
	rules: 'le changement de règles',
	name: (name: string) => `le nom ${name}`,
	address: (name: string) => `forme du titre ${de(name)}`,
	notOut: (name: string) => `${name} joue encore`,
	leaving: (name: string) => `départ ${de(name)}`,
	dealingAgain: 'nouvelle donne',
	endingEarly: 'fin anticipée',
	nextRound: 'manche suivante',
	joining: (name: string) => `arrivée ${de(name)}`,
	sittingOut: (name: string) => `pause ${de(name)}`,
	note: 'la note',
	lastRound: 'la dernière manche',
	closing: 'la clôture',
	reopening: 'la réouverture',
	deleting: 'la suppression',
	bringingBack: 'la récupération',
	correction: (round: number) => `correction de la manche ${round}`,
	stepBack: 'le pas en arrière'
};

/** What was entered, and taking it back. */
export default {
	names,
	undo: (what: string) => `Annuler\u00a0: ${what}`,
	redo: (what: string) => `Rétablir\u00a0: ${what}`,
	undoNothing: 'Annuler',
	undone: (what: string) => `Annulé\u00a0: ${what}.`,
	redone: (what: string) => `Rétabli\u00a0: ${what}.`
} satisfies Catalogue['entries'];
