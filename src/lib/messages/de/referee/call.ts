import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/de/grammar/nouns.ts';

const { list, either } = grammar('de');

export const call = {
	question: 'War diese Ansage richtig?',
	good: 'Die Ansage gilt',
	bad: 'Die Ansage gilt nicht',
	plays: 'Die einzelnen Karten, zuletzt die der Ansage',
	how: 'Tipp die einzelnen Karten in der Reihenfolge an, in der sie kamen, zuletzt die der Ansage, und was angesagt wurde. Zweimal derselbe Rang hintereinander ist ein Paar.',
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))} folgen aufeinander, und die Ansage trifft auf alle drei zu. Jetzt darf nur noch die nächste Karte der Reihe kommen; Trümpfe schlagen nichts.`,
	open: (calls: readonly string[]) => `Wer ansagt, wählt, wie streng: ${either(calls)}.`,
	fault: {
		'not-played-here': () => 'An diesem Tisch werden keine Reihen angesagt.',
		'too-few': () =>
			'Für eine Ansage braucht es drei einzelne Karten in Folge. Mit weniger gibt es noch nichts anzusagen.',
		'not-singles': () => 'Nur einzelne Karten zählen: Alle drei müssen einzeln gespielt sein.',
		jokers: () => 'Ein Joker gehört zu keiner angesagten Reihe.',
		'not-neighbours': (cards) =>
			`${list(cards.map(cardText))} folgen nicht aufeinander, jede einen Rang über der davor.`,
		colour: (cards) =>
			`${list(cards.map(cardText))} sind nicht alle rot oder alle schwarz, wie angesagt.`,
		suit: (cards) => `${list(cards.map(cardText))} haben nicht alle diese Farbe.`
	} as Readonly<Record<CallFault, (cards: readonly Card[]) => string>>
};
