import { plainText } from '#lib/ask/plain-text.ts';
import { RULE_IDS } from '#lib/rules/rule-ids.ts';
import type { Locale } from '#lib/messages/locales.ts';
import { locale, messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('rules');

const letters = [...new Set(RULE_IDS.map((id) => id.slice(0, 2).toLowerCase()))].join('|');
/** A rule's id in any spelling: TX-3, tx 3, tx3. */
const ruleId = new RegExp(`\\b(${letters})[ -]?(\\d{1,2})\\b`, 'g');

const isSuit = (sign: string): sign is keyof typeof m.rules.search.suits =>
	Object.hasOwn(m.rules.search.suits, sign);
const suitWord = (sign: string): string =>
	isSuit(sign) ? ` ${m.rules.search.suits[sign]} ` : sign;

/** Whether the script is written without spaces. */
export const isUndivided = (word: string): boolean =>
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

const segmenters = new Map<Locale, Intl.Segmenter>();

/** Korean particles, which hang on words: 조커를, 카드에서는. One of a syllable that is no particle
 * elsewhere leaves a word of one: 덱을. */
const PARTICLES =
	/(?<=..)(?:에서|에게|한테|으로|까지|부터|처럼|보다|마다|[은는이가을를과와의에로도만])+$|(?<=^.)[은는을를]$/u;

/** Splits a run of letters into words where the language is written without spaces, and frees words
 * of particles. */
function segment(run: string, tag: Locale): readonly string[] {
	if (tag === 'ko') return [run.replace(PARTICLES, '')];
	if ((tag !== 'ja' && tag !== 'zh-Hans') || !isUndivided(run)) return [run];
	const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
	segmenters.set(tag, segmenter);
	return Array.from(segmenter.segment(run), (part) => part.segment);
}

/** The words of a text in the form that the search compares: lower case, without accents and
 * apostrophes, a rule's id as one word. */
export const wordsOf = (text: string, tag: Locale = locale()): string[] =>
	(
		plainText(text.replace(/[♣♦♥♠]/g, suitWord))
			.replace(/[’'׳״]/g, '')
			.replace(ruleId, '$1$2')
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).flatMap((run) => segment(run, tag));
