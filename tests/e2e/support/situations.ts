import { parseCard } from '#lib/cards/card.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { mustDraw } from '#lib/evening/kinds/cards-drawn.ts';
import type { Step } from '#lib/evening/state.ts';
import { fold, type TimelineCommand } from '#lib/evening/timeline.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Case } from '../../conformance/ask.ts';
import { logOf, rulesOf, words } from './logs.ts';

/** Evenings in the situations of the conformance cases. */

type Given = Case['given'];

const dozen = words('Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou');
const later = 2;

const go = (step: Step): TimelineCommand => ({ type: 'goToStep', step });
const exit = (name: string): TimelineCommand => ({ type: 'recordExit', player: name as PlayerId });
const sit = (names: readonly string[]): TimelineCommand => ({
	type: 'setSeats',
	order: names as PlayerId[],
	how: 'by-hand'
});

/** Commands from the first seats to the beginning of a round with these places. */
function upTo(round: number, places: readonly string[], chairs = places): TimelineCommand[] {
	const one: TimelineCommand[] = [
		go('play'),
		...places.slice(0, -1).map(exit),
		{ type: 'confirmRound' }
	];
	return [sit(chairs), ...Array.from({ length: round - 1 }, () => one).flat()];
}

const join = (name: string, cards: Given['cards'] = {}): TimelineCommand => ({
	type: 'join',
	player: { id: name as PlayerId, name },
	...(cards[name] === undefined ? {} : { card: rankOf(cards[name]) })
});

/** The key of the draw for a card: suits do not matter. */
function rankOf(text: string): string {
	const card = parseCard(text);
	if (card?.kind === 'wild') return card.wild;
	return card && 'rank' in card ? card.rank : text;
}

const ranksOf = (draw: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(draw).map(([name, card]) => [name, rankOf(card)]));

/** Commands for the draw and for the redraws of tied players that the case gives. */
function drawn(rules: Rules, { draws = {}, redraws = [] }: Given): TimelineCommand[] {
	const again = redraws.map((draw) => new Map(Object.entries(draw)));
	const commands: TimelineCommand[] = [{ type: 'recordDraw', draw: ranksOf(draws) }];
	for (;;) {
		const { state } = fold(logOf(rules, Object.keys(draws), commands))!;
		const cards = mustDraw(state).map((p) => {
			const map = again.find((one) => one.has(p));
			const card = map?.get(p);
			map?.delete(p);
			return [p, card] as const;
		});
		if (cards.length === 0 || cards.some(([, card]) => card === undefined)) return commands;
		const draw = Object.fromEntries(cards) as Record<string, string>;
		commands.push({ type: 'recordDraw', draw: ranksOf(draw) });
	}
}

/** Players at the start, and the commands that lead to the situation. */
function courseOf(question: Case, rules: Rules): [readonly string[], TimelineCommand[]] {
	const { given } = question;
	const { newcomers = [], round = later, chairs, out = [], leave = [] } = given;
	const places = given.places ?? dozen.slice(0, given.players);
	const veterans = places.filter((name) => !newcomers.includes(name));
	const joined = newcomers.map((name) => join(name));
	switch (question.ask) {
		case 'titles':
			// in round 1 of some rulesets there is no Seats step
			return [
				veterans,
				[...upTo(round, veterans), ...joined, ...(round === 1 ? [go('play')] : [])]
			];
		case 'deck':
			return [places, [sit(places)]];
		case 'draw':
			return [Object.keys(given.draws ?? {}), drawn(rules, given)];
		case 'tax': {
			const caller = given.revolution as PlayerId | undefined;
			const call: TimelineCommand[] = caller ? [{ type: 'callRevolution', caller }] : [];
			return [veterans, [...upTo(round, veterans), ...joined, go('taxes'), ...call]];
		}
		case 'lead': {
			const stay: TimelineCommand[] = chairs ? [{ type: 'keepChairs' }] : [];
			// the screen asks about the last play of the player who went out last
			const order = [...out.filter((name) => name !== given.lastPlayBy), given.lastPlayBy ?? []];
			const exits = order.flat().map(exit);
			return [places, [...upTo(round, places, chairs), ...stay, go('play'), ...exits]];
		}
		case 'chairs': {
			const stayed = places.filter((name) => chairs?.includes(name));
			return [chairs ?? [], upTo(later, stayed, chairs)];
		}
		case 'join': {
			const goes = leave.map((name): TimelineCommand => {
				return { type: 'leave', player: name as PlayerId };
			});
			const comes = (given.join ?? []).map((name) => join(name, given.cards));
			return [places, [...upTo(later, places), ...goes, ...comes]];
		}
		case 'revolution':
			return [places, [...upTo(later, places), go('taxes')]];
		default:
			throw new Error(`no situation for ${question.ask}`);
	}
}

/** The log of an evening in the situation of a case; its id is the case's. */
export function situationOf(question: Case): Entry[] {
	const rules = rulesOf(question.ruleset, question.house);
	const [names, commands] = courseOf(question, rules);
	return logOf(rules, names, commands, question.id);
}
