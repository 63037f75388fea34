import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Cuánta gente juega',
		'Temple es para cuatro personas o más; lo ideal es de cuatro a siete.',
		'Funciona hasta con doce, y tres pueden jugar con una advertencia.'
	),
	'TI-0': rule(
		'Al principio, sin rango',
		'En la primera ronda todo el mundo es Clase Media, y nadie tiene los derechos de un Emperador.',
		'La mesa elige sillas y quién reparte como quiera.'
	),
	'TI-2': rule(
		'Títulos por puesto',
		'El primer puesto es el Emperador, el segundo el Príncipe, el último el Mendigo; los de en medio son Clase Media.',
		'Con tres no hay Príncipe. Las mesas mayores añaden Duque, Conde y Barón desde arriba y Pobre n.º 2, Pobre n.º 3, etc. desde abajo, uno de cada por cada pareja de impuesto.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede usar otros títulos, y el Emperador puede ser Emperatriz.',
		'También los demás títulos tienen su otra forma: Princesa, Duquesa, Mendiga.'
	),
	'DK-1': rule(
		'Cartas de Temple',
		'La baraja son las 52 cartas corrientes y dos Jokers, y se reparten todas.',
		'Las que sobran se reparten desde la izquierda de quien reparte.'
	),
	'SE-1': rule(
		'Los primeros asientos',
		'En la primera ronda la gente se queda donde está sentada: se tocan los nombres en sentido horario. El orden también puede ponerse a mano o dejarse al azar.'
	),
	'SE-2': rule(
		'El Emperador elige silla',
		'El Emperador señala una silla; el Príncipe se sienta a su izquierda, el resto sigue en sentido horario por puestos, y el Mendigo queda al final, a la derecha del Emperador.'
	),
	'DK-7': rule(
		'Quién reparte',
		'El Emperador dice quién baraja y reparte.',
		'Si no nombra a nadie, reparte el Emperador.'
	),
	'TX-7': rule('Primera ronda sin impuestos', 'En la primera ronda nadie paga nada.'),
	'TX-1': rule(
		'Impuestos por parejas',
		'El Mendigo paga al Emperador; quien le sigue en pobreza, al Príncipe, y así hacia dentro; cada pareja paga una carta menos que la de fuera. Con cuatro personas es 1 carta; con cinco, 2 y 1; con siete, 3, 2 y 1.',
		'Con seis se pagan 2 y 1; con ocho, 3, 2 y 1; con nueve, 4, 3, 2 y 1.'
	),
	'TX-8': rule(
		'Quien llega no paga',
		'Quienes se incorporan ni pagan ni reciben. Los impuestos se pagan solo entre el resto, y la clase media cuenta como una sola persona, por grande que sea.',
		'Cuatro personas de antes y de una a tres personas nuevas forman dos parejas, de 2 cartas y de 1.'
	),
	'TX-12': rule(
		'Nunca más que la mano',
		'Nadie da más cartas de las que le repartieron. Con once o doce personas se deben 5 y hay manos de 4: entonces se da toda la mano. Si las cartas de vuelta se eligen antes de ver las otras, la mano de quien recibe pone el mismo límite.'
	),
	'FP-8': rule(
		'Otros impuestos con gente nueva',
		'Si la casa tiene otra tabla de impuestos, sus cantidades valen para las parejas de personas de antes, empezando por la de más afuera, hasta donde haya parejas.'
	),
	'TX-3': rule(
		'Las más altas por valor',
		'El tributo son las cartas más altas por valor, aunque se rompa un grupo: con un as y dos reyes, un impuesto de dos se lleva el as y un rey.',
		'Entre valores iguales, quien paga elige cuáles.'
	),
	'TX-4': rule(
		'Los Jokers se libran',
		'Para los impuestos un Joker no cuenta más que un 3, así que no hay que pagarlo.',
		'Está por debajo de todo valor y solo se va cuando no queda nada más que dar.'
	),
	'TX-5': rule(
		'Qué se devuelve',
		'Quien recibe mira el tributo y luego devuelve otras tantas cartas, las que quiera.',
		'Incluso puede volver una carta recién pagada.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Primero entrega quien paga, luego quien recibe mira y devuelve.',
		'Ninguna pareja espera a otra. Las cartas van boca abajo, sin que el resto las vea.'
	),
	'RV-1': rule(
		'Los dos Jokers anulan los impuestos',
		'Quien recibe en el reparto los dos Jokers puede mostrarlos, y esta ronda nadie paga.',
		'Se muestran antes de que se pague ningún impuesto, y nada más cambia. En una ronda sin impuestos no tiene efecto.'
	),
	'RV-3': rule(
		'Nadie está obligado',
		'Quien tenga los dos Jokers, arriba o abajo, puede mostrarlos o callar.'
	),
	'FP-9': rule(
		'Por qué nadie paga',
		'Una primera ronda no tiene impuestos por ser la primera; si en ella se declara una revolución, el motivo que se da es la revolución.'
	),
	'PL-1': rule(
		'Grupos y escaleras',
		'Un grupo son de una a cuatro cartas del mismo valor. Una escalera son tres o más cartas seguidas de un palo, como 8, 9 y 10 de picas.',
		'Rey, as y 2 forman la escalera más alta, y nada sigue más allá del 2.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'Se juega en sentido horario, y a una jugada se responde con el mismo tipo y el mismo número de cartas, estrictamente más alta. El 3 es lo más bajo, el as gana al rey y el 2 gana al as.',
		'Una escalera se juzga por su carta más alta, y los palos nunca cuentan.'
	),
	'PL-3': rule(
		'Los Jokers son comodines',
		'Un Joker puede ser cualquier carta, solo, en un grupo o en una escalera.',
		'Si puede ser más de una, hay que decir cuál al jugarlo.'
	),
	'PL-4': rule(
		'Nada gana a los doses',
		'Un grupo de doses, de verdad o hecho con Jokers, gana la baza en el acto. No hace falta que nadie pase.'
	),
	'PL-6': rule(
		'Cuándo pasar',
		'Ante cualquier jugada ajena se puede pasar, con cartas que sirvan o sin ellas.',
		'No hace falta decir por qué. Quien pasó puede volver a jugar cuando le llegue el turno, y quien sale tiene que jugar.'
	),
	'FP-12': rule(
		'Cartas seguidas en una escalera',
		'Cuenta el orden en uso: reina, rey, as y 2 van seguidas; as, 2 y 3, no.'
	),
	'FP-2': rule(
		'Escaleras hasta el dos',
		'Una escalera que acaba en 2 no se llama imbatible: simplemente nunca se supera, así que lo que la siga no es más alto.'
	),
	'FP-3': rule(
		'Un Joker sin palabras',
		'Un Joker jugado sin decir nada representa la carta más fuerte que pueda ser, en un grupo antes que en una escalera; una jugada nueva vale si puede leerse de algún modo que encaje.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'En la primera ronda sale quien tiene el 3 de tréboles, y la primera jugada contiene esa carta, en cualquier grupo o escalera.',
		'En las rondas posteriores sale el Emperador.'
	),
	'FP-4': rule(
		'El propio 3 de tréboles',
		'La apertura pide el 3 de tréboles mismo; un Joker en su lugar no basta.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale la siguiente persona en sentido horario que aún tenga cartas.'
	),
	'JO-1': rule(
		'Solo entre rondas',
		'Solo se puede llegar o irse entre rondas.',
		'Cuando alguien se va, el resto ocupa el hueco.'
	),
	'JO-2': rule(
		'Quien llega es clase media',
		'Las personas nuevas empiezan como Clase Media, por muchas que sean.',
		'Se sientan juntas por debajo de la mitad superior del resto, en el orden en que llegaron.'
	),
	'JO-3': rule(
		'Irse estando abajo',
		'Quien está abajo puede irse y volver enseguida como persona nueva. Está permitido, pero la fuente lo considera de mal gusto.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él las parejas de impuesto.',
		'También cambian los títulos.'
	),
	'DE-1': rule(
		'Lo que exige el Emperador',
		'El Emperador puede exigir cualquier cosa razonable a cualquiera. Otras personas de rango alto pueden hacerlo con quienes están por debajo, salvo que vaya contra la palabra del Emperador o este lo prohíba.'
	),
	'DE-3': rule(
		'Privilegios del rango',
		'Lo usual es exigir la mejor silla, bebidas y quién baraja y reparte. Las clases bajas hacen reverencias.'
	),
	'MA-1': rule(
		'Qué es razonable',
		'La mesa decide qué es demasiado exigir. No se abusa del poder, y a nadie se le incomoda.'
	),
	'MA-2': rule(
		'Otros nombres',
		'El juego se conoce también en inglés como Asshole, Social Class o Capitalism. Algunas mesas tienen arriba un presidente y un vicepresidente, y abajo un vagabundo.'
	)
} satisfies Catalogue['rules-temple'];
