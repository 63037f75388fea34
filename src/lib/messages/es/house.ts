import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('es');

const BEFORE: Partial<Record<OptionName, string>> = {
	stripped: 'baraja',
	maxSet: 'grupos:',
	jokersHighest: 'Jokers solos:',
	trumps: 'triunfos:',
	dealer: 'reparte',
	misdeal: 'carta vista:',
	equalRank: 'mismo valor:',
	afterPass: 'tras pasar:',
	twosEndTrick: 'los doses',
	eightsEndTrick: 'los ochos',
	suitLock: 'palos:',
	spadeThreeTopsJoker: 'el 3 de picas',
	calledRuns: 'secuencias:',
	lastCardCall: 'última carta:',
	forbiddenLast: 'no al final:',
	firstLead: 'primera salida:',
	laterLead: 'otras salidas:',
	startsWith3d: 'empieza',
	leadAfterExit: 'salida tras terminar:',
	taxSchedule: 'impuesto:',
	firstRoundTax: 'impuesto en la 1.ª ronda:',
	wildTax: 'comodines en el impuesto:',
	giveback: 'a cambio:',
	merchantExchange: 'cambio de Mercaderes:',
	revolution: 'los dos comodines:',
	firstDealRevolution: 'revolución inicial:',
	fourOfAKindTurns: 'cuatro iguales:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'si el último termina primero:',
	newcomers: 'gente nueva:',
	scoring: 'puntos:',
	completedFour: 'cuatro reunidas:',
	bomb: 'bomba:',
	topCard: 'por encima de todo:',
	threes: 'treses:',
	numberLock: 'valores:',
	fiveSkip: 'cincos:',
	sevenPass: 'sietes:',
	tenDiscard: 'dieces:',
	nineReverse: 'nueves:',
	queenBomber: 'reinas:',
	jackBack: 'jotas:',
	coup: 'tres nueves:',
	middleTitles: 'títulos del medio:',
	trumpValue: 'triunfos del tarot:',
	stairsRevolution: 'escalera larga:',
	tenpenChii: 'tenpen-chii:',
	target: 'serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers que no son comodines',
	'any-card': 'Jokers comodines',
	'joins-a-set': 'Jokers que se suman a un grupo'
};

const lower = (label: string): string =>
	/^(Joker|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = byCount('# ronda', '# rondas');
const points = byCount('# punto', '# puntos');

const options = {
	deck: {
		name: 'La baraja',
		values: {
			standard: 'Una baraja de 52',
			'even-deal': '52, a partes iguales',
			'extra-suits': 'Un palo más por persona',
			'suits-and-ranks': 'Más palos y valores',
			dalmuti: 'La baraja Dalmuti',
			tarot: 'Tarot'
		}
	},
	stripped: {
		name: 'Baraja reducida',
		values: { true: 'Reducida en mesa pequeña', false: 'Entera' }
	},
	jokers: {
		name: 'Jokers',
		values: {
			0: 'Sin Jokers',
			1: 'Un Joker',
			2: 'Dos Jokers',
			3: 'Tres Jokers',
			4: 'Cuatro Jokers'
		}
	},
	ranking: {
		name: 'Orden de las cartas',
		values: {
			'aces-high': 'Ases altos',
			'twos-high': 'Doses altos',
			'low-wins': 'Ganan los números bajos'
		}
	},
	maxSet: {
		name: 'Grupo más grande',
		values: { 4: 'Hasta cuatro', 8: 'Hasta ocho', null: 'Sin límite' }
	},
	runs: { name: 'Escaleras', values: { none: 'Sin escaleras', suited: 'Escaleras de un palo' } },
	wild: {
		name: 'Comodines',
		values: { none: 'No hay', 'any-card': 'Cualquier carta', 'joins-a-set': 'Se suma a un grupo' }
	},
	jokersHighest: {
		name: 'Jokers por sí solos',
		values: { true: 'Por encima de todo', false: 'Nada especial' }
	},
	trumps: {
		name: 'Triunfos',
		values: {
			none: 'Ninguno',
			twos: 'Los doses',
			jokers: 'Los Jokers',
			'twos-then-jokers': 'Los doses, luego Jokers'
		}
	},
	seats: {
		name: 'Asientos y títulos',
		values: { move: 'Se mueve la gente', stay: 'Se mueven los títulos' }
	},
	dealer: {
		name: 'Quién reparte',
		values: {
			'top-seat': 'El primer puesto',
			'bottom-seat': 'El último puesto',
			'named-by-top': 'A elección del primero'
		}
	},
	trumpValue: {
		name: 'Triunfos del tarot al pagar',
		values: { below: 'Por debajo de todo', above: 'Por encima de todo' }
	},
	middleTitles: {
		name: 'Títulos del medio',
		values: { one: 'Uno para todo el medio', more: 'Más desde seis personas' }
	},
	misdeal: {
		name: 'Carta vista al repartir',
		values: { 'deal-again': 'Repartir de nuevo', 'top-player-rules': 'Decide el primer puesto' }
	},
	equalRank: {
		name: 'Mismo valor',
		values: { never: 'No vale', allowed: 'Vale', 'allowed-and-skips': 'Vale y salta un turno' }
	},
	afterPass: {
		name: 'Después de pasar',
		values: { 'may-return': 'Se puede volver a jugar', 'out-of-trick': 'Fuera de la baza' }
	},
	twosEndTrick: { name: 'Doses', values: { true: 'Cierran la baza', false: 'No cierran nada' } },
	eightsEndTrick: { name: 'Ochos', values: { true: 'Cierran la baza', false: 'No cierran nada' } },
	suitLock: { name: 'Bloqueo de palo', values: { true: 'Se bloquean', false: 'Sin bloqueo' } },
	spadeThreeTopsJoker: {
		name: 'El 3 de picas',
		values: { true: 'Supera al Joker', false: 'No tiene nada especial' }
	},
	calledRuns: {
		name: 'Cantar secuencias',
		values: { true: 'Se pueden cantar', false: 'No se cantan' }
	},
	lastCardCall: {
		name: 'Queda una carta',
		values: { true: 'Decir “Una carta”', false: 'No se dice nada' }
	},
	firstLead: {
		name: 'Primera baza de la primera ronda',
		values: {
			'top-seat': 'El primer puesto',
			'bottom-seat': 'El último puesto',
			'holder-of-3c': 'El 3 de tréboles',
			'left-of-dealer': 'Izquierda de quien reparte'
		}
	},
	laterLead: {
		name: 'Primera baza de otras rondas',
		values: {
			'top-seat': 'El primer puesto',
			'bottom-seat': 'El último puesto',
			'holder-of-3c': 'El 3 de tréboles',
			'left-of-dealer': 'Izquierda de quien reparte'
		}
	},
	startsWith3d: {
		name: 'Carta que empieza',
		values: { true: 'El 3 de diamantes', false: 'El 3 de tréboles' }
	},
	leadAfterExit: {
		name: 'Si quien gana ha terminado',
		values: { 'next-in-turn': 'Quien sigue en turno', 'highest-place': 'El mayor rango' }
	},
	taxSchedule: {
		name: 'Cartas de impuesto',
		values: {
			tiered: 'Crece con la mesa',
			'two-one': '2 y 1',
			progressive: 'Más con más gente',
			'three-one': '3 y 1',
			one: 'Una carta',
			none: 'Sin impuestos'
		}
	},
	firstRoundTax: {
		name: 'Impuestos en la primera ronda',
		values: { true: 'Se pagan', false: 'Aún no' }
	},
	wildTax: {
		name: 'Comodines en el impuesto',
		values: { kept: 'Se conservan', owed: 'Se deben', 'payer-chooses': 'Como diga quien paga' }
	},
	giveback: {
		name: 'Cartas a cambio',
		values: {
			'free-after-looking': 'A elección, tras mirar',
			'free-unseen': 'A elección, sin mirar',
			worst: 'Las peores'
		}
	},
	merchantExchange: {
		name: 'Cambio de Mercaderes',
		values: { true: 'Permitido', false: 'No hay' }
	},
	revolution: {
		name: 'Los dos comodines en una mano',
		values: {
			none: 'Sin revolución',
			'cancels-tax': 'Anulan los impuestos',
			dalmuti: 'Anulan o dan la vuelta'
		}
	},
	firstDealRevolution: {
		name: 'Revolución del primer reparto',
		values: { true: 'Como si se declarara', false: 'No hay' }
	},
	fourOfAKindTurns: {
		name: 'Cuatro iguales',
		values: { true: 'Invierten el orden', false: 'No invierten nada' }
	},
	fallOfTheCapital: {
		name: 'Caída de la capital',
		values: { true: 'El primero puede caer', false: 'No cae' }
	},
	overturnFromTheBottom: {
		name: 'Si el último termina primero',
		values: { true: 'Se invierte todo', false: 'Una subida más' }
	},
	packs: { name: 'Número de barajas', values: { 1: 'Una', 2: 'Dos' } },
	completedFour: {
		name: 'Las cuatro reunidas',
		values: { never: 'Nada especial', clears: 'Cierran la baza' }
	},
	bomb: { name: 'Bomba', values: { none: 'Sin bombas', four: 'Cuatro iguales' } },
	topCard: {
		name: 'Una carta sobre todas',
		values: { none: 'Ninguna', '3c': 'El 3 de tréboles', 'red-threes': 'Los treses rojos' }
	},
	threes: {
		name: 'Treses',
		values: { normal: 'Un valor como otros', wild: 'Comodines', clear: 'Cierran la baza' }
	},
	fiveSkip: {
		name: 'Salto del 5',
		values: { true: 'Se salta un turno', false: 'No se salta a nadie' }
	},
	sevenPass: {
		name: 'Pase del 7',
		values: { true: 'Se pasan cartas', false: 'No se da nada' }
	},
	nineReverse: {
		name: 'Vuelta del 9',
		values: { true: 'Se invierte el sentido', false: 'Nada especial' }
	},
	tenDiscard: {
		name: 'Descarte del 10',
		values: { true: 'Se descartan cartas', false: 'No se aparta nada' }
	},
	queenBomber: {
		name: 'Reina bombardera',
		values: { true: 'Se nombran valores', false: 'Nada especial' }
	},
	numberLock: { name: 'Bloqueo de valores', values: { true: 'Bloquea', false: 'Sin bloqueo' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Cambio de manos posible', false: 'Sin cambio de manos' }
	},
	stairsRevolution: {
		name: 'Revolución de escalera',
		values: { none: 'Nada especial', four: 'Cuatro o más seguidas' }
	},
	jackBack: {
		name: 'Vuelta de la jota',
		values: { true: 'Se invierte el orden', false: 'Nada especial' }
	},
	coup: {
		name: 'Golpe de Estado',
		values: { true: 'Se invierte el orden', false: 'Nada especial' }
	},
	newcomers: {
		name: 'Dónde se sienta quien llega',
		values: {
			'middle-untaxed': 'En medio, sin impuesto',
			'middle-low-side': 'En medio, más abajo',
			bottom: 'Al final',
			redraw: 'Todo a sorteo',
			'by-card': 'Según una carta'
		}
	},
	scoring: {
		name: 'Puntos',
		values: {
			none: 'No se cuentan',
			beaten: 'Uno por persona superada',
			'beaten-philanthropic': 'Superar, con filantropía',
			'by-title': 'Por título'
		}
	}
} satisfies OptionLabels;

export default {
	options,
	names: {
		target: 'Fin de la serie',
		forbiddenLast: 'Últimas cartas prohibidas',
		players: 'Número de personas'
	},
	target: {
		open: 'Abierta',
		rounds: (n: number) => `Tras ${rounds(n)}`,
		points: (n: number) => `Con ${points(n)}`
	},
	forbidden: {
		none: 'Ninguna',
		some: (cards: readonly string[]) => cards.join(', ')
	},
	everyCard: (rank: string) => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`,
	everyWild: { JK: 'Jokers', JE: 'Bufones' },
	change: (option: string, label: string) => `${option}: ${label}`,
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	},
	titlesRenamed: byCount('# título con otro nombre', '# títulos con otro nombre'),
	ownPoints: 'puntos propios',
	trumpsDescribed: byCount('# triunfo descrito', '# triunfos descritos'),
	asPublished: 'Como se publicaron',
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} cambio`, other: `${n} cambios` });
		return `${all}: ${texts.join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
	},
	differences: {
		number: (n: number) =>
			n === 0
				? 'Sin diferencias'
				: plural(n, { one: `${n} diferencia`, other: `${n} diferencias` }),
		title: (title: string) => `Título: ${title}`,
		points: (title: string) => `Puntos: ${title}`,
		nothing: '–'
	},
	trumps: [
		'El Loco',
		'El Mago',
		'La Sacerdotisa',
		'La Emperatriz',
		'El Emperador',
		'El Sumo Sacerdote',
		'Los Enamorados',
		'El Carro',
		'La Fuerza',
		'El Ermitaño',
		'La Rueda de la Fortuna',
		'La Justicia',
		'El Colgado',
		'La Muerte',
		'La Templanza',
		'El Diablo',
		'La Torre',
		'La Estrella',
		'La Luna',
		'El Sol',
		'El Juicio',
		'El Mundo'
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
