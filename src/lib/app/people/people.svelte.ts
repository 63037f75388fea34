import type { PlayerId } from '#lib/evening/ids.ts';
import { nameKey, parseName, type TextError } from '#lib/evening/names.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { changePerson } from '#lib/storage/people.ts';
import { listPeople } from '#lib/storage/people.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Progress } from '#lib/app/chronicle/evening-list.svelte.ts';
import { ask } from '#lib/app/chronicle/index-client.ts';
import type { Counts } from '#lib/app/chronicle/people-counts.ts';
import { rootOf, type Root } from './merged-ids.ts';
import { readNames } from './names.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import {
	concernsEvenings,
	concernsPeople,
	notifyTabs,
	onTabWrite,
	type TabNews
} from '#lib/app/table/tabs.ts';

/** A person of the roster. Whoever was merged into another is in the list too, with `mergedInto` and their own counts;
 * the other's counts and `lastSeen` are those of both. */
export interface PersonLine extends RosterPlayer {
	/** With at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
}

export interface MergePreview {
	readonly from: PersonLine;
	readonly into: PersonLine;
	/** What would be counted for `into` from then on. */
	readonly evenings: number;
	readonly rounds: number;
	/** Evenings at which both sat at one time: then they are two people and the merge is refused. */
	readonly together: readonly Summary[];
}

/** Everybody with their counts; with the counts of those who were merged, their latest time too. */
function linesOf(people: readonly RosterPlayer[], counts: Counts): PersonLine[] {
	const root = rootOf(people);
	const seen: Record<PlayerId, number> = {};
	for (const { id, lastSeen } of people)
		seen[root(id)] = Math.max(lastSeen, seen[root(id)] ?? lastSeen);
	return people
		.map((person) => {
			const { id, lastSeen } = person;
			const counted = { ...person, ...(counts[id] ?? { evenings: 0, rounds: 0 }) };
			if (root(id) !== id) return { ...counted, lastSeen };
			// in a circle, as two phones may have it, nobody is anybody else
			const { mergedInto: _, ...themselves } = counted;
			return { ...themselves, lastSeen: seen[id]! };
		})
		.sort((a, b) => b.lastSeen - a.lastSeen || a.name.localeCompare(b.name));
}

async function changed(
	id: PlayerId,
	change: (person: RosterPlayer) => RosterPlayer
): Promise<void> {
	await changePerson(id, Date.now(), change);
	notifyTabs({ what: 'people' });
}

/** The roster, to be looked after. Each change is stored before it shows; a store in trouble sets `state` to `failed`
 * and leaves all as it was. */
export class People {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** Those seen last first. */
	list = $state.raw<readonly PersonLine[]>([]);
	progress = $state.raw<Progress | null>(null);
	#counts: Counts = {};

	/** Follows what other tabs write. @returns what ends it */
	follow(): () => void {
		const isAbout = (news: TabNews) => concernsPeople(news) || concernsEvenings(news);
		return onTabWrite(isAbout, () => this.read());
	}

	async read(): Promise<void> {
		this.state = 'reading';
		await this.#tried(async () => {
			this.#counts = await ask({ topic: 'people' }, (progress) => (this.progress = progress));
			await this.#show();
			this.state = 'read';
		});
	}

	/** Gives another name, at the table too. @returns why not */
	async rename(id: PlayerId, name: string): Promise<TextError | 'name-taken' | null> {
		const parsed = parseName(name);
		if (!parsed.ok) return parsed.error;
		const { value } = parsed;
		let taken = false;
		await this.#tried(async () => {
			const people = await listPeople();
			const root = rootOf(people);
			const isTaken = (other: RosterPlayer) =>
				other.id !== id &&
				other.hidden !== true &&
				root(other.id) === other.id &&
				nameKey(other.name) === nameKey(value);
			taken = people.some(isTaken) || (await this.#isRefusedAtTable(root, id, value));
			if (!taken) await this.#change(id, (person) => ({ ...person, name: value }));
		});
		return taken ? 'name-taken' : null;
	}

	/** Chooses the look in charts, 0 to 11. */
	async colour(id: PlayerId, look: number): Promise<void> {
		await this.#tried(() => this.#change(id, (person) => ({ ...person, colour: look })));
	}

	/** Chooses the titles' form, at the table too. */
	async address(id: PlayerId, otherForm: boolean): Promise<void> {
		await this.#tried(async () => {
			await this.#change(id, ({ otherForm: _, ...person }) =>
				otherForm ? { ...person, otherForm } : person
			);
			if (this.#isAtTable(id)) await session.act({ type: 'address', player: id, otherForm });
		});
	}

	/** Offers the person no more at the start of an evening, or again. */
	async hide(id: PlayerId, hidden: boolean): Promise<void> {
		await this.#tried(() =>
			this.#change(id, ({ hidden: _, ...person }) => (hidden ? { ...person, hidden } : person))
		);
	}

	/** What it would mean that both are one. Rejects where the store cannot be read. */
	async previewMerge(from: PlayerId, into: PlayerId): Promise<MergePreview> {
		const [people, counts, merged] = await Promise.all([
			listPeople(),
			ask({ topic: 'people' }),
			ask({ topic: 'merge', from, into }, (progress) => (this.progress = progress))
		]);
		const lines = linesOf(people, counts);
		const line = (id: PlayerId) => lines.find((person) => person.id === id)!;
		return { from: line(from), into: line(into), ...merged };
	}

	/** All of `from` counts for `into`. @returns false where they sat at one table at one time, or are one already */
	async merge(from: PlayerId, into: PlayerId): Promise<boolean> {
		let merged = false;
		await this.#tried(async () => {
			const root = rootOf(await listPeople());
			if (root(from) === root(into)) return;
			const { together } = await ask({ topic: 'merge', from, into });
			if (together.length > 0) return;
			await changed(root(from), (person) => ({ ...person, mergedInto: root(into) }));
			merged = true;
			await this.#count();
		});
		return merged;
	}

	/** `from` is a person again. */
	async unmerge(from: PlayerId): Promise<void> {
		await this.#tried(async () => {
			await changed(from, ({ mergedInto: _, ...person }) => person);
			await this.#count();
		});
	}

	/** Gives the name to whoever is at the table under this id, or under one that was merged into it.
	 * @returns whether somebody else there has it */
	async #isRefusedAtTable(root: Root, id: PlayerId, name: string): Promise<boolean> {
		const everyone = Object.keys(session.evening?.people ?? {}) as PlayerId[];
		const here = everyone.filter((player) => root(player) === id);
		for (const player of here) {
			const answer = await session.act({ type: 'renamePlayer', player, name });
			// of two ids of one person the other may have it
			if (!answer.ok && answer.error === 'name-taken' && here.length === 1) return true;
		}
		return false;
	}

	#isAtTable(id: PlayerId): boolean {
		return session.evening?.people[id] !== undefined;
	}

	async #change(id: PlayerId, change: (person: RosterPlayer) => RosterPlayer): Promise<void> {
		await changed(id, change);
		await this.#show();
	}

	async #count(): Promise<void> {
		this.#counts = await ask({ topic: 'people' });
		await this.#show();
	}

	async #show(): Promise<void> {
		this.list = linesOf(await listPeople(), this.#counts);
		await readNames();
	}

	async #tried(work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch {
			this.state = 'failed';
		}
	}
}
