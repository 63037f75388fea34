import type { CorrectionTopic } from '#lib/evening/entries.ts';
import type { TaxCorrection } from '#lib/evening/state.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('de');

const PAIRS: Record<WildPair, string> = {
	JK: 'beide Joker',
	'two-JK': 'zwei Joker',
	JE: 'beide Narren',
	'two-JE': 'zwei Narren'
};

/** Numbers in letters for feminine nouns: cards, rounds. */
const WORDS = [
	'keine',
	'eine',
	'zwei',
	'drei',
	'vier',
	'fünf',
	'sechs',
	'sieben',
	'acht',
	'neun',
	'zehn',
	'elf',
	'zwölf'
];
const word = (n: number) => WORDS[n] ?? `${n}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rounds = (n: number) => plural(n, { one: `${word(n)} Runde`, other: `${word(n)} Runden` });
const cards = byCount('Karte', 'Karten');

function span(first: number, last: number): string {
	if (first === last) return `Runde ${first}`;
	return last === first + 1 ? `Runden ${first} und ${last}` : `Runden ${first} bis ${last}`;
}

const from = ({ place, last }: TakenPlace): string =>
	place > 1 && last ? 'vom letzten Platz' : `von Platz ${place}`;
const to = ({ place, last }: TakenPlace): string =>
	place > 1 && last ? 'auf den letzten Platz' : `auf Platz ${place}`;

export default {
	evening: 'Abend',
	houseGame: (game: string, house: string) => `${game}, ${house}`,
	isDeleted:
		'Dieser Abend ist gelöscht. 30 Tage lang lässt er sich zurückholen, hier oder in der Chronik unter den gelöschten Abenden.',
	statistics: 'Statistik des Abends',
	backToTable: 'Zurück zum Tisch',
	putOnTable: 'Auf den Tisch legen',
	enteredLater: (day: string) => `Nachträglich eingetragen am ${day}`,
	sheet: {
		more: 'Mehr',
		title: 'Dieser Abend',
		share: 'Teilen',
		note: 'Notiz hinzufügen',
		noteTitle: 'Eine Notiz für das Protokoll',
		noteLabel: 'Was soll festgehalten werden?',
		addNote: 'Notieren',
		rename: 'Umbenennen',
		renameLabel: 'Wie heißt der Abend?',
		correct: 'Runde korrigieren',
		reopen: 'Wieder öffnen und auf den Tisch',
		again: 'Dieselben Leute wieder',
		remove: 'Diesen Abend löschen'
	},
	places: {
		title: 'Plätze',
		asTable: 'Als Tabelle',
		picture: 'Bild der Plätze, Runde für Runde',
		table: 'Tabelle der Plätze, Runde für Runde',
		caption: 'Die Plätze, auf denen jede Runde endete',
		round: 'Runde',
		what: 'Was geschah',
		drawnRow: 'Gezogen',
		notThere: 'nicht da',
		atTheEnd: 'Wer am Ende da war, von oben',
		marks: {
			revolution: (pair: WildPair) => PAIRS[pair],
			greaterRevolution: 'große Revolution',
			rules: 'neue Regeln',
			rulesOnce: 'Regeln für eine Runde',
			draw: 'neu gezogen',
			joins: (name: string) => `+ ${name}`,
			leaves: (name: string) => `− ${name}`,
			'sits-out': (name: string) => `${name} setzt aus`,
			'is-back': (name: string) => `${name} wieder da`
		},
		inWords: {
			joins: (name: string) => `${name} kommt`,
			leaves: (name: string) => `${name} geht`
		},
		events: {
			revolution: (caller: string, pair: WildPair) => `${caller} hat ${PAIRS[pair]} gezeigt`,
			greaterRevolution: (caller: string) => `${caller} hat eine große Revolution ausgerufen`,
			rules: 'Andere Regeln von hier an',
			rulesOnce: 'Andere Regeln für diese Runde',
			draw: 'Alle haben neu gezogen',
			joins: (name: string) => `${name} kam dazu`,
			leaves: (name: string) => `${name} ging`,
			'sits-out': (name: string) => `${name} setzte aus`,
			'is-back': (name: string) => `${name} war wieder da`
		}
	},
	recap: {
		title: 'In Kürze',
		text: (sentences: readonly string[]) => sentences.join(' '),
		none: 'Noch keine Runde ist zu Ende.',
		played: (n: number, winner: string) =>
			n === 1
				? `Eine Runde wurde gespielt, und ${winner} war zuerst raus.`
				: `${capital(rounds(n))} wurden gespielt; in der letzten war ${winner} zuerst raus.`,
		reign: (name: string, first: number, last: number) =>
			`${name} regierte ${rounds(last - first + 1)} lang (${span(first, last)}).`,
		reigns: (name: string, times: number, long: number) =>
			`${name} regierte ${times > 12 ? `${times}-mal` : `${word(times)}mal`}, jedes Mal ${rounds(long)} lang${long > 1 ? ' am Stück' : ''}.`,
		longestReigns: (names: readonly string[], long: number) =>
			`Am längsten, ${rounds(long)} lang, regierten ${list(names)}.`,
		rose: (name: string, before: TakenPlace, after: TakenPlace) =>
			`${name} stieg ${from(before)} ${to(after)}.`,
		fell: (name: string, before: TakenPlace, after: TakenPlace) =>
			`${name} fiel ${from(before)} ${to(after)}.`,
		revolution: (name: string, pair: WildPair, round: number) =>
			`${name} zeigte in Runde ${round} ${PAIRS[pair]}: keine Steuern.`,
		greaterRevolution: (name: string, round: number) =>
			`${name} rief in Runde ${round} eine große Revolution aus.`,
		revolutions: (n: number, names: readonly string[]) =>
			`Es gab ${word(n)} Revolutionen, ausgerufen von ${list(names)}.`,
		turned: (n: number) =>
			`Die Rangfolge wurde ${n > 12 ? `${n}-mal` : n === 1 ? 'einmal' : `${word(n)}mal`} durch einen Zug umgedreht.`,
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${list(names)} ${names.length === 1 ? 'zahlte' : 'zahlten je'} ${word(n)} ${cards(n)} Steuern${partly ? ', soweit notiert' : ''}.`,
		unrecorded: (n: number) =>
			capital(plural(n, { one: `${word(n)} Steuer wurde`, other: `${word(n)} Steuern wurden` })) +
			' nicht notiert.',
		decrees(n: number, refused: number) {
			if (n === 1) return `Ein Erlass erging${refused === 1 ? ' und wurde verweigert' : ''}.`;
			const issued = `${capital(word(n))} Erlasse ergingen`;
			if (refused === 0) return `${issued}.`;
			if (refused === n) return `${issued}, und alle wurden verweigert.`;
			return `${issued}, ${refused === 1 ? 'einer davon wurde' : `${word(refused)} davon wurden`} verweigert.`;
		},
		rulings: (n: number) =>
			plural(n, {
				one: 'Ein Entscheid wurde festgehalten.',
				other: `${capital(word(n))} Entscheide wurden festgehalten.`
			})
	},
	facts: {
		label: 'Was auffällt',
		of: (n: number, all: number) => `${n} von ${all}`,
		way: (before: number, after: number) => `${before}→${after}`,
		waySpoken: (before: number, after: number) => `Von ${before} auf ${after}:`,
		wins: (name: string) => `Runden gewann ${name}`,
		tie: (names: readonly string[]) => `Siege: ${list(names)}`,
		winners: 'gewannen eine Runde',
		reign: (name: string) => `Runden lang regierte ${name}`,
		climb: (name: string, n: number) =>
			`Aufstieg von ${name} in ${n} ${n === 1 ? 'Runde' : 'Runden'}`,
		fall: (name: string, n: number) =>
			`Abstieg von ${name} in ${n} ${n === 1 ? 'Runde' : 'Runden'}`,
		tax: (name: string) => `Karten zahlte ${name} an Steuern`,
		revolution: (name: string, round: number) =>
			`Steuern in Runde ${round}: Revolution von ${name}`,
		greaterRevolution: (name: string) => `große Revolution von ${name}`,
		revolutions: 'Revolutionen an einem Abend',
		ahead: (name: string, other: string) => `Runden, und ${name} stets vor ${other}`,
		steady: (name: string, place: number) => `Mal in Folge: ${name} auf Platz ${place}`,
		bottom: (name: string) => `Runden hielt ${name} ganz unten aus`,
		points: (name: string) => `Punkte für ${name}`
	},
	log: {
		title: 'Das Protokoll',
		oldestFirst: 'Ältestes zuerst',
		show: 'Was gezeigt wird',
		all: 'Alles',
		kinds: {
			rounds: 'Runden',
			decrees: 'Erlasse',
			rulings: 'Entscheide',
			notes: 'Notizen',
			changes: 'Änderungen'
		},
		signs: {
			rounds: 'Runde:',
			revolution: 'Revolution:',
			decrees: 'Erlass:',
			rulings: 'Entscheid:',
			notes: 'Notiz:',
			changes: 'Änderung:'
		},
		count: byCount('# Zeile', '# Zeilen'),
		more: byCount('# weitere Zeile', '# weitere Zeilen'),
		round: (n: number) => `Runde ${n}`,
		fromTheTop: 'Von oben'
	},
	lines: {
		start: (names: readonly string[]) => ({
			head: 'Der Abend beginnt',
			then: `mit ${list(names)}.`
		}),
		round: (n: number) => ({ head: `Runde ${n}`, then: 'ist vorbei.' }),
		RoundVoided: { head: 'Das Geben war ungültig', then: 'und es wurde neu gegeben.' },
		revolution: (caller: string, pair: WildPair) => ({
			head: `${caller} zeigt ${PAIRS[pair]}`,
			then: '– keine Steuern.'
		}),
		turned: { head: 'Ein Zug dreht die Rangfolge um', then: 'bis zum Ende der Runde.' },
		turnedBack: { head: 'Ein Zug dreht die Rangfolge zurück', then: '' },
		reversed: { head: 'Neunen drehen die Spielrichtung um', then: 'gegen den Uhrzeigersinn.' },
		reversedBack: { head: 'Neunen drehen die Spielrichtung zurück', then: 'im Uhrzeigersinn.' },
		greaterRevolution: (caller: string) => ({
			head: `${caller} ruft eine große Revolution aus`,
			then: '– alle Plätze drehen sich um.'
		}),
		decree: (issuer: string, text: string, targets: readonly string[] | null) => ({
			head: `Erlass von ${issuer}:`,
			then: `${text} · ${targets === null ? 'alle' : list(targets)}`
		}),
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Eigener Entscheid:' : 'Entscheid:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' – ')
		}),
		note: (text: string) => ({ head: 'Notiz:', then: text }),
		rules: (issuer: string | null, once: boolean) => ({
			head: issuer === null ? 'Der Tisch war sich einig:' : `Erlass von ${issuer}:`,
			then: once ? 'andere Regeln für eine Runde.' : 'andere Regeln.'
		}),
		PlayerJoined: (name: string) => ({ head: name, then: 'kommt dazu.' }),
		PlayerLeft: (name: string) => ({ head: name, then: 'geht.' }),
		HandsChanged: (name: string) => ({ head: name, then: 'tauscht die ganze Hand mit Platz 1.' }),
		PlayerLeftMidRound: (name: string) => ({ head: name, then: 'geht mitten in der Runde.' }),
		'arrival-announced': (name: string) => ({
			head: name,
			then: 'kommt ab der nächsten Runde dazu.'
		}),
		DepartureAnnounced: (name: string) => ({ head: name, then: 'geht nach dieser Runde.' }),
		PlayerSatOut: (name: string) => ({ head: name, then: 'setzt diese Runde aus.' }),
		tax(
			payer: string,
			fault: TaxCorrection['fault'],
			remedy: TaxCorrection['remedy'],
			fine: string | null
		) {
			const what = { wrong: 'war falsch', forgotten: 'wurde vergessen' }[fault];
			const then = { 'paid-anew': 'neu gezahlt', fine: 'eine Strafe', 'let-stand': 'blieb so' }[
				remedy
			];
			return {
				head: `Die Steuer von ${payer} ${what}:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		score: (name: string, points: string, reason: string) => ({
			head: `${name} ${points}`,
			then: `von Hand: ${reason}`
		}),
		orders: (moved: boolean) => ({
			head: 'Nach der Korrektur',
			then: moved ? 'wechselten Karten die Hand:' : 'bleiben die Karten, wie sie sind.'
		}),
		amended: (round: number, about: CorrectionTopic) => ({
			head: `Runde ${round} korrigiert:`,
			then: {
				exits: 'wer wann raus war.',
				ranking: 'wie oft sich die Rangfolge drehte.',
				revolution: 'die Revolution.',
				tax: 'die Steuern.',
				chairs: 'die Stühle.',
				people: 'wer da war.',
				rules: 'die Regeln.'
			}[about]
		}),
		'player-renamed': (before: string, name: string) => ({
			head: before,
			then: `heißt jetzt: ${name}`
		}),
		renamed: (name: string) => ({ head: 'Der Abend heißt jetzt:', then: name }),
		LastRoundAnnounced: { head: 'Die letzte Runde', then: 'ist angesagt.' },
		EveningClosed: { head: 'Der Abend ist beendet.', then: '' },
		clock: {
			back: { head: 'Die Uhr des Handys wurde zurückgestellt.', then: '' },
			ahead: {
				head: 'Eine lange Pause, oder die Uhr des Handys wurde vorgestellt.',
				then: 'Sie zählt als drei Stunden.'
			}
		},
		EveningReopened: { head: 'Der Abend ist wieder offen.', then: '' },
		EveningDeleted: { head: 'Der Abend ist gelöscht.', then: '' },
		EveningRestored: { head: 'Der Abend ist zurückgeholt.', then: '' }
	},
	details: {
		dealt: (name: string) => `${name} hat gegeben`,
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Steuern nicht notiert'
				: [
						...paid.map((tax) => `${tax.from} an ${tax.to}: ${tax.cards} ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									`${plural(unrecorded, { one: '1 Steuer', other: `${unrecorded} Steuern` })} nicht notiert`
								])
					].join('; '),
		moved: (from: string, to: string, n: number) => `${from} gab ${to} ${n} ${cards(n)}`,
		endedEarly: 'Vorzeitig beendet, der Rest von Hand gesetzt',
		forbidden: (names: readonly string[]) => `Mit verbotener Karte fertig: ${list(names)}`,
		left: (names: readonly string[]) => `Vor dem Ende gegangen: ${list(names)}`,
		askedBy: (name: string) => `gefragt von ${name}`,
		takenBack: 'seither zurückgenommen'
	}
} satisfies Catalogue['chronicle'];
