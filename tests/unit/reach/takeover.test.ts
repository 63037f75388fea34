import { expect, test } from 'vitest';
import { SerialQueue } from '#lib/reach/serial-queue.ts';
import type { KeyId } from '#lib/reach/sign.ts';
import { PenHolderContact, RelayContact } from '#lib/reach/takeover.ts';

const [ana, ben] = ['ana', 'ben'] as [KeyId, KeyId];

test('a pen holder that was never heard is silent from when this phone could have heard it', () => {
	const contact = new PenHolderContact();
	expect(contact.silence(0, 1_000_000)).toBe(0);
	contact.update(ana, undefined, 1000);
	expect(contact.silence(0, 21_000)).toBe(20_000);
	// this phone has heard nobody meanwhile
	expect(contact.silence(15_000, 21_000)).toBe(6000);
});

test('a record, a newer presence or a new holder ends the silence; an older presence does not', () => {
	const contact = new PenHolderContact();
	contact.update(ana, undefined, 0);
	contact.hear(ana, 5000);
	contact.update(ana, 3000, 6000);
	expect(contact.heardAt).toBe(5000);
	contact.update(ana, 7000, 8000);
	expect(contact.heardAt).toBe(7000);
	contact.update(ben, undefined, 9000);
	expect(contact.heardAt).toBe(9000);
});

/** Pings every 5 s, each answered after a while, all times in milliseconds. */
function pinged(until: number, answerAfter: (at: number) => number | null): RelayContact {
	const relay = new RelayContact();
	const events: [number, () => void][] = [];
	for (let at = 0; at <= until; at += 5000) {
		events.push([at, () => relay.send(at, at)]);
		const delay = answerAfter(at);
		if (delay !== null) events.push([at + delay, () => relay.answer(at, at + delay)]);
	}
	for (const [at, does] of events.toSorted(([a], [b]) => a - b)) if (at <= until) does();
	return relay;
}

test('a phone is present after 20 s of answers', () => {
	expect(pinged(15_000, () => 100).isPresent(15_000)).toBe(false);
	expect(pinged(25_000, () => 100).isPresent(25_000)).toBe(true);
});

test.each<[string, (at: number) => number | null, boolean, boolean]>([
	['without answers', (at) => (at < 30_000 ? 100 : null), false, true],
	['with answers that come a minute late', () => 60_000, false, true],
	['with slow answers', () => 3000, true, false]
])('what a phone hears %s', (_, answerAfter, isHeard, isSilent) => {
	const relay = pinged(90_000, answerAfter);
	expect(relay.isHeard(90_000)).toBe(isHeard);
	expect(relay.isPresent(90_000)).toBe(isHeard);
	expect(relay.isSilent(90_000)).toBe(isSilent);
});

test.each<[string, (relay: RelayContact) => void]>([
	['a disconnection', (relay) => relay.disconnect()],
	['an answer that was late', (relay) => relay.send(100_000, 26_000)]
])('%s ends the time in which a phone was present', (_, interrupt) => {
	const relay = pinged(25_000, () => 100);
	interrupt(relay);
	relay.send(100_001, 45_000);
	relay.answer(100_001, 45_000);
	expect(relay.isHeard(45_000)).toBe(true);
	expect(relay.isPresent(45_000)).toBe(false);
	expect(relay.since).toBe(45_000);
});

test('a phone that slept has not been heard when it wakes', () => {
	const relay = pinged(25_000, () => 0);
	expect(relay.isHeard(85_000)).toBe(false);
	expect(relay.isSilent(85_000)).toBe(false);
});

test('a ping is due every 5 s while the pen holder is silent, or an answer is missing', () => {
	const due = (silence: number, relay: RelayContact) =>
		[0, 1000, 4999, 5000, 6000, 10_000].filter((now) => relay.isPingDue(silence, now));
	expect(due(Infinity, new RelayContact())).toEqual([0, 5000, 10_000]);
	expect(due(4000, new RelayContact())).toEqual([]);
	const unanswered = new RelayContact();
	unanswered.send(1, 0);
	expect(due(4000, unanswered)).toEqual([5000, 10_000]);
});

test('tasks run one after the other, also after a failed one; idle() also waits for tasks that tasks add', async () => {
	const queue = new SerialQueue();
	const done: string[] = [];
	const later = (name: string) => async () => {
		await Promise.resolve();
		done.push(name);
	};
	const failed = queue.run(() => Promise.reject(new Error('no')));
	void queue.run(async () => {
		void queue.run(later('third'));
		await later('first')();
	});
	void queue.run(later('second'));
	await expect(failed).rejects.toThrow('no');
	await queue.idle();
	expect(done).toEqual(['first', 'second', 'third']);
});
