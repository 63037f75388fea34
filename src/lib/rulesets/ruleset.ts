import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { limitsOf } from '#lib/rules/limits.ts';
import type { House, OptionName, Options, TurnedBy } from '#lib/rules/options.ts';
import type { Titles } from '#lib/rules/titles.ts';

/** Every published game, in the order in which the screens offer them. Data that each game needs is
 * a `Record<GameId, …>`, so that the compiler lists the missing parts of a new game. */
export const GAME_IDS = [
	'temple',
	'tahimi',
	'dalmuti',
	'kings-and-bastards',
	'president',
	'daifugo',
	'tarot-himi'
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Whether an id names a game that this version knows. Stored rules may come from another
 * version. */
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** The documents that the rules are taken from. */
export const SOURCES = {
	temple: 'Temple',
	tahimi: 'Tahimi',
	dalmuti: 'The Great Dalmuti',
	kings: 'Kings and Bastards',
	/* each a collection of pages: the place of a value names its page */
	president: 'President (public pages)',
	daifugo: 'Daifugō (public pages)'
} as const;
export type SourceId = keyof typeof SOURCES;

/** Where a value comes from: a place in the source; our reading, where the source is silent or
 * unclear (° in the rules); or nowhere, because the game does not have the option and it is off. */
export type Origin =
	| { readonly by: 'source'; readonly source: SourceId; readonly place: string }
	| { readonly by: 'reading'; readonly source: SourceId }
	| { readonly by: 'absence' };

export interface Published<V> {
	readonly value: V;
	readonly origin: Origin;
}
type PublishedOptions = { readonly [K in OptionName]: Published<Options[K]> };

/** How the first seats are assigned (SE-1). */
export const SEATINGS = ['draw', 'as-we-sit', 'random', 'by-hand'] as const;
export type Seating = (typeof SEATINGS)[number];

/** How many can play, with one pack of cards (TI-1). */
interface PlayerLimits {
	readonly min: number;
	readonly max: number;
	/** The range that the source recommends. */
	readonly best: readonly [number, number];
	/** The smallest number that the source names without a warning. */
	readonly fair: number;
}

/** Option values that the source of a game recommends together, or names as a variation. */
export interface Bundle {
	readonly id: BundleId;
	/** The place in the source; absent where the bundle is our reading. */
	readonly place?: string;
	readonly options: House;
}

export type BundleId =
	| 'jokers-wild'
	| 'jokers-low'
	| 'more-suits-and-ranks'
	| 'extra-suits'
	| 'twos-high'
	| 'no-rank-privilege'
	| 'first-round-taxed'
	| 'newcomer-as-serf'
	| 'all-draw-anew'
	| 'newcomer-by-card'
	| 'joker-trumps'
	| 'twos-then-jokers'
	| 'ordering'
	| 'first-deal-revolution'
	| 'stripped'
	| 'scoring'
	| 'philanthropic'
	| 'merchant-exchange'
	| 'misdeals'
	| 'more-titles'
	| 'twos-top';

/** Perks and status symbols that can be decreed with one tap (DE-3). */
export type DecreeTemplateId =
	| 'hats'
	| 'carnation'
	| 'ranked-seats'
	| 'sweets'
	| 'tall-chair'
	| 'stool'
	| 'drinks'
	| 'best-chair'
	| 'shuffle'
	| 'bow';

/** A published game: a value for every option, the names of its places, and what else is peculiar
 * to it. */
export interface Ruleset {
	readonly id: GameId;
	readonly name: string;
	/** Other names by which people search for it (MA-2). */
	readonly aliases: readonly string[];
	/** Other names of its titles by which people search for it (MA-2). */
	readonly titleAliases?: readonly string[];
	/** The game that it is a variation of. Its rules are worded as that game's unless it has its
	 * own words. */
	readonly variationOf?: GameId;
	readonly source: SourceId;
	readonly players: PlayerLimits;
	/** How many can play with two packs, where the source names no upper limit (DF-10). */
	readonly mostWithTwoPacks?: number;
	readonly titles: Titles;
	/** The titles of the regions, by the value of `titleSet` (RG-18). */
	readonly titleSets?: Readonly<Record<Exclude<Options['titleSet'], 'own'>, Titles>>;
	/** Whether the first seats give standing (TI-0). */
	readonly standing: 'from-the-draw' | 'after-round-1';
	readonly seating: Seating;
	/** Who changes the rules: the table together, or the top player alone (DE-2). */
	readonly lawgiver: 'table' | 'top-player';
	/** Whether it is bad form to leave from the bottom and come straight back (JO-3). */
	readonly rejoinIsBadForm: boolean;
	/** Whether the player who leads may pass (PL-6). */
	readonly leaderMayPass: boolean;
	readonly decreeTemplates: readonly DecreeTemplateId[];
	readonly bundles: readonly Bundle[];
	readonly options: PublishedOptions;
}

/** What a table changes in a published game. */
export interface HouseRules {
	/** The options with another value. */
	readonly options: House;
	/** The table's own names of titles, by the published title (TI-6). */
	readonly titles?: ByText<string>;
	/** The points of each title, by the published title (SC-3). */
	readonly points?: ByText<number>;
	/** What a tarot trump does at this table, by its number (TH-3). */
	readonly trumps?: Readonly<Record<number, string>>;
}

/** The rules of a table: a published game with the house rules applied. They are stored with the
 * evening, so that later versions of the game do not change it. */
export interface Rules {
	/** The id of the published game. Stored rules may name one that this version does not know. */
	readonly ruleset: string;
	readonly name: string;
	readonly players: PlayerLimits;
	readonly titles: Titles;
	readonly standing: Ruleset['standing'];
	readonly seating: Seating;
	readonly options: Options;
	/** What the house changed. */
	readonly house: House;
	/** The name of the house rules, where they have one. */
	readonly houseName?: string;
	/** As in `HouseRules`. */
	readonly renamed?: HouseRules['titles'];
	readonly points?: HouseRules['points'];
	readonly trumps?: HouseRules['trumps'];
}

/** Makes the values of a game: `said` at a place in its source, or `read` by us. */
export function from(source: SourceId) {
	return {
		said: <const V>(value: V, place: string): Published<V> => ({
			value,
			origin: { by: 'source', source, place }
		}),
		read: <const V>(value: V): Published<V> => ({ value, origin: { by: 'reading', source } })
	};
}

/** The value of an option that the game does not have. */
export const off = <const V>(value: V): Published<V> => ({ value, origin: { by: 'absence' } });

/** The decree templates of games whose source lists none of its own (DE-3). */
export const commonDecrees = ['drinks', 'best-chair', 'shuffle', 'bow'] as const;

/** The options that none of the four main sources has, all off. */
export const beyondTheFour = {
	leftovers: off('dealt'),
	direction: off('clockwise'),
	opener: off('3C'),
	runLength: off(3),
	pairRuns: off(null),
	counts: off('same'),
	wildRank: off(null),
	tops: off([] as readonly string[]),
	effects: off([] as readonly string[]),
	turnedBy: off([] as readonly TurnedBy[]),
	exitEndsTrick: off('never'),
	jokersHighest: off(false),
	equalRank: off('never'),
	suitLock: off('none'),
	forbiddenLast: off([] as readonly string[]),
	fallOfTheCapital: off(false),
	overturnFromTheBottom: off(false),
	packs: off(1),
	completedFour: off('never'),
	bomb: off('none'),
	numberLock: off(false),
	tenpenChii: off(false),
	titleSet: off('own'),
	middleTitles: off('one'),
	trumpValue: off('below')
} satisfies Partial<PublishedOptions>;

/** Trumps that use Jokers bring two Jokers (FP-10), and with a second pack up to eight cards make a
 * set (DF-10), unless the house sets another number. */
function withImplied(published: Options, house: House): House {
	const usesJokers = house.trumps === 'jokers' || house.trumps === 'twos-then-jokers';
	const hasLargerSets = house.packs === 2 && published.maxSet === 4;
	return {
		...house,
		...(usesJokers && house.jokers === undefined && { jokers: 2 }),
		...(hasLargerSets && house.maxSet === undefined && { maxSet: 8 })
	};
}

const textOf = (value: unknown): string =>
	JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** Whether two values of an option are the same. Lists are compared as sets: the order of their
 * entries means nothing. */
export const isSameValue = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

const isChange = ({ options }: Ruleset, name: OptionName, value: unknown): boolean =>
	!isSameValue(options[name].value, value);

/** The house rules that differ from the published values. */
const changesOf = (ruleset: Ruleset, house: House): House =>
	Object.fromEntries(
		Object.entries(house).filter(([name, value]) => isChange(ruleset, name as OptionName, value))
	);

const isEmpty = (record: object | undefined): boolean => Object.keys(record ?? {}).length === 0;

/** Whether a game's source prefers a larger pack above four players (H, *More than four players*). */
export const prefersLargerPack = ({ bundles }: Ruleset): boolean =>
	bundles.some(({ id }) => id === 'more-suits-and-ranks');

/** The published value of every option. */
export const publishedOptions = ({ options }: Ruleset): Options =>
	Object.fromEntries(
		Object.entries(options).map(([name, { value }]) => [name, value])
	) as unknown as Options;

/** The titles of a game under the set of titles that the table chose (RG-18). */
const titlesOf = (
	{ titles, titleSets }: Ruleset,
	{ titleSet }: Pick<Options, 'titleSet'>
): Titles => (titleSet === 'own' ? titles : (titleSets?.[titleSet] ?? titles));

/** Applies house rules to a published game.
 * @param houseName the name of the house rules, if they are stored under one
 * @returns the rules of the table; the special pack, the progressive taxes and the number of packs
 * narrow the number of players (`limitsOf`) */
export function resolveRules(
	ruleset: Ruleset,
	{ options: house, titles: renamed, points, trumps }: HouseRules = { options: {} },
	houseName?: string
): Rules {
	const published = publishedOptions(ruleset);
	const options = { ...published, ...withImplied(published, house) };
	const { id, name, players, standing, seating } = ruleset;
	const titles = titlesOf(ruleset, options);
	const { min, max } = limitsOf(options);
	const most = (options.packs === 2 && ruleset.mostWithTwoPacks) || players.max;
	return {
		ruleset: id,
		name,
		players: { ...players, min: Math.max(players.min, min), max: Math.min(most, max) },
		titles,
		standing,
		seating,
		options,
		house: changesOf(ruleset, house),
		...(houseName !== undefined && { houseName }),
		...(!isEmpty(renamed) && { renamed }),
		...(!isEmpty(points) && { points }),
		...(!isEmpty(trumps) && { trumps })
	};
}

/** A player's title under the table's own name, if it has one, in the form that the player chose
 * (TI-6).
 * @param title the published title
 * @param otherForm whether the player chose the other form: Empress, not Emperor */
export function spokenTitle(
	{ titles, renamed }: Pick<Rules, 'titles' | 'renamed'>,
	title: string,
	otherForm = false
): string {
	const form = (otherForm ? lookUp(titles.otherForms, title) : undefined) ?? title;
	return lookUp(renamed, form) ?? lookUp(renamed, title) ?? form;
}

/** The house rules in a table's rules, as the starting point of further changes. */
export const houseOf = ({ house, renamed, points, trumps }: Rules): HouseRules => ({
	options: house,
	...(renamed && { titles: renamed }),
	...(points && { points }),
	...(trumps && { trumps })
});

/** Where the value of an option in force comes from: the house rules, or the published origin. */
export function originOf(ruleset: Ruleset, rules: Rules, option: OptionName): Origin | 'house' {
	const { origin } = ruleset.options[option];
	// compared by content: stored rules hold other objects
	return isChange(ruleset, option, rules.options[option]) ? 'house' : origin;
}
