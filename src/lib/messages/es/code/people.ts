import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('es');

export default {
	merge: {
		together: (from: string, into: string) =>
			`${list([from, into])} estuvieron en una misma mesa a la vez, así que son dos personas. Siguen por separado.`
	}
} satisfies CodeOf<'es', 'people'>;
