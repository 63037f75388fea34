import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Funciona mientras esté esta wifi.',
	why: '¿Por qué?',
	title: 'Una dirección sin HTTPS',
	works: 'Las veladas se guardan en este móvil, y las mesas se pueden compartir.',
	missing:
		'El navegador no guarda la app para usarla sin esta red, no mantiene encendida la pantalla y no ofrece ni la cámara ni el menú de compartir del sistema.',
	sealed:
		'Las mesas compartidas van selladas: quien aloja el relé no puede leerlas allí. Eso no protege de alguien en esta red que cambie la app por el camino.',
	todo: 'Para lo demás, abre Courtbook en una dirección que empiece por https://.'
} satisfies Catalogue['not-secure'];
