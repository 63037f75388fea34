import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';
import type { GameNames } from '#lib/messages/parameters.ts';

export default {
	rules: ({ game, top, last }: GameNames) =>
		({
			'DF-10': rule(
				'Dos barajas',
				'Como opción, desde cinco personas se mezclan dos barajas; de trece a dieciséis hacen falta. Entonces caben hasta cuatro Jokers y grupos de hasta ocho, y cuatro iguales quiere decir cuatro o más. Si dos personas tienen un 3 de tréboles, sale la más cercana a la izquierda de quien reparte.'
			),
			'DK-8': rule(
				'Una carta vista',
				'Si se ve una carta al repartir, se recogen todas y se reparte de nuevo.'
			),
			'TX-11': rule(
				'Cartas olvidadas o equivocadas',
				'La app lleva la cuenta de quién ha pagado y quién ha devuelto. Si cambiaron de manos cartas equivocadas, se devuelven y se entregan las correctas, o la mesa fija una multa.'
			),
			'FP-6': rule(
				'Cartas iguales que dar',
				'Cuando de varias cartas iguales solo deben irse algunas, la app dice cuántas, y quien las tiene elige cuáles.'
			),
			'PL-7': rule(
				'Ganar la baza',
				'Cuando el resto ha pasado, quien hizo la última jugada gana la baza y sale en la siguiente. Las cartas jugadas quedan fuera de la ronda.'
			),
			'SE-4': rule(
				'Puestos según se termina',
				`Quien primero se queda sin cartas pasa a ser ${top}; el resto sigue según va terminando, y quien al final aún tiene cartas pasa a ser ${last}.`,
				'Quien se va en plena ronda ocupa el peor puesto aún libre; una ronda puede declararse nula, o acabarse antes y colocar el resto a mano.'
			),
			'JO-1': rule(
				'Solo entre rondas',
				'Las personas nuevas se incorporan entre rondas.',
				'También se puede dejar la mesa entre rondas; el resto ocupa el hueco.'
			),
			'JO-5': rule(
				'Volver',
				'Quien se fue y vuelve cuenta como persona nueva. También se puede descansar una ronda y conservar el puesto, mientras el resto ocupa el hueco.'
			),
			'SC-4': rule('Sin puntos', `${game} no lleva puntos ni tiene un final fijo.`),
			'DE-2': rule(
				'Cambiar las reglas',
				'La mesa acuerda un cambio en común, y el registro lo dice. Rige desde el próximo reparto, por una ronda o hasta que se cambie de nuevo; las rondas ya jugadas conservan sus reglas.'
			),
			'FP-15': rule(
				'Reglas de la casa que chocan',
				'Las reglas de la casa que no pueden ir juntas se rechazan, con el motivo y las dos que chocan.'
			),
			'FP-13': rule(
				'Quien llega no se mueve',
				'Cuando la app cuenta quién tiene que cambiar de silla, no incluye a quienes se incorporan.'
			),
			'DE-4': rule('Sin presiones', 'Un decreto nunca pide algo que incomode a alguien.')
		}) satisfies RuleTexts,
	inApp: ({ top }: GameNames) => ({
		'SE-2': 'Para cada opción la app muestra cuánta gente tiene que moverse.',
		'DK-4': 'La app enumera las cartas antes del reparto.',
		'DK-7':
			'Antes de cada reparto la app muestra quién reparte, la baraja, cuántas cartas recibe cada quien y quién recibe una más.',
		'JO-4': 'La app dice qué hay de nuevo.',
		'SC-4': `La app cuenta aun así las rondas ganadas, las rondas como ${top} y el reinado más largo.`,
		'TH-3':
			'La app tiene un nombre, un número y un texto vacío para cada uno de los 22 triunfos, que la mesa rellena. Donde se juega un triunfo, en vez de un veredicto se muestra ese texto.'
	}),
	newcomersInTheMiddle: rule(
		'Quien llega, en medio',
		'Las personas nuevas se sientan juntas por debajo de la mitad superior del resto, en el orden en que llegaron. Si es una sola persona y la mesa era de tres o cuatro, ocupa el tercer puesto.'
	),
	newcomersAtTheBottom: rule(
		'Quien llega, al final',
		'Quienes se incorporan ocupan los últimos puestos, en el orden en que llegaron.'
	)
} satisfies Catalogue['rules-shared'];
