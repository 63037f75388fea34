import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { factsOf, type Fact } from '#lib/stats/facts.ts';
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
	if (reigns.length === 1)
		return [reign(name(first.player), lengthOf(first), first.first, first.last)];
	const names = [...new Set(reigns.map(({ player }) => player))].map(name);
	if (names.length === 1) return [often(names[0]!, reigns.length, lengthOf(first))];
	// nobody stayed on top
	return lengthOf(first) === 1 ? [] : [longestReigns(names, lengthOf(first))];
}

function journeyText(journey: Journey | null, name: Name): string[] {
	if (journey === null) return [];
	const { player, from, to, fromLast, toLast } = journey;
	const { rose, fell, fromPlace, toPlace } = m.chronicle.recap;
	const text = to < from ? rose : fell;
	return [text(name(player), fromPlace(from, fromLast), toPlace(to, toLast))];
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

/** @param gaps whether to say what was not recorded */
function taxText({ payers, paid, unrecorded }: Highlights['taxes'], name: Name, gaps: boolean) {
	const text = m.chronicle.recap;
	const isWhole = unrecorded === 0;
	return [
		...(payers.length > 0 && (isWhole || gaps)
			? [text.paid(payers.map(name), paid, !isWhole)]
			: []),
		...(gaps && !isWhole ? [text.unrecorded(unrecorded)] : [])
	];
}

/** The evening in a few sentences.
 * @param format how names are marked within the sentences
 * @param gaps whether to say what was not recorded: who corrects an evening wants to know, who
 * takes it home does not */
export function recap(evening: Evening, format: NameFormat = isolateName, gaps = false): string[] {
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
		...taxText(found.taxes, name, gaps),
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

function factTile(fact: Fact, name: Name): Tile {
	const text = m.chronicle.facts;
	const way = (from: number, to: number) => ({
		figure: text.way(from, to),
		spoken: text.waySpoken(from, to)
	});
	switch (fact.kind) {
		case 'wins':
			return { figure: text.of(fact.won, fact.rounds), text: text.wins(name(fact.player)) };
		case 'tie':
			return { figure: `${fact.won} : ${fact.won}`, text: text.tie(fact.players.map(name)) };
		case 'winners':
			return { figure: text.of(fact.winners, fact.players), text: text.winners };
		case 'climb':
		case 'fall':
			return {
				...way(fact.from, fact.to),
				text: text[fact.kind](name(fact.player), fact.rounds)
			};
		case 'revolution':
			return { figure: '0', text: text.revolution(name(fact.player), fact.round) };
		case 'greater-revolution':
			return { ...way(fact.players, 1), text: text.greaterRevolution(name(fact.player)) };
		case 'revolutions':
			return { figure: `${fact.count}`, text: text.revolutions };
		case 'ahead':
			return { figure: `${fact.rounds}`, text: text.ahead(name(fact.player), name(fact.other)) };
		case 'steady':
			return { figure: `${fact.rounds}`, text: text.steady(name(fact.player), fact.place) };
		case 'reign':
		case 'bottom':
			return { figure: `${fact.rounds}`, text: text[fact.kind](name(fact.player)) };
		case 'tax':
			return { figure: `${fact.cards}`, text: text.tax(name(fact.player)) };
		case 'points':
			return { figure: `${fact.points}`, text: text.points(name(fact.player)) };
	}
}

/** Up to three facts about the evening, each with a large figure.
 * @param format how names are marked within the captions */
export const tiles = (evening: Evening, format: NameFormat = isolateName): Tile[] =>
	factsOf(evening).map((fact) => factTile(fact, (player) => format(nameOf(evening, player))));
