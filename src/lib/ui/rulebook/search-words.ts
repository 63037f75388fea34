import { RULE_IDS } from '#lib/rules/rule-ids.ts';
import type { Locale } from '#lib/messages/locales.ts';
import { locale, m } from '#lib/messages/messages.svelte.ts';

const letters = [...new Set(RULE_IDS.map((id) => id.slice(0, 2).toLowerCase()))].join('|');
/** A rule's id, however it is typed: TX-3, tx 3, tx3. */
const ruleId = new RegExp(`\\b(${letters})[ -]?(\\d{1,2})\\b`, 'g');

/** Accents and apostrophes, but not the marks that make another kana. */
const LEFT_OUT = /(?![\u3099\u309a])[\p{M}’'׳״]/gu;

const isSuit = (sign: string): sign is keyof typeof m.rules.search.suits =>
	Object.hasOwn(m.rules.search.suits, sign);
const suitWord = (sign: string): string =>
	isSuit(sign) ? ` ${m.rules.search.suits[sign]} ` : sign;

/** Whether no space divides the words of the script. */
export const isUndivided = (word: string): boolean =>
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

const segmenters = new Map<Locale, Intl.Segmenter>();

/** A stretch of letters in the words of a language that writes them without spaces. */
function divided(stretch: string, tag: Locale): readonly string[] {
	if ((tag !== 'ja' && tag !== 'zh-Hans') || !isUndivided(stretch)) return [stretch];
	const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
	segmenters.set(tag, segmenter);
	return Array.from(segmenter.segment(stretch), ({ segment }) => segment);
}

/** The words of a text as the search compares them: small letters without accents, apostrophes closed up, the id of
 * a rule as one word. */
export const wordsOf = (text: string, tag: Locale = locale()): string[] =>
	(
		text
			.replace(/[♣♦♥♠]/g, suitWord)
			.normalize('NFKD')
			.replace(LEFT_OUT, '')
			.normalize('NFC')
			.toLowerCase()
			.replace(ruleId, '$1$2')
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).flatMap((stretch) => divided(stretch, tag));
