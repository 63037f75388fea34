import { parseCard } from '#lib/cards/card.ts';
import type { Turn } from '#lib/referee/judge-next.ts';

/** A trick as far as it matters for who is next: those who passed before the last play, the play, and those who passed
 * after it, who sit in a row from its player on.
 * @param equal whether the play was of the rank that lay there (PR-5) */
export function turnsOf<P>(
	chairs: readonly P[],
	play: Turn<P>,
	{ passed, gone, equal }: { passed: readonly P[]; gone: readonly P[]; equal: boolean }
): [Turn<P>, ...Turn<P>[]] {
	const at = chairs.indexOf(play.player);
	const clockwise = [...chairs.slice(at + 1), ...chairs.slice(0, at)].filter(
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
