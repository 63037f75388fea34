import type { Part } from '#lib/exchange/parts.ts';
import type { rememberedStart } from '#lib/exchange/schemas/records.ts';
import type { InferOutput } from 'valibot';

/** What every file says of itself first. */
export const FORMAT = 'courtbook';

/** The lists of a file, in the order in which they are written; they are read in any. */
export const LISTS = ['people', 'houses', 'evenings'] as const;
export type List = (typeof LISTS)[number];

export const LIST_OF = {
	person: 'people',
	house: 'houses',
	evening: 'evenings'
} as const satisfies Record<Part['kind'], List>;

/** The latest start, to be offered again. */
export type RememberedStart = InferOutput<typeof rememberedStart>;
