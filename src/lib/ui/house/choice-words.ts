import type { CHOICES } from '#lib/rules/options.ts';

/** What one value of an option is called, and what it means. */
export interface Words {
	readonly label: string;
	readonly sentence: string;
}
export type ChoiceName = keyof typeof CHOICES;
type Value<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

/** The words of some options: what the option is called, and a label and a sentence for each value. */
export type ChoiceWords<K extends ChoiceName> = {
	readonly [Name in K]: {
		readonly name: string;
		readonly values: Readonly<Record<Value<Name>, readonly [label: string, sentence: string]>>;
	};
};
