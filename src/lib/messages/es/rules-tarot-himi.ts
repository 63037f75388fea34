import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'Lo demás, como en Tahimi',
		'Tarot-Himi es Tahimi con baraja de tarot: títulos, impuestos, juego y salidas son los mismos.'
	),
	'TH-1': rule(
		'La baraja de tarot',
		'La baraja tiene 56 cartas de cuatro palos, donde paje y caballo ocupan el lugar de la jota, y 22 triunfos: 78 cartas, y se reparten todas.'
	),
	'TH-2': rule(
		'Paje y caballo',
		'De débil a fuerte: 2 a 10, paje, caballo, reina, rey, as. Los triunfos están fuera de este orden.'
	),
	'TH-3': rule(
		'Los triunfos de la mesa',
		'Lo que puede hacer un triunfo lo dice la mesa: la app tiene un nombre, un número y un texto vacío para cada uno de los 22, que la mesa rellena. Donde se juega un triunfo, en vez de un veredicto se muestra el texto de la mesa.'
	),
	'TH-5': rule(
		'Los triunfos en los impuestos y al sacar',
		'En el tributo un triunfo cuenta por debajo de todos los valores, así que solo se va cuando no queda otra cosa. Al sacar carta para los asientos está por debajo de todas.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'A una jugada se responde con otras tantas cartas, de un valor estrictamente más alto. Los palos nunca cuentan.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él los títulos, los impuestos y el tamaño de las manos, y la app dice qué hay de nuevo.'
	)
} satisfies Catalogue['rules-tarot-himi'];
