// Runs the tests that take minutes, one after the other, and writes their results to
// docs/torture.md: node scripts/torture.js [word in the title of the parts to run; the page keeps
// the last results of the others]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { engines } from './engines.js';

const file = new URL('../docs/torture.md', import.meta.url);

/** @typedef {keyof typeof engines} Engine */
/** A part; it needs one of the engines, if any are named.
 * @typedef {{ title: string, command: string, env: Record<string, string>, engines?: Engine[] }}
 * Part */
/** @type {Part[]} */
const parts = [
	{
		title: 'Killed 200 times',
		command: 'playwright test -c tests/torture killed',
		env: { TORTURE_KILLS: '200' }
	},
	{
		title: 'Two tabs writing 500 entries each',
		command: 'playwright test two-tabs',
		env: { TABS_ENTRIES: '500' }
	},
	{
		title: '20,000 hostile files',
		command:
			'vitest run --project unit --project unit-long tests/unit/exchange/hostile.long.test.ts',
		env: { HOSTILE_RUNS: '20000' }
	},
	{
		title:
			'Reach: 10,000 interleavings at a shared table, hostile members and strangers, two relays',
		command:
			'vitest run --project unit --project unit-long --project servers tests/unit/reach tests/servers/relay tests/servers/two-nodes.test.ts tests/servers/failing-stores.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title: 'Reach: attacks on a relay’s memory and time, and 10,000 random hostile messages',
		command: 'vitest run --project servers tests/servers/attacks.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title: 'Reach: phones, relays and Redis of a shared table killed 200 times',
		command: 'playwright test -c tests/torture shared-kills',
		env: { TORTURE_KILLS: '200' }
	},
	{
		title: '5,000 forged evenings',
		command:
			'vitest run --project unit --project unit-long tests/unit/storage/hybrids.long.test.ts',
		env: { HYBRID_RUNS: '5000' }
	},
	{
		title: '300 random histories, written and read again',
		command:
			'vitest run --project unit --project unit-long tests/unit/exchange/backup.test.ts tests/unit/exchange/validate.test.ts',
		env: { TORTURE_RUNS: '300' }
	},
	{
		title: 'Legal plays in 1,000 positions of each ruleset',
		command:
			'vitest run --project unit --project unit-long tests/unit/referee/legal-plays.long.test.ts',
		env: { TORTURE_POSITIONS: '1000' }
	},
	{
		title: 'The rules against their oracle, random evenings, corrections and statistics',
		command:
			'vitest run --project unit --project unit-long tests/unit/rules/oracle tests/unit/rules/properties.test.ts tests/unit/evening/random-evenings.test.ts tests/unit/evening/amend.test.ts tests/unit/referee/judge-hand.test.ts tests/unit/referee/rulebook.test.ts tests/unit/referee/question-key.long.test.ts tests/unit/stats/statistics-builder.long.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title:
			'The texts of 2,500 random houses in every language, and the referee against random evenings',
		command:
			'vitest run --project unit --project unit-long tests/unit/ui/all-texts.long.test.ts tests/unit/referee/table-now.long.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title: 'Questions in people’s own words in every language',
		command:
			'vitest run --project unit --project unit-long tests/unit/ui/asked-rates.long.test.ts tests/unit/ask/asked.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title: 'Components linted by their types',
		command: "eslint 'src/**/*.svelte'",
		env: { WHOLE: '1' }
	},
	{
		title:
			'Every screen at every size, in every theme and language, with wide spaces and in forced colours; every hostile text; every table; every public case; every damaged log',
		command:
			'playwright test every-screen hostile-texts tile-sizes flat torn-write public-cases faults-damaged',
		env: { WHOLE: '1' }
	},
	{
		title:
			'The taps of every game, the longest lists and evening, every fault of a store and of a host, the store of every version',
		command:
			'playwright test evening-taps long-lists scan policy faults bad-host evening-full store-versions',
		env: { WHOLE: '1' }
	},
	{
		title: 'The app below a path: stored, opened offline, updated',
		command: 'playwright test pwa offline first-load --project=phone',
		env: { WHOLE: '1' }
	},
	{
		title:
			'Evenings of Tahimi, The Great Dalmuti, Kings and Bastards, President, Daifugō and Tarot-Himi by taps',
		command: 'playwright test -c tests/torture evenings',
		env: {}
	},
	{
		title: 'Gecko and WebKit: an evening of each game, updates, kills, faults, every screen',
		command: 'playwright test -c tests/engines/torture',
		env: { TORTURE_KILLS: '40' },
		engines: ['gecko', 'webkit']
	},
	{
		title: 'The end-to-end tests in Gecko',
		command: 'playwright test -c tests/engines/torture/gecko-e2e.config.ts',
		env: {},
		engines: ['gecko']
	}
];

/** The figures that the reporter prints after `figure:`, and the summaries of the runners.
 * @param {string} line */
function figureOf(line) {
	const text = stripVTControlCharacters(line).trim();
	return (
		/^figure: (.*)/.exec(text)?.[1] ??
		/^(\d+ (?:passed|failed|flaky|skipped)\b.*)/.exec(text)?.[1] ??
		/^(\d+ requests to .*)/.exec(text)?.[1] ??
		/^Tests +(.*)/.exec(text)?.[1]
	);
}

/** @param {Part} part @returns {Promise<{ passed: boolean, lines: string[] }>} */
function run({ command, env }) {
	return new Promise((resolve) => {
		const child = spawn(`npx --no-install ${command}`, {
			shell: true,
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { ...process.env, TORTURE: '1', ...env }
		});
		let output = '';
		child.stdout.on('data', (/** @type {Buffer} */ data) => {
			process.stdout.write(data);
			output += data.toString();
		});
		child.on('close', (code) => {
			const lines = output.split('\n').flatMap((line) => figureOf(line) ?? []);
			resolve({ passed: code === 0, lines });
		});
	});
}

/** The last results, by title.
 * @type {Map<string, string>} */
const sections = new Map(
	readFileSync(file, 'utf8')
		.split(/^## /m)
		.slice(1)
		.map((text) => [text.split('\n', 1)[0] ?? '', text.trim()])
);

/** Writes the results so far, so that they survive an interrupted run.
 * @returns the results */
function write() {
	const known = parts.flatMap(({ title }) => sections.get(title) ?? []);
	writeFileSync(
		file,
		[
			'# The last torture run',
			`\`npm run torture\` runs what takes too long for every test run and writes this page. \`TORTURE_SEED\` repeats a run with a seed. The machine had ${cpus().length} cores.`,
			...known.map((text) => `## ${text}`)
		].join('\n\n') + '\n'
	);
	return known;
}

const [wanted = ''] = process.argv.slice(2);
let allPassed = true;
for (const part of parts) {
	if (!part.title.toLowerCase().includes(wanted.toLowerCase())) continue;
	if (part.engines && !part.engines.some((engine) => engines[engine].isHere())) {
		console.log(`Skipped, for want of ${part.engines.join(' and ')}: ${part.title}`);
		continue;
	}
	const from = Date.now();
	const { passed, lines } = await run(part);
	allPassed &&= passed;
	const minutes = ((Date.now() - from) / 60_000).toFixed(1);
	const day = new Date().toISOString().slice(0, 10);
	const variables = Object.entries(part.env).map(([name, value]) => `${name}=${value} `);
	const text = [
		part.title,
		'',
		`${day}, ${minutes} min: ${passed ? 'passed' : 'FAILED'}. \`${variables.join('')}npx ${part.command}\``,
		'',
		'```',
		...lines,
		'```'
	].join('\n');
	sections.set(part.title, text);
	write();
}

console.log(`\n${write().join('\n\n')}`);
process.exitCode = allPassed ? 0 : 1;
