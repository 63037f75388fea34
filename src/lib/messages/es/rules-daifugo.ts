import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'DF-2': rule(
		'Personas y títulos',
		'Desde arriba: Daifugō 大富豪, Fugō 富豪, Heimin 平民 en medio, Hinmin 貧民, Daihinmin 大貧民. Con tres: Daifugō, Heimin y Daihinmin.',
		'Pueden jugar de dos a doce; con dos barajas, de cinco a dieciséis.'
	),
	'TI-0': rule(
		'Al principio, sin rango',
		'En la primera ronda todo el mundo es Heimin, y nadie tiene los derechos de un Daifugō.',
		'La mesa elige sillas y quién reparte como quiera.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede cambiar el nombre de cualquier título, y a cada quien se le puede dar otra forma del título.'
	),
	'DF-1': rule(
		'Cartas y Jokers',
		'Se reparten las 52 cartas y dos Jokers. Un Joker solo gana a cualquier carta suelta, y dos Jokers ganan a cualquier pareja, también con el orden invertido.'
	),
	'SE-1': rule(
		'Los primeros asientos',
		'En la primera ronda la gente se queda donde está sentada: se tocan los nombres en sentido horario. El orden también puede ponerse a mano o dejarse al azar.'
	),
	'SE-2': rule(
		'Asientos nuevos cada ronda',
		'El Daifugō elige silla, el Fugō se sienta a su izquierda, el resto sigue por puestos, y el Daihinmin queda al final.'
	),
	'DK-7': rule('Quién reparte', 'Reparte el Daihinmin.'),
	'TX-7': rule('Primera ronda sin impuestos', 'En la primera ronda nadie da nada.'),
	'DF-5': rule(
		'El intercambio',
		'El Daihinmin da al Daifugō sus 2 cartas más altas, el Hinmin da la más alta al Fugō.',
		'El Daifugō y el Fugō eligen lo que dan a cambio antes de ver lo que reciben.'
	),
	'TX-2': rule(
		'Quién paga cuánto',
		'El Daihinmin paga 2 cartas al Daifugō, el Hinmin 1 al Fugō.',
		'Con tres personas solo paga el Daihinmin.'
	),
	'TX-9': rule(
		'Quien llega paga por asiento',
		'Quien se incorpora paga y recibe según el asiento que ocupa.'
	),
	'TX-3': rule(
		'Las más altas por valor',
		'El tributo son las cartas más altas por valor, los doses antes que los ases.',
		'Así es aunque se rompa un grupo. Entre valores iguales, quien paga elige cuáles.'
	),
	'TX-4': rule(
		'Los Jokers se pagan primero',
		'Para los impuestos un Joker cuenta por encima de todo valor, así que es la primera carta que se va.'
	),
	'TX-5': rule(
		'Qué se devuelve',
		'El Daifugō y el Fugō devuelven tantas cartas como reciben, las que quieran, pero las eligen antes de ver el tributo.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Las dos personas de una pareja apartan sus cartas y las intercambian a la vez, boca abajo; ninguna pareja espera a otra.'
	),
	'PL-1': rule(
		'Solo grupos',
		'Una jugada es un grupo: una o más cartas del mismo valor; con Jokers, incluso cinco o seis.',
		'No se juegan escaleras.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'A una jugada se responde con otras tantas cartas, de un valor estrictamente más alto. El 3 es lo más bajo, el as gana al rey y el 2 gana al as, salvo que cuatro iguales hayan invertido el orden.'
	),
	'PL-3': rule(
		'Los Jokers son comodines',
		'Junto a otras cartas un Joker toma su valor, en cualquier grupo. Si puede ser más de una carta, hay que decir cuál al jugarlo.'
	),
	'DF-4': rule(
		'Bloqueo de palo',
		'Cuando una jugada tiene exactamente los mismos palos que la que supera, la baza queda bloqueada: hasta que acabe, solo se puede seguir con esos palos. Un Joker sirve para cualquier palo, pero ni bloquea ni desbloquea.'
	),
	'PR-6': rule(
		'Los ochos cierran la baza',
		'Un grupo de ochos cierra la baza en el acto, y sale quien lo jugó.'
	),
	'PR-7': rule(
		'Revolución de cuatro iguales',
		'Cuatro iguales, Jokers incluidos, son una revolución (kakumei): el orden queda invertido hasta que la ronda acabe o vuelva a pasar. Entonces los treses, y no los doses, están entre las últimas cartas prohibidas.'
	),
	'DF-7': rule(
		'El 3 de picas supera al Joker',
		'El 3 de picas supera a un Joker jugado solo, y a su vez nada lo supera.',
		'Así es haya el bloqueo que haya.'
	),
	'DF-11': rule(
		'Escaleras y su revolución',
		'Como opción se juegan escaleras (kaidan): tres o más cartas seguidas de un palo. Como otra opción, cuatro o más seguidas invierten el orden, como cuatro iguales.'
	),
	'DF-12': rule(
		'Vuelta de la jota',
		'Como opción, las jotas invierten el orden hasta que la baza acabe. Las propias jotas siguen aún el orden anterior.'
	),
	'DF-13': rule(
		'Bloqueo de valores',
		'Como opción, dos valores vecinos seguidos bloquean la baza: solo puede seguir el vecino siguiente. Con un bloqueo de palos (shibari) valen los dos: es el bloqueo estricto.'
	),
	'DF-14': rule(
		'Cincos y nueves',
		'Como opción, cada 5 salta a una persona que sigue en la baza, y un número impar de nueves cambia el sentido del juego hasta que la ronda acabe.'
	),
	'DF-15': rule(
		'Sietes y dieces',
		'Como opción, quien juega sietes (7-watashi) da otras tantas cartas a la siguiente persona, y quien juega dieces (10-sute) aparta otras tantas.',
		'Quien se queda así sin cartas ocupa el puesto siguiente, fuera cual fuera la última carta.'
	),
	'DF-16': rule(
		'Reina bombardera',
		'Como opción, quien juega reinas (Q-bomber) nombra otros tantos valores, y toda la mesa aparta esas cartas.',
		'Quien se queda sin cartas ocupa el puesto siguiente, en el orden de juego desde quien nombró, fuera cual fuera la última carta.'
	),
	'DF-17': rule(
		'Golpe de Estado',
		'Como opción, tres nueves en una jugada invierten el orden, como cuatro iguales.'
	),
	'DF-18': rule(
		'Tenpen-chii, cambio de manos',
		'Como opción, antes del tributo el último puesto, sin J, Q, K, A, 2 ni Joker, puede cambiar toda su mano con el primero.',
		'El tributo entre esos dos puestos no se paga entonces.'
	),
	'PL-6': rule(
		'Pasar es definitivo',
		'Ante cualquier jugada ajena se puede pasar, con cartas que sirvan o sin ellas, y entonces se queda fuera hasta la siguiente baza.',
		'Quien sale tiene que jugar.'
	),
	'FP-2': rule(
		'Qué es imbatible',
		'Solo se llama imbatibles a los ochos y a un 3 de picas sobre un Joker; los doses o dos Jokers simplemente nunca se superan.'
	),
	'FP-3': rule(
		'Un Joker sin palabras',
		'Un Joker jugado sin decir nada representa la carta más fuerte que pueda ser; una jugada nueva vale si puede leerse de algún modo que encaje.'
	),
	'DF-3': rule(
		'El 3 de diamantes',
		'En la primera ronda quien tiene el 3 de diamantes sale con él. Después, el Daihinmin reparte y sale.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'En la primera ronda sale quien tiene el 3 de diamantes, y la primera jugada contiene esa carta, sola o en un grupo. En las rondas posteriores sale el Daihinmin.'
	),
	'FP-4': rule(
		'El propio 3 de diamantes',
		'La apertura pide el 3 de diamantes mismo; un Joker en su lugar no basta.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale la siguiente persona en el sentido del juego que aún tenga cartas.'
	),
	'PR-8': rule(
		'Últimas cartas prohibidas',
		'Nadie puede terminar con el valor más fuerte (un 2, o un 3 si el orden está invertido), un Joker o el 3 de picas sobre un Joker; tampoco con un 8 que cerró la baza ni, si se juega el once atrás, con una jota que la invirtió. Quien lo hace ocupa el último puesto.'
	),
	'DF-6': rule(
		'Caída de la capital',
		'Desde la segunda ronda, un Daifugō que no termina en primer lugar cae: fuera de la ronda en el acto, y al último puesto.'
	),
	'DF-8': rule(
		'Vuelco desde abajo',
		'Si el Daihinmin termina en primer lugar, la ronda acaba en el acto y se invierten todos los puestos: el último es primero, el penúltimo segundo, y así sucesivamente. Hacen falta los rangos de una ronda anterior, así que nunca ocurre en la primera.'
	),
	'DF-9': rule(
		'Qué va antes',
		'El vuelco desde abajo va antes que todo. Después, del último puesto hacia arriba: quienes se fueron en plena ronda; quienes terminaron con una carta prohibida, más abajo quien antes lo hizo; y el Daifugō caído. Un final así nunca cuenta como terminar en primer lugar.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él los títulos y los impuestos: Fugō y Hinmin entran con cuatro y desaparecen con tres.'
	),
	'MA-2': rule(
		'Otros nombres',
		'El juego se conoce también como Daihinmin 大貧民, por su último puesto; fuera de Japón, como Gran Millonario o Millonario.',
		'Las reglas locales que aquí no tienen opción, como fukumen (覆面), las acuerda la mesa: la aplicación no las conoce.'
	)
} satisfies Catalogue['rules-daifugo'];
