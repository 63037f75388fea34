import type { Step } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';
import { de } from './grammar/elision.ts';

const { byCount, list } = grammar('fr');

const lead = {
	leads: (name: string) => `${name} entame`,
	holderLeads: (card: string) => `Qui a le ${card} entame`,
	drawn: 'Entame tirée au sort',
	ofTwo: (card: string) => `Si deux ont un ${card}, qui est le plus près à gauche de qui donne`,
	inDirection: () => 'La prochaine personne, dans le sens du jeu, qui a encore des cartes',
	because: {
		'next-in-turn': () => 'La prochaine personne, dans le sens horaire, qui a encore des cartes',
		'highest-place': () => 'La plus haute place qui a encore des cartes',
		'lowest-place': () => 'Parmi qui a encore des cartes, la plus basse place entame',
		'holder-leads': (card) => `Qui a le ${card} entame, avec le coup de son choix`,
		random: () => 'L’application tire au sort qui entame',
		'trick-winner': () => 'Qui gagne le pli entame le suivant',
		'top-seat': () => 'La première place entame',
		'bottom-seat': () => 'La dernière place entame',
		'left-of-dealer': () => 'La personne à gauche de qui donne entame',
		'holder-of-card': (card) => `Le premier coup doit comprendre le ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};

const steps: Record<Step, string> = {
	seats: 'Sièges',
	deal: 'Donne',
	taxes: 'Impôts',
	play: 'Jeu'
};

export default {
	steps,
	lead,
	stepsLabel: 'Étapes de la manche',
	stepDone: (step: Step) => `${steps[step]}, terminé`,
	round: (n: number) => `Manche ${n}`,
	lastRound: 'dernière manche',
	standings: 'Classement',
	counterClockwise: 'On joue dans le sens antihoraire',
	more: 'Plus',
	cannotStayAwake: 'Ce navigateur ne peut pas garder l’écran allumé.',
	awakeHelp: 'Que faire',
	decree: {
		button: 'Décret',
		buttonInForce: (n: number) => `Décret, ${n} en vigueur`,
		inForce: byCount('# décret en vigueur\u00a0:', '# décrets en vigueur\u00a0:')
	},
	tax: {
		paid: (name: string) => `${name} a payé`,
		returned: (name: string) => `${name} a rendu`
	},
	play: {
		left: 'départ',
		falls: (place: number) => `tombe à la ${common.ordinal(place)} place`,
		out: (place: number) => `${common.ordinal(place)} place`,
		forbidden: 'carte interdite',
		forbiddenAt: (place: number) => `${common.ordinal(place)} place, carte interdite`,
		tile: (name: string, state: string) => `${name}, ${state}`,
		said: (name: string, state: string) => `${name}, ${state}.`,
		roundWon: (winner: string) => `Manche terminée. ${winner} finit en tête.`,
		tapWho: 'Touchez qui a fini',
		nextOut: 'Prochaine sortie',
		nextPlace: (n: number) => common.ordinal(n),
		ofPlayers: (n: number) => `sur ${n}`,
		leads: 'entame',
		leadLabel: 'Qui entame',
		firstLead: 'Première entame',
		ifNobodyTops: (name: string) => `Si le dernier coup ${de(name)} tient`,
		why: 'pourquoi ?',
		reason: (reason: string) => `${reason}.`,
		stillIn: (names) => `Encore en jeu : ${list(names)}`,
		rulesChange: 'Les règles changent dès la prochaine donne.',
		capitalFalls: (name: string) => `La capitale tombe\u00a0: ${name} quitte la manche (DF-6).`,
		notAsLast: (which: readonly string[]) => `Jamais en dernier\u00a0: ${which.join(', ')}.`,
		withEffect: (which: readonly string[]) => `avec effet ${which.join(', ')}`,
		collects: (name: string) => `${name} ramasse chaque pli.`,
		oneCard: 'Plus qu’une carte ? Dites « Une carte ».',
		close: 'Clore la soirée',
		next: 'Manche suivante'
	}
} satisfies Catalogue['table'];
