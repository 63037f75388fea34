import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { byCount, plural, list, number } = grammar('es');

const whole: Record<LinkContent, string> = {
	evening: 'la velada entera',
	house: 'estas reglas de la casa'
};
const entries = byCount('# anotación', '# anotaciones');

export default {
	evening: 'Compartir la velada',
	linkAndCode: 'Enlace y código',
	house: 'Compartir estas reglas de la casa',
	houseTitle: (name: string) => `Reglas de la casa: ${name}`,
	others: 'Otros modos de compartir',
	asText: 'Como texto',
	sendLink: 'Enviar el enlace',
	sendsRounds: (n: number) =>
		plural(n, { one: 'la ronda, para repasarla', other: `las ${n} rondas, para repasarlas` }),
	moreWays: 'Otros modos',
	moreWaysAre: 'texto · CSV · BG Stats · archivo',
	asFile: 'Guardar como archivo',
	asTable: 'Rondas como tabla (CSV)',
	tableName: (evening: string) => `${evening} rondas`,
	toBgStats: 'Pasar a BG Stats',
	noBgStats: 'Esta velada no se puede pasar a BG Stats.',
	theText: 'El texto',
	shared: 'Compartido.',
	textCopied: 'Texto copiado.',
	byHand: 'Este navegador no deja copiar a las apps. Cópialo a mano:',
	fileSaved: 'El archivo está guardado donde este navegador pone las descargas.',
	noFile:
		'No se puede crear el archivo. No se ha perdido nada; recarga la página y prueba otra vez.',

	makingLink: 'Creando el enlace…',
	noLink: 'El enlace no se puede crear en este navegador.',
	noLinkOfEvening: 'El enlace no se puede crear en este navegador. Guarda un archivo en su lugar.',
	tooLongForLink: 'Esta velada es demasiado larga para un enlace. Guarda un archivo en su lugar.',
	scanOne:
		'Escanéalo con la cámara del otro teléfono, o en Courtbook en “Abrir un enlace o escanear”.',
	scanParts:
		'Escanéalo en Courtbook en el otro teléfono, en “Abrir un enlace o escanear”: reúne las partes en cualquier orden.',
	shareLink: 'Compartir el enlace',
	copyLink: 'Copiar el enlace',
	linkCopied: 'Enlace copiado.',
	theLink: 'El enlace',
	long: (letters: number) =>
		`El enlace tiene ${number(letters)} caracteres, y algunas apps de mensajes cortan un enlace así. Entonces es más seguro un archivo o el código.`,
	holds: (what: LinkContent) =>
		`El propio enlace contiene ${whole[what]}. Quien lo tenga puede leerlo; el servidor de Courtbook nunca lo recibe.`,
	isSealed:
		'El enlace lleva a la velada, que se guarda 60 días junto a Courtbook, sellada: quien tiene el enlace puede leerla, y el servidor no.',
	short: {
		gone: {
			what: 'Este enlace ha caducado.',
			todo: 'Detrás de un enlace corto, una velada se guarda 60 días. Pide otro enlace, o un archivo.'
		},
		unreachable: {
			what: 'Ahora mismo no se puede traer la velada de este enlace.',
			todo: 'Inténtalo otra vez cuando este teléfono tenga conexión.'
		}
	},
	code: {
		one: (what: LinkContent) => `Código QR del enlace a ${whole[what]}`,
		partOf: (what: LinkContent, part: number, of: number) =>
			`Código QR del enlace a ${whole[what]}, parte ${part} de ${of}`,
		part: (part: number, of: number) => `Parte ${part} de ${of}`,
		parts: 'Partes del código',
		previous: 'Anterior',
		pause: 'Pausa',
		inTurn: 'Una tras otra',
		next: 'Siguiente'
	},

	picture: {
		motto: 'tus cartas, tu corte',
		failed: 'Este navegador no puede dibujar la imagen. Comparte un texto en su lugar.',
		drawing: 'Dibujando…',
		alt: (standing: readonly string[]) =>
			`Los puestos de cada ronda, y cómo acabó: ${standing.join('; ')}`,
		share: 'Enviar la imagen',
		save: 'Guardar la imagen',
		saved: 'La imagen está guardada donde este navegador pone las descargas.'
	},

	summary: {
		gameOf: (game: string, house: string) => `${game}, ${house}`,
		ruled: (name: string) => `Reinó ${name}`,
		place: (place: number, name: string, title: string) => `${place}. ${name}, ${title}`,
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Puntos: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
		sentences: (all: readonly string[]) => all.join(' ')
	},

	open: {
		title: 'Abrir un enlace o escanear',
		pageTitle: 'Abrir un enlace',
		subtitle: 'Una velada o reglas de la casa de otro teléfono',
		nothingStored: 'No se ha guardado nada.',
		nothingAdded: 'No se ha añadido nada. Prueba más tarde.',
		showEvening: 'Mostrarla en la Crónica',
		showHouse: 'Mostrar estas reglas de la casa',
		addEvening: 'Añadir a la Crónica',
		addHouse: 'Añadir a mis reglas de la casa',
		another: 'Abrir otro',
		notNow: 'Ahora no',
		reading: 'Leyendo…',
		partFound: (part: number, of: number) => `Se encontró la parte ${part} de ${of}.`,
		partsFound: (n: number, of: number) =>
			plural(n, {
				one: `Se ha encontrado ${n} de ${of} partes.`,
				other: `Se han encontrado ${n} de ${of} partes.`
			}),
		comesInParts: byCount(
			'El código viene en # parte. Escanéala aquí.',
			'El código viene en # partes, que se muestran una tras otra. Escanéalas aquí: cada una cuenta una vez, en cualquier orden.'
		),
		strange: 'Ese código no es de Courtbook. Busca otro.',
		scan: 'Escanear un código',
		shownFirst:
			'Primero lo ves; no se guarda nada hasta que lo digas, y no se envía nada a ninguna parte.',
		link: 'Un enlace',
		paste: 'Pega el enlace, o los enlaces a todas sus partes.',
		openLink: 'Abrir el enlace'
	},
	openedEvening: {
		deleted: 'borrada',
		notClosed: 'sin cerrar',
		game: 'Juego',
		players: 'Personas',
		names: (names: readonly string[]) => list(names),
		standing: 'Cómo va',
		added: 'Añadida a la Crónica.',
		new: 'Aún no está en este teléfono.',
		longer: (n: number) =>
			plural(n, {
				one: `Su comienzo está en este teléfono: se le añadiría ${entries(n)}.`,
				other: `Su comienzo está en este teléfono: se le añadirían ${entries(n)}.`
			}),
		branch:
			'También está en este teléfono, donde siguió de otro modo. Se conservan ambas, una junto a otra; cuenta la que tiene más rondas.',
		altered:
			'También está en este teléfono, pero este enlace dice otra cosa en los mismos lugares: se cambió después de anotarla. Lo que hay aquí queda como está. Si la añades, se guarda al lado y no cuenta.',
		known: 'Ya está entera en este teléfono.'
	},
	openedHouse: {
		head: (game: string | null, changed: string) =>
			`Reglas de la casa para ${game ?? 'un juego que esta versión de Courtbook no conoce'} · cambiadas el ${changed}`,
		published: 'Como se publicaron',
		these: 'Estas reglas',
		added: 'Añadidas a las reglas de la casa.',
		addedAs: (name: string) => `Añadidas a las reglas de la casa como “${name}”.`,
		new: 'Aún no están en este teléfono.',
		newAs: (name: string) =>
			`Aún no están en este teléfono. Otras tienen ese nombre, así que se añaden como “${name}”.`,
		same: 'Ya están en este teléfono.',
		newer: 'En este teléfono hay una versión anterior. Se reemplazaría.',
		older: 'En este teléfono hay una versión más nueva. Se conserva como está.'
	},

	camera: {
		unsupported:
			'Este navegador no deja usar la cámara a las páginas, o esta página no llegó por https. Pega el enlace en su lugar.',
		none: 'No se encontró ninguna cámara. Pega el enlace en su lugar.',
		refused:
			'Se denegó la cámara a esta página. Permítela en los ajustes del navegador para esta página, o pega el enlace.',
		busy: 'Ahora no se puede usar la cámara: quizá la tenga otra app. Ciérrala y prueba otra vez, o pega el enlace.'
	},
	scanner: {
		label: 'La cámara',
		sees: 'Lo que ve la cámara',
		asking: 'Pidiendo acceso a la cámara…',
		hold: 'Pon el código dentro de la imagen.',
		stop: 'Parar la cámara',
		close: 'Cerrar'
	}
} satisfies Catalogue['share'];
