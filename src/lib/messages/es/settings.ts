import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Ajustes',
	theme: 'Tema',
	themes: { night: 'Noche', day: 'Día', black: 'Negro puro', system: 'Como el teléfono' },
	contrast: 'Alto contraste',
	language: 'Idioma',
	unreviewed: 'Ninguna persona nativa la ha revisado aún.',
	loading: 'Cargando el idioma…',
	notLoaded: 'No se pudo cargar ese idioma. Prueba otra vez con conexión.',
	screen: 'Pantalla',
	awake: 'Mantener la pantalla encendida',
	feedback: 'Sonido y vibración',
	feedbackHow: 'Cuando alguien termina, al deshacer y cuando acaba la ronda.',
	sound: 'Sonidos suaves',
	vibration: 'Vibración',
	cannotVibrate: 'Este navegador no puede vibrar.',
	staysAwake: 'La pantalla sigue encendida mientras se juega una ronda.',
	cannotStayAwake:
		'Este navegador no puede mantener la pantalla encendida. Alarga el tiempo de apagado en los ajustes del propio teléfono.',
	storage: 'Almacenamiento',
	storedHere:
		'Todo se queda en este teléfono, en este navegador. No se envía nada a ninguna parte mientras no lo compartas.',
	inClub:
		'Todo se guarda en este teléfono. Copias selladas de las veladas cerradas, las personas y las reglas de la casa van a tu club.',
	club: 'Club',
	clubHelp: 'Varios teléfonos llevan una sola crónica.',
	data: 'Datos y copia de seguridad',
	fromElsewhere: 'De otro teléfono',
	open: 'Abrir un enlace o escanear',
	help: 'Ayuda',
	whatPeopleAsk: 'Preguntas frecuentes',
	unanswered: {
		title: 'Preguntas que el árbitro no sabía',
		stays: 'Se quedan en este teléfono. Envíanoslas a mano, si quieres.',
		send: 'Enviar o copiar',
		copied: 'Copiado.',
		remove: (question: string) => `Borrar «${question}»`
	},
	version: (version: string) => `Courtbook, versión ${version}`
} satisfies Catalogue['settings'];
