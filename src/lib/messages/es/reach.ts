import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, plural } = grammar('es');

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
		now: 'Ahora',
		give: {
			highest: (name, n, bold) =>
				`Da ${bold(n === 1 ? 'tu carta más alta' : `tus ${n} más altas`)} a ${name}`,
			best: (name, n, bold) =>
				`Da ${bold(n === 1 ? 'tu mejor carta' : `tus ${n} mejores`)} a ${name}`,
			all: (name, bold) => `Da ${bold('toda tu mano')} a ${name}`
		},
		giveBack: {
			any: (name, n, bold) =>
				`Devuelve ${bold(n === 1 ? 'una cualquiera' : `${n} cualesquiera`)} a ${name}`,
			worst: (name, n, bold) =>
				`Devuelve ${bold(n === 1 ? 'tu peor carta' : `tus ${n} peores`)} a ${name}`
		},
		getBack: (n, bold) => `Recibes ${bold(String(n))} de vuelta`,
		back: {
			any: (name, n) => `${name} devuelve ${n === 1 ? 'una cualquiera' : `${n} cualesquiera`}.`,
			worst: (name, n) => `${name} devuelve ${n === 1 ? 'la peor' : `las ${n} peores`}.`
		},
		wait: (name) => `Espera: primero da ${name}`,
		thenYou: (n) => `Luego devuelves ${n === 1 ? 'una cualquiera' : `${n} cualesquiera`}.`,
		given: 'Entregado',
		settled: 'Todo pagado',
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
		areOut: (names) =>
			plural(names.length, {
				one: `${list(names)} ha terminado`,
				other: `${list(names)} han terminado`
			}),
		goOutNow: 'Si terminas ahora:',
		wouldBe: (title) => `Serías ${title}`,
		wouldStay: (title) => `Seguirías: ${title}`,
		out: 'He terminado',
		slide: (out) => `Desliza: ${out}`,
		tapAgain: (out) => `Toca otra vez: ${out}`,
		stillIn: 'No, aún tengo cartas',
		youAreOut: 'Has terminado',
		fromTo: (from, to) => `De ${from} a ${to}`,
		stillPlay: (names) =>
			plural(names.length, {
				one: `${list(names)} sigue jugando`,
				other: `${list(names)} siguen jugando`
			}),
		youAre: (title) => `Eres ${title}`,
		inARow: (n) => `${n} rondas ganadas seguidas`,
		afterLast: (n) =>
			plural(n, {
				one: 'Una ronda después de acabar en último lugar',
				other: `${n} rondas después de acabar en último lugar`
			}),
		hope: (name, n) =>
			plural(n, {
				one: `Desde aquí ${name} llegó arriba en una ronda`,
				other: `Desde aquí ${name} llegó arriba en ${n} rondas`
			}),
		ownHope: (n) =>
			plural(n, {
				one: 'Desde aquí llegaste arriba en una ronda',
				other: `Desde aquí llegaste arriba en ${n} rondas`
			}),
		changes: 'Qué cambia para ti',
		youDeal: 'Baraja y reparte',
		pickChair: 'Elige tu silla',
		othersFollow: 'los demás siguen en sentido horario',
		takeChair: (name) => `Ocupa la silla de ${name}`,
		takeFreeChair: 'Ocupa la silla libre',
		between: (names) => `entre ${names}`,
		givesYou: (name, n) =>
			plural(n, { one: `${name} te da 1 carta`, other: `${name} te da ${n} cartas` }),
		youLead: (round) => `Sales en la ronda ${round}`,
		mayDecree: 'Puedes decretar',
		bindsBelow: 'para quienes están por debajo de ti',
		you: 'tú',
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
		decree: 'Dictar un decreto',
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
