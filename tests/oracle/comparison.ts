import { afterAll, expect } from 'vitest';
import { formatCard, type Card } from '#lib/cards/card.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import type { House } from '#lib/rules/options.ts';
import { report, turn, whole } from '../sample.ts';
import { verdict, type Situation } from './play.ts';
import { CALLS, chance, MOST_WILDS, situation, someOf, wholePack, wildsIn } from './sampling.ts';
import type { Rules } from './words.ts';

export const textOf = (cards: readonly Card[]) => cards.map(formatCard).join(' ');

/** The number of positions compared, for the summary of the run. */
let positions = 0;
afterAll(() => report(`${positions} positions compared`));

/** The positions that were compared, and those without agreement. */
export class Comparison {
	asked = 0;
	readonly verdicts = new Map<string, number>();
	readonly differences: string[] = [];

	play(options: Rules, asked: Situation) {
		const answer = checkPlay(options, { ...asked, players: options.players });
		const { legal } = answer;
		const theirs = legal === null ? 'the-table-says' : legal ? 'legal' : answer.code;
		const ours = verdict(options, asked);
		this.verdicts.set(ours, (this.verdicts.get(ours) ?? 0) + 1);
		this.answers(ours, theirs, () =>
			[
				`${textOf(asked.play)} on ${asked.trick.map(textOf).join(', ') || 'nothing'}`,
				asked.opening && 'opening',
				asked.passed && 'passed',
				asked.call && `called ${asked.call}`,
				asked.turned && 'turned',
				asked.last && 'last',
				asked.outOfTurn && 'out of turn',
				asked.passesSince && 'somebody passed'
			]
				.filter(Boolean)
				.join(', ')
		);
	}

	answers(ours: unknown, theirs: unknown, question: () => string) {
		this.asked += 1;
		if (ours === theirs) return;
		const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
		if (mine !== other) this.differences.push(`${question()}: oracle ${mine}, core ${other}`);
	}

	/** Expects agreement on at least this many positions. */
	agrees(atLeast: number) {
		expect(this.differences.slice(0, 8)).toEqual([]);
		expect(this.asked).toBeGreaterThanOrEqual(atLeast);
		positions += this.asked;
	}
}

export const distinct = (groups: readonly Card[][]): Card[][] => [
	...new Map(groups.map((cards) => [textOf(cards), cards])).values()
];

/** The plays that the pack still has cards for. */
function besides(
	table: readonly Card[],
	plays: readonly Card[][],
	pack: readonly Card[]
): Card[][] {
	const left = pack.map(formatCard);
	for (const card of table) left.splice(left.indexOf(formatCard(card)), 1);
	const copies = (name: string, names: readonly string[]) =>
		names.filter((other) => other === name).length;
	const most = new Map(left.map((name) => [name, copies(name, left)]));
	return plays.filter((play) => {
		const names = play.map(formatCard);
		return names.every((name) => copies(name, names) <= (most.get(name) ?? 0));
	});
}

/** The settings in which rules beyond the four sources matter: a reversed ranking, a last play. */
const settingsOf = ({ turnedBy, forbiddenLast }: Rules): Partial<Situation>[] => [
	{},
	...(turnedBy.length > 0 ? [{ turned: true }] : []),
	...(forbiddenLast.length > 0 ? [{ last: true }] : [])
];

/** All plays of up to so many cards; in a test run a quarter of the longer ones. */
function quarterOf(plays: readonly Card[][], most: number, random: (below: number) => number) {
	return plays.filter(({ length }) => whole || length <= most || random(4) === 0);
}

/** Every play of up to five cards of a pack as a lead, as an opening, and on every table play;
 * every single card and pair on every single card under every call, and on every two of them where
 * the last two plays matter. A test run has a quarter of the plays of three cards and more, and of
 * the pairs on two plays; and one call for each pair. */
export function everything(options: Rules, pack: readonly Card[]): Comparison {
	const compared = new Comparison();
	const plays = quarterOf(distinct(someOf(pack, 5)), 2, chance(pack.length));
	for (const setting of settingsOf(options)) {
		for (const play of plays)
			for (const opening of [false, true])
				compared.play(options, { trick: [], play, opening, ...setting });
		const tables = plays.filter((play) =>
			['legal', 'the-table-says'].includes(verdict(options, { trick: [], play, ...setting }))
		);
		for (const table of tables) {
			const trick = [table];
			for (const [n, play] of besides(table, plays, pack).entries()) {
				compared.play(options, { trick, play, ...setting });
				if (table.length > 1 || play.length > 2) continue;
				compared.play(options, { trick, play, passed: true, ...setting });
				for (const call of play.length === 1 ? CALLS : turn(CALLS, n))
					compared.play(options, { trick, play, call, ...setting });
			}
		}
		if (options.suitLock !== 'none' || options.tops.length > 0)
			onTwo(compared, options, pack, tables, setting);
	}
	return compared;
}

/** Every single card and pair on every sequence of two of them. */
function onTwo(
	compared: Comparison,
	options: Rules,
	pack: readonly Card[],
	tables: readonly Card[][],
	setting: Partial<Situation>
) {
	const few = distinct(someOf(pack, 2));
	const random = chance(few.length);
	for (const first of tables.filter(({ length }) => length <= 2))
		for (const second of besides(first, few, pack)) {
			if (verdict(options, { trick: [first], play: second, ...setting }) !== 'legal') continue;
			const trick = [first, second];
			const third = besides([...first, ...second], few, pack);
			for (const play of quarterOf(third, 1, random))
				compared.play(options, { trick, play, ...setting });
		}
}

/** Random positions, but for those with too many wild cards: at most `count`. */
export function sampled(options: Rules, seed: number, count: number): Comparison {
	const compared = new Comparison();
	const random = chance(seed);
	const pack = wholePack(options);
	for (let i = 0; i < count; i += 1) {
		const asked = situation(random, options, pack);
		if (wildsIn(options, [...asked.trick, asked.play]) <= MOST_WILDS) compared.play(options, asked);
	}
	return compared;
}

export const named = (house: House) =>
	Object.entries(house)
		.map(([name, value]) => `${name} ${JSON.stringify(value)}`)
		.join(', ');
