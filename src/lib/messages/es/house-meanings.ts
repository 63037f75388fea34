import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('es');

const points = byCount('# punto', '# puntos');
const ends = (after: string) => `La serie acaba con ${after}; gana el total más alto.`;

export default {
	options: {
		deck: {
			standard: 'Las 52 cartas normales.',
			'32': 'Del 7 al as, de cuatro palos.',
			'40': 'As, 2 a 7, sota, caballo y rey de cuatro palos: oros ♦, copas ♥, espadas ♠, bastos ♣.',
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
			suited: 'También se pueden jugar tres o más cartas seguidas de un mismo palo.',
			mixed: 'Las cartas seguidas pueden jugarse juntas, de cualquier palo.'
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
			'twos-fewer':
				'Los doses superan a un grupo de otras tantas cartas o de una más, y nada los supera.',
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
			'allowed-or-pass':
				'Puede seguir el mismo valor. Después solo se puede igualar otra vez o pasar.',
			'allowed-and-skips':
				'Puede seguir una jugada del mismo valor, y la siguiente persona pierde ese turno.',
			'allowed-and-skips-more':
				'Puede seguir el mismo valor. La segunda seguida salta a una persona, la tercera a dos. Cuatro cartas del valor cierran la baza.'
		},
		afterPass: {
			'may-return': 'Quien pasó puede volver a jugar cuando le llegue el turno.',
			'out-of-trick': 'Quien pasó espera hasta la siguiente baza.',
			'only-if-unable': 'Solo puede pasar quien no tiene jugada; luego puede volver a jugar.'
		},
		suitLock: {
			none: 'Los palos nunca limitan lo que puede seguir.',
			all: 'Dos jugadas seguidas de exactamente los mismos palos bloquean la baza: solo pueden seguir esos palos.',
			part: 'Los palos que comparten dos jugadas seguidas se bloquean: las siguientes deben tener cada uno de ellos.'
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
			'holder-of-card': 'Sale quien lo tiene, y ha de estar en la primera jugada.',
			'holder-leads': 'Sale quien tiene la carta, con la jugada que quiera.',
			random: 'La aplicación sortea quién sale.',
			'left-of-dealer': 'Sale quien está a la izquierda de quien reparte.'
		},
		laterLead: {
			'top-seat': 'Sale quien ocupa el primer puesto.',
			'bottom-seat': 'Sale quien ocupa el último puesto.',
			'holder-of-card': 'Sale quien lo tiene, y ha de estar en la primera jugada.',
			'holder-leads': 'Sale quien tiene la carta, con la jugada que quiera.',
			random: 'La aplicación sortea quién sale.',
			'left-of-dealer': 'Sale quien está a la izquierda de quien reparte.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Si nadie supera la última jugada de quien termina, sale la siguiente persona con cartas.',
			'highest-place':
				'Si nadie supera la última jugada de quien termina, sale quien tiene el mayor rango entre quienes aún tienen cartas.',
			'lowest-place':
				'Si nadie supera la última jugada de quien termina, sale el menor rango que aún tiene cartas.'
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
		fallOfTheCapital: {
			true: 'Quien ocupa el primer puesto y no vuelve a terminar en primer lugar pasa al último.',
			false: 'El primer puesto queda donde termine, como todo el mundo.'
		},
		overturnFromTheBottom: {
			true: 'Si quien ocupa el último puesto termina en primer lugar, se invierten todos los puestos.',
			false: 'Quien ocupa el último puesto y termina en primer lugar solo pasa al primer puesto.'
		},
		packs: {
			1: 'Una baraja basta hasta doce personas, ocho con 32 cartas, diez con 40.',
			2: 'Se mezclan dos barajas, para cinco a dieciséis personas. Cuatro o más cartas de un valor cuentan como cuatro iguales.'
		},
		leftovers: {
			dealt: 'Si no salen iguales, algunas manos tienen una carta más.',
			aside: 'Todas las manos son iguales. Las que sobran se enseñan y no se juegan en esta ronda.',
			'to-the-bottom': 'Los últimos puestos reciben una carta más cada uno, de abajo arriba.',
			'taken-out': 'Se quitan unas cartas intermedias para que cada quien reciba el mismo número.'
		},
		direction: {
			clockwise: 'El reparto, los asientos y los turnos van hacia la izquierda.',
			'counter-clockwise': 'El reparto, los asientos y los turnos van hacia la derecha.'
		},
		runLength: {
			3: 'Una escalera tiene tres cartas o más.',
			4: 'Una escalera tiene cuatro cartas o más.',
			5: 'Una escalera tiene cinco cartas o más.'
		},
		pairRuns: {
			null: 'Las parejas seguidas no se juegan juntas.',
			2: 'Dos o más parejas seguidas pueden jugarse juntas, de cualquier palo.',
			3: 'Tres o más parejas seguidas pueden jugarse juntas, de cualquier palo.'
		},
		counts: {
			same: 'A un grupo se le sigue con otras tantas cartas.',
			'same-or-more': 'A un grupo se le sigue con las mismas cartas o más, de mayor valor.',
			'same-or-double': 'A un grupo se le sigue con las mismas cartas o el doble, de mayor valor.',
			'more-beats':
				'A un grupo le siguen otras tantas cartas de mayor valor, o más cartas de cualquier valor.'
		},
		exitEndsTrick: {
			never: 'Aún se puede superar la última jugada de quien termina.',
			foul: 'La baza acaba cuando alguien termina con una carta prohibida.',
			always: 'La baza acaba en cuanto alguien termina.'
		},
		titleSet: {
			own: 'Los títulos son los del juego publicado.',
			arschloch: 'Se dice König, Vizekönig, Bürger, Vizearschloch, Arschloch.',
			'trou-du-cul': 'Se dice Président, Vice-président, Neutre, Vice-trou du cul, Trou du cul.',
			culo: 'Se dice Presidente, Vicepresidente, Neutral, Viceculo, Culo.'
		},
		completedFour: {
			never: 'Las cuatro cartas de un valor, una sobre otra, no cambian nada.',
			clears:
				'Cuando las cuatro cartas de un valor están encima, en una jugada o en varias, la baza acaba y sale quien las completó.',
			anyone:
				'Igual, y cualquiera puede poner, aun fuera de turno, las cartas que completan las cuatro. La baza acaba y esa persona sale.'
		},
		bomb: {
			none: 'Cuatro iguales solo siguen a cuatro iguales.',
			four: 'Cuatro iguales pueden ponerse sobre cualquier jugada, haya el bloqueo que haya. Solo las superan cuatro iguales más fuertes.'
		},
		numberLock: {
			true: 'Dos valores vecinos seguidos bloquean la baza: solo puede seguir el vecino siguiente. Con un bloqueo de palos valen los dos.',
			false: 'Los valores no tienen que ser vecinos.'
		},
		tenpenChii: {
			true: 'Antes del tributo, el último puesto, sin J, Q, K, A, 2 ni Joker, puede cambiar toda su mano con el primero. Entonces ninguno de los dos paga.',
			false: 'Una mano débil se queda donde está.'
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
		some: 'Nadie puede terminar con estas; quien lo hace ocupa el último puesto.',
		/** Follows `some`, if any is marked so. */
		ifEffective: 'Las que llevan * solo si tuvieron su efecto en esa jugada.'
	},
	/** What each effect of a rank does. */
	effects: {
		clears: 'Un grupo de ese valor cierra la baza al momento.',
		skip: 'Cada carta de ese valor salta a una persona más de las que siguen en la baza.',
		give: 'Quien lo juega da otras tantas cartas a la siguiente persona.',
		discard: 'Quien lo juega aparta otras tantas cartas.',
		reverse: 'Un número impar de esas cartas cambia el sentido del juego hasta que la ronda acabe.',
		bomber: 'Quien lo juega nombra otros tantos valores, y toda la mesa aparta esas cartas.',
		back: 'Después el orden queda invertido hasta que la baza acabe.',
		turns: 'Invierte el orden hasta que la ronda acabe.'
	},
	/** Where nothing is in the list. */
	none: {
		tops: 'Ninguna carta supera a otras fuera del orden.',
		effects: 'Ningún valor tiene efecto propio.',
		turnedBy: 'Ningún número de cartas invierte el orden.',
		wildRank: 'Cada valor es solo él mismo.'
	},
	tops: 'Pueden ponerse ahí sea cual sea el orden y el bloqueo, y cierran la baza.',
	turnedBy: {
		four: 'Lo bajo pasa a ser alto hasta que la ronda acabe, o hasta que cuatro iguales lo inviertan de nuevo.',
		'run-of-four': 'Una escalera de cuatro o más cartas invierte el orden hasta que la ronda acabe.'
	},
	wildRank: (rank: string) =>
		`Cada ${rank} es un comodín. En el impuesto y para la salida sigue siendo un ${rank}.`,
	opener: 'Donde sale quien tiene una carta, es esta.',
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`Desde ${players} personas: ${counts.join(', ') || '–'}.`,
	/** What an entry of a list means. */
	entry: (name: string, sentence: string) => `${name}: ${sentence}`,
	sentences: (all: readonly string[]) => all.join(' ')
} satisfies Catalogue['house-meanings'];
