import { expect, test, vi } from 'vitest';
import type { OptionName } from '#lib/rules/options.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { rulesetOf } from '#lib/rulesets/catalogue.ts';
import { GAME_IDS, resolveRules, type GameId } from '#lib/rulesets/ruleset.ts';
import { findOptions } from '#lib/ui/house/find-options.ts';
import { answersTo } from '#lib/ui/referee/asked.ts';
import { situationOf } from '#lib/ui/referee/situation.ts';
import { gamesFor, subjectsIn } from '#lib/ui/rulebook/asked.ts';
import { searchRules, withAsked } from '#lib/ui/rulebook/search.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';

await loadMessages('ask', 'rules', ...GAME_IDS.flatMap((game) => areasOf(game)));

const found = (game: GameId, query: string): OptionName[] =>
	findOptions(resolveRules(rulesetOf(game)), query);

test.each<[GameId, string, OptionName]>([
	['president', '8 cut', 'effects'],
	['president', 'eight', 'effects'],
	['president', 'jokers', 'jokers'],
	['president', 'direction', 'direction'],
	['president', 'counter', 'direction'],
	['president', 'who deals', 'dealer'],
	['daifugo', 'suit lock', 'suitLock'],
	['tahimi', 'one card', 'lastCardCall'],
	['temple', 'tax', 'taxSchedule']
])('%s: “%s” finds %s among the first three', (game, query, option) => {
	expect(found(game, query).slice(0, 3)).toContain(option);
});

test('words that are in no text find nothing', () => {
	expect(found('president', 'xyzzy')).toEqual([]);
	expect(found('president', '  ')).toEqual([]);
});

test('the Referee’s field, the search of the rules and that of the options find the same', () => {
	const queries =
		'8 cut, eights, who deals, equal rank, last card, bomb, who leads, someone joins late, ' +
		'what must I give, who collects the cards, what do I get back, a card was shown, ' +
		'can I call a revolution, how many players, highest card, who won, when does it end, ' +
		'played out of turn, who is who, may I play two eights on two fives';
	for (const query of queries.split(', '))
		for (const game of GAME_IDS) {
			const situation = situationOf(null, { ruleset: game, house: null, players: 5 }, []);
			const [answer] = answersTo(query, situation);
			if (answer === undefined || answer.rule === null) continue;
			const about = `${game}: ${query}`;
			const hits = withAsked(searchRules(query), subjectsIn([game], query)).slice(0, 6);
			expect(hits, about).toContainEqual(
				expect.objectContaining({ game: answer.place?.book, id: answer.rule })
			);
			const options = bookOf(game).find(({ id }) => id === answer.rule)?.options ?? [];
			if (options.length > 0) expect(found(game, query), about).not.toEqual([]);
		}
});

test('without an evening the search asks every game', () => {
	expect(subjectsIn(gamesFor(null), 'eight clears').map(({ id }) => id)).toContain('PR-6');
	expect(gamesFor('whist')).toEqual(GAME_IDS);
	expect(gamesFor('daifugo')).toEqual(['daifugo']);
});

test('the words of another language find its options', async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage('de');
	expect(found('president', 'Joker').slice(0, 3)).toContain('jokers');
	expect(found('president', 'Uhrzeigersinn')).toContain('direction');
	await setLanguage('en');
	vi.unstubAllGlobals();
});
