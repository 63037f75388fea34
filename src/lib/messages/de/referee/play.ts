import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aRank,
	capital,
	cardsWord,
	cardText,
	isMany,
	playText,
	numberWord,
	ranksWord,
	someWilds,
	theRank,
	wildsWord,
	wildWord,
	withNamed
} from '#lib/messages/de/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { list, either } = grammar('de');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

/** `own` beats `other`. */
function beats(own: PlayShape, other: PlayShape, why: string): string {
	return `${capital(playText(own))} ${isMany(own) ? 'schlagen' : 'schlägt'} ${playText(other, 'acc')}: ${why}.`;
}
const be = (own: PlayShape): string => (isMany(own) ? 'sind' : 'ist');
const may = (own: PlayShape): string => (isMany(own) ? 'dürfen' : 'darf');

export const allowed = {
	opens: (own: PlayShape, card: string) =>
		`${capital(playText(own))} ${may(own)} die Runde eröffnen: ${card} ist dabei.`,
	leads: (own: PlayShape) =>
		`Es liegt noch nichts: ${capital(playText(own))} ${may(own)} ausgespielt werden.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${isMany(own) ? 'passen' : 'passt'} auf ${playText(other, 'acc')}: Gleicher Rang darf hier folgen.`,
	higherRun: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'gleich lang, höher am oberen Ende'),
	higher: (own: PlayShape, other: PlayShape) => beats(own, other, 'gleiches Muster, höherer Rang'),
	lower: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'gleiches Muster, niedrigere Zahl'),
	turned: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'gleiches Muster und stärker, solange die Rangfolge umgedreht ist'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ist hier Trumpf und schlägt ${playText(other, 'acc')}, egal wie viele Karten liegen.`,
	spadeThree: '3♠ schlägt einen Joker, der allein liegt.',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) =>
		`${own} darf auf ${playText(other, 'acc')} und beendet den Stich.`,
	completes: 'Das vollendet den Vierling: Das darf jederzeit jede Person, und der Stich endet.',
	bomb: () => 'Ein Vierling darf hier auf jeden Zug: eine Bombe.',
	onlyBomb: 'Nur ein stärkerer Vierling schlägt ihn.',
	call: 'Es ist die nächste Karte der angesagten Reihe.',
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `Der ${wildWord(wild)} steht für ${aRank(first, 'acc')}.`;
		const all = ranks.every((rank) => rank === first)
			? ranksWord(first)
			: list(ranks.map((rank) => aRank(rank, 'acc')));
		return `Die ${wildsWord(wild)} stehen für ${all}.`;
	}
};

const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => 'Noch sind keine Karten da.',
	'rank-not-in-pack': () => 'Eine Karte von diesem Rang gibt es in diesem Blatt nicht.',
	'stand-in-does-not-fit': ({ wild }) =>
		`Wofür der ${wildWord(wild)} stehen soll, passt nicht zu den anderen Karten.`,
	'too-many-for-a-set': ({ most }) => `Ein Satz hat hier höchstens ${cardsWord(most)}.`,
	'wilds-stand-for-nothing': ({ wild }) =>
		`${capital(someWilds(wild, 1))} steht in diesem Spiel für keine andere Karte.`,
	'wilds-not-in-runs': ({ wild }) =>
		`${capital(someWilds(wild, 1))} passt in einen Satz, aber nicht in eine Folge.`,
	'runs-not-played': () =>
		'Folgen werden hier nicht gespielt: Alle Karten müssen vom selben Rang sein.',
	'suits-unknown': () => 'Es ist eine Folge, wenn alle Karten dieselbe Farbe haben.',
	'run-of-several-suits': () => 'Eine Folge muss von einer Farbe sein.',
	'no-set': () => 'Diese Karten sind nicht vom selben Rang.',
	'no-set-or-run': () => 'Diese Karten sind weder vom selben Rang noch eine Folge in einer Farbe.'
};

function counting(wild: Wild, ranks: readonly Rank[], where: string): string {
	const [first] = ranks as readonly [Rank];
	if (ranks.length === 1) return `Der ${wildWord(wild)} ${where}zählt als ${aRank(first)}.`;
	const all = ranks.every((rank) => rank === first)
		? ranksWord(first)
		: list(ranks.map((rank) => aRank(rank)));
	return `Die ${wildsWord(wild)} ${where}zählen als ${all}.`;
}

export const refused = {
	faults,
	passedOut: 'Wer gepasst hat, ist erst im nächsten Stich wieder dabei.',
	outOfTurn: 'Jemand anders ist am Zug.',
	mustEqual:
		'Der letzte Zug war gleich dem davor: Jetzt darf nur gleicher Rang folgen, oder es wird gepasst.',
	mustInclude: (card: string) => `Im ersten Zug der Runde muss ${card} dabei sein.`,
	wildIsNot: (wild: Wild) => `${capital(someWilds(wild, 1))} ersetzt sie nicht.`,
	sequence: {
		plain: 'Eine Reihe ist angesagt: Nur die nächste Karte der Reihe darf folgen.',
		red: 'Eine Reihe ist angesagt: Nur die nächste Karte der Reihe darf folgen, in Rot.',
		black: 'Eine Reihe ist angesagt: Nur die nächste Karte der Reihe darf folgen, in Schwarz.',
		suit: (sign: string) =>
			`Eine Reihe ist angesagt: Nur die nächste Karte der Reihe darf folgen, in ${sign}.`
	},
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return ranks.length === 1
			? `Der ${wildWord(wild)} zählt hier als ${aRank(first)}, und nichts schlägt ${aRank(first, 'acc')}.`
			: `Die ${wildsWord(wild)} zählen hier als ${ranksWord(first)}, und nichts schlägt ${ranksWord(first)}.`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `Die ${rank} steht für ${ranks}.`,
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, 'auf dem Tisch '),
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, '')
	},
	wildsAlone: {
		lowest: (wild: Wild) => `Ohne andere Karte zählt ein ${wildWord(wild)} unter jedem Rang.`,
		thirteen: (wild: Wild) => `Ohne andere Karte zählt ein ${wildWord(wild)} als 13.`,
		highest: (wild: Wild) => `Ohne andere Karte zählt ein ${wildWord(wild)} über jedem Rang.`
	},
	ended: {
		spadeThree: 'Die 3♠ liegt auf dem Joker: Der Stich ist vorbei.',
		/** @param cards as printed */
		top: (cards: string) => `${cards} hat den Stich beendet.`,
		completedFour: (rank: Rank) => `Vier ${ranksWord(rank)} liegen da: Der Stich ist vorbei.`,
		rank: (rank: Rank) => `${capital(ranksWord(rank))} beenden den Stich sofort.`
	},
	unbeatable: (other: PlayShape) =>
		`${capital(playText(other))} ${be(other)} unschlagbar: Der Stich ist vorbei.`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${isMany(own) ? 'passen' : 'passt'} nicht auf ${playText(other, 'acc')}: Das Muster ist ein anderes.`,
	otherCount: (there: number, played: number) =>
		`Es ${there === 1 ? 'liegt' : 'liegen'} ${cardsWord(there)}, also ${there === 1 ? 'muss eine' : `müssen ${numberWord(there)}`} folgen, nicht ${numberWord(played)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} auf ${playText(other, 'acc')}: Gleicher Rang darf nicht folgen.`,
	turned: (own: PlayShape, other: PlayShape) =>
		`Die Rangfolge ist umgedreht: ${capital(playText(own))} ${be(own)} schwächer als ${playText(other)}.`,
	notLower: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${be(own)} nicht besser als ${playText(other)}: Die niedrigere Zahl gewinnt.`,
	notHigher: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${be(own)} nicht höher als ${playText(other)}.`,
	locked: (suits: readonly Suit[]) => `In diesem Stich gilt Farbzwang: ${suitsText(suits)}.`,
	numberLocked: (other: PlayShape) =>
		`In diesem Stich gilt Zahlenzwang: Auf ${playText(other, 'acc')} darf nur der nächste Rang folgen.`,
	forbiddenLast: (cards: readonly string[]) =>
		`Mit ${either(cards.map(withNamed))} darf niemand rausgehen; wer es tut, bekommt den letzten Platz.`,
	forbiddenTurned: 'Solange die Rangfolge umgedreht ist, treten 3er an die Stelle der 2er.'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: 'in der Folge',
	lock: 'wegen des Farbzwangs',
	opening: 'zum Eröffnen',
	call: 'nach der Ansage',
	top: 'als Karte über allem',
	'forbidden-last': 'als letzte Karte'
};

export const whichSuit = {
	run: 'Welche Farbe hat die Folge?',
	card: (rank: Rank, why: SuitNeed['why']) => `Welche Farbe hat ${theRank(rank)} ${WHY[why]}?`,
	three: (rank: string) => `Welche Farbe hat die ${rank}?`
};

export const play = {
	verdicts: { yes: 'Erlaubt', no: 'Nicht erlaubt', table: 'Der Tisch entscheidet' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) =>
		`Was Trumpf ${trump} bewirkt, sagen die Quellen nicht, und dieser Tisch hat es noch nicht aufgeschrieben.`,
	trumpSays: (trump: number, text: string) =>
		`Trumpf ${trump}, in den Worten dieses Tisches: ${text}`,
	/** A play in a list: "8 ★ auf 5 5". */
	onto: (cards: Cards, under: Cards) => `${signs(cards)} auf ${signs(under)}`,
	asLead: (cards: Cards) => `${signs(cards)} ausgespielt`,
	tableDecided: 'So hat dieser Tisch entschieden.',
	calls: { plain: 'Jede Farbe', red: 'Rot', black: 'Schwarz' },
	theCall: 'Die Ansage',
	onTable: 'Schon der Zug auf dem Tisch war nicht erlaubt.',
	standsForWhat: (wild: Wild) => `${wildWord(wild)} steht für …`,
	rankStandsForWhat: (rank: string) => `${rank} steht für …`,
	tapRank: 'Tipp auf einen Rang',
	standsFor: (wild: Wild) => `Der ${wildWord(wild)} steht für`,
	whichTrump: 'Welcher Trumpf?',
	wouldBeAllowed: 'Das wäre erlaubt:',
	rows: { asked: 'Soll gespielt werden', table: 'Auf dem Tisch', before: 'Davor' },
	suitsMatter: 'Hier zählen Farben',
	ask: 'Welche Karten?',
	askAny: 'Was gespielt werden darf',
	how: 'Tipp erst die Karten auf dem Tisch an, dann die, die gespielt werden sollen.',
	another: 'Andere Frage',
	isTurned: 'Die Rangfolge ist gerade umgedreht.',
	mayPass: (on: Cards) => `Darf man auf ${signs(on)} passen?`,
	nothingToPlay: 'Aus dieser Hand darf dort nichts gespielt werden.',
	mustPlay: 'Aus dieser Hand geht etwas; passen darf nur, wer nichts hat.',
	circumstances: {
		label: 'Umstände',
		opening: {
			this: 'Erster Zug der Runde',
			first: 'Erster Zug der ersten Runde',
			later: 'Erster Zug einer späteren Runde',
			every: 'Erster Zug der Runde'
		},
		passed: 'In diesem Stich gepasst',
		turned: 'Rangfolge umgedreht',
		last: 'Damit wäre die Hand leer',
		call: 'Reihe angesagt',
		earlier: 'Zug davor',
		outOfTurn: 'Außer der Reihe',
		passedSince: 'Seither hat jemand gepasst',
		passing: 'Darf diese Hand passen?'
	}
};
