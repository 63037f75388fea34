import type { EveningId } from '#lib/evening/ids.ts';
import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { standingOf } from '#lib/stats/standing.ts';
import type { Trouble } from '#lib/storage/trouble.ts';

/** How the content of a link relates to what is stored. */
export type LinkComparison =
	| {
			readonly kind: 'evening';
			/** `branch`: the evening is stored, but was continued differently. `altered`: entries of it
			 * differ from stored entries with the same ids. */
			readonly relation: 'new' | 'branch' | 'altered' | 'longer' | 'known';
			/** The id under which it is or would be stored. */
			readonly id: EveningId;
			/** How many entries it would add. */
			readonly newEntries: number;
	  }
	| {
			readonly kind: 'house';
			readonly relation: 'new' | 'same' | 'newer' | 'older';
			/** The stored set with the same id. */
			readonly here: HouseSet | null;
			/** The name under which it would be added: its own, unless another set has that name. */
			readonly name: string;
	  };

/** The preview of an evening before it is stored. */
interface EveningPreview {
	readonly name: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	readonly deletedAt: number | null;
	readonly rules: Pick<Rules, 'ruleset' | 'name' | 'houseName'>;
	/** Rounds that are over. */
	readonly rounds: number;
	/** The names of all participants. */
	readonly players: readonly string[];
	/** From the top; empty before the first result. */
	readonly standing: readonly { readonly name: string; readonly title: string }[];
	/** The name of the player who ruled the evening. */
	readonly ruler: string | null;
}

/** The preview of a link's content. */
export type LinkPreview = (
	| { readonly kind: 'evening'; readonly evening: EveningPreview }
	| { readonly kind: 'house'; readonly house: HouseSet }
) & {
	/** Null if the store failed. */
	readonly comparison: LinkComparison | null;
	readonly trouble: Trouble | null;
};

/** @returns the preview of an evening before it is stored */
export function previewOf(evening: Evening): EveningPreview {
	const { name, startedAt, closedAt, deletedAt, rules, people } = evening;
	const { ruleset, houseName } = rules;
	const { ruler } = summaryOf(evening);
	return {
		name,
		startedAt,
		closedAt,
		deletedAt,
		rules: { ruleset, name: rules.name, ...(houseName !== undefined && { houseName }) },
		rounds: roundsPlayed(evening),
		players: Object.values<Person>(people).map((person) => person.name),
		standing: standingOf(evening).map(({ player, title }) => ({
			name: people[player]!.name,
			title
		})),
		ruler: ruler === null ? null : people[ruler]!.name
	};
}
