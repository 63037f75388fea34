import { expect, test } from 'vitest';
import { SerialQueue } from '#lib/reach/serial-queue.ts';
import type { KeyId } from '#lib/reach/sign.ts';
import { Attendance, AWAY_AFTER, PenHolderContact } from '#lib/reach/takeover.ts';

const [ana, ben] = ['ana', 'ben'] as [KeyId, KeyId];

test('a pen holder that was never heard counts as away 20 s after this phone could have heard it', () => {
	const contact = new PenHolderContact();
	expect(contact.isAway(1_000_000)).toBe(false);
	contact.update(ana, undefined, 1000);
	expect(contact.isAway(1000 + AWAY_AFTER - 1)).toBe(false);
	expect(contact.isAway(1000 + AWAY_AFTER)).toBe(true);
});

test('a record, a newer presence or a new holder starts the 20 s again; an older presence does not', () => {
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

/** Ticks every second, with a message of another phone every 15 s. */
function attend(attendance: Attendance, from: number, to: number): void {
	for (let now = from; now <= to; now += 1000) {
		attendance.tick(now);
		if ((now - from) % 15_000 === 0) attendance.contact(now);
	}
}

test('a phone is present without a pause after 20 s of ticks and messages', () => {
	const attendance = new Attendance();
	attend(attendance, 0, AWAY_AFTER);
	expect(attendance.isContinuous(AWAY_AFTER - 1)).toBe(false);
	expect(attendance.isContinuous(AWAY_AFTER)).toBe(true);
});

test.each<[string, (attendance: Attendance) => void]>([
	['a disconnection', (attendance) => attendance.disconnect()],
	['a sleep of more than 12 s', (attendance) => attendance.tick(60_000)]
])('%s ends the time without a pause', (_, interrupt) => {
	const attendance = new Attendance();
	attend(attendance, 0, 45_000);
	interrupt(attendance);
	attendance.contact(61_000);
	expect(attendance.isContinuous(61_000)).toBe(false);
});

test('a beat is due every 5 s', () => {
	const attendance = new Attendance();
	const due = [0, 1000, 4999, 5000, 6000, 10_000].filter((now) => attendance.tick(now));
	expect(due).toEqual([0, 5000, 10_000]);
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
