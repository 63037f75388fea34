import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Cuánta gente juega',
		'Tahimi está hecho para cuatro, y pueden jugar de tres a ocho. Con tres funciona mucho peor; con muchas personas los rangos son menos firmes.'
	),
	'TI-3': rule(
		'Títulos por puesto',
		'El primer puesto es el Tahimi, el segundo el Vicetahimi, el último el Siervo y el penúltimo el Siervo Mayor; los de en medio son Mercaderes. Con ocho e impuestos progresivos, desde abajo: Siervo, Ayudante Júnior del Siervo Mayor, Siervo Mayor, dos Mercaderes, Vicetahimi Júnior, Vicetahimi Sénior, Tahimi.',
		'Con tres: Tahimi, Mercader y Siervo.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede cambiar el nombre de cualquier título, y a cada quien se le puede dar otra forma del título.'
	),
	'DK-2': rule(
		'Una baraja a partes iguales',
		'Para que todo el mundo reciba el mismo número de las 52 cartas, se quitan ochos: uno con tres personas, dos con cinco, cuatro con seis, tres con siete, cuatro con ocho; con doses altos se quitan nueves. Si se añaden dos Jokers, se quitan dos ochos con cuatro personas y cuatro con cinco.',
		'Con Jokers no se quita ninguno con tres o seis; con siete, cuatro ochos y un nueve; con ocho, cuatro ochos y dos nueves.'
	),
	'DK-3': rule(
		'Un palo más por persona',
		'Una mesa de más de cuatro puede añadir en cambio un palo entero de otra baraja por cada persona de más, de modo que cada quien siga teniendo 13 cartas.'
	),
	'DK-4': rule(
		'Estrellas y Lunas',
		'La baraja especial tiene los valores 11 a 16 entre el 10 y la jota, y los palos de Estrellas y Lunas. Cinco personas usan 65 de sus cartas, seis 78, siete 91 y ocho 104, es decir, 13 por persona.',
		'El 15 de Lunas es una sola carta, aunque se nombre dos veces.'
	),
	'SE-1': rule(
		'El primer sorteo',
		'Cada quien saca una carta; quien saca la más fuerte se sienta primero, el resto sigue hacia abajo, y las cartas vuelven a la baraja. Quienes empatan vuelven a sacar carta entre sí y nunca adelantan a quien no empató.',
		'Los Jokers no entran en el sorteo, y si sale uno cuenta como lo peor.'
	),
	'SE-2': rule(
		'Asientos nuevos cada ronda',
		'Antes de cada ronda toda la mesa se mueve, para sentarse por orden de los nuevos rangos.',
		'La gente se sienta en sentido horario, de modo que el Siervo queda a la derecha del Tahimi, y el Tahimi dice qué silla es la primera.'
	),
	'DK-7': rule(
		'Quién reparte',
		'El Tahimi reparte o nombra a otra persona para ello; quien reparte baraja, otra persona corta, y las cartas se dan de una en una.'
	),
	'TX-7': rule(
		'Primera ronda sin impuestos',
		'En la primera ronda de una velada nadie paga, aunque el sorteo haya dado un rango a cada quien. Una mesa puede cobrar impuestos también en la primera ronda.'
	),
	'TX-2': rule(
		'Quién paga cuánto',
		'El Siervo paga 2 cartas al Tahimi y el Siervo Mayor 1 al Vicetahimi; con tres personas solo paga el Siervo. Con una baraja mayor los impuestos pueden ser progresivos: con seis se pagan 3 y 1; con siete, 3 y 2; con ocho, 3, 2 y 1.'
	),
	'TX-9': rule(
		'Quien llega paga por asiento',
		'Quien se incorpora paga y recibe según el asiento que ocupa.'
	),
	'TX-3': rule(
		'Las más altas por valor',
		'El tributo son las cartas más altas por valor, aunque se rompa un grupo: con un as y dos reyes el Siervo da el as y un rey.',
		'Entre valores iguales, quien paga elige cuáles.'
	),
	'TX-4': rule(
		'Los Jokers y el impuesto',
		'Si se juega con Jokers y un Joker suelto es la carta más baja, quien paga puede conservarlos. Si pueden ser cualquier carta, se pagan los primeros; o bien quien paga da a cada Joker el valor que quiera.'
	),
	'TX-5': rule(
		'Qué se devuelve',
		'El Tahimi y el Vicetahimi miran lo que se les pagó y luego devuelven otras tantas cartas, las que quieran.',
		'Incluso puede volver una carta recién pagada.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Primero pagan los puestos de abajo, los de arriba miran y luego devuelven, todo sin que el resto lo vea.',
		'Ninguna pareja espera a otra.'
	),
	'PL-1': rule(
		'Solo grupos',
		'Una jugada es un grupo: una o más cartas del mismo valor, todas las que haya. No se juegan escaleras.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'A una jugada se responde con otras tantas cartas, de un valor estrictamente más alto. El as es lo más alto, el 2 lo más bajo, y los palos nunca cuentan. Con los doses altos, el 2 está por encima del as y el 3 es el más bajo.'
	),
	'PL-3': rule(
		'Si se añaden Jokers',
		'Tahimi en sí no tiene Jokers. Añadidos del modo usual, un Joker puede ser cualquier carta, y quien lo juega dice cuál; o bien toma el valor de las cartas que acompaña y, solo, queda por debajo del 2.',
		'De ese segundo modo, dos Jokers juntos cuentan como por debajo del 2.'
	),
	'PL-6': rule(
		'Cuándo pasar',
		'Siempre se puede pasar, también en la salida, por gusto o por falta de cartas: se dice “paso” en voz alta y no hace falta explicar por qué.',
		'Si se pasa en la salida, esta va a la siguiente persona, y quien pasó puede volver a jugar cuando le llegue el turno.'
	),
	'PL-9': rule(
		'Decir “una carta”',
		'Quien se queda con una sola carta lo dice en voz alta; quien termina con una pareja o más no dice nada. A la pregunta de cuántas cartas se tienen se puede responder “una” o “más de una”.',
		'Olvidarlo no se castiga.'
	),
	'FP-2': rule(
		'Un grupo de ases',
		'Un grupo de ases no se llama imbatible: simplemente nunca se supera, así que lo que lo siga no es más alto.'
	),
	'FP-3': rule(
		'Un Joker sin palabras',
		'Un Joker jugado sin decir nada representa la carta más fuerte que pueda ser; una jugada nueva vale si puede leerse de algún modo que encaje.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'Sale el Tahimi, en la primera ronda y en todas las posteriores.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale quien tiene el mayor rango entre quienes aún tienen cartas. Los rangos son los del comienzo de la ronda. En la variante sin este privilegio de rango sale la siguiente persona.'
	),
	'JO-2': rule(
		'Quien llega, en medio',
		'Quien se incorpora se sienta en medio del resto, del lado bajo si su número es impar: en el tercer puesto si la mesa era de tres o cuatro. Una mesa puede también hacer empezar de Siervo a quien se incorpora, o volver a sortear todos los puestos.',
		'Varias personas se sientan ahí juntas, en el orden en que llegaron.'
	),
	'FP-11': rule(
		'Una carta para quien llega',
		'Una mesa puede dejar que decida una carta: 2, 3 o 4 es el último puesto; 5, 6 o 7, el penúltimo, y así sucesivamente.',
		'El primer puesto es el límite, un Joker es el último, y si llegan varias personas, sacan carta por turno.'
	),
	'JO-5': rule(
		'Volver',
		'Quien se fue y vuelve cuenta como persona nueva.',
		'También se puede descansar una ronda y conservar el puesto, mientras el resto ocupa el hueco; tras un nuevo sorteo general, la ronda siguiente cuenta como una primera.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él la baraja, los títulos y los impuestos.'
	),
	'DE-2': rule(
		'El Tahimi cambia las reglas',
		'El Tahimi puede decretar cualquier variante al comienzo de una ronda.',
		'Rige desde el próximo reparto, por una ronda o hasta que se cambie; las rondas ya jugadas conservan sus reglas.'
	),
	'DE-3': rule(
		'Silla alta y taburete',
		'El Tahimi puede tener una silla más alta y blanda que las demás, y el Siervo un taburete duro, o ninguno.'
	),
	'MA-1': rule(
		'Mirar las cartas jugadas',
		'Nada prohíbe mirar las cartas ya jugadas, pero es de mal gusto.'
	),
	'MA-2': rule(
		'Otros nombres',
		'A los parientes del juego se les llama en inglés President, Asshole, Scum o Landlord. También El Gran Dalmuti se le parece.'
	)
} satisfies Catalogue['rules-tahimi'];
