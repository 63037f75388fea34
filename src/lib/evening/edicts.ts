import type { PlayerId } from './ids.ts';
import { hasSeatsStep, present, roundNumber, titlesOf } from './round.ts';
import type { Decree, Edict, Evening, Round } from './state.ts';

/** A number for what later entries may refer to, unlike those that the evening gave before. */
export const freeNumber = ({ edicts, rulings }: Evening): number =>
	Math.max(0, ...edicts.filter(isDecree).map((d) => d.number), ...rulings.map((r) => r.number)) + 1;

/** Those who may command others, from the top: the top player, and whoever else has a title above the middle. Nobody
 * before there is standing (DE-1, TI-0). */
export function issuersIn(round: Round | null): PlayerId[] {
	if (round === null || !hasSeatsStep(round)) return [];
	const { middle } = round.rules.titles;
	const titles = titlesOf({ people: {} }, round);
	const half = round.places.length / 2;
	return round.places.filter(
		(p, i) => i === 0 || (i < Math.floor(half) && titles.get(p)!.published !== middle)
	);
}

/** Whom a player may command, from the top: the top player anyone, others whoever is below them (DE-1). */
export function subjectsOf(round: Round | null, issuer: PlayerId): PlayerId[] {
	if (round === null || !issuersIn(round).includes(issuer)) return [];
	return round.places.slice(round.places.indexOf(issuer) + 1);
}

/** Whether the top player's word can undo it: not where it is the top player's own (DE-1). */
export const isVetoable = ({ round }: Evening, { issuer }: Decree): boolean =>
	round !== null && hasSeatsStep(round) && round.places[0] !== issuer;

export const isDecree = (edict: Edict): edict is Decree => edict.kind === 'decree';

/** The decrees that hold now, the latest first. */
export const decreesInForce = ({ edicts, closedAt }: Evening): Decree[] =>
	closedAt === null
		? edicts.filter((e): e is Decree => isDecree(e) && e.state === 'in-force').reverse()
		: [];

/** Whether nobody is left whom the decree binds, or its term is over: with the round, or as soon as the issuer has
 * another place. Of an issuer who left the table only what was decreed for the evening stays. */
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

/** The evening with the decrees lapsed whose term is over: for good, should the issuer rise again (DE-1). */
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
