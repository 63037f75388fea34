import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `¿Cómo jugáis a ${game}?`,
	ask: (last) => ({
		pack: '¿Qué baraja?',
		jokers: '¿Jokers?',
		eight: '¿El ocho limpia?',
		equal: '¿Mismo valor?',
		gives: `¿${last} da?`,
		'first-lead': '¿Quién sale?',
		lock: '¿Palos bloqueados?',
		turned: '¿Cuatro iguales invierten el orden?',
		'spade-three': '¿3♠ sobre un Joker?',
		'forbidden-last': '¿Cartas prohibidas al final?',
		fall: '¿Cae quien pierde el trono?',
		'twos-clear': '¿El dos limpia?',
		runs: '¿Escaleras?',
		'joker-revolution': '¿Dos Jokers anulan los impuestos?',
		'twos-high': '¿Doses altos?',
		'last-call': '¿Decir “Una carta”?',
		'after-exit': '¿Quién sale cuando alguien acaba?',
		'first-tax': '¿Impuestos en la ronda 1?',
		'tarot-trumps': '¿Triunfos en los impuestos?',
		'first-deal': '¿Revolución del primer reparto?',
		stripped: '¿Menos cartas si sois pocos?',
		scoring: '¿Puntos?',
		merchants: '¿El Mercader cambia?',
		misdeal: '¿El primero decide si se reparte mal?',
		trumps: '¿Triunfos?',
		ordering: '¿Escaleras anunciadas?',
		'worst-back': '¿Vuelven las peores?',
		chairs: '¿Se cambia de silla?'
	}),
	words: {
		no: 'no',
		yes: 'sí',
		none: 'ninguno',
		wild: 'comodines',
		low: 'bajos',
		skips: 'salta',
		'dealers-left': 'izquierda del que da',
		'top-player': 'el primero',
		'all-suits': 'todos',
		'shared-suits': 'comunes',
		'in-suit': 'de un palo',
		'any-suits': 'cualquiera',
		'as-many-grow': 'según cuántos',
		'more-ranks': 'más valores',
		'more-suits': 'más palos',
		'next-in-turn': 'el siguiente',
		'highest-placed': 'el más alto',
		lowest: 'lo más bajo',
		highest: 'lo más alto',
		twos: 'los 2',
		jokers: 'Jokers',
		both: 'ambos'
	},
	explain: (question) => `${question} Qué significa`,
	last: 'El último se llama…',
	names: {
		president: [
			['Culo', 'Viceculo'],
			['Mendigo', 'Vicemendigo']
		]
	},
	own: 'otro',
	ownTitle: 'Vuestro propio título',
	everything: 'Todo lo demás',
	more: (n) => `${n} reglas más`,
	all: 'Todas las reglas',
	back: 'Volver a las preguntas',
	play: 'Jugar así',
	regions: 'Como se juega en otros sitios',
	region: {
		france: {
			label: 'Como en Francia',
			sentence: 'Empieza la dama de corazones, se iguala o se pasa, y lo que sobra queda aparte.'
		},
		germany: {
			label: 'Arschloch con 32',
			sentence: 'Del siete al as, el as arriba; sale quien tiene el 7♦. De König a Arschloch.'
		},
		spain: {
			label: 'Culo con 40',
			sentence:
				'La baraja española, ases altos, el as de oros sobre los demás ases; en sentido antihorario.'
		},
		norway: { label: 'Como en Noruega', sentence: 'Los seises son comodines.' },
		netherlands: {
			label: 'Como en los Países Bajos',
			sentence: 'Empieza el 3♦, y pueden seguir más cartas de un valor más alto.'
		},
		'united-states': {
			label: 'Como en Estados Unidos',
			sentence: 'Cualquiera puede completar cuatro iguales, y más cartas ganan a menos.'
		},
		china: {
			label: 'Como en China',
			sentence: 'Escaleras de cinco de cualquier palo; en sentido antihorario.'
		},
		japan: {
			label: 'Con reglas de Japón',
			sentence: 'Dos nueves limpian, tres 3 ganan a cualquier trío, dos 4 paran un ocho.'
		}
	}
} satisfies Catalogue['questions'];
