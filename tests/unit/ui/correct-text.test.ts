import { describe, expect, test } from 'vitest';
import { passagesOf, type Change } from '#lib/evening/amend/changes.ts';
import { planAmendment } from '#lib/evening/amend/plan.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { consequences } from '#lib/stats/consequences.ts';
import {
	aboutText,
	decreeText,
	differencesOf,
	summaryLines,
	withoutTurns
} from '#lib/ui/correct/differences.ts';
import { questionsOf } from '#lib/ui/correct/questions.ts';
import { everyone } from '#lib/ui/correct/names.ts';
import { spansOf } from '#lib/ui/correct/spans.ts';
import {
	comingText,
	correctable,
	isComingOrGoing,
	marksOf,
	recorded,
	topicsOf,
	type Topic
} from '#lib/ui/correct/topics.ts';
import { pieces, plain } from '#lib/ui/text/rich.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import {
	begin,
	confirm,
	decree,
	exits,
	given,
	go,
	join,
	leaveMidRound,
	player,
	players,
	revolt,
	rulesOf,
	settleTaxes,
	sit,
	voidRound
} from '../given.ts';

const four = 'Ana Ben Chidi Dee';
const temple = (names = four) => given(begin(rulesOf('temple'), names), sit(names));
const played = (timeline: Timeline, names: string) =>
	given(timeline, go('play'), ...exits(names), confirm);
const taxed = (timeline: Timeline, names: string) =>
	given(timeline, go('taxes'), settleTaxes, ...exits(names), confirm);
/** Round 1 as they sat, rounds 2 and 3 taxed; round 4 is about to begin. */
const evening = () =>
	taxed(taxed(played(temple(), 'Ana Ben Chidi'), 'Ben Ana Chidi'), 'Ben Chidi Ana');

function follows(timeline: Timeline, change: Change) {
	const plan = planAmendment(timeline.history, [change]);
	if (!plan.ok) throw new Error(plan.error);
	const { after, problems } = plan.value;
	const all = consequences(timeline.state, after);
	const told = all.rounds.map((change) => {
		const differences = differencesOf(everyone(timeline.state, after), change, false);
		const lines = differences.flatMap(({ sentences, instead }) => [
			...sentences.map(plain),
			...instead.map((sentence) => `was: ${plain(sentence)}`)
		]);
		return { round: change.round, about: aboutText(differences), lines };
	});
	const questions = questionsOf(timeline.state, after, problems);
	return { after, all, told, questions, asked: questions.map(({ sentence }) => plain(sentence)) };
}
const order = (round: number, names: string): Change => ({
	type: 'exits',
	round,
	order: players(names),
	forbidden: []
});

test.each([
	[[3], 'round 3'],
	[[3, 3], 'round 3'],
	[[3, 4], 'rounds 3 and 4'],
	[[3, 4, 5, 6], 'rounds 3 to 6'],
	[[1, 3, 4, 5, 9], 'rounds 1, 3 to 5, and 9']
])('rounds %j: %s', (numbers, text) =>
	expect(
		m.correct.questions.leftOut.StepReached({
			...{ who: '', text: '' },
			...{ spans: spansOf(numbers), times: numbers.length }
		})
	).toContain(` of the round in ${text} `)
);

test('names stand apart in a sentence', () => {
	const timeline = temple('Ana בן Dee');
	const text = recorded(timeline.state, timeline.state.round!, 'seats');
	expect(pieces(text).map(({ as, text }) => [as, text])).toEqual([
		...[
			['name', 'Ana'],
			['plain', ', '],
			['name', 'בן'],
			['plain', ', and '],
			['name', 'Dee']
		]
	]);
});

describe('what would follow', () => {
	test('of another order: who would have sat where, who would have owed, and what is on now', () => {
		const { told, all } = follows(evening(), order(3, 'Dee Ana Ben Chidi'));
		expect(told).toEqual([
			{ round: 3, about: 'Result', lines: ['Dee came in first, not Ben.'] },
			{
				round: 4,
				about: 'Seats, chairs, dealer, taxes',
				lines: [
					'Dee sits first, not Ben.',
					'3 people sit on another chair.',
					'Clockwise: Dee, Ana, Ben, and Chidi.',
					'was: Dee, Ben, Chidi, and Ana.',
					'Dee deals, not Ben.',
					...['Chidi owes Dee 1 card.', 'was: Dee owed Ben 1 card.']
				]
			}
		]);
		expect(all.rounds[1]!.now).toBe(true);
		expect(summaryLines(all, 3)).toEqual([]);
	});

	test('of an earlier one: never that cards were paid otherwise', () => {
		const { told, all } = follows(evening(), order(1, 'Dee Ana Ben Chidi'));
		expect(told[1]!.lines).toContain('Dee would have sat first, not Ana.');
		expect(told[1]!.lines.slice(-4)).toEqual([
			...['Chidi would have owed Dee 1 card.', 'Nothing is recorded as paid.'],
			...['was: Dee owed Ana 1 card.', 'was: Recorded as paid: by Dee.']
		]);
		expect(summaryLines(all, 1)[0]).toMatch(/^\d later rounds? changes?: seats in \d/);
	});

	test('only the last, or some in the middle', () => {
		expect(follows(evening(), order(3, 'Ben Chidi Dee Ana')).told[0]!.lines).toEqual([
			'Ana came in last, not Dee.'
		]);
		expect(follows(evening(), order(3, 'Ben Ana Chidi Dee')).told[0]!.lines).toEqual([
			'Ana and Chidi came in elsewhere.'
		]);
	});

	test('SE-2: the table as a whole turned is counted, and not told round by round', () => {
		const timeline = played(evening(), 'Ana Ben Chidi');
		// Ana keeps the first chair in round 2, or takes the second
		const { all } = follows(timeline, { type: 'chairs', round: 2, chair: 1 });
		expect(all.rounds.map(({ round }) => round)).toEqual([2, 3, 4, 5]);
		const { told, turned } = withoutTurns(all, 2);
		expect(told.rounds.map(({ round }) => round)).toEqual([2]);
		expect(turned).toBe(3);
		expect(summaryLines(told, 2, turned)).toEqual([
			'No later round changes.',
			'In 3 rounds the table is turned; everyone keeps the neighbours.'
		]);
	});

	test('points, in singular and plural', () => {
		const rounds = { rounds: [], decrees: [] };
		const point = { player: player('Ana'), before: 1, after: 2 };
		expect(summaryLines({ ...rounds, points: [point] }, 1)).toEqual([
			...['No later round changes.', 'The points of 1 player change.']
		]);
		expect(summaryLines({ ...rounds, points: [point, point] }, 1)[1]).toBe(
			'The points of 2 players change.'
		);
	});

	test('a revolution that was forgotten', () => {
		const { told, asked } = follows(evening(), {
			type: 'revolution',
			round: 2,
			caller: player('Ben')
		});
		expect(told[0]!.lines).toEqual([
			...['Ben called a revolution.', 'Nobody would have owed any tax.'],
			...['Nothing is recorded as paid.', 'was: Dee owed Ana 1 card.'],
			'was: Recorded as paid: by Dee.'
		]);
		expect(asked).toEqual(['That all taxes were paid in round 2 is left out.']);
	});

	test('rules are told by what they change', () => {
		const rules = rulesOf('temple', { taxSchedule: 'two-one' });
		const { told } = follows(evening(), { type: 'rules', round: 2, rules, once: true });
		expect(told.map(({ round }) => round)).toEqual([2]);
		expect(told[0]!.lines[0]).toBe('Cards in tax: 2 and 1');
		expect(told[0]!.lines).toContain('Chidi would have owed Ben 1 card.');
	});

	test('a decree that ends otherwise', () => {
		const timeline = taxed(
			given(played(temple(), 'Ana Ben Chidi'), decree('Ana', 'Dee', { term: 'reign' })),
			'Ben Ana Chidi'
		);
		const { all, after } = follows(timeline, order(2, 'Ana Ben Chidi Dee'));
		expect(all.decrees).toEqual([1]);
		expect(plain(decreeText(timeline.state, after, 1))).toBe(
			'“Bring the drinks” by Ana is in force, not lapsed.'
		);
	});
});

describe('what no longer fits', () => {
	const with5 = (rounds: number) => {
		let timeline = given(played(temple(), 'Ana Ben Chidi'), join('Eli'));
		for (let i = 0; i < rounds; i++) timeline = played(timeline, 'Eli Ana Ben Chidi');
		return timeline;
	};
	const cameByMistake = (timeline: Timeline): Change => {
		const [passage] = passagesOf(timeline.history).filter(isComingOrGoing);
		return { type: 'not-so', round: passage!.round, entry: passage!.entry.id };
	};
	test('exits of one who was never there, together', () => {
		const once = with5(1);
		expect(follows(once, cameByMistake(once)).asked).toEqual([
			'Eli’s exit in round 2 is left out.'
		]);
		const often = with5(4);
		expect(follows(often, cameByMistake(often)).asked).toEqual([
			'Eli’s exits in rounds 2 to 5 are left out.'
		]);
	});

	test('exits of one who was forgotten, together', () => {
		const joined = (round: number): Change => ({
			type: 'join',
			round,
			player: { id: player('Fay'), name: 'Fay' }
		});
		const { asked, questions } = follows(evening(), joined(2));
		expect(asked).toEqual([
			'Rounds 2 and 3 have no exits of Fay: placed last.',
			'That all taxes were paid in rounds 2 and 3 is left out.'
		]);
		const [question] = questions;
		expect(question!.type === 'filled-in' && question!.rounds).toEqual([
			{ number: 2, order: players('Ben Ana Chidi Dee Fay') },
			{ number: 3, order: players('Ben Chidi Ana Dee Fay') }
		]);
		expect(follows(evening(), joined(3)).asked).toEqual([
			'Round 3 has no exit of Fay: placed last.',
			'That all taxes were paid in round 3 is left out.'
		]);
		expect(follows(evening(), joined(1)).asked.slice(0, 2)).toEqual([
			'The seats of round 1 are to be found anew: Ana, Ben, Chidi, Dee, and Fay sit in this order.',
			'Rounds 1 to 3 have no exits of Fay: placed last.'
		]);
	});
});

describe('what is recorded', () => {
	const told = (timeline: Timeline, number: number, topic: Topic) => {
		const round = correctable(timeline.state).find((one) => one.number === number)!;
		return plain(recorded(timeline.state, round, topic));
	};
	test('of each thing', () => {
		const timeline = evening();
		expect(told(timeline, 2, 'exits')).toBe('Ben, Ana, Chidi, and Dee');
		expect(told(timeline, 2, 'revolution')).toBe('None');
		expect(told(timeline, 2, 'tax')).toBe('All paid and returned');
		expect(told(timeline, 2, 'chairs')).toBe('Ana took chair 1');
		expect(told(timeline, 2, 'people')).toBe('4 players: Ana, Ben, Chidi, and Dee');
		expect(told(timeline, 2, 'rules')).toBe('Temple. As published');
		expect(told(timeline, 1, 'seats')).toBe('Ana, Ben, Chidi, and Dee');
	});

	test('what can be told otherwise of a round, and of the one that is on', () => {
		const on = given(evening(), go('taxes'), revolt('Ben'));
		const can = correctable(on.state).map((round) => [round.number, topicsOf(round).join(' ')]);
		expect(can).toEqual([
			[4, 'revolution chairs people rules'],
			[3, 'exits revolution tax chairs people rules'],
			[2, 'exits revolution tax chairs people rules'],
			[1, 'exits people rules seats']
		]);
		expect(told(on, 4, 'revolution')).toBe('Ben called a revolution');
	});

	test('what stands out in a round, and who came and went', () => {
		const timeline = given(
			given(temple(), go('play'), ...exits('Ana'), voidRound, go('play')),
			...[leaveMidRound('Ben'), ...exits('Ana Chidi')]
		);
		const [round] = correctable(timeline.state);
		expect(marksOf(timeline.state, round!).map(plain)).toEqual(['Dealt again once', 'Ben left']);
		const [went] = passagesOf(timeline.history).filter(isComingOrGoing);
		expect(plain(comingText(timeline.state, went!))).toBe('Ben left in the middle of it');
	});
});
