import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Phone } from '../../torture/phone.ts';
import { putRow } from '../support/backup.ts';
import { evening } from '../support/chronicle.ts';
import { expect, test } from '../support/host.ts';
import { storedLogs } from '../support/database.ts';
import { words } from '../support/logs.ts';
import { seedEvenings } from '../support/seed.ts';
import { startEvening } from '../support/table.ts';
import { whole } from '../../sample.ts';

test.use({ trace: 'off' });

const GUESTS = words('Ana Ben Chidi Dee');

/** By then the app has begun its new journal (src/lib/storage/new-journal.ts), in milliseconds. */
const JOURNAL_SWITCH = 1000;

/** The LevelDB journals of a profile's databases. */
function journalsOf(profile: string): string[] {
	const folder = join(profile, 'Default/IndexedDB');
	return readdirSync(folder, { encoding: 'utf8', recursive: true })
		.filter((name) => name.endsWith('.log'))
		.map((name) => join(folder, name));
}

for (const bytes of whole ? [1, 20, 200] : [20])
	test(`the phone dies during a write, ${bytes} bytes short: nothing is lost, nor at the next visits`, async ({
		host
	}, info) => {
		const profile = info.outputPath('profile');
		const phone = new Phone(profile, host);
		const own = evening('temple', GUESTS, 2, 'Own');
		await phone.open();
		await seedEvenings(phone.page, [own]);
		const before = await storedLogs(phone.page);
		await phone.page.waitForTimeout(JOURNAL_SWITCH);
		// the write that is torn
		await putRow(phone.page, 'remembered', 5, 'backupPutOff');
		await (
			await phone.killer()
		)();
		const [journal, ...others] = journalsOf(profile);
		if (journal === undefined || others.length > 0) throw new Error('no journal, or several');
		truncateSync(journal, statSync(journal).size - bytes);

		await phone.open();
		expect(await storedLogs(phone.page)).toEqual(before);
		await startEvening(phone.page, 'Temple', GUESTS);
		const then = await storedLogs(phone.page);
		expect(Object.keys(then)).toHaveLength(2);
		for (let visit = 1; visit <= 2; visit++) {
			await phone.close();
			await phone.openWithoutApp();
			expect(await storedLogs(phone.page), `visit ${visit}`).toEqual(then);
		}
		await phone.close();
	});
