import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Esta dirección no tiene HTTPS.',
	todo: 'Por eso el navegador no guarda la app para usarla sin red, no mantiene encendida la pantalla y no ofrece cámara, enlaces ni la función de compartir. Las veladas se pueden jugar y se guardan. Para lo demás, abre Courtbook en una dirección que empiece por https://.'
} satisfies Catalogue['not-secure'];
