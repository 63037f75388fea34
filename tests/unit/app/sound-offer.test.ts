import { expect, test, vi } from 'vitest';
import type { Evening } from '#lib/evening/state.ts';
import { fold } from '#lib/evening/timeline.ts';
import { out, playingEvening, words } from '../../e2e/support/logs.ts';

const ended = (name: string, exits: string): Evening =>
	fold(
		playingEvening(
			'temple',
			words('Ana Ben Chidi'),
			[...out(exits), { type: 'closeEvening' }],
			name
		)
	)!.state;
const [first, second] = [ended('first', 'Ana Ben'), ended('second', 'Ben Ana')];

/** A phone that keeps what was stored before. @returns the offer after an evening */
async function phone(stored = new Map<string, string>(), vibrates = true) {
	vi.resetModules();
	vi.stubGlobal('navigator', vibrates ? { vibrate: () => true } : {});
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value)
	});
	const { SoundOffer } = await import('#lib/app/settings/sound-offer.svelte.ts');
	const { preferences } = await import('#lib/app/settings/preferences.svelte.ts');
	return { stored, preferences, after: (evening: Evening) => new SoundOffer(evening) };
}

test('sounds and vibration are offered after the first evening, as long as it is shown, and never again', async () => {
	const { stored, after } = await phone();
	expect(after(ended('no round', '')).due).toBe(false);
	expect(after(first).due).toBe(true);
	const again = await phone(stored);
	expect(again.after(first).due).toBe(true);
	expect(again.after(second).due).toBe(false);
});

test.each([
	['yes, on a phone that vibrates', true, true, { sound: true, vibration: true }],
	['yes, on a phone that does not', true, false, { sound: true, vibration: false }],
	['no', false, true, { sound: false, vibration: false }]
])('%s: it is set, and not asked again', async (_, on, vibrates, set) => {
	const { stored, preferences, after } = await phone(undefined, vibrates);
	const offer = after(first);
	offer.answer(on);
	expect(offer.due).toBe(false);
	expect(preferences).toMatchObject(set);
	const next = await phone(stored);
	expect(next.preferences).toMatchObject(set);
	expect(next.after(first).due).toBe(false);
});

test('nothing is offered where either is on already', async () => {
	const { preferences, after } = await phone();
	preferences.vibration = true;
	expect(after(first).due).toBe(false);
});
