import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import {
	highlightsOf,
	lengthOf,
	type Highlights,
	type Journey,
	type Reign
} from '#lib/stats/highlights.ts';
import { isolateName, nameOf } from '#lib/ui/text/format.ts';
import { pairOf } from '#lib/ui/text/cards.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { NameFormat } from './place-text.ts';

const m = messagesOf('chronicle');

type Name = (player: PlayerId) => string;

function reignText(reigns: readonly Reign[], name: Name): string[] {
	const { reign, reigns: often, longestReigns } = m.chronicle.recap;
	const [first] = reigns;
	if (first === undefined) return [];
	if (reigns.length === 1) return [reign(name(first.player), first.first, first.last)];
	const names = [...new Set(reigns.map(({ player }) => player))].map(name);
	return names.length === 1
		? [often(names[0]!, reigns.length, lengthOf(first))]
		: [longestReigns(names, lengthOf(first))];
}

function journeyText(journey: Journey | null, name: Name): string[] {
	if (journey === null) return [];
	const { player, from, to, fromLast, toLast } = journey;
	const { rose, fell } = m.chronicle.recap;
	const text = to < from ? rose : fell;
	return [text(name(player), { place: from, last: fromLast }, { place: to, last: toLast })];
}

/** Up to three revolutions each have a sentence; more are summed up. */
function revolutionTexts(revolutions: Highlights['revolutions'], name: Name): string[] {
	const text = m.chronicle.recap;
	if (revolutions.length > 3) {
		const callers = [...new Set(revolutions.map(({ caller }) => name(caller)))];
		return [text.revolutions(revolutions.length, callers)];
	}
	return revolutions.map(({ round, rules, caller, greater }) =>
		greater
			? text.greaterRevolution(name(caller), round)
			: text.revolution(name(caller), pairOf(rules), round)
	);
}

const taxText = ({ payers, paid, unrecorded }: Highlights['taxes'], name: Name): string[] => [
	...(payers.length === 0 ? [] : [m.chronicle.recap.paid(payers.map(name), paid, unrecorded > 0)]),
	...(unrecorded === 0 ? [] : [m.chronicle.recap.unrecorded(unrecorded)])
];

/** The evening in a few sentences.
 * @param format how names are marked within the sentences */
export function recap(evening: Evening, format: NameFormat = isolateName): string[] {
	const name: Name = (player) => format(nameOf(evening, player));
	const { rounds, winner, ...found } = highlightsOf(evening);
	const text = m.chronicle.recap;
	const { issued, refused } = found.decrees;
	const decrees = issued === 0 ? [] : [text.decrees(issued, refused)];
	if (winner === null) return [text.none, ...decrees];
	return [
		text.played(rounds, name(winner)),
		...reignText(found.reigns, name),
		...journeyText(found.fall, name),
		...journeyText(found.rise, name),
		...revolutionTexts(found.revolutions, name),
		...(found.turnings === 0 ? [] : [text.turned(found.turnings)]),
		...taxText(found.taxes, name),
		...decrees,
		...(found.rulings === 0 ? [] : [text.rulings(found.rulings)])
	];
}

/** A notable number, shown large, and what it counts. */
export interface Tile {
	readonly figure: string;
	/** The figure for screen readers, if it is read differently. */
	readonly spoken?: string;
	readonly text: string;
}

/** The longer one of the rise and the fall. */
function journeyTile({ rise, fall }: Highlights, name: Name): Tile[] {
	const text = m.chronicle.tiles;
	return [fall, rise]
		.filter((journey) => journey !== null)
		.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
		.slice(0, 1)
		.map(({ player, from, to }) => ({
			figure: text.way(from, to),
			spoken: text.waySpoken(from, to),
			text: (to > from ? text.fall : text.rise)(name(player))
		}));
}

/** Up to three tiles: the longest reign, the longest journey, the most tax paid.
 * @param format how names are marked within the sentences */
export function tiles(evening: Evening, format: NameFormat = isolateName): Tile[] {
	const name: Name = (player) => format(nameOf(evening, player));
	const found = highlightsOf(evening);
	const { payers, paid, unrecorded } = found.taxes;
	const text = m.chronicle.tiles;
	const sole = found.reigns.length === 1 ? found.reigns : [];
	return [
		...sole.map((reign) => ({
			figure: `${lengthOf(reign)}`,
			text: text.reign(name(reign.player), reign.first, reign.last)
		})),
		...journeyTile(found, name),
		...(payers.length === 0
			? []
			: [{ figure: `${paid}`, text: text.paid(payers.map(name), paid, unrecorded > 0) }])
	];
}
