import type { Catalogue } from '#lib/messages/catalogue.ts';

/** They stand after a colon. */
const names = {
	start: 'el comienzo',
	seats: 'los asientos',
	draw: 'el sorteo',
	turn: 'el giro de la mesa',
	keepingChairs: 'quedarse en las sillas',
	dealing: (name: string) => `el reparto de ${name}`,
	steps: {
		seats: 'el paso a Asientos',
		deal: '“En su sitio”',
		taxes: '“Repartido”',
		play: 'el paso a Juego'
	},
	revolution: (name: string) => `la revolución de ${name}`,
	tax: (name: string) => `el impuesto de ${name}`,
	taxesPaid: '“Todo pagado”',
	taxCorrection: (name: string) => `la corrección del impuesto de ${name}`,
	merchants: 'el cambio de Mercaderes',
	exposed: (name: string) => `la carta vista de ${name}`,
	decree: (name: string) => `el decreto de ${name}`,
	outcomes: {
		obeyed: '“obedecido”',
		refused: '“rechazado”',
		vetoed: '“vetado”',
		lifted: '“levantado”'
	},
	houseRuling: 'la decisión de la casa',
	ruling: 'la decisión',
	rulingTakenBack: 'la retirada de una decisión',
	points: (name: string) => `los puntos de ${name}`,
	exit: (name: string) => name,
	swap: 'el intercambio',
	lastCard: (name: string) => `la última carta de ${name}`,
	rules: 'el cambio de reglas',
	name: (name: string) => `el nombre ${name}`,
	address: (name: string) => `el tratamiento de ${name}`,
	notOut: (name: string) => `${name} no ha terminado`,
	leaving: (name: string) => `la marcha de ${name}`,
	dealingAgain: 'el nuevo reparto',
	endingEarly: 'el final anticipado',
	nextRound: '“Siguiente ronda”',
	joining: (name: string) => `la llegada de ${name}`,
	sittingOut: (name: string) => `el descanso de ${name}`,
	note: 'la nota',
	lastRound: 'la última ronda',
	closing: 'el cierre',
	reopening: 'la reapertura',
	deleting: 'el borrado',
	bringingBack: 'la recuperación',
	correction: (round: number) => `la corrección de la ronda ${round}`,
	stepBack: 'el paso atrás'
};

export default {
	names,
	undo: (what: string) => `Deshacer: ${what}`,
	redo: (what: string) => `Rehacer: ${what}`,
	undoNothing: 'Deshacer',
	undone: (what: string) => `Deshecho: ${what}.`,
	redone: (what: string) => `Rehecho: ${what}.`
} satisfies Catalogue['entries'];
