import type { Change } from '#lib/evening/amend/changes.ts';
import { chairChoices, sitterBefore, topChairOf } from '#lib/evening/chairs.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { couldCall } from '#lib/evening/kinds/revolution-called.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { isolatedName } from '#lib/ui/text/rich.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('correct');

interface Choice {
	/** With isolated names. */
	readonly text: string;
	readonly note?: string | undefined;
	/** The change that records this choice. */
	readonly change: Change;
}

/** A topic that is corrected by picking one of several choices. */
export interface TopicChoices {
	/** With isolated names. */
	readonly question: string;
	/** The accessible name of the list. */
	readonly label: string;
	readonly choices: readonly Choice[];
	/** The index of the choice that is recorded now; −1 if it is none of them. */
	readonly recorded: number;
}

/** A chair for a later round, named by the player who sat there before; with isolated names. There
 * may be several free chairs. */
function chairText(evening: Evening, round: Round, chair: number): string {
	const text = m.correct.chairs;
	const sitter = sitterBefore(round, chair);
	if (sitter === null) return text.free(chair + 1);
	return sitter === round.places[0] ? text.own : text.of(isolatedName(evening, sitter));
}

/** Where the top player of a later round sits, as a sentence with isolated names (SE-2). */
export function topChairText(evening: Evening, round: Round): string {
	const text = m.correct.recorded;
	const top = round.places[0]!;
	if (topChairOf(round) === 'kept') return text.keptChairs;
	const chair = round.chairs.indexOf(top);
	const name = isolatedName(evening, top);
	if (sitterBefore(round, chair) === top) return text.keptChair(name);
	return text.tookChair(name, chairText(evening, round, chair));
}

/** The choices for a later round: each chair that the top player can have taken, and "everybody
 * kept their chair" (SE-2). */
export function topChairChoices(evening: Evening, round: Round): TopicChoices {
	const text = m.correct.chairs;
	const top = round.places[0]!;
	const change = (chair: number | 'kept'): Change => ({
		type: 'chairs',
		round: round.number,
		chair
	});
	const chairs = chairChoices(round).map(({ chair, moves }): Choice => ({
		text: chairText(evening, round, chair),
		note: text.moves(moves),
		change: change(chair)
	}));
	const sat = topChairOf(round);
	return {
		question: text.where(isolatedName(evening, top)),
		label: text.label,
		choices: [...chairs, { text: text.kept, note: text.titlesMove, change: change('kept') }],
		recorded: sat === 'kept' ? chairs.length : (sat ?? -1)
	};
}

/** How often a play turned the ranking, up to one time more than is recorded (PR-7). */
export function turningChoices(round: Round): TopicChoices {
	const text = m.correct.ranking;
	const { number, turnings } = round;
	return {
		question: text.howOften,
		label: text.label,
		choices: Array.from({ length: Math.max(4, turnings + 2) }, (_, times) => ({
			text: m.correct.recorded.turnings(times),
			change: { type: 'ranking', round: number, times }
		})),
		recorded: turnings
	};
}

/** Nobody, and every player who can have called the revolution (RV-1). Where that makes a round
 * that was played a greater revolution, or no longer one, the table says whether people changed
 * chairs then: as is recorded, or not (SE-2, RV-2). */
export function revolutionChoices(evening: Evening, round: Round): TopicChoices {
	const text = m.correct.revolution;
	const recorded = round.revolution;
	const moved = recorded?.greater === true;
	const callers = couldCall(round);
	const choicesFor = (caller: PlayerId | null, greater: boolean): Choice[] => {
		const change = { type: 'revolution', round: round.number, caller } as const;
		const name = caller === null ? text.none : isolatedName(evening, caller);
		const note = greater ? text.greater : undefined;
		if (greater === moved || round.step !== 'play' || round.keepChairs)
			return [{ text: name, note, change }];
		return [moved, !moved].map((changed) => {
			const chairs = changed ? text.moved : text.stayed;
			return {
				text: name,
				note: note === undefined ? chairs : text.both(note, chairs),
				change: { ...change, moved: changed }
			};
		});
	};
	const choices = [
		...choicesFor(null, false),
		...callers.flatMap(({ player, greater }) => choicesFor(player, greater))
	];
	return {
		question: text.who,
		label: text.label,
		choices,
		recorded: choices.findIndex(
			({ change }) => change.type === 'revolution' && change.caller === (recorded?.caller ?? null)
		)
	};
}
