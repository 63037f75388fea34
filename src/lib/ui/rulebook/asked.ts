import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { isOptionName } from '#lib/rules/choices.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS, isGameId, type GameId } from '#lib/rulesets/ruleset.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';

/* What the Referee's field takes words to be about, for the other searches: they find the same
 * things by the same words. */

/** How many subjects of a question are taken. */
const MOST = 3;

type Subject = ({ readonly rule: RuleId } | { readonly option: OptionName }) & {
	readonly score: number;
};

/** The rules and options that words are about, the likeliest first. */
const subjectsOf = (game: GameId, words: string): Subject[] =>
	askerOf(game)
		.ask(words, [])
		.flatMap(({ target, score }): Subject[] => {
			if ('rule' in target) return [{ rule: target.rule, score }];
			const option = 'option' in target ? target.option : '';
			return isOptionName(option) ? [{ option, score }] : [];
		})
		.slice(0, MOST);

/** The options that words are about. The messages of the game's rules and `ask` must be loaded.
 * @param game an id; a game that this version does not know has none */
export function askedOptions(game: string, words: string): OptionName[] {
	if (!isGameId(game)) return [];
	return subjectsOf(game, words).flatMap((subject) =>
		'option' in subject
			? [subject.option]
			: (bookOf(game).find(({ id }) => id === subject.rule)?.options ?? [])
	);
}

/** The games that a search asks: that on the table, or else each.
 * @param playing the id of the game on the table */
export const gamesFor = (playing: string | null): readonly GameId[] =>
	playing !== null && isGameId(playing) ? [playing] : GAME_IDS;

/** The rules of games that words are about, the likeliest first. The messages of their rules and
 * `ask` must be loaded. A game takes some time when it is asked first. */
export function subjectsIn(
	games: readonly GameId[],
	words: string
): { readonly game: GameId; readonly id: RuleId }[] {
	return games
		.flatMap((game) => {
			const book = bookOf(game);
			return subjectsOf(game, words).flatMap(({ score, ...subject }) => {
				const rule = book.find(({ id, options }) =>
					'rule' in subject ? id === subject.rule : options.includes(subject.option)
				);
				return rule === undefined ? [] : [{ game, id: rule.id, score }];
			});
		})
		.toSorted((a, b) => b.score - a.score)
		.slice(0, MOST)
		.map(({ game, id }) => ({ game, id }));
}
