import type { PlayerId } from '#lib/evening/ids.ts';
import {
	awaitsFirstOut,
	firstLeadQuestion,
	isFinished,
	isTurned,
	reachedStep,
	ruleRound,
	rulesInForce,
	stillIn,
	taxesOf
} from '#lib/evening/round.ts';
import { afterRound } from '#lib/evening/kinds/round-confirmed.ts';
import type { Evening, Round, Step } from '#lib/evening/state.ts';
import type { LeadQuestion } from '#lib/rules/lead.ts';
import type { Taxes } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { JoiningQuestion } from './judge-join.ts';
import type { OwedQuestion } from './judge-owed.ts';
import type { RevolutionQuestion } from './judge-revolution.ts';

/** The state of the evening on the table, as far as answers depend on it. Questions about cards
 * concern the round in play. Questions about seats, taxes and leads concern the same round until it
 * is finished, and then the next. */
export interface TableNow {
	/** The rules of the cards on the table, those that hold for one deal included (DE-2). */
	readonly rules: Rules;
	/** Whether the ranking is turned (PR-7). */
	readonly turned: boolean;
	/** Null while the first seats are found. */
	readonly step: Step | null;
	/** The round that questions about seats, taxes and leads are about; null while the first seats
	 * are found. */
	readonly round: Round | null;
	/** Its rules. */
	readonly roundRules: Rules;
	/** From the top. While the first seats are found: the players who wait, in the order of their
	 * names. */
	readonly places: readonly PlayerId[];
	/** Clockwise. */
	readonly chairs: readonly PlayerId[];
	/** 1 for a first round. */
	readonly ruleRound: number;
	/** The players of the round who hold no cards any more. */
	readonly gone: readonly PlayerId[];
	/** Whether play goes counter-clockwise (DF-14). */
	readonly reversed: boolean;
	/** The latest of them to go out. */
	readonly latestOut: PlayerId | null;
	/** Whether the next to go out is the first, in a round whose places are ranks (DF-6, DF-8). */
	readonly firstOut: boolean;
	readonly taxes: Taxes<PlayerId>;
	/** The round that someone who joins now is seated for, with the places as they are now; null
	 * while the first seats are found. */
	readonly joined: Round | null;
	/** The rules for players who join now, which are those of the next deal. */
	readonly joinedRules: Rules;
	/** Without such a round: the players who wait for their first seats. */
	readonly waiting: readonly PlayerId[];
	/** How many sit out that round, and keep a chair. */
	readonly besides: number;
}

/** Reads the state of an evening for questions to the referee. */
export function tableNow(evening: Evening): TableNow {
	const cards = {
		rules: rulesInForce(evening),
		turned: evening.round !== null && isTurned(evening.round)
	};
	const asked =
		evening.round !== null && isFinished(evening.round) ? afterRound(evening, 0) : evening;
	const { round, seating, sitting } = asked;
	if (round === null) {
		const waiting = seating?.players ?? [];
		return {
			...cards,
			step: null,
			round,
			roundRules: rulesInForce(asked),
			joinedRules: rulesInForce(asked),
			places: waiting,
			chairs: waiting,
			waiting,
			ruleRound: 1,
			gone: [],
			latestOut: null,
			firstOut: false,
			reversed: false,
			taxes: { brackets: [] },
			joined: null,
			besides: sitting.length
		};
	}
	const still = stillIn(round);
	const joined = round.dealt ? afterRound(asked, 0) : asked;
	return {
		...cards,
		step: reachedStep(round),
		round,
		roundRules: round.rules,
		places: round.places,
		chairs: round.chairs,
		ruleRound: ruleRound(round),
		gone: round.places.filter((player) => !still.includes(player)),
		reversed: round.reversed,
		latestOut: round.out.at(-1) ?? null,
		firstOut: awaitsFirstOut(round),
		taxes: taxesOf(round),
		joined: joined.round,
		joinedRules: joined.round?.rules ?? rulesInForce(joined),
		waiting: joined.seating?.players ?? [],
		besides: round.dealt ? 0 : sitting.length
	};
}

/** *Who leads?* as the evening asks it: the first lead of the round, or the lead after its latest
 * exit. */
export function leadQuestion({ round, places, chairs, ...now }: TableNow): LeadQuestion<PlayerId> {
	const question = { places, chairs, round: now.ruleRound };
	if (round === null) return question;
	return now.latestOut === null
		? firstLeadQuestion(round)
		: { ...question, out: now.gone, lastPlayBy: now.latestOut, reversed: now.reversed };
}

/** *Where does the newcomer sit, and who pays now?* with the table that the newcomers join. */
export function joiningQuestion(
	{ joined, waiting, besides }: TableNow,
	coming: Pick<JoiningQuestion<PlayerId>, 'leave' | 'join' | 'cards'>
): JoiningQuestion<PlayerId> {
	if (joined === null) return { places: waiting, ...coming, besides, seated: false, round: 1 };
	return {
		...coming,
		places: joined.veterans,
		newcomers: joined.newcomers,
		cards: { ...joined.cards, ...coming.cards },
		round: ruleRound(joined),
		besides,
		chairs: joined.chairs,
		...(joined.keepChairs && joined.before !== null && { before: joined.before }),
		...(joined.dealer !== null && { dealer: joined.dealer })
	};
}

/** *May a revolution be called now?* by this player, as far as the evening knows. */
export function revolutionQuestion(
	{ places, round, step, taxes, ...now }: TableNow,
	caller: PlayerId
): RevolutionQuestion<PlayerId> {
	const marks = Object.values<{ paid: boolean; returned: boolean }>(round?.marks ?? {});
	return {
		places,
		caller,
		holdsBoth: true,
		round: now.ruleRound,
		newcomers: round?.newcomers ?? [],
		taxes,
		taxBegun: marks.some(({ paid, returned }) => paid || returned),
		tooLate: round?.revolution
			? 'already-called'
			: step === 'play'
				? 'play-begun'
				: round?.dealt === true
					? null
					: 'not-dealt'
	};
}

/** *What must I give?* for a player of the round. */
export function owedQuestion(
	{ round, places, taxes }: TableNow,
	player: PlayerId
): OwedQuestion<PlayerId> {
	const changed = round?.handsChanged ?? null;
	return {
		player,
		places,
		taxes,
		newcomers: round?.newcomers ?? [],
		void:
			round === null
				? []
				: taxesOf({ ...round, voidTaxes: [] })
						.brackets.filter(({ payer }) => payer !== changed && round.voidTaxes.includes(payer))
						.flatMap(({ payer, receiver }) => [payer, receiver]),
		handsChanged: changed !== null && [changed, places[0]].includes(player),
		seated: round !== null
	};
}
