import type { House } from '#lib/rules/options.ts';
import { words } from '../../given.ts';

/** A position with its answer, written by hand from the texts. */
export interface Position {
	/** The rule that decides. */
	rule: string;
	title: string;
	ask: 'play' | 'tribute' | 'giveback' | 'score';
	house: House;
	given: Given;
	expect: Record<string, unknown>;
	/** Where the source document says so, or `our reading` with the rule that is ours. */
	source: string;
}

type Call = 'plain' | 'red' | 'black' | 'C' | 'D' | 'H' | 'S';

interface Given {
	/** The number of players, where the pack depends on it. */
	players?: number;
	trick?: string[][];
	play?: string[];
	opening?: boolean;
	passed?: boolean;
	call?: Call;
	turned?: boolean;
	last?: boolean;
	hand?: string[];
	count?: number;
	hands?: { places: string[]; out: string[]; revolution?: string }[];
}

interface More {
	house?: House;
	opening?: boolean;
	passed?: boolean;
	call?: Call;
	turned?: boolean;
	last?: boolean;
}

function answerOf(verdict: string): Record<string, unknown> {
	if (verdict === 'legal') return { legal: true };
	const [word, number] = verdict.split(' ');
	return word === 'trump'
		? { legal: null, trump: Number(number) }
		: { legal: false, code: verdict };
}

/** A play on a trick, whose plays are parted by `|`; the verdict is `legal`, the code, or the tarot
 * trump that is left to the table. */
export function play(
	[rule, source]: readonly [string, string],
	trick: string,
	cards: string,
	verdict: string,
	{ house = {}, ...more }: More = {}
): Position {
	const plays = trick === '' ? [] : trick.split('|').map(words);
	const settings = Object.entries({ ...house, ...more }).map(
		([name, is]) => `${name} ${JSON.stringify(is)}`
	);
	return {
		rule,
		title: [`${cards} on ${trick || 'nothing'} is ${verdict}`, ...settings].join(', '),
		ask: 'play',
		house,
		given: { trick: plays, play: words(cards), ...more },
		expect: answerOf(verdict),
		source
	};
}

/** The cards that must be given, and after `+` how many to pick of which. */
function due(text: string) {
	const [must = '', rest = ''] = text.split('+');
	const [pick = '0', ...of] = words(rest);
	return { must: words(must), pick: Number(pick), of };
}

export const tribute = (
	[rule, source]: readonly [string, string],
	hand: string,
	count: number,
	goes: string,
	house: House = {}
): Position => ({
	rule,
	title: `of ${hand} the payer of ${count} gives ${goes}`,
	ask: 'tribute',
	house,
	given: { hand: words(hand), count },
	expect: due(goes),
	source
});

export const giveback = (
	[rule, source]: readonly [string, string],
	hand: string,
	count: number,
	goes: string | { free: true; seesTribute: boolean },
	house: House = {}
): Position => ({
	rule,
	title: `of ${hand} the receiver of ${count} returns ${typeof goes === 'string' ? goes : 'what they like'}`,
	ask: 'giveback',
	house,
	given: { hand: words(hand), count },
	expect: typeof goes === 'string' ? due(goes) : goes,
	source
});

/** One hand: the places at the deal, who went out in which order, and the points. */
export const score = (
	[rule, source]: readonly [string, string],
	places: string,
	out: string,
	totals: Record<string, number>,
	{ house, revolution }: { house: House; revolution?: string }
): Position => ({
	rule,
	title: `${out} out of ${places} score ${Object.values(totals).join(', ')}`,
	ask: 'score',
	house,
	given: {
		hands: [
			{
				places: words(places),
				out: words(out),
				...(revolution === undefined ? {} : { revolution })
			}
		]
	},
	expect: { totals },
	source
});
