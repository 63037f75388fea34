import type { Card, Rank } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const { plural } = grammar('de');

const when = (round: number): string => (round === 0 ? 'vor Runde 1' : `in Runde ${round}`);
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}, gefragt von ${name}`;

export default {
	title: 'Streitfall',
	under: (game: string, house: string | null, players: number) =>
		`${game}${house === null ? '' : `, ${house}`} · ${players} Personen`,
	houseRules: 'Hausregeln',
	underEvening: (game: string) => `${game} · Regeln dieses Abends`,
	otherRules: 'Andere Regeln',
	ask: {
		title: 'Frag die Regeln',
		label: 'Mit eigenen Worten fragen',
		example: 'Darf ich einen Joker auf eine Zwei legen?',
		cardsEntered: 'Die Karten sind eingetragen. Öffne die Frage und ergänze, was sonst noch zählt.',
		orTap: 'Oder tippe eine Frage an',
		nothing: 'Nichts gefunden. Frag mit anderen Worten, oder tippe eine Frage an.',
		didYouMean: 'Meinst du …?',
		orDidYouMean: 'Oder meinst du …?',
		didNotKnow: 'Der Schiedsrichter wusste es nicht?',
		keep: 'Frage behalten',
		kept: 'Behalten. Sie steht in den Einstellungen.',
		ourReading: 'unsere Lesart',
		failed: 'Die Suche ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
		open: 'Frage öffnen',
		yes: 'Ja.',
		no: 'Nein.',
		so: (phrase: string) => `${phrase}.`,
		firstRound: (text: string) => `Erste Runde: ${text}`,
		laterRounds: (text: string) => `Spätere Runden: ${text}`,
		elsewhere: (text: string) => `Wo es gilt: ${text}`,
		notHere: 'An diesem Tisch gilt das nicht.',
		place: (game: string, chapter: string) => `${game}, ${chapter}`
	},
	whichQuestion: 'Worum geht es?',
	questions: {
		play: 'Darf das gespielt werden?',
		hand: 'Was muss ich geben?',
		next: 'Wer spielt aus, wer ist dran?',
		join: 'Wo sitzt, wer neu dazukommt, und wer zahlt jetzt?',
		revolution: 'Darf jetzt eine Revolution ausgerufen werden, und was ändert sich?',
		call: 'War diese Ansage richtig?',
		irregular: 'Etwas ist schiefgegangen'
	},
	whichRules: 'Nach welchen Regeln?',
	game: 'Spiel',
	done: 'Fertig',
	counters: {
		players: {
			label: 'Personen',
			fewer: 'Eine Person weniger',
			more: 'Eine Person mehr',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} Person`, other: `${shown} Personen` })
		},
		newcomers: {
			label: 'Neue',
			fewer: 'Eine neue Person weniger',
			more: 'Eine neue Person mehr',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} neue Person`, other: `${shown} Neue` })
		},
		cards: {
			label: 'geschuldete Karten',
			fewer: 'Eine Karte weniger geschuldet',
			more: 'Eine Karte mehr geschuldet',
			value: (n: number, shown: string) =>
				plural(n, {
					one: `${shown} Karte ist zu geben`,
					other: `${shown} Karten sind zu geben`
				})
		}
	},
	answer: 'Antwort',
	rules: 'Regeln',
	houseRule: (name: string) => `Hausregel, ${name}:`,
	sentences: (all: readonly string[]) => all.join(' '),
	byRules: (word: string) => `Nach den Regeln: „${word}“.`,
	ruledBefore: 'Schon entschieden:',
	earlier: (word: string, sentence: string, round: number, askedBy: string | null) =>
		`${word}${sentence === '' ? '' : `: ${sentence}`}, ${asked(round, askedBy)}`,
	ownAnswer: (bold: (text: string) => string, round: number, askedBy: string | null) =>
		`${bold('Eigene Antwort dieses Tisches')} ${asked(round, askedBy)}`,
	takeBack: 'Zurücknehmen',
	log: 'Entscheid festhalten',
	whoAsked: 'Wer hat gefragt?',
	whoAskedIfYouLike: 'Wer hat gefragt? (Muss nicht sein)',
	logNameless: 'Ohne Namen festhalten',
	house: {
		open: 'Lieber eine Hausregel …',
		title: 'Lieber eine Hausregel',
		forThisQuestion: 'Für diese Frage, ab jetzt',
		atThisTable: (word: string) => `${word} an diesem Tisch`,
		own: 'Wie dieser Tisch es macht',
		isOurs: 'Das ist unsere Antwort',
		word: 'Eigener Entscheid',
		fromNextDeal: 'Als Hausregel, ab dem nächsten Geben',
		setting: (option: string, value: string) => `${option}: ${value}`,
		settingSaid: (option: string, value: string, sentence: string) =>
			`${option}: ${value}. ${sentence}`
	},
	card: {
		takeBack: (card: Card, mark: string | null) =>
			`${cardText(card)} zurücknehmen${mark === null ? '' : `, ${mark}`}`,
		marks: { goes: 'geht weg', 'may-go': 'darf weg' },
		trump: 'Trumpf'
	},
	keys: {
		rank: (rank: Rank) => rankWord(rank),
		trump: 'Trumpf',
		suits: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik', T: 'Stern', M: 'Mond' },
		notKnown: 'Unbekannt'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
