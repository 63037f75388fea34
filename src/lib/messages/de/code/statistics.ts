import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('de');

export default {
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Zu wenige Runden für eine Aussage: ${list(people.map(({ name, have }) => `${name} (${number(have)} von ${number(needed)})`))}.`
} satisfies CodeOf<'de', 'statistics'>;
