import { exitOrder, type Change, type Passage } from '#lib/evening/amend/changes.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isFinished, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { houseOf, type Rules } from '#lib/rulesets/ruleset.ts';
import { houseLine } from '#lib/ui/house/brief.ts';
import { count } from '#lib/ui/words.ts';
import { listOf, named, said, type Sentence } from './said.ts';

/** What can be told otherwise of a round. */
const TOPICS = ['exits', 'revolution', 'tax', 'chairs', 'people', 'rules', 'seats'] as const;
export type Topic = (typeof TOPICS)[number];

export const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text);

export const TOPIC_NAMES: Record<Topic, string> = {
	exits: 'Who went out when',
	revolution: 'The revolution',
	tax: 'The taxes',
	chairs: 'The top chair',
	people: 'Who was there',
	rules: 'The rules',
	seats: 'The first seats'
};

/** What is corrected. A change that is first of several is what it is about. */
export const changedTopic = ({ type }: Change): Topic =>
	type === 'join' || type === 'leave' || type === 'sit-out' || type === 'not-so' ? 'people' : type;

/** The rounds that can be corrected, the latest first: those with a result, and the one that is dealt. */
export function correctable(evening: Evening): Round[] {
	const { round } = evening;
	const played = playedRounds(evening);
	const on = round !== null && round.dealt && !isFinished(round) ? [round] : [];
	return [...played, ...on].reverse();
}

/** What can be told otherwise of this round. */
export function topicsOf(round: Round): Topic[] {
	const { options } = round.rules;
	const taxed = taxesOf(round).brackets.length > 0;
	const turns = options.revolution === 'dalmuti' && options.jokers === 2;
	const can: Record<Topic, boolean> = {
		exits: isFinished(round),
		revolution: round.revolution !== null || (options.revolution !== 'none' && (taxed || turns)),
		tax: taxed,
		chairs: round.before !== null,
		people: true,
		rules: true,
		seats: round.first
	};
	return TOPICS.filter((topic) => can[topic]);
}

function taxText(evening: Evening, round: Round): Sentence {
	const { brackets } = taxesOf(round);
	const who = (players: PlayerId[]) => listOf(players.map((p) => named(evening, p)));
	const payers = brackets.map(({ payer }) => payer);
	const done = payers.filter((p) => round.marks[p]?.paid === true && round.marks[p].returned);
	const unknown = payers.filter((p) => round.marks[p] === undefined);
	if (unknown.length === payers.length) return ['Not recorded'];
	if (done.length === payers.length) return ['All paid and returned'];
	const paid = payers.filter((p) => round.marks[p]?.paid === true);
	return paid.length === 0 ? ['Nobody paid'] : said`${who(paid)} paid`;
}

/** The table's name for its rules, or what they change. */
function rulesText(rules: Rules): Sentence {
	const ruleset = findRuleset(rules.ruleset);
	if (rules.houseName !== undefined) return said`${rules.name}, ${{ name: rules.houseName }}`;
	return [
		ruleset === undefined ? rules.name : `${rules.name}. ${houseLine(ruleset, houseOf(rules))}`
	];
}

/** What is recorded now. */
export function recorded(evening: Evening, round: Round, topic: Topic): Sentence {
	const who = (player: PlayerId) => named(evening, player);
	const list = (players: readonly PlayerId[]) => listOf(players.map(who));
	switch (topic) {
		case 'exits':
			return list(exitOrder(round));
		case 'revolution':
			return round.revolution === null
				? ['None']
				: said`${who(round.revolution.caller)} called ${round.revolution.greater ? 'a greater' : 'a'} revolution`;
		case 'tax':
			return taxText(evening, round);
		case 'chairs':
			return round.keepChairs
				? ['Everyone kept the chair']
				: said`${who(round.places[0]!)} took chair ${round.topChair + 1}`;
		case 'people':
			return said`${count(round.places.length, 'player')}: ${list(round.places)}`;
		case 'rules':
			return rulesText(round.rules);
		case 'seats':
			return list(round.places);
	}
}

/** Where people came or went, the latest first; it may have been a mistake. */
export const isComingOrGoing = ({ entry }: Passage): boolean =>
	entry.type === 'PlayerJoined' ||
	entry.type === 'PlayerLeft' ||
	entry.type === 'PlayerSatOut' ||
	entry.type === 'PlayerLeftMidRound';

export function comingText(evening: Evening, { entry }: Passage): Sentence {
	switch (entry.type) {
		case 'PlayerJoined':
			return said`${{ name: entry.player.name }} joined`;
		case 'PlayerLeft':
			return said`${named(evening, entry.player)} left`;
		case 'PlayerSatOut':
			return said`${named(evening, entry.player)} sat out`;
		case 'PlayerLeftMidRound':
			return said`${named(evening, entry.player)} left in the middle of it`;
		default:
			return [];
	}
}

/** What stands out in a round, beside its result. */
export function marksOf(evening: Evening, round: Round): Sentence[] {
	const { revolution, voided, left, rest } = round;
	const marks: (Sentence | null)[] = [
		isFinished(round) ? null : ['On now'],
		revolution === null
			? null
			: said`${revolution.greater ? 'Greater revolution' : 'Revolution'}: ${named(evening, revolution.caller)}`,
		voided === 0 ? null : [voided === 1 ? 'Dealt again once' : `Dealt again ${voided} times`],
		left.length === 0 ? null : said`${listOf(left.map((p) => named(evening, p)))} left`,
		rest === null ? null : ['Ended early']
	];
	return marks.filter((mark) => mark !== null);
}

/** Who came in on which place; of the round that is on, who is out. */
export const comeIn = (round: Round): readonly PlayerId[] =>
	isFinished(round) ? result(round) : round.out;

/** What was told otherwise, once it is accepted. */
export function changedText(topic: Topic, round: number): string {
	const what: Record<Topic, string> = {
		exits: 'who went out when',
		revolution: 'the revolution',
		tax: 'the taxes',
		chairs: 'the top chair',
		people: 'who was there',
		rules: 'the rules',
		seats: 'the first seats'
	};
	return `Round ${round} is corrected: ${what[topic]}.`;
}
