import type { Rules } from '#lib/rulesets/ruleset.ts';
import { rulesInForce } from './round.ts';
import type { Evening } from './state.ts';

/** The rules of the next deal, as they stand: what a change starts from. */
export const rulesToChange = (evening: Evening): Rules =>
	evening.round?.dealt ? (evening.once ?? evening.rules) : rulesInForce(evening);
