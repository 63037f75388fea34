import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('es');
const abouts = {
	rules: 'Reglas',
	places: 'Puestos',
	chairs: 'Sillas',
	dealer: 'Quién reparte',
	taxes: 'Impuestos',
	ranking: 'Orden de las cartas',
	revolution: 'Revolución',
	result: 'Resultado'
};

const changing = {
	places: 'puestos',
	taxes: 'impuestos',
	dealers: 'quién reparte',
	results: 'resultados'
};

export default {
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'las reglas'
					: parts.map(([part, times]) => `${changing[part]} en ${times}`).join(', ');
			return plural(n, {
				one: `Cambia ${n} ronda posterior: ${what}.`,
				other: `Cambian ${n} rondas posteriores: ${what}.`
			});
		}
	},
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', ')
} satisfies CodeOf<'es', 'correct'>;
