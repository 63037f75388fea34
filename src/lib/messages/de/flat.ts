import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('de');

export default {
	title: 'Flach auf dem Tisch',
	names: 'Rund um den Tisch',
	tile: (name, lines) => [name, ...lines].join(', '),
	farEnd: (control) => `${control}, am anderen Ende`,
	leave: 'Zurück zum Tisch',
	undo: (what) => `Rückgängig: ${what}`,
	nothingToUndo: 'Rückgängig',
	fullScreen: 'Ganzer Bildschirm',
	turn: {
		open: 'Namen drehen',
		how: 'Zieht die Namen im Kreis, bis sie stehen, wie ihr sitzt',
		clockwise: 'Im Uhrzeigersinn drehen',
		counterclockwise: 'Gegen den Uhrzeigersinn drehen',
		done: 'Fertig'
	},
	empty: {
		none: 'Es liegt kein Abend auf dem Tisch.',
		noSeats: 'Noch hat niemand einen Stuhl. Legt unter „Tisch“ fest, wer wo sitzt.',
		over: 'Dieser Abend ist beendet.',
		toTable: 'Zum Tisch'
	},
	deal: {
		deals: (dealer, cards) =>
			plural(cards, {
				one: `${dealer} gibt je 1 Karte`,
				other: `${dealer} gibt je ${cards} Karten`
			}),
		you: 'Du gibst',
		oneMore: 'Eine Karte mehr',
		next: 'Gegeben',
		tooFew: 'Zu wenige: Jemand muss dazukommen, oder der Abend endet.',
		tooMany: 'Zu viele: Jemand muss gehen, oder der Abend endet.'
	},
	taxes: {
		tap: 'Tipp auf deinen Namen, wenn du deine Karten abgegeben hast',
		allDone: 'Alles ist abgegeben',
		none: 'Keine Steuern in dieser Runde',
		give: {
			best: (n, to) =>
				plural(n, {
					one: `Gib ${to} deine beste Karte`,
					other: `Gib ${to} deine ${n} besten Karten`
				}),
			highest: (n, to) =>
				plural(n, {
					one: `Gib ${to} deine höchste Karte`,
					other: `Gib ${to} deine ${n} höchsten Karten`
				}),
			all: (to) => `Gib ${to} alle deine Karten`
		},
		comes: (n, from) => `${n} von ${from}`,
		back: {
			'free-after-looking': (n) => `Ansehen, ${n} beliebige zurück`,
			'free-unseen': (n) => `Gleichzeitig ${n} beliebige zurück, ohne zu schauen`,
			worst: byCount(
				'Gleichzeitig die schlechteste zurück',
				'Gleichzeitig die # schlechtesten zurück'
			)
		},
		given: 'Abgegeben',
		untaxed: 'Keine Steuer',
		paid: 'Steuern bezahlt',
		play: 'Los geht’s'
	},
	play: {
		tap: 'Tippt an, wer raus ist',
		nextPlace: (n) => `${n}.`,
		place: (n) => `${n}.`,
		out: (n) => `als ${n}. raus`,
		forbidden: 'verbotene Karte',
		falls: (n) => `fällt auf Platz ${n}`,
		left: 'gegangen',
		over: 'Runde vorbei',
		first: (winner) => `${winner} gewinnt`,
		reversed: 'Die Rangfolge ist umgedreht',
		counterClockwise: 'Gespielt wird gegen den Uhrzeigersinn',
		clockwise: 'Es wird im Uhrzeigersinn gespielt',
		turned: 'Alle Plätze drehen sich um',
		capital: (name) => `${name} fällt`,
		next: 'Nächste Runde',
		close: 'Abend beenden'
	},
	lead: {
		leads: (name) => `${name} spielt aus`,
		holder: (card) => `Wer ${card} hat, spielt aus`,
		drawn: 'Ausspiel per Los',
		untopped: (name) => `Schlägt das niemand: ${name} spielt aus`
	},
	exit: {
		title: (name, n) => `${name}: Platz ${n}`,
		back: (name) => `${name} ist doch nicht raus`,
		judge: (cards) => `Mit verbotener Karte fertig: ${cards}`,
		allowed: 'Die letzte Karte war erlaubt',
		swap: (name, n) => `Tauschen mit ${name}, Platz ${n}`,
		ended: 'Diese Runde wurde vorzeitig beendet. Mach das rückgängig, um es zu ändern.',
		turned: (name) =>
			`Alle Plätze wurden umgedreht. Um das zu ändern, tipp auf ${name} (zuerst raus).`,
		cards: (cards) => list(cards),
		close: 'Schließen'
	},
	edicts: {
		title: 'Erlasse und Entscheide',
		decree: (issuer, targets, text) => `${issuer} an ${list(targets)}: ${text}`,
		toEveryone: (issuer, text) => `${issuer} an alle: ${text}`,
		ruling: (word, sentence) =>
			sentence === '' ? `Entscheid: ${word}` : `Entscheid: ${word}. ${sentence}`,
		house: (word, sentence) =>
			sentence === ''
				? `Der Tisch entscheidet: ${word}`
				: `Der Tisch entscheidet: ${word}. ${sentence}`
	}
} satisfies Catalogue['flat'];
