import type { RoomLink } from '#lib/reach/links.ts';
import { newSecret, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { findTable, storeTable, tableOf, type StoredTable } from '#lib/storage/shared-tables.ts';

/** Finds or makes the keys with which this phone joins a table. */

/** The table at which an evening was shared before, since followers have its link; otherwise a new
 * table. If the pen was taken from this phone meanwhile, both branches are kept.
 * @param evening its original id */
export async function tableToShare(evening: string): Promise<StoredTable> {
	const before = await tableOf(evening).catch(() => undefined);
	if (before !== undefined) return before;
	const me = await newSigner();
	const secret = newSecret();
	const link = { kind: 't', role: 'member', secret, founder: me.id } as const;
	return newTable(link, me, { shared: { evening, at: Date.now() } });
}

/** The table of a link, as this phone joined it before, or with a new key. */
export async function tableOfLink(link: RoomLink): Promise<StoredTable> {
	const known = await findTable(await roomOf(link)).catch(() => undefined);
	return known?.role === link.role ? known : newTable(link, await newSigner(), {});
}

/** The name of a link's room. */
export const roomOf = async ({ kind, role, secret }: RoomLink): Promise<string> =>
	(await RoomKeys.of(kind, role, secret)).name;

async function newTable(
	link: RoomLink,
	me: StoredTable['me'],
	more: Pick<StoredTable, 'shared'>
): Promise<StoredTable> {
	const { role, secret, founder } = link;
	const table = { room: await roomOf(link), role, secret, founder, me, seat: null, ...more };
	await storeTable(table).catch(() => undefined);
	return table;
}
