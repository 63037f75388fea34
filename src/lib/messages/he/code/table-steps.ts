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
	},
	deal: {
		each: (n, bold) => (n === 1 ? `${bold('קלף אחד')} לכל יד` : `${bold(String(n))} קלפים לכל יד`)
	},
	tax: {
		left: {
			void: (names, bold) => `${bold(list(names))}: כבר לא כאן, ואין עוד מס לשלם או לקבל.`,
			paid: (names, bold) => `${bold(list(names))}: כבר לא כאן, והמס ששולם נשאר בתוקף.`,
			untaxed: (names, bold) => `${bold(list(names))}: כבר לא כאן.`
		},
		free: (names, bold) => `${bold(list(names))}: בלי מס בסיבוב הזה`
	}
} satisfies CodeOf<'he', 'table-steps'>;
