import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { answersTo } from '#lib/ui/referee/asked.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { questionsAsked, situationIn, type Asked } from '../../asked.ts';
import { report, whole } from '../../sample.ts';

const ASKED = questionsAsked();

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

// The lists were written before the words were looked at and used to improve them afterwards, so
// the rates are above those of questions nobody has seen: they only show that nothing got worse.
describe.each(whole ? LOCALES : (['en'] as const))(
	'questions asked at the table: %s',
	(language) => {
		test('the rule, the answer and how sure it is are right nearly always', async () => {
			vi.stubGlobal('document', { documentElement: {} });
			await setLanguage(language);
			const all: { one: Asked; first: boolean; shown: boolean; said: boolean; wrong: boolean }[] =
				[];
			for (const one of ASKED.filter((asked) => asked.language === language)) {
				await loadMessages('ask', 'answers', 'referee', 'rules', ...areasOf(one.game));
				const answers = answersTo(one.question, situationIn(one.game));
				const isRight = ({ rule }: { rule: string | null }) => one.rules.includes(rule ?? '-');
				const [answer] = answers;
				const first = answer !== undefined && isRight(answer);
				const text = `${answer?.word} ${answer?.sentence}`;
				const said = first && new RegExp(one.says, 'iu').test(text);
				const wrong = answer?.sure === true && !said;
				all.push({ one, first, shown: answers.some(isRight), said, wrong });
			}
			const answerable = all.filter(({ one }) => one.rules.length > 0);
			const rate = (what: 'first' | 'shown' | 'said' | 'wrong') => {
				const of = what === 'wrong' ? all : answerable;
				return of.filter((one) => one[what]).length / of.length;
			};
			const missed = answerable.filter(({ said }) => !said).map(({ one }) => one.question);
			const misled = all.filter(({ wrong }) => wrong).map(({ one }) => `wrong: ${one.question}`);
			const shares = (['first', 'shown', 'said', 'wrong'] as const).map(
				(what) => `${what} ${rate(what).toFixed(3)}`
			);
			const figures = [
				`${language}: ${all.length} questions, ${shares.join(', ')}`,
				...missed,
				...misled
			];
			report(figures[0]!);
			expect(rate('first'), figures.join('\n')).toBeGreaterThanOrEqual(0.94);
			expect(rate('shown'), figures.join('\n')).toBeGreaterThanOrEqual(0.98);
			expect(rate('said'), figures.join('\n')).toBeGreaterThanOrEqual(0.93);
			expect(rate('wrong'), figures.join('\n')).toBeLessThanOrEqual(0.01);
		});
	}
);
