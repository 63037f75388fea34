import type { HistoryEntry, CorrectionTopic } from '#lib/evening/entries.ts';
import { topicOf } from '#lib/evening/entry-info.ts';
import { historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import type { Topic } from '#lib/evening/kind.ts';
import { fallen, isFinished, roundNumber, stillIn } from '#lib/evening/round.ts';
import type { Evening, Person, Round, TaxMark } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** A correction of an earlier round or of the current one. */
export type Change =
	| {
			/** Everyone but those who left, in the order of going out, including the last. */
			readonly type: 'exits';
			readonly round: number;
			readonly order: readonly PlayerId[];
			/** The players who ended on a forbidden card. */
			readonly forbidden: readonly PlayerId[];
	  }
	| {
			readonly type: 'ranking';
			readonly round: number;
			/** How often a play turned the ranking. */
			readonly times: number;
	  }
	| {
			readonly type: 'revolution';
			readonly round: number;
			/** Null: there was none. */
			readonly caller: PlayerId | null;
	  }
	| {
			readonly type: 'tax';
			readonly round: number;
			readonly payer: PlayerId;
			readonly mark: TaxMark;
	  }
	| {
			readonly type: 'hands';
			readonly round: number;
			/** Whether the last player changed the whole hand with the first (DF-18). */
			readonly changed: boolean;
	  }
	| {
			readonly type: 'chairs';
			readonly round: number;
			/** The top player's chair, or `kept` if people kept their chairs. */
			readonly chair: number | 'kept';
	  }
	| {
			/** A player joined before this round and was forgotten. */
			readonly type: 'join';
			readonly round: number;
			readonly player: Person;
			readonly card?: string;
	  }
	| {
			/** A player left before this round, or sat it out. */
			readonly type: 'leave' | 'sit-out';
			readonly round: number;
			readonly player: PlayerId;
	  }
	| {
			/** An entry about a player who came or went was a mistake and is removed. */
			readonly type: 'not-so';
			readonly round: number;
			readonly entry: EntryId;
	  }
	| {
			/** The rules of this round (`once`), or from this round on. */
			readonly type: 'rules';
			readonly round: number;
			readonly rules: Rules;
			readonly once: boolean;
	  }
	| {
			/** The places of a first round without a recorded draw. */
			readonly type: 'seats';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  };

/** What an amendment that begins with this change is about. */
export function correctionTopicOf({ type }: Change): CorrectionTopic {
	switch (type) {
		case 'exits':
		case 'ranking':
		case 'revolution':
		case 'tax':
		case 'chairs':
		case 'rules':
			return type;
		case 'hands':
			return 'tax';
		case 'join':
		case 'leave':
		case 'sit-out':
		case 'not-so':
		case 'seats':
			return 'people';
	}
}

/** Everyone who did not leave a round, in the order of going out, the rest after them. */
export function exitOrder(round: Round): PlayerId[] {
	const down = fallen(round);
	const falls = down === null || round.out.includes(down) ? [] : [down];
	return [...round.out, ...(round.rest ?? stillIn(round)), ...falls];
}

/** The players who play their last card if they go out in this order: not the last, nor the fallen
 * top player (DF-6), nor anyone after all places were reversed (DF-8).
 * @param order everyone who did not leave */
export function lastCardsOf(
	round: Round,
	order: readonly PlayerId[],
	forbidden: readonly PlayerId[]
): PlayerId[] {
	const out: PlayerId[] = [];
	for (const player of order) {
		const now = { ...round, out, forbidden: out.filter((p) => forbidden.includes(p)), rest: null };
		if (!isFinished(now) && stillIn(now).includes(player)) out.push(player);
	}
	return out;
}

/** Who sat down when a first round got its seats, in that order (SE-1).
 * @returns empty for a round that got none */
export function firstSeats(history: History, number: number): readonly PlayerId[] {
	const contexts = entryContexts(history);
	const at = contexts.findLastIndex((p) => p.round === number && isSeating(p));
	const { round } = contexts[at + 1]?.was ?? history.state;
	return at < 0 || round === null ? [] : round.places;
}

/** An entry of the history in its context. */
export interface EntryContext {
	readonly entry: HistoryEntry;
	/** The evening before it. */
	readonly was: Evening;
	/** The round in which it happened, or before which. */
	readonly round: number;
	/** Whether it belongs to the deal that counted, not to a void one. */
	readonly counts: boolean;
	/** Whether the round's cards were dealt before it. */
	readonly dealt: boolean;
	/** Whether it belongs to the seats that counted, not to those before everyone drew again
	 * (JO-2). */
	readonly seatsCount: boolean;
}

/** The entries after the start, in their context. */
export function entryContexts(history: History): EntryContext[] {
	const all = historySteps(history);
	/** How many deals of each round were void. */
	const voided = new Map<number, number>();
	/** How often everyone drew again for the seats of each round. */
	const redrawn = new Map<number, number>();
	const contexts = all.slice(1).map(({ entry, state }, i) => {
		const was = all[i]!.state;
		const round = roundNumber(was);
		const deal = voided.get(round) ?? 0;
		const seating = redrawn.get(round) ?? 0;
		if (entry.type === 'RoundVoided') voided.set(round, deal + 1);
		if (was.round !== null && state.round === null && roundNumber(state) === round)
			redrawn.set(round, seating + 1);
		return { entry, was, round, deal, seating, dealt: was.round?.dealt === true };
	});
	return contexts.map(({ deal, seating, ...p }) => ({
		...p,
		counts: deal === (voided.get(p.round) ?? 0),
		seatsCount: seating === (redrawn.get(p.round) ?? 0)
	}));
}

type Type = HistoryEntry['type'];
const among =
	(...types: Type[]) =>
	({ entry }: EntryContext) =>
		types.includes(entry.type);

const about =
	(topic: Topic) =>
	({ entry }: EntryContext) =>
		topicOf(entry) === topic;

const isExit = about('exits');
const isSeating = about('seats');
const isChoiceOfChairs = about('chairs');
const isRevolution = about('revolution');
const isTurning = about('ranking');
const isStep = among('StepReached', 'TaxesSettled');
const isChangeOfHands = among('HandsChanged');
const isLeaving = among('PlayerLeftMidRound');
const isReopening = among('EveningReopened');
const isOver = ({ was }: EntryContext) => was.round !== null && isFinished(was.round);
/** Whether an entry changed the rules of a round: before its deal, or after a void one. */
const isChangeOfRules = (p: EntryContext, once: boolean) =>
	p.entry.type === 'RulesChanged' && p.entry.once === once && !(p.counts && p.dealt);

/** Whether an entry changed the rules to these. */
const changesTo = (entry: HistoryEntry, rules: Rules): boolean =>
	entry.type === 'RulesChanged' && JSON.stringify(entry.rules) === JSON.stringify(rules);

/** Whether a change replaces an entry, which is then removed. */
export function replaces(change: Change, context: EntryContext): boolean {
	const { entry, was, round, counts } = context;
	if (change.type === 'not-so') return entry.id === change.entry;
	if (change.round !== round) return false;
	switch (change.type) {
		case 'exits':
			return counts && isExit(context);
		case 'ranking':
			return counts && isTurning(context);
		case 'revolution':
			// the chairs that were chosen because of a revolution go with it
			if (!counts) return false;
			return was.round?.revolution?.greater ? isChoiceOfChairs(context) : isRevolution(context);
		case 'hands':
			return counts && isChangeOfHands(context);
		case 'rules':
			// rules for one round do not replace other, lasting rules that began with it
			return (
				isChangeOfRules(context, true) ||
				(isChangeOfRules(context, false) && (!change.once || changesTo(entry, change.rules)))
			);
		case 'seats':
			return context.seatsCount && isSeating(context);
		case 'tax':
		case 'chairs':
		case 'join':
		case 'leave':
		case 'sit-out':
			return false;
	}
}

/** The index of the entry before which a change is inserted; the number of entries for the end; −1
 * for nowhere. */
export function insertionIndex(change: Change, contexts: readonly EntryContext[]): number {
	const ofRound = (p: EntryContext) => p.round === change.round;
	const here = (p: EntryContext) => ofRound(p) && p.counts;
	const orElse = (at: number, other: () => number) => (at < 0 ? other() : at);
	const last = () => contexts.length;
	const begin = () => orElse(contexts.findIndex(ofRound), last);
	/** After the last matching entry; −1 if there is none. */
	const after = (is: (p: EntryContext) => boolean) => contexts.findLastIndex(is) + 1 || -1;
	const reopened = contexts.findLastIndex(isReopening);
	const ends = ({ entry: { type } }: EntryContext, at: number) =>
		type === 'RoundConfirmed' || (type === 'EveningClosed' && at > reopened);
	const end = () =>
		orElse(
			contexts.findIndex((p, at) => here(p) && ends(p, at)),
			last
		);
	switch (change.type) {
		case 'exits':
			// players can only leave before everyone else is out
			return orElse(
				after((p) => here(p) && (isExit(p) || isLeaving(p))),
				end
			);
		case 'ranking':
			// before the exit that ends the round; what follows it only puts the order right
			return orElse(
				contexts.findLastIndex((p) => here(p) && isExit(p) && !isOver(p)),
				end
			);
		case 'tax':
			return end();
		case 'revolution':
		case 'hands':
			// right after the deal
			return orElse(
				contexts.findIndex((p) => here(p) && p.dealt),
				end
			);
		case 'chairs': {
			const step = contexts.findLastIndex(
				(p) => here(p) && isStep(p) && p.was.round?.step !== 'play'
			);
			const chosen = after((p) => here(p) && isChoiceOfChairs(p));
			// a greater revolution moves everybody once more
			const called = after((p) => here(p) && p.entry.type === 'RevolutionCalled');
			return orElse(Math.max(step, chosen, called), end);
		}
		case 'join':
			return begin();
		case 'rules':
			return change.once
				? orElse(
						after((p) => ofRound(p) && !p.dealt && isChangeOfRules(p, false)),
						begin
					)
				: begin();
		case 'leave':
		case 'sit-out': {
			// in a first round after its seats were assigned: the others close ranks and need no
			// new draw
			const comes = ({ entry }: EntryContext) =>
				entry.type === 'PlayerJoined' && entry.player.id === change.player;
			return orElse(
				after((p) => ofRound(p) && (isSeating(p) || comes(p))),
				begin
			);
		}
		case 'seats':
			return contexts.findLastIndex((p) => ofRound(p) && isSeating(p));
		case 'not-so':
			return -1;
	}
}
