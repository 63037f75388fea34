import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('es');
const evenings = byCount('# velada', '# veladas');
const rounds = byCount('# ronda', '# rondas');
const names = byCount('# nombre', '# nombres');

export default {
	title: 'Personas',
	unreadable: 'Ahora no se puede leer la lista de personas. No ha cambiado nada; prueba más tarde.',
	none: {
		before: 'Aún no hay nadie. ',
		link: 'Empieza una velada en la Mesa',
		after: '; quien se siente quedará guardado aquí.'
	},
	search: 'Buscar personas',
	notFound: 'Nadie tiene un nombre así. Prueba con menos letras.',
	found: byCount('# nombre encontrado', '# nombres encontrados'),
	allHidden: 'Todos los nombres están ocultos. Abre uno abajo para que se ofrezca de nuevo.',
	hidden: 'Nombres ocultos',
	countedAsOther: 'Cuentan como otra persona',
	names,
	played: (n: number, inRounds: number) =>
		n === 0 ? 'Ninguna ronda aún' : `${evenings(n)} · ${rounds(inRounds)}`,
	lastSeen: (day: string) => `Última vez: ${day}`,
	thenLastSeen: (day: string) => `última vez: ${day}`,

	person: 'Persona',
	noSuch: 'Esa persona no está en este teléfono.',
	all: 'Todas las personas',
	somebody: 'alguien',
	somebodyListed: 'Alguien',
	eveningsOf: (name: string) => `Veladas de ${name}`,
	notCounted: 'Ahora no se pueden calcular las estadísticas. Prueba más tarde.',
	counting: 'Contando…',
	notStored: 'No se pudo guardar. No ha cambiado nada; prueba otra vez.',
	undo: 'Deshacer',

	name: 'Nombre',
	rename: 'Cambiar el nombre',
	renamed: 'Nombre cambiado, en todas las veladas.',
	taken:
		'Otra persona de la lista tiene ese nombre. Añade una letra, o cuenta ambas como una sola más abajo.',

	address: 'Tratamiento',
	titles: (titles: readonly string[]) => titles.join(', '),

	colour: 'Color en los gráficos',
	noColour: 'No hay ninguno elegido: cada gráfico da uno que esté libre.',
	sameColour: 'Si otra persona de un gráfico tiene el mismo, una de las dos recibe otro.',
	colours: [
		'Limón',
		'Ciruela',
		'Lago',
		'Azul',
		'Crema',
		'Lila',
		'Hoja',
		'Hielo',
		'Turquesa',
		'Rosa',
		'Ceniza',
		'Cielo'
	],

	offering: 'Al empezar una velada',
	isHidden: 'Oculto: el nombre ya no se ofrece. El historial queda como está.',
	isOffered:
		'El nombre se ofrece, también cuando alguien se incorpora. Ocultarlo no cambia nada en el historial.',
	offer: 'Ofrecer el nombre de nuevo',
	hide: 'Ocultar el nombre',
	nowHidden: 'Nombre oculto. El historial queda como está.',
	nowOffered: 'Se ofrece de nuevo.',

	merge: {
		label: 'Es la misma persona que',
		choose: 'Elige un nombre',
		choice: (name: string, n: number) => `${name}, ${evenings(n)}`,
		help: 'Para alguien que se anotó dos veces, como Ben y como Benn. Antes de cambiar nada ves qué cambiaría.',
		unreadable: 'Ahora no se pueden leer las veladas. No ha cambiado nada.',
		failed: 'No se pudieron contar como una. No ha cambiado nada; prueba otra vez.',
		together: (from: string, into: string) =>
			`${list([from, into])} estuvieron en una misma mesa a la vez, así que son dos personas. Siguen por separado.`,
		nothing: (from: string) => `Aún no se cuenta ninguna velada de ${from}.`,
		follows: (from: string, into: string, n: number, all: number, inRounds: number) =>
			plural(n, {
				one: `La única velada de ${from} contará para ${into}`,
				other: `Las ${n} veladas de ${from} contarán para ${into}`
			}) + `, que tendrá entonces ${evenings(all)} y ${rounds(inRounds)}.`,
		preview: 'Qué cambiaría',
		evening: (evening: string, day: string) => `${evening}, ${day}`,
		correctFirst:
			'Si alguno de los dos nombres estaba allí por error, corrige antes las rondas de esa velada.',
		both: (name: string) => `Ambos como ${name}`,
		stays: (name: string) =>
			`Todas las veladas, viejas o nuevas, muestran entonces el nombre ${name}. Se pueden separar de nuevo en cualquier momento.`,
		keepOther: (name: string) => `Dejar en cambio el nombre ${name}`,
		go: 'Contar ambas como una',
		done: (from: string, into: string) => `${from} cuenta ahora para ${into}.`
	},
	merged: {
		title: 'También con estos nombres',
		part: 'Separar',
		partWhich: (name: string) => `Separar ${name} de esta persona`,
		parted: (name: string) => `${name} vuelve a ser una persona aparte.`,
		countedAs: (name: string) => `Cuenta como ${name}`,
		countsFor: (from: string, into: string) =>
			`Todas las veladas de ${from} cuentan para ${into} y muestran ese nombre.`,
		to: (name: string) => `Ir a ${name}`
	}
} satisfies Catalogue['people'];
