import { describe, expect, test } from 'vitest';
import { correctableRounds, topicsOf, type Change } from '#lib/evening/amend/changes.ts';
import { entryContexts, isAttendance } from '#lib/evening/amend/contexts.ts';
import { planAmendment } from '#lib/evening/amend/plan.ts';
import type { Problem } from '#lib/evening/amend/plan-builder.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { consequences } from '#lib/stats/consequences.ts';
import {
	aspectsText,
	decreeText,
	differencesOf,
	summaryLines
} from '#lib/ui/correct/differences.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { playedRounds } from '#lib/evening/round.ts';
import { KINDS } from '#lib/evening/entries.ts';
import type { Topic } from '#lib/evening/kind.ts';
import { revolutionChoices, topChairChoices } from '#lib/ui/correct/choices.ts';
import { questionsOf, spansOf } from '#lib/ui/correct/questions.ts';
import { attendanceText, roundNotes, recordedText } from '#lib/ui/correct/topics.ts';
import { pieces, plain } from '#lib/ui/text/rich.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import {
	begin,
	decree,
	exits,
	exitsOf,
	four,
	given,
	go,
	join,
	leaveMidRound,
	played,
	playedTaxed,
	player,
	players,
	revolt,
	rulesOf,
	seated,
	sit,
	threeRounds,
	voidRound,
	words
} from '../given.ts';
import { peopleOfBoth } from '#lib/ui/correct/differences.ts';

const m = messagesOf('correct');

const temple = (names = four) => seated('temple', {}, names);

/** Plans a change; the consequences and questions as plain text. */
function preview(timeline: Timeline, change: Change) {
	const plan = planAmendment(timeline.history, [change]);
	if (!plan.ok) throw new Error(plan.error);
	const { after, problems } = plan.value;
	const all = consequences(timeline.state, after);
	const rounds = all.rounds.map((change) => {
		const differences = differencesOf(peopleOfBoth(timeline.state, after), change);
		const lines = differences.flatMap(({ sentences, instead }) => [
			...sentences.map(plain),
			...instead.map((sentence) => `was: ${plain(sentence)}`)
		]);
		return { round: change.round, about: aspectsText(differences), lines };
	});
	const questions = questionsOf(timeline.state, after, problems);
	const sentences = questions.map(({ sentence }) => plain(sentence));
	return { after, all, rounds, questions, sentences };
}

test.each([
	[[3], 'round 3'],
	[[3, 3], 'round 3'],
	[[3, 4], 'rounds 3 and 4'],
	[[3, 4, 5, 6], 'rounds 3 to 6'],
	[[1, 3, 4, 5, 9], 'rounds 1, 3 to 5, and 9']
])('rounds %j: %s', (numbers, text) =>
	expect(
		m.correct.questions.leftOut.StepReached({
			who: '',
			text: '',
			spans: spansOf(numbers),
			times: numbers.length
		})
	).toContain(` of the round in ${text} `)
);

test('names in a sentence are isolated', () => {
	const timeline = temple('Ana בן Dee');
	const text = recordedText(timeline.state, timeline.state.round!, 'seats');
	expect(pieces(text).map(({ as, text }) => [as, text])).toEqual([
		['name', 'Ana'],
		['plain', ', '],
		['name', 'בן'],
		['plain', ', and '],
		['name', 'Dee']
	]);
});

describe('the preview of a correction', () => {
	test('another finishing order: earlier rounds are in the conditional, the round in progress in the present tense', () => {
		const { rounds, all } = preview(threeRounds(), exitsOf(3, 'Dee Ana Ben Chidi'));
		expect(rounds).toEqual([
			{ round: 3, about: 'Result', lines: ['Dee came in first, not Ben.'] },
			{
				round: 4,
				about: 'Places, chairs, dealer, taxes',
				lines: [
					'Dee sits first, not Ben.',
					'3 people sit in another chair.',
					'Clockwise: Dee, Ana, Ben, and Chidi.',
					'was: Dee, Ben, Chidi, and Ana.',
					'Dee deals, not Ben.',
					'Chidi owes Dee 1 card.',
					'was: Dee owed Ben 1 card.'
				]
			}
		]);
		expect(all.rounds[1]!.now).toBe(true);
		expect(summaryLines(all, 3)).toEqual([]);
	});

	test('an earlier round: no sentence claims that other cards were paid', () => {
		const { rounds, all } = preview(threeRounds(), exitsOf(1, 'Dee Ana Ben Chidi'));
		expect(rounds[1]!.lines).toContain('Dee would have ranked first, not Ana.');
		expect(rounds[1]!.lines.slice(-4)).toEqual([
			'Chidi would have owed Dee 1 card.',
			'Nothing is recorded as paid.',
			'was: Dee owed Ana 1 card.',
			'was: Recorded as paid: by Dee.'
		]);
		expect(summaryLines(all, 1)[0]).toMatch(/^\d later rounds? changes?: places in \d/);
	});

	test('names the last player, or those in the middle, when the first stays', () => {
		expect(preview(threeRounds(), exitsOf(3, 'Ben Chidi Dee Ana')).rounds[0]!.lines).toEqual([
			'Ana came in last, not Dee.'
		]);
		expect(preview(threeRounds(), exitsOf(3, 'Ben Ana Chidi Dee')).rounds[0]!.lines).toEqual([
			'Ana and Chidi came in elsewhere.'
		]);
	});

	test('SE-2: another top chair in an earlier round moves nobody later', () => {
		const timeline = played(threeRounds(), 'Ana Ben Chidi');
		// Ana keeps the first chair in round 2, or takes the second
		const { all, rounds } = preview(timeline, { type: 'chairs', round: 2, chair: 1 });
		expect(rounds).toEqual([
			{
				round: 2,
				about: 'Chairs',
				lines: [
					'4 people would have sat in another chair.',
					'Clockwise: Dee, Ana, Ben, and Chidi.',
					'was: Ana, Ben, Chidi, and Dee.'
				]
			}
		]);
		expect(summaryLines(all, 2)).toEqual([]);
	});

	test('if a player is missing, the others do not move', () => {
		const twice = played(
			played(temple('Ana Ben Chidi Dee Eli'), 'Ana Ben Chidi Dee'),
			'Ana Ben Chidi Dee'
		);
		const left: Change = { type: 'leave', round: 2, player: player('Ben') };
		expect(preview(twice, left).rounds[0]!.lines.slice(0, 3)).toEqual([
			'Chidi, Dee, and Eli would have ranked elsewhere.',
			'Clockwise: Ana, Chidi, Dee, and Eli.',
			'was: Ana, Ben, Chidi, Dee, and Eli.'
		]);
		const on = given(twice, go('play'));
		expect(preview(on, { ...left, round: 3 }).rounds[0]!.lines[0]).toBe(
			'Chidi, Dee, and Eli rank elsewhere.'
		);
	});

	test('a giveback alone', () => {
		const { rounds } = preview(threeRounds(), {
			type: 'tax',
			round: 2,
			payer: player('Dee'),
			mark: { paid: true, returned: false }
		});
		expect(rounds).toEqual([
			{
				round: 2,
				about: 'Taxes',
				lines: ['Nothing is recorded as returned.', 'was: Recorded as returned: by Ana.']
			}
		]);
	});

	test('points in singular and plural', () => {
		const rounds = { rounds: [], decrees: [] };
		const point = { player: player('Ana'), before: 1, after: 2 };
		expect(summaryLines({ ...rounds, points: [point] }, 1)).toEqual([
			'No later round changes.',
			'The points of 1 player change.'
		]);
		expect(summaryLines({ ...rounds, points: [point, point] }, 1)[1]).toBe(
			'The points of 2 players change.'
		);
	});

	test('a forgotten revolution', () => {
		const { rounds, sentences } = preview(threeRounds(), {
			type: 'revolution',
			round: 2,
			caller: player('Ben')
		});
		expect(rounds[0]!.lines).toEqual([
			'Ben called a revolution.',
			'Nobody would have owed any tax.',
			'Nothing is recorded as paid.',
			'was: Dee owed Ana 1 card.',
			'was: Recorded as paid: by Dee.'
		]);
		expect(sentences).toEqual(['Marking all taxes as paid in round 2 is left out.']);
	});

	test('rules are named by their changes', () => {
		const rules = rulesOf('temple', { taxSchedule: 'two-one' });
		const { rounds } = preview(threeRounds(), { type: 'rules', round: 2, rules, once: true });
		expect(rounds.map(({ round }) => round)).toEqual([2]);
		expect(rounds[0]!.lines[0]).toBe('Cards paid in tax: 2 and 1');
		expect(rounds[0]!.lines).toContain('Chidi would have owed Ben 1 card.');
	});

	test('a decree that ends differently', () => {
		const timeline = playedTaxed(
			given(played(temple(), 'Ana Ben Chidi'), decree('Ana', 'Dee', { term: 'reign' })),
			'Ben Ana Chidi'
		);
		const { all, after } = preview(timeline, exitsOf(2, 'Ana Ben Chidi Dee'));
		expect(all.decrees).toEqual([1]);
		expect(plain(decreeText(timeline.state, after, 1))).toBe(
			'“Bring the drinks” by Ana is in force, not lapsed.'
		);
	});
});

describe('questions about entries that no longer fit', () => {
	const with5 = (rounds: number) => {
		let timeline = given(played(temple(), 'Ana Ben Chidi'), join('Eli'));
		for (let i = 0; i < rounds; i++) timeline = played(timeline, 'Eli Ana Ben Chidi');
		return timeline;
	};
	const withoutFirstArrival = (timeline: Timeline): Change => {
		const [context] = entryContexts(timeline.history).filter(isAttendance);
		return { type: 'not-so', round: context!.round, entry: context!.entry.id };
	};
	test('exits of a player who was never there, grouped', () => {
		const once = with5(1);
		expect(preview(once, withoutFirstArrival(once)).sentences).toEqual([
			'Eli’s exit in round 2 is left out.'
		]);
		const often = with5(4);
		expect(preview(often, withoutFirstArrival(often)).sentences).toEqual([
			'Eli’s exits in rounds 2 to 5 are left out.'
		]);
	});

	test('entries that name nobody are reported once', () => {
		const { state } = temple();
		const exposed = (owner: string): Problem => ({
			type: 'left-out',
			round: 2,
			why: 'does-not-fit',
			entry: {
				type: 'CardExposed',
				owner: player(owner),
				keeper: player('Dee'),
				id: owner as EntryId,
				at: 0
			}
		});
		const questions = questionsOf(state, state, [exposed('Ana'), exposed('Ben')]);
		expect(questions.map(({ sentence }) => sentence)).toEqual([
			'The exposed cards in round 2 are left out.'
		]);
	});

	test('missing exits of a forgotten player, grouped', () => {
		const joined = (round: number): Change => ({
			type: 'join',
			round,
			player: { id: player('Fay'), name: 'Fay' }
		});
		const { sentences, questions } = preview(threeRounds(), joined(2));
		expect(sentences).toEqual([
			'Rounds 2 and 3 have no exits for Fay: placed last.',
			'Marking all taxes as paid in rounds 2 and 3 is left out.'
		]);
		const [question] = questions;
		expect(question!.type === 'filled-in' && question!.rounds).toEqual([
			{ number: 2, order: players('Ben Ana Chidi Dee Fay') },
			{ number: 3, order: players('Ben Chidi Ana Dee Fay') }
		]);
		expect(preview(threeRounds(), joined(3)).sentences).toEqual([
			'Round 3 has no exit for Fay: placed last.',
			'Marking all taxes as paid in round 3 is left out.'
		]);
		expect(preview(threeRounds(), joined(1)).sentences.slice(0, 2)).toEqual([
			'Round 1 needs new seats: Ana, Ben, Chidi, Dee, and Fay sit in this order.',
			'Rounds 1 to 3 have no exits for Fay: placed last.'
		]);
	});
});

describe('the topics of a round', () => {
	test('every kind of entry about arrivals and departures has a sentence', () => {
		const types = KINDS.filter(({ topic }) => topic === 'people').map(({ fact }) => fact);
		expect(Object.keys(m.correct.comings)).toEqual(expect.arrayContaining(types));
	});
	const text = (timeline: Timeline, number: number, topic: Topic) => {
		const round = correctableRounds(timeline.state).find((one) => one.number === number)!;
		return plain(recordedText(timeline.state, round, topic));
	};
	test('the recorded state of each topic', () => {
		const timeline = threeRounds();
		expect(text(timeline, 2, 'exits')).toBe('Ben, Ana, Chidi, and Dee');
		expect(text(timeline, 2, 'revolution')).toBe('None');
		expect(text(timeline, 2, 'tax')).toBe('All paid and returned');
		expect(text(timeline, 2, 'chairs')).toBe('Ana stayed in place');
		expect(text(timeline, 2, 'people')).toBe('4 players: Ana, Ben, Chidi, and Dee');
		expect(text(timeline, 2, 'rules')).toBe('Temple. As published');
		expect(text(timeline, 1, 'seats')).toBe('Ana, Ben, Chidi, and Dee');
	});

	test('SE-2: the chairs after a correction of the places', () => {
		const sat = played(threeRounds(), 'Ana Ben Chidi');
		const where = (evening: Evening, number: number) => {
			const round = playedRounds(evening)[number - 1]!;
			const { recorded } = topChairChoices(evening, round);
			return [plain(recordedText(evening, round, 'chairs')), recorded];
		};
		expect(where(sat.state, 2)).toEqual(['Ana stayed in place', 0]);
		// Chidi was first in round 2, but sat on the third chair
		const first = preview(sat, exitsOf(1, 'Chidi Ana Ben Dee')).after;
		expect(where(first, 2)).toEqual(['Everyone kept their chair', 4]);
		// people moved for round 3, but not as its places say now
		const third = preview(sat, exitsOf(2, 'Dee Ana Ben Chidi')).after;
		expect(where(third, 3)).toEqual(['Dee: Ana’s chair', -1]);
	});

	test('RV-1 RV-2: only players who could call a revolution are listed', () => {
		const untaxed = given(
			begin(rulesOf('dalmuti'), four),
			sit(four),
			go('taxes'),
			leaveMidRound('Ben')
		);
		const names = (timeline: Timeline) => {
			const { choices, recorded } = revolutionChoices(timeline.state, timeline.state.round!);
			return [...choices.map(({ text }) => plain(text)), recorded];
		};
		// who left at Taxes had cards
		expect(names(untaxed)).toEqual(['There was none', ...words(four), 0]);
		const none = given(
			begin(rulesOf('dalmuti', { firstRoundTax: false }), four),
			sit(four),
			go('taxes'),
			revolt('Dee')
		);
		expect(names(none)).toEqual(['There was none', 'Dee', 1]);
		const kings = given(seated('kings-and-bastards', {}, four), go('play'));
		expect(topicsOf(kings.state.round!)).not.toContain('revolution');
	});

	test('RV-2 SE-2: where a greater revolution comes or goes in a round that was played, the chairs are asked for', () => {
		const played = given(begin(rulesOf('dalmuti'), four), sit(four), go('taxes'), go('play'));
		const revolted = given(
			begin(rulesOf('dalmuti'), four),
			sit(four),
			go('taxes'),
			revolt('Dee'),
			go('play')
		);
		const said = ({ state }: Timeline) => {
			const { choices, recorded } = revolutionChoices(state, state.round!);
			return [...choices.map(({ text, note = '' }) => `${plain(text)}: ${note}`.trim()), recorded];
		};
		expect(said(played)).toEqual([
			'There was none:',
			'Ana:',
			'Ben:',
			'Chidi:',
			'Dee: a greater revolution; nobody moved',
			'Dee: a greater revolution; everybody moved',
			0
		]);
		expect(said(revolted)).toEqual([
			'There was none: everybody moved',
			'There was none: nobody moved',
			'Ana: everybody moved',
			'Ana: nobody moved',
			'Ben: everybody moved',
			'Ben: nobody moved',
			'Chidi: everybody moved',
			'Chidi: nobody moved',
			'Dee: a greater revolution',
			8
		]);
	});

	test('topics of finished rounds and of the round in progress', () => {
		const inProgress = given(threeRounds(), go('taxes'), revolt('Ben'));
		const topics = correctableRounds(inProgress.state).map((round) => [
			round.number,
			topicsOf(round).join(' ')
		]);
		expect(topics).toEqual([
			[4, 'revolution chairs people rules'],
			[3, 'exits revolution tax chairs people rules'],
			[2, 'exits revolution tax chairs people rules'],
			[1, 'exits people rules seats']
		]);
		expect(text(inProgress, 4, 'revolution')).toBe('Ben called a revolution');
	});

	test('notes on a round, and the players who joined and left', () => {
		const timeline = given(
			given(temple(), go('play'), ...exits('Ana'), voidRound, go('play')),
			leaveMidRound('Ben'),
			...exits('Ana Chidi')
		);
		const [round] = correctableRounds(timeline.state);
		expect(roundNotes(timeline.state, round!).map(plain)).toEqual(['Dealt again once', 'Ben left']);
		const [went] = entryContexts(timeline.history).filter(isAttendance);
		expect(plain(attendanceText(timeline.state, went!))).toBe('Ben left in the middle of it');
	});
});
