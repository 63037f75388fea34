import type { ClashCode } from '#lib/rules/clashes.ts';
import type { IdleCode } from '#lib/rules/idle.ts';
import type { BundleId } from '#lib/rulesets/ruleset.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Hausregeln',
	none: 'Diese Hausregeln gibt es auf diesem Handy nicht.',
	allRules: 'Alle Regeln',
	opening: 'Wird geöffnet …',
	trouble: (trouble: string, meaning: string) => `${trouble} ${meaning}`,
	unread:
		'Die Hausregeln lassen sich gerade nicht lesen. Nichts hat sich geändert; versuch es später noch einmal.',
	notStored: 'Die Hausregeln sind nicht gespeichert; versuch es noch einmal.',
	deleted: (name: string) => `„${name}“ ist gelöscht.`,
	undoDeletion: 'Löschen rückgängig machen',
	edit: 'Ändern',
	duplicate: 'Kopieren',
	compare: 'Vergleichen',
	share: 'Teilen',
	delete: 'Löschen',
	list: {
		empty:
			'Noch keine. Fang mit den Originalregeln eines Spiels an und ändere, was euer Tisch anders macht; beim Start eines Abends stehen sie dann zur Wahl.',
		about: (game: string, changes: string) => `${game} · ${changes}`,
		edit: (name: string) => `Ändern: ${name}`,
		duplicate: (name: string) => `Kopieren: ${name}`,
		compare: (name: string) => `Vergleichen: ${name}`,
		delete: (name: string) => `Löschen: ${name}`,
		undo: 'Rückgängig',
		beginningWith: 'Neue, ausgehend von',
		new: 'Neue Hausregeln',
		newFor: (game: string) => `Neue Hausregeln: ${game}`
	},
	editor: {
		subtitle: (game: string) => `Für ${game}, eine Wahl nach der anderen`,
		name: 'Name',
		ours: (game: string) => `${game} wie bei uns`,
		titles: 'Titel',
		titlesHint: 'Wie dieser Tisch sie nennt. Ein leeres Feld lässt den Originaltitel.',
		points: 'Punkte je Titel',
		trumps: 'Trümpfe',
		trumpsHint:
			'Die Quelle sagt nicht, was sie können. Schreib hier auf, was jeder Trumpf bewirkt; im Streitfall erscheinen deine Worte.',
		trumpHint: 'Was er an diesem Tisch bewirkt',
		save: 'Speichern',
		saved: 'Gespeichert',
		leaveOut: 'Ungespeichertes verwerfen',
		bringBack: 'Verworfenes zurückholen',
		copied: (name: string) =>
			`Ein anderer Tab hatte diese Hausregeln inzwischen geändert. Beide bleiben: Deine sind hier, als „${name}“.`
	},
	fields: {
		name: 'Name',
		title: (title: string) => `Titel „${title}“`,
		points: (title: string) => `Punkte für „${title}“`,
		trump: (number: string) => `Trumpf ${number}`
	},
	problem: (field: string, problem: string) => `${field}: ${problem}`,
	problems: {
		'text-empty': 'Gib mindestens einen Buchstaben ein.',
		'name-too-long': 'Das ist zu lang: höchstens 40 Zeichen.',
		'text-too-long': 'Das ist zu lang: höchstens 300 Zeichen.',
		'name-taken': 'Andere Hausregeln dieses Spiels heißen schon so.',
		'not-points': 'Eine ganze Zahl von −99 bis 99.'
	},
	groups: {
		cards: 'Karten und Rangfolge',
		deal: 'Sitze und Geben',
		play: 'Spiel',
		effects: 'Karten mit Wirkung',
		lead: 'Wer ausspielt',
		tax: 'Steuern',
		revolution: 'Revolution',
		newcomers: 'Neue',
		score: 'Punkte'
	},
	search: 'Regeln suchen',
	searchFor: 'Joker, Acht, Steuer …',
	found: (n: number) => (n === 1 ? '1 Regel gefunden' : `${n} Regeln gefunden`),
	yours: 'Eure',
	differ: (n: number) => (n === 1 ? '1 weicht vom Original ab' : `${n} weichen vom Original ab`),
	foreign: 'Aus anderen Spielen',
	option: {
		name: (option: string, label: string) => `${option}: ${label}`,
		changedName: (option: string, label: string) => `${option}: ${label}, Hausregel`,
		published: (label: string) => `Original: ${label}`,
		setBack: (label: string) => `Zurück auf „${label}“`,
		setBackName: (option: string, label: string) => `Zurück auf „${label}“: ${option}`,
		forbidden: 'Karten, mit denen niemand rausgehen darf',
		add: 'Hinzufügen',
		remove: (entry: string) => `Entfernen: ${entry}`,
		anyNumber: 'Beliebig viele',
		addRank: 'Einen Rang hinzufügen',
		addCard: 'Eine Karte hinzufügen',
		cardOrRank: 'Karte oder Rang',
		over: 'Was sie schlägt',
		effect: 'Was er tut',
		howMany: 'Wie viele Karten',
		rounds: 'Nach so vielen Runden',
		points: 'Bei so vielen Punkten',
		numberOfRounds: 'Zahl der Runden',
		numberOfPoints: 'Zahl der Punkte'
	},
	clash: (a: string, b: string) => `„${a}“ und „${b}“ passen nicht zusammen.`,
	clashes: {
		'wilds-missing':
			'Hier geht es um Joker, aber im Blatt sind keine. Nimm welche dazu oder wähl ohne sie.',
		'jokers-without-use':
			'Im Blatt sind Joker, aber keine Regel nutzt sie. Mach sie wild oder zu Trümpfen, oder nimm sie heraus.',
		'trump-jokers-missing':
			'Joker sind hier Trumpf, aber im Blatt sind keine. Nimm zwei dazu oder wähl andere Trümpfe.',
		'ranking-not-of-deck': 'Niedrige Zahlen gewinnen beim Dalmuti-Blatt, und nur bei diesem.',
		'no-suits-in-deck':
			'Das Dalmuti-Blatt hat keine Farben, also gibt es keine Folgen in einer Farbe.',
		'opener-not-in-pack':
			'Dieses Blatt hat die Karte nicht, mit der ausgespielt wird. Wähle eine andere Karte oder ein anderes Ausspiel.',
		'leftovers-not-of-deck':
			'Aus diesem Blatt kommen keine mittleren Karten heraus. Gebt den Rest aus oder legt ihn beiseite.',
		'counts-with-lock':
			'Farbzwang braucht jedes Mal ebenso viele Karten. Lasst ihn weg, oder nur ebenso viele Karten folgen.',
		'deck-not-for-so-many': 'Dieses Blatt ist für höchstens acht Personen.',
		'taxes-not-for-so-many': 'Diese Steuern sind für höchstens acht Personen.',
		'runs-missing':
			'Hier dreht eine lange Folge die Rangfolge um, aber Folgen werden nicht gespielt. Lass Folgen zu oder die Revolution weg.',
		'packs-not-for-so-many':
			'Ein Blatt reicht für zwölf Personen (mit 32 Karten acht, mit 40 zehn), zwei Blätter sind für fünf bis sechzehn.',
		'second-pack-not-of-deck': 'Ein zweites Blatt passt nur zu 52, 32 oder 40 Karten.',
		'jokers-of-two-packs':
			'Ein Blatt hat höchstens zwei Joker. Nimm ein zweites Blatt oder weniger Joker.',
		'points-without-scoring':
			'Die Serie endet bei einer Punktzahl, aber es gibt keine Punkte. Wähl aus, wofür es Punkte gibt, oder ein anderes Ende.'
	} satisfies Record<ClashCode, string>,
	idle: {
		'no-more-titles': 'Ohne Wirkung: Dieses Spiel hat keine weiteren Titel.',
		'rank-not-in-pack': 'Ohne Wirkung: Solche Karten sind nicht im Blatt.',
		'other-pack': 'Ohne Wirkung: Nur das Dalmuti-Blatt lässt sich verkleinern.',
		'no-wilds': 'Ohne Wirkung: Im Blatt sind keine Joker.',
		'needs-both-wilds':
			'Ohne Wirkung: Eine Revolution braucht zwei Joker, und im Blatt sind weniger.',
		'no-suits': 'Ohne Wirkung: Dieses Blatt hat keine Farben.',
		'trumps-already': 'Ohne Wirkung: Joker sind schon Trumpf.',
		'no-taxes': 'Ohne Wirkung: Es gibt keine Steuern.',
		'nothing-to-cancel': 'Ohne Wirkung: Es gibt keine Steuern, die sie aufheben könnte.',
		'untaxed-anyway':
			'Ohne Wirkung: Die Revolution beim ersten Geben lässt die erste Runde ohnehin steuerfrei.',
		'no-greater-revolution':
			'Sie lässt nur die erste Runde steuerfrei: Eine große Revolution ist hier nicht möglich.',
		'card-not-in-pack': 'Nicht alle diese Karten sind im Blatt.'
	} satisfies Record<IdleCode, string>,
	bundles: 'Von der Quelle benannt',
	bundlesInUse: (n: number) => `${n} gewählt`,
	bundle: {
		'jokers-wild': {
			label: 'Joker als wilde Karten',
			sentence:
				'Zwei Joker stehen für jede Karte und gehen bei der Steuer zuerst weg. So ist es in der Quelle üblich.'
		},
		'jokers-low': {
			label: 'Joker niedrig',
			sentence:
				'Zwei Joker passen in Sätze, liegen allein unter der 2 und werden bei der Steuer behalten.'
		},
		'more-suits-and-ranks': {
			label: 'Mehr Farben und Ränge',
			sentence:
				'Das größere Blatt mit seinen höheren Steuern, das die Quelle ab fünf Leuten vorzieht.'
		},
		'extra-suits': {
			label: 'Zusätzliche Farben',
			sentence:
				'Eine Farbe eines zweiten Blatts für jede Person ab der fünften, mit den höheren Steuern.'
		},
		'twos-high': {
			label: '2er hoch',
			sentence: 'Die 2 steht über dem Ass; wo Karten herauskommen, sind es zuerst 9er.'
		},
		'no-rank-privilege': {
			label: 'Kein Vorrecht des Standes',
			sentence:
				'Ist jemand raus, geht das Ausspiel der Reihe nach weiter, nicht an den höchsten Platz.'
		},
		'first-round-taxed': {
			label: 'Steuern in der ersten Runde',
			sentence: 'Schon in der ersten Runde gibt es Steuern, denn das Ziehen gibt allen einen Platz.'
		},
		'newcomer-as-serf': {
			label: 'Neue als Knecht',
			sentence: 'Wer neu dazukommt, fängt auf dem letzten Platz an.'
		},
		'all-draw-anew': {
			label: 'Alle ziehen neu',
			sentence: 'Kommt jemand dazu, ziehen alle neu um die Plätze.'
		},
		'newcomer-by-card': {
			label: 'Eine Karte entscheidet',
			sentence: 'Wer dazukommt, zieht eine Karte; die drei schwächsten Ränge sind der letzte Platz.'
		},
		'joker-trumps': {
			label: 'Joker statt 2er',
			sentence: 'Zwei Joker kommen dazu und sind Trumpf; 2er sind nur der höchste Rang.'
		},
		'twos-then-jokers': {
			label: 'Joker über 2ern',
			sentence: 'Zwei Joker kommen dazu und schlagen sogar die 2er, die Trumpf bleiben.'
		},
		ordering: {
			label: 'Reihe ansagen',
			sentence:
				'Drei einzelne Karten in Reihe dürfen angesagt werden; für einen Tisch, der das Spiel gut kennt.'
		},
		'first-deal-revolution': {
			label: 'Revolution beim ersten Geben',
			sentence:
				'Die erste Runde ist steuerfrei; nur eine große Revolution darf noch ausgerufen werden.'
		},
		stripped: {
			label: 'Verkleinertes Blatt',
			sentence:
				'Zu viert oder fünft kommen die schwächsten Ränge heraus, damit alle weniger Karten haben.'
		},
		scoring: {
			label: 'Mit Punkten',
			sentence: 'Ein Punkt für jede besiegte Person, 20 Runden lang.'
		},
		philanthropic: {
			label: 'Menschenfreundliche Punkte',
			sentence:
				'Wie „Mit Punkten“, dazu je einer für die ersten beiden, wenn aufsteigt, wer ihnen zahlt.'
		},
		'merchant-exchange': {
			label: 'Tausch der Kaufleute',
			sentence:
				'Wer unter den Kaufleuten am höchsten steht, darf mit jemand anderem von den Kaufleuten blind eine Karte tauschen.'
		},
		misdeals: {
			label: 'Aufgedeckte Karten',
			sentence: 'Der Große Dalmuti sagt, wohin eine Karte geht, die beim Geben aufgedeckt wurde.'
		},
		'more-titles': {
			label: 'Mehr Titel in der Mitte',
			sentence:
				'Ab sechs Leuten folgt auf den Vizepräsidenten ein Minister, und über dem Vize-Lump steht ein Schreiber.'
		},
		'twos-top': {
			label: 'Eine 2 schlägt alles',
			sentence:
				'Eine 2 schlägt jede einzelne Karte und jeden Satz anderer Karten, und nichts schlägt sie.'
		}
	} satisfies Record<BundleId, { label: string; sentence: string }>,
	comparison: {
		title: 'Nebeneinander',
		subtitle: 'Nur was sich unterscheidet',
		one: 'Diese',
		other: 'neben diesen',
		houses: 'Hausregeln',
		published: 'Original',
		of: (name: string, game: string) => `${name} (${game})`
	},
	changing: {
		title: 'Regeln ändern',
		agreed:
			'Worauf sich der Tisch einigt, gilt ab dem nächsten Geben. Gespielte Runden behalten ihre Regeln.',
		decreed: (player: string) =>
			`Ein Erlass von ${player} gilt ab dem nächsten Geben. Gespielte Runden behalten ihre Regeln.`,
		nothing: 'Noch ändert sich nichts.',
		oneRoundEnds: 'Die Änderung für eine Runde endet.',
		wordsOnly: 'Nur die Worte ändern sich.',
		howLong: 'Für wie lange',
		once: 'Für eine Runde',
		forGood: 'Bis zur nächsten Änderung',
		agree: 'Gilt ab dem nächsten Geben',
		decree: 'Erlassen, ab dem nächsten Geben'
	}
} satisfies Catalogue['house-editor'];
