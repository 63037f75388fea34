import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, list, plural } = grammar('fr');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}.`
		: `${reached}\u00a0: ${plural(winners.length, { one: `victoire ${de(list(winners))}`, other: `victoire partagée entre ${list(winners)}` })}.`;

export default {
	firstTime: 'La soirée est gardée dans la Chronique.',
	over: {
		title: 'Manche finie',
		crowned: 'En tête',
		places: 'Les nouvelles places',
		stays: (title) => `reste ${title}`,
		up: byCount('monte de # place', 'monte de # places'),
		down: byCount('descend de # place', 'descend de # places'),
		same: 'même place',
		milestones: {
			rise: (name) => `${name} quitte la dernière place pour la première fois.`,
			reignOver: (name, rounds) => `Le règne ${de(name)} prend fin après ${rounds} manches.`,
			reigns: (name, reigns) => `${name} règne pour la ${reigns}e manche de suite.`
		},
		overturned:
			'La dernière place a fini en premier : toutes les places s’inversent, et la manche est terminée (DF-8).'
	},
	target: {
		rounds: (n: number, winners: readonly string[]) =>
			won(plural(n, { one: `${n} manche jouée`, other: `${n} manches jouées` }), winners),
		points: (n: number, winners: readonly string[]) =>
			won(plural(n, { one: `${n} point atteint`, other: `${n} points atteints` }), winners)
	},
	closed: {
		closed: 'Soirée close',
		noRound: 'Aucune manche n’a été terminée ce soir.',
		whole: 'Toute la soirée',
		share: 'Partager la soirée',
		points: 'Points de toutes les manches',
		reigns: 'Victoires et règnes',
		decrees: 'Décrets de la soirée',
		reopen: 'Rouvrir',
		another: 'Une nouvelle soirée'
	}
} satisfies Catalogue['results'];
