import type { HistoryEntry, Matter } from '#lib/evening/entries.ts';
import { topicOf } from '#lib/evening/entry-info.ts';
import { historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import type { Topic } from '#lib/evening/kind.ts';
import { fallen, roundNumber, stillIn } from '#lib/evening/round.ts';
import type { Evening, Person, Round, TaxMark } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** What is to be told otherwise of an earlier round, or of the one that is on. */
export type Change =
	| {
			/** Who went out in which order: everyone but those who left, the last included. */
			readonly type: 'exits';
			readonly round: number;
			readonly order: readonly PlayerId[];
			/** Who ended on a card with which nobody may end. */
			readonly forbidden: readonly PlayerId[];
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
			readonly type: 'chairs';
			readonly round: number;
			/** Where the top player sat, or that people kept their chairs. */
			readonly chair: number | 'kept';
	  }
	| {
			/** Someone was there from this round on who was forgotten. */
			readonly type: 'join';
			readonly round: number;
			readonly player: Person;
			readonly card?: string;
	  }
	| {
			/** Someone was not there any more from this round on, or sat it out. */
			readonly type: 'leave' | 'sit-out';
			readonly round: number;
			readonly player: PlayerId;
	  }
	| {
			/** Someone came or went by mistake: the entry that said so is taken out. */
			readonly type: 'not-so';
			readonly round: number;
			readonly entry: EntryId;
	  }
	| {
			/** The rules of this round, or from this round on. */
			readonly type: 'rules';
			readonly round: number;
			readonly rules: Rules;
			readonly once: boolean;
	  }
	| {
			/** The places at a first round that nobody drew for any more. */
			readonly type: 'seats';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  };

/** What an amendment that begins with this change is about. */
export function matterOf({ type }: Change): Matter {
	switch (type) {
		case 'exits':
		case 'revolution':
		case 'tax':
		case 'chairs':
		case 'rules':
			return type;
		case 'join':
		case 'leave':
		case 'sit-out':
		case 'not-so':
		case 'seats':
			return 'people';
	}
}

/** Everyone who did not leave a round, as they went out, with the rest after them. */
export function exitOrder(round: Round): PlayerId[] {
	const down = fallen(round);
	const falls = down === null || round.out.includes(down) ? [] : [down];
	return [...round.out, ...(round.rest ?? stillIn(round)), ...falls];
}

/** An entry of the history, and where it stood. */
export interface Passage {
	readonly entry: HistoryEntry;
	/** The evening before it. */
	readonly was: Evening;
	/** The round in which it happened, or before which. */
	readonly round: number;
	/** Whether it belongs to the deal of that round that counted. */
	readonly counts: boolean;
	/** Whether the round's cards were dealt before it. */
	readonly dealt: boolean;
}

/** The entries after the start, with where they stood. */
export function passagesOf(history: History): Passage[] {
	const all = historySteps(history);
	const voided = new Map<number, number>();
	const passages = all.slice(1).map(({ entry }, i) => {
		const was = all[i]!.state;
		const round = roundNumber(was);
		const deal = voided.get(round) ?? 0;
		if (entry.type === 'RoundVoided') voided.set(round, deal + 1);
		return { entry, was, round, deal, dealt: was.round?.dealt === true };
	});
	return passages.map(({ deal, ...p }) => ({ ...p, counts: deal === (voided.get(p.round) ?? 0) }));
}

type Type = HistoryEntry['type'];
const among =
	(...types: Type[]) =>
	({ entry }: Passage) =>
		types.includes(entry.type);

const about =
	(topic: Topic) =>
	({ entry }: Passage) =>
		topicOf(entry) === topic;

const isExit = about('exits');
const isSeating = about('seats');
const isChoiceOfChairs = about('chairs');
const isRevolution = about('revolution');
const isStep = among('StepReached', 'TaxesSettled');
const isLeaving = among('PlayerLeftMidRound');
const isReopening = among('EveningReopened');
/** The rules that a round is dealt by are changed before its deal, or after one that was void. */
const isChangeOfRules = (p: Passage, once: boolean) =>
	p.entry.type === 'RulesChanged' && p.entry.once === once && !(p.counts && p.dealt);

/** Whether a change says otherwise than this entry, which is taken out for it. */
export function replaces(change: Change, passage: Passage): boolean {
	const { entry, was, round, counts } = passage;
	if (change.type === 'not-so') return entry.id === change.entry;
	if (change.round !== round) return false;
	switch (change.type) {
		case 'exits':
			return counts && isExit(passage);
		case 'revolution':
			// with the revolution goes what was chosen because of it
			if (!counts) return false;
			return was.round?.revolution?.greater ? isChoiceOfChairs(passage) : isRevolution(passage);
		case 'rules':
			// what is played for one round alone leaves what began to hold with it
			return isChangeOfRules(passage, true) || (!change.once && isChangeOfRules(passage, false));
		case 'seats':
			return isSeating(passage);
		case 'tax':
		case 'chairs':
		case 'join':
		case 'leave':
		case 'sit-out':
			return false;
	}
}

/** Before which entry goes what a change says; the number of entries: at the end; −1: nowhere. */
export function placeOf(change: Change, passages: readonly Passage[]): number {
	const ofRound = (p: Passage) => p.round === change.round;
	const here = (p: Passage) => ofRound(p) && p.counts;
	const orElse = (at: number, other: () => number) => (at < 0 ? other() : at);
	const last = () => passages.length;
	const begin = () => orElse(passages.findIndex(ofRound), last);
	/** After the last of those there are; −1 without any. */
	const after = (is: (p: Passage) => boolean) => passages.findLastIndex(is) + 1 || -1;
	const reopened = passages.findLastIndex(isReopening);
	const ends = ({ entry: { type } }: Passage, at: number) =>
		type === 'RoundConfirmed' || (type === 'EveningClosed' && at > reopened);
	const end = () =>
		orElse(
			passages.findIndex((p, at) => here(p) && ends(p, at)),
			last
		);
	switch (change.type) {
		case 'exits':
			// who leaves does so before everyone else is out
			return orElse(
				after((p) => here(p) && (isExit(p) || isLeaving(p))),
				end
			);
		case 'tax':
			return end();
		case 'revolution':
			// as soon as the cards are dealt
			return orElse(
				passages.findIndex((p) => here(p) && p.dealt),
				end
			);
		case 'chairs': {
			const step = passages.findLastIndex(
				(p) => here(p) && isStep(p) && p.was.round?.step !== 'play'
			);
			const chosen = after((p) => here(p) && isChoiceOfChairs(p));
			return orElse(Math.max(step, chosen), end);
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
			// of a first round, once it has seats: the others close ranks, and need no new ones
			const comes = ({ entry }: Passage) =>
				entry.type === 'PlayerJoined' && entry.player.id === change.player;
			return orElse(
				after((p) => ofRound(p) && (isSeating(p) || comes(p))),
				begin
			);
		}
		case 'seats':
			return passages.findLastIndex((p) => ofRound(p) && isSeating(p));
		case 'not-so':
			return -1;
	}
}
