import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('es');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook no conoce el juego.' : `Courtbook no conoce el juego ${what}.`,
	'wrong-date': (what: string) => `«${what}» no es un día. Escríbelo como 2026-11-21.`,
	'wrong-name': (what: string) => `«${what}» no puede ser un nombre.`,
	'name-twice': () => 'Un nombre está dos veces.',
	'wrong-places': () => 'Los puestos no son 1, 2, 3 y así, cada uno una vez.',
	'wrong-points': () => 'Los puntos no son números enteros.',
	'no-order': () => 'Nada dice quién quedó delante de quién.',
	'too-few': () => 'Poca gente para este juego.',
	'too-many': () => 'Demasiada gente para este juego.',
	'does-not-fit': () => 'No pudo ocurrir así.',
	'already-here': (what: string) => `«${what}» ya está en este teléfono.`,
	'titles-not-kept': () => 'La ronda se toma, pero sus títulos no son los del juego.',
	'points-not-kept': () => 'Los puntos no se toman: ninguna regla lleva a ellos.',
	'leader-not-kept': () => 'No se toma quién salió primero.',
	'comment-not-kept': () => 'El comentario no se toma entero.'
};

export default {
	title: 'Veladas anteriores',
	subtitle: 'Veladas que se jugaron antes de anotarlas',
	faults,
	file: {
		heading: 'Desde un archivo',
		text: 'Un archivo que exporta BG Stats, una tabla que guardó Courtbook (CSV), o una lista de puestos: un nombre sobre cada columna y una línea por ronda con el puesto de cada cual. Primero lo ves todo.',
		choose: 'Elegir un archivo',
		label: 'El archivo con las veladas',
		reading: 'Leyendo el archivo…',
		adding: 'Añadiendo las veladas…',
		stop: 'Parar',
		found: byCount('Se puede añadir una velada', 'Se pueden añadir # veladas'),
		nothing: 'De este archivo no se puede añadir nada',
		askGame: 'El archivo no nombra ningún juego. ¿Cuál era?',
		askDay: 'El archivo no dice el día. ¿Cuál era?',
		more: byCount('y una más', 'y # más'),
		rounds: byCount('# ronda', '# rondas'),
		known: (names: readonly string[]) => `Ya conocidos aquí: ${list(names)}`,
		newPeople: (names: readonly string[]) => `Gente nueva: ${list(names)}`,
		renamed: (name: string, known: string) => `${name}, aquí ${known}`,
		leftOut: byCount('Una cosa no se toma', '# cosas no se toman'),
		line: (line: number, what: string) => `Línea ${line}: ${what}`,
		play: (line: number, what: string) => `Partida ${line}: ${what}`,
		add: byCount('Añadir esta velada', 'Añadir # veladas'),
		notNow: 'Ahora no',
		another: 'Elegir otro archivo',
		added: byCount('Se añadió una velada a la Crónica.', 'Se añadieron # veladas a la Crónica.'),
		show: 'Verla',
		toList: 'Ver la Crónica',
		notOurs:
			'Courtbook no puede leer veladas de este archivo. Lee un archivo que exporta BG Stats, una tabla con las columnas de Courtbook, o una lista con nombres en la primera línea. Una copia de seguridad se restaura en los ajustes.',
		tooLarge: 'El archivo es demasiado grande.',
		tooMany: 'El archivo tiene demasiadas veladas para una sola vez. Divídelo.',
		nothingChanged: 'No se añadió nada.',
		stopped: 'Se paró. Lo que ya se había añadido está en la Crónica.'
	},
	hand: {
		heading: 'A mano',
		text: 'Anota quién jugó y cómo acabaron las rondas.',
		enter: 'Anotar una velada',
		game: 'Juego',
		day: 'Día',
		how: 'Lo que se sabe',
		rounds: 'Cada ronda',
		places: 'Solo los puestos finales',
		who: 'Quién jugó',
		whoHint: 'Toca los nombres o escribe otros nuevos. Entre rondas puede venir o irse gente.',
		order: (n: number) => `Ronda ${n}: toca los nombres del primer puesto al último`,
		final: 'Toca los nombres del primer puesto al último',
		tapped: (name: string, place: number) => `${name}: puesto ${place}`,
		notYet: (name: string) => `${name}: aún sin puesto`,
		again: 'Empezar de nuevo esta ronda',
		enterRound: 'Anotar la ronda',
		taken: 'Rondas hasta ahora',
		round: (n: number, names: readonly string[]) => `Ronda ${n}: ${list(names)}`,
		remove: 'Quitar la última ronda',
		save: 'Añadir a la Crónica',
		notSaved: 'No se pudo guardar. Inténtalo otra vez.'
	}
} satisfies Catalogue['past'];
