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
 * in force. */
function isOver(evening: Evening, { targets, term, issuer, place, round: since }: Decree): boolean {
	const { round } = evening;
	const here = present(evening);
	const gone = (p: PlayerId) => !here.includes(p) || round?.left.includes(p) === true;
	if (targets !== 'everyone' && targets.every(gone)) return true;
	switch (term) {
		case 'round':
			return roundNumber(evening) > since || gone(issuer);
		case 'reign':
			return round === null || round.places[place - 1] !== issuer || gone(issuer);
		case 'evening':
			return false;
	}
}

/** Marks the decrees that have lapsed. They stay lapsed even if the issuer rises again (DE-1). */
export function withLapses(evening: Evening): Evening {
	const over = (e: Edict) => isDecree(e) && e.state === 'in-force' && isOver(evening, e);
	if (!evening.edicts.some(over)) return evening;
	return {
		...evening,
		edicts: evening.edicts.map((e) =>
			isDecree(e) && over(e) ? { ...e, state: 'lapsed' as const } : e
		)
	};
}
