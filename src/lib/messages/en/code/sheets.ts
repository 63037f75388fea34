import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('en');

/** The sheets of the Table. */
export default {
	decree: {
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Round ${round} · ${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`
	}
};
