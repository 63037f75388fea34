import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('en');

/** The statistics of the Chronicle, of an evening, and of a person. */
export default {
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Too few rounds to say: ${list(people.map(({ name, have }) => `${name} (${number(have)} of ${number(needed)})`))}.`
};
