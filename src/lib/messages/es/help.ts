import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Ayuda',
	subtitle: 'Preguntas frecuentes, en pocas palabras',
	answers: {
		privacy: {
			question: '¿Quién puede ver lo que se guarda aquí?',
			answer:
				'Quien tenga este teléfono en la mano, y nadie más, salvo que compartas una mesa o estés en un club. No hay cuenta: la app solo habla con el servidor que aloja sus archivos, y este no sabe nada de tus veladas. Lo que va a una mesa compartida o a un club se sella antes de salir del teléfono; solo pueden leerlo sus miembros. Un enlace o un código para compartir contiene todo lo que muestra; quien lo recibe puede leerlo.'
		},
		died: {
			question: 'El teléfono se apagó en plena ronda',
			answer:
				'Cada toque se guarda antes de que la pantalla lo muestre. Abre la app otra vez y la velada estará en la mesa tal como quedó, tras un fallo, un reinicio o un año. Otro teléfono puede continuar si sigue la mesa compartida, o con un archivo o un enlace hecho antes.'
		},
		phones: {
			question: '¿Pueden dos teléfonos llevar una misma velada?',
			answer:
				'Sí, donde el menú «Más» ofrece «Compartir la mesa». Cada teléfono que escanea el código la sigue en directo y muestra qué toca hacer. Solo anota un teléfono a la vez; puede cedérselo a otro y, si no está, otro puede tomarlo. Sin compartir, pasa la velada con un enlace, un código o un archivo. Si dos teléfonos siguen por separado, se guardan las dos versiones, una junto a la otra; no se pierde nada. Dos pestañas de un mismo teléfono siguen la misma velada.'
		},
		wrong: {
			question: 'Alguien tocó lo que no era',
			answer:
				'Deshacer, la flecha curva de arriba y, durante el juego, la de debajo de los nombres, quita el último paso, y luego los anteriores, hasta el comienzo de la velada. Toca a quien ya terminó para anularlo o para intercambiar a dos personas. Una ronda anterior se corrige en la Crónica: antes de cambiar nada se muestra qué cambiaría.'
		},
		leaves: {
			question: 'Alguien se va, o llega tarde',
			answer:
				'“Altas y bajas”, tras “Cambiar…” en Asientos, bajo el nombre de quien reparte en Reparto y en el menú “Más”, permite incorporarse, irse o descansar una ronda. Quien se va en plena ronda queda donde digan las reglas. El número de cartas y los impuestos se ajustan solos.'
		},
		house: {
			question: 'Aquí jugamos de otro modo',
			answer:
				'Cambia cualquier regla de un juego y guárdala con un nombre en Reglas; se podrá elegir al empezar la próxima velada. Durante una velada, el menú “Más” cambia las reglas desde el próximo reparto. La app muestra qué reglas son de la fuente, cuáles son nuestra lectura y cuáles de la mesa.'
		},
		languages: {
			question: '¿Qué idiomas hay?',
			answer:
				'Elige uno en los ajustes; la velada sigue mientras tanto. Los nombres y los textos de la casa quedan como se escribieron. Las traducciones que aún no ha revisado una persona nativa lo indican.'
		},
		tax: {
			question: '¿Por qué el impuesto es ese?',
			answer:
				'Toca “¿Qué tengo que dar?” bajo un impuesto y marca la mano: Dudas responde y nombra las reglas en que se apoya. Toca una regla para ver su texto y su fuente. Donde la fuente calla, la app dice “nuestra lectura”, y la mesa puede decidir otra cosa.'
		},
		offline: {
			question: '¿Funciona sin red?',
			answer:
				'Sí, desde la segunda visita. Solo piden conexión una mesa compartida, un club, una versión nueva y otro idioma que aún no se haya cargado.'
		},
		install: {
			question: '¿Cómo se instala?',
			answer:
				'Donde el navegador puede instalarla, hay un botón en los ajustes. En un iPhone o iPad, ábrela en Safari, toca Compartir y luego “Añadir a pantalla de inicio”; esa app guarda sus datos aparte, así que lleva una copia de seguridad.'
		},
		backup: {
			question: '¿Cómo lo pongo a salvo?',
			answer:
				'Haz de vez en cuando una copia de todo en un solo archivo y guárdalo en otro sitio. Se puede combinar con lo que hay aquí o reemplazarlo; un archivo dañado o ajeno se rechaza entero.'
		},
		sources: {
			question: '¿De dónde vienen las reglas?',
			answer:
				'De reglas publicadas de cada juego, contadas con nuestras palabras, con la fuente y el pasaje junto a cada regla. Ninguna fuente lo cubre todo; lo que completamos está marcado como nuestra lectura.'
		}
	},
	to: {
		data: 'Datos y copia de seguridad',
		open: 'Abrir un enlace o escanear',
		chronicle: 'Crónica',
		rules: 'Reglas',
		referee: 'Dudas',
		settings: 'Ajustes'
	},
	licences: {
		label: 'Licencias de lo que compone esta app:',
		packages: 'Paquetes',
		workbox: 'Workbox',
		figtree: 'Figtree',
		fraunces: 'Fraunces'
	}
} satisfies Catalogue['help'];
