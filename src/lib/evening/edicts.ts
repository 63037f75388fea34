import type { PlayerId } from './ids.ts';
import { hasSeatsStep, present, roundNumber, titlesOf } from './round.ts';
import type { Decree, Edict, Evening, Round } from './state.ts';

/** The next free number of decrees and rulings, by which later entries refer to them. */
export const freeNumber = ({ edicts, rulings }: Evening): number =>
	Math.max(0, ...edicts.filter(isDecree).map((d) => d.number), ...rulings.map((r) => r.number)) + 1;

/** The players who may issue decrees, from the top: the top player, and the others with a title
 * above the middle. Nobody while there is no standing (DE-1, TI-0). */
export function issuersIn(round: Round | null): PlayerId[] {
	if (round === null || !hasSeatsStep(round)) return [];
	const { middle } = round.rules.titles;
	const titles = titlesOf({ people: {} }, round);
	const half = round.places.length / 2;
	return round.places.filter(
		(p, i) => i === 0 || (i < Math.floor(half) && titles.get(p)!.published !== middle)
	);
}

/** The players below the issuer, from the top: those whom a decree may bind (DE-1). */
export function subjectsOf(round: Round | null, issuer: PlayerId): PlayerId[] {
	if (round === null || !issuersIn(round).includes(issuer)) return [];
	return round.places.slice(round.places.indexOf(issuer) + 1);
}

/** Whether the top player can veto a decree: not the top player's own (DE-1). */
export const isVetoable = ({ round }: Evening, { issuer }: Decree): boolean =>
	round !== null && hasSeatsStep(round) && round.places[0] !== issuer;

export const isDecree = (edict: Edict): edict is Decree => edict.kind === 'decree';

/** The decrees in force, the latest first. */
export const decreesInForce = ({ edicts, closedAt }: Evening): Decree[] =>
	closedAt === null
		? edicts.filter((e): e is Decree => isDecree(e) && e.state === 'in-force').reverse()
		: [];

/** Whether a decree lapses: nobody whom it binds is left, or its term is over, with the round or as
 * soon as the issuer has another place. When the issuer leaves, only decrees for the evening stay
 * in force.
 * @param here the players who are present and have not left the round */
function isOver(
	evening: Evening,
	here: ReadonlySet<PlayerId>,
	{ targets, term, issuer, place, round: since }: Decree
): boolean {
	const { round } = evening;
	if (targets !== 'everyone' && !targets.some((p) => here.has(p))) return true;
	switch (term) {
		case 'round':
			return roundNumber(evening) > since || !here.has(issuer);
		case 'reign':
			return round === null || round.places[place - 1] !== issuer || !here.has(issuer);
		case 'evening':
			return false;
	}
}

/** Marks the decrees that have lapsed. They stay lapsed even if the issuer rises again (DE-1).
 * @param before the evening whose decrees were checked already: where everyone is where they were,
 * only new ones are */
export function withLapses(evening: Evening, before: Evening): Evening {
	const { edicts, round, seating, sitting } = evening;
	if (edicts.length === 0) return evening;
	const isAsBefore =
		round === before.round && seating === before.seating && sitting === before.sitting;
	if (isAsBefore && edicts === before.edicts) return evening;
	const here = new Set(present(evening).filter((p) => round?.left.includes(p) !== true));
	const over = (e: Edict, i: number) =>
		isDecree(e) &&
		e.state === 'in-force' &&
		!(isAsBefore && e === before.edicts[i]) &&
		isOver(evening, here, e);
	if (!edicts.some(over)) return evening;
	return {
		...evening,
		edicts: edicts.map((e, i) =>
			isDecree(e) && over(e, i) ? { ...e, state: 'lapsed' as const } : e
		)
	};
}
