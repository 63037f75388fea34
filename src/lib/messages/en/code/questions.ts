import type { GameId } from '#lib/rulesets/ruleset.ts';

/** What ICU cannot say: names that differ in number between languages. */
export default {
	/** Further titles of the last place, with those of the place above. */
	names: {
		president: [
			['Asshole', 'Vice Asshole'],
			['Beggar', 'Vice Beggar']
		]
	} as { readonly [K in GameId]?: readonly (readonly [string, string])[] }
};
