import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { judgeHand, type HandQuestion } from '#lib/referee/judge-hand.ts';
import {
	IRREGULARITIES,
	judgeIrregular,
	type Irregularity,
	taxCorrection
} from '#lib/referee/judge-irregular.ts';
import { judgeNext } from '#lib/referee/judge-next.ts';
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { judgeRevolution } from '#lib/referee/judge-revolution.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import {
	belowEnding,
	cardsOfEnding,
	endingsOf,
	passesOnLead,
	turnsOf,
	type Ending
} from '#lib/referee/trick-turns.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import {
	exchangeTitle,
	doubtText,
	dueLines,
	handSentence,
	handWord
} from '#lib/ui/referee/text/hand.ts';
import {
	endingText,
	leadSentence,
	leadWord,
	nextSentence,
	nextWord
} from '#lib/ui/referee/text/turn.ts';
import {
	bracketLine,
	joinSentence,
	joinWord,
	revolutionSentence,
	revolutionWord
} from '#lib/ui/referee/text/table-answers.ts';
import { irregularSentence } from '#lib/ui/referee/text/irregular.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { cards as cardsOf } from '../given.ts';

const m = messagesOf('referee');

const rulesOf = (id: string, house: House = {}): Rules =>
	resolveRules(findRuleset(id)!, { options: house });
const name = (player: string) => player;
const TABLE = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli'];

describe('TX-3 to TX-5: the text of the cards to give', () => {
	const handAnswer = (
		rules: Rules,
		cards: string,
		more: Partial<HandQuestion> = {}
	): [string, string, string[], string[]] => {
		const question: HandQuestion = {
			players: 5,
			side: 'payer',
			count: 2,
			part: 'whole',
			...more,
			cards: cardsOf(cards)
		};
		const verdict = judgeHand(rules, question);
		if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
		return [
			handWord(rules, question, verdict.value),
			handSentence(rules, question, verdict.value),
			dueLines(rules, verdict.value),
			verdict.value.doubts.map((doubt) => doubtText(rules, question, doubt))
		];
	};

	test('a tribute: the cards that go, those the payer picks from, and the Joker', () => {
		expect(handAnswer(rulesOf('temple'), 'AS KS KH 3C JK')).toEqual([
			'Give the two highest cards',
			'Rank alone counts, even if that breaks up a set. Of equal ranks the payer picks. The Joker stays.',
			['This one goes: A♠.', 'And pick 1 of: K♠ and K♥.'],
			[]
		]);
	});

	test.each<[string, House, string, string]>([
		['temple', {}, '3C JK', 'The Joker has to go.'],
		['temple', {}, '3C 4C JK JK', 'The Jokers stay.'],
		['temple', { wildTax: 'owed' }, '3C JK JK', 'Both Jokers have to go.'],
		['temple', { wildTax: 'owed' }, '3C 4C JK', 'The Joker has to go.'],
		['temple', { wildTax: 'payer-chooses' }, '3C 4C 5C JK', 'The Joker may go or stay.'],
		['temple', { wildTax: 'payer-chooses' }, '3C 4C 5C JK JK', 'The Jokers may go or stay.'],
		['temple', {}, '3C JK JK', 'One Joker has to go.']
	])('%s %o with %s: %s', (id, house, cards, says) => {
		expect(handAnswer(rulesOf(id, house), cards)[1]).toContain(says);
	});

	test('TX-3 TX-4: with two Jokers that may go or stay, the other cards go in order', () => {
		const [, why, lines] = handAnswer(
			rulesOf('temple', { wildTax: 'payer-chooses' }),
			'JK JK AC KC'
		);
		expect(why).toContain('Of the other cards the highest go first. The Jokers may go or stay.');
		expect(lines).toEqual(['Pick 2 of: A♣, K♣, Joker, and Joker.']);
	});

	test('one card, the best cards in The Great Dalmuti, and every kind of giveback', () => {
		expect(handAnswer(rulesOf('temple'), 'AS', { count: 1 })[0]).toBe('Give the highest card');
		expect(handAnswer(rulesOf('dalmuti'), '1 2 3')[0]).toBe('Give the two best cards');
		const side = 'receiver';
		expect(handAnswer(rulesOf('temple'), 'AS', { side })[0]).toBe('Return any two cards');
		expect(handAnswer(rulesOf('temple'), 'AS', { side, count: 1 })[0]).toBe('Return any card');
		expect(handAnswer(rulesOf('temple'), 'AS', { side })[1]).toContain(
			'looks at the tribute first'
		);
		expect(handAnswer(rulesOf('dalmuti'), '1', { side })[1]).toContain('before seeing the tribute');
		const kings = handAnswer(rulesOf('kings-and-bastards'), '3C 3H 5S', { side, count: 1 });
		expect(kings[0]).toBe('Return the lowest card');
		expect(kings[2]).toEqual([
			'This one goes: 3♣.',
			'Of fewer than four cards of its rank, the 3♣ goes first: it cannot be kept for the lead.'
		]);
		// the 3 that opens a round cannot be held back
		const end = { side, count: 1, part: 'end' } as const;
		const more = (three: string) =>
			`If the hand has more cards of that rank, the ${three} goes first, unless all four are there.`;
		expect(handAnswer(rulesOf('kings-and-bastards'), '3H', end)[3]).toEqual([more('3♣')]);
		const diamonds = rulesOf('kings-and-bastards', { opener: '3D' });
		expect(handAnswer(diamonds, '3C', end)[3]).toEqual([more('3♦')]);
	});

	test('FP-6: doubts while only one end of the hand is known', () => {
		const end = { part: 'end' } as const;
		expect(handAnswer(rulesOf('temple'), 'AS', end)[3]).toEqual([
			'Enter your two highest cards first.'
		]);
		expect(handAnswer(rulesOf('temple'), 'AS', { ...end, count: 1 })[3]).toEqual([
			'If the hand has more aces, their owner picks among all of them.'
		]);
		expect(
			handAnswer(rulesOf('temple', { wildTax: 'payer-chooses' }), '2S 2H 2D 2C', end)[3]
		).toEqual(['A Joker in the hand counts as whatever its owner says.']);
	});

	test('the title of the question names no card', () => {
		expect(exchangeTitle({ side: 'payer', count: 1 })).toBe('A tribute of 1 card');
		expect(exchangeTitle({ side: 'receiver', count: 3 })).toBe('A giveback of 3 cards');
	});
});

describe('LE-1 LE-2 PL-7: the text of the lead and the next turn', () => {
	test('every way to get the lead has a sentence', () => {
		for (const by of [...CHOICES.firstLead, ...CHOICES.leadAfterExit, 'trick-winner'] as const)
			expect(leadSentence({ leader: 'Ana', holderOf: null, random: false, by })).toMatch(
				/^[A-Z].*\.$/
			);
		expect(
			leadWord({ leader: null, holderOf: '3D', random: false, by: 'holder-of-card' }, name)
		).toBe('The holder of the 3♦ leads');
		const temple = judgeLead(rulesOf('temple'), { places: TABLE, round: 1 });
		expect(leadWord(temple.lead, name)).toBe('The holder of the 3♣ leads');
		expect(leadSentence(temple.lead)).toBe('The first play has to include the 3♣.');
	});

	const nextAnswer = (
		rules: Rules,
		last: string,
		{
			passed = [],
			gone = [],
			exit = false,
			ending = null,
			cards
		}: {
			passed?: string[];
			gone?: string[];
			exit?: boolean;
			ending?: Ending | null;
			cards?: string;
		} = {}
	): string => {
		const play = {
			player: last,
			did: 'play' as const,
			exit,
			...(cards && { cards: cardsOf(cards) }),
			...(ending && { cards: cardsOfEnding(rules.options, ending)! })
		};
		const verdict = judgeNext(rules, {
			places: TABLE,
			chairs: TABLE,
			out: gone,
			turns: turnsOf(TABLE, play, { passed, gone, below: belowEnding(rules.options, ending) })
		});
		return `${nextWord(verdict, name)}. ${nextSentence(verdict, name)}`;
	};

	test('skips players who are out, and those whose pass still counts', () => {
		expect(nextAnswer(rulesOf('temple'), 'Ben')).toBe(
			'Chidi is next. The next clockwise who may still play.'
		);
		expect(nextAnswer(rulesOf('temple'), 'Ben', { passed: ['Chidi'], gone: ['Dee'] })).toContain(
			'Eli is next'
		);
		// by the rules, a player who passed before the last play may return or is out of the trick
		expect(nextAnswer(rulesOf('temple'), 'Ben', { passed: ['Dee'] })).toContain('Chidi is next');
		expect(
			nextAnswer(rulesOf('kings-and-bastards'), 'Ben', { passed: ['Dee', 'Chidi'] })
		).toContain('Eli is next');
		expect(nextAnswer(rulesOf('kings-and-bastards'), 'Ben', { passed: ['Dee'] })).toContain(
			'Chidi is next'
		);
	});

	test('DF-6, DF-14, PR-5: a fall, players skipped by fives, and the winner if nobody else may act', () => {
		const answerFor = (house: House, turns: [string, string, ...string[]][], more = {}): string => {
			const verdict = judgeNext(rulesOf('daifugo', house), {
				places: TABLE,
				chairs: TABLE,
				out: [],
				...more,
				turns: turns.map(([player, cards, ...rest]) => ({
					player,
					did: 'play' as const,
					cards: cardsOf(cards),
					exit: rest.length > 0
				})) as never
			});
			return nextSentence(verdict, name);
		};
		const out = { firstOut: true };
		expect(answerFor({}, [['Ben', '4C', 'out']], out)).toBe(
			'The next clockwise who may still play. Somebody else went out first, so Ana falls from the top and is out of the round.'
		);
		expect(answerFor({}, [['Ben', '4C', 'out']], { ...out, out: ['Chidi', 'Dee'] })).toBe(
			'Only one player still holds cards: the round is over. Somebody else went out first, so Ana falls from the top and is out of the round.'
		);
		expect(answerFor({ effects: ['5:skip'] }, [['Ana', '5C 5D 5H 5S']])).toContain(
			'That play skips Ben, Chidi, Dee, and Eli. Nobody else may play: Ana wins the trick.'
		);
		const both: House = { effects: ['5:skip'], equalRank: 'allowed-and-skips' };
		expect(
			answerFor(both, [
				['Ana', '5C'],
				['Chidi', '5D']
			])
		).toContain('The equal rank and the cards skip Dee and Eli.');
	});

	test.each<[string, House, Ending]>([
		['PR-11', { completedFour: 'clears' }, 'completedFour'],
		['PR-11 RG-7', { completedFour: 'clears', wildRank: '7' }, 'completedFour'],
		['PR-13', { tops: ['3C>any'] }, '3C'],
		['PR-13', { tops: ['3D>any', '3H>any'] }, '3D'],
		['RG-8', { tops: ['3>set'] }, '3S'],
		['RG-8', { tops: ['4x2>8'], effects: ['8:clears'] }, '4S 4H'],
		['RG-9', { effects: ['9x2:clears'] }, '9S 9H']
	])('%s %o: a play that ends the trick can be marked', (_, house, ending) => {
		const rules = rulesOf('president', house);
		expect(endingsOf(rules.options)).toContain(ending);
		expect(nextAnswer(rules, 'Ben', { ending })).toContain('Ben leads. That play ends the trick');
		expect(endingsOf(rulesOf('president').options)).not.toContain(ending);
	});

	test('PL-6: passes on the lead, from the leader on', () => {
		const answer = (id: string, passed: readonly string[], leader: string | null) => {
			const turns = passesOnLead(TABLE, passed, leader);
			const verdict = judgeNext(rulesOf(id), { places: TABLE, chairs: TABLE, out: [], turns });
			return `${nextWord(verdict, name)}. ${nextSentence(verdict, name)}`;
		};
		const movesOn = 'The table is empty: the lead moves on.';
		expect(answer('tahimi', ['Ana'], 'Ana')).toBe(`Ben is next. ${movesOn}`);
		expect(answer('tahimi', ['Ben', 'Ana'], 'Ana')).toBe(`Chidi is next. ${movesOn}`);
		expect(answer('tahimi', ['Ana', 'Eli'], null)).toBe(`Ben is next. ${movesOn}`);
		expect(answer('tahimi', ['Dee'], 'Ana')).toBe(`Eli is next. ${movesOn}`);
		expect(answer('temple', ['Dee', 'Eli'], null)).toBe(
			'Dee leads. In our reading whoever leads has to play: the lead does not move on.'
		);
	});

	test('PL-4 PL-7 LE-2 PR-5 SE-4: a won trick, a skipped player, the end of the round', () => {
		const others = ['Chidi', 'Dee', 'Eli', 'Ana'];
		expect(nextAnswer(rulesOf('temple'), 'Ben', { passed: others })).toBe(
			'Ben leads. All others have passed: Ben wins the trick. Whoever wins a trick leads the next one.'
		);
		expect(nextAnswer(rulesOf('temple'), 'Ben', { passed: others, exit: true })).toContain(
			'Chidi leads. All others have passed: Ben wins the trick. The next in the direction of play who'
		);
		expect(nextAnswer(rulesOf('temple'), 'Ben', { cards: '2S' })).toContain(
			'Ben leads. That play ends the trick at once'
		);
		expect(
			nextAnswer(rulesOf('president', { equalRank: 'allowed-and-skips' }), 'Ben', {
				ending: 'equal'
			})
		).toBe('Dee is next. The next clockwise who may still play. The equal rank skips Chidi.');
		expect(
			nextAnswer(rulesOf('daifugo', { effects: ['8:clears', '5:skip'] }), 'Ben', { cards: '5S 5C' })
		).toBe('Eli is next. The next clockwise who may still play. That play skips Chidi and Dee.');
		const nines = rulesOf('daifugo', { effects: ['8:clears', '9:reverse'] });
		expect(nextAnswer(nines, 'Ben', { cards: '9S' })).toBe(
			'Ana is next. The next counter-clockwise who may still play.'
		);
		expect(nextAnswer(nines, 'Ben', { cards: '9S', exit: true, passed: others })).toContain(
			'Ana leads. All others have passed: Ben wins the trick. The next in the direction of play who'
		);
		expect(
			nextAnswer(rulesOf('temple'), 'Ben', { exit: true, gone: ['Ana', 'Dee', 'Eli'] })
		).toContain('The round is over');
	});
});

describe('JO-1 to JO-5, RV-1 to RV-3: the text of a changing table', () => {
	test('where newcomers sit by every option; too few players; bad form', () => {
		for (const newcomers of CHOICES.newcomers) {
			const rules = rulesOf('temple', { newcomers });
			const verdict = judgeJoin(rules, { places: TABLE, join: ['Fay'], cards: { Fay: '3' } });
			expect(joinWord(verdict)).toBe(
				newcomers === 'redraw' ? 'Everyone draws again' : 'The new table'
			);
			expect(joinSentence(rules, verdict, 1, name)).toMatch(/^[A-Z].*\.$/);
		}
		const rules = rulesOf('temple');
		const few = judgeJoin(rules, { places: TABLE, leave: ['Ana', 'Ben', 'Chidi'] });
		expect([joinWord(few), joinSentence(rules, few, 0, name)]).toEqual([
			'Too few to play',
			'Temple needs at least 3.'
		]);
		const back = judgeJoin(rules, { places: TABLE, leave: ['Eli'], join: ['Eli'] });
		expect(joinSentence(rules, back, 1, name)).toContain('as Eli would, is allowed');
		expect(bracketLine(back.before.brackets[0]!, name)).toBe('Eli pays Ana 2 cards.');
	});

	test('whether a revolution may be called, and what it changes', () => {
		const answer = (rules: Rules, more: object = {}) => {
			const question = { places: TABLE, round: 2, caller: 'Eli', holdsBoth: true, taxBegun: false };
			const verdict = judgeRevolution(rules, { ...question, ...more });
			return `${revolutionWord(verdict)}: ${revolutionSentence(rules, verdict)}`;
		};
		expect(answer(rulesOf('temple'))).toBe(
			'It may be called: Whoever was dealt two Jokers may call it, but need not. Nobody pays any tax this round.'
		);
		expect(answer(rulesOf('dalmuti'))).toContain(
			'Nobody pays any tax this round, and everyone swaps places: first with last, second with second-last, and so on.'
		);
		expect(answer(rulesOf('temple'), { round: 1 })).toContain('It would change nothing');
		expect(answer(rulesOf('temple'), { taxBegun: true })).toContain('before any tax is paid');
		expect(answer(rulesOf('temple'), { holdsBoth: false })).toContain(
			'Only a player who was dealt'
		);
		expect(answer(rulesOf('tahimi'))).toContain('has no revolution');
		expect(answer(rulesOf('temple', { jokers: 1 }))).toContain('no two Jokers');
	});
});

describe('TX-11 DK-8 SE-4: the text of irregularities', () => {
	test('every irregularity, and every way to settle it, has a text in every game', () => {
		const { names, sentences, ways } = m.referee.irregular;
		for (const { id } of RULESETS)
			for (const what of IRREGULARITIES) {
				expect(names[what]).toMatch(/^[A-Z]/);
				expect(sentences[what]).toMatch(/^[A-Z].*[.:]$/);
				for (const { code } of judgeIrregular(rulesOf(id), what).ways)
					expect(ways[code]).toMatch(/^[A-Z]/);
			}
	});

	test('TX-3 TX-5 the tax owed follows the game at hand', () => {
		const wrong = (what: Irregularity, id: string, house: House = {}) =>
			irregularSentence(rulesOf(id, house), what);
		expect(wrong('wrong-tribute', 'temple')).toContain('The highest cards by rank were owed.');
		expect(wrong('wrong-tribute', 'dalmuti')).toContain('The best cards, the lowest numbers,');
		expect(wrong('wrong-giveback', 'temple')).toContain('Any cards may come back here');
		expect(wrong('wrong-giveback', 'kings-and-bastards')).toContain(
			'The 3♣ cannot be kept back by returning another 3, unless the hand has all four.'
		);
		expect(wrong('wrong-giveback', 'kings-and-bastards', { opener: '3D' })).toContain(
			'The 3♦ cannot be kept back'
		);
	});

	test('RG-1 the opener cannot be kept back, whoever leads, if the pack has it', () => {
		const worst = (id: string, house: House = {}) =>
			irregularSentence(rulesOf(id, { ...house, giveback: 'worst' }), 'wrong-giveback');
		for (const id of ['tahimi', 'president']) expect(worst(id)).toContain('The 3♣ cannot be kept');
		expect(worst('president', { opener: 'QH' })).toContain(
			'The Q♥ cannot be kept back by returning another Q, unless'
		);
		for (const text of [worst('dalmuti'), worst('president', { deck: '32' })])
			expect(text).not.toContain('kept back');
	});

	test('only a remedy for a tribute becomes a correction of the tax', () => {
		const payer = 'Eli' as PlayerId;
		expect(taxCorrection('wrong-tribute', 'put-right', payer, '')).toEqual({
			type: 'correctTax',
			payer,
			fault: 'wrong',
			remedy: 'paid-anew',
			fine: null
		});
		expect(taxCorrection('forgotten-tribute', 'fine', payer, 'One song')).toMatchObject({
			fault: 'forgotten',
			remedy: 'fine',
			fine: 'One song'
		});
		expect(taxCorrection('wrong-tribute', 'let-stand', payer, '')).toMatchObject({
			remedy: 'let-stand'
		});
		expect(taxCorrection('out-of-turn', 'let-stand', payer, '')).toBeNull();
	});
});

test('DF-14 one to four fives can be marked, and each skips one player', () => {
	const rules = rulesOf('daifugo', { effects: ['8:clears', '5:skip'] });
	const fives = endingsOf(rules.options).filter((ending) => ending.startsWith('5'));
	expect(fives.map((ending) => endingText(rules, ending))).toEqual([
		'Was 5',
		'Was 5 5',
		'Was 5 5 5',
		'Was 5 5 5 5'
	]);
	const next = fives.map((ending) => {
		const verdict = judgeNext(rules, {
			places: TABLE,
			chairs: TABLE,
			out: [],
			turns: [{ player: 'Ana', did: 'play', cards: cardsOfEnding(rules.options, ending)! }]
		});
		return verdict.kind === 'next' ? verdict.player : verdict.kind;
	});
	expect(next.slice(0, 3)).toEqual(['Chidi', 'Dee', 'Eli']);
	expect(endingsOf(rulesOf('temple').options)).not.toContain('5S');
});
