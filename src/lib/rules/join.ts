import { drawStrength } from './draw.ts';
import type { Options } from './options.ts';

export interface JoinQuestion<P extends string> {
	/** Everyone who had a place, from the top, those who leave included. */
	readonly places: readonly P[];
	readonly leave?: readonly P[];
	/** In order of arrival. A player who leaves and comes straight back is in both lists. */
	readonly join?: readonly P[];
	/** The card that each newcomer drew, for `by-card`. */
	readonly cards?: Readonly<Partial<Record<P, string>>>;
}

export type JoinAnswer<P> =
	| { readonly kind: 'places'; readonly places: readonly P[] }
	/** Everyone draws anew. */
	| { readonly kind: 'redraw' };

type JoinOptions = Pick<Options, 'newcomers' | 'deck' | 'ranking' | 'trumpValue'>;

/** Seats a newcomer one place above the bottom for every three ranks of the card; a wild means last
 * (JO-2, FP-11). */
function insertByCard<P>(options: JoinOptions, others: readonly P[], player: P, card: string): P[] {
	const position = drawStrength(options, others.length + 1, card);
	const fromBottom = Math.floor(Math.max(0, position) / 3);
	return others.toSpliced(Math.max(0, others.length - fromBottom), 0, player);
}

/** The places after players left and joined between rounds: first the others close ranks, then the
 * newcomers are seated as the rules say (JO-1, JO-2). */
export function joinTable<P extends string>(
	options: JoinOptions,
	question: JoinQuestion<P>
): JoinAnswer<P> {
	const { leave = [], join = [], cards = {} } = question;
	const others = question.places.filter((p) => !leave.includes(p));
	if (join.length === 0) return { kind: 'places', places: others };
	switch (options.newcomers) {
		case 'middle-untaxed':
		case 'middle-low-side':
			return { kind: 'places', places: others.toSpliced(Math.ceil(others.length / 2), 0, ...join) };
		case 'bottom':
			return { kind: 'places', places: [...others, ...join] };
		case 'by-card':
			return {
				kind: 'places',
				places: join.reduce<readonly P[]>(
					(places, p) =>
						insertByCard(options, places, p, (cards as Partial<Record<P, string>>)[p] ?? ''),
					others
				)
			};
		case 'redraw':
			return { kind: 'redraw' };
	}
}
