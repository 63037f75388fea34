import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const { byCount } = grammar('de');

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `am besten mit ${from}` : `am besten mit ${from} bis ${to}`;
const people = byCount('# Person', '# Personen');

const NUMBERS = [
	'drei',
	'vier',
	'fünf',
	'sechs',
	'sieben',
	'acht',
	'neun',
	'zehn',
	'elf',
	'zwölf',
	'dreizehn',
	'vierzehn',
	'fünfzehn',
	'sechzehn'
];
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

export default {
	firstTime: 'Ihr spielt mit euren Karten.',
	number: {
		tooFew: (game: string, min: number, best: PlayerRange) =>
			`${game} braucht mindestens ${min}, ${bestWith(best)}.`,
		tooMany: (game: string, max: number, n: number) =>
			`${game} geht mit höchstens ${max}; ihr seid ${n}.`,
		notFair: (n: number, game: string, best: PlayerRange) =>
			`${people(n)}: weniger als für ${game} gedacht, ${bestWith(best)}.`,
		works: (n: number, best: PlayerRange) => `${people(n)}: geht, aber ${bestWith(best)}.`,
		best: (n: number, best: PlayerRange) => `${people(n)}, ${bestWith(best)}.`
	},
	title: 'Ein neuer Abend',
	subtitle: 'Wer spielt heute was?',
	game: (game: string) => `Spiel: ${game}`,
	allGames: 'Alle Spiele',
	published: 'Nach den Originalregeln',
	howDoYouPlay: 'Wie spielt ihr das?',
	otherGames: 'Andere Spiele',
	whichGame: 'Welches Spiel?',
	players: (from: number, to: number) => `${from}–${to} Personen`,
	also: (names: readonly string[]) => `Auch: ${names.join(', ')}`,
	nameLabel: 'Neuer Name oder eine Liste von Namen',
	namePlaceholder: 'Name oder eine ganze Liste',
	add: 'Eintragen',
	refused: (name: string, why: string) => `${name}: ${why}`,
	seated: 'Wer spielt, im Uhrzeigersinn',
	tap: 'Im Uhrzeigersinn, wie ihr sitzt.',
	largerPack:
		'Ab fünf Leuten empfiehlt die Quelle von Tahimi ein größeres Blatt mit höheren Steuern: Dafür gibt es Hausregeln. Hier werden die 52 Karten gleichmäßig gegeben.',
	secondPack: (max: number) =>
		`Ein Blatt reicht dafür nicht. Mit einem zweiten geht es mit bis zu ${max}, als Hausregel für diesen Abend.`,
	twoPacks: 'Mit zwei Blättern spielen',
	trumps: {
		question: 'Bei der Abgabe und beim Ziehen der Sitze zählen Tarot-Trümpfe',
		below: 'unter jedem Rang (unsere Lesart)',
		above: 'über jedem Rang'
	},
	addEveryone:
		'Tragt alle ein, die mitspielen, im Uhrzeigersinn, wie ihr sitzt. Die App merkt sich die Namen für den nächsten Abend.',
	help: 'Häufige Fragen',
	again: (n, day) =>
		day === null
			? `Dieselben ${number(n)} wie letztes Mal?`
			: `Dieselben ${number(n)} wie am ${day}?`,
	missing: 'Wer fehlt? Einfach antippen.',
	somebodyNew: 'Noch jemand',
	change: 'Ändern',
	deal: (n) => (n === null ? 'Runde 1 geben' : `Runde 1 für ${n < 3 ? n : number(n)} geben`),
	draw: 'Um die Sitze ziehen',
	needed: (n) =>
		n === 1 ? 'Eine Person fehlt noch' : `${n === 2 ? 'Zwei' : n} Personen fehlen noch`,
	goOn: (round, day) => `Weiter mit Runde ${round} vom ${day ?? 'letzten Mal'}`,
	seeLast: (day) => (day === null ? 'Das letzte Mal ansehen' : `Letzten ${day} ansehen`),
	leftClosed: (evening) => `„${evening}“ ist beendet.`,
	undo: 'Rückgängig',
	undoClosing: 'Rückgängig: mit jenem Abend weitermachen',
	first: {
		title: 'Ihr spielt die Karten. Die App führt den Hof.',
		how: 'Mit eurem eigenen Kartenspiel. Tippt an, wer raus ist: Sitze, Titel und Steuern ergeben sich.',
		promises: ['Kostenlos', 'Ohne Netz', 'Ohne Konto'],
		takeSeats: 'Platz nehmen',
		sample: 'Einen gespielten Abend ansehen'
	},
	called: {
		question: 'Wie heißt es bei euch?',
		here: (game) => `Hier heißt es ${game}.`,
		none: 'So heißt hier kein Spiel. Das sind alle:'
	},
	sample: {
		label: 'Beispiel',
		mark: 'Ein Beispielabend. Nichts davon wird behalten oder gezählt.',
		players: ['Ana', 'Ben', 'Cem', 'Dana', 'Emil', 'Lena'],
		decree: 'Wer Letzter wird, holt die Getränke.',
		playOwn: 'Selbst spielen'
	},
	mySeat: 'Mein Sitz am geteilten Tisch',
	allNames: (n) => `Alle ${n} Namen`,
	start: (n: number) => (n === 0 ? 'Los' : `Los mit ${n}`),
	eveningName: (weekday: string, game: string) => `${game} am ${weekday}`
} satisfies Catalogue['start'];
