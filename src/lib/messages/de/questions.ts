import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `Wie spielt ihr ${game}?`,
	ask: (last) => ({
		pack: 'Welches Blatt?',
		jokers: 'Joker?',
		eight: 'Räumt eine Acht ab?',
		equal: 'Gleicher Rang?',
		gives: `${last} gibt?`,
		'first-lead': 'Wer beginnt?',
		lock: 'Farben sperren?',
		turned: 'Dreht ein Vierling die Rangfolge?',
		'spade-three': '3♠ über Joker?',
		'forbidden-last': 'Verbotene letzte Karten?',
		fall: 'Fällt, wer entthront wird?',
		'twos-clear': 'Räumt eine Zwei ab?',
		runs: 'Folgen?',
		'joker-revolution': 'Streichen zwei Joker die Steuern?',
		'twos-high': 'Zweien hoch?',
		'last-call': '„Eine Karte“ sagen?',
		'after-exit': 'Wer spielt aus, wenn jemand fertig ist?',
		'first-tax': 'Steuern in Runde 1?',
		'tarot-trumps': 'Trümpfe bei der Steuer?',
		'first-deal': 'Revolution der ersten Runde?',
		stripped: 'Weniger Karten für wenige?',
		scoring: 'Punkte?',
		merchants: 'Tauschen die Kaufleute?',
		misdeal: 'Entscheidet der Erste, wenn falsch gegeben ist?',
		trumps: 'Trümpfe?',
		ordering: 'Ansagen einer Folge?',
		'worst-back': 'Kommen die schlechtesten zurück?',
		chairs: 'Plätze wechseln?'
	}),
	words: {
		no: 'nein',
		yes: 'ja',
		none: 'keine',
		wild: 'wild',
		low: 'niedrig',
		skips: 'setzt aus',
		'dealers-left': 'links vom Geber',
		'top-player': 'der Erste',
		'all-suits': 'alle',
		'shared-suits': 'gemeinsame',
		'in-suit': 'in einer Farbe',
		'any-suits': 'beliebig',
		'as-many-grow': 'je nach Runde',
		'more-ranks': 'mehr Ränge',
		'more-suits': 'mehr Farben',
		'next-in-turn': 'der Nächste',
		'highest-placed': 'der Höchste',
		lowest: 'zuunterst',
		highest: 'zuoberst',
		twos: 'Zweien',
		jokers: 'Joker',
		both: 'beide'
	},
	explain: (question) => `${question} Was das heißt`,
	last: 'Wer Letzter ist, heißt …',
	names: {
		president: [
			['Arschloch', 'Vizearschloch'],
			['Bettler', 'Vizebettler']
		]
	},
	own: 'eigener',
	ownTitle: 'Euer eigener Titel',
	everything: 'Alles andere',
	more: (n) => `${n} weitere Regeln`,
	all: 'Alle Regeln',
	back: 'Zurück zu den Fragen',
	play: 'So spielen',
	regions: 'Wie man es anderswo spielt',
	region: {
		france: {
			label: 'Wie in Frankreich',
			sentence:
				'Die Herzdame beginnt; auf Gleiches folgt Gleiches oder Passen; übrige Karten kommen beiseite.'
		},
		germany: {
			label: 'Arschloch mit 32',
			sentence: 'Sieben bis Ass, das Ass am höchsten; wer die 7♦ hat, beginnt. König bis Arschloch.'
		},
		spain: {
			label: 'Culo mit 40',
			sentence:
				'Das spanische Blatt, Asse hoch, das Ass der Oros über den anderen; gegen den Uhrzeigersinn.'
		},
		norway: { label: 'Wie in Norwegen', sentence: 'Sechsen sind wild.' },
		netherlands: {
			label: 'Wie in den Niederlanden',
			sentence: 'Die 3♦ beginnt, und mehr Karten eines höheren Rangs dürfen folgen.'
		},
		'united-states': {
			label: 'Wie in den USA',
			sentence: 'Jeder darf einen Vierling vollenden, und mehr Karten schlagen weniger.'
		},
		china: {
			label: 'Wie in China',
			sentence: 'Fünfer-Folgen in beliebigen Farben; gegen den Uhrzeigersinn.'
		},
		japan: {
			label: 'Mit Regeln aus Japan',
			sentence: 'Zwei Neunen räumen ab, drei Dreien stechen jeden Drilling, zwei Vieren die Acht.'
		}
	}
} satisfies Catalogue['questions'];
