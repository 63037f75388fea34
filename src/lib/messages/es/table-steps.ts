import type { WildPair } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import common from './common.ts';
import { small } from './grammar/ordinals.ts';

const { byCount, list } = grammar('es');

const PAIRS: Record<WildPair, string> = {
	JK: 'los dos Jokers',
	'two-JK': 'dos Jokers',
	JE: 'los dos Bufones',
	'two-JE': 'dos Bufones'
};
const cards = byCount('carta', 'cartas');
export default {
	firstTime: {
		deal: 'Léelo en voz alta, reparte y sigue.',
		taxes: 'Marca lo que cambió de manos.'
	},
	decree: {
		heading: 'Decretos en vigor',
		label: (text: string) => `Decreto: ${text}`,
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`De ${issuer} a ${targets === 'everyone' ? 'toda la mesa' : list(targets)}`,
		terms: {
			round: (round: number) => `Ronda ${round}, hasta que acabe la ronda`,
			reign: (round: number, issuer: string) =>
				`Ronda ${round}, mientras ${issuer} conserve el puesto`,
			evening: (round: number) => `Ronda ${round}, toda la velada`
		},
		outcomes: {
			obeyed: 'Obedecido',
			refused: 'Rechazado',
			vetoed: 'Vetado',
			lifted: 'Levantado'
		}
	},
	firstSeats: {
		title: '¿Dónde se sienta cada quien?',
		ways: 'Cómo se asignan los primeros asientos',
		way: {
			draw: 'Sacar cartas',
			'as-we-sit': 'Como estamos',
			random: 'Al azar',
			'by-hand': 'A mano'
		},
		tapNames: 'Toca los nombres en sentido horario, desde donde quieras.',
		byChance: 'Así lo quiso el azar, en sentido horario.',
		clockwise: 'Alrededor de la mesa, en sentido horario.',
		firstAtTop: 'Quien va primero se sienta arriba.',
		notSo: 'No es así: tocar los nombres en sentido horario',
		shuffleAgain: 'Otra vez al azar',
		seatByDraw: 'Sentar según las cartas',
		asWeSit: 'Nos sentamos así',
		likeThis: 'Sentarse así',
		everyoneDraws: 'Cada quien saca una carta; quien saca la mejor se sienta primero.',
		tie: (groups, bold) =>
			`${bold('Empate.')} Vuelven a sacar carta ${groups.map((names) => list(names)).join('; ')}${groups.length > 1 ? ', cada grupo por su lado' : ''}.`,
		drew: (name: string) => `${name} sacó`,
		cards: 'Cartas'
	},
	deal: {
		rulesLabel: 'Reglas que cambian',
		rulesOnce: 'Reglas solo de esta ronda',
		rulesNow: 'Reglas desde ahora',
		changesLabel: 'Qué cambia con el número de personas',
		changes: 'Qué cambia',
		pack: 'La baraja',
		dealer: 'Quien reparte',
		deals: (name: string) => `${name} baraja y reparte`,
		anotherCuts: 'Corta otra persona.',
		sitDifferently: 'Sentarse de otro modo',
		someoneElse: 'Reparte otra persona',
		whoDeals: '¿Quién reparte?',
		cardsLabel: 'Cartas por persona',
		each: (n, bold) => `${bold(String(n))} ${cards(n)} por persona`,
		others: (names, n) => `${list(names)} ${n}`,
		dealt: 'Repartido: a los impuestos',
		dealtUntaxed: (lead: string) => `Repartido: ${small(lead)}`
	},
	exposed: {
		kept: (name: string) => `${name} se queda con la carta que se vio.`,
		passed: (from: string, to: string) =>
			`La carta que se vio pasa de ${from} a ${to}, y ${from} recibe una al azar de ${to}.`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} paga ${n} a ${receiver}`,
		open: (tribute, back) => `${tribute} · ${back}`,
		owes: {
			highest: (n) => (n === 1 ? 'la más alta' : `las ${n} más altas`),
			best: (n) => (n === 1 ? 'la mejor' : `las ${n} mejores`)
		},
		wholeHand: (n) => `toda la mano, ${n}`,
		back: {
			any: (n) => (n === 1 ? 'vuelve una cualquiera' : `vuelven ${n} cualesquiera`),
			worst: (n) => (n === 1 ? 'vuelve la peor' : `vuelven las ${n} peores`)
		},
		now: {
			any: (name, n) =>
				`ahora ${name} devuelve ${n === 1 ? 'una cualquiera' : `${n} cualesquiera`}`,
			worst: (name, n) => `ahora ${name} devuelve ${n === 1 ? 'la peor' : `las ${n} peores`}`
		},
		returned: 'devuelto',
		ways: {
			'free-after-looking': 'Primero se mira, luego se devuelve.',
			'free-unseen': 'Lo que vuelve se elige sin mirar antes.',
			worst: 'Las dos partes entregan a la vez.'
		},
		openerFirst: (rank: string, card: string) =>
			`Con menos de cuatro cartas de valor ${rank}, el ${card} vuelve primero.`,
		wild: {
			kept: (wild) => `Los ${common.cards.wilds[wild]} se pueden conservar.`,
			owed: (wild) => `Los ${common.cards.wilds[wild]} cuentan como lo más alto.`,
			'payer-chooses': (wild) => `Quien paga dice qué valor tiene cada ${common.cards.wild[wild]}.`
		},
		wildInWholeHand: (wild) =>
			`Quien debe toda la mano entrega también sus ${common.cards.wilds[wild]}.`,
		corrected: {
			wrong: {
				'paid-anew': () => 'Cartas equivocadas: se devuelven y se pagan las correctas.',
				fine: (fine) => `Cartas equivocadas, con multa: ${fine}.`,
				'let-stand': () => 'Cartas equivocadas: se deja así.'
			},
			forgotten: {
				'paid-anew': () => 'Olvidado: las cartas se devuelven y se pagan las correctas.',
				fine: (fine) => `Olvidado, con multa: ${fine}.`,
				'let-stand': () => 'Olvidado: se deja así.'
			}
		},
		whatMust: '¿Qué tengo que dar?',
		none: 'Esta ronda no hay impuestos',
		showed: (name: string, pair: WildPair) => `${name} mostró ${PAIRS[pair]}.`,
		showedGreater: (name: string, pair: WildPair) =>
			`${name} mostró ${PAIRS[pair]}: gran revolución. Todos los puestos se invierten: el primero con el último, y así sucesivamente.`,
		moment: { lesser: '¡Revolución! Nadie paga.', greater: '¡Gran revolución!' },
		reversed: 'Todos los puestos se invierten',
		hands: 'Cada cual lleva sus cartas',
		throne: (name) => `${name} sube al trono`,
		noneAtFirst: 'En la primera ronda no hay impuestos',
		noneForNewcomers: 'Quienes se incorporan no pagan, así que no paga nadie',
		left: {
			void: (names, bold) =>
				`${bold(list(names))}: fuera de la ronda, ya sin impuesto que pagar ni que recibir.`,
			paid: (names, bold) =>
				`${bold(list(names))}: fuera de la ronda, pero el impuesto ya pagado sigue en pie.`,
			untaxed: (names, bold) => `${bold(list(names))}: fuera de la ronda.`
		},
		free: (names, bold) => `${bold(list(names))}: sin impuesto esta ronda`,
		wentWrong: 'Tributo equivocado u olvidado',
		revolution: 'Revolución',
		someoneShows: (pair) => `¿Alguien tiene ${PAIRS[pair]}?`,
		whoShows: (pair: WildPair) => `¿Quién muestra ${PAIRS[pair]}?`,
		callerGreater: (title: string) => `${title}, gran revolución`,
		settled: (lead: string) => `Todo pagado: ${small(lead)}`,
		play: (lead: string) => `A jugar: ${small(lead)}`,
		notRecorded: 'Sin anotar: marca lo que se pagó y se devolvió.'
	}
} satisfies Catalogue['table-steps'];
