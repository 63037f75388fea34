import { parseCard } from '#lib/cards/card.ts';
import type { Turn } from '#lib/referee/judge-next.ts';

/** Builds the turns of a trick as far as they decide who is next: players who passed before the last play, that play, and
 * the players after it who passed in a row.
 * @param chairs all players clockwise
 * @param play the last play
 * @param passed players who have passed since their last play; `gone`: players who are out of the round
 * @param equal whether the play was of the same rank as the one below it (PR-5) */
export function turnsOf<P>(
	chairs: readonly P[],
	play: Turn<P>,
	{ passed, gone, equal }: { passed: readonly P[]; gone: readonly P[]; equal: boolean }
): [Turn<P>, ...Turn<P>[]] {
	const chair = chairs.indexOf(play.player);
	const clockwise = [...chairs.slice(chair + 1), ...chairs.slice(0, chair)].filter(
		(p) => !gone.includes(p)
	);
	const since = clockwise.slice(
		0,
		[...clockwise, play.player].findIndex((p) => !passed.includes(p))
	);
	const pass = (player: P): Turn<P> => ({ player, did: 'pass' });
	const seven = parseCard('7S')!;
	const before = clockwise.findLast((p) => !since.includes(p));
	const under: Turn<P>[] =
		equal && before !== undefined ? [{ player: before, did: 'play', cards: [seven] }] : [];
	const turns = [
		...under,
		...clockwise.filter((p) => passed.includes(p) && !since.includes(p)).map(pass),
		{ ...play, ...(equal && { cards: [seven] }) },
		...since.map(pass)
	];
	return turns as [Turn<P>, ...Turn<P>[]];
}
