import { nobody, type Kind } from '#lib/evening/kind.ts';
import { parseName } from '#lib/evening/names.ts';
import { no, ok } from '#lib/rules/result.ts';

interface RenameEvening {
	readonly type: 'renameEvening';
	readonly name: string;
}
interface EveningRenamed {
	readonly type: 'EveningRenamed';
	readonly name: string;
}

/** The evening has a new name. Closed evenings can be renamed too. */
export const eveningRenamed: Kind<RenameEvening, EveningRenamed, 'details'> = {
	command: 'renameEvening',
	fact: 'EveningRenamed',
	concerns: nobody,
	topic: null,
	log: 'details',
	decide(evening, { name }) {
		const parsed = parseName(name);
		if (!parsed.ok) return parsed;
		return parsed.value === evening.name
			? no('no-change')
			: ok({ type: 'EveningRenamed', name: parsed.value });
	},
	evolve: (evening, { name }) => ({ ...evening, name })
};
