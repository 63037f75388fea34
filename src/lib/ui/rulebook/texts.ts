import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Chapter } from '#lib/rulesets/rulebook.ts';
import type { RuleText, RuleTexts } from './rule-text.ts';
import { daifugoTexts } from './texts/daifugo.ts';
import { dalmutiTexts } from './texts/dalmuti.ts';
import { kingsTexts } from './texts/kings-and-bastards.ts';
import { presidentTexts } from './texts/president.ts';
import { tahimiTexts } from './texts/tahimi.ts';
import { tarotHimiTexts } from './texts/tarot-himi.ts';
import { templeTexts } from './texts/temple.ts';

export const CHAPTER_NAMES: Readonly<Record<Chapter, string>> = {
	table: 'Players and titles',
	cards: 'The cards',
	seats: 'Seats',
	deal: 'The deal',
	tax: 'Taxes',
	revolution: 'Revolution',
	play: 'Play',
	lead: 'Leading and going out',
	coming: 'Coming and going',
	score: 'Score',
	decrees: 'Decrees and changes',
	manners: 'Manners and names'
};

const TEXTS: ReadonlyMap<string, RuleTexts> = new Map([
	['temple', templeTexts],
	['tahimi', tahimiTexts],
	['dalmuti', dalmutiTexts],
	['kings-and-bastards', kingsTexts],
	['president', presidentTexts],
	['daifugo', daifugoTexts],
	['tarot-himi', tarotHimiTexts]
]);

/** A rule in the words of a game; undefined where the game has no such rule. */
export const ruleText = (game: string, id: RuleId): RuleText | undefined => TEXTS.get(game)?.[id];
