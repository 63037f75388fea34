import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'Sonst wie Tahimi',
		'Tarot-Himi ist Tahimi mit Tarotkarten: Titel, Steuern, Spiel und Ausspiel sind gleich.'
	),
	'TH-1': rule(
		'Das Tarotblatt',
		'Gespielt wird mit einem Tarotblatt: Karten in Farben, fast wie die gewöhnlichen, und die Großen Arkana, die Trümpfe.',
		'Das sind 56 Karten in vier Farben, mit Page und Ritter anstelle des Buben, und 22 Trümpfe: 78 Karten, die alle gegeben werden.'
	),
	'TH-2': rule(
		'Page und Ritter',
		'Von schwach nach stark: 2 bis 10, Page, Ritter, Dame, König, Ass. Trümpfe stehen außerhalb dieser Reihe.'
	),
	'TH-3': rule(
		'Trümpfe des Tisches',
		'Trümpfe haben besondere Kräfte, die den üblichen Regeln vorgehen; welche, sagt die Quelle nicht.',
		'Was ein Trumpf kann, bestimmt der Tisch.'
	),
	'TH-5': rule(
		'Trümpfe bei Steuern und Ziehen',
		'Bei der Abgabe zählt ein Trumpf unter jedem Rang, er geht also nur weg, wenn nichts anderes mehr da ist. Beim Ziehen der Sitze liegt ein Trumpf unter jeder Karte.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Es folgen gleich viele Karten von höherem Rang; gleicher Rang genügt nicht. Die Farbe zählt nie.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich Titel und Steuern mit.',
		'Auch die Hände werden größer oder kleiner.'
	)
} satisfies Catalogue['rules-tarot-himi'];
