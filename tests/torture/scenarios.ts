import { imports } from './imports.ts';
import { index } from './index.ts';
import type { Scenario } from './kill.ts';
import { migrations } from './migrations.ts';
import { rounds } from './rounds.ts';

/** The scenarios, and how many of ten kills each gets. */
export const scenarios: readonly (readonly [scenario: Scenario, often: number])[] = [
	[rounds, 4],
	[imports, 2],
	[migrations, 2],
	[index, 2]
];
