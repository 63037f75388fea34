import { drawStrength } from './draw.ts';
import type { Options } from './options.ts';

export interface JoinQuestion<P extends string> {
	/** The places of those who stay, and of those who leave, from the top. */
	readonly places: readonly P[];
	readonly leave?: readonly P[];
	/** In the order they came; who left and comes back at once is among both. */
	readonly join?: readonly P[];
	/** For `by-card`: what each newcomer drew. */
	readonly cards?: Readonly<Partial<Record<P, string>>>;
}

export type JoinAnswer<P> =
	| { readonly kind: 'places'; readonly places: readonly P[] }
	/** Everyone draws anew. */
	| { readonly kind: 'redraw' };

type JoinOptions = Pick<Options, 'newcomers' | 'deck' | 'ranking'>;

/** Three ranks to a place from the bottom, never above the top; a wild card means last (JO-2, FP-11). */
function insertByCard<P>(options: JoinOptions, others: readonly P[], player: P, card: string): P[] {
	const position = drawStrength(options, others.length + 1, card);
	const fromBottom = Math.floor(Math.max(0, position) / 3);
	return others.toSpliced(Math.max(0, others.length - fromBottom), 0, player);
}

/** The places after some left and some joined between rounds (JO-1, JO-2): those who leave first, the others
 * close ranks, then the newcomers by the ruleset's way. */
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
