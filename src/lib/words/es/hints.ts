import type { Catalogue } from '#lib/words/catalogue.ts';

export default {
	first: {
		start:
			'Se juega con cartas de verdad. Este teléfono lleva los puestos, los impuestos y las reglas.',
		seats:
			'Cada quien se sienta como muestra el círculo. Al tocar una silla, se sienta en ella quien ocupa el primer puesto.',
		deal: 'Léelo en voz alta, reparte y sigue. Lo que esté mal se puede deshacer.',
		taxes: 'Marca lo que cambió de manos. Lo que se salta cuenta como no anotado.',
		play: 'Un toque por cada persona que termina; el último puesto se rellena solo.',
		closed: 'Queda en la Crónica, donde se puede corregir y compartir en cualquier momento.'
	},
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
