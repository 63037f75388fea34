import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('es');

export default {
	title: 'Crónica',
	onTheTable: 'En la mesa',
	more: 'Más veladas',
	unreadable: 'Ahora no se pueden leer las veladas. No ha cambiado nada; prueba más tarde.',
	notFound:
		'Ninguna velada tiene todo eso. Prueba con menos palabras, otros días, o muestra todas las veladas; quizá el nombre se escriba de otro modo.',
	none: {
		before: 'Aún no hay veladas. ',
		link: 'Empieza una en la Mesa',
		after: '; se guardará aquí.'
	},
	openLink: 'Abrir un enlace o escanear',
	past: 'Añadir veladas anteriores',
	line: {
		open: 'Abierta',
		closed: 'Cerrada',
		enteredLater: 'Anotada después',
		players: (names: readonly string[]) => list(names),
		ruled: (name: string) => `Reinó ${name}`,
		onTop: (name: string) => `${name} en cabeza al final`,
		branch: {
			counted: 'Seguida en dos teléfonos · cuenta esta',
			other: 'Seguida en dos teléfonos · cuenta la otra'
		}
	},
	search: {
		label: 'Buscar en las veladas',
		placeholder: 'Un nombre, una nota, una decisión',
		filters: 'Filtros',
		player: 'Persona',
		everyone: 'Todas las personas',
		somebody: 'alguien',
		game: 'Juego',
		allGames: 'Todos los juegos',
		from: 'Desde',
		until: 'Hasta',
		fromDay: (day: string) => `desde ${day}`,
		untilDay: (day: string) => `hasta ${day}`,
		backwards: 'El último día va antes que el primero. Intercámbialos para encontrar veladas.',
		all: byCount('# velada', '# veladas'),
		found: byCount('# velada encontrada', '# veladas encontradas'),
		showAll: 'Mostrar todas las veladas'
	},
	deleted: {
		count: byCount('# velada borrada', '# veladas borradas'),
		title: 'Veladas borradas',
		subtitle: 'Cada una se conserva al menos 30 días, y luego desaparece del todo',
		none: 'No hay nada borrado. Una velada que borres se puede recuperar aquí.',
		isDeleted: (evening: string) => `Se ha borrado “${evening}”.`,
		isBack: (evening: string) => `Se ha recuperado ${evening}.`,
		isAmongOthers: (evening: string) => `${evening} vuelve a estar entre las veladas.`,
		notBack: 'Ahora no se pudo recuperar. Prueba más tarde.',
		evenNotBack: (evening: string) => `Ahora no se pudo recuperar ${evening}. Prueba más tarde.`,
		kept: (days: number) =>
			days === 0
				? 'Desaparece hoy del todo.'
				: plural(days, {
						one: `Se conserva ${days} día más.`,
						other: `Se conserva ${days} días más.`
					}),
		bringBack: 'Recuperar',
		bringBackWhich: (evening: string, day: string) => `Recuperar ${evening}, ${day}`,
		look: 'Verla',
		lookWhich: (evening: string, day: string) => `Verla: ${evening}, ${day}`
	}
} satisfies Catalogue['evenings'];
