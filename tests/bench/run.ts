// Measures the build and prints every figure beside its limit (docs/performance.md): `npm run
// bench`, or `npx tsx tests/bench/run.ts first-load` for the parts
// whose names begin with that.
import { storedSize } from '../e2e/support/transferred.ts';
import { printFigures, record } from './figures.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFolding } from './folding.ts';
import { serve } from './host.ts';
import { measureLaterVisits } from './later-visits.ts';
import { measureLinks } from './links.ts';
import { measureClub } from './reach/club.ts';
import { measureNodes, measureRooms } from './reach/rooms.ts';
import { measureTableJoining, measureTableTaps } from './reach/table.ts';
import { measureTaps } from './taps.ts';

const app = await serve('build');
const reference = await serve('.svelte-kit/reference-build');

const parts: Readonly<Record<string, () => Promise<void> | void>> = {
	'first-load': () => measureFirstLoad(app.url, reference.url),
	stored: () => record('App stored, one language', storedSize('build') / 1000, 900, 'kB'),
	taps: () => measureTaps(app.url, reference.url),
	folding: measureFolding,
	'later-visits': () => measureLaterVisits(app.url),
	links: () => measureLinks(app.url),
	'reach-taps': measureTableTaps,
	'reach-joining': measureTableJoining,
	'reach-rooms': measureRooms,
	'reach-nodes': measureNodes,
	'reach-club': measureClub
};
const [only] = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts))
	if (only === undefined || name.startsWith(only)) {
		console.log(`\n${name}`);
		await measure();
	}
app.stop();
reference.stop();
if (!printFigures()) process.exitCode = 1;
// keep-alive connections of closed browsers would hold the process
process.exit();
