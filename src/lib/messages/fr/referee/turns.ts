import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from '#lib/messages/fr/grammar/elision.ts';
import { wildWord } from '#lib/messages/fr/grammar/nouns.ts';

const { byCount, list, either, plural } = grammar('fr');

const cards = byCount('# carte', '# cartes');

export const turn = {
	whoLeads: 'Qui entame la manche ?',
	whoLeadsAfterExit: 'Qui entame après une sortie ?',
	whoIsNext: 'À qui le tour ?',
	leads: (name: string) => `${name} entame`,
	holderLeads: (card: string) => `Qui a le ${card} entame`,
	drawn: 'Entame tirée au sort',
	why: {
		'next-in-turn': () =>
			'La prochaine personne, dans le sens horaire, qui a encore des cartes entame.',
		'highest-place': () => 'Parmi qui a encore des cartes, la plus haute place entame.',
		'lowest-place': () => 'Parmi qui a encore des cartes, la plus basse place entame.',
		'holder-leads': (card) => `Qui a le ${card} entame, avec le coup de son choix.`,
		random: () => 'L’application tire au sort qui entame.',
		'trick-winner': () => 'Qui gagne un pli entame le suivant.',
		'top-seat': () => 'La première place entame la manche.',
		'bottom-seat': () => 'La dernière place entame la manche.',
		'left-of-dealer': () => 'La personne à gauche de qui donne entame la manche.',
		'holder-of-card': (card) => `Le premier coup doit comprendre le ${card}.`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>,
	next: (name: string) => `Au tour ${de(name)}`,
	over: 'La manche est terminée',
	onlyOne: 'Une seule personne a encore des cartes\u00a0: la manche est terminée.',
	falls: (name: string) =>
		`Quelqu’un d’autre a fini en premier\u00a0: ${name} tombe du sommet et quitte la manche.`,
	overturned:
		'La dernière place a fini en premier : la manche s’arrête aussitôt, et toutes les places s’inversent.',
	movesOn: 'Rien n’est encore posé : l’entame va à la personne suivante.',
	hasToLead: 'Selon notre lecture, qui entame doit jouer\u00a0: l’entame ne change pas de main.',
	clockwise: 'La prochaine personne, dans le sens horaire, qui peut encore jouer.',
	counterClockwise: 'La prochaine personne, dans le sens antihoraire, qui peut encore jouer.',
	counterLead: 'La prochaine personne, dans le sens antihoraire, qui a encore des cartes entame.',
	skipped: (name: string) => `La valeur égale fait sauter le tour ${de(name)}.`,
	skippedByCards: (names: string) => `Ce coup fait sauter le tour ${de(names)}.`,
	skippedByBoth: (names: string) =>
		`La valeur égale et les cartes font sauter le tour ${de(names)}.`,
	won: {
		'all-skipped': (winner: string) =>
			`Personne d’autre ne peut jouer\u00a0: ${winner} gagne le pli.`,
		'all-passed': (winner: string) => `Toute la table a passé\u00a0: ${winner} gagne le pli.`,
		'ends-the-trick': (winner: string) =>
			`Ce coup termine aussitôt le pli\u00a0: ${winner} gagne le pli.`,
		exit: (winner: string) => `Le pli se termine avec cette sortie\u00a0: ${winner} le gagne.`,
		'nothing-tops': (winner: string) => `Rien ne bat ce coup\u00a0: ${winner} gagne le pli.`
	} satisfies Record<
		Extract<NextVerdict<unknown>, { kind: 'won' }>['by'] | 'all-skipped',
		(winner: string) => string
	>,
	untopped: (leads: string) => `Si personne ne bat ce coup\u00a0: ${leads}.`,
	whoPlayed: 'Qui a joué le dernier coup de ce pli ?',
	nobodyYet: 'Encore personne',
	whoPassed: 'Qui a passé dans ce pli ?',
	whoPassedSince: 'Qui a passé depuis ?',
	whoPassedOnTheLead: 'Qui a passé à l’entame\u00a0?',
	thatPlay: 'Ce coup',
	exit: 'A vidé sa main',
	/** @param cards as shown */
	was: (cards: string) => `Était ${cards}`,
	reversed: 'On joue dans le sens antihoraire',
	joker: (wild: Wild) => `Était un ${wildWord(wild)}`,
	trump: 'Était un atout',
	trumpSays: 'Si quelque chose bat un atout, c’est le texte de cette table qui le dit.',
	completedFour: 'A complété les quatre',
	equal: 'Était de même valeur que le précédent',
	whoWasOut: 'Qui avait déjà fini ?'
};

export const joining = {
	question: (newcomers: number, players: number) =>
		`${plural(newcomers, { one: `${newcomers} nouvelle personne`, other: `${newcomers} nouvelles personnes` })} à une table de ${players}`,
	words: {
		seated: 'La table ensuite',
		redraw: 'Nouveau tirage général',
		'no-seats': 'Pas encore de sièges',
		'too-few': 'Pas assez de monde',
		'too-many': 'Trop de monde'
	} satisfies Record<JoinVerdict<unknown>['code'], string>,
	noSeats:
		'Les premiers sièges ne sont pas encore fixés : les nouvelles personnes reçoivent le leur avec toute la table.',
	firstUntaxed: 'Personne ne paie encore à la première manche.',
	afterRound:
		'Personne n’arrive au milieu d’une manche. Voici la suivante, si les places restent comme maintenant.',
	likeFirst: 'Avec une arrivée, la manche suivante commence comme une première.',
	tooFew: (game: string, min: number) => `${game} se joue à ${min} au moins.`,
	tooMany: (game: string, max: number) => `${game} se joue à ${max} au plus selon ces règles.`,
	mends: (changes: string) => `Un changement et c’est possible\u00a0: ${changes}.`,
	closeRanks: 'Les autres resserrent les rangs.',
	newcomers: {
		'middle-untaxed':
			'Les nouvelles personnes s’asseyent au milieu, et ne paient ni ne reçoivent cette manche.',
		'middle-low-side':
			'Les nouvelles personnes s’asseyent juste sous le milieu, et sont imposées selon leur place.',
		bottom:
			'Les nouvelles personnes prennent les dernières places, et sont imposées selon leur place.',
		redraw: 'Toute la table tire à nouveau.',
		'by-card': 'La carte tirée décide : trois valeurs par place, depuis le bas.'
	} satisfies Record<Options['newcomers'], string>,
	badForm: (names: readonly string[]) =>
		`Quitter la dernière place et revenir aussitôt, comme ${list(names)}, est permis, mais peu élégant.`,
	newcomer: 'La nouvelle personne',
	newcomerOf: (n: number) => `Arrivée ${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer} paie ${cards(n)} à ${receiver}.`,
	nobodyPays: 'Personne ne paie d’impôt.',
	dealt: (each: number, extra: number) =>
		extra === 0
			? `${cards(each)} par personne.`
			: `${cards(each)} par personne, et une de plus pour ${plural(extra, { one: `${extra} personne`, other: `${extra} personnes` })}.`,
	whoLeaves: 'Qui part ?',
	drew: (name: string) => `${name} a tiré\u00a0:`,
	drewLabel: (name: string) => `${name} a tiré`,
	otherCards: 'D’autres cartes ont été tirées'
};

const turning: ByText<string> = {
	four: 'un carré',
	stairs: 'une suite de quatre cartes ou plus'
};

export const revolution = {
	question: 'Peut-on faire la révolution ?',
	yes: 'Elle est permise',
	notNow: 'Pas maintenant',
	no: 'Non',
	none: (game: string) => `${game} ne connaît pas de révolution ici.`,
	notTwo: (wild: Wild) => `Il n’y a pas deux ${wildWord(wild)}s dans le jeu.`,
	notBoth: (wild: Wild) => `Il faut avoir reçu deux ${wildWord(wild)}s à la donne.`,
	taxBegun: 'Elle doit venir avant que le premier impôt soit payé.',
	alreadyCalled: 'Une révolution a déjà été faite cette manche, et il n’y en a qu’une.',
	playBegun: 'Le jeu a commencé. Elle doit venir avant que le premier impôt soit payé.',
	notDealt: (wild: Wild) =>
		`Les cartes ne sont pas encore données. Après la donne, qui a deux ${wildWord(wild)}s peut la faire avant le premier impôt.`,
	byPlay: 'Elle se joue, elle ne s’annonce pas',
	turns: (ways: readonly TurningPlay[]) =>
		`La révolution (kakumei) est un coup\u00a0: ${either(ways.map((way) => lookUp(turning, way) ?? way))} renverse l’ordre des cartes.`,
	mayBeCalled: (wild: Wild) =>
		`Qui a reçu deux ${wildWord(wild)}s à la donne le peut, sans obligation.`,
	changes: {
		none: 'Elle ne changerait rien : il n’y a pas d’impôt cette manche de toute façon.',
		taxes: 'Personne ne paie d’impôt cette manche.',
		places:
			'Toutes les places s’inversent : la première avec la dernière, la deuxième avec l’avant-dernière, et ainsi de suite.',
		both: 'Personne ne paie d’impôt cette manche, et toutes les places s’inversent : la première avec la dernière, la deuxième avec l’avant-dernière, et ainsi de suite.'
	},
	newPlaces: (names: readonly string[]) => `Nouvelles places\u00a0: ${names.join(', ')}.`,
	whoCalls: 'Qui la ferait ?',
	circumstances: 'Sa main, et les impôts',
	dealtBoth: (wild: Wild) => `A reçu deux ${wildWord(wild)}s`,
	taxPaid: 'Un impôt a été payé'
};
