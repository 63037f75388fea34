import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('de');

const cards = byCount('Karte', 'Karten');

/** What the table has to do after a correction. */
export default {
	title: 'An alle am Tisch',
	subtitle: (corrected) => `Runde ${corrected} korrigiert`,
	goesOn: (now) => `Runde ${now} läuft`,
	first: (is, was) => `${is} war zuerst raus, nicht ${was}`,
	changes: byCount('Halt. Eines ändert sich:', 'Halt. # Dinge ändern sich:'),
	pass: (from, payer, to, n, number) =>
		`${from}: ${number} ${cards(n)} von ${payer} an ${to} weitergeben`,
	back: (from, to, n, number) => `${from}: ${number} ${cards(n)} an ${to} zurückgeben`,
	pay: (from, to, n, number) => `${from}: ${number} ${cards(n)} an ${to} geben`,
	inReturn: (name, n) => `${name} gibt dafür ${n === 1 ? 'eine' : n} beliebige`,
	done: 'erledigt',
	lead: (is, was) => `${is} spielt aus, nicht ${was}`,
	titles: 'Die Titel auf den Kacheln sind schon neu',
	chairs: 'Die Stühle bleiben, bis die Runde endet.',
	played: 'Gespielte Stiche gelten.',
	tooLate: (names) => `Schon draußen: ${list(names)}. Diese Karten bleiben, wo sie sind.`,
	leave: 'Schon gespielt? Karten so lassen',
	goOn: (round) => `Weiter mit Runde ${round}`
} satisfies Catalogue['orders'];
