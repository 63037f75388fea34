import { index } from './index.ts';
import type { Scenario } from './kill.ts';
import { migrations } from './migrations.ts';
import { rounds } from './rounds.ts';

/** What is cut off, and how often of ten. */
export const scenarios: readonly (readonly [scenario: Scenario, often: number])[] = [
	[rounds, 5],
	[migrations, 3],
	[index, 2]
];
