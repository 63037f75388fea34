import type { Change } from '#lib/evening/amend/changes.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { revolution } from '#lib/rules/revolution.ts';
import { chairMoves, chairsBefore } from '#lib/rules/seats.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { isolatedName } from './names.ts';

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
	/** The index of the choice that is recorded now. */
	readonly recorded: number;
}

/** The chairs that the top player of a later round can have taken, and that everybody kept theirs (SE-2). */
export function chairChoices(evening: Evening, round: Round): TopicChoices {
	const text = m.correct.chairs;
	const top = round.places[0]!;
	const { movesByTopChair } = chairMoves(round.before!, round.places);
	const chairText = (chair: number, sitter: (typeof round.places)[number] | null) => {
		if (sitter === null) return text.free(chair + 1);
		return sitter === top ? text.own(chair + 1) : text.of(chair + 1, isolatedName(evening, sitter));
	};
	const change = (chair: number | 'kept'): Change => ({
		type: 'chairs',
		round: round.number,
		chair
	});
	const chairs = chairsBefore(round.before!, round.places).map((sitter, chair): Choice => ({
		text: chairText(chair, sitter),
		note: text.moves(movesByTopChair[chair]!),
		change: change(chair)
	}));
	return {
		question: text.where(isolatedName(evening, top)),
		label: text.label,
		choices: [...chairs, { text: text.kept, note: text.titlesMove, change: change('kept') }],
		recorded: round.keepChairs ? chairs.length : round.topChair
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

/** Nobody, and every player who can have called the revolution (RV-1). */
export function revolutionChoices(evening: Evening, round: Round): TopicChoices {
	const text = m.correct.revolution;
	const recorded = round.revolution;
	// a greater revolution turned the places: undo that to know who could call it
	const places = recorded?.greater ? round.places.toReversed() : round.places;
	const change = (caller: (typeof places)[number] | null): Change => ({
		type: 'revolution',
		round: round.number,
		caller
	});
	const callers = places.map((player): Choice => {
		const { greater } = revolution(round.rules.options, places, player);
		return {
			text: isolatedName(evening, player),
			note: greater ? text.greater : undefined,
			change: change(player)
		};
	});
	return {
		question: text.who,
		label: text.label,
		choices: [{ text: text.none, change: change(null) }, ...callers],
		recorded: recorded === null ? 0 : places.indexOf(recorded.caller) + 1
	};
}
