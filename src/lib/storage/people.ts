import { database, durable } from './database.ts';
import { met, type Met } from './met.ts';
import { isSoundPerson } from './validate.ts';

/** Has the roster know people who were seated elsewhere. Resolves when it is on the disk. */
export async function meetAll(people: readonly Met[]): Promise<void> {
	const tx = (await database()).transaction('people', 'readwrite', durable);
	// one after the other: somebody may be told of twice
	for (const person of people) {
		const known: unknown = await tx.store.get(person.id);
		await tx.store.put(met(isSoundPerson(known) ? known : undefined, person));
	}
	await tx.done;
}
