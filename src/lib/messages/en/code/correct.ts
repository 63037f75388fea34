import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('en');
const abouts = {
	rules: 'Rules',
	places: 'Places',
	chairs: 'Chairs',
	dealer: 'Dealer',
	taxes: 'Taxes',
	ranking: 'Ranking',
	revolution: 'Revolution',
	result: 'Result'
};

/** What can change in later rounds. */
const changing = { places: 'places', taxes: 'taxes', dealers: 'dealers', results: 'results' };

/** What ICU cannot say: lists of pairs, and of topics whose first alone has a capital. */
export default {
	/** A summary of what follows. */
	summary: {
		/** @param parts what changes and in how many rounds; empty: only the rules change */
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'the rules'
					: parts.map(([part, times]) => `${changing[part]} in ${times}`).join(', ');
			return plural(n, {
				one: `${n} later round changes: ${what}.`,
				other: `${n} later rounds change: ${what}.`
			});
		}
	},
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', ')
};
