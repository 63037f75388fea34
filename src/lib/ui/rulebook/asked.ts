import { likelierFirst, type Hit } from '#lib/ask/ask.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { isOptionName } from '#lib/rules/choices.ts';
import { bookOf, bookWith } from '#lib/rulesets/books.ts';
import { GAME_IDS, isGameId, type GameId } from '#lib/rulesets/ruleset.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { situationOf } from '#lib/ui/referee/situation.ts';
import { answerTo } from '#lib/ui/referee/target-answers.ts';

/* What the Referee's field takes words to be about, for the other searches: they find the same
 * things by the same words. */

/** How many subjects of a question are taken. */
const MOST = 3;

/** What words are about, under the published rules of a game. */
interface Subject {
	/** The option that they ask for, or whose value is the answer. */
	readonly option: OptionName | null;
	/** The rule that stands beside the Referee's answer. */
	readonly rule: RuleId | null;
	readonly hit: Hit;
}

/** The rules and options that words are about, the likeliest first, each once. */
function subjectsOf(game: GameId, words: string): Subject[] {
	const situation = situationOf(null, { ruleset: game, house: null, players: 5 }, []);
	const subjects: Subject[] = [];
	for (const hit of askerOf(game).ask(words, [])) {
		if (subjects.length === MOST) break;
		const { target } = hit;
		const named = 'option' in target ? target.option : null;
		if (named !== null && !isOptionName(named)) continue;
		const { rule, by } = answerTo(situation, hit);
		const option = named ?? by ?? null;
		const isKnown = subjects.some((one) => one.rule === rule && one.option === option);
		if (!isKnown) subjects.push({ option, rule, hit });
	}
	return subjects;
}

/** The options that words are about. The messages of the game's rules and `ask` must be loaded.
 * @param game an id; a game that this version does not know has none */
export function askedOptions(game: string, words: string): OptionName[] {
	if (!isGameId(game)) return [];
	return subjectsOf(game, words).flatMap(({ option, rule }) =>
		option === null ? (bookOf(game).find(({ id }) => id === rule)?.options ?? []) : [option]
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
		.flatMap((game) =>
			subjectsOf(game, words).flatMap(({ rule: id, hit }) => {
				const book = id === null ? undefined : bookWith(game, id);
				return id === null || book === undefined ? [] : [{ game: book, id, hit }];
			})
		)
		.toSorted((a, b) => likelierFirst(a.hit, b.hit))
		.filter(
			({ game, id }, i, all) => i === all.findIndex((one) => one.game === game && one.id === id)
		)
		.slice(0, MOST)
		.map(({ game, id }) => ({ game, id }));
}
