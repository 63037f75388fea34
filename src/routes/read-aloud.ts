import type { Evening } from '#lib/evening/state.ts';
import { locale } from '#lib/messages/messages.svelte.ts';
import { momentOf, spokenSentences } from '#lib/ui/round/spoken.ts';

let last = '';

/** Reads a new moment of the round aloud, in the language of the app; says nothing where the phone
 * has no voice for it, or on the first call. */
export function readAloud(evening: Evening): void {
	const moment = momentOf(evening);
	const isFirst = last === '';
	if (moment === last) return;
	last = moment;
	const language = locale().split('-')[0]!;
	// the first call makes the browser load its voices
	const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
	if (isFirst || voice === undefined) return;
	speechSynthesis.cancel();
	for (const sentence of spokenSentences(evening)) {
		const utterance = new SpeechSynthesisUtterance(sentence);
		utterance.voice = voice;
		utterance.lang = voice.lang;
		speechSynthesis.speak(utterance);
	}
}

/** Ends what is being said: somebody asks for silence. */
export const silence = (): void => speechSynthesis.cancel();
