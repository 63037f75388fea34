import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');

const cards = (n: number, number: string) => (n === 1 ? `קלף ${number}` : `${number} קלפים`);
const any = (n: number) => (n === 1 ? 'קלף כלשהו' : `${n} קלפים כלשהם`);

/** What the table has to do after a correction. */
export default {
	title: 'לכל השולחן',
	subtitle: (corrected) => `סיבוב ${corrected} תוקן`,
	goesOn: (now) => `סיבוב ${now} נמשך`,
	first: (is, was) => `במקום הראשון: ${is}, ולא ${was}`,
	changes: (n) => (n === 1 ? 'רגע. דבר אחד משתנה:' : `רגע. ${n} דברים משתנים:`),
	pass: (from, payer, to, n, number) => `${from}: להעביר אל ${to} ${cards(n, number)} של ${payer}`,
	back: (from, to, n, number) => `${from}: להחזיר ${cards(n, number)} אל ${to}`,
	pay: (from, to, n, number) => `${from}: לתת ${cards(n, number)} אל ${to}`,
	inReturn: (name, n) => `${name}: לתת בתמורה ${any(n)}`,
	done: 'בוצע',
	lead: (is, was) => `הפתיחה של ${is}, ולא של ${was}`,
	titles: 'התארים באריחים כבר השתנו',
	chairs: 'הכיסאות נשארים עד סוף הסיבוב.',
	played: 'לקיחות ששוחקו נשארות.',
	tooLate: (names) => `כבר סיימו: ${list(names)}. הקלפים האלה נשארים במקומם.`,
	leave: 'כבר שוחקו? להשאיר את הקלפים',
	goOn: (round) => `להמשיך בסיבוב ${round}`
} satisfies Catalogue['orders'];
