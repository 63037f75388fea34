import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('es');

export default {
	share: 'Compartir la mesa',
	shareHelp:
		'Escanea esto con otro teléfono. Sigue la mesa en directo y muestra qué hay que hacer.',
	offer:
		'Los otros móviles siguen entonces en directo y cada uno muestra qué hacer. Hasta que pulses, nada sale de este móvil.',
	shareNow: 'Compartir ahora',
	onlyHere: (host) =>
		`Los otros móviles no pueden abrir esto: ${host} es solo este ordenador, y no conoce otra dirección. Abre Courtbook en una dirección a la que lleguen los móviles y compártela entonces.`,
	codeFor: { member: 'Participar', spectator: 'Solo mirar' },
	codeForLabel: 'Para qué es el código',
	stop: 'Dejar de compartir',
	live: (phones) =>
		`En directo · ${plural(phones, { one: '1 teléfono', other: `${phones} teléfonos` })}`,
	catchingUp: 'Poniéndose al día',
	lastHeard: (time) => `Última noticia hace ${time}`,
	notConnected: 'Sin conexión',
	pen: {
		here: 'Este teléfono anota.',
		with: (name) => `Anota el teléfono de ${name}.`,
		elsewhere: 'Otro teléfono anota.',
		handTo: (name) => `Que anote el teléfono de ${name}`,
		handNow: (name) => `Sí, ahora anota el teléfono de ${name}`,
		away: 'El teléfono que anota no está.',
		take: 'Anotar en este teléfono',
		openTable: 'Abrir la mesa',
		otherVersion: 'Dos teléfonos anotaron a la vez. Se conservan las dos versiones.',
		chooseOther: 'Contar la otra',
		follow: 'Seguir al otro teléfono',
		notTaken: 'No ha sido posible. Espera un momento o pide que lo ceda el otro teléfono.'
	},
	news: {
		takeover: (name) =>
			`Ahora anota ${name === null ? 'otro teléfono' : `el teléfono de ${name}`}: el anterior no estaba.`,
		handover: (name) =>
			`Ahora anota ${name === null ? 'otro teléfono' : `el teléfono de ${name}`}.`,
		objection: (name) =>
			`${name === null ? 'El otro teléfono' : `El teléfono de ${name}`} había seguido anotando y continúa.`,
		lost: (name, follow) =>
			`Ahora anota ${name === null ? 'otro teléfono' : `el teléfono de ${name}`}; esta velada sigue aquí hasta que toques «${follow}».`,
		received: 'Ahora anota este teléfono.',
		seen: 'Entendido'
	},
	join: {
		title: 'La mesa',
		looking: 'Buscando la mesa…',
		whoAreYou: '¿Quién eres?',
		onlyWatching: 'Solo miro',
		leave: 'Dejar la mesa',
		change: 'Soy otra persona',
		otherTab:
			'La mesa está abierta en otra pestaña de este teléfono. Sigue allí o cierra esa otra pestaña.',
		phoneIsThere: 'Ya hay un teléfono',
		paste: 'Abre el enlace o escanea el código de una mesa compartida.',
		address: 'Enlace a la mesa',
		follow: 'Ir a la mesa',
		gone: 'Esta mesa ya no existe. Pide un enlace nuevo.',
		wrong: 'Este enlace no corresponde a su mesa. Pide uno nuevo.',
		full: 'En esta mesa no caben más anotaciones.',
		link: {
			'not-ours': 'Esto no es un enlace a una mesa.',
			'newer-version':
				'Este enlace es de una versión más nueva. Actualiza la app y ábrelo otra vez.',
			damaged: 'Este enlace no está completo. Ábrelo otra vez o escanea el código.'
		}
	},
	seat: {
		youAre: 'Eres',
		now: 'Ahora',
		yourTurnToPay: 'Te toca pagar',
		give: (name, what) => `Da ${what} a ${name}`,
		giveBack: (name, n) => `Devuelve ${n} a ${name}`,
		wait: (name) => `Primero da ${name}`,
		waitBack: (name) => `${name} devuelve`,
		given: 'Entregado',
		noTax: 'No pagas nada',
		stay: 'Quédate en tu silla',
		takeSeat: 'Busca tu silla',
		sitsOut: 'Descansas esta ronda',
		notHere: 'No estás en la mesa',
		gone: (place) => `Estás fuera de esta ronda: ${place}`,
		outSoFar: (n) =>
			n === 0
				? 'Nadie ha terminado aún'
				: plural(n, { one: '1 ha terminado', other: `${n} han terminado` }),
		goOutNow: 'Si terminas ahora:',
		wouldRise: (title) => `Subirías a ${title}.`,
		wouldFall: (title) => `Bajarías a ${title}.`,
		wouldStay: (title) => `Seguirías: ${title}.`,
		out: 'He terminado',
		youAreOut: (place) => `Has terminado: ${place}`,
		over: (place) => `Tu puesto: ${place}`,
		evening: 'La velada ha terminado',
		newSeat: 'Tu nuevo asiento',
		sitBy: 'A tu lado',
		tonight: 'Mi velada hasta ahora',
		deals: 'Quién reparte',
		leads: 'Quién sale',
		ask: 'Preguntar sobre mi mano',
		onlyYou: 'solo lo ves tú'
	},
	menu: {
		ruling: 'Una decisión',
		decree: 'Un decreto',
		table: 'Toda la mesa',
		seat: 'Mi asiento',
		buzz: 'Vibrar cuando me toque'
	},
	sent: 'Enviado',
	unsent: 'Espera la conexión',
	counted: 'Contado',
	notCounted: (why) => `No contado: ${why}`,
	outBefore: (name) => `${name} ya había terminado.`
} satisfies Catalogue['reach'];
