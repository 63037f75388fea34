import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardsWord,
	cardText,
	numberWord,
	ranksWord,
	someWilds,
	wildWord
} from '#lib/messages/fr/grammar/nouns.ts';

const { byCount, list } = grammar('fr');

const cards = byCount('# carte', '# cartes');
const these = (of: readonly Card[]): string => list(of.map(cardText));
/** "la meilleure carte", "les deux meilleures cartes". */
const the = (n: number, one: string, many: string): string =>
	n === 1 ? `la ${one} carte` : `les ${numberWord(n)} ${many} cartes`;

export const hand = {
	tribute: (n: number) => `Un tribut de ${cards(n)}`,
	giveback: (n: number) => `Un retour de ${cards(n)}`,
	give: {
		best: (n: number) => `Donnez ${the(n, 'meilleure', 'meilleures')}`,
		highest: (n: number) => `Donnez ${the(n, 'plus haute', 'plus hautes')}`
	},
	return: {
		any: (n: number) => `Rendez ${cardsWord(n)} au choix`,
		worst: (n: number) => `Rendez ${the(n, 'pire', 'pires')}`,
		lowest: (n: number) => `Rendez ${the(n, 'plus basse', 'plus basses')}`
	},
	nothing: 'Rien n’est dû',
	whyNothing: {
		'first-round': 'Il n’y a pas d’impôt à la première manche.',
		revolution: 'Une révolution a eu lieu : personne ne paie d’impôt cette manche.',
		'no-taxes': 'Cette table joue sans impôts.',
		newcomer: 'Les nouvelles personnes ne paient ni ne reçoivent à la manche de leur arrivée.',
		hands:
			'La dernière et la première place ont échangé toute leur main : aucun impôt entre elles.',
		void: 'Une personne est partie avant que cet impôt soit payé : il est annulé.',
		middle: 'Le milieu de la table ne paie ni ne reçoit.',
		'no-seats': 'Les premiers sièges ne sont pas encore fixés.'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking:
		'Qui reçoit regarde d’abord le tribut et choisit librement ; une carte reçue peut repartir.',
	freeUnseen: 'Qui reçoit choisit librement, avant de voir le tribut.',
	setsBreak: 'Seule la valeur compte, même s’il faut casser un groupe.',
	rankCounts: 'Seule la valeur compte.',
	inOrder: {
		best: 'Parmi les autres cartes, les meilleures partent d’abord.',
		highest: 'Parmi les autres cartes, les plus hautes partent d’abord.',
		worst: 'Parmi les autres cartes, les plus mauvaises partent d’abord.',
		lowest: 'Parmi les autres cartes, les plus basses partent d’abord.'
	},
	openerFirst: (card: string) =>
		`Avec moins de quatre cartes de sa valeur, le ${card} part d’abord : on ne le garde pas pour l’entame.`,
	payerPicks: 'À valeur égale, qui paie choisit.',
	receiverPicks: 'À valeur égale, qui reçoit choisit.',
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `Le ${wildWord(wild)} reste.` : `Les ${wildWord(wild)}s restent.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1
			? `Le ${wildWord(wild)} peut partir ou rester.`
			: `Les ${wildWord(wild)}s peuvent partir ou rester.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `Le ${wildWord(wild)} doit partir.`
			: `Les ${someWilds(wild, held)} doivent partir.`,
	someWildsGo: (wild: Wild, n: number) =>
		`${capital(someWilds(wild, n))} ${n === 1 ? 'doit' : 'doivent'} partir.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'Celle-ci part' : 'Celles-ci partent'}\u00a0: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `${n} au choix parmi\u00a0: ${these(of)}.`,
	pickToo: (n: number, of: readonly Card[]) => `Et ${n} au choix parmi\u00a0: ${these(of)}.`,
	doubts: {
		tooFew: {
			best: (n: number) =>
				`Entrez d’abord ${n === 1 ? 'votre meilleure carte' : `vos ${numberWord(n)} meilleures cartes`}.`,
			highest: (n: number) =>
				`Entrez d’abord ${n === 1 ? 'votre carte la plus haute' : `vos ${numberWord(n)} cartes les plus hautes`}.`,
			worst: (n: number) =>
				`Entrez d’abord ${n === 1 ? 'votre pire carte' : `vos ${numberWord(n)} pires cartes`}.`,
			lowest: (n: number) =>
				`Entrez d’abord ${n === 1 ? 'votre carte la plus basse' : `vos ${numberWord(n)} cartes les plus basses`}.`
		},
		moreOfRank: (rank: Rank) =>
			`S’il y a d’autres ${ranksWord(rank)} dans la main, le choix se fait entre toutes ces cartes.`,
		moreOfOpener: (card: string) =>
			`Si la main a d’autres cartes de cette valeur, le ${card} part d’abord, sauf si les quatre y sont.`,
		trumpsFirst:
			'Les atouts du tarot partent d’abord : chacun de la main part à la place de la plus basse de ces cartes.',
		moreWilds: (wild: Wild) =>
			`S’il y a d’autres ${wildWord(wild)}s dans la main, le choix se fait entre toutes ces cartes.`,
		wilds: (wild: Wild) => `Un ${wildWord(wild)} dans la main vaut ce que dit qui le tient.`
	},
	covered: 'La main est cachée',
	uncover: 'Touchez quand personne d’autre ne regarde',
	whoAsks: 'Qui demande ?',
	payer: 'Qui paie',
	receiver: 'Qui reçoit',
	gives: (payer: string, n: number) => `${payer} donne ${n}`,
	givesBack: (receiver: string, n: number) => `${receiver} rend ${n}`,
	label: 'Main',
	whole: 'C’est toute la main',
	cover: 'Cacher la main'
};
