import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, list, number } = grammar('he');

const rounds = byLargeCount('סיבוב אחד', 'שני סיבובים', '# סיבובים');
const brackets = byLargeCount('זוג מס אחד', 'שני זוגות מס', '# זוגות מס');
/** "בשני סיבובים", "ב־5 סיבובים". */
const within = (text: string) => `ב${/^\d/.test(text) ? '־' : ''}${text}`;
const withStanding = (n: number) => `${rounds(n)} עם מעמד`;

export default {
	tooFewOf: (people, needed) =>
		`מעט מדי סיבובים: ${list(people.map(({ name, have }) => `${name} (${number(have)} מתוך ${number(needed)})`))}.`,
	inRounds: (n) => within(rounds(n)),
	inStanding: (n) => within(withStanding(n)),
	inBrackets: (n) => within(brackets(n)),

	payment: {
		inBrackets: (n) => within(brackets(n))
	}
} satisfies CodeOf<'he', 'statistics'>;
