import type { TaxCorrection, Term } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('de');

export default {
	more: {
		title: 'Mehr',
		skip: 'Überspringen: nicht notiert',
		noteTitle: 'Eine Notiz für das Protokoll',
		leavesTitle: 'Wer verlässt die Runde?',
		earlyTitle: 'Runde vorzeitig beenden',
		wentWrong: 'Etwas ist schiefgegangen',
		screen: 'Auf dem Großbildschirm zeigen',
		end: 'Schluss für heute',
		rulesSay: 'Was sagen die Regeln?',
		soFar: 'Der Abend bis jetzt',
		correct: 'Frühere Runde korrigieren',
		addNote: 'Notiz hinzufügen',
		decrees: 'Erlasse',
		standings: 'Rangliste',
		rules: 'Regeln ändern',
		leaves: 'Jemand verlässt die Runde',
		early: 'Runde vorzeitig beenden',
		void: 'Ungültig: diese Runde neu geben',
		announce: 'Letzte Runde ansagen',
		another: 'Neuen Abend anfangen',
		close: 'Abend beenden',
		noteLabel: 'Was soll festgehalten werden?',
		addTheNote: 'Notieren',
		leaveHelp: 'Wer jetzt geht, bekommt den schlechtesten noch freien Platz.',
		earlyHelp: 'Wer noch Karten hat, vom besten Platz abwärts:',
		endLikeThis: 'Runde so beenden'
	},
	seats: {
		title: 'Sitze ändern',
		where: (top: string) => `Wo sitzt ${top}?`,
		stays: (top: string) => `${top} bleibt sitzen`,
		takes: (sitter: string) => `Auf dem Stuhl von ${sitter}`,
		free: 'Auf dem freien Stuhl',
		fewest: (moves: string) => `${moves}, weniger geht nicht`,
		stay: 'Titel wandern, Leute nicht',
		move: 'Leute wechseln den Stuhl',
		once: 'Diese Runde',
		lasting: 'Ab jetzt'
	},
	turning: {
		label: 'Die Rangfolge',
		turn: 'Revolution',
		back: 'Gegenrevolution',
		jacks: 'Buben',
		trickOver: 'Der Stich ist vorbei',
		isTurned: 'Die Rangfolge ist umgedreht.',
		direction: 'Die Spielrichtung',
		counterClockwise: 'Gespielt wird gegen den Uhrzeigersinn.',
		clockwise: 'Es wird im Uhrzeigersinn gespielt.',
		nines: 'Neunen'
	},
	people: {
		title: 'Kommen und gehen',
		redraw: 'Nach den Regeln dieses Tisches ziehen alle neu, wenn jemand dazukommt (JO-2).',
		nameLabel: 'Name der neuen Person',
		newName: 'Neuer Name',
		joins: 'Kommt dazu',
		cardLabel: 'Die Karte der neuen Person',
		draws: (name: string) =>
			`${name} zieht eine Karte; sie bestimmt den Platz, je drei Ränge ein Platz, von unten (JO-2).`,
		drew: (name: string) => `${name} hat gezogen`,
		notNow: 'Jetzt nicht',
		badForm: (names: readonly string[]) =>
			`Unten auszusteigen und gleich wiederzukommen, so wie ${list(names)}, gilt bei Temple als schlechter Stil. Erlaubt ist es (JO-3).`,
		atTable: 'Am Tisch',
		isSittingOut: 'setzt aus',
		sitsOut: 'Setzt aus',
		leaves: 'Geht',
		nameSitsOut: (name: string) => `${name} setzt aus`,
		nameLeaves: (name: string) => `${name} geht`,
		saidJoins: (name: string) => `${name} kommt dazu.`,
		saidLeaves: (name: string) => `${name} geht.`,
		saidSitsOut: (name: string) => `${name} setzt diese Runde aus und behält den Platz.`,
		nextRound: 'Kommen und gehen, nächste Runde',
		later: 'Die Runde läuft. Das gilt ab der nächsten.',
		notAfterAll: 'Doch nicht',
		nameNotAfterAll: (name: string) => `${name}: doch nicht`,
		come: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'kommt', other: 'kommen' })} nächste Runde dazu`,
		go: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'geht', other: 'gehen' })} nach dieser Runde`,
		forms: 'Anrede',
		form: (name: string, form: string) => `${name}: ${form}`,
		done: 'Fertig'
	},
	hands: {
		label: 'Handtausch',
		may: (last: string, first: string) =>
			`${last} darf vor der Abgabe die ganze Hand mit ${first} tauschen, wenn weder B, D, K, A, 2 noch Joker darin sind.`,
		changed: (last: string) =>
			`${last} hat die ganze Hand mit Platz 1 getauscht. Zwischen beiden entfällt die Steuer.`,
		change: 'Sie haben getauscht'
	},
	exit: {
		title: (name: string, place: number) => `${name}: Platz ${place}`,
		endedEarly:
			'Diese Runde wurde vorzeitig beendet, der Rest von Hand gesetzt. Mach das rückgängig, um es zu ändern.',
		notOut: (name: string) => `${name} ist doch nicht raus`,
		notJudged: (which: readonly string[]) =>
			`Wer die letzten Karten durch die Wirkung von ${which.join(', ')} losgeworden ist, wird nicht danach beurteilt (unsere Lesart).`,
		allowed: 'Die letzte Karte war erlaubt',
		forbidden: (which: readonly string[]) => `Mit verbotener Karte fertig: ${which.join(', ')}`,
		turned: (first: string) =>
			`Alle Plätze wurden umgedreht. Um das zu ändern, tipp auf ${first} (zuerst raus).`,
		swap: (other: string, place: number) => `Tauschen mit ${other}, Platz ${place}`
	},
	fault: {
		title: 'Eine Abgabe ging schief',
		silent:
			'Die Quellen sagen dazu nichts. Die Auswege unten sind üblich; der Tisch sucht aus (TX-11).',
		whose: 'Wessen Abgabe',
		what: 'Was passiert ist',
		faults: { wrong: 'Falsche Karten', forgotten: 'Vergessen' } satisfies Record<
			TaxCorrection['fault'],
			string
		>,
		does: 'Was der Tisch tut',
		remedies: {
			'paid-anew': 'Die Karten gehen zurück, die richtigen werden gezahlt',
			fine: 'Eine Strafe',
			'let-stand': 'Es bleibt dabei'
		} satisfies Record<TaxCorrection['remedy'], string>,
		fine: 'Die Strafe',
		record: 'Festhalten'
	},
	decree: {
		title: 'Erlasse',
		shown: 'Was gezeigt wird',
		new: 'Ein neuer Erlass',
		inForce: (n: number) => `In Kraft: ${n}`,
		noneInForce: 'Kein Erlass ist in Kraft.',
		nobodyYet: 'Noch hat niemand einen Stand: Erlasse gibt es nach der ersten Runde.',
		closed: 'Der Abend ist beendet.',
		before: 'Vorher',
		rules: 'Regeln',
		asBefore: 'wie vorher',
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Runde ${round} · ${issuer} an ${targets === 'everyone' ? 'alle' : list(targets)}`,
		changed: (round: number, by: string) => `Runde ${round} · ${by}`,
		changedOnce: (round: number, by: string) => `Runde ${round} · ${by}, für eine Runde`,
		sentence: '{issuer} verfügt – {targets}: {text}, {term}.',
		who: 'Von wem kommt der Erlass?',
		toWhom: 'Wer soll gehorchen?',
		everyone: 'Alle',
		allBelow: 'Alle darunter',
		what: 'Was?',
		inWords: 'In diesen Worten',
		untilWhen: 'Bis wann?',
		terms: {
			round: 'Diese Runde',
			reign: 'Solange im Amt',
			evening: 'Den ganzen Abend'
		} satisfies Record<Term, string>,
		nobodyAsked: 'Niemand muss etwas tun, das unangenehm ist.',
		decreed: 'Verkünden',
		templates: {
			hats: { name: 'Hüte', text: 'Setz den Hut deines Titels auf' },
			carnation: { name: 'Eine Nelke', text: 'Steck dem ersten Platz die Nelke an' },
			'ranked-seats': {
				name: 'Gute und schlechte Sitze',
				text: 'Oben sitzt man weich, unten hart'
			},
			sweets: { name: 'Süßes', text: 'Nehmt vom Süßen der Reihe nach, oben zuerst' },
			'tall-chair': { name: 'Der hohe Stuhl', text: 'Lasst den hohen Stuhl dem ersten Platz' },
			stool: { name: 'Der Hocker', text: 'Setz dich auf den Hocker' },
			drinks: { name: 'Getränke', text: 'Hol die Getränke' },
			'best-chair': { name: 'Der beste Stuhl', text: 'Gib den besten Stuhl her' },
			shuffle: { name: 'Mischen und geben', text: 'Misch und gib die Karten' },
			bow: { name: 'Buckeln', text: 'Verbeug dich tief, bevor du sprichst' }
		}
	},
	score: {
		standings: 'Rangliste',
		points: 'Punkte',
		forPoints: 'Um Punkte spielen',
		beaten: 'Ein Punkt für jede besiegte Person, ab dem nächsten Geben (SC-1).',
		nothing: 'Noch nichts zu zählen: Gezählt wird, sobald die erste Runde vorbei ist.',
		round: (n: number) => `Runde ${n}`,
		beatNobody: 'niemanden besiegt',
		beat: (names: readonly string[]) => `vor ${list(names)}`,
		rose: (name: string) => `${name} aufgestiegen`,
		came: (place: number) => `Platz ${place}`,
		as: (title: string) => `als ${title}`,
		byHand: (reason: string) => `von Hand: ${reason}`,
		beforeRounds: 'Vor Runde 1',
		correctByHand: 'Von Hand korrigieren',
		player: 'Name',
		won: 'Siege',
		reigned: 'Thron',
		longest: 'Längste',
		whoseFirst: 'Sag zuerst, wessen Punkte es sind.',
		whose: 'Wessen Punkte?',
		howMany: 'Wie viele Punkte?',
		fewer: 'Ein Punkt weniger',
		more: 'Ein Punkt mehr',
		why: 'Warum?',
		correct: 'Punkte korrigieren',
		back: 'Zurück'
	},
	exposed: {
		label: 'Aufgedeckte Karte',
		button: 'Beim Geben Karte aufgedeckt',
		whose: 'Wessen Karte ist es?',
		decides: (name: string) => `${name} entscheidet`,
		keepsIt: (name: string) => `${name} behält sie`,
		goesTo: (name: string) => `Sie geht an ${name}, im Tausch gegen eine zufällige Karte`
	},
	merchants: {
		label: 'Tausch der Kaufleute',
		may: (name: string) =>
			`${name} darf mit jemand anderem von den Kaufleuten blind eine Karte tauschen.`,
		withNobody: (name: string) => `${name} hat mit niemandem getauscht.`,
		swapped: (name: string, partner: string) => `${name} hat mit ${partner} eine Karte getauscht.`,
		nobody: 'Niemand'
	}
} satisfies Catalogue['sheets'];
