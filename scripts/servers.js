import { existsSync, readdirSync } from 'node:fs';

/** Redis and PostgreSQL, as Debian packages them, for relays that serve the same rooms. */

export const REDIS = '/usr/bin/redis-server';
const POSTGRES = '/usr/lib/postgresql';

/** The folder of PostgreSQL's newest programs, or undefined if there are none. */
export function postgresPrograms() {
	const [newest] = existsSync(POSTGRES)
		? readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a))
		: [];
	const folder = `${POSTGRES}/${newest}/bin`;
	return newest !== undefined && existsSync(`${folder}/initdb`) ? folder : undefined;
}

export const servers = {
	name: 'Redis and PostgreSQL',
	isHere: () => existsSync(REDIS) && postgresPrograms() !== undefined,
	packages: ['redis-server', 'postgresql']
};
