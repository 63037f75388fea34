import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `Die höchste Karte ist ${card}, danach kommt ${next}.`,
	lowest: (card: string, next: string) =>
		`Die niedrigste Karte ist ${card}, darüber kommt ${next}.`,
	wildAbove: (wild: string) => `${wild} allein ist höher als alle.`,
	wildBelow: (wild: string) => `${wild} allein ist niedriger als alle.`,
	above: (card: string, other: string) => `${card} ist höher als ${other}.`,
	between: (below: string, card: string, above: string) =>
		`${card} ist höher als ${below} und niedriger als ${above}.`,
	order: (cards: readonly string[]) => `Von unten nach oben: ${cards.join(' ')}.`,
	copies: (count: number, card: string) => `Im Blatt sind ${count} Karten vom Rang ${card}.`,
	collectsOpen:
		'Die Quelle nennt niemanden: Der Tisch bestimmt, wer die Karten einsammelt. Sie sind aus der Runde.',
	runLength: (cards: number) => `Eine Folge hat mindestens ${cards} Karten.`,
	nothingBeats: (card: string) => `Nein, nichts schlägt ${card}.`,
	beatenBy: (card: string, by: readonly string[]) =>
		`${card} wird geschlagen von: ${by.join(', ')}.`,
	noEffect: (card: string) => `${card} bewirkt an diesem Tisch nichts Besonderes.`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`Von oben: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`,
	without: (name: string) => `Ohne ${name}, ab dem nächsten Geben:`,
	questions: {
		ranking: 'Welche Karte ist höher?',
		copies: 'Wie viele Karten eines Ranges gibt es?',
		collects: 'Wer sammelt die Karten ein?',
		'run-length': 'Wie lang ist eine Folge?',
		counts: 'Wie viele Karten müssen folgen?',
		beaten: 'Was schlägt diese Karte?',
		effect: 'Was bewirkt diese Karte?',
		players: 'Wie viele können spielen?',
		titles: 'Wie heißen die Plätze?',
		taxes: 'Wer zahlt wie viel?',
		'first-lead': 'Wer spielt in der ersten Runde aus?',
		score: 'Werden Punkte gezählt?'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
