import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aNamed,
	aRank,
	capital,
	cardsWord,
	cardText,
	isMany,
	playText,
	numberWord,
	ranksWord,
	thanPlay,
	theRank,
	wildWord
} from '#lib/messages/fr/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { list, either } = grammar('fr');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

/** `own` with the matching form of the verb. */
const does = (own: PlayShape, one: string, many: string): string =>
	`${playText(own)} ${isMany(own) ? many : one}`;
const beats = (own: PlayShape, other: PlayShape, why: string): string =>
	`${capital(does(own, 'bat', 'battent'))} ${playText(other)}\u00a0: ${why}.`;

export const allowed = {
	opens: (own: PlayShape, card: string) =>
		`${capital(does(own, 'peut', 'peuvent'))} ouvrir la manche\u00a0: le ${card} en fait partie.`,
	leads: (own: PlayShape) => `Rien sur la table\u00a0: on peut entamer avec ${playText(own)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(does(own, 'suit', 'suivent'))} ${playText(other)}\u00a0: on peut jouer ici une valeur égale.`,
	higherRun: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'même longueur, plus haute carte de tête'),
	higher: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'même combinaison, valeur plus haute'),
	lower: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'même combinaison, nombre plus petit'),
	turned: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'même combinaison, plus forte tant que l’ordre est renversé'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${capital(does(own, 'est atout ici et bat', 'sont atouts ici et battent'))} ${playText(other)}, quel que soit le nombre de cartes.`,
	spadeThree: 'Le 3♠ bat un Joker posé seul.',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) =>
		`${own} peut se poser sur ${playText(other)} et termine le pli.`,
	completes: 'Cela complète le carré : tout le monde peut le faire, et le pli se termine.',
	bomb: () => 'Un carré se pose ici sur n’importe quel coup : une bombe.',
	onlyBomb: 'Seul un carré plus fort le bat.',
	call: 'C’est la carte suivante de la suite annoncée.',
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `Le ${wildWord(wild)} vaut ${aRank(first)}.`;
		const all = ranks.every((rank) => rank === first)
			? `des ${ranksWord(first)}`
			: list(ranks.map(aRank));
		return `Les ${wildWord(wild)}s valent ${all}.`;
	}
};

const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => 'Il n’y a pas encore de cartes à juger.',
	'rank-not-in-pack': () => 'Aucune carte de cette valeur n’est dans le jeu utilisé.',
	'stand-in-does-not-fit': ({ wild }) =>
		`Ce que le ${wildWord(wild)} doit valoir ne va pas avec les autres cartes.`,
	'too-many-for-a-set': ({ most }) => `Ici, un groupe compte au plus ${cardsWord(most)}.`,
	'wilds-stand-for-nothing': ({ wild }) =>
		`Dans ce jeu, un ${wildWord(wild)} ne remplace aucune autre carte.`,
	'wilds-not-in-runs': ({ wild }) =>
		`Un ${wildWord(wild)} se joint à un groupe, mais pas à une suite.`,
	'runs-not-played': () =>
		'On ne joue pas de suites ici : toutes les cartes doivent être de même valeur.',
	'suits-unknown': () => 'C’est une suite si toutes ses cartes sont de la même couleur.',
	'run-of-several-suits': () => 'Une suite doit être d’une seule couleur.',
	'no-set': () => 'Ces cartes ne sont pas de même valeur.',
	'no-set-or-run': () => 'Ces cartes ne sont ni de même valeur ni une suite dans une couleur.'
};

function counting(wild: Wild, ranks: readonly Rank[], where: string): string {
	const [first] = ranks as readonly [Rank];
	if (ranks.length === 1) return `Le ${wildWord(wild)} ${where}vaut ${aRank(first)}.`;
	const all = ranks.every((rank) => rank === first)
		? `des ${ranksWord(first)}`
		: list(ranks.map(aRank));
	return `Les ${wildWord(wild)}s ${where}valent ${all}.`;
}

export const refused = {
	faults,
	passedOut: 'Qui a passé ne rejoue pas avant le prochain pli.',
	outOfTurn: 'C’est à quelqu’un d’autre de jouer.',
	mustEqual: 'Le dernier coup égalait le précédent : il faut l’égaler encore, ou passer.',
	mustInclude: (card: string) => `Le premier coup de la manche doit comprendre le ${card}.`,
	wildIsNot: (wild: Wild) => `Un ${wildWord(wild)} ne le remplace pas.`,
	sequence: {
		plain: 'Une suite est annoncée : seule la carte suivante peut être jouée.',
		red: 'Une suite est annoncée : seule la carte suivante, rouge, peut être jouée.',
		black: 'Une suite est annoncée : seule la carte suivante, noire, peut être jouée.',
		suit: (sign: string) =>
			`Une suite est annoncée\u00a0: seule la carte suivante, ${sign}, peut être jouée.`
	},
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return ranks.length === 1
			? `Le ${wildWord(wild)} vaut ici ${aRank(first)}, et rien ne bat ${aRank(first)}.`
			: `Les ${wildWord(wild)}s valent ici des ${ranksWord(first)}, et rien ne bat des ${ranksWord(first)}.`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `Le ${rank} vaut ${ranks}.`,
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, 'sur la table '),
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, '')
	},
	wildsAlone: {
		lowest: (wild: Wild) => `Sans autre carte, un ${wildWord(wild)} est au-dessous de tout.`,
		thirteen: (wild: Wild) => `Sans autre carte, un ${wildWord(wild)} vaut 13.`,
		highest: (wild: Wild) => `Sans autre carte, un ${wildWord(wild)} est au-dessus de tout.`
	},
	ended: {
		spadeThree: 'Le 3♠ est posé sur le Joker\u00a0: le pli est terminé.',
		/** @param cards as printed */
		top: (cards: string) => `${cards} a terminé le pli.`,
		completedFour: (rank: Rank) =>
			`Quatre ${ranksWord(rank)} sur la table\u00a0: le pli est terminé.`,
		rank: (rank: Rank) => `Les ${ranksWord(rank)} terminent aussitôt le pli.`
	},
	unbeatable: (other: PlayShape) =>
		`${capital(does(other, 'est imbattable', 'sont imbattables'))}\u00a0: le pli est terminé.`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${capital(does(own, 'ne suit', 'ne suivent'))} pas ${playText(other)}\u00a0: ce n’est pas la même combinaison.`,
	otherCount: (there: number, played: number) =>
		`${capital(cardsWord(there))} sur la table\u00a0: il en faut ${numberWord(there)} pour suivre, pas ${numberWord(played)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} sur ${playText(other)}\u00a0: une valeur égale ne suit pas.`,
	turned: (own: PlayShape, other: PlayShape) =>
		`L’ordre est renversé\u00a0: ${does(own, 'vaut', 'valent')} moins ${thanPlay(other)}.`,
	notLower: (own: PlayShape, other: PlayShape) =>
		`${capital(does(own, 'ne vaut', 'ne valent'))} pas mieux ${thanPlay(other)}\u00a0: le plus petit nombre l’emporte.`,
	notHigher: (own: PlayShape, other: PlayShape) =>
		`${capital(does(own, 'ne dépasse', 'ne dépassent'))} pas ${playText(other)}.`,
	locked: (suits: readonly Suit[]) => `Le pli est verrouillé sur ${suitsText(suits)}.`,
	numberLocked: () =>
		'Le pli est verrouillé par les valeurs : seule la valeur voisine suivante peut suivre.',
	forbiddenLast: (cards: readonly string[]) =>
		`Personne ne peut finir avec ${either(cards.map(aNamed))}\u202f; qui le fait prend la dernière place.`,
	forbiddenTurned: 'Tant que l’ordre est renversé, les 3 prennent la place des 2.'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: 'de la suite',
	lock: 'pour le verrou',
	opening: 'd’ouverture',
	call: 'après l’annonce',
	top: 'comme carte qui bat tout',
	'forbidden-last': 'en dernière carte'
};

export const whichSuit = {
	run: 'De quelle couleur est la suite ?',
	card: (rank: Rank, why: SuitNeed['why']) =>
		`De quelle couleur est ${theRank(rank)} ${WHY[why]}\u202f?`,
	three: (rank: string) => `De quelle couleur est le ${rank} ?`
};

export const play = {
	verdicts: { yes: 'Permis', no: 'Pas permis', table: 'La table décide' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) =>
		`Les sources ne disent pas ce que fait l’atout ${trump}, et cette table ne l’a pas encore écrit.`,
	trumpSays: (trump: number, text: string) => `Atout ${trump}, selon cette table\u00a0: ${text}`,
	onto: (cards: Cards, under: Cards) => `${signs(cards)} sur ${signs(under)}`,
	asLead: (cards: Cards) => `${signs(cards)} en entame`,
	tableDecided: 'Cette table en a décidé ainsi.',
	calls: { plain: 'Toute couleur', red: 'Rouge', black: 'Noir' },
	theCall: 'L’annonce',
	onTable: 'Le coup sur la table n’était lui-même pas permis.',
	standsForWhat: (wild: Wild) => `Le ${wildWord(wild)} vaut…`,
	rankStandsForWhat: (rank: string) => `Le ${rank} vaut…`,
	tapRank: 'Touchez une valeur',
	standsFor: (wild: Wild) => `Le ${wildWord(wild)} vaut`,
	whichTrump: 'Quel atout ?',
	wouldBeAllowed: 'Ce qui serait permis :',
	rows: { asked: 'À jouer', table: 'Sur la table', before: 'Juste avant' },
	suitsMatter: 'Les couleurs comptent ici',
	ask: 'Quelles cartes ?',
	askAny: 'Ce qu’on peut jouer',
	how: 'Touchez les cartes sur la table, puis celles à jouer.',
	another: 'Une autre question',
	isTurned: 'L’ordre est renversé en ce moment.',
	mayPass: (on: Cards) => `Peut-on passer sur ${signs(on)}\u202f?`,
	nothingToPlay: 'Rien dans cette main ne peut y être joué.',
	mustPlay: 'Cette main peut jouer\u00a0; seul passe qui n’a rien.',
	circumstances: {
		label: 'Circonstances',
		opening: {
			this: 'Premier coup de la manche',
			first: 'Premier coup de la première manche',
			later: 'Premier coup d’une manche suivante',
			every: 'Premier coup de la manche'
		},
		passed: 'A passé dans ce pli',
		turned: 'Ordre renversé',
		last: 'Finit avec ce coup',
		call: 'Suite annoncée',
		earlier: 'Coup précédent',
		outOfTurn: 'Hors de son tour',
		passedSince: 'Quelqu’un a passé depuis',
		passing: 'Cette main peut-elle passer\u202f?'
	}
};
