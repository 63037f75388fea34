import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { answersTo } from '#lib/ui/referee/asked.ts';
import { situationOf } from '#lib/ui/referee/situation.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { confirm, exits, given, go, seated } from '../given.ts';
import { report } from '../../sample.ts';

/** A question as somebody at the table would type it, misspelt words included. */
interface Asked {
	readonly question: string;
	readonly language: Locale;
	readonly game: GameId;
	/** The rules that answer it; `-`: an answer without a rule; none: the rules cannot answer it, so
	 * that no answer may be sure. */
	readonly rules: readonly string[];
	/** A pattern of what an answer has to say. */
	readonly says: string;
}
const ASKED = readFileSync('tests/fixtures/asked-at-the-table.jsonl', 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Asked);

const draft = { ruleset: null, house: null, players: 5 };
/** The second round of five, at its taxes. */
const situations = new Map<GameId, ReturnType<typeof situationOf>>();
function situationIn(game: GameId) {
	const known = situations.get(game);
	if (known !== undefined) return known;
	const first = given(seated(game, {}, 'Ana Ben Cyd Dee Eli'), go('play'));
	const { state } = given(first, ...exits('Ana Ben Cyd Dee'), confirm, go('taxes'));
	const situation = situationOf(state, draft, []);
	situations.set(game, situation);
	return situation;
}

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

// The lists were written before the words were looked at and used to improve them afterwards, so
// the rates are above those of questions nobody has seen: they only show that nothing got worse.
describe.each(LOCALES)('questions asked at the table: %s', (language) => {
	test('the rule, the answer and how sure it is are right nearly always', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		const all: { one: Asked; first: boolean; shown: boolean; said: boolean; wrong: boolean }[] = [];
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
});
