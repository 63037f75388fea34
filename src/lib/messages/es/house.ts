import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('es');

const BEFORE: Partial<Record<OptionName, string>> = {
	stripped: 'baraja',
	maxSet: 'grupos:',
	opener: 'carta que empieza:',
	wildRank: 'valor comodín:',
	tops: 'cartas que superan:',
	effects: 'valores con efecto:',
	turnedBy: 'qué invierte el orden:',
	leftovers: 'cartas que sobran:',
	direction: 'sentido del juego:',
	runLength: 'escalera más corta:',
	pairRuns: 'escaleras de parejas:',
	counts: 'cuántas cartas siguen:',
	exitEndsTrick: 'cuando alguien termina:',
	titleSet: 'títulos de una región:',
	jokersHighest: 'Jokers solos:',
	trumps: 'triunfos:',
	dealer: 'reparte',
	misdeal: 'carta vista:',
	equalRank: 'mismo valor:',
	afterPass: 'tras pasar:',
	suitLock: 'palos:',
	calledRuns: 'secuencias:',
	lastCardCall: 'última carta:',
	forbiddenLast: 'no al final:',
	firstLead: 'primera salida:',
	laterLead: 'otras salidas:',
	leadAfterExit: 'salida tras terminar:',
	taxSchedule: 'impuesto:',
	firstRoundTax: 'impuesto en la 1.ª ronda:',
	wildTax: 'comodines en el impuesto:',
	giveback: 'a cambio:',
	merchantExchange: 'cambio de Mercaderes:',
	revolution: 'los dos comodines:',
	firstDealRevolution: 'revolución inicial:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'si el último termina primero:',
	newcomers: 'gente nueva:',
	scoring: 'puntos:',
	completedFour: 'cuatro reunidas:',
	bomb: 'bomba:',
	numberLock: 'valores:',
	middleTitles: 'títulos del medio:',
	trumpValue: 'triunfos del tarot:',
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
			'32': 'Una baraja de 32',
			'40': 'Una baraja de 40',
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
	runs: {
		name: 'Escaleras',
		values: {
			none: 'Sin escaleras',
			suited: 'Escaleras de un palo',
			mixed: 'Escaleras de varios palos'
		}
	},
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
			'twos-fewer': 'Doses, una carta menos',
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
		values: {
			never: 'No vale',
			allowed: 'Vale',
			'allowed-or-pass': 'Igual, y luego igual o nada',
			'allowed-and-skips': 'Vale y salta un turno',
			'allowed-and-skips-more': 'Cada igual salta a más'
		}
	},
	afterPass: {
		name: 'Después de pasar',
		values: {
			'may-return': 'Se puede volver a jugar',
			'out-of-trick': 'Fuera de la baza',
			'only-if-unable': 'Solo si no se puede jugar'
		}
	},
	suitLock: {
		name: 'Bloqueo de palo',
		values: { none: 'Sin bloqueo', all: 'Se bloquean', part: 'Palos comunes' }
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
			'holder-of-card': 'Quien tiene la carta',
			'holder-leads': 'Quien la tiene, libre',
			random: 'Al azar',
			'left-of-dealer': 'Izquierda de quien reparte'
		}
	},
	laterLead: {
		name: 'Primera baza de otras rondas',
		values: {
			'top-seat': 'El primer puesto',
			'bottom-seat': 'El último puesto',
			'holder-of-card': 'Quien tiene la carta',
			'holder-leads': 'Quien la tiene, libre',
			random: 'Al azar',
			'left-of-dealer': 'Izquierda de quien reparte'
		}
	},
	leadAfterExit: {
		name: 'Si quien gana ha terminado',
		values: {
			'next-in-turn': 'Quien sigue en turno',
			'highest-place': 'El mayor rango',
			'lowest-place': 'El menor rango'
		}
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
	fallOfTheCapital: {
		name: 'Caída de la capital',
		values: { true: 'El primero puede caer', false: 'No cae' }
	},
	overturnFromTheBottom: {
		name: 'Si el último termina primero',
		values: { true: 'Se invierte todo', false: 'Una subida más' }
	},
	packs: { name: 'Número de barajas', values: { 1: 'Una', 2: 'Dos' } },
	leftovers: {
		name: 'Cartas que sobran',
		values: {
			dealt: 'Se reparten',
			aside: 'Se enseñan y se apartan',
			'to-the-bottom': 'A los últimos puestos',
			'taken-out': 'Se quitan del medio'
		}
	},
	direction: {
		name: 'Sentido del juego',
		values: {
			clockwise: 'Horario',
			'counter-clockwise': 'Antihorario'
		}
	},
	runLength: {
		name: 'Escalera más corta',
		values: {
			3: 'Tres cartas',
			4: 'Cuatro cartas',
			5: 'Cinco cartas'
		}
	},
	pairRuns: {
		name: 'Escaleras de parejas',
		values: {
			null: 'Ninguna',
			2: 'Desde dos parejas',
			3: 'Desde tres parejas'
		}
	},
	counts: {
		name: 'Cuántas cartas siguen',
		values: {
			same: 'Las mismas',
			'same-or-more': 'Las mismas o más',
			'same-or-double': 'Las mismas o el doble',
			'more-beats': 'Más cartas ganan'
		}
	},
	exitEndsTrick: {
		name: 'Cuando alguien termina',
		values: {
			never: 'La baza sigue',
			foul: 'Una falta la cierra',
			always: 'Siempre la cierra'
		}
	},
	titleSet: {
		name: 'Títulos de una región',
		values: {
			own: 'Los del juego',
			arschloch: 'Alemanes',
			'trou-du-cul': 'Franceses',
			culo: 'Españoles'
		}
	},
	completedFour: {
		name: 'Las cuatro reunidas',
		values: { never: 'Nada especial', clears: 'Cierran la baza', anyone: 'Cualquiera completa' }
	},
	bomb: { name: 'Bomba', values: { none: 'Sin bombas', four: 'Cuatro iguales' } },
	numberLock: { name: 'Bloqueo de valores', values: { true: 'Bloquea', false: 'Sin bloqueo' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Cambio de manos posible', false: 'Sin cambio de manos' }
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

const effects: Readonly<Record<EffectName, string>> = {
	clears: 'cierra la baza',
	skip: 'salta',
	give: 'da cartas',
	discard: 'aparta cartas',
	reverse: 'cambia el sentido',
	bomber: 'nombra valores',
	back: 'invierte la baza',
	turns: 'invierte el orden'
};

export default {
	options,
	names: {
		target: 'Fin de la serie',
		opener: 'Carta que empieza',
		wildRank: 'Valor comodín',
		tops: 'Cartas que superan',
		effects: 'Valores con efecto',
		turnedBy: 'Qué invierte el orden',
		forbiddenLast: 'Últimas cartas prohibidas',
		players: 'Número de personas'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'Ninguna',
		all: (entries: readonly string[]) => entries.join(', '),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `${rank} de ${suit}`,
		inRuns: 'también en escalera',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} supera ${over}`,
		over: { any: 'cualquier jugada', single: 'cualquier carta sola', set: 'otras tantas cartas' },
		turnedBy: {
			four: 'Cuatro iguales',
			'run-of-four': 'Escalera de cuatro o más'
		},
		strongest: 'el valor más fuerte',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: 'Cantidades propias'
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
