import { expect, test } from 'vitest';
import { parseKept, PastDraft, type KeptEntry } from '#lib/ui/past/past-draft.svelte.ts';
import { player, words } from '../given.ts';

const people = words('Ana Ben Chidi').map((name) => ({ id: player(name), name }));
const [ana, ben, chidi] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
const kept = (draft: PastDraft): KeptEntry => ({
	...draft.entered,
	seated: people,
	game: 'president',
	day: 1_700_000_000_000,
	house: null
});

test('a half-entered evening goes on where it was left', () => {
	const draft = new PastDraft(() => people);
	draft.tap(ben);
	draft.tap(ana);
	draft.enterRound();
	draft.tap(chidi);
	const read = parseKept(JSON.stringify(kept(draft)));
	expect(read).toEqual(kept(draft));
	const after = new PastDraft(() => people, read);
	expect(after.rounds).toEqual([[ben, ana, chidi]]);
	expect(after.placeOf(chidi)).toBe(1);
});

test.each([null, 'null', '{', '[]', '{"way":"rounds"}', '{"way":"sideways","rounds":[]}'])(
	'%s is no half-entered evening',
	(text) => expect(parseKept(text)).toBeNull()
);
