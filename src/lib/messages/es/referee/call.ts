import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/es/grammar/nouns.ts';

const { list, either } = grammar('es');

export const call = {
	question: '¿Valía ese canto?',
	good: 'El canto vale',
	bad: 'El canto no vale',
	plays: 'Las cartas sueltas, la última de quien canta',
	how: 'Toca las cartas sueltas en el orden en que se jugaron, hasta la de quien canta, y lo que cantó. Dos veces seguidas el mismo valor es una pareja.',
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))} van seguidas, y lo que se cantó vale para las tres. Ahora solo puede jugarse la carta siguiente; los triunfos no superan nada.`,
	open: (calls: readonly string[]) => `Quien canta elige cuánto exigir: ${either(calls)}.`,
	fault: {
		'not-played-here': () => 'En esta mesa no se cantan secuencias.',
		'too-few': () =>
			'Hacen falta tres cartas sueltas seguidas. Con menos aún no hay nada que cantar.',
		'not-singles': () => 'Solo cuentan las cartas sueltas: las tres deben serlo.',
		jokers: () => 'Un Joker no forma parte de una secuencia cantada.',
		'not-neighbours': (cards) =>
			`${list(cards.map(cardText))} no van seguidas, cada una un valor por encima de la anterior.`,
		colour: (cards) => `${list(cards.map(cardText))} no son todas de ese color.`,
		suit: (cards) => `${list(cards.map(cardText))} no son todas de ese palo.`
	} as Readonly<Record<CallFault, (cards: readonly Card[]) => string>>
};
