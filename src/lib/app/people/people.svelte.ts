import type { PlayerId } from '#lib/evening/ids.ts';
import { nameKey, parseName, type TextError } from '#lib/evening/names.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { changePerson, listPeople } from '#lib/storage/people.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { IndexProgress } from '#lib/app/chronicle/index-protocol.ts';
import { askIndex } from '#lib/app/chronicle/index-client.ts';
import type { PlayCounts } from '#lib/app/chronicle/people-counts.ts';
import { personResolver, type PersonOf } from './merged-ids.ts';
import { readNames } from './names.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import {
	concernsEvenings,
	concernsPeople,
	notifyTabs,
	onTabWrite,
	type TabMessage
} from '#lib/app/table/tabs.ts';

/** A person of the roster with counts. Merged ids are in the list too, with `mergedInto` and their
 * own counts; the counts and `lastSeen` of the person they were merged into include theirs. */
export interface PersonLine extends RosterPlayer {
	/** Evenings with at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
}

export interface MergePreview {
	readonly from: PersonLine;
	readonly into: PersonLine;
	/** The totals of `into` after the merge. */
	readonly evenings: number;
	readonly rounds: number;
	/** Evenings at which both sat at the table. If there are any, they are two people and the merge
	 * is refused. */
	readonly together: readonly Summary[];
}

/** Adds the counts to the roster, the people seen last first. */
function linesOf(people: readonly RosterPlayer[], counts: PlayCounts): PersonLine[] {
	const personOf = personResolver(people);
	const seen: Record<PlayerId, number> = {};
	for (const { id, lastSeen } of people)
		seen[personOf(id)] = Math.max(lastSeen, seen[personOf(id)] ?? lastSeen);
	return people
		.map((person) => {
			const { id, lastSeen } = person;
			const counted = { ...person, ...(counts[id] ?? { evenings: 0, rounds: 0 }) };
			if (personOf(id) !== id) return { ...counted, lastSeen };
			// merges on two phones may form a circle: then nobody counts as merged
			const { mergedInto: _, ...unmerged } = counted;
			return { ...unmerged, lastSeen: seen[id]! };
		})
		.sort((a, b) => b.lastSeen - a.lastSeen || a.name.localeCompare(b.name));
}

async function changeAndNotify(
	id: PlayerId,
	change: (person: RosterPlayer) => RosterPlayer
): Promise<void> {
	await changePerson(id, Date.now(), change);
	notifyTabs({ changed: 'people' });
}

/** Manages the roster. Each change is stored before it is shown. If the store fails, `state`
 * becomes `failed` and nothing changes; apart from `previewMerge`, nothing rejects. */
export class People {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** Sorted by when they were seen, the latest first. */
	list = $state.raw<readonly PersonLine[]>([]);
	progress = $state.raw<IndexProgress | null>(null);
	#counts: PlayCounts = {};

	/** Reads the people again when other tabs write. @returns a function that stops it */
	follow(): () => void {
		const isAbout = (message: TabMessage) => concernsPeople(message) || concernsEvenings(message);
		return onTabWrite(isAbout, () => this.read());
	}

	async read(): Promise<void> {
		this.state = 'reading';
		await this.#attempt(async () => {
			this.#counts = await askIndex({ topic: 'people' }, (progress) => (this.progress = progress));
			await this.#show();
			this.state = 'read';
		});
	}

	/** Renames a person, also at the table. @returns why the name is refused, or null */
	async rename(id: PlayerId, name: string): Promise<TextError | 'name-taken' | null> {
		const parsed = parseName(name);
		if (!parsed.ok) return parsed.error;
		const { value } = parsed;
		let nameTaken = false;
		await this.#attempt(async () => {
			const people = await listPeople();
			const personOf = personResolver(people);
			const isTaken = (other: RosterPlayer) =>
				other.id !== id &&
				other.hidden !== true &&
				personOf(other.id) === other.id &&
				nameKey(other.name) === nameKey(value);
			nameTaken = people.some(isTaken) || (await this.#renameAtTable(personOf, id, value));
			if (!nameTaken) await this.#change(id, (person) => ({ ...person, name: value }));
		});
		return nameTaken ? 'name-taken' : null;
	}

	/** Sets the person's colour in charts, 0 to 11. */
	async colour(id: PlayerId, colour: number): Promise<void> {
		await this.#attempt(() => this.#change(id, (person) => ({ ...person, colour })));
	}

	/** Sets the form of the person's titles, also at the table. */
	async address(id: PlayerId, otherForm: boolean): Promise<void> {
		await this.#attempt(async () => {
			await this.#change(id, ({ otherForm: _, ...person }) =>
				otherForm ? { ...person, otherForm } : person
			);
			if (this.#isAtTable(id)) await session.act({ type: 'address', player: id, otherForm });
		});
	}

	/** Sets whether the person is left out of the offer at the start of an evening. */
	async hide(id: PlayerId, hidden: boolean): Promise<void> {
		await this.#attempt(() =>
			this.#change(id, ({ hidden: _, ...person }) => (hidden ? { ...person, hidden } : person))
		);
	}

	/** Previews a merge. Rejects if the store cannot be read. */
	async previewMerge(from: PlayerId, into: PlayerId): Promise<MergePreview> {
		const [people, counts, merged] = await Promise.all([
			listPeople(Date.now()),
			askIndex({ topic: 'people' }),
			askIndex({ topic: 'merge', from, into }, (progress) => (this.progress = progress))
		]);
		const lines = linesOf(people, counts);
		const line = (id: PlayerId) => lines.find((person) => person.id === id)!;
		return { from: line(from), into: line(into), ...merged };
	}

	/** Merges `from` into `into`.
	 * @returns false if both sat at the table together, are merged already, or the store failed */
	async merge(from: PlayerId, into: PlayerId): Promise<boolean> {
		let merged = false;
		await this.#attempt(async () => {
			const personOf = personResolver(await listPeople());
			if (personOf(from) === personOf(into)) return;
			const { together } = await askIndex({ topic: 'merge', from, into });
			if (together.length > 0) return;
			await changeAndNotify(personOf(from), (person) => ({
				...person,
				mergedInto: personOf(into)
			}));
			merged = true;
			await this.#recount();
		});
		return merged;
	}

	/** Makes `from` a person of its own again. */
	async unmerge(from: PlayerId): Promise<void> {
		await this.#attempt(async () => {
			await changeAndNotify(from, ({ mergedInto: _, ...person }) => person);
			await this.#recount();
		});
	}

	/** Renames the person at the table, also under ids that were merged into theirs.
	 * @returns whether the name is refused because somebody else at the table has it */
	async #renameAtTable(personOf: PersonOf, id: PlayerId, name: string): Promise<boolean> {
		const everyone = Object.keys(session.evening?.people ?? {}) as PlayerId[];
		const ids = everyone.filter((player) => personOf(player) === id);
		for (const player of ids) {
			const answer = await session.act({ type: 'renamePlayer', player, name });
			// with several ids of one person at the table, another of them may have the name
			if (!answer.ok && answer.error === 'name-taken' && ids.length === 1) return true;
		}
		return false;
	}

	#isAtTable(id: PlayerId): boolean {
		return session.evening?.people[id] !== undefined;
	}

	async #change(id: PlayerId, change: (person: RosterPlayer) => RosterPlayer): Promise<void> {
		await changeAndNotify(id, change);
		await this.#show();
	}

	async #recount(): Promise<void> {
		this.#counts = await askIndex({ topic: 'people' });
		await this.#show();
	}

	async #show(): Promise<void> {
		this.list = linesOf(await listPeople(Date.now()), this.#counts);
		await readNames();
	}

	async #attempt(work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch {
			this.state = 'failed';
		}
	}
}
