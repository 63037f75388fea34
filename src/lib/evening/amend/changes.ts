import type { HistoryEntry } from '#lib/evening/entries.ts';
import { topicOf } from '#lib/evening/entry-info.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { TOPICS, type Refusal, type Topic } from '#lib/evening/kind.ts';
import { couldCall } from '#lib/evening/kinds/revolution-called.ts';
import { isFinished, playedRounds, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Person, Round, TaxMark } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { turnsRanking } from '#lib/rules/turning.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { isOfType, RoundPositions, type EntryContext, type Matches } from './contexts.ts';
import type { PlanBuilder } from './plan-builder.ts';

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
			/** Whether people changed chairs as in a greater revolution; without it they sat as recorded
			 * (SE-2, RV-2). */
			readonly moved?: boolean;
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

/** Whether a change replaces an entry, which is then removed. */
type Replaces<C extends Change> = (context: EntryContext, change: C) => boolean;

/** How a kind of change is planned. */
interface ChangeKind<C extends Change> {
	readonly topic: Topic;
	/** Whether an entry is removed for the change; without this, none is. */
	readonly replaces?: Replaces<C>;
	/** The index of the entry before which its facts are inserted; null: they are not. */
	readonly index: (positions: RoundPositions, change: C) => number | null;
	/** Inserts its facts. */
	readonly insert: (builder: PlanBuilder, change: C) => Result<unknown, Refusal>;
}

const isAbout =
	(topic: Topic): Matches =>
	({ entry }) =>
		topicOf(entry) === topic;

const isExit = isAbout('exits');
const isSeating = isAbout('seats');
const isChoiceOfChairs = isAbout('chairs');
const isRevolution = isAbout('revolution');
const isTurning = isAbout('ranking');
const isStep = isOfType('StepReached', 'TaxesSettled');
const isLeaving = isOfType('PlayerLeftMidRound');
const isAfterLastExit: Matches = ({ was }) => was.round !== null && isFinished(was.round);

/** Whether an entry changed the rules of a round: before its deal, or after a void one. */
const isChangeOfRules = ({ entry, counts, dealt }: EntryContext, once: boolean): boolean =>
	entry.type === 'RulesChanged' && entry.once === once && !(counts && dealt);

/** Whether an entry changed the rules to these. */
const changesTo = (entry: HistoryEntry, rules: Rules): boolean =>
	entry.type === 'RulesChanged' && JSON.stringify(entry.rules) === JSON.stringify(rules);

/** The matching entries of the changed round, in the deal that counted. */
const inDeal =
	(matches: Matches): Replaces<Change> =>
	(context, { round }) =>
		context.round === round && context.counts && matches(context);

/** Seats the top player at a chair. Does not change whether people keep their chairs in later
 * rounds (SE-3). */
function seatTopPlayer(
	builder: PlanBuilder,
	{ chair }: Extract<Change, { type: 'chairs' }>
): Result<unknown, Refusal> {
	const { round } = builder.state;
	if (round === null) return no('no-round');
	const { rules, before, places, keepChairs } = round;
	if (before === null) return no('no-chairs-yet');
	if (chair === 'kept')
		return builder.insert({ type: 'recordChairs', chairs: seatsKept(before, places) });
	if (!keepChairs) return builder.insert({ type: 'chooseTopChair', chair });
	return builder.insert({ type: 'recordChairs', chairs: seatsFrom(rules.options, places, chair) });
}

/** The position at which a player is removed from a round. In a first round that is after its seats
 * were assigned: the others close ranks and need no new draw. */
const whereRemoved = (
	at: RoundPositions,
	{ player }: Extract<Change, { type: 'leave' | 'sit-out' }>
): number =>
	at.afterLast(
		(c) => isSeating(c) || (c.entry.type === 'PlayerJoined' && c.entry.player.id === player)
	) ?? at.start();

const CHANGE_KINDS: {
	readonly [T in Change['type']]: ChangeKind<Extract<Change, { type: T }>>;
} = {
	exits: {
		topic: 'exits',
		replaces: inDeal(isExit),
		// players can only leave before everyone else is out
		index: (at) => at.afterLast((c) => c.counts && (isExit(c) || isLeaving(c))) ?? at.end(),
		insert(builder, { order, forbidden }) {
			builder.startPlay();
			for (const player of order) {
				const out = builder.insert({ type: 'recordExit', player });
				// the last and the fallen need no exit
				const needsNone = ['round-finished', 'not-at-the-table', 'fell'];
				if (!out.ok && !needsNone.includes(out.error)) return out;
				if (out.ok && forbidden.includes(player)) {
					const judged = builder.insert({ type: 'judgeExit', player, forbidden: true });
					if (!judged.ok) return judged;
				}
			}
			return ok(null);
		}
	},
	ranking: {
		topic: 'ranking',
		replaces: inDeal(isTurning),
		// before the exit that ends the round; what follows it only puts the order right
		index: (at) => at.beforeLast((c) => c.counts && isExit(c) && !isAfterLastExit(c)) ?? at.end(),
		insert(builder, { times }) {
			builder.startPlay();
			for (let n = 0; n < times; n++) {
				const turned = builder.insert({ type: 'turnRanking', until: 'round' });
				if (!turned.ok) return turned;
			}
			return ok(null);
		}
	},
	revolution: {
		topic: 'revolution',
		// also removes the choice of chairs that the greater revolution caused
		replaces: inDeal((c) =>
			c.was.round?.revolution?.greater ? isChoiceOfChairs(c) : isRevolution(c)
		),
		index: (at) => at.beforeFirst((c) => c.counts && c.dealt) ?? at.end(),
		insert: (builder, { caller }) =>
			caller === null ? ok(null) : builder.insert({ type: 'callRevolution', caller })
	},
	hands: {
		topic: 'tax',
		replaces: inDeal(isOfType('HandsChanged')),
		index: (at) => at.beforeFirst((c) => c.counts && c.dealt) ?? at.end(),
		insert(builder, { changed }) {
			if (!changed) return ok(null);
			const { round } = builder.state;
			if (round === null) return no('no-round');
			return builder.insert({ type: 'changeHands', payer: round.places.at(-1)! });
		}
	},
	tax: {
		topic: 'tax',
		index: (at) => at.end(),
		insert: (builder, { payer, mark }) => builder.insert({ type: 'markTax', payer, ...mark })
	},
	chairs: {
		topic: 'chairs',
		index(at) {
			const places = [
				at.beforeLast((c) => c.counts && isStep(c) && c.was.round?.step !== 'play'),
				at.afterLast((c) => c.counts && isChoiceOfChairs(c)),
				// a greater revolution moves everybody again
				at.afterLast((c) => c.counts && c.entry.type === 'RevolutionCalled')
			].filter((place) => place !== null);
			return places.length === 0 ? at.end() : Math.max(...places);
		},
		insert: seatTopPlayer
	},
	join: {
		topic: 'people',
		index: (at) => at.start(),
		insert: (builder, { player, card }) =>
			builder.insert({ type: 'join', player, ...(card === undefined ? {} : { card }) })
	},
	leave: {
		topic: 'people',
		index: whereRemoved,
		insert: (builder, { player }) => builder.insert({ type: 'leave', player })
	},
	'sit-out': {
		topic: 'people',
		index: whereRemoved,
		insert: (builder, { player }) => builder.insert({ type: 'sitOut', player })
	},
	'not-so': {
		topic: 'people',
		replaces: ({ entry }, change) => entry.id === change.entry,
		index: () => null,
		insert: () => ok(null)
	},
	rules: {
		topic: 'rules',
		// rules for one round do not replace other, lasting rules that began with it
		replaces: (context, { round, rules, once }) =>
			context.round === round &&
			(isChangeOfRules(context, true) ||
				(isChangeOfRules(context, false) && (!once || changesTo(context.entry, rules)))),
		index: (at, { once }) =>
			(once ? at.afterLast((c) => !c.dealt && isChangeOfRules(c, false)) : null) ?? at.start(),
		insert(builder, { rules, once }) {
			const isSame = JSON.stringify(builder.state.round?.rules) === JSON.stringify(rules);
			const changed = builder.insert({ type: 'changeRules', rules, once });
			return isSame && !changed.ok && changed.error === 'no-change' ? ok(null) : changed;
		}
	},
	seats: {
		topic: 'seats',
		replaces: (context, { round }) =>
			context.round === round && context.seatsCount && isSeating(context),
		index: (at) => at.beforeLast(isSeating),
		insert: (builder, { order }) => builder.insert({ type: 'setSeats', order, how: 'by-hand' })
	}
};

/** The kind of a change. It is only called with such a change: it is found by its type. */
const kindOf = ({ type }: Change) => CHANGE_KINDS[type] as unknown as ChangeKind<Change>;

/** The topic of the corrections that a change belongs to. */
export const topicOfChange = (change: Change): Topic => kindOf(change).topic;

/** Whether a change replaces an entry, which is then removed. */
export const replaces = (change: Change, context: EntryContext): boolean =>
	kindOf(change).replaces?.(context, change) === true;

/** The index of the entry before which a change is inserted; the number of entries for the end;
 * null for nowhere. */
export const insertionIndex = (change: Change, contexts: readonly EntryContext[]): number | null =>
	kindOf(change).index(new RoundPositions(contexts, change.round), change);

/** Inserts the facts of a change; or says which of its commands is refused. */
export const insertChange = (builder: PlanBuilder, change: Change): Result<unknown, Refusal> =>
	kindOf(change).insert(builder, change);

/** The rounds that can be corrected, latest first: those with a result, and a dealt one in
 * progress. */
export function correctableRounds(evening: Evening): Round[] {
	const { round } = evening;
	const played = playedRounds(evening);
	const current = round !== null && round.dealt && !isFinished(round) ? [round] : [];
	return [...played, ...current].reverse();
}

/** The topics that apply to this round, in the order in which they are listed. */
export function topicsOf(round: Round): Topic[] {
	const { options } = round.rules;
	const taxed = taxesOf(round).brackets.length > 0;
	const applies: Record<Topic, boolean> = {
		exits: isFinished(round),
		ranking: round.turnings > 0 || turnsRanking(options, 'round'),
		revolution: round.revolution !== null || couldCall(round).length > 0,
		tax: taxed || round.handsChanged !== null,
		chairs: round.before !== null,
		people: true,
		rules: true,
		seats: round.first
	};
	return TOPICS.filter((topic) => applies[topic]);
}
