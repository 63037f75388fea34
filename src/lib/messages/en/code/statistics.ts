import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('en');

/** What ICU cannot say: a list of people with their numbers of rounds. */
export default {
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Too few rounds to say: ${list(people.map(({ name, have }) => `${name} (${number(have)} of ${number(needed)})`))}.`
};
