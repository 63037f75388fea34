// Runs what takes minutes, one after the other, and writes what came of it to docs/torture.md:
// node scripts/torture.js [word in the title of the parts to run, the others stay as they were told last]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

const file = new URL('../docs/torture.md', import.meta.url);

/** @typedef {{ title: string, command: string, env: Record<string, string> }} Part */
/** @type {Part[]} */
const parts = [
	{
		title: 'Killed 200 times',
		command: 'playwright test -c tests/torture',
		env: { TORTURE_KILLS: '200' }
	},
	{
		title: 'Two tabs writing 500 entries each',
		command: 'playwright test two-tabs',
		env: { TABS_ENTRIES: '500' }
	},
	{
		title: '20,000 hostile files',
		command: 'vitest run --project unit tests/unit/exchange/hostile.test.ts',
		env: { HOSTILE_RUNS: '20000' }
	},
	{
		title: '300 random histories, written and read again',
		command:
			'vitest run --project unit --testTimeout 600000 tests/unit/exchange/backup.test.ts tests/unit/exchange/validate.test.ts',
		env: { TORTURE_RUNS: '300' }
	},
	{
		title: 'What would be allowed, in 1,000 positions of each ruleset',
		command:
			'vitest run --project unit --testTimeout 600000 tests/unit/referee/legal-plays.test.ts',
		env: { TORTURE_POSITIONS: '1000' }
	},
	{
		title: 'The rules against their oracle, and random evenings, many more than in a test run',
		command:
			'vitest run --project unit tests/unit/rules/oracle tests/unit/evening/random-evenings.test.ts',
		env: { WHOLE: '1' }
	},
	{
		title: 'Every screen with wide spaces and in forced colours',
		command: 'playwright test access-screens',
		env: { WHOLE: '1' }
	},
	{
		title:
			'Every screen at every size, in every theme and language; every text on every screen; every table',
		command: 'playwright test screens-look texts geometry flat',
		env: { WHOLE: '1' }
	}
];

/** What a test says of its figures stands behind this word; what a runner says of its tests, like this.
 * @param {string} line */
function figureOf(line) {
	const text = stripVTControlCharacters(line).trim();
	return (
		/torture: (.*)/.exec(text)?.[1] ??
		/^(\d+ (?:passed|failed|flaky|skipped)\b.*)/.exec(text)?.[1] ??
		/^(\d+ requests to .*)/.exec(text)?.[1] ??
		/^Tests +(.*)/.exec(text)?.[1]
	);
}

/** @param {Part} part @returns {Promise<{ well: boolean, lines: string[] }>} */
function run({ command, env }) {
	return new Promise((over) => {
		const child = spawn(`npx --no-install ${command}`, {
			shell: true,
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { ...process.env, ...env }
		});
		let said = '';
		child.stdout.on('data', (/** @type {Buffer} */ data) => {
			process.stdout.write(data);
			said += data.toString();
		});
		child.on('close', (code) => {
			const lines = said.split('\n').flatMap((line) => figureOf(line) ?? []);
			over({ well: code === 0, lines });
		});
	});
}

/** What the file says of the parts that are not run this time.
 * @type {Map<string, string>} */
const sections = new Map(
	readFileSync(file, 'utf8')
		.split(/^## /m)
		.slice(1)
		.map((text) => [text.split('\n', 1)[0] ?? '', text.trim()])
);

const [wanted = ''] = process.argv.slice(2);
let allWell = true;
for (const part of parts) {
	if (!part.title.toLowerCase().includes(wanted.toLowerCase())) continue;
	const from = Date.now();
	const { well, lines } = await run(part);
	allWell &&= well;
	const minutes = ((Date.now() - from) / 60_000).toFixed(1);
	const day = new Date().toISOString().slice(0, 10);
	const variables = Object.entries(part.env).map(([name, value]) => `${name}=${value} `);
	const text = [
		part.title,
		'',
		`${day}, ${minutes} min: ${well ? 'all well' : 'NOT ALL WELL'}. \`${variables.join('')}npx ${part.command}\``,
		'',
		'```',
		...lines,
		'```'
	].join('\n');
	sections.set(part.title, text);
}

const known = parts.flatMap(({ title }) => sections.get(title) ?? []);
writeFileSync(
	file,
	[
		'# The last torture run',
		`\`npm run torture\` does what takes too long for every test run, and writes this page. A run that is named by its seed is done again with \`TORTURE_SEED\`. The machine had ${cpus().length} cores.`,
		...known.map((text) => `## ${text}`)
	].join('\n\n') + '\n'
);
console.log(`\n${known.join('\n\n')}`);
process.exitCode = allWell ? 0 : 1;
