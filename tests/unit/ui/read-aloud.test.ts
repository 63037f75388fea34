import { expect, test, vi } from 'vitest';
import { fold } from '#lib/evening/timeline.ts';
import { readAloud } from '../../../src/routes/read-aloud.ts';
import { secondRound, step, words } from '../../e2e/support/logs.ts';

class Utterance {
	voice: unknown = null;
	lang = '';
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

/** Chromium has no voices yet when it is asked for the first time. */
function withVoices(...langs: string[]): Utterance[] {
	const said: Utterance[] = [];
	let voices: { lang: string }[] = [];
	vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
	vi.stubGlobal('speechSynthesis', {
		getVoices: () => {
			const now = voices;
			voices = langs.map((lang) => ({ lang }));
			return now;
		},
		cancel: () => said.splice(0),
		speak: (one: Utterance) => said.push(one)
	});
	return said;
}

test('the first moment is not read aloud, and the next one is, by a voice of the language', () => {
	const said = withVoices('de-DE', 'en-GB');
	const at = (...steps: ('taxes' | 'play')[]) =>
		fold(secondRound('temple', words('Ana Ben Chidi Dee'), steps.map(step)))!.state;
	readAloud(at());
	expect(said).toEqual([]);
	readAloud(at('taxes'));
	expect(said.map(({ text, lang }) => [text, lang])).toEqual([
		[expect.stringContaining('Ana'), 'en-GB']
	]);
	readAloud(at('taxes'));
	expect(said).toHaveLength(1);
	readAloud(at('taxes', 'play'));
	expect(said.map(({ text }) => text)).toEqual(['Dee leads']);
});
