import { nameKey, parseName, parseTrumpText, type TextError } from '#lib/evening/names.ts';
import { findClashes, type Clash } from '#lib/rules/clashes.ts';
import type { House } from '#lib/rules/options.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { defaultPoints } from '#lib/rules/score.ts';
import { allTitles, type HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type HouseRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';

type Texts = Readonly<Record<string, string>>;

/** House rules while they are written: what stands in the fields. */
export interface Draft {
	readonly name: string;
	readonly options: House;
	/** By published title. */
	readonly titles: Texts;
	readonly points: Texts;
	/** By the number of the trump. */
	readonly trumps: Texts;
}

/** A field that will not do: the name, or one of a list by its key. */
export interface DraftProblem {
	readonly field: 'name' | 'titles' | 'points' | 'trumps';
	readonly key: string;
	readonly code: TextError | 'name-taken' | 'not-points';
}

/** The fields for stored house rules, or for a published game without any. */
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

/** The options that do not fit together, at any number of players that the game takes (FP-15). */
export const clashesIn = (ruleset: Ruleset, { options }: Draft): Clash[] =>
	findClashes(resolveRules(ruleset, { options }).options, ruleset.players);

const isPoints = (text: string): boolean => /^[-−]?\d{1,2}$/.test(text.trim());
const pointsOf = (text: string): number => Number(text.trim().replace('−', '-'));

/** The points of each title, if not all are the usual ones; a field left empty has the usual. */
function parsePoints(
	{ titles }: Ruleset,
	{ points }: Draft,
	wrong: (key: string) => void
): HouseRules['points'] {
	const all = allTitles(titles).map((title): [string, number] => {
		const text = points[title] ?? '';
		if (text.trim() === '') return [title, defaultPoints(titles, title)];
		if (!isPoints(text)) wrong(title);
		return [title, pointsOf(text)];
	});
	const own = all.some(([title, n]) => n !== defaultPoints(titles, title));
	return own ? Object.fromEntries(all) : undefined;
}

function parseTexts(
	texts: Texts,
	parse: (text: string) => Result<string, TextError>,
	wrong: (key: string, code: TextError) => void
): Record<string, string> | undefined {
	const kept: [string, string][] = [];
	for (const [key, text] of Object.entries(texts)) {
		if (text.trim() === '') continue;
		const parsed = parse(text);
		if (!parsed.ok) wrong(key, parsed.error);
		else kept.push([key, parsed.value]);
	}
	return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** What is to be stored, or every field that will not do.
 * @param taken the names of the other sets of this ruleset */
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
	const { scoring, deck } = resolveRules(ruleset, { options: draft.options }).options;
	const points =
		scoring === 'by-title'
			? parsePoints(ruleset, draft, (key) => wrong('points', key, 'not-points'))
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

/** Which field it is. */
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

/** Why a field will not do. */
export const problemText = ({ code }: DraftProblem): string => m['house-editor'].problems[code];
