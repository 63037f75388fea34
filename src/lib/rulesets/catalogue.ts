import { daifugo } from './daifugo.ts';
import { dalmuti } from './dalmuti.ts';
import { kingsAndBastards } from './kings-and-bastards.ts';
import { president } from './president.ts';
import type { Ruleset } from './ruleset.ts';
import { tahimi } from './tahimi.ts';
import { tarotHimi } from './tarot-himi.ts';
import { temple } from './temple.ts';

/** The published rulesets, in the order in which they are offered. */
export const RULESETS: readonly Ruleset[] = [
	...[temple, tahimi, dalmuti, kingsAndBastards],
	...[president, daifugo, tarotHimi]
];

/** A published ruleset by its id. */
export const findRuleset = (id: string): Ruleset | undefined =>
	RULESETS.find((ruleset) => ruleset.id === id);
