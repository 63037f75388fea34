import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, plural } = grammar('de');

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'größter Satz:',
	jokersHighest: 'Joker allein:',
	trumps: 'Trumpf:',
	dealer: 'wer gibt:',
	misdeal: 'aufgedeckte Karte:',
	equalRank: 'gleicher Rang:',
	afterPass: 'nach dem Passen:',
	twosEndTrick: '2er:',
	eightsEndTrick: '8er:',
	spadeThreeTopsJoker: 'Pik-3:',
	calledRuns: 'Reihe ansagen:',
	lastCardCall: 'letzte Karte:',
	forbiddenLast: 'nicht zuletzt:',
	firstLead: 'erstes Ausspiel:',
	laterLead: 'späteres Ausspiel:',
	startsWith3d: 'erste Karte:',
	leadAfterExit: 'wenn jemand raus ist:',
	taxSchedule: 'Steuer:',
	firstRoundTax: 'Steuer in Runde 1:',
	wildTax: 'wilde Karten bei der Steuer:',
	giveback: 'zurück:',
	merchantExchange: 'Tausch der Kaufleute:',
	revolution: 'beide wilden Karten:',
	firstDealRevolution: 'Revolution beim ersten Geben:',
	fourOfAKindTurns: 'Vierling:',
	fallOfTheCapital: 'Hauptstadt:',
	overturnFromTheBottom: 'letzter Platz zuerst raus:',
	newcomers: 'Neue:',
	scoring: 'Punkte:',
	completedFour: 'vier beisammen:',
	bomb: 'Bombe:',
	topCard: 'schlägt alles:',
	threes: '3er:',
	fiveSkip: '5er:',
	sevenPass: '7er:',
	tenDiscard: '10er:',
	nineReverse: '9er:',
	queenBomber: 'Damen:',
	jackBack: 'Buben:',
	coup: 'drei 9er:',
	middleTitles: 'Titel in der Mitte:',
	trumpValue: 'Tarot-Trümpfe:',
	stairsRevolution: 'lange Folge:',
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
			'even-deal': '52, gleich viele für alle',
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
	runs: { name: 'Folgen', values: { none: 'Keine Folgen', suited: 'Folgen in einer Farbe' } },
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
			'allowed-and-skips': 'Gleich überspringt'
		}
	},
	afterPass: {
		name: 'Nach dem Passen',
		values: { 'may-return': 'Darf wieder spielen', 'out-of-trick': 'Bis zum nächsten Stich' }
	},
	twosEndTrick: {
		name: '2er im Stich',
		values: { true: 'Beenden den Stich', false: 'Beenden nichts' }
	},
	eightsEndTrick: {
		name: '8er im Stich',
		values: { true: 'Beenden den Stich', false: 'Beenden nichts' }
	},
	suitLock: { name: 'Farbzwang', values: { true: 'Mit Farbzwang', false: 'Ohne Farbzwang' } },
	spadeThreeTopsJoker: {
		name: 'Die Pik-3',
		values: { true: 'Schlägt einen Joker', false: 'Eine 3 wie andere' }
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
			'holder-of-3c': 'Die Kreuz-3',
			'left-of-dealer': 'Vorhand'
		}
	},
	laterLead: {
		name: 'Erster Stich, spätere Runden',
		values: {
			'top-seat': 'Der erste Platz',
			'bottom-seat': 'Der letzte Platz',
			'holder-of-3c': 'Die Kreuz-3',
			'left-of-dealer': 'Vorhand'
		}
	},
	startsWith3d: {
		name: 'Karte, die beginnt',
		values: { true: 'Die Karo-3', false: 'Die Kreuz-3' }
	},
	leadAfterExit: {
		name: 'Ausspiel, wenn jemand raus ist',
		values: { 'next-in-turn': 'Der Reihe nach', 'highest-place': 'Der höchste Platz' }
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
	fourOfAKindTurns: {
		name: 'Vierlinge',
		values: { true: 'Drehen die Rangfolge um', false: 'Drehen nichts um' }
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
	completedFour: {
		name: 'Vier beisammen',
		values: { never: 'Nichts Besonderes', clears: 'Räumen den Stich ab' }
	},
	bomb: { name: 'Bombe', values: { none: 'Keine Bomben', four: 'Ein Vierling' } },
	topCard: {
		name: 'Eine Karte über allem',
		values: { none: 'Keine', '3c': 'Die Kreuz-3', 'red-threes': 'Die roten 3er' }
	},
	threes: {
		name: '3er',
		values: { normal: 'Ein Rang wie andere', wild: 'Wild', clear: 'Räumen den Stich ab' }
	},
	fiveSkip: {
		name: '5er überspringen',
		values: { true: '5er überspringen', false: 'Überspringen niemanden' }
	},
	sevenPass: {
		name: '7er weitergeben',
		values: { true: '7er geben Karten weiter', false: 'Geben nichts weiter' }
	},
	nineReverse: {
		name: '9er wenden',
		values: { true: '9er wenden die Richtung', false: 'Nichts Besonderes' }
	},
	tenDiscard: {
		name: '10er ablegen',
		values: { true: '10er legen Karten ab', false: 'Legen nichts ab' }
	},
	queenBomber: {
		name: 'Damenbomber',
		values: { true: 'Damen nennen Ränge', false: 'Nichts Besonderes' }
	},
	numberLock: {
		name: 'Zahlenzwang',
		values: { true: 'Mit Zahlenzwang', false: 'Ohne Zahlenzwang' }
	},
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Tausch der ganzen Hand', false: 'Kein Tausch der Hände' }
	},
	stairsRevolution: {
		name: 'Treppenrevolution',
		values: { none: 'Nichts Besonderes', four: 'Vier oder mehr in Folge' }
	},
	jackBack: {
		name: 'Elf zurück',
		values: { true: 'Buben drehen den Stich um', false: 'Nichts Besonderes' }
	},
	coup: {
		name: 'Staatsstreich',
		values: { true: 'Drei 9er drehen um', false: 'Nichts Besonderes' }
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

export default {
	options,
	names: {
		target: 'Ende der Serie',
		forbiddenLast: 'Verbotene letzte Karten',
		players: 'Zahl der Leute'
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
