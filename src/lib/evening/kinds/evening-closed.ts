import { nobody, type Kind } from '#lib/evening/kind.ts';
import { no, ok } from '#lib/rules/result.ts';

interface CloseEvening {
	readonly type: 'closeEvening';
}
interface EveningClosed {
	readonly type: 'EveningClosed';
}
interface ReopenEvening {
	readonly type: 'reopenEvening';
}
interface EveningReopened {
	readonly type: 'EveningReopened';
}

/** The evening ended; an unfinished round does not count. */
export const eveningClosed: Kind<CloseEvening, EveningClosed, 'names'> = {
	command: 'closeEvening',
	fact: 'EveningClosed',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: ({ closedAt }) =>
		closedAt === null ? ok({ type: 'EveningClosed' }) : no('evening-closed'),
	evolve: (evening, _, at) => ({ ...evening, closedAt: at })
};

/** The evening continues where it was closed. */
export const eveningReopened: Kind<ReopenEvening, EveningReopened, 'names'> = {
	command: 'reopenEvening',
	fact: 'EveningReopened',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: ({ closedAt }) =>
		closedAt === null ? no('evening-open') : ok({ type: 'EveningReopened' }),
	evolve: (evening) => ({ ...evening, closedAt: null, lastRound: false })
};
