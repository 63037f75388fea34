import type { CHOICES } from '#lib/rules/options.ts';

export type ChoiceName = keyof typeof CHOICES;
type Value<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

/** The words of the options: what each is called, and a label and a sentence for each value. */
export type ChoiceWords = {
	readonly [Name in ChoiceName]: {
		readonly name: string;
		readonly values: Readonly<Record<Value<Name>, readonly [label: string, sentence: string]>>;
	};
};
