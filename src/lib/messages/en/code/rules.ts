import type { GameId } from '#lib/rulesets/ruleset.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('en');

/** What ICU cannot say: lists of pairs, and names that differ in number between languages. */
export default {
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} is called ${name}`))}.`,
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	/** Further names of the games in this language, by game id. */
	names: {} as Readonly<Partial<Record<GameId, readonly string[]>>>
};
