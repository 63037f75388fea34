import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('es');

const points = byCount('# punto', '# puntos');
const ends = (after: string) => `La serie acaba con ${after}; gana el total más alto.`;

export default {
	options: {
		deck: {
			standard:
				'Se reparten las 52 cartas. Si no dan para partes iguales, hay quien recibe una más.',
			'even-deal': 'Se quitan unas cartas intermedias para que cada quien reciba el mismo número.',
			'extra-suits':
				'Cada persona a partir de la quinta trae un palo entero de otra baraja: 13 cartas por persona.',
			'suits-and-ranks':
				'Con cada persona a partir de la quinta entran valores desde el 11, y Estrellas y Lunas: 13 cartas por persona, de cuatro a ocho.',
			dalmuti:
				'Doce valores sin palos, tantas cartas de cada valor como dice su número, y Bufones.',
			tarot: 'Cuatro palos de 14, con paje y caballo, y 22 triunfos que define la mesa.'
		},
		stripped: {
			true: 'Con cuatro personas se quitan los 12 y los 11, con cinco los 12. Con más, la baraja queda entera.',
			false: 'No se quitan valores en una mesa pequeña.'
		},
		jokers: {
			0: 'En la baraja no hay ningún Joker ni Bufón.',
			1: 'En la baraja hay un Joker, o un Bufón.',
			2: 'En la baraja están los dos Jokers, o Bufones.',
			3: 'En la baraja hay tres Jokers. Hacen falta dos barajas.',
			4: 'En la baraja hay cuatro Jokers. Hacen falta dos barajas.'
		},
		ranking: {
			'aces-high': 'Del 2, abajo, hasta el as.',
			'twos-high': 'Del 3, abajo, hasta el as, y el 2 por encima.',
			'low-wins': 'Cuanto más bajo el número, más fuerte la carta: el 1 supera a todo.'
		},
		maxSet: {
			4: 'Se juegan juntas como mucho cuatro cartas de un valor, comodines incluidos.',
			8: 'Se juegan juntas como mucho ocho cartas de un valor, comodines incluidos.',
			null: 'Se pueden jugar juntas tantas cartas de un valor como se tengan.'
		},
		runs: {
			none: 'Solo se juegan juntas cartas del mismo valor.',
			suited: 'También se pueden jugar tres o más cartas seguidas de un mismo palo.'
		},
		wild: {
			none: 'Ninguna carta representa a otra.',
			'any-card': 'Un Joker representa cualquier carta, solo o acompañando a otras.',
			'joins-a-set':
				'Junto a otras cartas un Joker toma su valor; solo, queda por debajo de la más baja.'
		},
		jokersHighest: {
			true: 'Un Joker solo gana a cualquier carta suelta, y dos Jokers, a cualquier pareja.',
			false: 'Los Jokers solos siguen las demás reglas.'
		},
		trumps: {
			none: 'Solo las cartas más altas superan a las más bajas.',
			twos: 'Un 2 supera a cualquier carta suelta o grupo de otras, y nada lo supera.',
			jokers: 'Un Joker supera a todo menos a un Joker; los doses son solo el valor más alto.',
			'twos-then-jokers':
				'Un 2 supera a cualquier carta suelta o grupo de otras, y un Joker supera también eso.'
		},
		seats: {
			move: 'Tras cada ronda cada quien va a la silla de su nuevo puesto.',
			stay: 'Cada quien conserva su silla; títulos e impuestos siguen a los nuevos puestos.'
		},
		dealer: {
			'top-seat': 'Reparte quien ocupa el primer puesto.',
			'bottom-seat': 'Reparte quien ocupa el último puesto.',
			'named-by-top': 'Quien ocupa el primer puesto reparte, o nombra a otra persona para ello.'
		},
		trumpValue: {
			below:
				'Un triunfo del tarot cuenta por debajo de todos los valores, en el tributo y al sacar carta para los asientos.',
			above:
				'Un triunfo del tarot cuenta por encima de todos los valores, en el tributo y al sacar carta para los asientos.'
		},
		middleTitles: {
			one: 'Todos los puestos entre el segundo y el penúltimo tienen el mismo título.',
			more: 'Desde seis personas hay un título más por encima del medio y otro por debajo.'
		},
		misdeal: {
			'deal-again': 'Si se ve una carta al repartir, se reparte todo de nuevo.',
			'top-player-rules':
				'Quien ocupa el primer puesto da la carta vista a quien la recibía, o al último puesto a cambio de una al azar.'
		},
		equalRank: {
			never: 'Solo puede seguir un valor más alto.',
			allowed: 'También puede seguir una jugada del mismo valor.',
			'allowed-and-skips':
				'Puede seguir una jugada del mismo valor, y la siguiente persona pierde ese turno.'
		},
		afterPass: {
			'may-return': 'Quien pasó puede volver a jugar cuando le llegue el turno.',
			'out-of-trick': 'Quien pasó espera hasta la siguiente baza.'
		},
		twosEndTrick: {
			true: 'Nada supera a un grupo de doses: la baza acaba en el acto.',
			false: 'A los doses se les sigue como a cualquier otro valor.'
		},
		eightsEndTrick: {
			true: 'Nada supera a un grupo de ochos: la baza acaba en el acto.',
			false: 'A los ochos se les sigue como a cualquier otro valor.'
		},
		suitLock: {
			true: 'Dos jugadas seguidas de exactamente los mismos palos bloquean la baza: solo pueden seguir esos palos.',
			false: 'Los palos nunca limitan lo que puede seguir.'
		},
		spadeThreeTopsJoker: {
			true: 'El 3 de picas supera a un Joker jugado solo.',
			false: 'El 3 de picas es un 3 como los demás.'
		},
		calledRuns: {
			true: 'Tras tres cartas sueltas seguidas, quien puso la tercera puede cantarlas: solo puede seguir el valor siguiente.',
			false: 'Nadie puede cantar una secuencia.'
		},
		lastCardCall: {
			true: 'Quien se queda con una sola carta lo dice en voz alta.',
			false: 'Nadie tiene que decir cuántas cartas le quedan.'
		},
		firstLead: {
			'top-seat': 'Sale quien ocupa el primer puesto.',
			'bottom-seat': 'Sale quien ocupa el último puesto.',
			'holder-of-3c': 'Sale quien lo tiene, y ha de estar en la primera jugada.',
			'left-of-dealer': 'Sale quien está a la izquierda de quien reparte.'
		},
		laterLead: {
			'top-seat': 'Sale quien ocupa el primer puesto.',
			'bottom-seat': 'Sale quien ocupa el último puesto.',
			'holder-of-3c': 'Sale quien lo tiene, y ha de estar en la primera jugada.',
			'left-of-dealer': 'Sale quien está a la izquierda de quien reparte.'
		},
		startsWith3d: {
			true: 'Donde sale quien tiene un 3, es el de diamantes, no el de tréboles.',
			false: 'Donde sale quien tiene un 3, es el de tréboles.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Si nadie supera la última jugada de quien termina, sale la siguiente persona con cartas.',
			'highest-place':
				'Si nadie supera la última jugada de quien termina, sale quien tiene el mayor rango entre quienes aún tienen cartas.'
		},
		taxSchedule: {
			tiered:
				'Por cada dos personas más, una pareja más que paga. La de más afuera paga tantas cartas como parejas hay, y cada siguiente, una menos: 1; 2, 1; 3, 2, 1.',
			'two-one':
				'El último puesto da 2 al primero, el penúltimo 1 al segundo. Con tres personas solo da el último puesto.',
			progressive:
				'Como 2 y 1 hasta cinco; con seis se pagan 3 y 1, con siete 3 y 2, con ocho 3, 2 y 1.',
			'three-one':
				'El último puesto da 3 al primero, el penúltimo 1 al segundo. Con tres personas solo da el último puesto.',
			one: 'El último puesto da una carta al primero, sea cual sea el tamaño de la mesa.',
			none: 'Nadie da cartas a nadie.'
		},
		firstRoundTax: {
			true: 'Se pagan impuestos desde la primera ronda.',
			false: 'La primera ronda se juega sin impuestos.'
		},
		wildTax: {
			kept: 'Un comodín cuenta por debajo de todo valor, así que quien paga lo conserva mientras queden otras cartas.',
			owed: 'Un comodín cuenta por encima de todo valor, así que es el primero en irse.',
			'payer-chooses':
				'Quien paga da a cada comodín el valor que quiera: nada lo obliga a irse ni a quedarse.'
		},
		giveback: {
			'free-after-looking': 'Quien recibe mira el tributo y devuelve las cartas que quiera.',
			'free-unseen':
				'Quien recibe elige las cartas que quiera antes de ver el tributo; tributo y devolución se entregan a la vez.',
			worst: 'Quien recibe devuelve las peores cartas de la mano tal como se repartió.'
		},
		merchantExchange: {
			true: 'Mientras se pagan impuestos, el Mercader de mayor rango puede cambiar una carta a ciegas con otro: desde seis personas.',
			false: 'Los Mercaderes no cambian nada.'
		},
		revolution: {
			none: 'Los dos comodines en una mano no cambian nada.',
			'cancels-tax':
				'Quien recibe los dos puede mostrarlos antes de que se pague ningún impuesto: esta ronda no se paga ninguno.',
			dalmuti:
				'Quien recibe los dos puede anular los impuestos; si es quien ocupa el último puesto, además se invierten todos los puestos.'
		},
		firstDealRevolution: {
			true: 'La primera ronda va ya sin impuestos; en ella aún puede declararse una gran revolución.',
			false: 'La primera ronda tiene revolución solo si alguien la declara.'
		},
		fourOfAKindTurns: {
			true: 'Lo bajo pasa a ser alto hasta que la ronda acabe, o hasta que cuatro iguales lo inviertan de nuevo.',
			false: 'Cuatro iguales son un grupo como los demás.'
		},
		fallOfTheCapital: {
			true: 'Quien ocupa el primer puesto y no vuelve a terminar en primer lugar pasa al último.',
			false: 'El primer puesto queda donde termine, como todo el mundo.'
		},
		overturnFromTheBottom: {
			true: 'Si quien ocupa el último puesto termina en primer lugar, se invierten todos los puestos.',
			false: 'Quien ocupa el último puesto y termina en primer lugar solo pasa al primer puesto.'
		},
		packs: {
			1: 'Una baraja basta hasta para doce personas.',
			2: 'Dos barajas mezcladas, para ocho a dieciséis personas. Cuatro o más cartas de un valor cuentan como cuatro iguales.'
		},
		completedFour: {
			never: 'Las cuatro cartas de un valor, una sobre otra, no cambian nada.',
			clears:
				'Cuando las cuatro cartas de un valor están encima, en una jugada o en varias, la baza acaba y sale quien las completó.'
		},
		bomb: {
			none: 'Cuatro iguales solo siguen a cuatro iguales.',
			four: 'Cuatro iguales pueden ponerse sobre cualquier jugada, haya el bloqueo que haya. Solo las superan cuatro iguales más fuertes.'
		},
		topCard: {
			none: 'Ninguna carta sola supera a todo.',
			'3c': 'El 3 de tréboles, solo, supera a cualquier jugada y cierra la baza.',
			'red-threes':
				'El 3 de corazones o el de diamantes, solo, supera a cualquier jugada y cierra la baza.'
		},
		threes: {
			normal: 'Un 3 es un valor como los demás.',
			wild: 'Cada 3 es un comodín. En el impuesto y para la salida sigue siendo un 3.',
			clear:
				'Los treses pueden ponerse sobre cualquier grupo de otras tantas cartas, y cierran la baza.'
		},
		fiveSkip: {
			true: 'Cada 5 de una jugada salta a una persona más de las que siguen en la baza.',
			false: 'Tras los cincos sigue el turno normal.'
		},
		sevenPass: {
			true: 'Quien juega sietes da otras tantas cartas a la siguiente persona.',
			false: 'A los sietes se les sigue como a cualquier otro valor.'
		},
		nineReverse: {
			true: 'Un número impar de nueves cambia el sentido del juego hasta que la ronda acabe.',
			false: 'Se juega siempre en el mismo sentido.'
		},
		tenDiscard: {
			true: 'Quien juega dieces aparta otras tantas cartas.',
			false: 'A los dieces se les sigue como a cualquier otro valor.'
		},
		queenBomber: {
			true: 'Quien juega reinas nombra otros tantos valores, y toda la mesa aparta esas cartas.',
			false: 'A las reinas se les sigue como a cualquier otro valor.'
		},
		numberLock: {
			true: 'Dos valores vecinos seguidos bloquean la baza: solo puede seguir el vecino siguiente. Con un bloqueo de palos valen los dos.',
			false: 'Los valores no tienen que ser vecinos.'
		},
		tenpenChii: {
			true: 'Antes del tributo, el último puesto, sin J, Q, K, A, 2 ni Joker, puede cambiar toda su mano con el primero. Entonces ninguno de los dos paga.',
			false: 'Una mano débil se queda donde está.'
		},
		stairsRevolution: {
			none: 'Una escalera larga no invierte nada.',
			four: 'Una escalera de cuatro o más cartas invierte el orden hasta que la ronda acabe.'
		},
		jackBack: {
			true: 'Tras las jotas el orden queda invertido hasta que la baza acabe.',
			false: 'A las jotas se les sigue como a cualquier otro valor.'
		},
		coup: {
			true: 'Tres nueves en una jugada invierten el orden, como cuatro iguales.',
			false: 'Tres nueves son un grupo como los demás.'
		},
		newcomers: {
			'middle-untaxed':
				'Quien se incorpora se sienta en medio, y en su primera ronda ni paga ni recibe.',
			'middle-low-side':
				'Quien se incorpora se sienta en medio, más cerca de abajo, con el impuesto de su asiento.',
			bottom: 'Quien se incorpora empieza en los últimos puestos.',
			redraw: 'Cuando alguien se incorpora, se sortean de nuevo todos los puestos.',
			'by-card':
				'Quien se incorpora saca una carta: los tres valores más débiles son el último puesto; los tres siguientes, el penúltimo, etc.'
		},
		scoring: {
			none: 'Los puestos son lo único que cuenta.',
			beaten: 'Un punto por cada persona que terminó después.',
			'beaten-philanthropic':
				'Un punto por persona superada; los dos primeros puestos ganan uno más cada uno si sube quien les paga impuesto.',
			'by-title': 'Cada título da los puntos que la mesa le asigne.'
		}
	},
	target: {
		open: 'La mesa juega hasta que se canse.',
		rounds: (n: number) => ends(`la ronda ${n}`),
		points: (n: number) => ends(`la ronda en la que alguien tiene ${points(n)}`)
	},
	forbidden: {
		none: 'Se puede terminar con cualquier carta.',
		some: 'Nadie puede terminar con estas; quien lo hace ocupa el último puesto.'
	}
} satisfies Catalogue['house-meanings'];
