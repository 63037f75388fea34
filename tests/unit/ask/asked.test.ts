import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#lib/messages/locales.ts';
import type { Hit } from '#lib/ask/ask.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { isExpected, NAMES, questionsExpected } from '../../asked.ts';
import { report, whole } from '../../sample.ts';

const ASKED = questionsExpected();

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

describe.each(whole ? LOCALES : (['en'] as const))(
	'questions in people’s own words: %s',
	(language) => {
		test('the first hit is right for nine of ten questions in English, and for eight of ten in other languages', async () => {
			vi.stubGlobal('document', { documentElement: {} });
			await setLanguage(language);
			await loadMessages('ask');
			const all = ASKED.filter((one) => one.language === language).map((one) => {
				const hits = askerOf(one.game).ask(one.question, NAMES);
				return { one, hits, right: isExpected(hits[0], one) };
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
	}
);
