import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, list } = grammar('fr');

const cards = byCount('carte', 'cartes');

/** What the table has to do after a correction. */
export default {
	title: 'À toute la table',
	subtitle: (corrected) => `Manche ${corrected} corrigée`,
	goesOn: (now) => `manche ${now} en cours`,
	first: (is, was) => `${is} était en tête, pas ${was}`,
	changes: byCount('Stop. Une chose change\u00a0:', 'Stop. # choses changent\u00a0:'),
	pass: (from, payer, to, n, number) =>
		`${from}\u00a0: passer à ${to} ${number} ${cards(n)} ${de(payer)}`,
	back: (from, to, n, number) => `${from}\u00a0: rendre ${number} ${cards(n)} à ${to}`,
	pay: (from, to, n, number) => `${from}\u00a0: donner ${number} ${cards(n)} à ${to}`,
	inReturn: (name, n) => `${name} en rend ${n} au choix`,
	done: 'fait',
	lead: (is, was) => `${is} entame, pas ${was}`,
	titles: 'Les titres ont changé sur les tuiles',
	chairs: 'Chacun garde sa chaise jusqu’à la fin de la manche.',
	played: 'Les plis déjà joués restent joués.',
	tooLate: (names) => `Déjà fini\u00a0: ${list(names)}. Ces cartes restent où elles sont.`,
	leave: 'Déjà jouées\u00a0? Laisser les cartes',
	goOn: (round) => `Continuer la manche ${round}`
} satisfies Catalogue['orders'];
