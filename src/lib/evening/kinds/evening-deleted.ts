import { nobody, type Kind } from '#lib/evening/kind.ts';
import { no, ok } from '#lib/rules/result.ts';

interface DeleteEvening {
	readonly type: 'deleteEvening';
}
interface EveningDeleted {
	readonly type: 'EveningDeleted';
}
interface RestoreEvening {
	readonly type: 'restoreEvening';
}
interface EveningRestored {
	readonly type: 'EveningRestored';
}

/** The evening was removed from lists and statistics; its log is kept for 30 days. */
export const eveningDeleted: Kind<DeleteEvening, EveningDeleted, 'names'> = {
	command: 'deleteEvening',
	fact: 'EveningDeleted',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: ({ deletedAt }) =>
		deletedAt === null ? ok({ type: 'EveningDeleted' }) : no('evening-deleted'),
	evolve: (evening, _, at) => ({ ...evening, deletedAt: at })
};

/** A deleted evening was restored. */
export const eveningRestored: Kind<RestoreEvening, EveningRestored, 'names'> = {
	command: 'restoreEvening',
	fact: 'EveningRestored',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: ({ deletedAt }) =>
		deletedAt === null ? no('no-change') : ok({ type: 'EveningRestored' }),
	evolve: (evening) => ({ ...evening, deletedAt: null })
};
