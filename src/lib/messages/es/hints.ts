import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		first:
			'Instálala antes de escribir nombres: en Safari toca Compartir y luego “Añadir a pantalla de inicio”. Allí empieza vacía.',
		heading: 'Instalar Courtbook',
		why: 'Como app se abre igual que las demás, no necesita red, y es menos probable que el navegador borre lo que guarda.',
		install: 'Instalar',
		notNow: 'Ahora no',
		safari: 'En Safari: toca Compartir y luego “Añadir a pantalla de inicio”.',
		week: 'Safari puede borrar lo que guarda esta página si no la abres en siete días. A una app de la pantalla de inicio no le pasa.',
		ownStore:
			'Allí empieza vacía: haz antes una copia de seguridad aquí y restaura el archivo allí.'
	}
} satisfies Catalogue['hints'];
