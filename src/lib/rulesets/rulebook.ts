import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { from, type Origin, type Ruleset } from './ruleset.ts';

/** The chapters of a rulebook, in play order. */
export const CHAPTERS = [
	'table',
	'cards',
	'seats',
	'deal',
	'tax',
	'revolution',
	'play',
	'lead',
	'coming',
	'score',
	'decrees',
	'manners'
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The source of a rule, and the options that it describes. */
interface Citation {
	readonly origin: Origin;
	/** The options that the rule describes. Where house rules change one, the book shows their text
	 * instead. */
	readonly options: readonly OptionName[];
}

/** A rule of a game. Its text is a message (`ui/rulebook`). */
export interface BookRule extends Citation {
	readonly id: RuleId;
	readonly chapter: Chapter;
}

/** The rules that apply to a game, in play order. */
export type Rulebook = readonly BookRule[];

/** Separates the places of an origin. */
export const PLACE_SEPARATOR = ' · ';

/** Makes the citations of a game's rules: `said` at places in its source; `read` by us where the
 * source is silent; or `as` options: read, if the first one is, and else said at the places of all
 * that are. A rule that the source has only in part is said: its text is what the source says, and
 * the rest is the text's `reading`. `docs/rulebooks.md` lists all sentences. */
export function citationsOf(ruleset: Pick<Ruleset, 'source' | 'options'>) {
	const { said, read } = from(ruleset.source);
	return {
		said: (place: string, ...options: OptionName[]): Citation => ({
			origin: said(true, place).origin,
			options
		}),
		read: (...options: OptionName[]): Citation => ({ origin: read(true).origin, options }),
		/** The origin of an option that the rule does not describe. */
		like: (option: OptionName): Citation => ({
			origin: ruleset.options[option].origin,
			options: []
		}),
		as: (first: OptionName, ...others: OptionName[]): Citation => {
			const options = [first, ...others];
			const { origin } = ruleset.options[first];
			if (origin.by !== 'source') return { origin, options };
			const places = options.flatMap((name) => {
				const one = ruleset.options[name].origin;
				return one.by === 'source' ? one.place.split(PLACE_SEPARATOR) : [];
			});
			return {
				origin: { ...origin, place: [...new Set(places)].join(PLACE_SEPARATOR) },
				options
			};
		}
	};
}

/** The rules of each chapter, in play order, with their citations. */
export type Chapters = Readonly<Record<Chapter, Readonly<Partial<Record<RuleId, Citation>>>>>;

export const rulebook = (chapters: Chapters): Rulebook =>
	CHAPTERS.flatMap((chapter) =>
		Object.entries(chapters[chapter]).map(([id, citation]) => ({
			id: id as RuleId,
			chapter,
			...citation
		}))
	);
