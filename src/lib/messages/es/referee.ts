import type { Card, Rank } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const { plural } = grammar('es');

const when = (round: number): string =>
	round === 0 ? 'antes de la ronda 1' : `en la ronda ${round}`;
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}, a petición de ${name}`;

export default {
	title: 'Dudas',
	under: (game: string, house: string | null, players: number) =>
		`${game}${house === null ? '' : `, ${house}`} · ${plural(players, { one: `${players} persona`, other: `${players} personas` })}`,
	houseRules: 'reglas de la casa',
	underEvening: (game: string) => `${game} · las reglas de esta velada`,
	otherRules: 'Otras reglas',
	ask: {
		title: '¿Alguna duda?',
		label: 'Pregunta con tus palabras',
		example: '¿Puedo jugar un comodín sobre un dos?',
		cardsEntered: 'Las cartas ya están puestas. Abre la pregunta y añade lo demás que importe.',
		orTap: 'O toca una pregunta',
		nothing: 'No se encontró nada. Prueba con otras palabras o toca una pregunta.',
		didYouMean: '¿Querías decir …?',
		orDidYouMean: '¿O querías decir …?',
		didNotKnow: '¿El árbitro no lo sabía?',
		keep: 'Guardar la pregunta',
		kept: 'Guardada. Está en los ajustes.',
		ourReading: 'nuestra lectura',
		failed: 'No se pudo cargar la búsqueda. Comprueba la conexión e inténtalo otra vez.',
		open: 'Abrir la pregunta',
		yes: 'Sí.',
		no: 'No.',
		so: (phrase: string) => `${phrase}.`,
		firstRound: (text: string) => `Primera ronda: ${text}`,
		laterRounds: (text: string) => `Rondas siguientes: ${text}`,
		elsewhere: (text: string) => `Donde se juega: ${text}`,
		notHere: 'En esta mesa no se juega.',
		place: (game: string, chapter: string) => `${game}, ${chapter}`
	},
	whichQuestion: '¿Cuál es la duda?',
	questions: {
		play: '¿Se puede jugar esto?',
		hand: '¿Qué tengo que dar?',
		next: '¿Quién sale y a quién le toca?',
		join: '¿Dónde se sienta quien se incorpora, y quién paga ahora?',
		revolution: '¿Se puede declarar ahora una revolución, y qué cambia?',
		call: '¿Valía ese canto?',
		irregular: 'Algo salió mal'
	},
	whichRules: '¿Con qué reglas?',
	game: 'Juego',
	done: 'Listo',
	counters: {
		players: {
			label: 'personas que juegan',
			fewer: 'Una persona menos',
			more: 'Una persona más',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} persona`, other: `${shown} personas` })
		},
		newcomers: {
			label: 'personas nuevas',
			fewer: 'Una persona nueva menos',
			more: 'Una persona nueva más',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} persona nueva`, other: `${shown} personas nuevas` })
		},
		cards: {
			label: 'cartas que se deben',
			fewer: 'Se debe una carta menos',
			more: 'Se debe una carta más',
			value: (n: number, shown: string) =>
				plural(n, { one: `se debe ${shown} carta`, other: `se deben ${shown} cartas` })
		}
	},
	answer: 'Respuesta',
	rules: 'Reglas',
	houseRule: (name: string) => `Regla de la casa, ${name}:`,
	sentences: (all: readonly string[]) => all.join(' '),
	byRules: (word: string) => `Según las reglas: “${word}”.`,
	ruledBefore: 'Ya se decidió:',
	earlier: (word: string, sentence: string, round: number, askedBy: string | null) =>
		`${word}${sentence === '' ? '' : `: ${sentence}`}, ${asked(round, askedBy)}`,
	ownAnswer: (bold: (text: string) => string, round: number, askedBy: string | null) =>
		`${bold('Respuesta propia de esta mesa')} ${asked(round, askedBy)}`,
	takeBack: 'Retirarla',
	log: 'Anotar esta decisión',
	whoAsked: '¿Quién preguntó?',
	whoAskedIfYouLike: 'Quién preguntó, si quieres',
	logNameless: 'Anotarla sin nombre',
	house: {
		open: 'O una regla de la casa…',
		title: 'Regla de la casa en su lugar',
		forThisQuestion: 'Para esta duda, desde ahora',
		atThisTable: (word: string) => `${word} en esta mesa`,
		own: 'Qué hace esta mesa',
		isOurs: 'Esta es nuestra respuesta',
		word: 'Decisión de la casa',
		fromNextDeal: 'Como regla de la casa, desde el próximo reparto',
		setting: (option: string, value: string) => `${option}: ${value}`,
		settingSaid: (option: string, value: string, sentence: string) =>
			`${option}: ${value}. ${sentence}`
	},
	card: {
		takeBack: (card: Card, mark: string | null) =>
			`Quitar ${cardText(card)}${mark === null ? '' : `, ${mark}`}`,
		marks: { goes: 'se va', 'may-go': 'puede irse' },
		trump: 'triunfo'
	},
	keys: {
		rank: (rank: Rank) => rankWord(rank),
		trump: 'Triunfo',
		suits: {
			C: 'Tréboles',
			D: 'Diamantes',
			H: 'Corazones',
			S: 'Picas',
			T: 'Estrellas',
			M: 'Lunas'
		},
		notKnown: 'No se sabe'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
