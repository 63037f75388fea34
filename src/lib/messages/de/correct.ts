import type { Decree } from '#lib/evening/state.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('de');

const topics = {
	exits: 'Wer wann raus war',
	ranking: 'Wie oft sich die Rangfolge drehte',
	revolution: 'Die Revolution',
	tax: 'Die Steuern',
	chairs: 'Der oberste Stuhl',
	people: 'Wer da war',
	rules: 'Die Regeln',
	seats: 'Die ersten Sitze'
};
const abouts = {
	rules: 'Regeln',
	places: 'Plätze',
	chairs: 'Stühle',
	dealer: 'Wer gibt',
	taxes: 'Steuern',
	ranking: 'Rangfolge',
	revolution: 'Revolution',
	result: 'Ergebnis'
};
const states: Record<Decree['state'], string> = {
	'in-force': 'in Kraft',
	lapsed: 'verfallen',
	obeyed: 'befolgt',
	refused: 'verweigert',
	vetoed: 'per Veto gestoppt',
	lifted: 'aufgehoben'
};

const cards = byCount('# Karte', '# Karten');
const people = byCount('# Person', '# Personen');

/** Runde 3, Runden 3 und 4, Runden 3 bis 9. */
function rounds(spans: readonly RoundSpan[]): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} bis ${to}`)));
	return `${isOne ? 'Runde' : 'Runden'} ${text}`;
}
/** In Runde 3, in den Runden 3 und 4. */
function inRounds(spans: readonly RoundSpan[]): string {
	const text = rounds(spans);
	return `${text.startsWith('Runden') ? 'in den' : 'in'} ${text}`;
}

const counted =
	(one: string, many: string): LeftOutSentence =>
	({ spans, times }) =>
		plural(times, {
			one: `${one} ${inRounds(spans)} fällt weg.`,
			other: `${many} ${inRounds(spans)} fallen weg.`
		});
const uncounted =
	(words: string): LeftOutSentence =>
	({ spans }) =>
		`${words} ${inRounds(spans)} fällt weg.`;
const countedOf =
	(one: string, many: string): LeftOutSentence =>
	(left) =>
		counted(`${one} von ${left.who}`, `${many} von ${left.who}`)(left);
const uncountedOf =
	(words: string): LeftOutSentence =>
	(left) =>
		uncounted(`${words} von ${left.who}`)(left);

const leftOut = {
	EveningStarted: counted('Der Start', 'Die Starts'),
	SeatsSet: counted('Die Sitzordnung', 'Die Sitzordnungen'),
	CardsDrawn: uncounted('Das Ziehen um die Sitze'),
	TopChairChosen: counted('Die Wahl des obersten Stuhls', 'Die Wahlen des obersten Stuhls'),
	ChairsKept: uncounted('Der Vermerk „Alle bleiben sitzen“'),
	ChairsRecorded: uncounted('Der Vermerk, wer wo saß,'),
	DealerNamed: ({ who, spans }) => `Dass ${who} ${inRounds(spans)} gibt, fällt weg.`,
	StepReached: counted('Ein Schritt', 'Schritte'),
	HandsChanged: countedOf('Der Handtausch', 'Die Handtausche'),
	RankingTurned: counted('Die Umkehr der Rangfolge', 'Die Umkehrungen der Rangfolge'),
	DirectionTurned: counted('Die Umkehr der Spielrichtung', 'Die Umkehrungen der Spielrichtung'),
	RevolutionCalled: countedOf('Die Revolution', 'Die Revolutionen'),
	TaxMarked: countedOf('Die abgehakte Steuer', 'Die abgehakten Steuern'),
	TaxesSettled: uncounted('Der Vermerk „Steuern bezahlt“'),
	TaxCorrected: countedOf('Die korrigierte Steuer', 'Die korrigierten Steuern'),
	OrdersRecorded: uncounted('Die Weitergabe von Karten nach einer Korrektur'),
	MerchantsExchanged: uncounted('Der Tausch der Kaufleute'),
	CardExposed: counted('Die aufgedeckte Karte', 'Die aufgedeckten Karten'),
	DecreeIssued: (left) =>
		counted(
			`Der Erlass „${left.text}“ von ${left.who}`,
			`Die Erlasse „${left.text}“ von ${left.who}`
		)(left),
	DecreeSettled: ({ spans }) => `Was ${inRounds(spans)} aus einem Erlass wurde, fällt weg.`,
	RulingLogged: counted('Ein Entscheid', 'Entscheide'),
	RulingOverruled: counted('Die Rücknahme eines Entscheids', 'Rücknahmen von Entscheiden'),
	ScoreCorrected: ({ who, spans }) =>
		`Die korrigierten Punkte von ${who} ${inRounds(spans)} fallen weg.`,
	PlayerWentOut: countedOf('Der Abgang', 'Die Abgänge'),
	ExitsSwapped: uncounted('Das Vertauschen zweier Abgänge'),
	ExitTakenBack: countedOf('Der zurückgenommene Abgang', 'Die zurückgenommenen Abgänge'),
	ExitJudged: countedOf('Das Urteil über die letzte Karte', 'Die Urteile über letzte Karten'),
	PlayerLeftMidRound: uncountedOf('Das vorzeitige Gehen'),
	RoundVoided: uncounted('Das ungültige Geben'),
	RoundEndedEarly: uncounted('Das vorzeitige Ende'),
	RulesChanged: counted('Die Änderung der Regeln', 'Die Änderungen der Regeln'),
	RoundConfirmed: counted('Der Rundenabschluss', 'Die Rundenabschlüsse'),
	PlayerJoined: uncountedOf('Das Dazukommen'),
	PlayerLeft: uncountedOf('Das Gehen'),
	PlayerSatOut: uncountedOf('Das Aussetzen'),
	ArrivalAnnounced: uncountedOf('Das angesagte Dazukommen'),
	DepartureAnnounced: uncountedOf('Das angesagte Gehen'),
	AnnouncementWithdrawn: uncountedOf('Das Umentscheiden'),
	PlayerAddressed: countedOf('Die Anrede', 'Die Anreden'),
	PlayerRenamed: countedOf('Der neue Name', 'Die neuen Namen'),
	NoteAdded: counted('Eine Notiz', 'Notizen'),
	LastRoundAnnounced: counted('Die Ansage der letzten Runde', 'Die Ansagen der letzten Runde'),
	EveningClosed: uncounted('Das Ende des Abends'),
	EveningReopened: uncounted('Das Wiederöffnen des Abends'),
	EveningRenamed: counted('Der Name des Abends', 'Die Namen des Abends'),
	EveningDeleted: uncounted('Das Löschen'),
	EveningRestored: uncounted('Das Zurückholen')
} satisfies Record<HistoryEntry['type'], LeftOutSentence>;

/** Sentences about a changed order. `one` and `many` are forms of the verb, `end` closes the
 * sentence. */
const order = (one: string, many: string, end = '', elsewhere = 'Woanders') => ({
	first: (player: string, not: string) => `Auf Platz 1 ${one} ${player}${end}, nicht ${not}.`,
	last: (player: string, not: string) =>
		`Auf dem letzten Platz ${one} ${player}${end}, nicht ${not}.`,
	elsewhere: (players: readonly string[]) =>
		plural(players.length, {
			one: `${elsewhere} ${one} ${list(players)}${end}.`,
			other: `${elsewhere} ${many} ${list(players)}${end}.`
		}),
	manyElsewhere: (n: number) =>
		plural(n, {
			one: `${elsewhere} ${one} ${n} Person${end}.`,
			other: `${elsewhere} ${many} ${n} Personen${end}.`
		})
});

const changing = { places: 'Plätze', taxes: 'Steuern', dealers: 'wer gibt', results: 'Ergebnisse' };

export default {
	title: 'Runde korrigieren',
	round: (n: number) => `Runde ${n}`,
	subtitle: (round: number, evening: string) => `Runde ${round} · ${evening}`,
	whichRound: 'Welche Runde lief anders?',
	whatOfIt: 'Was war anders?',
	somethingElse: 'Etwas anderes an dieser Runde',
	noResult: (round: number) => `Runde ${round} hat noch kein Ergebnis.`,
	nothingPlayed: 'Noch keine Runde ist gespielt. Was gespielt ist, lässt sich hier korrigieren.',
	undo: 'Korrektur zurücknehmen',
	redo: 'Korrektur wiederholen',
	undone: 'Die Korrektur ist zurückgenommen: Alles ist, wie es war.',
	redone: 'Es ist korrigiert.',
	was: (place: number) => `war ${place}.`,
	seeFollowing: 'Sehen, was folgen würde',

	topics,
	corrected: {
		exits: (round: number) => `Runde ${round} ist korrigiert: wer wann raus war.`,
		ranking: (round: number) => `Runde ${round} ist korrigiert: wie oft sich die Rangfolge drehte.`,
		revolution: (round: number) => `Runde ${round} ist korrigiert: die Revolution.`,
		tax: (round: number) => `Runde ${round} ist korrigiert: die Steuern.`,
		chairs: (round: number) => `Runde ${round} ist korrigiert: der oberste Stuhl.`,
		people: (round: number) => `Runde ${round} ist korrigiert: wer da war.`,
		rules: (round: number) => `Runde ${round} ist korrigiert: die Regeln.`,
		seats: (round: number) => `Runde ${round} ist korrigiert: die ersten Sitze.`
	} satisfies Record<keyof typeof topics, (round: number) => string>,

	recorded: {
		names: (names: readonly string[]) => list(names),
		turnings: (n: number) =>
			n === 0
				? 'Sie drehte sich nie'
				: plural(n, { one: 'Sie drehte sich einmal', other: `Sie drehte sich ${n}-mal` }),
		noRevolution: 'Keine',
		revolution: (name: string) => `Revolution von ${name}`,
		greaterRevolution: (name: string) => `Große Revolution von ${name}`,
		taxUnknown: 'Nicht notiert',
		taxDone: 'Alles gezahlt und zurückgegeben',
		nobodyPaid: 'Niemand hat gezahlt',
		paid: (names: readonly string[]) => `Gezahlt: ${list(names)}`,
		keptChairs: 'Alle blieben sitzen',
		keptChair: (name: string) => `${name} blieb sitzen`,
		tookChair: (name: string, chair: string) => `${name}: ${chair}`,
		players: (names: readonly string[]) => `${people(names.length)}: ${list(names)}`,
		rulesNamed: (game: string, own: string) => `${game}, ${own}`,
		rulesChanged: (game: string, changes: string) => `${game}. ${changes}`
	},

	marks: {
		on: 'Läuft gerade',
		revolution: (name: string) => `Revolution: ${name}`,
		greaterRevolution: (name: string) => `Große Revolution: ${name}`,
		turned: byCount('Rangfolge einmal umgedreht', 'Rangfolge #-mal umgedreht'),
		dealtAgain: byCount('Einmal neu gegeben', '#-mal neu gegeben'),
		left: (names: readonly string[]) => `Gegangen: ${list(names)}`,
		endedEarly: 'Vorzeitig beendet'
	},
	rounds: {
		number: 'Runde',
		goThere: 'Dorthin',
		wrongNumber: (last: number) => `Gib eine Zahl von 1 bis ${last} ein.`,
		nobodyOut: 'Noch ist niemand raus'
	},

	comings: {
		PlayerJoined: (name: string) => `${name} kam dazu`,
		PlayerLeft: (name: string) => `${name} ging`,
		PlayerSatOut: (name: string) => `${name} setzte aus`,
		ArrivalAnnounced: (name: string) => `${name} wollte zur nächsten Runde dazukommen`,
		DepartureAnnounced: (name: string) => `${name} wollte danach gehen`,
		PlayerLeftMidRound: (name: string) => `${name} ging mittendrin`,
		when: (round: number, time: string) => `Runde ${round} · ${time}`,
		mistake: 'Ein Versehen',
		mistakeOf: (what: string, round: number) => `${what}, Runde ${round}: ein Versehen`,
		title: 'Aus Versehen gekommen oder gegangen',
		link: 'Jemand kam oder ging nur aus Versehen'
	},

	exits: {
		order: 'Von zuerst raus bis zuletzt mit Karten:',
		turns: 'Wer fällt und ob sich die Plätze umdrehen, ergibt sich daraus.',
		left: (names: readonly string[]) =>
			`Mitten in der Runde gegangen und damit unter allen: ${list(names)}.`,
		forbidden: 'Mit verbotener Karte fertig'
	},
	ranking: {
		howOften: 'Wie oft hat ein Zug die Rangfolge umgedreht?',
		label: 'Wie oft sich die Rangfolge drehte'
	},
	revolution: {
		who: 'Wer hat sie ausgerufen, bevor jemand Steuern zahlte?',
		label: 'Wer eine Revolution ausgerufen hat',
		none: 'Es gab keine',
		greater: 'eine große Revolution',
		moved: 'alle zogen um',
		stayed: 'niemand zog um',
		both: (a: string, b: string) => `${a}; ${b}`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} schuldet ${receiver} ${n}`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} schuldete ${receiver} ${cards(n)}.`,
		unknown: 'Ob sie gezahlt wurden, ist nicht notiert.',
		hands: (payer: string) => `${payer} hat die ganze Hand mit Platz 1 getauscht`,
		paid: (payer: string) => `${payer} hat gezahlt`,
		returned: (receiver: string) => `${receiver} hat zurückgegeben`
	},
	chairs: {
		where: (name: string) => `Wo saß ${name}?`,
		label: 'Der Stuhl von Platz 1',
		free: (chair: number) => `Stuhl ${chair}, ein freier`,
		own: 'Der eigene Stuhl',
		of: (name: string) => `Stuhl von ${name}`,
		moves: byCount('# Person zieht um', '# Personen ziehen um'),
		kept: 'Alle blieben sitzen',
		titlesMove: 'die Titel wandern'
	},
	seats: {
		order: 'Von oben, im Uhrzeigersinn:',
		clockwise: 'Im Uhrzeigersinn um den Tisch:'
	},
	rules: {
		which: 'Nach welchen Regeln wurde gespielt?',
		howLong: 'Für wie lange',
		once: 'Nur diese Runde',
		fromNow: 'Ab dieser Runde'
	},
	people: {
		forgotten: 'Jemand wurde vergessen',
		inTime: (round: number) => `Wer kam rechtzeitig zu Runde ${round}?`,
		name: 'Name der Person',
		anotherName: 'Anderer Name',
		wasThere: 'War da',
		card: 'Die Karte der neuen Person',
		drewCard: (name: string) =>
			`${name} hat eine Karte gezogen; sie bestimmt den Platz, je drei Ränge ein Platz, von unten (JO-2).`,
		drew: (name: string) => `${name} hat gezogen`,
		absent: 'Jemand war nicht da',
		satOut: 'Setzte aus',
		satOutOf: (name: string) => `${name} setzte aus`,
		hadLeft: 'War gegangen',
		hadLeftOf: (name: string) => `${name} war gegangen`
	},
	recordedChoice: 'notiert',
	recordedChoiceWith: (note: string) => `notiert · ${note}`,

	following: {
		title: 'Was folgen würde',
		subtitle: (topic: keyof typeof topics, round: number) => `${topics[topic]} · Runde ${round}`,
		nothing: 'Danach ändert sich nichts.',
		toAnswer: byCount('# Frage ist vorher zu klären.', '# Fragen sind vorher zu klären.'),
		open: byCount('# Frage offen', '# Fragen offen'),
		accept: 'So korrigieren',
		now: 'Die laufende Runde',
		roundNow: (round: number) => `Runde ${round}, die gerade läuft`,
		newSeats: 'Für alle müssen neue Sitze gefunden werden.',
		noNewSeats: (names: readonly string[]) => `Neue Sitze sind nicht nötig: ${list(names)}.`,
		dealtAlready: 'Ihre Karten sind schon gegeben.',
		unfit: 'Was nicht mehr passt',
		order: (round: number, names: readonly string[]) => `Runde ${round}: ${list(names)}`,
		byHand: 'von Hand',
		takeBack: 'Zurücknehmen',
		takeBackOf: (round: number) => `Zurücknehmen: Reihenfolge von Runde ${round}`,
		points: 'Punkte des Abends',
		player: 'Name',
		untilNow: 'Bisher',
		corrected: 'Korrigiert',
		decrees: 'Erlasse',
		roundByRound: 'Runde für Runde'
	},
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'die Regeln'
					: parts.map(([part, times]) => `${changing[part]} in ${times}`).join(', ');
			return plural(n, {
				one: `${n} spätere Runde ändert sich: ${what}.`,
				other: `${n} spätere Runden ändern sich: ${what}.`
			});
		},
		noRounds: 'Keine spätere Runde ändert sich.',
		points: byCount(
			'Die Punkte von # Person ändern sich.',
			'Die Punkte von # Personen ändern sich.'
		)
	},

	abouts,
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i > 0 && one === 'dealer' ? 'wer gibt' : abouts[one])).join(', '),
	differences: {
		sits: order('sitzt', 'sitzen'),
		wouldHaveSat: order('hätte', 'hätten', ' gesessen'),
		ranks: order('steht', 'stehen', '', 'Auf einem anderen Platz'),
		wouldHaveRanked: order('hätte', 'hätten', ' gestanden', 'Auf einem anderen Platz'),
		cameIn: order('landete', 'landeten'),
		otherPlaces: byCount('# Platz wäre anders besetzt.', '# Plätze wären anders besetzt.'),
		otherChairs: byCount(
			'# Person sitzt auf einem anderen Stuhl.',
			'# Personen sitzen auf einem anderen Stuhl.'
		),
		otherChairsThen: byCount(
			'# Person hätte auf einem anderen Stuhl gesessen.',
			'# Personen hätten auf einem anderen Stuhl gesessen.'
		),
		clockwise: (names: readonly string[]) => `Im Uhrzeigersinn: ${list(names)}.`,
		clockwiseBefore: (names: readonly string[]) => `${list(names)}.`,
		deals: (player: string, not: string) => `${player} gibt, nicht ${not}.`,
		wouldHaveDealt: (player: string, not: string) => `${player} hätte gegeben, nicht ${not}.`,
		owes: (payer: string, receiver: string, n: number) =>
			`${payer} schuldet ${receiver} ${cards(n)}.`,
		wouldHaveOwed: (payer: string, receiver: string, n: number) =>
			`${payer} hätte ${receiver} ${cards(n)} geschuldet.`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} schuldete ${receiver} ${cards(n)}.`,
		nobodyOwes: 'Niemand schuldet Steuern.',
		nobodyWouldHaveOwed: 'Niemand hätte Steuern geschuldet.',
		noTax: 'Keine Steuern.',
		nothingPaid: 'Nichts ist als gezahlt notiert.',
		paidBy: (names: readonly string[]) => `Als gezahlt notiert: von ${list(names)}.`,
		nothingReturned: 'Nichts ist als zurückgegeben notiert.',
		returnedBy: (names: readonly string[]) => `Als zurückgegeben notiert: von ${list(names)}.`,
		turnings: (n: number) =>
			n === 0
				? 'Die Rangfolge drehte sich nie.'
				: plural(n, {
						one: 'Die Rangfolge drehte sich einmal.',
						other: `Die Rangfolge drehte sich ${n}-mal.`
					}),
		noRevolution: (not: string) => `Es gab keine Revolution. Bisher stand da eine von ${not}.`,
		revolution: (player: string) => `${player} hat eine Revolution ausgerufen.`,
		otherRevolution: (player: string, not: string) =>
			`${player} hat die Revolution ausgerufen, nicht ${not}.`,
		otherWords: 'Der Wortlaut ist ein anderer.',
		untilNow: 'Bisher:',
		places: (about: keyof typeof abouts) => `${abouts[about]}: die Plätze, die sich ändern`,
		place: 'Platz',
		was: 'Bisher',
		becomes: 'wird',
		now: 'Jetzt',
		corrected: 'Korrigiert',
		decree: (n: number) => `Erlass ${n}.`,
		decreeGone: (text: string, issuer: string, was: Decree['state']) =>
			`„${text}“ von ${issuer} ist weg. Der Erlass war ${states[was]}.`,
		decreeEnds: (text: string, issuer: string, is: Decree['state'], not: Decree['state']) =>
			`„${text}“ von ${issuer} ist ${states[is]}, nicht ${states[not]}.`
	},

	questions: {
		leftOut,
		otherTaxes:
			'Dann sind andere Steuern fällig als die gezahlten. Was gleich ist, bleibt notiert.',
		seated: (round: number, names: readonly string[]) =>
			`Die Sitze von Runde ${round} sind neu zu finden, in dieser Reihenfolge: ${list(names)}.`,
		filledIn: (spans: readonly RoundSpan[], _: number, names: readonly string[]) =>
			`Ohne Abgang ${inRounds(spans)}: ${list(names)}. Das ergibt ${names.length === 1 ? 'den letzten Platz' : 'die letzten Plätze, in dieser Reihenfolge'}.`,
		right: 'Stimmt so',
		orderOf: 'Oder gib die Reihenfolge einer Runde an',
		whichRound: 'Welche Runde?',
		orderOfRound: (round: number) => `Reihenfolge von Runde ${round}`,
		seatOtherwise: 'Anders setzen',
		satLikeThis: 'So saßen sie',
		wentOutLikeThis: 'So gingen sie raus'
	}
} satisfies Catalogue['correct'];
