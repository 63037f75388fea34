import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		heading: 'Instalar Courtbook',
		why: 'Como app se abre igual que las demás, no necesita red, y es menos probable que el navegador borre lo que guarda.',
		install: 'Instalar',
		notNow: 'Ahora no',
		safari: 'En Safari: toca Compartir y luego “Añadir a pantalla de inicio”.',
		ownStore:
			'Allí empieza vacía: haz antes una copia de seguridad aquí y restaura el archivo allí.'
	}
} satisfies Catalogue['hints'];
