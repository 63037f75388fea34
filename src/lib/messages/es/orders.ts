import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('es');

const cards = byCount('carta', 'cartas');

/** What the table has to do after a correction. */
export default {
	title: 'Para toda la mesa',
	subtitle: (corrected) => `Ronda ${corrected} corregida`,
	goesOn: (now) => `ronda ${now} en juego`,
	first: (is, was) => `${is} terminó antes que nadie, no ${was}`,
	changes: byCount('Alto. Cambia una cosa:', 'Alto. Cambian # cosas:'),
	pass: (from, payer, to, n, number) => `${from}: pasar a ${to} ${number} ${cards(n)} de ${payer}`,
	back: (from, to, n, number) => `${from}: devolver ${number} ${cards(n)} a ${to}`,
	pay: (from, to, n, number) => `${from}: dar ${number} ${cards(n)} a ${to}`,
	inReturn: (name, n) => `${name} da a cambio ${n === 1 ? 'una cualquiera' : `${n} cualesquiera`}`,
	done: 'hecho',
	lead: (is, was) => `Sale ${is}, no ${was}`,
	titles: 'Los títulos ya han cambiado en las fichas',
	chairs: 'Nadie cambia de silla hasta que acabe la ronda.',
	played: 'Las bazas ya jugadas valen.',
	tooLate: (names) => `Ya han terminado: ${list(names)}. Esas cartas se quedan donde están.`,
	leave: '¿Ya jugadas? Dejar las cartas',
	goOn: (round) => `Seguir con la ronda ${round}`
} satisfies Catalogue['orders'];
