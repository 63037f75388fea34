// Runs a command, and beside it others in the time that it leaves them: node scripts/side-by-side.js "others" … "command".
// What the others say is printed when they are over.
import { exec, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const MEGABYTE = 1 << 20;

/** @param {string} command @returns {Promise<boolean>} whether it went well */
const beside = (command) =>
	new Promise((over) => {
		const { pid } = exec(command, { maxBuffer: 64 * MEGABYTE }, (error, out, err) => {
			console.log(`\n> ${command}\n${out}${err}`);
			over(error === null);
		});
		if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
	});

/** @param {string} command @returns {Promise<boolean>} */
const run = (command) =>
	new Promise((over) => {
		console.log(`\n> ${command}`);
		spawn(command, { shell: true, stdio: 'inherit' }).on('close', (code) => over(code === 0));
	});

const others = process.argv.slice(2, -1);
const all = await Promise.all([...others.map(beside), run(process.argv.at(-1) ?? '')]);
process.exitCode = all.every(Boolean) ? 0 : 1;
