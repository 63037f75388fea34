import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');
export default {
	decree: {
		to: (issuer, targets) => `מאת ${issuer} אל ${targets === 'everyone' ? 'כולם' : list(targets)}`
	},
	firstSeats: {
		tie: (groups, bold) =>
			`${bold('תיקו.')} שולפים שוב${groups.length > 1 ? ', כל קבוצה בינה לבין עצמה' : ''}: ${groups.map((names) => list(names)).join('; ')}.`
	}
} satisfies CodeOf<'he', 'table-steps'>;
