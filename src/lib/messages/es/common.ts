import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { nth } from './grammar/ordinals.ts';

const { byCount, list } = grammar('es');

const dalmuti: ByText<string> = {
	'12': 'Campesinos',
	'11': 'Picapedreros',
	'10': 'Pastora',
	'9': 'Cocineras',
	'8': 'Albañiles',
	'7': 'Costurera',
	'6': 'Caballeros',
	'5': 'Abadesa',
	'4': 'Baronesa',
	'3': 'Conde Mariscal',
	'2': 'Arzobispo',
	'1': 'Dalmuti'
};

export default {
	places: {
		label: 'Secciones',
		table: 'Mesa',
		referee: 'Dudas',
		chronicle: 'Crónica',
		rules: 'Reglas',
		settings: 'Ajustes'
	},
	pageTitle: (page: string) => `${page} · Courtbook`,
	flat: 'Vista central: cada nombre mira a su silla',
	print: 'Imprimir',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: 'No se pudo cargar esta parte. Comprueba la conexión e inténtalo de nuevo.',
	tryAgain: 'Intentar de nuevo',
	noPage: 'No existe esa página',
	updateReady: 'Hay una versión nueva.',
	update: 'Actualizar',
	ordinal: (n: number) => nth(n),
	players: byCount('# persona', '# personas'),
	rounds: byCount('# ronda', '# rondas'),
	list: (texts: Iterable<string>) => list(texts),
	minutes: (n: number) => `${n} min`,
	hours: (n: number, minutes: string) => `${n} h ${minutes}`,
	roughly: (duration: string) => `unos ${duration}`,
	appLine: 'Asientos, impuestos y decisiones para juegos de cartas de escalada.',
	back: 'Atrás',
	close: 'Cerrar',
	clear: 'Borrar',
	moveUp: (name: string) => `Subir a ${name}`,
	moveDown: (name: string) => `Bajar a ${name}`,
	cards: {
		wild: { JK: 'Joker', JE: 'Bufón' },
		wilds: { JK: 'Jokers', JE: 'Bufones' },
		/** The strongest rank, whatever it is now. */
		strongest: 'el valor más fuerte',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (con efecto)`,
		trump: 'Triunfo',
		allOf: (rank: string) => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`,
		spanish: (rank: string, suit: string) => `${rank} de ${suit}`,
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: 'toda la mesa',
		states: {
			'in-force': 'en vigor',
			lapsed: 'vencido',
			obeyed: 'obedecido',
			refused: 'rechazado',
			vetoed: 'vetado',
			lifted: 'levantado'
		},
		tableAgreed: 'La mesa lo acordó',
		decreed: (name: string) => `${name} lo decretó`
	},
	origins: {
		source: (source: string, place: string) => `${source}, “${place.replace(/[“”]/g, '')}”`,
		reading: (source: string) => `Nuestra lectura: ${source} no lo dice`,
		absence: (game: string) => `No forma parte de ${game}`,
		house: 'Regla de la casa de esta mesa'
	},
	more: byCount('# más', '# más'),
	doesNotFit: 'no encaja',
	changed: byCount('# cambio', '# cambios')
} satisfies Catalogue['common'];
