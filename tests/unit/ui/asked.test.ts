import { describe, expect, test } from 'vitest';
import type { Timeline, TimelineCommand } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { answersTo } from '#lib/ui/referee/asked.ts';
import { subjectsIn } from '#lib/ui/rulebook/asked.ts';
import { situationOf, type Situation } from '#lib/ui/referee/situation.ts';
import { exits, given, go, playing, revolt, seated, taxed, turn } from '../given.ts';

const draft = { ruleset: null, house: null, players: 5 };
/** No evening: only the rules are known. */
function under(ruleset: string, options: House = {}): Situation {
	const situation = situationOf(null, { ...draft, ruleset }, []);
	return { ...situation, rules: resolveRules(findRuleset(ruleset)!, { options }) };
}
const first = (question: string, situation: Situation): string => {
	const [answer] = answersTo(question, situation);
	return answer === undefined
		? ''
		: `${answer.word} ${answer.sentence} ${answer.rule} ${answer.opens?.question ?? ''}`.trim();
};

describe('a question in words is answered by the rules in force', () => {
	test.each<[string, string, House, string]>([
		['can I play a joker on a two', 'temple', {}, 'Not allowed A two is unbeatable'],
		['two eights on two fives', 'temple', {}, 'Allowed A pair of eights beats a pair of fives'],
		['can I pass and come back in', 'temple', {}, 'Yes. A player who passed may play again'],
		['can I pass and come back in', 'kings-and-bastards', {}, 'No. A player who passed waits'],
		['can I pass and come back in', 'temple', { afterPass: 'out-of-trick' }, 'No. A player who'],
		['must I give a Joker', 'temple', {}, 'No. A wild card counts below every rank'],
		['must I give a Joker', 'temple', { wildTax: 'owed' }, 'Yes. A wild card counts above'],
		['can you end on a 2', 'president', {}, 'Yes.'],
		['can you end on a 2', 'president', { forbiddenLast: ['2'] }, 'No.'],
		['are there taxes in the first round', 'dalmuti', {}, 'Yes. Taxes are paid from the first'],
		['does an 8 clear the pile', 'daifugo', {}, 'Yes. 8: A set of it ends the trick at once'],
		['does an 8 clear the pile', 'president', {}, 'No.'],
		['are there taxes in the first round', 'dalmuti', { firstDealRevolution: true }, 'No.'],
		['are there taxes in the first round', 'dalmuti', { taxSchedule: 'none' }, 'No.'],
		['can an ace be beaten by a two', 'temple', {}, 'Allowed A two'],
		['can a pair of 5s be beaten by a pair of 7s', 'temple', {}, 'Allowed A pair of sevens beats'],
		['can a king be beaten by a queen', 'temple', {}, 'Not allowed'],
		['a 5 and a jester on two 6s', 'dalmuti', {}, 'Allowed A pair of fives'],
		['three 5s and a joker on four 4s', 'temple', {}, 'Allowed Four fives'],
		['can I play two jesters on two 12s', 'dalmuti', {}, 'Not allowed'],
		['can I drop 2 jokers on a pair of 2s', 'daifugo', {}, 'Allowed'],
		['can I lead a joker', 'temple', {}, 'Allowed The table is empty'],
		['what do I call the guy in the middle', 'temple', {}, 'Middle Class'],
		['when is the whole thing over', 'dalmuti', {}, 'no fixed end'],
		['when nobody is president yet, who goes first', 'president', {}, 'LE-1'],
		['can the peon pay a 2 and keep the 1', 'dalmuti', {}, 'TX-3'],
		['how many trumps are in there', 'tarot-himi', {}, 'TH-1'],
		['everyone passed, who leads now', 'president', {}, 'PL-7'],
		['my last cards won the trick, who starts the next one', 'temple', {}, 'LE-2'],
		['two players want to join', 'temple', {}, 'neither pay nor receive'],
		['can I keep my place when Ben is out for a round', 'temple', {}, 'JO-5'],
		['Somebody played out of turn', 'temple', {}, 'Someone played out of turn'],
		['nobody beats it', 'temple', {}, 'Winning the trick Once all others have passed'],
		['how many cards does everyone get', 'dalmuti', {}, 'Everyone gets 16 cards. The Greater Peon'],
		[
			'how many cards does everyone get',
			'daifugo',
			{},
			'Of 5 players, 1 gets 10 cards, and 4 get 11'
		],
		['a joker or a 2', 'daifugo', {}, 'A lone Joker is above them all'],
		['how long is a series with points', 'dalmuti', {}, '20, or 30'],
		['fukumen', 'daifugo', {}, 'the app does not know them'],
		['which is the lowest card in a revolution', 'daifugo', {}, 'From the lowest up: 2 A K'],
		['is the 2 the lowest card in a revolution', 'daifugo', {}, 'The 2 is the lowest card'],
		['during a revolution does a 3 beat a 4', 'daifugo', {}, 'A three beats a four'],
		['during a revolution does an ace beat a 2', 'daifugo', {}, 'An ace beats a two'],
		['during a revolution does an ace beat a 2', 'temple', {}, 'A two is unbeatable'],
		['can 9 play', 'temple', {}, '9 players'],
		['highest straight', 'temple', {}, 'PL-1'],
		['what is a revolution', 'daifugo', {}, 'four of a kind reverses the ranking. PR-7'],
		['is this the first round', 'temple', {}, 'First round without taxes The first round is'],
		['kakumei', 'daifugo', {}, 'Four of a kind: revolution Low becomes high'],
		['do I have to give my joker', 'president', {}, 'No Joker, or Jester, is in the pack. PR-1'],
		[
			'11 back',
			'daifugo',
			{},
			'This table does not play it. As an option Jacks reverse the ranking'
		],
		['11 back', 'daifugo', { effects: ['8:clears', 'J:back'] }, 'J: After it the ranking'],
		['can I call 3 4 5 red', 'kings-and-bastards', {}, 'PL-8 call'],
		['is a jester with a 5 a pair of fives', 'dalmuti', {}, 'PL-3'],
		['how many cards do I give', 'temple', {}, '3, 2, 1. TX-1 hand'],
		['spade 3 return', 'daifugo', {}, 'Three of spades tops Joker'],
		['yagiri', 'daifugo', {}, 'Eights end the trick'],
		['do trumps count as high cards for taxes', 'tarot-himi', {}, 'TH-5'],
		[
			'who starts the first round',
			'temple',
			{},
			'The first play of the round has to include the 3♣. Whoever holds the card leads'
		]
	])('%s, in %s %o', (question, game, house, answer) => {
		expect(first(question, under(game, house))).toContain(answer);
	});

	test.each(['can I put a pair on a run', 'may I pass and play again', 'who pays whom'])(
		'the search of the rules finds first what the Referee answers by: %s',
		(question) => {
			const [answer] = answersTo(question, under('temple'));
			expect(subjectsIn(['temple'], question)[0]?.id).toBe(answer?.rule);
		}
	);
	test('the rule whose text is likest to the question is among the three', () => {
		const rules = answersTo(
			'third person played 5 after 3, 4, do they speak',
			under('kings-and-bastards')
		);
		expect(rules.map(({ rule }) => rule)).toContain('PL-8');
	});
	test.each([
		['I only have one jester, can I still call revolution', 'dalmuti'],
		['do we have to say pass out loud', 'tahimi'],
		['is it allowed to pass with a good card', 'tahimi']
	])('nothing is sure where a part of the question was not heeded: %s, in %s', (question, game) =>
		expect(answersTo(question, under(game))[0]?.sure).toBe(false)
	);
	test('an unsure answer tells all of its rule beside the value in force', () =>
		expect(
			first('if I play the same card does the next guy have to wait', under('president'))
		).toContain('Only a higher rank may follow. An equal rank does not follow.'));
	test('no answer is a plain yes or no if a word was not understood, or nothing was found', () => {
		expect(first('must I never give a Joker', under('temple'))).not.toMatch(/^(Yes|No)\./);
		expect(answersTo('xyzzy', under('temple'))).toEqual([]);
		expect(answersTo('   ', under('temple'))).toEqual([]);
	});

	test.each<[string, string, House]>([
		// the cards on the table are not named
		['can I play a two on a pair', 'temple', {}],
		['a single king on a pair', 'tahimi', {}],
		['can I play an ace on anything', 'temple', {}],
		['can I play a king on a locked trick', 'daifugo', {}],
		['three eights on a run', 'temple', {}],
		['can I play a joker as a 5 on a 7', 'temple', {}],
		// something else matters too
		['a king on a queen after I passed', 'kings-and-bastards', {}],
		['can I go out with a 2 on an ace', 'daifugo', {}],
		['a 4 on a 5 during a revolution', 'daifugo', {}],
		['a king on a queen out of turn', 'temple', {}],
		['does a run clear the pile', 'daifugo', { runs: 'suited' }],
		['can the ranking be reversed', 'daifugo', { turnedBy: [], effects: ['8:clears', 'J:back'] }],
		// the opposite, or another question, in nearly the same words
		['does my card have to beat the card on the table', 'temple', {}],
		['if I pass am I out for the rest of the trick', 'temple', {}],
		['do I have to pass again', 'temple', {}],
		['do I have to play the same number of cards', 'president', { equalRank: 'allowed' }],
		['is a 2 a forbidden last card', 'daifugo', {}],
		['must I end on a 2', 'president', {}],
		['what happens in the first round', 'temple', {}],
		['is a 5 lower than a 7', 'temple', {}],
		['what is a four', 'temple', {}]
	])('no plain answer to more than the cards say: %s, in %s %o', (question, game, house) => {
		const tones = answersTo(question, under(game, house)).map(({ tone }) => tone);
		expect(tones).not.toEqual([]);
		for (const tone of tones) expect(tone).toBe('open');
	});
	test.each([
		['what does a 3 beat', 'dalmuti'],
		['do we keep playing until everybody is out', 'president'],
		['is it ok to look at the discard pile', 'temple']
	])('no answer is sure that says nothing of a part of the question: %s', (question, game) => {
		expect(answersTo(question, under(game)).map(({ sure }) => sure)).not.toContain(true);
	});
	test("no yes or no where who or what is asked, be it who's", () => {
		expect(first("who's winning", under('temple'))).not.toMatch(/^(Yes|No)\./);
	});
	test('cards are filled in if they are certain, whatever else is asked', () => {
		const filled = (question: string) =>
			answersTo(question, under('temple'))
				.find(({ opens }) => opens?.question === 'play')
				?.opens?.asked.plays?.map((cards) => cards.length);
		expect(filled('a king on a queen, I am new')).toEqual([1, 1]);
		expect(filled('can I play a two on a pair')).toBeUndefined();
	});

	test('there are at most three answers, of which only the first may be sure, and each links to its rule', () => {
		for (const question of ['joker', 'tax', 'who leads', 'pass', 'revolution', 'two']) {
			const answers = answersTo(question, under('temple'));
			expect(answers.length).toBeLessThanOrEqual(3);
			expect(answers.slice(1).some(({ sure }) => sure)).toBe(false);
			for (const { rule, place } of answers) if (rule !== null) expect(place).not.toBeNull();
		}
	});
});

test('PL-8 a sequence that somebody forgot to call', () => {
	const answer = first(
		'somebody forgot to call the sequence',
		under('kings-and-bastards', { calledRuns: true })
	);
	expect(answer).toContain('stays uncalled');
});

describe('LE-2 TX-1 an evening on the table fills in missing parts of a question', () => {
	const { state } = given(seated('temple'), go('play'), ...exits('Ben'));
	const situation = situationOf(state, draft, []);

	test('the leader after an exit, by the names at the table', () => {
		const [answer] = answersTo('who leads when Ben is out', situation);
		expect(answer).toMatchObject({ sure: true, word: 'Chidi leads', rule: 'LE-2' });
		expect(answer?.opens).toMatchObject({ question: 'next', asked: { exit: true } });
	});
	test('an exit before the latest one is not judged by that one', () => {
		const later = situationOf(
			given(seated('temple'), go('play'), ...exits('Ben Chidi')).state,
			draft,
			[]
		);
		const [answer] = answersTo('who leads when Ben is out', later);
		expect(answer).toMatchObject({ rule: 'LE-2' });
		expect(answer?.word).not.toBe('Dee leads');
	});
	test.each(["who is next after Ben's out", 'whos next after bens exit'])(
		'a name with what somebody has: %s',
		(question) => {
			expect(answersTo(question, situation)[0]).toMatchObject({
				word: expect.stringContaining('Chidi') as string
			});
		}
	);
	test('cards are filled in for the question that is opened', () => {
		const [answer] = answersTo('can I play a joker on a two', situation);
		expect(answer?.opens?.question).toBe('play');
		expect(answer?.opens?.asked.plays?.map((cards) => cards.length)).toEqual([1, 1]);
	});
});

describe('PR-8 forbidden last cards while the ranking is turned', () => {
	const usual = playing('daifugo');
	test.each([
		['can I end on a 2', usual, 'No\\. Nobody may go out with a 2, a Joker, an 8'],
		['can I end on a 2', given(usual, turn), 'with a 3, a Joker, an 8'],
		['can I end on a 3', given(usual, turn), 'with a 3, a Joker, an 8']
	])('%s', (question, { state }, answer) => {
		const [said] = answersTo(question, situationOf(state, draft, []));
		expect(`${said?.word} ${said?.sentence}`).toMatch(new RegExp(answer));
	});
	test('a 2 is allowed as the last card', () => {
		const situation = situationOf(given(usual, turn).state, draft, []);
		expect(answersTo('can I end on a 2', situation)[0]?.word).not.toBe('No.');
	});
});

describe('DF-6 DF-8 DF-14 a supposed exit has the same effects as a recorded one', () => {
	const nines: TimelineCommand = { type: 'turnDirection' };
	const said = (question: string, house: House, ...more: TimelineCommand[]) => {
		const { state } = given(playing('daifugo', house), ...more);
		const [answer] = answersTo(question, situationOf(state, draft, []));
		return answer?.word;
	};

	// from the top: Chidi, Ana, Eli, Ben, Dee
	test('the capital falls, so the top player does not lead', () =>
		expect(said('who leads when Dee is out', { overturnFromTheBottom: false })).toBe('Ana leads'));
	test('the last place goes out first, and the round is over', () =>
		expect(said('who leads when Dee is out', {})).toBe('The round is over'));
	test('no effect if another player was out before', () =>
		expect(said('who leads when Dee is out', {}, ...exits('Ana'))).toBe('Eli leads'));
	test('nines have turned the direction of play', () =>
		expect(
			said('who leads when Ben is out', { effects: ['9:reverse'] }, ...exits('Chidi'), nines)
		).toBe('Eli leads'));
});

describe('TX-5 TX-7 RV-1 RV-2 answers on givebacks and revolutions use the state of the evening', () => {
	const said = (question: string, timeline: Timeline) => {
		const [answer] = answersTo(question, situationOf(timeline.state, draft, []));
		return `${answer?.word}: ${answer?.sentence}`;
	};
	const taxes = taxed('temple');
	const dalmuti = taxed('dalmuti');

	test.each([
		['in a first round', seated('temple'), 'no tax in the first round'],
		['after a revolution', given(taxes, revolt('Ana')), 'A revolution was called']
	])('nothing is given back where nothing is owed: %s', (_, timeline, why) => {
		expect(said('what do I give back', timeline)).toMatch(/^Nothing is owed/);
		expect(said('what do I give back', timeline)).toContain(why);
	});
	test('the player who gives back, and the number of cards', () => {
		expect(said('what does Ana give back', taxes)).toContain('Ben pays Ana 1 card.');
		expect(said('what do I give back', taxes)).toContain('returns any cards');
	});
	test('all places are reversed only if the last place calls it', () => {
		const swaps = 'everyone swaps places';
		expect(said('can Ana call a revolution', dalmuti)).not.toContain(swaps);
		expect(said('can Dee call a revolution', dalmuti)).toContain(swaps);
		expect(said('can I call a revolution', dalmuti)).not.toContain(swaps);
		expect(said('can I call a revolution', dalmuti)).toContain('If that is the bottom player');
	});
});
