import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'PR-2': rule(
		'Personas y títulos',
		'El primer puesto es el Presidente, el segundo el Vicepresidente, el penúltimo el Viceúltimo y el último el Último, con Pueblo en medio; con tres: Presidente, Pueblo y Último. Como opción, desde seis personas hay también un Ministro y un Oficinista.',
		'Pueden jugar de dos a doce; lo ideal es de cuatro a siete. Con dos barajas, de cinco a dieciséis.'
	),
	'TI-0': rule(
		'Al principio, sin rango',
		'En la primera ronda todo el mundo es Pueblo, y nadie tiene los derechos de un Presidente.',
		'La mesa elige sillas y quién reparte como quiera.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede cambiar el nombre de cualquier título, y a cada quien se le puede dar otra forma del título.'
	),
	'PR-1': rule(
		'Cartas y orden',
		'Se reparten las 52 cartas corrientes, sin Jokers. El 2 es lo más alto, el 3 lo más bajo.'
	),
	'SE-1': rule(
		'Los primeros asientos',
		'En la primera ronda la gente se queda donde está sentada: se tocan los nombres en sentido horario. El orden también puede ponerse a mano o dejarse al azar.'
	),
	'SE-2': rule(
		'Asientos nuevos cada ronda',
		'El Presidente elige silla, el Vicepresidente se sienta a su izquierda, el resto sigue por puestos, y el Último queda al final.'
	),
	'PR-4': rule(
		'Reparto y salidas',
		'El Último baraja y reparte. En la primera ronda se sale desde la izquierda de quien reparte; en todas las posteriores sale el Presidente.'
	),
	'DK-7': rule('Antes del reparto', 'Reparte el Último.'),
	'TX-7': rule('Primera ronda sin impuestos', 'En la primera ronda nadie da nada.'),
	'PR-9': rule(
		'Cartas para el Presidente',
		'Desde la segunda ronda, el Último da al Presidente sus 2 cartas más altas y el Viceúltimo da la más alta al Vicepresidente; vuelven otras tantas, a libre elección.'
	),
	'TX-2': rule(
		'Quién paga cuánto',
		'El Último paga 2 cartas al Presidente, el Viceúltimo 1 al Vicepresidente.',
		'Con tres personas solo paga el Último.'
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
		'Los Jokers y el impuesto',
		'Si la casa mete Jokers en la baraja, son las primeras cartas que se pagan, por encima de todo valor.'
	),
	'TX-5': rule(
		'Qué se devuelve',
		'El Presidente y el Vicepresidente miran lo que se les pagó y luego devuelven otras tantas cartas, las que quieran.',
		'Incluso puede volver una carta recién pagada.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Primero pagan los puestos de abajo, los de arriba miran y luego devuelven.',
		'Ninguna pareja espera a otra. Las cartas van boca abajo, sin que el resto las vea.'
	),
	'PR-3': rule(
		'Jugar y pasar',
		'Se juegan cartas sueltas, parejas, tríos o cuatro iguales, nunca escaleras. Quien pasó puede volver a jugar cuando le llegue el turno.'
	),
	'PL-1': rule('Solo grupos', 'Una jugada es un grupo: de una a cuatro cartas del mismo valor.'),
	'PL-2': rule(
		'Cómo seguir',
		'A una jugada se responde con otras tantas cartas, de un valor estrictamente más alto. El 3 es lo más bajo, el as gana al rey y el 2 gana al as; los palos nunca cuentan.'
	),
	'PR-5': rule(
		'Valores iguales',
		'Un valor igual no puede seguir. Como opción sí puede, y como opción añadida la siguiente persona pierde entonces el turno.'
	),
	'PR-6': rule(
		'Ochos que cierran bazas',
		'Como opción, un grupo de ochos cierra la baza en el acto, y sale quien lo jugó.'
	),
	'PR-7': rule(
		'Cuatro iguales invierten el orden',
		'Como opción, cuatro cartas del mismo valor invierten el orden, hasta que la ronda acabe o vuelva a ocurrir.'
	),
	'PR-11': rule(
		'Las cuatro reunidas',
		'Como opción, la baza acaba cuando las cuatro cartas de un valor están encima, en una jugada o en varias de valores iguales, una sobre otra. Sale quien las completó.'
	),
	'PR-12': rule(
		'Bombas',
		'Como opción, cuatro iguales son una bomba: pueden ponerse sobre cualquier jugada, sea cual sea su tipo o su número de cartas, y aunque haya un bloqueo. Solo las siguen cuatro más fuertes. Lo que cierra la baza o lo supera todo no se puede bombardear.'
	),
	'PR-13': rule(
		'Cartas que superan a otras',
		'Como opción, algunas cartas pueden ponerse sobre otras sea cual sea el orden y el bloqueo, y cierran la baza: el 3 de tréboles sobre cualquier jugada, el as de diamantes sobre cualquier carta sola, o los treses sobre cualquier grupo de otras tantas cartas.'
	),
	'PR-14': rule(
		'Un valor comodín',
		'Como opción, todas las cartas de un valor son comodines: los treses, los seises o los doses. En el impuesto y para la salida conservan su valor.'
	),
	'PL-6': rule(
		'Cuándo pasar',
		'Ante cualquier jugada ajena se puede pasar, con cartas que sirvan o sin ellas, y volver a jugar cuando llegue el turno.',
		'Quien sale tiene que jugar.'
	),
	'FP-2': rule(
		'Un grupo de doses',
		'Un grupo de doses no se llama imbatible: simplemente nunca se supera, así que lo que lo siga no es más alto; imbatibles son solo los ochos, donde la casa deja que cierren la baza.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'En la primera ronda sale quien está a la izquierda de quien reparte; en las posteriores, el Presidente.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale la siguiente persona en sentido horario que aún tenga cartas.'
	),
	'PR-8': rule(
		'Últimas cartas prohibidas',
		'Como opción, algunos valores no pueden ser la última carta de una mano; quien termina con uno ocupa el último puesto.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él los títulos y los impuestos: Vicepresidente y Viceúltimo entran con cuatro y desaparecen con tres.'
	),
	'PR-10': rule(
		'Puntos por título',
		'Como opción, una ronda da 2 puntos al Presidente, 1 al Vicepresidente y ninguno al resto.'
	),
	'SC-3': rule(
		'Puntos que fija la mesa',
		'Una mesa que cuenta puntos por título puede dar a cada título otro número.'
	),
	'SC-2': rule(
		'Duración de una serie',
		'Con puntos, una serie acaba tras un número fijo de rondas o con un total fijado. Gana el total más alto, y los totales iguales comparten la victoria.'
	),
	'MA-2': rule(
		'Otros nombres',
		'El juego se conoce también en inglés como Asshole, Scum, Landlord, Capitalism o Bum.'
	)
} satisfies Catalogue['rules-president'];
