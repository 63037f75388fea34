import type { English, InCode } from './english.d.ts';

/** What is code in English, by area: all of an area, or what ICU cannot say. */
interface EnglishCode {
	common: typeof import('./en/common.ts').default;
	titles: typeof import('./en/titles.ts').default;
	refusals: typeof import('./en/refusals.ts').default;
	'file-refusals': typeof import('./en/file-refusals.ts').default;
	notes: typeof import('./en/notes.ts').default;
	entries: typeof import('./en/entries.ts').default;
	pack: typeof import('./en/pack.ts').default;
	table: typeof import('./en/table.ts').default;
	seats: typeof import('./en/seats.ts').default;
	'table-steps': typeof import('./en/table-steps.ts').default;
	results: typeof import('./en/results.ts').default;
	sheets: typeof import('./en/sheets.ts').default;
	start: typeof import('./en/start.ts').default;
	flat: typeof import('./en/flat.ts').default;
	referee: typeof import('./en/referee.ts').default;
	answers: typeof import('./en/answers.ts').default;
	ask: typeof import('./en/ask.ts').default;
	rules: typeof import('./en/rules.ts').default;
	how: typeof import('./en/how.ts').default;
	house: typeof import('./en/house.ts').default;
	'house-meanings': typeof import('./en/house-meanings.ts').default;
	questions: typeof import('./en/questions.ts').default;
	'house-editor': typeof import('./en/house-editor.ts').default;
	chronicle: typeof import('./en/chronicle.ts').default;
	evenings: typeof import('./en/evenings.ts').default;
	past: typeof import('./en/past.ts').default;
	statistics: typeof import('./en/statistics.ts').default;
	correct: typeof import('./en/correct.ts').default;
	data: typeof import('./en/code/data.ts').default;
	share: typeof import('./en/share.ts').default;
	reach: typeof import('./en/reach.ts').default;
	'rules-shared': typeof import('./en/rules-shared.ts').default;
	'rules-temple': typeof import('./en/rules-temple.ts').default;
	'rules-tahimi': typeof import('./en/rules-tahimi.ts').default;
	'rules-dalmuti': typeof import('./en/rules-dalmuti.ts').default;
	'rules-kings-and-bastards': typeof import('./en/rules-kings-and-bastards.ts').default;
	'rules-president': typeof import('./en/rules-president.ts').default;
	'rules-daifugo': typeof import('./en/rules-daifugo.ts').default;
	'rules-tarot-himi': typeof import('./en/rules-tarot-himi.ts').default;
}
/** The messages by area. An area is loaded with the code that names it (`messagesOf`). */
export type Catalogue = English & EnglishCode;
export type Area = keyof Catalogue;

/** What a language says of an area in code: what English does, and what ICU cannot say in it. */
export type CodeOf<L extends keyof InCode, A extends keyof InCode[L]> = InCode[L][A] &
	(A extends keyof EnglishCode ? EnglishCode[A] : unknown);
