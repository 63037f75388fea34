import type { Evening } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { PlaceEvent } from '#lib/stats/places.ts';
import { nameOf } from '#lib/ui/words.ts';

/** What is shown for a revolution. */
export const wilds = ({ options }: Rules): string =>
	options.deck === 'dalmuti' ? 'both Jesters' : 'both Jokers';

const letters = new Intl.Segmenter('en');
const SHORT = 12;

/** A name that leaves room beside it, cut between two characters as people count them. */
export function shortName(name: string): string {
	const all = [...letters.segment(name)].map(({ segment }) => segment);
	return all.length <= SHORT ? name : `${all.slice(0, SHORT - 1).join('')}…`;
}

/** What happened at a column, for the picture. */
export function markText(evening: Evening, event: PlaceEvent): string {
	switch (event.kind) {
		case 'revolution':
			return event.greater ? 'greater revolution' : wilds(evening.rules);
		case 'rules':
			return event.once ? 'rules for one round' : 'new rules';
		case 'draw':
			return 'new draw';
		case 'joins':
			return `+ ${shortName(nameOf(evening, event.player))}`;
		case 'leaves':
			return `− ${shortName(nameOf(evening, event.player))}`;
		case 'sits-out':
			return `${shortName(nameOf(evening, event.player))} sits out`;
		case 'is-back':
			return `${shortName(nameOf(evening, event.player))} is back`;
	}
}

/** The same, for the table. */
export function eventText(evening: Evening, event: PlaceEvent): string {
	switch (event.kind) {
		case 'revolution':
			return event.greater
				? `${nameOf(evening, event.caller)} called a greater revolution`
				: `${nameOf(evening, event.caller)} showed ${wilds(evening.rules)}`;
		case 'rules':
			return event.once ? 'Other rules for this round' : 'Other rules from here on';
		case 'draw':
			return 'Everyone drew anew';
		case 'joins':
			return `${nameOf(evening, event.player)} joined`;
		case 'leaves':
			return `${nameOf(evening, event.player)} left`;
		case 'sits-out':
			return `${nameOf(evening, event.player)} sat out`;
		case 'is-back':
			return `${nameOf(evening, event.player)} was back`;
	}
}
