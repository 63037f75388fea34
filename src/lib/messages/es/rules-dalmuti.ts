import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Cuánta gente juega',
		'Lo ideal para El Gran Dalmuti es de cinco a ocho personas; también pueden jugar cuatro, o más de ocho.',
		'Hasta doce, y tres con una advertencia.'
	),
	'TI-4': rule(
		'Títulos por puesto',
		'Desde arriba: Gran Dalmuti, Pequeño Dalmuti; desde abajo: Gran Peón, Pequeño Peón; el resto son Mercaderes.',
		'Con tres: Gran Dalmuti, Mercader y Gran Peón.'
	),
	'TI-6': rule(
		'Otros títulos y tratamientos',
		'Una mesa puede cambiar el nombre de cualquier título, y a cada quien se le puede dar otra forma del título.'
	),
	'DK-5': rule(
		'La baraja de ochenta',
		'Cada valor tiene tantas cartas como dice su número, de un Dalmuti a doce Campesinos, y hay dos Bufones: 80 en total. De mejor a peor: Dalmuti, Arzobispo, Conde Mariscal, Baronesa, Abadesa, Caballeros, Costurera, Albañiles, Cocineras, Pastora, Picapedreros, Campesinos. Como opción, con cuatro personas se quitan los 12 y los 11 y se juega con 57; con cinco se quitan los 12 y se juega con 68.'
	),
	'SE-1': rule(
		'El primer sorteo',
		'Cada quien saca una carta; el número más bajo es el mejor, y quien lo saca se sienta primero; los Bufones son lo peor que puede salir. Las cartas vuelven a la baraja.',
		'Quienes empatan vuelven a sacar carta entre sí y nunca adelantan a quien no empató.'
	),
	'SE-2': rule(
		'El mejor asiento primero',
		'El Gran Dalmuti elige silla, el Pequeño Dalmuti se sienta a su izquierda, el resto sigue por puestos, y el Gran Peón queda al final.'
	),
	'DK-7': rule(
		'Reparte el Gran Peón',
		'El Gran Peón baraja y reparte, de una en una desde el Gran Dalmuti, y recoge las bazas. Hay quien recibe una carta más.'
	),
	'DK-8': rule(
		'Una carta vista',
		'Como opción, el Gran Dalmuti dice adónde va una carta que se ve al repartir: a quien la recibía, o al Gran Peón, que entonces da a cambio a esa persona una carta al azar de su mano.',
		'Sin esa opción se reparte de nuevo.'
	),
	'TX-7': rule(
		'Impuestos desde el principio',
		'Como opción, el primer reparto vale ya por una revolución: entonces la primera ronda va sin impuestos.',
		'Si no, también en la primera ronda se pagan impuestos, pues el sorteo ha dado un puesto a cada quien.'
	),
	'TX-2': rule(
		'Quién paga cuánto',
		'El Gran Peón paga 2 cartas al Gran Dalmuti, el Pequeño Peón 1 al Pequeño Dalmuti.',
		'Con tres personas solo paga el Gran Peón.'
	),
	'TX-9': rule(
		'Quien llega paga por asiento',
		'Quien se incorpora paga y recibe según el asiento que ocupa.'
	),
	'TX-3': rule(
		'Se van los números más bajos',
		'El tributo son las mejores cartas, y los números más bajos son los mejores.',
		'Así es aunque se rompa un grupo. Entre valores iguales, quien paga elige cuáles.'
	),
	'TX-4': rule(
		'Los Bufones se libran',
		'Para los impuestos un Bufón es peor que un Campesino. Solo se va cuando no queda nada más que dar.'
	),
	'TX-5': rule(
		'Qué se devuelve',
		'El Gran Dalmuti devuelve dos cartas cualesquiera, el Pequeño Dalmuti una cualquiera.',
		'Las eligen antes de ver el tributo.'
	),
	'TX-6': rule(
		'Orden del intercambio',
		'Las dos parejas intercambian a la vez.',
		'Las dos personas de una pareja apartan primero sus cartas y luego las intercambian, boca abajo y sin que el resto las vea; ninguna pareja tiene que esperar.'
	),
	'TX-10': rule(
		'Cambio de Mercaderes',
		'Como opción, el Mercader de mayor rango puede cambiar una carta a ciegas con otro Mercader mientras se pagan los impuestos, es decir, con seis personas o más.',
		'No cuando una revolución ha anulado los impuestos.'
	),
	'RV-2': rule(
		'Declarar una revolución',
		'Quien recibe en el reparto los dos Bufones puede declarar una revolución: nadie paga. Si la declara el Gran Peón, incluso en un primer reparto que por opción va sin impuestos, es una gran revolución: el primer puesto y el último se cambian, luego el segundo y el penúltimo, y así hacia dentro.',
		'Se declara antes de que se pague ningún impuesto. La gente se mueve con sus manos de cartas, y sale el nuevo Gran Dalmuti.'
	),
	'RV-3': rule(
		'Nadie está obligado',
		'Quien tenga los dos Bufones, arriba o abajo, puede declararla o callar.'
	),
	'FP-9': rule(
		'Por qué nadie paga',
		'Donde la primera ronda va sin impuestos, ese es el motivo que se da; si en ella se declara una revolución, el motivo es la revolución.'
	),
	'PL-1': rule(
		'Solo grupos',
		'Una jugada es un grupo: una o más cartas del mismo valor, todas las que haya.',
		'No se juegan escaleras.'
	),
	'PL-2': rule(
		'Cómo seguir',
		'Se juega hacia la izquierda, y a una jugada se responde con otras tantas cartas, de un valor estrictamente mejor. Los números más bajos son mejores: el 1 supera a todo, y el 12 es lo peor salvo un Bufón solo.'
	),
	'PL-3': rule(
		'Los Bufones son comodines',
		'Junto a otras cartas un Bufón toma su valor. Solo, es un 13, peor que un Campesino.',
		'Dos Bufones juntos también cuentan como 13.'
	),
	'PL-6': rule(
		'Cuándo pasar',
		'Ante cualquier jugada ajena se puede pasar, con cartas que sirvan o sin ellas.',
		'Quien pasó puede volver a jugar cuando le llegue el turno, y quien sale tiene que jugar.'
	),
	'FP-2': rule(
		'El único Dalmuti',
		'Un 1 no se llama imbatible: simplemente nunca se supera, así que lo que lo siga no es más alto.'
	),
	'LE-1': rule(
		'Quién sale primero',
		'Sale el Gran Dalmuti, en la primera ronda y en todas las posteriores.'
	),
	'LE-2': rule(
		'Salida tras terminar',
		'Si las cartas con las que alguien termina ganan la baza, sale la siguiente persona en sentido horario que aún tenga cartas.'
	),
	'JO-4': rule(
		'Una mesa mayor o menor',
		'Cuando cambia el número de personas, cambian con él los títulos, y también una baraja reducida.'
	),
	'SC-1': rule(
		'Puntos por persona superada',
		'Como opción, cada quien gana 1 punto por cada persona que terminó después. Con la puntuación filantrópica el Gran Dalmuti gana 1 más si sube el Gran Peón, y el Pequeño Dalmuti 1 más si sube el Pequeño Peón.',
		'Subir es terminar por encima del puesto que se tenía al empezar el juego, tras una posible gran revolución.'
	),
	'FP-14': rule(
		'Filantropía con tres',
		'Con tres personas solo el Gran Dalmuti puede ganar el punto filantrópico.'
	),
	'SC-2': rule(
		'Duración de una serie',
		'Con puntos, una serie tiene un número fijo de rondas: 20, o 30 o 40 para una noche larga. Gana el total más alto.',
		'Los totales iguales comparten la victoria.'
	),
	'DE-3': rule(
		'Sombreros, clavel y dulces',
		'Una mesa puede repartir sombreros según el título, un clavel para el Gran Dalmuti, asientos mejores y peores, y los dulces por orden de rango. El Gran Peón puede sentarse en una maleta, una caja o el suelo.'
	),
	'MA-1': rule(
		'Haz tu papel',
		'Se anima a actuar: arriba con arrogancia o generosidad, abajo con humildad o rebeldía, y en medio Mercaderes que halagan a quien está arriba y desairan a quien está abajo.'
	),
	'MA-2': rule('Otros nombres', 'El juego se vende también como Corporate Shuffle.')
} satisfies Catalogue['rules-dalmuti'];
