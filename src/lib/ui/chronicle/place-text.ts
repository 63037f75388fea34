import type { Evening } from '#lib/evening/state.ts';
import type { PlaceEvent } from '#lib/stats/places.ts';
import { pairOf } from '#lib/ui/text/cards.ts';
import { inLanguage, nameOf } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('chronicle');

/** Marks a name within a sentence, as `isolated` does. */
export type NameFormat = (name: string) => string;

const letters = inLanguage((tag) => new Intl.Segmenter(tag));
const SHORT = 12;

/** A name of at most twelve characters, cut at a grapheme boundary. */
export function shortName(name: string): string {
	// the browser's first segmenter costs a slow phone 50 ms
	if (name.length <= SHORT) return name;
	const all = [...letters().segment(name)].map(({ segment }) => segment);
	return all.length <= SHORT ? name : `${all.slice(0, SHORT - 1).join('')}…`;
}

/** The label of an event in the chart. */
export function markText(evening: Evening, event: PlaceEvent): string {
	const { marks } = m.chronicle.places;
	switch (event.kind) {
		case 'revolution':
			return event.greater ? marks.greaterRevolution : marks.revolution(pairOf(event.rules));
		case 'rules':
			return event.once ? marks.rulesOnce : marks.rules;
		case 'draw':
			return marks.draw;
		case 'joins':
		case 'leaves':
		case 'sits-out':
		case 'is-back':
			return marks[event.kind](shortName(nameOf(evening, event.player)));
	}
}

/** An event as a sentence, for the table. */
export function eventText(evening: Evening, event: PlaceEvent, format: NameFormat): string {
	const { events } = m.chronicle.places;
	switch (event.kind) {
		case 'revolution': {
			const caller = format(nameOf(evening, event.caller));
			return event.greater
				? events.greaterRevolution(caller)
				: events.revolution(caller, pairOf(event.rules));
		}
		case 'rules':
			return event.once ? events.rulesOnce : events.rules;
		case 'draw':
			return events.draw;
		case 'joins':
		case 'leaves':
		case 'sits-out':
		case 'is-back':
			return events[event.kind](format(nameOf(evening, event.player)));
	}
}
