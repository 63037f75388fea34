import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('es');

export default {
	tooFewOf: (people, needed) =>
		`Muy pocas rondas para saberlo: ${list(people.map(({ name, have }) => `${name} (${number(have)} de ${number(needed)})`))}.`
} satisfies CodeOf<'es', 'statistics'>;
