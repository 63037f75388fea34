import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { answersTo } from '#lib/ui/referee/asked.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { questionsApart, questionsAsked, situationIn, type Asked } from '../../asked.ts';
import { report, whole } from '../../sample.ts';

/** Shares of questions: whose right rule stands first, or among those shown; whose answer says what
 * it has to; whose answer is sure and wrong. */
type Rates = Readonly<Record<'first' | 'shown' | 'said' | 'wrong', number>>;

/** What came of a question. */
async function outcomeOf(asked: Asked) {
	await loadMessages('ask', 'answers', 'referee', 'rules', ...areasOf(asked.game));
	const answers = answersTo(asked.question, situationIn(asked.game));
	const isRight = ({ rule }: { rule: string | null }) => asked.rules.includes(rule ?? '-');
	const [answer] = answers;
	const first = answer !== undefined && isRight(answer);
	const said = first && new RegExp(asked.says, 'iu').test(`${answer.word} ${answer.sentence}`);
	const wrong = answer?.sure === true && !said;
	return { asked, first, shown: answers.some(isRight), said, wrong };
}

/** @param list its name */
async function expectRates(list: string, all: readonly Asked[], language: Locale, limits: Rates) {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
	for (const one of all) outcomes.push(await outcomeOf(one));
	const answerable = outcomes.filter(({ asked }) => asked.rules.length > 0);
	const share = (of: typeof outcomes, what: keyof Rates) =>
		of.filter((one) => one[what]).length / of.length;
	const rates: Rates = {
		first: share(answerable, 'first'),
		shown: share(answerable, 'shown'),
		said: share(answerable, 'said'),
		wrong: share(outcomes, 'wrong')
	};
	const figures = (['first', 'shown', 'said', 'wrong'] as const).map(
		(what) => `${what} ${rates[what].toFixed(3)}`
	);
	report(`${language}, ${list}: ${outcomes.length} questions, ${figures.join(', ')}`);
	const missed = answerable.filter(({ said }) => !said).map(({ asked }) => asked.question);
	const misled = outcomes.filter(({ wrong }) => wrong).map(({ asked }) => asked.question);
	const told = [...figures, ...missed, ...misled.map((one) => `wrong: ${one}`)].join('\n');
	expect(rates.first, told).toBeGreaterThanOrEqual(limits.first);
	expect(rates.shown, told).toBeGreaterThanOrEqual(limits.shown);
	expect(rates.said, told).toBeGreaterThanOrEqual(limits.said);
	expect(rates.wrong, told).toBeLessThanOrEqual(limits.wrong);
}

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

// The questions were phrased before anybody looked at the words. Weights are learnt from the first
// list, and words were chosen for it, so its rates are above those of questions nobody has seen.
describe.each(whole ? LOCALES : (['en'] as const))('questions asked: %s', (language) => {
	const own = (all: readonly Asked[]) => all.filter((one) => one.language === language);
	test('what was learnt is right mostly', async () => {
		const all = own(questionsAsked()).filter((_, i) => whole || i % 4 === 0);
		await expectRates('learnt', all, language, {
			first: 0.85,
			shown: 0.95,
			said: 0.85,
			wrong: 0.02
		});
	});
	test('what nothing was learnt from is right often', async () => {
		const limits = { first: 0.77, shown: 0.92, said: 0.75, wrong: 0.022 };
		await expectRates('apart', own(questionsApart()), language, limits);
	});
});
