import type { RuleId } from '#lib/rules/rule-ids.ts';
import { getContext, setContext } from 'svelte';

/** Where a game's rules can be read, or one of them. */
export type RuleAddress = (ruleset: string, rule: RuleId | null) => string;

const key = Symbol('rule address');

/** The pages say under which path the app is hosted. */
export const setRuleAddress = (address: RuleAddress): RuleAddress => setContext(key, address);

/** Undefined where a screen is shown by itself, without pages to go to. */
export const getRuleAddress = (): RuleAddress | undefined => getContext(key);
