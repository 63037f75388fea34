import type { EveningId, PlayerId } from '#lib/evening/ids.ts';

/** What was counted in the rounds of one evening that were played by one ruleset: small, and to be added up. */
export interface Tally {
	readonly evening: EveningId;
	readonly startedAt: number;
	readonly ruleset: string;
	readonly people: readonly PlayerId[];
}
