declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

export type PlayerId = Branded<'player'>;
export type EveningId = Branded<'evening'>;
export type EntryId = Branded<'entry'>;

/** The id under which the evening began: that of a branch without its suffix. */
export const originalIdOf = (id: EveningId): EveningId => id.split('~', 1)[0] as EveningId;
export const isBranch = (id: EveningId): boolean => originalIdOf(id) !== id;
export const isAlteredBranch = (id: EveningId): boolean => id.startsWith(`${originalIdOf(id)}~~`);
