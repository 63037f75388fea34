import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

test.each<[Locale, string, readonly string[], readonly string[]]>([
	['en', 'Ben, may Ana deal 3 cards', ['Ana', 'Ben'], ['mai', 'deal', 'card']],
	// a name takes only its own signs, and joins nothing
	['ja', 'さくらは何枚', ['さくら'], ['は何', '何枚']],
	['ja', 'くらい3枚', ['さくら'], ['くら', 'らい']],
	['zh-Hans', '小王交国王', ['小王'], ['交国', '国王']]
])('stems in %s: %s', async (language, question, names, stems) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask');
	expect(askerOf('temple').ask(question, names)[0]?.question.stems).toEqual(stems);
});
