// Not ICU: a particle depends on the last sound of the word that it hangs on, which may be a typed
// name in any script: 지수는, 민준은.
/** A particle after a consonant, after a vowel, and after what nobody knows how to read. */
export type Particle = readonly [consonant: string, vowel: string, unknown: string];
export const EUN: Particle = ['은', '는', '은(는)'];
export const I: Particle = ['이', '가', '이(가)'];
export const EUL: Particle = ['을', '를', '을(를)'];
export const GWA: Particle = ['과', '와', '과(와)'];
/** Also 로 after ㄹ: 서울로. */
export const RO: Particle = ['으로', '로', '(으)로'];

type Sound = 'consonant' | 'l' | 'vowel';

/** 0 to 9 as they are read at the end of a number: 영 (십, 백, 천, 만), 일, 이, 삼, … */
const DIGITS: readonly Sound[] = [
	'consonant',
	'l',
	'vowel',
	'consonant',
	'vowel',
	'vowel',
	'consonant',
	'l',
	'l',
	'vowel'
];

/** Ends of foreign words as Koreans say them, the first that fits: a final p, t, k closes the
 * syllable after a short vowel (밥, 팻, 릭), and gets a vowel of its own elsewhere (마크, 로버트). */
const LATIN: readonly (readonly [end: RegExp, sound: Sound])[] = [
	[/(?:^|[^a-z])[lr]$/, 'l'],
	[/(?:^|[^a-z])[mn]$/, 'consonant'],
	[/(?:^|[^a-z])[a-z]$/, 'vowel'],
	[/(?:l|[aeiouy]le)$/, 'l'],
	[/(?:m|n|ng|[aeiouy][mn]e|nne)$/, 'consonant'],
	[/(?:^|[^aeiouy])[aeiouy](?:[bpkct]|ck|tt|pp)$/, 'consonant'],
	[/[a-z]$/, 'vowel']
];

/** The last sound of a text; undefined for scripts that Korean does not read, and for signs. */
function lastSound(text: string): Sound | undefined {
	// without what stands behind the word: isolates, bold markup, quotation marks, brackets
	const word = text
		.replace(/[^\p{L}\p{M}\p{N}♣♦♥♠★☾)]+$/u, '')
		.replace(/(?:\([^()]*\))?[^\p{L}\p{M}\p{N}♣♦♥♠★☾]*$/u, '');
	const last = word.normalize('NFC').at(-1) ?? '';
	if (/[가-힣]/.test(last)) {
		const final = (last.charCodeAt(0) - 0xac00) % 28;
		return final === 0 ? 'vowel' : final === 8 ? 'l' : 'consonant';
	}
	if (/\d/.test(last)) return DIGITS[Number(last)];
	// 클로버, 다이아몬드, 하트, 스페이드; 별, 달
	if (/[♣♦♥♠]/.test(last)) return 'vowel';
	if (/[★☾]/.test(last)) return 'l';
	if (/[ㄱ-ㅎ]/.test(last)) return last === 'ㄹ' ? 'l' : 'consonant';
	if (/[ㅏ-ㅣ]/.test(last)) return 'vowel';
	if (/[\u3040-\u30ff]/.test(last)) return /[んン]/.test(last) ? 'consonant' : 'vowel';
	const latin = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return LATIN.find(([end]) => end.test(latin))?.[1];
}

/** The text with its particle. */
export function withParticle(text: string, particle: Particle): string {
	const [consonant, vowel, unknown] = particle;
	const sound = lastSound(text);
	if (sound === undefined) return text + unknown;
	const isOpen = sound === 'vowel' || (sound === 'l' && particle === RO);
	return text + (isOpen ? vowel : consonant);
}
