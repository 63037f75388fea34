import { readdirSync, readFileSync } from 'node:fs';

/** The processes of a browser: they are one process group. */

/** The groups of all processes by their ids, without those that have ended. */
function groups(): Map<number, number> {
	const found = new Map<number, number>();
	for (const id of readdirSync('/proc').map(Number)) {
		if (Number.isNaN(id)) continue;
		try {
			const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
			// after the name in brackets: state, parent, group
			const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
			if (state !== 'Z') found.set(id, Number(group));
		} catch {
			// it has ended meanwhile
		}
	}
	return found;
}

/** The process group of the browser whose arguments name a folder. */
export function groupNaming(folder: string): number {
	for (const [id, group] of groups()) {
		try {
			if (readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').includes(folder)) return group;
		} catch {
			// it has ended meanwhile
		}
	}
	throw new Error(`no process over ${folder}`);
}

/** Kills a process group with SIGKILL and waits until all its processes are gone. */
export async function killGroup(group: number): Promise<void> {
	try {
		process.kill(-group, 'SIGKILL');
	} catch {
		// it has ended already
	}
	while ([...groups().values()].includes(group))
		await new Promise((resolve) => setTimeout(resolve, 10));
}
