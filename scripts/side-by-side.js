// Runs commands at the same time, and prints what each said when it is over: node scripts/side-by-side.js "…" "…"
import { exec } from 'node:child_process';

const MEGABYTE = 1 << 20;

/** @param {string} command @returns {Promise<boolean>} whether it went well */
const run = (command) =>
	new Promise((over) =>
		exec(command, { maxBuffer: 64 * MEGABYTE }, (error, out, err) => {
			console.log(`\n> ${command}\n${out}${err}`);
			over(error === null);
		})
	);

const all = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = all.every(Boolean) ? 0 : 1;
