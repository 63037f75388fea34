import { roundNumber } from '#lib/evening/edicts.ts';
import type { Matter } from '#lib/evening/entries.ts';
import { happenings, type Happening, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { fallen, stillIn } from '#lib/evening/round.ts';
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
	readonly entry: Happening;
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
	const all = happenings(history);
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

type Type = Happening['type'];
const among =
	(...types: Type[]) =>
	({ entry }: Passage) =>
		types.includes(entry.type);

const isExit = among(
	...(['PlayerWentOut', 'ExitsSwapped', 'ExitTakenBack', 'ExitJudged', 'RoundEndedEarly'] as const)
);
const isSeating = among('SeatsSet', 'CardsDrawn');
const isChoiceOfChairs = among('TopChairChosen', 'ChairsKept');
const isStep = among('StepReached', 'TaxesSettled');
const isEnd = among('RoundConfirmed', 'EveningClosed');

/** Whether a change says otherwise than this entry, which is taken out for it. */
export function replaces(change: Change, passage: Passage): boolean {
	const { entry, was, round, counts, dealt } = passage;
	if (change.type === 'not-so') return entry.id === change.entry;
	if (change.round !== round) return false;
	switch (change.type) {
		case 'exits':
			return counts && isExit(passage);
		case 'revolution':
			// with the revolution goes what was chosen because of it
			if (!counts) return false;
			return was.round?.revolution?.greater
				? isChoiceOfChairs(passage)
				: entry.type === 'RevolutionCalled';
		case 'rules':
			return !(counts && dealt) && entry.type === 'RulesChanged';
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
	const end = () =>
		orElse(
			passages.findIndex((p) => here(p) && isEnd(p)),
			last
		);
	switch (change.type) {
		case 'exits':
			return orElse(
				passages.findLastIndex((p) => here(p) && isExit(p)),
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
		case 'chairs':
			return orElse(
				passages.findLastIndex((p) => here(p) && isStep(p) && p.was.round?.step !== 'play'),
				end
			);
		case 'join':
		case 'rules':
			return begin();
		case 'leave':
		case 'sit-out': {
			// of a first round, once it has seats: the others close ranks, and need no new ones
			const seated = passages.findLastIndex((p) => ofRound(p) && isSeating(p));
			return seated < 0 ? begin() : seated + 1;
		}
		case 'seats':
			return passages.findLastIndex((p) => ofRound(p) && isSeating(p));
		case 'not-so':
			return -1;
	}
}
