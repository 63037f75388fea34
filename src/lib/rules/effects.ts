import { isRank, type Rank } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import type { Reading } from './plays.ts';

/** What a play does to the trick, the ranking and the players, by its own cards (RG-9). */
export interface PlayEffects {
	/** Whether it ends the trick. */
	readonly clears: boolean;
	/** How many players still in the trick are skipped; those of an equal rank (RG-5) are not
	 * counted here. */
	readonly skips: number;
	/** How many cards go to the next player. */
	readonly passesOn: number;
	/** How many cards are laid aside. */
	readonly discards: number;
	/** How many ranks the player names, whose cards everybody lays aside. */
	readonly names: number;
	/** Whether the direction of play turns until the round ends. */
	readonly reverses: boolean;
	/** Whether the ranking is reversed until the trick ends. */
	readonly turnsTrick: boolean;
	/** Whether the ranking is reversed until the round ends. */
	readonly turnsRound: boolean;
}

const NOTHING: PlayEffects = {
	clears: false,
	skips: 0,
	passesOn: 0,
	discards: 0,
	names: 0,
	reverses: false,
	turnsTrick: false,
	turnsRound: false
};

/** Every effect that a rank can have, by its name, and what a set of so many cards does then. */
const EFFECTS = {
	clears: () => ({ clears: true }),
	skip: (count) => ({ skips: count }),
	give: (count) => ({ passesOn: count }),
	discard: (count) => ({ discards: count }),
	reverse: (count) => ({ reverses: count % 2 === 1 }),
	bomber: (count) => ({ names: count }),
	back: () => ({ turnsTrick: true }),
	turns: () => ({ turnsRound: true })
} satisfies Record<string, (count: number) => Partial<PlayEffects>>;

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

/** An entry of `effects`: a rank, for sets of how many cards, and its effect. */
export interface EffectEntry {
	readonly rank: Rank;
	/** Null for sets of any size. */
	readonly count: number | null;
	/** Whether runs have the effect, too. */
	readonly inRuns: boolean;
	readonly effect: EffectName;
}

const isEffect = (text: string): text is EffectName => Object.hasOwn(EFFECTS, text);

/** Parses an entry of `effects`: `8:clears`, `9x2:clears` for sets of exactly two, or
 * `8/run:clears` for runs as well; undefined for anything else. */
export function parseEffect(text: string): EffectEntry | undefined {
	const [, rank = '', count, run, effect = ''] =
		/^(\w+?)(?:x([1-9]\d?)|(\/run))?:(\w+)$/.exec(text) ?? [];
	if (!isRank(rank) || !isEffect(effect)) return undefined;
	if (run !== undefined && effect !== 'clears') return undefined;
	return {
		rank,
		count: count === undefined ? null : Number(count),
		inRuns: run !== undefined,
		effect
	};
}

export type EffectOptions = Pick<Options, 'effects' | 'turnedBy'>;

/** The entries of `effects` that a play sets off, by how it was read: a wild counts as the rank
 * that it stands for (FP-3), and only sets have effects, but for those named for runs (RG-9). */
const setOffBy = (
	{ effects }: Pick<Options, 'effects'>,
	{ pattern, count, rank, ranks }: Reading
): EffectEntry[] =>
	effects
		.flatMap((text) => parseEffect(text) ?? [])
		.filter((entry) =>
			pattern === 'set'
				? entry.rank === rank && (entry.count ?? count) === count
				: pattern === 'run' && entry.inRuns && ranks.includes(entry.rank)
		);

/** The ranks of a play that end the trick by an effect. */
export const clearingRanks = (options: Pick<Options, 'effects'>, reading: Reading): Rank[] =>
	setOffBy(options, reading).flatMap(({ rank, effect }) => (effect === 'clears' ? rank : []));

/** Whether a play sets off an effect of this rank that changes something. */
export const hasEffect = (
	options: Pick<Options, 'effects'>,
	reading: Reading,
	rank: string
): boolean =>
	setOffBy(options, reading).some(
		(entry) =>
			entry.rank === rank && Object.values(EFFECTS[entry.effect](reading.count)).some(Boolean)
	);

/** The effects of a play, by how it was read (RG-9; `turnedBy`, PR-7, DF-11). Four of a kind are
 * four or more cards (DF-10). An effect that two entries name happens once; what turns the ranking
 * in two ways turns it twice. */
export function effectsOf(options: EffectOptions, reading: Reading): PlayEffects {
	const names = new Set(setOffBy(options, reading).map(({ effect }) => effect));
	const parts = [...names].map((name): Partial<PlayEffects> => EFFECTS[name](reading.count));
	const effects = parts.reduce<PlayEffects>((all, part) => ({ ...all, ...part }), NOTHING);
	const by = { set: 'four', run: 'run-of-four', pairs: null }[reading.pattern];
	const turns = reading.count >= 4 && options.turnedBy.some((one) => one === by);
	return { ...effects, turnsRound: effects.turnsRound !== turns };
}
