import type { PlayerId } from '#lib/evening/ids.ts';
import type { TextError } from '#lib/evening/names.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { RosterPlayer } from '#lib/storage/schema.ts';
import type { Progress } from './archive.svelte.ts';

/** A person of the roster. Whoever was merged into another is in the list too, with `mergedInto` and their own counts;
 * the other's counts and `lastSeen` are those of both. */
export interface PersonLine extends RosterPlayer {
	/** With at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
}

export interface MergePreview {
	readonly from: PersonLine;
	readonly into: PersonLine;
	/** What would be counted for `into` from then on. */
	readonly evenings: number;
	readonly rounds: number;
	/** Evenings at which both sat at one time: then they are two people and the merge is refused. */
	readonly together: readonly Summary[];
}

/** The roster, to be looked after. Each change is stored before it shows; a store in trouble sets `state` to `failed`
 * and leaves all as it was. */
export class People {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** Those seen last first. */
	list = $state.raw<readonly PersonLine[]>([]);
	progress = $state.raw<Progress | null>(null);

	read(): Promise<void> {
		throw new Error('not yet');
	}

	/** Gives another name, at the table too. @returns why not */
	rename(_id: PlayerId, _name: string): Promise<TextError | 'name-taken' | null> {
		throw new Error('not yet');
	}

	/** Chooses the look in charts, 0 to 11. */
	colour(_id: PlayerId, _look: number): Promise<void> {
		throw new Error('not yet');
	}

	/** Chooses the titles' form, at the table too. */
	address(_id: PlayerId, _otherForm: boolean): Promise<void> {
		throw new Error('not yet');
	}

	/** Offers the person no more at the start of an evening, or again. */
	hide(_id: PlayerId, _hidden: boolean): Promise<void> {
		throw new Error('not yet');
	}

	/** What it would mean that both are one. */
	previewMerge(_from: PlayerId, _into: PlayerId): Promise<MergePreview> {
		throw new Error('not yet');
	}

	/** All of `from` counts for `into`. @returns false where they sat at one table at one time, or are one already */
	merge(_from: PlayerId, _into: PlayerId): Promise<boolean> {
		throw new Error('not yet');
	}

	/** `from` is a person again. */
	unmerge(_from: PlayerId): Promise<void> {
		throw new Error('not yet');
	}
}
