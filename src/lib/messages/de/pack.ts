import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import common from './common.ts';

const { plural, list } = grammar('de');

/** Nouns of the face cards; number cards are feminine. */
const MASCULINE: ByText<string> = {
	J: 'Buben',
	K: 'König',
	P: 'Pagen',
	N: 'Ritter'
};
const OTHERS: ByText<string> = { Q: 'eine Dame', A: 'ein Ass' };

const NUMBERS = [
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
const numberText = (n: number): string => NUMBERS[n] ?? String(n);

/** One card of a rank, in the accusative. */
function oneOf(rank: string): string {
	const masculine = lookUp(MASCULINE, rank);
	return lookUp(OTHERS, rank) ?? (masculine === undefined ? `eine ${rank}` : `einen ${masculine}`);
}

const WILD_NAMES = {
	JK: { one: 'Joker', many: 'Joker' },
	JE: { one: 'Narren', many: 'Narren' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'Kreuz',
	D: 'Karo',
	H: 'Herz',
	S: 'Pik',
	T: 'Stern',
	M: 'Mond'
};

/** In the accusative. */
function wildsText(wild: Wild, n: number, both = n === 2): string {
	const { one, many } = WILD_NAMES[wild];
	if (both) return `beide ${many}`;
	if (n > 1) return `${numberText(n)} ${many}`;
	return n === 0 ? `keine ${many}` : `einen ${one}`;
}
/** In the nominative. */
function wildsHeld(wild: Wild, n: number, both = n === 2): string {
	return n === 1 ? `ein ${common.cards.wild[wild]}` : wildsText(wild, n, both);
}

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return part.n === 1
				? oneOf(part.rank)
				: `${numberText(part.n)} ${common.cards.allOf(part.rank)}`;
		case 'wilds':
			return wildsText(part.wild, part.n, part.both);
		case 'whole-suits':
			return `${numberText(part.n)} ganze ${plural(part.n, { one: 'Farbe', other: 'Farben' })} eines zweiten Blatts, egal welche`;
		case 'cards':
			return `${part.ranks.join(', ')} in ${list(part.suits.map((suit) => SUIT_NAMES[suit]))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'keine' : list(counts.map(String));

export default {
	standard: (cards: number, wild: Wild, n: number) => `${cards} Karten und ${wildsHeld(wild, n)}`,
	twoPacks: (cards: number, wild: Wild, n: number) =>
		`Zwei Blätter: ${cards} Karten und ${wildsHeld(wild, n, false)}`,
	dalmuti: (cards: number, wild: Wild, n: number) =>
		`Das Dalmuti-Blatt: ${cards} Karten und ${wildsHeld(wild, n)}`,
	tarot: (wild: Wild, n: number) =>
		`Das Tarotblatt: 56 Karten in vier Farben und 22 Trümpfe, dazu ${wildsHeld(wild, n)}`,
	putIn: (parts: readonly PackPart[]) => `Dazu: ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Dazu: ${partsText(parts)} – zusammen ${cards}`,
	putBack: (parts: readonly PackPart[]) => `Wieder dazu: ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Heraus: ${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) =>
		`${n === 1 ? 'Die übrige Karte' : `Die ${n} übrigen Karten`} zeigen und beiseitelegen`,
	spanish:
		'Die spanischen Farben: ♦ oros, ♥ copas, ♠ espadas, ♣ bastos; J, Q, K sind sota, caballo, rey',
	inAll: (cards: number) => `zusammen ${cards}`,
	improvised: (cards: number) => [
		`Kein besonderes Blatt? Ein zweites Blatt und ein Stift genügen für ${plural(cards, { one: `die ${cards} weitere Karte`, other: `die ${cards} weiteren Karten` })}.`,
		'Seine A, 2, 3, 4 und 5 werden zu 11, 12, 13, 14 und 15 derselben Farbe: Schreibt die Zahl darauf.',
		'Von seinen anderen Karten werden die sechzehn roten und die Kreuz-6 zu Sternen, die übrigen schwarzen zu Monden: Schreibt Farbe und Rang auf so viele, wie oben stehen. Zu acht braucht ihr jede Karte.'
	],
	improvise: 'So geht es ohne Sonderblatt',
	prefersLarger:
		'Ab fünf Leuten ist für Tahimi ein größeres Blatt mit mehr Farben und Rängen besser. Mittlere Karten herauszunehmen ist der einfache Weg.',
	changes: {
		players: (now: number, before: number) => `Jetzt spielen ${now}, vorher ${before}`,
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Karten als Steuer: ${countsText(now)}, vorher ${countsText(before)}`,
		come: (titles: readonly string[]) => `Neu: ${list(titles)}`,
		gone: (titles: readonly string[]) => `Nicht mehr: ${list(titles)}`
	}
} satisfies Catalogue['pack'];
