declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

export type PlayerId = Branded<'player'>;
export type EveningId = Branded<'evening'>;
export type EntryId = Branded<'entry'>;
