import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('de');
const evenings = byCount('# Abend', '# Abende');
const rounds = byCount('# Runde', '# Runden');
const names = byCount('# Name', '# Namen');

export default {
	title: 'Leute',
	unreadable:
		'Die Namensliste lässt sich gerade nicht lesen. Nichts hat sich geändert; versuch es später noch einmal.',
	none: {
		before: 'Noch niemand. ',
		link: 'Fang am Tisch einen Abend an',
		after: '; wer sich dazusetzt, steht dann hier.'
	},
	search: 'Leute suchen',
	notFound: 'So heißt niemand. Versuch es mit weniger Buchstaben.',
	found: byCount('# Name gefunden', '# Namen gefunden'),
	allHidden: 'Alle sind ausgeblendet. Öffne unten einen Namen, damit er wieder angeboten wird.',
	hidden: 'Ausgeblendet',
	countedAsOther: 'Zählt für jemand anderen',
	names,
	played: (n: number, inRounds: number) =>
		n === 0 ? 'Noch keine Runde' : `${evenings(n)} · ${rounds(inRounds)}`,
	lastSeen: (day: string) => `Zuletzt da: ${day}`,
	thenLastSeen: (day: string) => `zuletzt da: ${day}`,

	person: 'Person',
	noSuch: 'Diese Person gibt es auf diesem Handy nicht.',
	all: 'Alle Leute',
	somebody: 'jemand',
	somebodyListed: 'Jemand',
	eveningsOf: (name: string) => `Abende von ${name}`,
	notCounted: 'Die Statistik lässt sich gerade nicht berechnen. Versuch es später noch einmal.',
	counting: 'Wird gezählt …',
	notStored: 'Es ließ sich nicht speichern. Nichts wurde geändert; versuch es noch einmal.',
	undo: 'Rückgängig',

	name: 'Name',
	rename: 'Umbenennen',
	renamed: 'Umbenannt, an jedem Abend.',
	taken:
		'So heißt schon jemand in der Liste. Häng einen Buchstaben an, oder zähl unten beide als eine Person.',

	address: 'Anrede',
	titles: (titles: readonly string[]) => titles.join(', '),

	colour: 'Farbe in Diagrammen',
	noColour: 'Keine gewählt: Jedes Diagramm nimmt eine, die frei ist.',
	sameColour:
		'Hat jemand anders im selben Diagramm dieselbe, bekommt einer der beiden Namen eine andere.',
	colours: [
		'Zitrone',
		'Pflaume',
		'Seeblau',
		'Blau',
		'Creme',
		'Flieder',
		'Blattgrün',
		'Eisblau',
		'Petrol',
		'Rosé',
		'Asche',
		'Himmelblau'
	],

	offering: 'Beim Start eines Abends',
	isHidden:
		'Ausgeblendet: Der Name wird nicht mehr angeboten. Vergangene Abende bleiben, wie sie sind.',
	isOffered:
		'Der Name wird angeboten, auch wenn jemand dazukommt. Ausblenden ändert nichts an vergangenen Abenden.',
	offer: 'Namen wieder anbieten',
	hide: 'Namen ausblenden',
	nowHidden: 'Ausgeblendet. Vergangene Abende bleiben, wie sie sind.',
	nowOffered: 'Wird wieder angeboten.',

	merge: {
		label: 'Ist dieselbe Person wie',
		choose: 'Namen auswählen',
		choice: (name: string, n: number) => `${name}, ${evenings(n)}`,
		help: 'Falls jemand zweimal eingetragen ist, etwa als Ben und als Benn. Du siehst, was folgen würde, bevor sich etwas ändert.',
		unreadable: 'Die Abende lassen sich gerade nicht lesen. Nichts wurde geändert.',
		failed:
			'Sie ließen sich nicht als eine Person zählen. Nichts wurde geändert; versuch es noch einmal.',
		together: (from: string, into: string) =>
			`${from} und ${into} saßen zur selben Zeit an einem Tisch, sind also zwei Personen. Sie bleiben getrennt.`,
		nothing: (from: string) => `Für ${from} zählt noch kein Abend.`,
		follows: (from: string, into: string, n: number, all: number, inRounds: number) =>
			plural(n, {
				one: `Der eine Abend von ${from} zählt dann für ${into}`,
				other: `Alle ${n} Abende von ${from} zählen dann für ${into}`
			}) + `, insgesamt ${evenings(all)} und ${rounds(inRounds)}.`,
		preview: 'Was folgen würde',
		evening: (evening: string, day: string) => `${evening}, ${day}`,
		correctFirst:
			'Saß eine der beiden nur aus Versehen dort, korrigiere zuerst die Runden dieses Abends.',
		both: (name: string) => `Beide als ${name}`,
		stays: (name: string) =>
			`Jeder Abend, alt oder neu, zeigt dann den Namen ${name}. Beide lassen sich jederzeit wieder trennen.`,
		keepOther: (name: string) => `Lieber den Namen ${name} behalten`,
		go: 'Als eine Person zählen',
		done: (from: string, into: string) => `${from} zählt jetzt für ${into}.`
	},
	merged: {
		title: 'Auch eingetragen als',
		part: 'Trennen',
		partWhich: (name: string) => `Trennen: ${name}`,
		parted: (name: string) => `${name} steht wieder für eine eigene Person.`,
		countedAs: (name: string) => `Zählt als ${name}`,
		countsFor: (from: string, into: string) =>
			`Alle Abende von ${from} zählen für ${into} und zeigen diesen Namen.`,
		to: (name: string) => `Zu ${name}`
	}
} satisfies Catalogue['people'];
