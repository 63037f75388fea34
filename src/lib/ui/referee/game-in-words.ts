import { plainText } from '#lib/ask/plain-text.ts';
import { CALLED } from '#lib/rulesets/called.ts';
import { GAME_IDS, type GameId } from '#lib/rulesets/ruleset.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('referee', 'titles');

interface Naming {
	readonly text: string;
	readonly game: GameId;
}

/** What names a game in a question, the longest first: "in dalmuti" by every name that people use.
 * The name on the screen does so alone, unless somebody at a table has it as a title: President. */
const namings = inLanguage((): readonly Naming[] => {
	const titles: readonly string[] = Object.values(m.titles.titles);
	return GAME_IDS.flatMap((game) => {
		const shown = gameText(game, '');
		const phrases = [...CALLED[game], shown].flatMap((name) =>
			m.referee.ask.inGame(name).split('; ')
		);
		return [...phrases, ...(titles.includes(shown) ? [] : [shown])].map((text) => ({
			text: plainText(text),
			game
		}));
	}).toSorted((a, b) => b.text.length - a.text.length);
});

const UNDIVIDED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
/** Whether a word goes on over an index of a text. */
const isWithinWord = (text: string, at: number): boolean => {
	const [before = ' ', after = ' '] = [text[at - 1], text[at]];
	return /[\p{L}\p{N}]{2}/u.test(before + after) && !UNDIVIDED.test(before + after);
};

/** The game that a question names, and its other words; null if it names none.
 * @param words "what is a jester worth in dalmuti?" */
export function gameInWords(
	words: string
): { readonly game: GameId; readonly rest: string } | null {
	const asked = plainText(words);
	for (const { text, game } of namings()) {
		const at = asked.indexOf(text);
		const end = at + text.length;
		if (at < 0 || isWithinWord(asked, at) || isWithinWord(asked, end)) continue;
		return { game, rest: `${asked.slice(0, at).trim()} ${asked.slice(end).trim()}`.trim() };
	}
	return null;
}
