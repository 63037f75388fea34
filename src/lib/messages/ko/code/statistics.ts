import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { names } from '#lib/messages/ko/formats.ts';

const { number } = grammar('ko');

export default {
	tooFewOf: (people, needed) =>
		`라운드가 아직 적어요: ${names(people.map(({ name, have }) => `${name}(${number(have)}/${number(needed)})`))}.`
} satisfies CodeOf<'ko', 'statistics'>;
