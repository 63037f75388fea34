import type { Change } from '#lib/evening/amend/changes.ts';
import type { Evening, Round } from '#lib/evening/state.ts';

/** Changes of one kind, of which the first is what it is about. */
export type Changes = readonly [Change, ...Change[]];

/** What every way of telling a round otherwise is given. */
export interface FormProps {
	readonly evening: Evening;
	readonly round: Round;
	/** The round, beside the title. */
	readonly subtitle: string;
	readonly back: string;
	/** Why what was said cannot be. */
	readonly problem: string | null;
	readonly onchanges: (changes: Changes) => void;
}
