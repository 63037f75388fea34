import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, plural } = grammar('de');

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'größter Satz:',
	opener: 'Karte, die beginnt:',
	wildRank: 'Ein wilder Rang:',
	tops: 'Karten, die andere schlagen:',
	effects: 'Ränge mit Wirkung:',
	turnedBy: 'Was die Rangfolge umdreht:',
	leftovers: 'Übrige Karten:',
	direction: 'Spielrichtung:',
	runLength: 'Kürzeste Folge:',
	pairRuns: 'Paarfolgen:',
	counts: 'Wie viele Karten folgen:',
	exitEndsTrick: 'Wenn eine Hand leer wird:',
	titleSet: 'Titel einer Gegend:',
	jokersHighest: 'Joker allein:',
	trumps: 'Trumpf:',
	dealer: 'wer gibt:',
	misdeal: 'aufgedeckte Karte:',
	equalRank: 'gleicher Rang:',
	afterPass: 'nach dem Passen:',
	calledRuns: 'Reihe ansagen:',
	lastCardCall: 'letzte Karte:',
	forbiddenLast: 'nicht zuletzt:',
	firstLead: 'erstes Ausspiel:',
	laterLead: 'späteres Ausspiel:',
	leadAfterExit: 'wenn jemand raus ist:',
	taxSchedule: 'Steuer:',
	firstRoundTax: 'Steuer in Runde 1:',
	wildTax: 'wilde Karten bei der Steuer:',
	giveback: 'zurück:',
	merchantExchange: 'Tausch der Kaufleute:',
	revolution: 'beide wilden Karten:',
	firstDealRevolution: 'Revolution beim ersten Geben:',
	fallOfTheCapital: 'Hauptstadt:',
	overturnFromTheBottom: 'letzter Platz zuerst raus:',
	newcomers: 'Neue:',
	scoring: 'Punkte:',
	completedFour: 'vier beisammen:',
	bomb: 'Bombe:',
	middleTitles: 'Titel in der Mitte:',
	trumpValue: 'Tarot-Trümpfe:',
	tenpenChii: 'Tenpen-chii:',
	target: 'Serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Joker nicht wild',
	'any-card': 'Joker wild',
	'joins-a-set': 'Joker im Satz'
};

/** Labels that begin with a noun keep their capital. */
const NOUN =
	/^(Asse|Aufstieg|Besiegte|Buben|Damen|Folgen|Joker|Leute|Mitte|Platz|Tarot|Tausch|Titel|Vorhand)/;
const lower = (label: string): string =>
	NOUN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = byCount('# Runde', '# Runden');
const points = byCount('# Punkt', '# Punkten');

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'Das Blatt',
		values: {
			standard: 'Alle 52 Karten',
			'32': 'Ein Blatt mit 32',
			'40': 'Ein Blatt mit 40',
			'extra-suits': 'Je eine Farbe mehr',
			'suits-and-ranks': 'Mehr Farben und Ränge',
			dalmuti: 'Das Dalmuti-Blatt',
			tarot: 'Tarotkarten'
		}
	},
	stripped: {
		name: 'Verkleinertes Blatt',
		values: { true: 'Kleiner bei wenigen', false: 'Vollständig' }
	},
	jokers: {
		name: 'Joker im Blatt',
		values: { 0: 'Keine Joker', 1: 'Ein Joker', 2: 'Zwei Joker', 3: 'Drei Joker', 4: 'Vier Joker' }
	},
	ranking: {
		name: 'Rangfolge',
		values: {
			'aces-high': 'Asse hoch',
			'twos-high': '2er hoch',
			'low-wins': 'Niedrige Zahlen gewinnen'
		}
	},
	maxSet: {
		name: 'Größter Satz',
		values: { 4: 'Vier Karten', 8: 'Acht Karten', null: 'Beliebig viele' }
	},
	runs: {
		name: 'Folgen',
		values: { none: 'Keine Folgen', suited: 'Folgen in einer Farbe', mixed: 'Folgen, Farben egal' }
	},
	wild: {
		name: 'Wilde Karten',
		values: { none: 'Nicht wild', 'any-card': 'Jede Karte', 'joins-a-set': 'Passt in einen Satz' }
	},
	jokersHighest: {
		name: 'Joker für sich',
		values: { true: 'Über jedem Rang', false: 'Nichts Besonderes' }
	},
	trumps: {
		name: 'Trümpfe',
		values: {
			none: 'Kein Trumpf',
			twos: '2er',
			'twos-fewer': '2er, eine Karte weniger',
			jokers: 'Nur Joker',
			'twos-then-jokers': '2er, darüber Joker'
		}
	},
	seats: { name: 'Sitze und Titel', values: { move: 'Leute ziehen um', stay: 'Titel wandern' } },
	dealer: {
		name: 'Wer gibt',
		values: {
			'top-seat': 'Der erste Platz',
			'bottom-seat': 'Der letzte Platz',
			'named-by-top': 'Wen Platz 1 nennt'
		}
	},
	trumpValue: {
		name: 'Tarot-Trümpfe beim Zahlen',
		values: { below: 'Unter jedem Rang', above: 'Über jedem Rang' }
	},
	middleTitles: {
		name: 'Titel in der Mitte',
		values: { one: 'Einer für alle', more: 'Ab sechs Leuten mehr' }
	},
	misdeal: {
		name: 'Aufgedeckte Karte',
		values: { 'deal-again': 'Neu geben', 'top-player-rules': 'Platz 1 entscheidet' }
	},
	// play; who leads
	equalRank: {
		name: 'Gleicher Rang',
		values: {
			never: 'Nur höher',
			allowed: 'Gleich darf folgen',
			'allowed-or-pass': 'Danach gleich oder passen',
			'allowed-and-skips': 'Gleich überspringt',
			'allowed-and-skips-more': 'Jedes Mal mehr Aussetzen'
		}
	},
	afterPass: {
		name: 'Nach dem Passen',
		values: {
			'may-return': 'Darf wieder spielen',
			'out-of-trick': 'Bis zum nächsten Stich',
			'only-if-unable': 'Nur wenn nichts geht'
		}
	},
	suitLock: {
		name: 'Farbzwang',
		values: { none: 'Ohne Farbzwang', all: 'Mit Farbzwang', part: 'Gemeinsame Farben' }
	},
	calledRuns: {
		name: 'Reihe ansagen',
		values: { true: 'Ist erlaubt', false: 'Wird nicht gespielt' }
	},
	lastCardCall: {
		name: 'Nur noch eine Karte',
		values: { true: '„Eine Karte“ sagen', false: 'Nichts wird gesagt' }
	},
	firstLead: {
		name: 'Erster Stich, erste Runde',
		values: {
			'top-seat': 'Der erste Platz',
			'bottom-seat': 'Der letzte Platz',
			'holder-of-card': 'Wer die Karte hat',
			'holder-leads': 'Wer sie hat, beliebig',
			random: 'Per Zufall',
			'left-of-dealer': 'Vorhand'
		}
	},
	laterLead: {
		name: 'Erster Stich, spätere Runden',
		values: {
			'top-seat': 'Der erste Platz',
			'bottom-seat': 'Der letzte Platz',
			'holder-of-card': 'Wer die Karte hat',
			'holder-leads': 'Wer sie hat, beliebig',
			random: 'Per Zufall',
			'left-of-dealer': 'Vorhand'
		}
	},
	leadAfterExit: {
		name: 'Ausspiel, wenn jemand raus ist',
		values: {
			'next-in-turn': 'Der Reihe nach',
			'highest-place': 'Der höchste Platz',
			'lowest-place': 'Der niedrigste Platz'
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Karten als Steuer',
		values: {
			tiered: 'Mehr mit jedem Paar',
			'two-one': '2 und 1',
			progressive: 'Gestaffelt nach Zahl',
			'three-one': '3 und 1',
			one: 'Eine Karte',
			none: 'Keine Steuern'
		}
	},
	firstRoundTax: {
		name: 'Steuern in der ersten Runde',
		values: { true: 'Werden gezahlt', false: 'Noch keine' }
	},
	wildTax: {
		name: 'Wilde Karten als Steuer',
		values: { kept: 'Bleiben', owed: 'Gehen zuerst', 'payer-chooses': 'Wer zahlt, bestimmt' }
	},
	giveback: {
		name: 'Karten zurück',
		values: {
			'free-after-looking': 'Erst ansehen, dann frei',
			'free-unseen': 'Frei, ohne Ansehen',
			worst: 'Die schlechtesten'
		}
	},
	merchantExchange: {
		name: 'Tausch der Kaufleute',
		values: { true: 'Erlaubt', false: 'Gibt es nicht' }
	},
	revolution: {
		name: 'Beide wilden Karten',
		values: {
			none: 'Keine Revolution',
			'cancels-tax': 'Heben Steuern auf',
			dalmuti: 'Aufheben oder umdrehen'
		}
	},
	firstDealRevolution: {
		name: 'Revolution beim ersten Geben',
		values: { true: 'Wie ausgerufen', false: 'Nicht von selbst' }
	},
	fallOfTheCapital: {
		name: 'Fall der Hauptstadt',
		values: { true: 'Platz 1 kann fallen', false: 'Kein Fall' }
	},
	overturnFromTheBottom: {
		name: 'Letzter Platz zuerst raus',
		values: { true: 'Alles dreht sich um', false: 'Aufstieg wie andere' }
	},
	packs: { name: 'Anzahl der Blätter', values: { 1: 'Eines', 2: 'Zwei' } },
	leftovers: {
		name: 'Übrige Karten',
		values: {
			dealt: 'Werden ausgegeben',
			aside: 'Offen beiseite',
			'to-the-bottom': 'An die letzten Plätze',
			'taken-out': 'Mittlere kommen heraus'
		}
	},
	direction: {
		name: 'Spielrichtung',
		values: {
			clockwise: 'Im Uhrzeigersinn',
			'counter-clockwise': 'Gegen den Uhrzeigersinn'
		}
	},
	runLength: {
		name: 'Kürzeste Folge',
		values: {
			3: 'Drei Karten',
			4: 'Vier Karten',
			5: 'Fünf Karten'
		}
	},
	pairRuns: {
		name: 'Paarfolgen',
		values: {
			null: 'Keine',
			2: 'Ab zwei Paaren',
			3: 'Ab drei Paaren'
		}
	},
	counts: {
		name: 'Wie viele Karten folgen',
		values: {
			same: 'Ebenso viele',
			'same-or-more': 'Ebenso viele oder mehr',
			'same-or-double': 'Ebenso viele oder doppelt',
			'more-beats': 'Mehr Karten stechen'
		}
	},
	exitEndsTrick: {
		name: 'Wenn eine Hand leer wird',
		values: {
			never: 'Der Stich geht weiter',
			foul: 'Ein Regelverstoß endet ihn',
			always: 'Jedes Ende beendet ihn'
		}
	},
	titleSet: {
		name: 'Titel einer Gegend',
		values: {
			own: 'Die des Spiels',
			arschloch: 'Deutsch',
			'trou-du-cul': 'Französisch',
			culo: 'Spanisch'
		}
	},
	completedFour: {
		name: 'Vier beisammen',
		values: {
			never: 'Nichts Besonderes',
			clears: 'Räumen den Stich ab',
			anyone: 'Alle dürfen vollenden'
		}
	},
	bomb: { name: 'Bombe', values: { none: 'Keine Bomben', four: 'Ein Vierling' } },
	numberLock: {
		name: 'Zahlenzwang',
		values: { true: 'Mit Zahlenzwang', false: 'Ohne Zahlenzwang' }
	},
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Tausch der ganzen Hand', false: 'Kein Tausch der Hände' }
	},
	// newcomers; score
	newcomers: {
		name: 'Wo Neue sitzen',
		values: {
			'middle-untaxed': 'Mitte, steuerfrei',
			'middle-low-side': 'Mitte, eher unten',
			bottom: 'Ganz unten',
			redraw: 'Alle ziehen neu',
			'by-card': 'Nach einer Karte'
		}
	},
	scoring: {
		name: 'Punkte',
		values: {
			none: 'Keine Punkte',
			beaten: '1 je besiegte Person',
			'beaten-philanthropic': 'Besiegte und Wohltat',
			'by-title': 'Nach Titel'
		}
	}
} satisfies OptionLabels;

const effects: Readonly<Record<EffectName, string>> = {
	clears: 'beendet den Stich',
	skip: 'überspringt',
	give: 'gibt Karten weiter',
	discard: 'wirft Karten ab',
	reverse: 'ändert die Richtung',
	bomber: 'nennt Ränge',
	back: 'dreht den Stich um',
	turns: 'dreht die Rangfolge um'
};

export default {
	options,
	names: {
		target: 'Ende der Serie',
		opener: 'Karte, die beginnt',
		wildRank: 'Ein wilder Rang',
		tops: 'Karten, die andere schlagen',
		effects: 'Ränge mit Wirkung',
		turnedBy: 'Was die Rangfolge umdreht',
		forbiddenLast: 'Verbotene letzte Karten',
		players: 'Zahl der Leute'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'Keine',
		all: (entries: readonly string[]) => entries.join(', '),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `${rank} ${suit}`,
		inRuns: 'auch in Folgen',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} schlägt ${over}`,
		over: { any: 'jeden Zug', single: 'jede einzelne Karte', set: 'ebenso viele Karten' },
		turnedBy: {
			four: 'Vierling',
			'run-of-four': 'Folge aus vier oder mehr'
		},
		strongest: 'der stärkste Rang',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: 'Eigene Mengen'
	},
	target: {
		open: 'Offen',
		rounds: (n: number) => `Nach ${rounds(n)}`,
		points: (n: number) => `Bei ${points(n)}`
	},
	forbidden: {
		none: 'Keine',
		some: (cards: readonly string[]) => cards.join(', ')
	},
	everyCard: (rank: string) => common.cards.allOf(rank),
	everyWild: { JK: 'Joker', JE: 'Narren' },
	change: (option: string, label: string) => `${option}: ${label}`,
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		// not "Punkte: keine Punkte"
		if (before === undefined || label.includes(before.slice(0, -1))) return lower(label);
		return `${before} ${lower(label)}`;
	},
	titlesRenamed: byCount('# Titel umbenannt', '# Titel umbenannt'),
	ownPoints: 'eigene Punkte',
	trumpsDescribed: byCount('# Trumpf beschrieben', '# Trümpfe beschrieben'),
	asPublished: 'Wie im Original',
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} Änderung`, other: `${n} Änderungen` });
		return `${all}: ${texts.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`;
	},
	differences: {
		number: (n: number) =>
			n === 0
				? 'Keine Unterschiede'
				: plural(n, { one: `${n} Unterschied`, other: `${n} Unterschiede` }),
		title: (title: string) => `Titel: ${title}`,
		points: (title: string) => `Punkte: ${title}`,
		nothing: '–'
	},
	trumps: [
		'Der Narr',
		'Der Magier',
		'Die Hohepriesterin',
		'Die Herrscherin',
		'Der Herrscher',
		'Der Hierophant',
		'Die Liebenden',
		'Der Wagen',
		'Die Kraft',
		'Der Eremit',
		'Das Rad des Schicksals',
		'Die Gerechtigkeit',
		'Der Gehängte',
		'Der Tod',
		'Die Mäßigkeit',
		'Der Teufel',
		'Der Turm',
		'Der Stern',
		'Der Mond',
		'Die Sonne',
		'Das Gericht',
		'Die Welt'
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
