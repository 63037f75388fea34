import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('fr');

export default {
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Trop peu de manches\u00a0: ${list(people.map(({ name, have }) => `${name} (${number(have)} sur ${number(needed)})`))}.`
} satisfies CodeOf<'fr', 'statistics'>;
