/** They come in a file of their own: an evening has the rules that it is played by. */
export const fetchRulesets = () => import('#lib/rulesets/catalogue.ts');
