import type { Summary } from '#lib/evening/summary.ts';

/** The line of an evening that came from elsewhere. What was deleted there long ago can be brought back here as long as
 * what is deleted here: that is counted from now. */
export const arrived = (summary: Summary, at: number): Summary => ({
	...summary,
	deletedAt: summary.deletedAt === null ? null : Math.max(summary.deletedAt, at)
});
