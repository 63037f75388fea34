import type { GameId } from '#lib/rulesets/ruleset.ts';

/** “How do you play it?”: a few questions about a game, its titles, and the rules of regions. */
export default {
	/** Further titles of the last place, with those of the place above. */
	names: {
		president: [
			['Asshole', 'Vice Asshole'],
			['Beggar', 'Vice Beggar']
		]
	} as { readonly [K in GameId]?: readonly (readonly [string, string])[] }
};
