import { killConnections, storedLogs } from '../e2e/support/database.ts';
import { playingEvening, words } from '../e2e/support/logs.ts';
import { goOut } from './evening.ts';
import { expect, test } from './test.ts';

test('connections that died in mid-round, in both ways of WebKit on iOS: the next exits are stored', async ({
	phone
}) => {
	await phone.store([playingEvening('temple', words('Ana Ben Chidi Dee Eli'))], 'seeded');
	for (const [error, name] of [
		['InvalidStateError', 'Ana'],
		['UnknownError', 'Ben']
	] as const) {
		await killConnections(phone.page, error);
		await goOut(phone, [name]);
		const last = async () => (await storedLogs(phone.page))['seeded']?.at(-1);
		await expect.poll(last).toContain(`"player":"${name}"`);
	}
	await phone.reload();
	await phone.expectControl(/^Ben, .* out$/);
});
