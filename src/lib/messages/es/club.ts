import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Club',
	what: 'Un club lleva una sola crónica en varios teléfonos. Las veladas cerradas, las personas, las reglas de la casa y las temporadas llegan solas a todos los miembros, y un teléfono nuevo lo tiene todo al unirse.',
	sealed: 'Todo se sella antes de salir del teléfono. Quien aloja el servidor no puede leerlo.',
	noRelay: 'Esta dirección no tiene servidor de enlace, así que aquí no puede haber un club.',
	found: 'Fundar un club',
	foundHelp:
		'Las veladas de este teléfono son las primeras. Después da el enlace de miembros a los demás.',
	join: 'Unirse',
	joinHelp: 'Abre el enlace de miembros, escanea su código o pégalo aquí.',
	paste: 'Enlace de miembros',
	invited: '¿Unirse a este club?',
	joinMeans: 'Su crónica llega a este teléfono, y la tuya va a todos sus miembros.',
	joinInstead: 'Este teléfono deja el club en el que está. La crónica de ese club pasa al nuevo.',
	notNow: 'Ahora no',
	yours: 'Tu club',
	upToDate: (when) => `Al día · ${when}`,
	soFar: (received, sent) => `${received} recibidos · ${sent} enviados`,
	states: {
		idle: 'Aún sin sincronizar',
		syncing: 'Poniéndose al día…',
		'no-line': 'Sin conexión. Seguirá por sí solo.',
		refused:
			'El servidor lo ha rechazado. No se pierde nada; este teléfono lo intentará más tarde.',
		busy: 'Otra pestaña está sincronizando.',
		failed: 'Algo no se pudo guardar en este teléfono. Prueba otra vez.'
	},
	askNow: 'Sincronizar ahora',
	membersLink: 'Enlace de miembros',
	membersHelp: 'Quien tenga este enlace lo lee todo y puede añadir. Dáselo solo a los miembros.',
	lost: 'Se perdió un teléfono',
	lostHelp:
		'Un enlace nuevo cierra el club al anterior. El teléfono perdido conserva lo que tiene y no recibe nada más. Los demás miembros necesitan el enlace nuevo.',
	renew: 'Crear un enlace nuevo',
	renewNow: 'Sí, crear un enlace nuevo',
	leave: 'Dejar el club',
	leaveHelp: 'Todo se queda en este teléfono. Ya no recibe ni envía nada.',
	leaveNow: 'Sí, dejar el club',
	moved: 'El club tiene un enlace nuevo',
	movedHelp:
		'Alguien del club creó un enlace nuevo porque se perdió un teléfono. Pídelo y ábrelo aquí. Hasta entonces, todo se queda en este teléfono.',
	link: {
		'not-ours': 'Esto no es un enlace a un club.',
		'newer-version': 'Este enlace es de una versión más nueva. Actualiza la app y ábrelo otra vez.',
		damaged: 'Este enlace no está completo. Ábrelo otra vez o escanea el código.'
	}
} satisfies Catalogue['club'];
