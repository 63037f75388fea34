import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Cuánta gente juega',
		'Lo ideal para Reyes y Bastardos es de tres a cinco personas.',
		'Pueden jugar hasta ocho.'
	),
	'TI-0': rule(
		'Al principio, sin rango',
		'En la primera ronda todo el mundo es Plebe, y nadie tiene los derechos de un Rey. La mesa elige sillas y quién reparte como quiera.'
	),
	'TI-5': rule(
		'Títulos por puesto',
		'El primer puesto es el Rey, el último el Bastardo; desde cuatro personas, el segundo es el Virrey y el penúltimo el Vicebastardo.',
		'El resto es Plebe.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede cambiar el nombre de cualquier título. A cada quien se le puede dar la otra forma: Reina, Virreina.'
	),
	'DK-6': rule(
		'La baraja',
		'Las 52 cartas corrientes se reparten de una en una, empezando por la izquierda de quien reparte. Se les unen dos Jokers si se juegan como triunfos.'
	),
	'FP-10': rule(
		'Jokers de triunfo',
		'Donde los Jokers son triunfos la baraja tiene dos, salvo que la casa diga otro número; un triunfo supera solo a grupos, nunca a una escalera que la casa permita.'
	),
	'SE-1': rule(
		'Los primeros asientos',
		'En la primera ronda la gente se queda donde está sentada: se tocan los nombres en sentido horario. El orden también puede ponerse a mano o dejarse al azar.'
	),
	'SE-3': rule(
		'Nadie cambia de silla',
		'Nadie se mueve: títulos e impuestos van por puesto, mientras se sigue jugando en sentido horario de silla en silla.'
	),
	'DK-7': rule(
		'Reparte el Bastardo',
		'El Bastardo baraja y reparte.',
		'La primera ronda puede repartirla cualquiera.'
	),
	'TX-7': rule(
		'Primera ronda sin impuestos',
		'En la primera ronda nadie paga nada, pues aún no hay Rey.'
	),
	'TX-2': rule(
		'Quién paga cuánto',
		'El Bastardo paga 3 cartas al Rey y, desde cuatro personas, el Vicebastardo 1 al Virrey.'
	),
	'TX-9': rule(
		'Quien llega paga por puesto',
		'Quien se incorpora paga y recibe según el puesto que ocupa.'
	),
	'TX-3': rule(
		'Las más altas por valor',
		'El tributo son las mejores cartas.',
		'Solo cuenta el valor, aunque se rompa un grupo: con un 2, un as y dos reyes el Bastardo da el 2, el as y un rey. Entre valores iguales, quien paga elige cuáles.'
	),
	'TX-4': rule(
		'Doses y Jokers, los primeros',
		'En el tributo los doses van por encima de los ases y los Jokers por encima de los doses, así que los triunfos son lo primero que se paga.'
	),
	'TX-5': rule(
		'Vuelven las peores',
		'El Rey y el Virrey tienen que devolver sus cartas más bajas, tantas como reciben. El 3 de tréboles no puede guardarse para la salida: quien debe dar algunos de sus treses, teniendo menos de cuatro, da primero ese.',
		'Las más bajas son las de la mano tal como se repartió, y entre otras iguales elige quien las tiene.'
	),
	'FP-7': rule(
		'Los Jokers en la devolución',
		'Donde hay Jokers, en la devolución cuentan tan alto como en el tributo: no están entre las peores cartas.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Las dos personas de una pareja intercambian sus cartas.',
		'Las apartan y las intercambian a la vez, boca abajo y sin que el resto las vea; ninguna pareja espera a otra.'
	),
	'PL-1': rule(
		'Cartas sueltas y grupos',
		'Una jugada es una carta, o dos, tres o cuatro del mismo valor. No se juegan escaleras.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'Se juega en sentido horario, y a una jugada se responde con otras tantas cartas, de un valor estrictamente más alto. El 3 es lo más bajo, el as gana al rey y el 2 está por encima del as; los palos nunca cuentan.'
	),
	'PL-5': rule(
		'Los doses son triunfos',
		'Un 2 supera a cualquier carta suelta o grupo que no sea de doses, y nada lo supera. Si se usan Jokers, la mesa dice antes de la velada cómo: o un solo Joker es el triunfo y los doses son solo el valor más alto, o los doses siguen siendo triunfos y un Joker los supera también.',
		'Dos o más doses juntos son el grupo más alto de su tamaño, y nada supera a dos Jokers.'
	),
	'FP-1': rule(
		'Doses por debajo de Jokers',
		'Donde doses y Jokers son triunfos, un Joker supera a varios doses, nada supera a un Joker solo, y cualquier otra carta jugada sobre un solo 2 simplemente no es más alta.'
	),
	'FP-2': rule(
		'Qué es imbatible',
		'Solo se llama imbatible a un triunfo que nada en la baraja supera; otras cartas altas simplemente nunca se superan.'
	),
	'PL-6': rule(
		'Pasar es definitivo',
		'Ante cualquier jugada ajena se puede pasar, pudiendo jugar o no, y entonces se queda fuera hasta la siguiente baza.',
		'Quien sale tiene que jugar.'
	),
	'PL-8': rule(
		'Cantar una secuencia',
		'Como opción, quien juega en tercer lugar puede cantar tres cartas que se siguen de una en una, como 3, 4 y 5; si no se canta, puede cantarla quien continúe la cadena. Desde entonces solo puede seguir el valor siguiente, del color o palo si se nombró uno; los triunfos no superan nada, los Jokers no sirven, y un 2 solo llega tras el as. El color o el palo tiene que ser el de las tres. Quien canta elige cuánto exigir: solo el orden, el color o el palo.',
		'Todo esto es solo para cartas sueltas.'
	),
	'FP-5': rule(
		'Mientras rige lo cantado',
		'Desde que se canta, cualquier cosa que no sea la carta siguiente rompe la secuencia, ya sea una pareja, un triunfo o un Joker, y también cualquier cosa tras su 2.'
	),
	'FP-12': rule(
		'Valores seguidos en una secuencia',
		'Cuenta el orden en uso: el as sigue al rey, y el 2 sigue al as.'
	),
	'PL-7': rule(
		'Ganar la baza',
		'Cuando el resto ha pasado, quien hizo la última jugada gana la baza y sale en la siguiente.',
		'Las cartas jugadas quedan fuera de la ronda.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'Sale quien tiene el 3 de tréboles, y la primera jugada contiene esa carta, sola o en un grupo.',
		'Así es también en todas las rondas posteriores.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale la siguiente persona en sentido horario que aún tenga cartas.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él los títulos y los impuestos: Virrey y Vicebastardo entran con cuatro y desaparecen con tres.'
	),
	'MA-1': rule(
		'Cantar pide práctica',
		'Cantar una secuencia es para una mesa en la que al menos parte de la gente conoce bien el juego.'
	),
	'MA-2': rule('Otros nombres', 'El juego se conoce también en inglés como Rich Man, Poor Man.')
} satisfies Catalogue['rules-kings-and-bastards'];
