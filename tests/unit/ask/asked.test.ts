import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import type { Hit } from '#lib/ask/ask.ts';
import { rulesOf } from '#lib/ask/rules-of.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { report } from '../../sample.ts';

interface Asked {
	readonly question: string;
	readonly language: Locale;
	readonly game: GameId;
	/** The public page where the question was asked or its subject disputed, in our words; null for
	 * an invented question in everyday words. */
	readonly address: string | null;
	readonly expected: readonly (
		| { readonly rule: string }
		| { readonly option: string }
		| { readonly question: string; readonly fill: Readonly<Record<string, unknown>> }
	)[];
	/** Whether the question belongs to the held-out set, which was not used to choose the words. It
	 * leaves the set once a word is chosen for it. */
	readonly apart: boolean;
}
const ASKED = readFileSync('tests/fixtures/asked.jsonl', 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Asked);
const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli'];

/** What a hit fills in, as the fixture writes it. */
function filled({ target, question }: Hit): Record<string, unknown> {
	if (!('question' in target)) return {};
	switch (target.question) {
		case 'play':
			return { table: question.table.join(' '), play: question.play.join(' ') };
		case 'next':
			return question.player === null || !question.concepts.includes('out')
				? {}
				: { last: NAMES[question.player], exit: true };
		case 'hand':
			return { side: target.side };
		case 'irregular':
			return { what: target.what };
		case 'call':
		case 'join':
		case 'revolution':
			return {};
	}
}
const isRight = (hit: Hit | undefined, { expected }: Asked): boolean =>
	hit !== undefined &&
	expected.some((one) => {
		if ('rule' in one)
			return (
				('subject' in hit.target || 'rule' in hit.target) &&
				rulesOf(hit.target).some((rule) => rule === one.rule)
			);
		if ('option' in one) return 'option' in hit.target && hit.target.option === one.option;
		if (!('question' in hit.target) || hit.target.question !== one.question) return false;
		const fill = filled(hit);
		return Object.entries(one.fill).every(([name, value]) => fill[name] === value);
	});

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

describe.each(LOCALES)('questions in people’s own words: %s', (language) => {
	test('the first hit is right for nine of ten questions in English, and for eight of ten in other languages', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		await loadMessages('ask');
		const all = ASKED.filter((one) => one.language === language).map((one) => {
			const hits = askerOf(one.game).ask(one.question, NAMES);
			return { one, hits, right: isRight(hits[0], one) };
		});
		type Answered = (typeof all)[number];
		const share = (of: readonly Answered[]) =>
			`${of.filter(({ right }) => right).length} of ${of.length}`;
		const open = all.filter(({ one }) => !one.apart);
		const apart = all.filter(({ one }) => one.apart);
		const show = ({ target }: Hit) => JSON.stringify(target);
		const missed = open
			.filter(({ right }) => !right)
			.map(
				({ one, hits }) =>
					`${one.question}: ${JSON.stringify(one.expected)} → ${hits.slice(0, 3).map(show).join(' ')}`
			);
		const found = all.filter(({ one }) => one.address !== null);
		const figures = `${language}: ${share(open)}, kept apart ${share(apart)}, from public pages ${share(found)}`;
		report(figures);
		const least = language === 'en' ? 0.9 : 0.8;
		const right = all.filter((one) => one.right).length;
		expect(right / all.length, [figures, ...missed].join('\n')).toBeGreaterThanOrEqual(least);
		expect(missed.length / open.length, missed.join('\n')).toBeLessThanOrEqual(1 - least);
	});
});
