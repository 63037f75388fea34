import type { CHOICES } from '#lib/rules/options.ts';

export type ChoiceName = keyof typeof CHOICES;
type Value<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

/** The words of the options: what each is called, and a label for each value. */
export type ChoiceWords = {
	readonly [Name in ChoiceName]: {
		readonly name: string;
		readonly values: Readonly<Record<Value<Name>, string>>;
	};
};

/** What each value of the options means. */
export type ChoiceMeanings = {
	readonly [Name in ChoiceName]: Readonly<Record<Value<Name>, string>>;
};
