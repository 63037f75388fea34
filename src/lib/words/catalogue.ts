/** Every message, by the part of the app that says it: a part is loaded with the screen that needs it. */
export interface Catalogue {
	common: typeof import('./en/common.ts').default;
	settings: typeof import('./en/settings.ts').default;
	titles: typeof import('./en/titles.ts').default;
	refusals: typeof import('./en/refusals.ts').default;
	refused: typeof import('./en/refused.ts').default;
	notes: typeof import('./en/notes.ts').default;
	entries: typeof import('./en/entries.ts').default;
	pack: typeof import('./en/pack.ts').default;
	table: typeof import('./en/table.ts').default;
	sheets: typeof import('./en/sheets.ts').default;
	start: typeof import('./en/start.ts').default;
	flat: typeof import('./en/flat.ts').default;
	referee: typeof import('./en/referee.ts').default;
	rules: typeof import('./en/rules.ts').default;
	house: typeof import('./en/house.ts').default;
	'house-meanings': typeof import('./en/house-meanings.ts').default;
	'house-editor': typeof import('./en/house-editor.ts').default;
	chronicle: typeof import('./en/chronicle.ts').default;
	people: typeof import('./en/people.ts').default;
	evenings: typeof import('./en/evenings.ts').default;
	archive: typeof import('./en/archive.ts').default;
	statistics: typeof import('./en/statistics.ts').default;
	correct: typeof import('./en/correct.ts').default;
	data: typeof import('./en/data.ts').default;
	share: typeof import('./en/share.ts').default;
	hints: typeof import('./en/hints.ts').default;
	help: typeof import('./en/help.ts').default;
	'rules-shared': typeof import('./en/rules-shared.ts').default;
	'rules-temple': typeof import('./en/rules-temple.ts').default;
	'rules-tahimi': typeof import('./en/rules-tahimi.ts').default;
	'rules-dalmuti': typeof import('./en/rules-dalmuti.ts').default;
	'rules-kings-and-bastards': typeof import('./en/rules-kings-and-bastards.ts').default;
	'rules-president': typeof import('./en/rules-president.ts').default;
	'rules-daifugo': typeof import('./en/rules-daifugo.ts').default;
	'rules-tarot-himi': typeof import('./en/rules-tarot-himi.ts').default;
}
export type Area = keyof Catalogue;
