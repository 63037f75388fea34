import type { CHOICES } from '#lib/rules/choices.ts';

/** An option whose value is chosen from a list. */
export type ChoiceName = keyof typeof CHOICES;
type Value<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

/** The name of each option and a label for each of its values. */
export type OptionLabels = {
	readonly [Name in ChoiceName]: {
		readonly name: string;
		readonly values: Readonly<Record<Value<Name>, string>>;
	};
};

/** A sentence for each value of each option that says what the value means. That of `wild` names
 * the wild card of the pack. */
export type OptionMeanings = {
	readonly [Name in Exclude<ChoiceName, 'wild'>]: Readonly<Record<Value<Name>, string>>;
} & { readonly wild: Readonly<Record<Value<'wild'>, string | ((wild: string) => string)>> };
