import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { EntryId, EveningId } from './ids.ts';
import type { Kind, LogStyle, Topic } from './kind.ts';
import { cardExposed } from './kinds/card-exposed.ts';
import { cardsDrawn } from './kinds/cards-drawn.ts';
import { chairsKept, chairsRecorded, topChairChosen } from './kinds/chairs-chosen.ts';
import {
	announcementWithdrawn,
	arrivalAnnounced,
	departureAnnounced
} from './kinds/changes-announced.ts';
import { dealerNamed } from './kinds/dealer-named.ts';
import { decreeIssued, decreeSettled } from './kinds/decrees.ts';
import { directionTurned } from './kinds/direction-turned.ts';
import { eveningClosed, eveningReopened } from './kinds/evening-closed.ts';
import { eveningDeleted, eveningRestored } from './kinds/evening-deleted.ts';
import { eveningRenamed } from './kinds/evening-renamed.ts';
import { exitJudged, exitsSwapped, exitTakenBack } from './kinds/exits-corrected.ts';
import { handsChanged } from './kinds/hands-changed.ts';
import { merchantsExchanged } from './kinds/merchants-exchanged.ts';
import { ordersRecorded } from './kinds/orders-recorded.ts';
import { playerAddressed } from './kinds/player-addressed.ts';
import { playerJoined } from './kinds/player-joined.ts';
import { playerLeft, playerSatOut } from './kinds/player-left.ts';
import { playerRenamed } from './kinds/player-renamed.ts';
import { playerWentOut } from './kinds/player-went-out.ts';
import { lastRoundAnnounced, noteAdded } from './kinds/remarks.ts';
import { rankingTurned } from './kinds/ranking-turned.ts';
import { revolutionCalled } from './kinds/revolution-called.ts';
import { roundConfirmed } from './kinds/round-confirmed.ts';
import { playerLeftMidRound, roundEndedEarly, roundVoided } from './kinds/round-interrupted.ts';
import { rulesChanged } from './kinds/rules-changed.ts';
import { rulingLogged, rulingOverruled } from './kinds/rulings-logged.ts';
import { scoreCorrected } from './kinds/score-corrected.ts';
import { seatsSet } from './kinds/seats-set.ts';
import { stepReached } from './kinds/step-reached.ts';
import { taxCorrected } from './kinds/tax-corrected.ts';
import { taxesSettled, taxMarked } from './kinds/taxes-recorded.ts';
import type { Person } from './state.ts';

/** Every kind of entry but the start, undo, redo and amendments. */
export const KINDS = [
	seatsSet,
	cardsDrawn,
	topChairChosen,
	chairsKept,
	chairsRecorded,
	dealerNamed,
	stepReached,
	cardExposed,
	revolutionCalled,
	taxMarked,
	taxesSettled,
	taxCorrected,
	ordersRecorded,
	merchantsExchanged,
	handsChanged,
	rankingTurned,
	directionTurned,
	playerWentOut,
	exitsSwapped,
	exitTakenBack,
	exitJudged,
	playerLeftMidRound,
	roundVoided,
	roundEndedEarly,
	rulesChanged,
	roundConfirmed,
	playerJoined,
	playerLeft,
	playerSatOut,
	arrivalAnnounced,
	departureAnnounced,
	announcementWithdrawn,
	playerAddressed,
	playerRenamed,
	decreeIssued,
	decreeSettled,
	rulingLogged,
	rulingOverruled,
	scoreCorrected,
	noteAdded,
	lastRoundAnnounced,
	eveningClosed,
	eveningReopened,
	eveningRenamed,
	eveningDeleted,
	eveningRestored
] as const;

type AnyKind = (typeof KINDS)[number];
type CommandOf<K> = K extends Kind<infer C, infer _, LogStyle> ? C : never;
type FactOf<K> = K extends Kind<infer _, infer F, LogStyle> ? F : never;

/** Commands of the user. */
export type Command = CommandOf<AnyKind>;
/** Facts: things that happened at the table. */
export type Fact = FactOf<AnyKind>;
/** The facts that the log shows in a given style. */
export type LoggedAs<L extends LogStyle> = FactOf<Extract<AnyKind, { readonly log: L }>>;

/** One change to the history: an entry is removed, or facts are inserted after it or in its
 * place. */
export interface Edit {
	readonly at: EntryId;
	/** Whether that entry stays. */
	readonly keep: boolean;
	/** The facts inserted after it, or in its place. */
	readonly put: readonly Fact[];
}
/** The topic of an amendment. */
export type CorrectionTopic = Exclude<Topic, 'seats'>;
/** Corrects earlier entries: the history changes from the first of the edits on, and everything
 * after it is folded again. The edits are accepted together or not at all, and only if every later
 * entry fits. */
export interface HistoryAmended {
	readonly type: 'HistoryAmended';
	readonly about: CorrectionTopic;
	/** The first round that changes. */
	readonly round: number;
	/** In the order of the history. */
	readonly edits: readonly Edit[];
}

/** The first entry of every log. */
export interface EveningStarted {
	readonly type: 'EveningStarted';
	readonly evening: EveningId;
	readonly name: string;
	/** The resolved rules, so that no later version of the game changes this evening. */
	readonly rules: Rules;
	/** In the order in which they were named. */
	readonly players: readonly Person[];
	/** When it was entered, in milliseconds since 1970, for an evening that was played before it was
	 * entered: the times of its entries are those of the evening. */
	readonly enteredAt?: number;
}
/** Undoes the latest entry in force. */
export interface EntryUndone {
	readonly type: 'EntryUndone';
	readonly entry: EntryId;
}
/** Redoes the entry that was undone last. */
export interface EntryRedone {
	readonly type: 'EntryRedone';
	readonly entry: EntryId;
}

/** An entry of the log, with its id and its time in milliseconds since 1970. */
export type Entry = (EveningStarted | EntryUndone | EntryRedone | HistoryAmended | Fact) & {
	readonly id: EntryId;
	readonly at: number;
};

/** An entry that happened at the table, as opposed to undo, redo and amendments. */
export type HistoryEntry = Entry & (Fact | EveningStarted);
