import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'Lo demás, como en Tahimi',
		'Tarot-Himi es Tahimi con baraja de tarot: títulos, impuestos, juego y salidas son los mismos.'
	),
	'TH-1': rule(
		'La baraja de tarot',
		'Se juega con una baraja de tarot: cartas de palos muy parecidas a las corrientes, y los arcanos mayores, que son los triunfos.',
		'Son 56 cartas de cuatro palos, donde paje y caballo ocupan el lugar de la jota, y 22 triunfos: 78 cartas, y se reparten todas.'
	),
	'TH-2': rule(
		'Paje y caballo',
		'De débil a fuerte: 2 a 10, paje, caballo, reina, rey, as. Los triunfos están fuera de este orden.'
	),
	'TH-3': rule(
		'Los triunfos de la mesa',
		'Los triunfos tienen poderes especiales que anulan las reglas habituales; la fuente no dice cuáles.',
		'Lo que puede hacer un triunfo lo dice la mesa.'
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
		'Cuando cambia el número de personas, cambian con él los títulos y los impuestos.',
		'También cambia el tamaño de las manos.'
	)
} satisfies Catalogue['rules-tarot-himi'];
