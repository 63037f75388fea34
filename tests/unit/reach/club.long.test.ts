import { beforeAll, expect, test, vi } from 'vitest';
import { ownBundles } from '#lib/app/reach/club-jobs.ts';
import { decideNext, fold } from '#lib/evening/timeline.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { announceNewKey, nameOfClub, PAGE_RECORDS, syncClub } from '#lib/reach/club.ts';
import { newSecret } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { mergeSeasons, type Season } from '#lib/stats/seasons.ts';
import { restorePerson } from '#lib/storage/restore.ts';
import { ClubPhone, ClubRelay, context } from '../../fixtures/club-phones.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();
// phones wait for the relay by these
beforeAll(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	return () => vi.useRealTimers();
});

const rules = resolveRules(findRuleset('temple')!);

async function newClub() {
	const relay = new ClubRelay();
	const me = await newSigner();
	const club = { secret: newSecret(), founder: me.id };
	const phone = async () => new ClubPhone(relay, await newSigner(), club);
	return { relay, ana: new ClubPhone(relay, me, club), phone };
}

const evening = (seed: number, moves = 20) => randomEvening(seed, rules, moves);
const noteTo = (log: readonly Entry[], text: string): Entry[] => {
	const decided = decideNext(fold(log)!, { type: 'addNote', text });
	if (!decided.ok) throw new Error(decided.error);
	return [...log, { ...decided.value, id: `note-${text}` as EntryId, at: 1_900_000_000_000 }];
};
const season = (name: string, changedAt: number): Season => ({
	id: 'autumn',
	name,
	from: '2026-09-01',
	to: '2026-11-30',
	changedAt,
	removed: false
});

test('a club has the name that was given last, and knows who uses each of its phones', async () => {
	const { relay, ana, phone } = await newClub();
	const ben = await phone();
	ana.about = { club: 'Thursdays', member: 'Ana', at: 1 };
	ben.about = { club: '', member: 'Ben', at: 2 };
	for (const one of [ana, ben, ana]) await one.sync();
	// a phone does not read what it wrote itself
	const seen = ({ readState: { abouts }, about }: ClubPhone) => {
		const all = [...abouts.values(), ...(about === null ? [] : [about])];
		return [nameOfClub(all), ...all.map(({ member }) => member).sort()];
	};
	expect(seen(ana)).toEqual(['Thursdays', 'Ana', 'Ben']);
	// said once only
	const before = relay.records;
	for (const one of [ana, ben]) await one.sync();
	expect(relay.records).toBe(before);
	ben.about = { club: 'Fridays', member: 'Benno', at: 3 };
	for (const one of [ben, ana]) await one.sync();
	expect(seen(ana)).toEqual(['Fridays', 'Ana', 'Benno']);
	const late = await phone();
	await late.sync();
	expect(seen(late)).toEqual(['Fridays', 'Ana', 'Benno']);
});

test('closed evenings, people and seasons reach every phone once, and also a phone that lost its store', async () => {
	const { relay, ana, phone } = await newClub();
	await ana.store(evening(1));
	await ana.store(evening(2), false);
	await ana.use(() =>
		restorePerson({ id: 'zoe' as PlayerId, name: 'Zoe', lastSeen: 1, changedAt: 1 }, true, 9)
	);
	ana.seasons = [season('Autumn', 1)];
	expect(await ana.sync()).toMatchObject({ ok: true, value: { received: 0, sent: 4 } });

	const ben = await phone();
	expect(await ben.sync()).toMatchObject({ ok: true, value: { received: 4, refused: 0 } });
	expect(ben.entries).toContain('"evening":"evening-1"');
	// an open evening is not shared
	expect(ben.entries).not.toContain('evening-2');
	expect(ben.people).toContain('Zoe');
	expect(ben.seasons).toEqual(ana.seasons);

	// nothing is sent or merged twice, also by a phone that has the same evening from elsewhere
	const before = relay.records;
	for (const one of [ben, ana, ben]) await one.sync();
	const chidi = await phone();
	await chidi.store(evening(1));
	await chidi.sync();
	await ana.sync();
	// Chidi's phone announces itself, and may have earlier dates for the roster
	const others = relay.records - before;
	expect(others).toBeLessThanOrEqual(3);
	const { merged } = ben;
	await ben.sync();
	await ben.sync();
	expect(ben.merged - merged).toBeLessThanOrEqual(others);

	// after a correction the longer log replaces the shorter one
	await ben.store(noteTo(evening(1), 'later'));
	ben.seasons = [season('Fall', 2)];
	await ben.sync();
	await ana.sync();
	expect(ana.entries).toContain('note-later');
	expect(ana.seasons).toEqual([season('Fall', 2)]);

	const restored = await phone();
	await restored.sync();
	expect(restored.entries).toContain('note-later');
	expect(restored.entries.match(/EveningStarted/g)).toHaveLength(1);
	expect(restored.seasons).toEqual(ana.seasons);
});

test('merging an evening counts or lists no entries, so it does not slow down with the store', async () => {
	const { ana, phone } = await newClub();
	for (let i = 0; i < 5; i++) await ana.store(evening(i, 3));
	await ana.sync();
	const ben = await phone();
	const { prototype } = IDBObjectStore;
	const spies = [vi.spyOn(prototype, 'count'), vi.spyOn(prototype, 'getAllKeys')];
	await ben.sync();
	expect(ben.merged).toBe(5);
	const names = spies.flatMap(({ mock }) =>
		mock.contexts
			.filter((_, i) => mock.calls[i]?.[0] === undefined)
			.map((store) => (store as IDBObjectStore).name)
	);
	expect(names).toContain('evenings');
	expect(names).not.toContain('entries');
	for (const spy of spies) spy.mockRestore();
});

test('both branches of an evening that two phones continued reach every phone', async () => {
	const { ana, phone } = await newClub();
	const ben = await phone();
	await ana.store(noteTo(evening(3), 'here'));
	await ben.store(noteTo(evening(3), 'there'));
	for (const one of [ana, ben, ana, ben]) await one.sync();
	for (const one of [ana, ben]) {
		expect(one.entries).toContain('note-here');
		expect(one.entries).toContain('note-there');
		expect(one.entries.match(/EveningStarted/g)).toHaveLength(2);
	}
	expect(await ana.sync()).toMatchObject({ value: { received: 0, sent: 0 } });
});

test('a relay that lost the club gets all bundles again', async () => {
	const { relay, ana, phone } = await newClub();
	await ana.store(evening(1));
	await ana.sync();
	relay.rooms.clear();
	expect(await ana.sync()).toMatchObject({ ok: true, value: { sent: 2 } });
	const ben = await phone();
	await ben.sync();
	expect(ben.entries).toEqual(ana.entries);
});

test('many evenings fill several pages; after a disconnection a phone continues with its page', async () => {
	const { relay, ana, phone } = await newClub();
	const many = PAGE_RECORDS + 20;
	for (let i = 0; i < many; i++) await ana.store(evening(i, 1));
	expect(await ana.sync()).toMatchObject({ ok: true, value: { sent: many + 1 } });
	expect(relay.rooms.size).toBe(2);

	const ben = await phone();
	const { storeReadState } = ben.options;
	const cut = { ...ben.options, storeReadState };
	cut.storeReadState = async (state) => {
		await storeReadState(state);
		if (state.page === 1) relay.isDown = true;
	};
	// the next page may have arrived already
	await ben.use(() => relay.deliverUntil(syncClub({ ...cut, ownBundles: async function* () {} })));
	expect(ben.merged).toBeGreaterThanOrEqual(PAGE_RECORDS);
	relay.isDown = false;
	await ben.sync();
	expect(ben.merged).toBe(many);
	expect(ben.entries).toEqual(ana.entries);
});

test('a sync without a connection is refused, and loses nothing', async () => {
	const { relay, ana } = await newClub();
	await ana.store(evening(1));
	const { entries } = ana;
	relay.isDown = true;
	expect(await ana.sync()).toEqual({ ok: false, error: 'no-line' });
	relay.isDown = false;
	expect(await ana.sync()).toMatchObject({ ok: true, value: { sent: 2 } });
	expect(ana.entries).toBe(entries);
});

test('the bundles of a member are checked like a stranger’s file: noise, altered evenings, false names, deletions', async () => {
	const { relay, ana, phone } = await newClub();
	const mallory = await phone();
	await ana.store(evening(1));
	await ana.sync();
	const [real] = await ana
		.use(() => ownBundles({ known: new Set(), lengths: [], after: null }, context))
		.then(({ bundles }) => bundles.filter(({ names }) => names[0]!.startsWith('e.')));
	const altered = evening(1).map((entry) =>
		entry.type === 'EveningStarted' ? { ...entry, name: 'forged' } : entry
	);
	const impossible = [...evening(4, 3), evening(4, 3)[0]!];
	const asFile = (log: readonly Entry[], id: string) =>
		new TextEncoder().encode(
			JSON.stringify({
				format: 'courtbook',
				version: VERSION,
				kind: 'evening',
				madeAt: 1,
				people: [],
				houses: [],
				evenings: [{ id, entries: log }],
				end: { people: 0, houses: 0, evenings: 1, entries: log.length }
			})
		);
	mallory.forged = [
		{ names: ['x' as never], file: new TextEncoder().encode('noise'), seasons: [] },
		{ names: ['y' as never], file: asFile(impossible, 'evening-4'), seasons: [] },
		// with the names of Ana's bundle
		{ names: real!.names, file: asFile(altered, 'evening-1'), seasons: [{ id: 1 } as never] },
		{ names: ['z' as never], file: real!.file.slice(0, 40), seasons: [] }
	];
	await mallory.sync();
	// an altered evening becomes a branch, as from a file
	const ben = await phone();
	expect(await ben.sync()).toMatchObject({ value: { refused: 3 } });
	const rows = JSON.parse(ben.entries) as { evening: string; name?: string }[];
	const names = rows.flatMap(({ evening: id, name }) => (name === undefined ? [] : [[id, name]]));
	expect(names).toContainEqual(['evening-1', 'Evening 1']);
	expect(names.filter(([, name]) => name === 'forged').map(([id]) => id)).toEqual([
		expect.stringMatching(/^evening-1~~/)
	]);

	for (const { doc } of relay.rooms.values()) {
		const records = doc.getArray('records');
		records.delete(0, records.length);
	}
	await ana.sync();
	expect(ana.seasons).toEqual([]);
	const late = await phone();
	await late.sync();
	expect(late.entries).toContain('Evening 1');
});

test('after a new key, a phone with the old one reads no new evenings', async () => {
	const { relay, ana, phone } = await newClub();
	const [ben, lost] = [await phone(), await phone()];
	await ana.store(evening(1));
	await ana.sync();
	for (const one of [ben, lost]) await one.sync();

	const old = ana.options;
	ana.join({ secret: newSecret(), founder: ana.me.id });
	await ana.sync();
	await ana.use(() => relay.deliverUntil(announceNewKey(old)));
	expect(await ben.sync()).toMatchObject({ ok: true, value: { hasNewKey: true } });
	ben.join(ana.club);
	await ana.store(evening(2));
	await ana.sync();
	await ben.sync();
	expect(ben.entries).toContain('evening-2');
	expect(await lost.sync()).toMatchObject({ ok: true, value: { hasNewKey: true, received: 0 } });
	expect(lost.entries).not.toContain('evening-2');
});

test('the later version of a season replaces the earlier one, in any order of arrival', () => {
	const [a, b] = [season('Autumn', 1), { ...season('Fall', 2), removed: true }];
	expect(mergeSeasons([a], [b])).toEqual([b]);
	expect(mergeSeasons([b], [a])).toEqual([b]);
});
