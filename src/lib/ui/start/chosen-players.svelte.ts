import { looksLikeAnother, nameKey, splitNames } from '#lib/evening/names.ts';
import { checkNewcomer } from '#lib/evening/newcomer.ts';
import type { Person } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

/** Longer names are cut in the message, in code points. */
const MAX_SHOWN = 60;

/** Why a name was refused; `name` is null where the refusal does not name it. */
export interface NameProblem {
	readonly reason: keyof Catalogue['refusals'];
	readonly name: string | null;
}

/** The people who play tonight, as they are tapped and typed. */
export class ChosenPlayers {
	/** Clockwise as they sit: in the order of the taps. */
	seated = $state.raw<readonly Person[]>([]);
	/** The text of the field: a name, a list of names, or the beginning of a known name. */
	typed = $state('');
	problem = $state.raw<NameProblem | null>(null);
	/** The people whose names were entered here. */
	#added = $state.raw<readonly Person[]>([]);
	/** Names that look like others, for which the form has asked for confirmation. */
	#asked: readonly string[] = [];

	/** @param roster everyone who ever played, the latest first */
	constructor(
		private readonly roster: () => readonly Person[],
		private readonly newPlayer: (name: string) => Person
	) {}

	get everyone(): readonly Person[] {
		const roster = this.roster();
		const isNew = ({ id }: Person) => !roster.some((person) => person.id === id);
		return [...roster, ...this.#added.filter(isNew)];
	}

	/** Seats people as they were seated before, some of them new. */
	restore(seated: readonly Person[]): void {
		this.seated = seated;
		this.#added = seated;
	}

	/** The number at the table, from 1; 0 for someone who does not play. */
	chairOf = ({ id }: Person): number => this.seated.findIndex((person) => person.id === id) + 1;

	toggle(person: Person): void {
		this.problem = null;
		this.typed = '';
		if (this.chairOf(person) > 0) {
			this.seated = this.seated.filter(({ id }) => id !== person.id);
			return;
		}
		const checked = checkNewcomer(this.seated, person);
		if (checked.ok) this.seated = [...this.seated, checked.value];
		else this.problem = { reason: checked.error, name: person.name };
	}

	/** Seats one name or a list of them. Refused names stay in the field. */
	seatNames(list: string): void {
		this.problem = null;
		const names = splitNames(list);
		if (!names.ok) {
			this.problem = { reason: names.error, name: null };
			return;
		}
		const refused = (names.value.length > 0 ? names.value : [list]).filter((name) => {
			const refusal = this.#seatName(name);
			this.problem = refusal ?? this.problem;
			return refusal !== null;
		});
		this.typed = refused.join(', ');
	}

	/** Seats a player by name: one of the roster, or a new one.
	 * @returns why the name was refused */
	#seatName(name: string): NameProblem | null {
		const key = nameKey(name.trim());
		const known = this.everyone.find((person) => nameKey(person.name) === key);
		const names = [...this.everyone, ...this.seated].map((person) => person.name);
		if (known === undefined && !this.#asked.includes(name) && looksLikeAnother(name, names)) {
			this.#asked = [...this.#asked, name];
			return { reason: 'looks-alike', name };
		}
		const checked = checkNewcomer(this.seated, known ?? this.newPlayer(name));
		if (!checked.ok) {
			const shown = [...name.trim()].slice(0, MAX_SHOWN).join('');
			return { reason: checked.error, name: checked.error === 'text-empty' ? null : shown };
		}
		this.seated = [...this.seated, checked.value];
		if (known === undefined) this.#added = [...this.#added, checked.value];
		return null;
	}
}
