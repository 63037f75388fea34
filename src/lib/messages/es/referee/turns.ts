import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { wildWord, wildsWord } from '#lib/messages/es/grammar/nouns.ts';

const { byCount, list, either, plural } = grammar('es');

const cards = byCount('# carta', '# cartas');

export const turn = {
	whoLeads: '¿Quién sale en la ronda?',
	whoLeadsAfterExit: '¿Quién sale cuando alguien ha terminado?',
	whoIsNext: '¿A quién le toca?',
	leads: (name: string) => `Sale ${name}`,
	holderLeads: (card: string) => `Sale quien tiene el ${card}`,
	drawn: 'Sale quien toca por sorteo',
	why: {
		'next-in-turn': () => 'Sale quien sigue en sentido horario y aún tiene cartas.',
		'highest-place': () => 'Sale quien tiene el mayor rango entre quienes aún tienen cartas.',
		'lowest-place': () => 'Sale quien tiene el menor rango entre quienes aún tienen cartas.',
		'holder-leads': (card) => `Sale quien tiene el ${card}, con la jugada que quiera.`,
		random: () => 'La aplicación sortea quién sale.',
		'trick-winner': () => 'Quien gana una baza sale en la siguiente.',
		'top-seat': () => 'En la ronda sale quien ocupa el primer puesto.',
		'bottom-seat': () => 'En la ronda sale quien ocupa el último puesto.',
		'left-of-dealer': () => 'En la ronda sale quien está a la izquierda de quien reparte.',
		'holder-of-card': (card) => `La primera jugada debe incluir el ${card}.`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>,
	next: (name: string) => `Le toca a ${name}`,
	over: 'La ronda ha acabado',
	onlyOne: 'Solo una persona tiene aún cartas: la ronda ha acabado.',
	falls: (name: string) =>
		`Otra persona terminó primero: ${name} cae de lo más alto y queda fuera de la ronda.`,
	overturned:
		'El último puesto terminó primero: la ronda acaba en el acto y se invierten todos los puestos.',
	movesOn: 'Aún no hay nada en la mesa: la salida pasa a la siguiente persona.',
	hasToLead: 'Según nuestra lectura, quien sale debe jugar: la salida no pasa a nadie más.',
	clockwise: 'Quien sigue en sentido horario y aún puede jugar.',
	counterClockwise: 'Quien sigue en sentido antihorario y aún puede jugar.',
	counterLead: 'Sale quien sigue en sentido antihorario y aún tiene cartas.',
	skipped: (name: string) => `El valor igual le quitó el turno a ${name}.`,
	skippedByCards: (names: string) => `Esa jugada le quita el turno a ${names}.`,
	skippedByBoth: (names: string) => `El valor igual y las cartas le quitan el turno a ${names}.`,
	won: {
		'all-skipped': (winner: string) => `Nadie más puede jugar: ${winner} gana la baza.`,
		'all-passed': (winner: string) => `El resto ha pasado: ${winner} gana la baza.`,
		'ends-the-trick': (winner: string) =>
			`Esa jugada cierra la baza en el acto: ${winner} gana la baza.`,
		exit: (winner: string) => `La baza acaba con esa salida: la gana ${winner}.`,
		'nothing-tops': (winner: string) => `Nada supera esa jugada: ${winner} gana la baza.`
	} satisfies Record<
		Extract<NextVerdict<unknown>, { kind: 'won' }>['by'] | 'all-skipped',
		(winner: string) => string
	>,
	untopped: (leads: string) => `Si nadie supera esa jugada: ${leads}.`,
	whoPlayed: '¿Quién hizo la última jugada de esta baza?',
	nobodyYet: 'Nadie aún',
	whoPassed: '¿Quién pasó en esta baza?',
	whoPassedSince: '¿Quién ha pasado desde entonces?',
	whoPassedOnTheLead: '¿Quién ha pasado en la salida?',
	thatPlay: 'Esa jugada',
	exit: 'Se quedó sin cartas',
	/** @param cards as shown */
	was: (cards: string) => `Era ${cards}`,
	reversed: 'Se juega en sentido antihorario',
	joker: (wild: Wild) => `Era un ${wildWord(wild)}`,
	trump: 'Era un triunfo',
	trumpSays: 'Si algo supera un triunfo lo dice el texto propio de esta mesa.',
	completedFour: 'Completó los cuatro',
	equal: 'Era del mismo valor que la anterior',
	whoWasOut: '¿Quién había terminado antes?'
};

export const joining = {
	question: (newcomers: number, players: number) =>
		`${plural(newcomers, { one: `Se incorpora ${newcomers} persona`, other: `Se incorporan ${newcomers} personas` })} a una mesa de ${players}`,
	words: {
		seated: 'La mesa después',
		redraw: 'Toda la mesa vuelve a sacar carta',
		'no-seats': 'Aún no hay asientos',
		'too-few': 'Muy poca gente para jugar',
		'too-many': 'Demasiada gente para jugar'
	} satisfies Record<JoinVerdict<unknown>['code'], string>,
	noSeats:
		'Los primeros asientos aún no están decididos: quien se incorpora recibe el suyo junto con el resto.',
	firstUntaxed: 'En la primera ronda aún no paga nadie.',
	afterRound:
		'Nadie se incorpora en mitad de una ronda. Así será la siguiente si los puestos quedan como ahora.',
	likeFirst: 'Con gente nueva, la siguiente ronda empieza como una primera.',
	tooFew: (game: string, min: number) => `${game} pide al menos ${min}.`,
	tooMany: (game: string, max: number) => `${game} admite hasta ${max} con estas reglas.`,
	mends: (changes: string) => `Con un cambio se puede: ${changes}.`,
	closeRanks: 'Quienes se quedan ocupan el hueco.',
	newcomers: {
		'middle-untaxed': 'Quien se incorpora se sienta en medio, y esta ronda ni paga ni recibe.',
		'middle-low-side':
			'Quien se incorpora se sienta justo por debajo del medio, con el impuesto de su asiento.',
		bottom: 'Quien se incorpora se sienta al final, con el impuesto de su asiento.',
		redraw: 'Toda la mesa vuelve a sacar carta.',
		'by-card': 'La carta sacada dice dónde: tres valores por puesto, desde abajo.'
	} satisfies Record<Options['newcomers'], string>,
	badForm: (names: readonly string[]) =>
		`${plural(names.length, { one: `Que ${list(names)} deje el último puesto y vuelva`, other: `Que ${list(names)} dejen el último puesto y vuelvan` })} enseguida está permitido, pero es de mal gusto.`,
	newcomer: 'La persona nueva',
	newcomerOf: (n: number) => `Persona nueva ${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer} paga ${cards(n)} a ${receiver}.`,
	nobodyPays: 'Nadie paga impuestos.',
	dealt: (each: number, extra: number) =>
		extra === 0
			? `${cards(each)} por persona.`
			: `${cards(each)} por persona, y una más para ${plural(extra, { one: `${extra} persona`, other: `${extra} personas` })}.`,
	whoLeaves: '¿Quién se va?',
	drew: (name: string) => `${name} sacó:`,
	drewLabel: (name: string) => `${name} sacó`,
	otherCards: 'Se sacaron otras cartas'
};

const turning: ByText<string> = {
	four: 'cuatro iguales',
	stairs: 'una escalera de cuatro o más cartas'
};

export const revolution = {
	question: '¿Se puede declarar una revolución?',
	yes: 'Se puede declarar',
	notNow: 'Ahora no',
	no: 'No',
	none: (game: string) => `En ${game}, con estas reglas, no hay revolución.`,
	notTwo: (wild: Wild) => `En la baraja no hay dos ${wildsWord(wild)}.`,
	notBoth: (wild: Wild) =>
		`Solo puede declararla quien recibió en el reparto dos ${wildsWord(wild)}.`,
	taxBegun: 'Hay que declararla antes de que se pague ningún impuesto.',
	alreadyCalled: 'En esta ronda ya se declaró una, y solo hay una.',
	playBegun: 'El juego ha empezado. Hay que declararla antes de que se pague ningún impuesto.',
	notDealt: (wild: Wild) =>
		`Aún no se ha repartido. Después puede declararla quien tenga dos ${wildsWord(wild)}, antes de que se pague ningún impuesto.`,
	byPlay: 'Se juega, no se declara',
	turns: (ways: readonly TurningPlay[]) =>
		`La revolución (kakumei) es una jugada: ${either(ways.map((way) => lookUp(turning, way) ?? way))} invierte el orden de las cartas.`,
	mayBeCalled: (wild: Wild) => `Quien recibió dos ${wildsWord(wild)} puede, pero no tiene por qué.`,
	changes: {
		none: 'No cambiaría nada: esta ronda no hay impuestos de todos modos.',
		taxes: 'Esta ronda nadie paga impuestos.',
		places:
			'Todos los puestos se invierten: el primero con el último, el segundo con el penúltimo, y así sucesivamente.',
		both: 'Esta ronda nadie paga impuestos, y todos los puestos se invierten: el primero con el último, el segundo con el penúltimo, y así sucesivamente.'
	},
	newPlaces: (names: readonly string[]) => `Puestos nuevos: ${names.join(', ')}.`,
	whoCalls: '¿Quién la declararía?',
	circumstances: 'La mano de quien la declara, y los impuestos',
	dealtBoth: (wild: Wild) => `Recibió dos ${wildsWord(wild)}`,
	taxPaid: 'Ya se ha pagado un impuesto'
};
