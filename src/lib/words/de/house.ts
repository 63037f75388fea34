import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/words/catalogue.ts';
import type { ChoiceWords } from '#lib/words/choice-words.ts';
import { grammar } from '#lib/words/grammar.ts';
import common from './common.ts';

const { plural } = grammar('de');

/** What is said before a label that does not speak for itself. */
const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'größter Satz:',
	jokersHighest: 'Joker allein:',
	trumps: 'Trumpf:',
	dealer: 'es gibt:',
	misdeal: 'sichtbare Karte:',
	equalRank: 'gleicher Rang:',
	afterPass: 'nach dem Passen:',
	twosEndTrick: '2er:',
	eightsEndTrick: '8er:',
	suitLock: 'Farben:',
	spadeThreeTopsJoker: 'Pik-3:',
	calledRuns: 'Reihe ansagen:',
	lastCardCall: 'letzte Karte:',
	forbiddenLast: 'nicht zuletzt:',
	firstLead: 'erstes Ausspiel:',
	laterLead: 'späteres Ausspiel:',
	startsWith3d: 'es beginnt:',
	leadAfterExit: 'nach einem Abgang:',
	taxSchedule: 'Steuer:',
	firstRoundTax: 'Steuer in Runde 1:',
	wildTax: 'wilde Karten bei der Steuer:',
	giveback: 'zurück:',
	merchantExchange: 'Tausch der Kaufleute:',
	revolution: 'beide wilden:',
	firstDealRevolution: 'Revolution beim ersten Geben:',
	fourOfAKindTurns: 'Vierling:',
	fallOfTheCapital: 'Hauptstadt:',
	overturnFromTheBottom: 'letzter Platz zuerst raus:',
	newcomers: 'Neue:',
	scoring: 'Punkte:',
	target: 'Serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Joker nicht wild',
	'any-card': 'Joker wild',
	'joins-a-set': 'Joker im Satz'
};

/** Labels that begin with a noun keep their capital. */
const NOUN = /^(Asse|Aufstieg|Besiegte|Folgen|Joker|Leute|Mitte|Platz|Tarot|Titel|Vorhand)/;
/** A first letter that is large for being first, made small. */
const lower = (label: string): string =>
	NOUN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = (n: number) => plural(n, { one: `${n} Runde`, other: `${n} Runden` });
const points = (n: number) => plural(n, { one: `${n} Punkt`, other: `${n} Punkten` });
const ends = (after: string) => `Die Serie endet ${after}; die höchste Summe gewinnt.`;

/** The options of the rules: what each is called, and for each value a label of up to 26 letters and a sentence. */
const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'Das Blatt',
		values: {
			standard: [
				'Ein Spiel mit 52',
				'Alle 52 Karten werden gegeben; übrige gehen einzeln reihum, sodass manche eine mehr bekommen.'
			],
			'even-deal': [
				'52, die aufgehen',
				'Einige mittlere Karten kommen heraus, damit alle gleich viele bekommen.'
			],
			'extra-suits': [
				'Je eine Farbe mehr',
				'Jede Person ab der fünften bringt eine ganze Farbe eines zweiten Spiels mit: je 13 Karten.'
			],
			'suits-and-ranks': [
				'Mehr Farben und Ränge',
				'Mit jeder Person ab der fünften kommen Ränge von 11 an sowie Sterne und Monde dazu: je 13 Karten, für vier bis acht.'
			],
			dalmuti: [
				'Das Dalmuti-Spiel',
				'Zwölf Ränge ohne Farben, von jedem so viele Karten, wie seine Zahl sagt, und Narren.'
			],
			tarot: [
				'Tarotkarten',
				'Vier Farben zu 14, mit Page und Ritter, und 22 Trümpfe nach den Regeln des Tisches.'
			]
		}
	},
	stripped: {
		name: 'Verkleinertes Blatt',
		values: {
			true: [
				'Kleiner bei wenigen',
				'Zu viert kommen die 12er und 11er heraus, zu fünft die 12er. Mit mehr Leuten bleibt das Blatt ganz.'
			],
			false: ['Vollständig', 'Auch an einem kleinen Tisch kommen keine Ränge heraus.']
		}
	},
	jokers: {
		name: 'Joker im Blatt',
		values: {
			0: ['Keine Joker', 'Kein Joker und kein Narr ist im Blatt.'],
			1: ['Ein Joker', 'Ein Joker oder Narr ist im Blatt.'],
			2: ['Zwei Joker', 'Beide Joker oder Narren sind im Blatt.']
		}
	},
	ranking: {
		name: 'Rangfolge',
		values: {
			'aces-high': ['Asse hoch', 'Von der 2 ganz unten bis hinauf zum Ass.'],
			'twos-high': ['2er hoch', 'Von der 3 ganz unten bis zum Ass und darüber die 2.'],
			'low-wins': [
				'Niedrige Zahlen gewinnen',
				'Je niedriger die Zahl, desto stärker die Karte: Die 1 schlägt alles.'
			]
		}
	},
	maxSet: {
		name: 'Größter Satz',
		values: {
			4: ['Vier Karten', 'Höchstens vier Karten eines Rangs auf einmal, wilde mitgezählt.'],
			null: ['Beliebig viele', 'So viele Karten eines Rangs auf einmal, wie man hat.']
		}
	},
	runs: {
		name: 'Folgen',
		values: {
			none: ['Keine Folgen', 'Zusammen gelegt werden nur Karten vom selben Rang.'],
			suited: [
				'Folgen in einer Farbe',
				'Auch drei oder mehr aufeinanderfolgende Karten einer Farbe dürfen gelegt werden.'
			]
		}
	},
	wild: {
		name: 'Wilde Karten',
		values: {
			none: ['Nicht wild', 'Keine Karte steht für eine andere.'],
			'any-card': ['Jede Karte', 'Ein Joker steht für jede Karte, allein oder neben anderen.'],
			'joins-a-set': [
				'Passt in einen Satz',
				'Neben anderen Karten nimmt ein Joker deren Rang an; allein liegt er unter der niedrigsten.'
			]
		}
	},
	jokersHighest: {
		name: 'Joker für sich',
		values: {
			true: [
				'Über jedem Rang',
				'Joker, die allein oder als Paar liegen, sind das Höchste ihrer Anzahl.'
			],
			false: ['Nichts Besonderes', 'Joker für sich sind, was die anderen Regeln aus ihnen machen.']
		}
	},
	trumps: {
		name: 'Trümpfe',
		values: {
			none: ['Kein Trumpf', 'Nur höhere Karten schlagen niedrigere.'],
			twos: [
				'2er',
				'Eine 2 schlägt jede einzelne Karte und jeden Satz anderer Karten, und keine einzelne Karte schlägt sie.'
			],
			jokers: [
				'Nur Joker',
				'Ein Joker schlägt alles außer einem Joker; 2er sind nur der höchste Rang.'
			],
			'twos-then-jokers': [
				'2er, darüber Joker',
				'Eine 2 schlägt jede einzelne Karte und jeden Satz anderer Karten, und ein Joker schlägt auch sie.'
			]
		}
	},
	seats: {
		name: 'Sitze und Titel',
		values: {
			move: [
				'Leute ziehen um',
				'Nach jeder Runde wechseln alle auf den Stuhl ihres neuen Platzes.'
			],
			stay: [
				'Titel wandern',
				'Alle behalten ihren Stuhl; Titel und Steuern folgen den neuen Plätzen.'
			]
		}
	},
	dealer: {
		name: 'Wer gibt',
		values: {
			'top-seat': ['Der erste Platz', 'Platz 1 gibt.'],
			'bottom-seat': ['Der letzte Platz', 'Wer ganz unten ist, gibt.'],
			'named-by-top': ['Wen Platz 1 nennt', 'Platz 1 gibt oder nennt jemand anderen.']
		}
	},
	misdeal: {
		name: 'Beim Geben sichtbare Karte',
		values: {
			'deal-again': ['Neu geben', 'Ist beim Geben eine Karte zu sehen, wird ganz neu gegeben.'],
			'top-player-rules': [
				'Platz 1 entscheidet',
				'Platz 1 lässt die Karte, wo sie hingehört, oder gibt sie dem letzten Platz, im Tausch gegen eine zufällige.'
			]
		}
	},
	// play; who leads
	equalRank: {
		name: 'Gleicher Rang',
		values: {
			never: ['Nur höher', 'Nur ein höherer Rang darf folgen.'],
			allowed: ['Gleich darf folgen', 'Auch ein Zug vom selben Rang darf folgen.'],
			'allowed-and-skips': [
				'Gleich überspringt',
				'Ein Zug vom selben Rang darf folgen, und die nächste Person setzt einmal aus.'
			]
		}
	},
	afterPass: {
		name: 'Nach dem Passen',
		values: {
			'may-return': [
				'Darf wieder spielen',
				'Wer gepasst hat, darf wieder spielen, wenn die Reihe herum ist.'
			],
			'out-of-trick': ['Bis zum nächsten Stich', 'Wer gepasst hat, wartet bis zum nächsten Stich.']
		}
	},
	twosEndTrick: {
		name: '2er im Stich',
		values: {
			true: ['Beenden den Stich', 'Nichts schlägt einen Satz 2er: Der Stich ist sofort vorbei.'],
			false: ['Beenden nichts', 'Auf 2er darf folgen wie auf jeden anderen Rang.']
		}
	},
	eightsEndTrick: {
		name: '8er im Stich',
		values: {
			true: ['Beenden den Stich', 'Nichts schlägt einen Satz 8er: Der Stich ist sofort vorbei.'],
			false: ['Beenden nichts', 'Auf 8er darf folgen wie auf jeden anderen Rang.']
		}
	},
	suitLock: {
		name: 'Farbzwang',
		values: {
			true: [
				'Mit Farbzwang',
				'Zwei Züge nacheinander in denselben Farben: Im Rest des Stichs dürfen nur diese Farben folgen.'
			],
			false: ['Ohne Farbzwang', 'Farben schränken nie ein, was folgen darf.']
		}
	},
	spadeThreeTopsJoker: {
		name: 'Die Pik-3',
		values: {
			true: ['Schlägt einen Joker', 'Die Pik-3 schlägt einen Joker, der allein liegt.'],
			false: ['Eine 3 wie andere', 'Die Pik-3 kann nichts Besonderes.']
		}
	},
	calledRuns: {
		name: 'Reihe ansagen',
		values: {
			true: [
				'Ist erlaubt',
				'Nach drei einzelnen Karten in Reihe darf, wer die dritte legt, die Reihe ansagen: Nur der nächste Rang darf dann folgen.'
			],
			false: ['Wird nicht gespielt', 'Karten in Reihe binden niemanden.']
		}
	},
	lastCardCall: {
		name: 'Nur noch eine Karte',
		values: {
			true: ['„Eine Karte“ sagen', 'Wer nur noch eine Karte hat, sagt es laut.'],
			false: ['Nichts wird gesagt', 'Niemand muss sagen, wie wenige Karten übrig sind.']
		}
	},
	firstLead: {
		name: 'Erster Stich, erste Runde',
		values: {
			'top-seat': ['Der erste Platz', 'Platz 1 spielt aus.'],
			'bottom-seat': ['Der letzte Platz', 'Wer ganz unten ist, spielt aus.'],
			'holder-of-3c': [
				'Die Kreuz-3',
				'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.'
			],
			'left-of-dealer': ['Vorhand', 'Wer links von der gebenden Person sitzt, spielt aus.']
		}
	},
	laterLead: {
		name: 'Erster Stich, spätere Runden',
		values: {
			'top-seat': ['Der erste Platz', 'Platz 1 spielt aus.'],
			'bottom-seat': ['Der letzte Platz', 'Wer ganz unten ist, spielt aus.'],
			'holder-of-3c': [
				'Die Kreuz-3',
				'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.'
			],
			'left-of-dealer': ['Vorhand', 'Wer links von der gebenden Person sitzt, spielt aus.']
		}
	},
	startsWith3d: {
		name: 'Karte, die beginnt',
		values: {
			true: ['Die Karo-3', 'Wo ausspielt, wer eine 3 hat, ist es die Karo-3, nicht die Kreuz-3.'],
			false: ['Die Kreuz-3', 'Wo ausspielt, wer eine 3 hat, ist es die Kreuz-3.']
		}
	},
	leadAfterExit: {
		name: 'Ausspiel nach einem Abgang',
		values: {
			'next-in-turn': [
				'Der Reihe nach',
				'Schlägt niemand den letzten Zug einer Hand, spielt aus, wer als Nächstes noch Karten hat.'
			],
			'highest-place': [
				'Der höchste Platz',
				'Schlägt niemand den letzten Zug einer Hand, spielt der höchste Platz aus, der noch Karten hat.'
			]
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Karten als Steuer',
		values: {
			tiered: [
				'Mehr mit jedem Paar',
				'Eine Karte zwischen zweien, und mit jeder zweiten Person ein Paar und eine Karte mehr: 1; 2, 1; 3, 2, 1.'
			],
			'two-one': [
				'2 und 1',
				'Der letzte Platz gibt dem ersten 2, der vorletzte dem zweiten 1. Zu dritt nur die 2.'
			],
			progressive: [
				'Gestaffelt nach Zahl',
				'Bis fünf wie 2 und 1; zu sechst 3 und 1, zu siebt 3 und 2, zu acht 3, 2 und 1.'
			],
			'three-one': [
				'3 und 1',
				'Der letzte Platz gibt dem ersten 3, der vorletzte dem zweiten 1. Zu dritt nur die 3.'
			],
			none: ['Keine Steuern', 'Niemand gibt jemandem Karten.']
		}
	},
	firstRoundTax: {
		name: 'Steuern in der ersten Runde',
		values: {
			true: ['Werden gezahlt', 'Steuern gibt es ab der ersten Runde.'],
			false: ['Noch keine', 'Die erste Runde ist ohne Steuern.']
		}
	},
	wildTax: {
		name: 'Wilde Karten als Steuer',
		values: {
			kept: [
				'Bleiben',
				'Eine wilde Karte zählt weniger als jeder Rang und bleibt also, solange andere da sind.'
			],
			owed: ['Gehen zuerst', 'Eine wilde Karte zählt mehr als jeder Rang und geht also zuerst.'],
			'payer-chooses': [
				'Wer zahlt, bestimmt',
				'Wer zahlt, gibt jeder wilden Karte einen beliebigen Rang: Nichts zwingt sie weg, nichts hält sie.'
			]
		}
	},
	giveback: {
		name: 'Karten zurück',
		values: {
			'free-after-looking': [
				'Beliebige, nach Ansehen',
				'Wer empfängt, sieht sich die Abgabe an und gibt beliebige Karten zurück.'
			],
			'free-unseen': [
				'Beliebige, ungesehen',
				'Wer empfängt, wählt beliebige Karten, bevor die Abgabe zu sehen ist; beides wird zugleich getauscht.'
			],
			worst: [
				'Die niedrigsten',
				'Wer empfängt, gibt die niedrigsten Karten der gegebenen Hand zurück.'
			]
		}
	},
	merchantExchange: {
		name: 'Tausch der Kaufleute',
		values: {
			true: [
				'Erlaubt',
				'Während der Steuern darf, wer unter den Kaufleuten am höchsten steht, blind eine Karte mit anderen Kaufleuten tauschen: ab sechs Personen.'
			],
			false: ['Gibt es nicht', 'Kaufleute tauschen nichts.']
		}
	},
	revolution: {
		name: 'Beide wilden Karten',
		values: {
			none: ['Keine Revolution', 'Beide wilden Karten auf einer Hand ändern nichts.'],
			'cancels-tax': [
				'Heben Steuern auf',
				'Wer beide bekommt, darf sie zeigen, bevor jemand zahlt: In dieser Runde gibt es keine Steuern.'
			],
			dalmuti: [
				'Aufheben oder umdrehen',
				'Wer beide bekommt, darf die Steuern aufheben; der letzte Platz dreht damit auch alle Plätze um.'
			]
		}
	},
	firstDealRevolution: {
		name: 'Revolution beim ersten Geben',
		values: {
			true: [
				'Wie ausgerufen',
				'Die erste Runde ist von selbst steuerfrei; eine große Revolution darf trotzdem ausgerufen werden.'
			],
			false: [
				'Nicht von selbst',
				'In der ersten Runde gibt es eine Revolution nur, wenn jemand sie ausruft.'
			]
		}
	},
	fourOfAKindTurns: {
		name: 'Vierlinge',
		values: {
			true: [
				'Drehen die Rangfolge um',
				'Niedrig wird hoch, bis die Runde endet oder ein Vierling es zurückdreht.'
			],
			false: ['Drehen nichts um', 'Ein Vierling ist ein Satz wie andere.']
		}
	},
	fallOfTheCapital: {
		name: 'Fall der Hauptstadt',
		values: {
			true: [
				'Platz 1 kann fallen',
				'Geht Platz 1 nicht wieder als Erstes raus, wird es der letzte Platz.'
			],
			false: ['Kein Fall', 'Platz 1 bekommt wie alle den Platz des eigenen Abgangs.']
		}
	},
	overturnFromTheBottom: {
		name: 'Letzter Platz zuerst raus',
		values: {
			true: [
				'Alles dreht sich um',
				'Geht der letzte Platz als Erstes raus, drehen sich alle Plätze um.'
			],
			false: [
				'Aufstieg wie andere',
				'Geht der letzte Platz als Erstes raus, wird er nur zum ersten.'
			]
		}
	},
	// newcomers; score
	newcomers: {
		name: 'Wo Neue sitzen',
		values: {
			'middle-untaxed': [
				'Mitte, steuerfrei',
				'Neue sitzen in der Mitte; in ihrer ersten Runde zahlen sie nichts und bekommen nichts.'
			],
			'middle-low-side': [
				'Mitte, eher unten',
				'Neue sitzen in der Mitte, näher am unteren Ende, und zahlen nach ihrem Sitz.'
			],
			bottom: ['Ganz unten', 'Neue fangen auf den letzten Plätzen an.'],
			redraw: ['Alle ziehen neu', 'Kommt jemand dazu, werden alle Plätze neu gezogen.'],
			'by-card': [
				'Nach einer Karte',
				'Wer neu ist, zieht eine Karte: 2, 3, 4 ist der letzte Platz, 5, 6, 7 der vorletzte und so weiter.'
			]
		}
	},
	scoring: {
		name: 'Punkte',
		values: {
			none: ['Keine Punkte', 'Nur die Plätze zählen.'],
			beaten: ['1 je besiegte Person', 'Ein Punkt für jede Person, die später rausging.'],
			'beaten-philanthropic': [
				'Besiegte und Wohltat',
				'Wie 1 je besiegte Person; die ersten beiden bekommen je einen mehr, wenn aufsteigt, wer ihnen zahlt.'
			],
			'by-title': ['Nach Titel', 'Jeder Titel bringt die Punkte, die der Tisch ihm gibt.']
		}
	}
} satisfies ChoiceWords;

/** What the rules can be, as the editor, the log and the Referee say it. */
export default {
	options,
	names: {
		target: 'Ende der Serie',
		forbiddenLast: 'Verbotene letzte Karten',
		players: 'Zahl der Leute'
	},
	target: {
		open: ['Offen', 'Der Tisch spielt, bis er genug hat.'] as const,
		rounds: (n: number) => [`Nach ${rounds(n)}`, ends(`mit Runde ${n}`)] as const,
		points: (n: number) =>
			[`Bei ${points(n)}`, ends(`mit der Runde, in der jemand auf ${n} kommt`)] as const
	},
	forbidden: {
		none: ['Keine', 'Man darf mit jeder Karte rausgehen.'] as const,
		some: (cards: readonly string[]) =>
			[
				cards.join(', '),
				'Damit darf niemand rausgehen; wer es tut, bekommt den letzten Platz.'
			] as const
	},
	everyCard: (rank: string) => common.cards.allOf(rank),
	everyWild: { JK: 'Joker', JE: 'Narren' },
	change: (option: string, label: string) => `${option}: ${label}`,
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	},
	titlesRenamed: (n: number) =>
		plural(n, { one: `${n} Titel umbenannt`, other: `${n} Titel umbenannt` }),
	ownPoints: 'eigene Punkte',
	trumpsDescribed: (n: number) =>
		plural(n, { one: `${n} Trumpf beschrieben`, other: `${n} Trümpfe beschrieben` }),
	asPublished: 'Wie im Original',
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} Änderung`, other: `${n} Änderungen` });
		return `${all}: ${texts.join(', ')}${more > 0 ? ` und ${more} mehr` : ''}`;
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
		...['Der Narr', 'Der Magier', 'Die Hohepriesterin', 'Die Herrscherin', 'Der Herrscher'],
		...['Der Hierophant', 'Die Liebenden', 'Der Wagen', 'Die Kraft', 'Der Eremit'],
		...['Das Rad des Schicksals', 'Die Gerechtigkeit', 'Der Gehängte', 'Der Tod'],
		...['Die Mäßigkeit', 'Der Teufel', 'Der Turm', 'Der Stern', 'Der Mond', 'Die Sonne'],
		...['Das Gericht', 'Die Welt']
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
