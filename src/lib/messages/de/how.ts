import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { capital, numberWord, someWilds, wildsWord, wildWord } from './grammar/nouns.ts';

const { either } = grammar('de');

export default {
	title: 'So wird gespielt, in einer Minute',
	parts: {
		need: 'Ihr braucht',
		aim: 'Das Ziel',
		turn: 'Ein Zug',
		out: 'Raus sein',
		next: 'Die nächste Runde'
	},
	sentences: (all: readonly string[]) => all.join(' '),
	need: (people: number, pack: string, wilds: string | null) =>
		`Mindestens ${numberWord(people)} Leute und ${pack}${wilds === null ? '' : `, dazu ${wilds}`}. Alle Karten werden gegeben.`,
	packs: {
		standard: (n: number) => (n === 2 ? 'zwei Blätter zu 52 Karten' : 'ein Blatt mit 52 Karten'),
		'32': (n: number) => (n === 2 ? 'zwei Blätter zu 32 Karten' : 'ein Blatt mit 32 Karten'),
		'40': (n: number) => (n === 2 ? 'zwei Blätter zu 40 Karten' : 'ein Blatt mit 40 Karten'),
		'extra-suits': () =>
			'ein Blatt mit 52 Karten und für jede Person über vier eine Farbe aus einem zweiten Blatt',
		'suits-and-ranks': () =>
			'ein Blatt mit 52 Karten, ab fünf Leuten mit weiteren Rängen und Farben',
		dalmuti: () => 'ein Blatt mit den Zahlen 1 bis 12, jede so oft, wie sie sagt',
		tarot: () => 'ein Tarotblatt'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`Werde deine Karten vor den anderen los. Erster Platz: ${first}. Letzter Platz: ${last}.`,
	opens: (card: string) => `Wer die ${card} hat, spielt als Erstes aus, und zwar mit ihr.`,
	leads: {
		sets: 'Ausgespielt wird eine Karte oder mehrere von einem Rang.',
		runs: 'Ausgespielt wird eine Karte, mehrere von einem Rang oder eine Folge ab drei Karten in einer Farbe.'
	},
	follows: {
		higher: 'Im Uhrzeigersinn legen die anderen gleich viele Karten von höherem Rang oder passen.',
		lower: 'Im Uhrzeigersinn legen die anderen gleich viele Karten mit kleinerer Zahl oder passen.',
		counterHigher:
			'Gegen den Uhrzeigersinn legen die anderen gleich viele Karten von höherem Rang oder passen.',
		counterLower:
			'Gegen den Uhrzeigersinn legen die anderen gleich viele Karten mit kleinerer Zahl oder passen.'
	},
	ranks: (ranks: string) => `Von schwach nach stark: ${ranks}.`,
	won: 'Haben alle anderen gepasst, spielt wieder aus, wer zuletzt gelegt hat.',
	wild: {
		any: (wild: Wild) => `${capital(someWilds(wild, 1))} steht für jede Karte.`,
		joins: (wild: Wild) =>
			`Ein ${wildWord(wild)} nimmt den Rang der Karten neben sich an, allein ist er am schwächsten.`,
		thirteen: (wild: Wild) =>
			`Ein ${wildWord(wild)} nimmt die Zahl der Karten neben sich an, allein zählt er als 13.`
	},
	draw: 'Um die ersten Plätze werden Karten gezogen.',
	fourTurns:
		'Ein Vierling dreht die Rangfolge um, bis die Runde endet oder ein anderer sie zurückdreht.',
	wildTax: {
		kept: (wild: Wild) => `Ein ${wildWord(wild)} zählt am niedrigsten und bleibt.`,
		owed: (wild: Wild) => `Ein ${wildWord(wild)} zählt am höchsten und geht zuerst.`,
		'payer-chooses': (wild: Wild) => `Ein ${wildWord(wild)} geht oder bleibt, wie man mag.`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`Wer zwei ${wildsWord(wild)} bekommen hat, darf sie vorher zeigen: Dann zahlt niemand.`,
		dalmuti: (wild: Wild) =>
			`Wer zwei ${wildsWord(wild)} bekommen hat, darf die Steuern aufheben; auf dem letzten Platz dreht das auch alle Plätze um.`
	},
	trumps: 'Was die 22 Trümpfe tun, legt der Tisch fest.',
	out: 'Wer keine Karten mehr hat, ist raus. Die anderen spielen weiter, bis nur noch eine Person Karten hat.',
	notLast: (cards: readonly string[]) => `Als letzte Karte verboten: ${either(cards)}.`,
	taxes: (players: number) =>
		`Dann werden Steuern gezahlt. Zu ${players === 6 ? 'sechst' : numberWord(players)}:`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}: ${n}`,
	best: {
		higher: 'Abgegeben werden die höchsten Karten, egal wozu sie gehören.',
		lower: 'Abgegeben werden die kleinsten Zahlen, egal wozu sie gehören.'
	},
	noFirstTax: 'In der ersten Runde gibt es keine Steuern.',
	examples: 'Beispiele',
	example: (over: string, under: string, allowed: boolean) =>
		`${over} auf ${under}: ${allowed ? 'erlaubt' : 'nicht erlaubt'}`,
	source: (game: string) => `Die Regeln von ${game}, in unseren Worten.`,
	houseSource: 'Die Regeln dieses Tisches, in unseren Worten.'
} satisfies Catalogue['how'];
