import { limitsOf } from '#lib/rules/limits.ts';
import type { House, OptionName, Options } from '#lib/rules/options.ts';
import type { Titles } from '#lib/rules/titles.ts';

/** The documents that the rules are read from. */
export const SOURCES = {
	temple: 'Temple',
	tahimi: 'Tahimi',
	dalmuti: 'The Great Dalmuti',
	kings: 'Kings and Bastards',
	/* many pages each, none of them the one: the place of a value names its page */
	president: 'President (public pages)',
	daifugo: 'Daifugō (public pages)'
} as const;
export type SourceId = keyof typeof SOURCES;

/** Where a value comes from: the source's own words at a place in it, our reading where the source is silent
 * or unclear (° in the rules), or an option that the game does not know, which is therefore off. */
export type Origin =
	| { readonly by: 'source'; readonly source: SourceId; readonly place: string }
	| { readonly by: 'reading'; readonly source: SourceId }
	| { readonly by: 'absence' };

export interface Published<V> {
	readonly value: V;
	readonly origin: Origin;
}
type PublishedOptions = { readonly [K in OptionName]: Published<Options[K]> };

/** How the first seats are found (SE-1). */
export const SEATINGS = ['draw', 'as-we-sit', 'random', 'by-hand'] as const;
export type Seating = (typeof SEATINGS)[number];

/** How many may play (TI-1). */
interface PlayerLimits {
	readonly min: number;
	readonly max: number;
	/** The numbers that the source recommends. */
	readonly best: readonly [number, number];
	/** The smallest number that the source names without a warning. */
	readonly fair: number;
}

/** A published game: a value for every option, and its words. */
export interface Ruleset {
	readonly id: string;
	readonly name: string;
	/** Other names by which people look for it (MA-2). */
	readonly aliases: readonly string[];
	readonly source: SourceId;
	readonly players: PlayerLimits;
	readonly titles: Titles;
	readonly standing: 'from-the-draw' | 'after-round-1';
	readonly seating: Seating;
	readonly options: PublishedOptions;
}

/** What a table changed of a published game, kept apart from it. */
export interface HouseRules {
	/** The options with another value. */
	readonly options: House;
	/** What the table calls a title, by its published name (TI-6). */
	readonly titles?: Readonly<Record<string, string>>;
	/** The points of a title, by its published name (SC-3). */
	readonly points?: Readonly<Record<string, number>>;
	/** What a tarot trump does at this table, by its number (TH-3). */
	readonly trumps?: Readonly<Record<number, string>>;
}

/** The rules of a table: everything that an evening needs to know of its ruleset, with the house rules in it.
 * It is stored with the evening, so later versions of a ruleset change nothing in it. */
export interface Rules {
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

/** Writes the values of one source: `said` at a place of it, `read` by us, `off` where it knows no such thing. */
export function from(source: SourceId) {
	return {
		said: <const V>(value: V, place: string): Published<V> => ({
			value,
			origin: { by: 'source', source, place }
		}),
		read: <const V>(value: V): Published<V> => ({ value, origin: { by: 'reading', source } }),
		off: <const V>(value: V): Published<V> => ({ value, origin: { by: 'absence' } })
	};
}

const off = from('temple').off;

/** The options beyond the four sources, all off. */
export const beyondTheFour = {
	jokersHighest: off(false),
	equalRank: off('never'),
	eightsEndTrick: off(false),
	fourOfAKindTurns: off(false),
	suitLock: off(false),
	spadeThreeTopsJoker: off(false),
	forbiddenLast: off([] as readonly string[]),
	fallOfTheCapital: off(false),
	overturnFromTheBottom: off(false),
	startsWith3d: off(false)
} satisfies Partial<PublishedOptions>;

/** Trumps that use Jokers bring two of them, unless the house says another number (FP-10). */
function implied(house: House): House {
	const usesJokers = house.trumps === 'jokers' || house.trumps === 'twos-then-jokers';
	return usesJokers && house.jokers === undefined ? { ...house, jokers: 2 } : house;
}

/** Where the house took the lead from whoever holds a 3, the 3 of diamonds says nothing, unless the house asks for it
 * outright (DF-3). */
function withoutIdle(options: Options, { startsWith3d }: House): Options {
	const { firstLead, laterLead } = options;
	const opened = firstLead === 'holder-of-3c' || laterLead === 'holder-of-3c';
	return opened || startsWith3d !== undefined ? options : { ...options, startsWith3d: false };
}

const isChange = ({ options }: Ruleset, name: OptionName, value: unknown): boolean =>
	JSON.stringify(options[name].value) !== JSON.stringify(value);

/** The values of a house that differ from the published ones. */
const changesOf = (ruleset: Ruleset, house: House): House =>
	Object.fromEntries(
		Object.entries(house).filter(([name, value]) => isChange(ruleset, name as OptionName, value))
	);

const isEmpty = (record: object | undefined): boolean => Object.keys(record ?? {}).length === 0;

/** A published ruleset with the house's changes in it. The special pack and the progressive taxes narrow the number of
 * players (`limitsOf`). */
export function resolveRules(
	ruleset: Ruleset,
	{ options: house, titles: renamed, points, trumps }: HouseRules = { options: {} },
	houseName?: string
): Rules {
	const published = Object.fromEntries(
		Object.entries(ruleset.options).map(([name, { value }]) => [name, value])
	) as unknown as Options;
	const options = withoutIdle({ ...published, ...implied(house) }, house);
	const { id, name, players, titles, standing, seating } = ruleset;
	const { min, max } = limitsOf(options);
	return {
		ruleset: id,
		name,
		players: { ...players, min: Math.max(players.min, min), max: Math.min(players.max, max) },
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

/** A title as it is said to a player: by the table's own name for it, in the form that the player wishes (TI-6). */
export function spokenTitle(
	{ titles, renamed = {} }: Pick<Rules, 'titles' | 'renamed'>,
	title: string,
	otherForm = false
): string {
	const form = (otherForm ? titles.otherForms?.[title] : undefined) ?? title;
	return renamed[form] ?? renamed[title] ?? form;
}

/** What a table's rules change of the published game, for changes upon them. */
export const houseOf = ({ house, renamed, points, trumps }: Rules): HouseRules => ({
	options: house,
	...(renamed && { titles: renamed }),
	...(points && { points }),
	...(trumps && { trumps })
});

/** Where the value in force comes from: the house, or the published ruleset's own origin. */
export function originOf(ruleset: Ruleset, rules: Rules, option: OptionName): Origin | 'house' {
	const { origin } = ruleset.options[option];
	// by what is in it: rules that were stored hold other objects
	return isChange(ruleset, option, rules.options[option]) ? 'house' : origin;
}
