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

/** The evening is out of the lists and of all statistics; its log stays for 30 days. */
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

/** It is back as it was. */
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
