import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('en');

/** What ICU cannot say: a list of names or everybody. */
export default {
	decree: {
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Round ${round} · ${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`
	}
};
