import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/words/catalogue.ts';
import type { ChoiceWords } from '#lib/words/choice-words.ts';
import { grammar } from '#lib/words/grammar.ts';

const { plural } = grammar('es');

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
	target: 'serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers sin ser comodines',
	'any-card': 'Jokers comodines',
	'joins-a-set': 'Jokers que se suman a un grupo'
};

/** A first letter that is large for being first, made small. */
const lower = (label: string): string =>
	/^(Joker|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = (n: number) => plural(n, { one: `${n} ronda`, other: `${n} rondas` });
const points = (n: number) => plural(n, { one: `${n} punto`, other: `${n} puntos` });
const ends = (after: string) => `La serie acaba con ${after}; gana el total más alto.`;

const options = {
	deck: {
		name: 'La baraja',
		values: {
			standard: [
				'Una baraja de 52',
				'Se reparten las 52 cartas; las que sobran van de una en una, así que hay quien recibe una más.'
			],
			'even-deal': [
				'52, a partes iguales',
				'Se quitan unas cartas intermedias para que cada quien reciba el mismo número.'
			],
			'extra-suits': [
				'Un palo más por persona',
				'Cada persona a partir de la quinta trae un palo entero de otra baraja: 13 cartas por persona.'
			],
			'suits-and-ranks': [
				'Más palos y valores',
				'Con cada persona a partir de la quinta entran valores desde el 11, y Estrellas y Lunas: 13 cartas por persona, de cuatro a ocho.'
			],
			dalmuti: [
				'La baraja Dalmuti',
				'Doce valores sin palos, tantas cartas de cada valor como dice su número, y Bufones.'
			],
			tarot: ['Tarot', 'Cuatro palos de 14, con paje y caballo, y 22 triunfos que define la mesa.']
		}
	},
	stripped: {
		name: 'Baraja reducida',
		values: {
			true: [
				'Reducida en mesa pequeña',
				'Con cuatro personas se quitan los 12 y los 11, con cinco los 12. Con más, la baraja queda entera.'
			],
			false: ['Entera', 'No se quitan valores en una mesa pequeña.']
		}
	},
	jokers: {
		name: 'Jokers',
		values: {
			0: ['Sin Jokers', 'En la baraja no hay ningún Joker ni Bufón.'],
			1: ['Un Joker', 'En la baraja hay un Joker, o un Bufón.'],
			2: ['Dos Jokers', 'En la baraja están los dos Jokers, o Bufones.']
		}
	},
	ranking: {
		name: 'Orden de las cartas',
		values: {
			'aces-high': ['Ases altos', 'Del 2, abajo, hasta el as.'],
			'twos-high': ['Doses altos', 'Del 3, abajo, hasta el as, y el 2 por encima.'],
			'low-wins': [
				'Ganan los números bajos',
				'Cuanto más bajo el número, más fuerte la carta: el 1 supera a todo.'
			]
		}
	},
	maxSet: {
		name: 'Grupo más grande',
		values: {
			4: [
				'Hasta cuatro',
				'Se echan juntas como mucho cuatro cartas de un valor, comodines incluidos.'
			],
			null: ['Sin límite', 'Se pueden echar juntas tantas cartas de un valor como se tengan.']
		}
	},
	runs: {
		name: 'Escaleras',
		values: {
			none: ['Sin escaleras', 'Solo se echan juntas cartas del mismo valor.'],
			suited: [
				'Escaleras de un palo',
				'También se pueden echar tres o más cartas seguidas de un mismo palo.'
			]
		}
	},
	wild: {
		name: 'Comodines',
		values: {
			none: ['No hay', 'Ninguna carta representa a otra.'],
			'any-card': [
				'Cualquier carta',
				'Un Joker representa cualquier carta, solo o acompañando a otras.'
			],
			'joins-a-set': [
				'Se suma a un grupo',
				'Junto a otras cartas un Joker toma su valor; solo, queda por debajo de la más baja.'
			]
		}
	},
	jokersHighest: {
		name: 'Jokers por sí solos',
		values: {
			true: [
				'Por encima de todo',
				'Los Jokers echados solos, o en pareja, son lo más alto de su número.'
			],
			false: ['Nada especial', 'Los Jokers solos son lo que las otras reglas hagan de ellos.']
		}
	},
	trumps: {
		name: 'Triunfos',
		values: {
			none: ['Ninguno', 'Solo las cartas más altas superan a las más bajas.'],
			twos: [
				'Los doses',
				'Un 2 supera a cualquier carta suelta o grupo de otras, y ninguna carta suelta lo supera.'
			],
			jokers: [
				'Los Jokers',
				'Un Joker supera a todo menos a un Joker; los doses son solo el valor más alto.'
			],
			'twos-then-jokers': [
				'Los doses, luego Jokers',
				'Un 2 supera a cualquier carta suelta o grupo de otras, y un Joker supera también eso.'
			]
		}
	},
	seats: {
		name: 'Asientos y títulos',
		values: {
			move: ['Se mueve la gente', 'Tras cada ronda cada quien va a la silla de su nuevo puesto.'],
			stay: [
				'Se mueven los títulos',
				'Cada quien conserva su silla; títulos e impuestos siguen a los nuevos puestos.'
			]
		}
	},
	dealer: {
		name: 'Quién reparte',
		values: {
			'top-seat': ['El primer puesto', 'Reparte el primer puesto.'],
			'bottom-seat': ['El último puesto', 'Reparte el último puesto.'],
			'named-by-top': [
				'Quien diga el primero',
				'El primer puesto reparte, o nombra a otra persona para ello.'
			]
		}
	},
	misdeal: {
		name: 'Carta vista al repartir',
		values: {
			'deal-again': [
				'Repartir de nuevo',
				'Si se ve una carta al repartir, se reparte todo de nuevo.'
			],
			'top-player-rules': [
				'Decide el primer puesto',
				'El primer puesto da la carta vista a quien la recibía, o al último puesto a cambio de una al azar.'
			]
		}
	},
	equalRank: {
		name: 'Mismo valor',
		values: {
			never: ['No vale', 'Solo puede seguir un valor más alto.'],
			allowed: ['Vale', 'También puede seguir una jugada del mismo valor.'],
			'allowed-and-skips': [
				'Vale y salta un turno',
				'Puede seguir una jugada del mismo valor, y la siguiente persona pierde ese turno.'
			]
		}
	},
	afterPass: {
		name: 'Después de pasar',
		values: {
			'may-return': [
				'Se puede volver a jugar',
				'Quien pasó puede jugar aún cuando le llegue el turno.'
			],
			'out-of-trick': ['Fuera de la baza', 'Quien pasó espera hasta la siguiente baza.']
		}
	},
	twosEndTrick: {
		name: 'Doses',
		values: {
			true: ['Cierran la baza', 'Nada supera a un grupo de doses: la baza acaba en el acto.'],
			false: ['No cierran nada', 'A los doses se les sigue como a cualquier otro valor.']
		}
	},
	eightsEndTrick: {
		name: 'Ochos',
		values: {
			true: ['Cierran la baza', 'Nada supera a un grupo de ochos: la baza acaba en el acto.'],
			false: ['No cierran nada', 'A los ochos se les sigue como a cualquier otro valor.']
		}
	},
	suitLock: {
		name: 'Bloqueo de palo',
		values: {
			true: [
				'Se bloquean',
				'Dos jugadas seguidas de los mismos palos bloquean la baza: solo pueden seguir esos palos.'
			],
			false: ['Sin bloqueo', 'Los palos nunca limitan lo que puede seguir.']
		}
	},
	spadeThreeTopsJoker: {
		name: 'El 3 de picas',
		values: {
			true: ['Supera al Joker', 'El 3 de picas supera a un Joker echado solo.'],
			false: ['No tiene nada especial', 'El 3 de picas es un 3 como los demás.']
		}
	},
	calledRuns: {
		name: 'Cantar secuencias',
		values: {
			true: [
				'Se pueden cantar',
				'Tras tres cartas sueltas seguidas, quien puso la tercera puede cantarlas: solo puede seguir el valor siguiente.'
			],
			false: ['No se cantan', 'Las cartas seguidas no obligan a nadie.']
		}
	},
	lastCardCall: {
		name: 'Queda una carta',
		values: {
			true: ['Decir “Una carta”', 'Quien se queda con una sola carta lo dice en voz alta.'],
			false: ['No se dice nada', 'Nadie tiene que decir qué pocas cartas le quedan.']
		}
	},
	firstLead: {
		name: 'Primera baza de la primera ronda',
		values: {
			'top-seat': ['El primer puesto', 'Sale el primer puesto.'],
			'bottom-seat': ['El último puesto', 'Sale el último puesto.'],
			'holder-of-3c': [
				'El 3 de tréboles',
				'Sale quien lo tiene, y ha de estar en la primera jugada.'
			],
			'left-of-dealer': [
				'Izquierda de quien reparte',
				'Sale quien está a la izquierda de quien reparte.'
			]
		}
	},
	laterLead: {
		name: 'Primera baza de otras rondas',
		values: {
			'top-seat': ['El primer puesto', 'Sale el primer puesto.'],
			'bottom-seat': ['El último puesto', 'Sale el último puesto.'],
			'holder-of-3c': [
				'El 3 de tréboles',
				'Sale quien lo tiene, y ha de estar en la primera jugada.'
			],
			'left-of-dealer': [
				'Izquierda de quien reparte',
				'Sale quien está a la izquierda de quien reparte.'
			]
		}
	},
	startsWith3d: {
		name: 'Carta que empieza',
		values: {
			true: [
				'El 3 de diamantes',
				'Donde sale quien tiene un 3, es el de diamantes, no el de tréboles.'
			],
			false: ['El 3 de tréboles', 'Donde sale quien tiene un 3, es el de tréboles.']
		}
	},
	leadAfterExit: {
		name: 'Si quien gana ha terminado',
		values: {
			'next-in-turn': [
				'Quien sigue en turno',
				'Si nadie supera la última jugada de quien termina, sale la siguiente persona con cartas.'
			],
			'highest-place': [
				'El mayor rango',
				'Si nadie supera la última jugada de quien termina, sale el mayor rango con cartas.'
			]
		}
	},
	taxSchedule: {
		name: 'Cartas de impuesto',
		values: {
			tiered: [
				'Crece con la mesa',
				'Una carta entre dos personas, y una pareja más y una carta más por cada dos personas: 1; 2, 1; 3, 2, 1.'
			],
			'two-one': [
				'2 y 1',
				'El último puesto da 2 al primero, el penúltimo 1 al segundo. Con tres personas, solo las 2.'
			],
			progressive: [
				'Más con más gente',
				'Como 2 y 1 hasta cinco; con seis se pagan 3 y 1, con siete 3 y 2, con ocho 3, 2 y 1.'
			],
			'three-one': [
				'3 y 1',
				'El último puesto da 3 al primero, el penúltimo 1 al segundo. Con tres personas, solo las 3.'
			],
			none: ['Sin impuestos', 'Nadie da cartas a nadie.']
		}
	},
	firstRoundTax: {
		name: 'Impuestos en la primera ronda',
		values: {
			true: ['Se pagan', 'Se pagan impuestos desde la primera ronda.'],
			false: ['Aún no', 'La primera ronda se juega sin impuestos.']
		}
	},
	wildTax: {
		name: 'Comodines en el impuesto',
		values: {
			kept: [
				'Se conservan',
				'Un comodín cuenta por debajo de todo valor, así que quien paga lo conserva mientras queden otras cartas.'
			],
			owed: [
				'Se deben',
				'Un comodín cuenta por encima de todo valor, así que es el primero en irse.'
			],
			'payer-chooses': [
				'Como diga quien paga',
				'Quien paga da a cada comodín el valor que quiera: nada lo obliga a irse ni a quedarse.'
			]
		}
	},
	giveback: {
		name: 'Cartas a cambio',
		values: {
			'free-after-looking': [
				'Cualquiera, tras mirar',
				'Quien recibe mira el tributo y devuelve las cartas que quiera.'
			],
			'free-unseen': [
				'Cualquiera, sin mirar',
				'Quien recibe elige las cartas que quiera antes de ver el tributo; ambas cambian de manos a la vez.'
			],
			worst: [
				'Las más bajas',
				'Quien recibe devuelve las cartas más bajas de la mano tal como se repartió.'
			]
		}
	},
	merchantExchange: {
		name: 'Cambio de Mercaderes',
		values: {
			true: [
				'Permitido',
				'Mientras se pagan impuestos, el Mercader más alto puede cambiar una carta a ciegas con otro: desde seis personas.'
			],
			false: ['No hay', 'Los Mercaderes no cambian nada.']
		}
	},
	revolution: {
		name: 'Los dos comodines en una mano',
		values: {
			none: ['Sin revolución', 'Los dos comodines en una mano no cambian nada.'],
			'cancels-tax': [
				'Anulan los impuestos',
				'Quien recibe los dos puede enseñarlos antes de todo impuesto: esta ronda no se paga ninguno.'
			],
			dalmuti: [
				'Anulan o dan la vuelta',
				'Quien recibe los dos puede anular los impuestos; el último puesto invierte además todos los puestos.'
			]
		}
	},
	firstDealRevolution: {
		name: 'Revolución del primer reparto',
		values: {
			true: [
				'Como si se declarara',
				'La primera ronda va por sí misma sin impuestos; en ella aún puede declararse una gran revolución.'
			],
			false: ['No hay', 'La primera ronda tiene revolución solo si alguien la declara.']
		}
	},
	fourOfAKindTurns: {
		name: 'Cuatro iguales',
		values: {
			true: [
				'Invierten el orden',
				'Lo bajo pasa a ser alto hasta que la ronda acabe, o hasta que cuatro iguales lo inviertan de nuevo.'
			],
			false: ['No invierten nada', 'Cuatro iguales son un grupo como los demás.']
		}
	},
	fallOfTheCapital: {
		name: 'Caída de la capital',
		values: {
			true: [
				'El primero puede caer',
				'Un primer puesto que no vuelve a terminar antes que nadie pasa a ser el último.'
			],
			false: ['No cae', 'El primer puesto queda donde termine, como todo el mundo.']
		}
	},
	overturnFromTheBottom: {
		name: 'Si el último termina primero',
		values: {
			true: [
				'Se invierte todo',
				'Si el último puesto termina antes que nadie, se invierten todos los puestos.'
			],
			false: [
				'Una subida más',
				'El último puesto que termina antes que nadie solo toma el primer puesto.'
			]
		}
	},
	newcomers: {
		name: 'Dónde se sienta quien llega',
		values: {
			'middle-untaxed': [
				'En medio, sin impuesto',
				'Quien se incorpora se sienta en medio, y en su primera ronda ni paga ni recibe.'
			],
			'middle-low-side': [
				'En medio, más abajo',
				'Quien se incorpora se sienta en medio, más cerca de abajo, con el impuesto de su asiento.'
			],
			bottom: ['Al final', 'Quien se incorpora empieza en los últimos puestos.'],
			redraw: [
				'Todo a sorteo',
				'Cuando alguien se incorpora, se sortean de nuevo todos los puestos.'
			],
			'by-card': [
				'Según una carta',
				'Quien se incorpora saca una carta: 2, 3, 4 es el último puesto; 5, 6, 7, el penúltimo, etc.'
			]
		}
	},
	scoring: {
		name: 'Puntos',
		values: {
			none: ['No se cuentan', 'Los puestos son lo único que cuenta.'],
			beaten: ['Uno por persona superada', 'Un punto por cada persona que terminó después.'],
			'beaten-philanthropic': [
				'Superar, y por los pobres',
				'Un punto por persona superada; los dos primeros puestos ganan uno más si sube quien les paga impuesto.'
			],
			'by-title': ['Por título', 'Cada título da los puntos que la mesa le asigne.']
		}
	}
} satisfies ChoiceWords;

export default {
	options,
	names: {
		target: 'Fin de la serie',
		forbiddenLast: 'Últimas cartas prohibidas',
		players: 'Número de personas'
	},
	target: {
		open: ['Abierta', 'La mesa juega hasta que se canse.'] as const,
		rounds: (n: number) => [`Tras ${rounds(n)}`, ends(`la ronda ${n}`)] as const,
		points: (n: number) =>
			[`Con ${points(n)}`, ends(`la ronda en la que alguien tiene ${points(n)}`)] as const
	},
	forbidden: {
		none: ['Ninguna', 'Se puede terminar con cualquier carta.'] as const,
		some: (cards: readonly string[]) =>
			[
				cards.join(', '),
				'Nadie puede terminar con estas; quien lo hace toma el último puesto.'
			] as const
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
	titlesRenamed: (n: number) =>
		plural(n, { one: `${n} título con otro nombre`, other: `${n} títulos con otro nombre` }),
	ownPoints: 'puntos propios',
	trumpsDescribed: (n: number) =>
		plural(n, { one: `${n} triunfo descrito`, other: `${n} triunfos descritos` }),
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
		...['El Loco', 'El Mago', 'La Sacerdotisa', 'La Emperatriz', 'El Emperador'],
		...['El Sumo Sacerdote', 'Los Enamorados', 'El Carro', 'La Fuerza', 'El Ermitaño'],
		...['La Rueda de la Fortuna', 'La Justicia', 'El Colgado', 'La Muerte', 'La Templanza'],
		...['El Diablo', 'La Torre', 'La Estrella', 'La Luna', 'El Sol', 'El Juicio', 'El Mundo']
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
