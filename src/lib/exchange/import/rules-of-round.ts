import { hasSeatsStep, result, titlesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { lookUp } from '#lib/rules/by-text.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import { defaultPoints, roundPoints } from '#lib/rules/score.ts';
import { titlesFor, type Titles } from '#lib/rules/titles.ts';
import { rulesetOf } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import type { FoundRound } from './found.ts';

/** The rules by which a round of a file was played, as far as its titles and points show them: a
 * file names the game, and not its house rules. */

/** Rules that hold for some rounds, with what those rounds show of them. */
export interface ShownRules {
	readonly game: GameId;
	readonly house: House;
	/** The table's own names of titles, by the published title. */
	readonly renamed: ReadonlyMap<string, string>;
	/** The points of titles, by the published title. */
	readonly points: ReadonlyMap<string, number>;
}

/** Whether players have the other form of titles (TI-6), as far as it is known. */
export type Forms = ReadonlyMap<PlayerId, boolean>;

/** All titles of a game under a set of titles, in either form. */
const allTitles = ({ top, bottom, middle, more, special, otherForms = {} }: Titles) =>
	new Set([
		middle,
		...top.concat(bottom, more?.top ?? [], more?.bottom ?? []),
		...(special?.titles ?? []).concat(Object.values<string>(otherForms))
	]);

/** A game as published, with the set of titles that has most of these (RG-18).
 * @param titles as players had them */
export function publishedRules(game: GameId, titles: readonly string[] = []): ShownRules {
	const ruleset = rulesetOf(game);
	const known = CHOICES.titleSet.map((titleSet) => {
		const all = allTitles(resolveRules(ruleset, { options: { titleSet } }).titles);
		return { titleSet, found: titles.filter((title) => all.has(title)).length };
	});
	const [own] = known;
	const best = known.toSorted((a, b) => b.found - a.found)[0]!;
	const house = best.found > own!.found ? { titleSet: best.titleSet } : {};
	return { game, house, renamed: new Map(), points: new Map() };
}

export function toRules({ game, house, renamed, points }: ShownRules, houseName?: string): Rules {
	const ruleset = rulesetOf(game);
	const isDefault = [...points].every(
		([title, each]) => each === defaultPoints(ruleset.titles, title)
	);
	const isRenamed = [...renamed].some(([title, name]) => title !== name);
	const rules = {
		options: house,
		...(isRenamed && { titles: Object.fromEntries(renamed) }),
		...(!isDefault && { points: Object.fromEntries(points) })
	};
	return resolveRules(ruleset, rules, houseName);
}

/** The options that show in titles and points. */
const SHOWN = ['scoring', 'newcomers', 'taxSchedule', 'middleTitles'] as const;

/** Rules of the same game that differ in what a round shows, the most similar first. */
export function similarRules(shown: ShownRules, isScored: boolean): ShownRules[] {
	const { options } = toRules(shown);
	const combined = SHOWN.reduce<readonly House[]>(
		(houses, name) =>
			houses.flatMap((house) =>
				CHOICES[name]
					.filter((value) => name !== 'scoring' || isScored === (value !== 'none'))
					.map((value): House => ({ ...house, [name]: value }))
			),
		[{}]
	);
	const distance = (house: House) => SHOWN.filter((name) => house[name] !== options[name]).length;
	const all = combined.map((house) => ({ house, changes: distance(house) }));
	return all
		.sort((a, b) => a.changes - b.changes)
		.map(({ house }) => ({
			...shown,
			house: { ...shown.house, ...house },
			renamed: new Map(),
			points: new Map()
		}));
}

/** Adds what a value shows; false if it contradicts what is known. */
function agrees<K, V>(known: Map<K, V>, key: K, value: V): boolean {
	if (!known.has(key)) known.set(key, value);
	return known.get(key) === value;
}

/** Adds the name of a title; false if it contradicts what is known. An empty name shows nothing. */
function titleAgrees(
	renamed: Map<string, string>,
	{ titles }: Pick<Rules, 'titles'>,
	published: string,
	otherForm: boolean,
	spoken: string
): boolean {
	const form = (otherForm ? lookUp(titles.otherForms, published) : undefined) ?? published;
	return spoken === '' || agrees(renamed, form, spoken);
}

/** Which players have the other form of titles (TI-6), as far as published titles show it.
 * @param titles each with the player who has it */
export function formsOf(
	shown: ShownRules,
	titles: readonly (readonly [PlayerId, string])[]
): Map<PlayerId, boolean> {
	const other = toRules(shown).titles.otherForms ?? {};
	const forms = titles.flatMap(([player, title]): [PlayerId, boolean][] => {
		if (Object.values<string>(other).includes(title)) return [[player, true]];
		return Object.hasOwn(other, title) ? [[player, false]] : [];
	});
	return new Map(forms);
}

/** A round with the names of its players. */
type Naming = (player: PlayerId) => string;

function pointsAgree(
	round: Round,
	found: FoundRound,
	nameOf: Naming,
	points: Map<string, number>
): boolean {
	const { rules, places, left } = round;
	const out = result(round);
	const titles = titlesFor(rules, { players: out.length, round: round.number + 1 });
	const isScored = rules.options.scoring !== 'none';
	if (isScored !== (found.points !== null)) return false;
	const wanted = (player: PlayerId) => found.points?.get(nameOf(player)) ?? 0;
	if (rules.options.scoring === 'by-title')
		return out.every((player, i) => agrees(points, titles[i]!, wanted(player)));
	const sums = new Map(out.map((player) => [player, 0]));
	for (const award of roundPoints(rules.options, { places, out, left, titles }, rules))
		sums.set(award.player, sums.get(award.player)! + award.points);
	return out.every((player) => sums.get(player) === wanted(player));
}

/** What a round shows of the rules that it was played by.
 * @param evening after the round
 * @returns the rules with that; or what contradicts them */
export function readRound(
	{ people }: Pick<Evening, 'people'>,
	round: Round,
	found: FoundRound,
	known: { readonly shown: ShownRules; readonly forms: Forms; readonly nameOf: Naming }
): ShownRules | 'titles' | 'points' {
	const { shown, forms, nameOf } = known;
	if (found.titles === null) return shown;
	const renamed = new Map(shown.renamed);
	const points = new Map(shown.points);
	const isStanding = hasSeatsStep(round);
	const placed = found.places ?? round.places.map(nameOf);
	const agree =
		isStanding !== found.isFirst &&
		(!isStanding || round.places.every((player, i) => nameOf(player) === placed[i])) &&
		[...titlesOf({ people }, round)].every(([player, { published }]) =>
			titleAgrees(
				renamed,
				round.rules,
				published,
				forms.get(player) === true,
				found.titles?.get(nameOf(player)) ?? ''
			)
		);
	if (!agree) return 'titles';
	if (!pointsAgree(round, found, nameOf, points)) return 'points';
	return { ...shown, renamed, points };
}

/** All orders with two of the players in front and two at the end, in any way, for as many as there
 * are. */
function* ends(players: readonly string[]): Generator<readonly string[]> {
	const without = (all: readonly string[], one: string) => all.filter((other) => other !== one);
	for (const top of players)
		for (const bottom of without(players, top)) {
			const inner = without(without(players, top), bottom);
			if (inner.length < 2) yield [top, ...inner, bottom];
			else
				for (const second of inner)
					for (const last of without(inner, second))
						yield [top, second, ...without(without(inner, second), last), last, bottom];
		}
}

/** Places of a first round that lead to its points. A file has none, because nobody had a standing,
 * but whoever rose from the bottom gives points (SC-1).
 * @returns names from the top; null if there are none, or they do not matter */
export function placesOfFirst(
	{ result: out, left, points, isFirst }: FoundRound,
	{ options }: Rules
): readonly string[] | null {
	if (!isFirst || points === null || options.scoring !== 'beaten-philanthropic') return null;
	const more = out.filter((name, i) => points.get(name)! > out.length - 1 - i);
	if (more.length === 0) return out;
	for (const places of ends(out)) {
		// only the first two get more
		if (!more.every((name) => places.indexOf(name) < 2)) continue;
		const sums = new Map(out.map((name) => [name, 0]));
		for (const award of roundPoints(options, { places, out, left }))
			sums.set(award.player, sums.get(award.player)! + award.points);
		if (out.every((name) => sums.get(name) === points.get(name))) return places;
	}
	return null;
}
