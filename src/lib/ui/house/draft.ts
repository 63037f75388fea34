import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import {
	freeName,
	nameKey,
	parseName,
	parseTrumpText,
	type TextError
} from '#lib/evening/names.ts';
import { findClashes, type Clash } from '#lib/rules/clashes.ts';
import type { House } from '#lib/rules/options.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { defaultPoints } from '#lib/rules/score.ts';
import type { Titles } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { allTitles, type HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type HouseRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('house-editor');

type Texts = ByText<string>;

/** House rules while they are edited, with the text of the fields. */
export interface Draft {
	readonly name: string;
	readonly options: House;
	/** Names and points, by published title. */
	readonly titles: Texts;
	readonly points: Texts;
	/** Texts, by the number of the trump. */
	readonly trumps: Texts;
}

/** A field with an invalid value: the name, or a field of a list by its key. */
export interface DraftProblem {
	readonly field: 'name' | 'titles' | 'points' | 'trumps';
	readonly key: string;
	readonly code: TextError | 'name-taken' | 'not-points';
}

/** A draft of stored house rules, or of a published game. */
export const draftOf = (
	name: string,
	{ options, titles, points, trumps }: HouseRules = { options: {} }
): Draft => ({
	name,
	options,
	titles: titles ?? {},
	points: Object.fromEntries(Object.entries(points ?? {}).map(([key, n]) => [key, String(n)])),
	trumps: trumps ?? {}
});

/** The initial state of the editor of house rules. */
export interface EditorStart {
	readonly ruleset: Ruleset;
	/** The stored set to edit; null for a new one. */
	readonly set: HouseSet | null;
	/** The names of the game's other sets. */
	readonly taken: readonly string[];
	readonly draft: Draft;
}

/** Starts the editor with a stored set, or with `id` 'new' and a copy of a set or published game.
 * @param from the id of the set or game to copy
 * @returns null if there is no such set or game */
export function editorStart(
	sets: readonly HouseSet[],
	id: string,
	from: string | null
): EditorStart | null {
	const set = sets.find((one) => one.id === id) ?? null;
	const original = sets.find((one) => one.id === from);
	const ruleset = findRuleset(set?.ruleset ?? original?.ruleset ?? from ?? '');
	if (ruleset === undefined || (set === null && id !== 'new')) return null;
	const taken = sets
		.filter((one) => one.ruleset === ruleset.id && one !== set)
		.map(({ name }) => name);
	if (set !== null) return { ruleset, set, taken, draft: draftOf(set.name, set.rules) };
	const name = original?.name ?? m['house-editor'].editor.ours(gameText(ruleset.id, ruleset.name));
	return { ruleset, set, taken, draft: draftOf(freeName(name, taken), original?.rules) };
}

/** The options that contradict each other, for any number of players of the game (FP-15). */
export const clashesIn = (ruleset: Ruleset, { options }: Draft): Clash[] =>
	findClashes(resolveRules(ruleset, { options }).options, ruleset.players);

const isPoints = (text: string): boolean => /^[-−]?\d{1,2}$/.test(text.trim());
const pointsOf = (text: string): number => Number(text.trim().replace('−', '-'));

/** The points of each title; undefined if all have their default. An empty field means the
 * default. */
function parsePoints(
	titles: Titles,
	{ points }: Draft,
	wrong: (key: string) => void
): HouseRules['points'] {
	const all = allTitles(titles).map((title): [string, number] => {
		const text = lookUp(points, title) ?? '';
		if (text.trim() === '') return [title, defaultPoints(titles, title)];
		if (!isPoints(text)) wrong(title);
		return [title, pointsOf(text)];
	});
	const isChanged = all.some(([title, n]) => n !== defaultPoints(titles, title));
	return isChanged ? Object.fromEntries(all) : undefined;
}

function parseTexts(
	texts: Texts,
	parse: (text: string) => Result<string, TextError>,
	wrong: (key: string, code: TextError) => void
): Texts | undefined {
	const parsedTexts: [string, string][] = [];
	for (const [key, text] of Object.entries(texts)) {
		if (text.trim() === '') continue;
		const parsed = parse(text);
		if (!parsed.ok) wrong(key, parsed.error);
		else parsedTexts.push([key, parsed.value]);
	}
	return parsedTexts.length > 0 ? Object.fromEntries(parsedTexts) : undefined;
}

/** The house rules to store, or a problem for each invalid field.
 * @param taken the names of the game's other sets */
export function checkDraft(
	ruleset: Ruleset,
	draft: Draft,
	taken: readonly string[]
): Result<Pick<HouseSet, 'name' | 'rules'>, DraftProblem[]> {
	const problems: DraftProblem[] = [];
	const wrong = (field: DraftProblem['field'], key: string, code: DraftProblem['code']) =>
		problems.push({ field, key, code });
	const name = parseName(draft.name);
	if (!name.ok) wrong('name', '', name.error);
	else if (taken.some((other) => nameKey(other) === nameKey(name.value)))
		wrong('name', '', 'name-taken');
	const renamed = Object.entries(draft.titles).filter(([key, text]) => text.trim() !== key);
	const titles = parseTexts(Object.fromEntries(renamed), parseName, (key, code) =>
		wrong('titles', key, code)
	);
	const { titles: given, options } = resolveRules(ruleset, { options: draft.options });
	const { scoring, deck } = options;
	const points =
		scoring === 'by-title'
			? parsePoints(given, draft, (key) => wrong('points', key, 'not-points'))
			: undefined;
	const trumps =
		deck === 'tarot'
			? parseTexts(draft.trumps, parseTrumpText, (key, code) => wrong('trumps', key, code))
			: undefined;
	if (!name.ok || problems.length > 0) return no(problems);
	const rules: HouseRules = {
		options: draft.options,
		...(titles && { titles }),
		...(points && { points }),
		...(trumps && { trumps })
	};
	return ok({ name: name.value, rules });
}

/** The label of the field with a problem. */
export function fieldName({ field, key }: DraftProblem): string {
	const { fields } = m['house-editor'];
	switch (field) {
		case 'name':
			return fields.name;
		case 'titles':
			return fields.title(titleText(key));
		case 'points':
			return fields.points(titleText(key));
		case 'trumps':
			return fields.trump(key);
	}
}

/** Why a field is invalid. */
export const problemText = ({ code }: DraftProblem): string => m['house-editor'].problems[code];
