import type { CorrectionTopic } from '#lib/evening/entries.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { placed } from './grammar/ordinals.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('es');

const PAIRS: Record<WildPair, string> = {
	JK: 'los dos Jokers',
	'two-JK': 'dos Jokers',
	JE: 'los dos Bufones',
	'two-JE': 'dos Bufones'
};

/** For feminine nouns. */
const WORDS = [
	'ninguna',
	'una',
	'dos',
	'tres',
	'cuatro',
	'cinco',
	'seis',
	'siete',
	'ocho',
	'nueve',
	'diez',
	'once',
	'doce'
];
const word = (n: number) => WORDS[n] ?? `${n}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rounds = (n: number) => plural(n, { one: `${word(n)} ronda`, other: `${word(n)} rondas` });
const cards = byCount('carta', 'cartas');

function span(first: number, last: number): string {
	if (first === last) return `la ${first}`;
	return last === first + 1 ? `la ${first} y la ${last}` : `de la ${first} a la ${last}`;
}

const at = ({ place, last }: TakenPlace): string =>
	place === 1 ? 'primer puesto' : last ? 'último puesto' : placed(place);

export default {
	evening: 'Velada',
	houseGame: (game: string, house: string) => `${game}, ${house}`,
	isDeleted:
		'Esta velada está borrada. Durante 30 días se puede recuperar, aquí o en “Veladas borradas”, en la Crónica.',
	statistics: 'Estadísticas de la velada',
	backToTable: 'Volver a la mesa',
	putOnTable: 'Ponerla en la mesa',
	enteredLater: (day: string) => `Anotada después, el ${day}`,
	sheet: {
		more: 'Más',
		title: 'Esta velada',
		share: 'Compartir',
		note: 'Añadir una nota',
		noteTitle: 'Una nota para el registro',
		noteLabel: '¿Qué hay que recordar?',
		addNote: 'Añadir la nota',
		rename: 'Cambiar el nombre',
		renameLabel: '¿Cómo se llama la velada?',
		correct: 'Corregir una ronda',
		reopen: 'Reabrir y poner en la mesa',
		again: 'Otra vez la misma gente',
		remove: 'Borrar esta velada'
	},
	places: {
		title: 'Puestos',
		asTable: 'Como tabla',
		picture: 'Gráfico de los puestos, ronda a ronda',
		table: 'Tabla de los puestos, ronda a ronda',
		caption: 'Puestos al final de cada ronda',
		round: 'Ronda',
		what: 'Qué pasó',
		drawnRow: 'Sorteo',
		notThere: 'no estaba',
		atTheEnd: 'Quienes estaban al final, desde arriba',
		marks: {
			revolution: (pair: WildPair) => PAIRS[pair],
			greaterRevolution: 'gran revolución',
			rules: 'reglas nuevas',
			rulesOnce: 'reglas por una ronda',
			draw: 'nuevo sorteo',
			joins: (name: string) => `+ ${name}`,
			leaves: (name: string) => `− ${name}`,
			'sits-out': (name: string) => `${name} descansa`,
			'is-back': (name: string) => `${name} vuelve`
		},
		inWords: {
			joins: (name: string) => `llega ${name}`,
			leaves: (name: string) => `se va ${name}`
		},
		events: {
			revolution: (caller: string, pair: WildPair) => `${caller} mostró ${PAIRS[pair]}`,
			greaterRevolution: (caller: string) => `${caller} declaró una gran revolución`,
			rules: 'Otras reglas desde aquí',
			rulesOnce: 'Otras reglas para esta ronda',
			draw: 'Toda la mesa volvió a sacar carta',
			joins: (name: string) => `${name} se incorporó`,
			leaves: (name: string) => `${name} se fue`,
			'sits-out': (name: string) => `${name} descansó`,
			'is-back': (name: string) => `${name} volvió`
		}
	},
	recap: {
		title: 'En resumen',
		text: (sentences: readonly string[]) => sentences.join(' '),
		none: 'Aún no ha acabado ninguna ronda.',
		played: (n: number, winner: string) =>
			n === 1
				? `Se jugó una ronda, y ${winner} terminó en primer lugar.`
				: `Se jugaron ${rounds(n)}; ${winner} terminó en primer lugar en la última.`,
		reign: (name: string, first: number, last: number) =>
			`${name} reinó ${rounds(last - first + 1)}, ${span(first, last)}.`,
		reigns: (name: string, times: number, long: number) =>
			`${name} reinó ${word(times)} veces, ${rounds(long)}${long > 1 ? ' seguidas' : ''} cada vez.`,
		longestReigns: (names: readonly string[], long: number) =>
			`Los reinados más largos duraron ${rounds(long)}: ${list(names.map((name) => `el de ${name}`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} subió del ${at(from)} al ${at(to)}.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} cayó del ${at(from)} al ${at(to)}.`,
		revolution: (name: string, pair: WildPair, round: number) =>
			`${name} mostró ${PAIRS[pair]} en la ronda ${round}: sin impuestos.`,
		greaterRevolution: (name: string, round: number) =>
			`${name} declaró una gran revolución en la ronda ${round}.`,
		revolutions: (n: number, names: readonly string[]) =>
			plural(n, {
				one: `Hubo una revolución, declarada por ${list(names)}.`,
				other: `Hubo ${word(n)} revoluciones, declaradas por ${list(names)}.`
			}),
		turned: (n: number) =>
			`El orden de las cartas se invirtió ${n === 1 ? 'una vez' : `${word(n)} veces`}.`,
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${list(names)} ${names.length === 1 ? 'pagó' : 'pagaron'} ${word(n)} ${cards(n)} de impuesto${names.length === 1 ? '' : ' por persona'}${partly ? ', según lo anotado' : ''}.`,
		unrecorded: (n: number) =>
			plural(n, {
				one: 'Un impuesto quedó sin anotar.',
				other: `${capital(word(n))} impuestos quedaron sin anotar.`
			}),
		decrees(n: number, refused: number) {
			if (n === 1) return `Se dictó un decreto${refused === 1 ? ', y fue rechazado' : ''}.`;
			const issued = `Se dictaron ${word(n)} decretos`;
			if (refused === 0) return `${issued}.`;
			return refused === n
				? `${issued}, y todos fueron rechazados.`
				: `${issued}, ${refused === 1 ? 'uno' : word(refused)} de ellos ${refused === 1 ? 'rechazado' : 'rechazados'}.`;
		},
		rulings: (n: number) =>
			plural(n, {
				one: 'Se anotó una decisión.',
				other: `Se anotaron ${word(n)} decisiones.`
			})
	},
	facts: {
		label: 'Lo más destacado',
		of: (n: number, all: number) => `${n} de ${all}`,
		way: (from: number, to: number) => `${from}→${to}`,
		waySpoken: (from: number, to: number) => `Del ${from} al ${to}:`,
		wins: (name: string) => `rondas que ganó ${name}`,
		tie: (names: readonly string[]) => `rondas ganadas: ${list(names)}`,
		winners: 'personas ganaron una ronda',
		reign: (name: string) => `rondas de reinado de ${name}`,
		climb: (name: string, n: number) =>
			`la subida de ${name} en ${n} ${n === 1 ? 'ronda' : 'rondas'}`,
		fall: (name: string, n: number) =>
			`la caída de ${name} en ${n} ${n === 1 ? 'ronda' : 'rondas'}`,
		tax: (name: string) => `cartas de impuesto que pagó ${name}`,
		revolution: (name: string, round: number) =>
			`impuestos en la ronda ${round}: revolución de ${name}`,
		greaterRevolution: (name: string) => `gran revolución de ${name}`,
		revolutions: 'revoluciones en una velada',
		ahead: (name: string, other: string) => `rondas, y ${name} siempre por delante de ${other}`,
		steady: (name: string, place: number) => `veces seguidas: ${name}, puesto ${place}`,
		bottom: (name: string) => `rondas que ${name} aguantó abajo`,
		points: (name: string) => `puntos para ${name}`
	},
	log: {
		title: 'El registro',
		oldestFirst: 'Lo más antiguo primero',
		show: 'Qué mostrar',
		all: 'Todo',
		kinds: {
			rounds: 'Rondas',
			decrees: 'Decretos',
			rulings: 'Decisiones',
			notes: 'Notas',
			changes: 'Cambios'
		},
		signs: {
			rounds: 'Ronda:',
			revolution: 'Revolución:',
			decrees: 'Decreto:',
			rulings: 'Decisión:',
			notes: 'Nota:',
			changes: 'Cambio:'
		},
		count: byCount('# línea', '# líneas'),
		more: byCount('# línea más', '# líneas más'),
		round: (n: number) => `Ronda ${n}`,
		fromTheTop: 'Desde arriba'
	},
	lines: {
		start: (names: readonly string[]) => ({
			head: 'Empieza la velada',
			then: `con ${list(names)}.`
		}),
		round: (n: number) => ({ head: `La ronda ${n}`, then: 'ha acabado.' }),
		RoundVoided: { head: 'El reparto fue nulo', then: 'y se repartió de nuevo.' },
		revolution: (caller: string, pair: WildPair) => ({
			head: `${caller} muestra ${PAIRS[pair]}`,
			then: '— sin impuestos.'
		}),
		turned: { head: 'Una jugada invierte el orden', then: 'hasta el final de la ronda.' },
		turnedBack: { head: 'Una jugada devuelve el orden', then: 'a lo de siempre.' },
		reversed: { head: 'Los nueves cambian el sentido del juego', then: 'ahora antihorario.' },
		reversedBack: { head: 'Los nueves devuelven el sentido del juego', then: 'de nuevo horario.' },
		greaterRevolution: (caller: string) => ({
			head: `${caller} declara una gran revolución`,
			then: '— se invierten todos los puestos.'
		}),
		decree: (issuer: string, text: string, targets: readonly string[] | null) => ({
			head: `${issuer} decreta:`,
			then: `${text} · ${targets === null ? 'toda la mesa' : list(targets)}`
		}),
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Decisión propia de la mesa:' : 'Decisión:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		}),
		note: (text: string) => ({ head: 'Nota:', then: text }),
		rules: (issuer: string | null, once: boolean) => ({
			head: issuer === null ? 'La mesa acordó:' : `${issuer} decretó:`,
			then: once ? 'otras reglas por una ronda.' : 'otras reglas.'
		}),
		PlayerJoined: (name: string) => ({ head: name, then: 'se incorpora.' }),
		PlayerLeft: (name: string) => ({ head: name, then: 'se va.' }),
		HandsChanged: (name: string) => ({
			head: name,
			then: 'cambia toda su mano con el primer puesto.'
		}),
		PlayerLeftMidRound: (name: string) => ({ head: name, then: 'se va en plena ronda.' }),
		'arrival-announced': (name: string) => ({
			head: name,
			then: 'se incorpora en la próxima ronda.'
		}),
		DepartureAnnounced: (name: string) => ({ head: name, then: 'se va tras esta ronda.' }),
		PlayerSatOut: (name: string) => ({ head: name, then: 'descansa esta ronda.' }),
		tax(payer, fault, remedy, fine) {
			const what = { wrong: 'se pagó mal', forgotten: 'se olvidó' }[fault];
			const then = {
				'paid-anew': 'se pagó de nuevo',
				fine: 'una multa',
				'let-stand': 'se dejó así'
			}[remedy];
			return {
				head: `El impuesto de ${payer} ${what}:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		score: (name: string, points: string, reason: string) => ({
			head: `${name} ${points}`,
			then: `a mano: ${reason}`
		}),
		orders: (moved: boolean) => ({
			head: 'Tras la corrección,',
			then: moved ? 'unas cartas cambian de mano:' : 'las cartas se quedan como están.'
		}),
		amended: (round: number, about: CorrectionTopic) => ({
			head: `Ronda ${round} corregida:`,
			then: {
				exits: 'quién terminó y cuándo.',
				ranking: 'cuántas veces se invirtió el orden.',
				revolution: 'la revolución.',
				tax: 'los impuestos.',
				chairs: 'las sillas.',
				people: 'quién estaba.',
				rules: 'las reglas.'
			}[about]
		}),
		'player-renamed': (before: string, name: string) => ({
			head: before,
			then: `tiene otro nombre: ${name}`
		}),
		renamed: (name: string) => ({ head: 'La velada tiene otro nombre:', then: name }),
		LastRoundAnnounced: { head: 'La última ronda', then: 'se ha anunciado.' },
		EveningClosed: { head: 'La velada está cerrada.', then: '' },
		clock: {
			back: { head: 'El reloj del teléfono se atrasó.', then: '' },
			ahead: {
				head: 'Una pausa larga, o el reloj del teléfono se adelantó.',
				then: 'Cuenta como tres horas.'
			}
		},
		EveningReopened: { head: 'La velada se ha reabierto.', then: '' },
		EveningDeleted: { head: 'La velada se ha borrado.', then: '' },
		EveningRestored: { head: 'La velada se ha recuperado.', then: '' }
	},
	details: {
		dealt: (name: string) => `Repartió ${name}`,
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? 'Impuestos sin anotar'
				: [
						...paid.map((tax) => `${tax.from} pagó ${tax.cards} ${cards(tax.cards)} a ${tax.to}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 impuesto', other: `${unrecorded} impuestos` })} sin anotar`
								])
					].join('; '),
		moved: (from: string, to: string, n: number) => `${from} dio ${n} ${cards(n)} a ${to}`,
		endedEarly: 'Acabó antes, el resto se colocó a mano',
		forbidden: (names: readonly string[]) =>
			`${list(names)} ${names.length === 1 ? 'acabó' : 'acabaron'} con carta prohibida`,
		left: (names: readonly string[]) =>
			`${list(names)} ${names.length === 1 ? 'se fue' : 'se fueron'} antes del final`,
		askedBy: (name: string) => `preguntó ${name}`,
		takenBack: 'retirada después'
	}
} satisfies Catalogue['chronicle'];
