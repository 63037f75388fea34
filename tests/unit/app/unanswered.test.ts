import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const one = { question: 'who pays?', game: 'temple', language: 'en' };
const other = { question: 'wer zahlt?', game: 'dalmuti', language: 'de' };
let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value)
	});
});
afterEach(() => vi.unstubAllGlobals());

/** The questions as a page reads them that has just been opened. */
async function opened() {
	vi.resetModules();
	return (await import('#lib/app/settings/unanswered.svelte.ts')).unanswered;
}

test('a question that was kept is there on the next visit, and once only', async () => {
	const unanswered = await opened();
	unanswered.keep(one);
	unanswered.keep(other);
	unanswered.keep(one);
	expect(unanswered.has(one)).toBe(true);
	expect((await opened()).all).toEqual([other, one]);
});

test('a tab keeps and deletes without losing what another tab has kept meanwhile', async () => {
	const here = await opened();
	const there = await opened();
	there.keep(other);
	here.keep(one);
	expect((await opened()).all).toEqual([other, one]);
	there.remove(other);
	expect((await opened()).all).toEqual([one]);
});

test.each(['not JSON', '{}', '[null, 3, {"question": 1}]'])(
	'stored values of another shape are left out: %s',
	async (text) => {
		stored.set('courtbook-unanswered', text);
		expect((await opened()).all).toEqual([]);
	}
);
