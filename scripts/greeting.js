import encodeQR from 'qr';
import { isAbsolute, relative, resolve } from 'node:path';

/** Columns of the terminal at the left of each line. */
const INDENT = 4;
/** Quiet zone of the code in modules. Phones read codes with less than the standard's four. */
const MARGIN = 2;

/** A code as lines for a terminal, two rows of modules each, black on white whatever the terminal's
 * own colours are.
 * @param {string} text */
function codeLines(text) {
	const rows = encodeQR(text, 'raw', { ecc: 'low', border: MARGIN });
	const pairs = rows.flatMap((row, y) => (y % 2 === 0 ? [{ row, next: rows[y + 1] ?? [] }] : []));
	return pairs.map(({ row, next }) => {
		const cells = row.map((isDark, x) => ' ▄▀█'[2 * Number(isDark) + Number(next[x] ?? false)]);
		return `\x1b[30;47m${cells.join('')}\x1b[0m`;
	});
}

/** @typedef {object} Opened a server that listens
 * @property {readonly string[]} phones addresses for phones, the best one first
 * @property {string} local the address for this computer
 * @property {'worked-out' | 'given' | 'restricted' | 'unknown'} source of `phones`: `given` by
 * ADDRESS; none because HOST is `restricted` to this computer, or ADDRESS says that it is `unknown`
 * @property {string | null} tables where shared tables are stored; null if none can be shared */

/** What `npm start` says about a server that listens.
 * @param {Opened} opened
 * @param {number | null} columns of the terminal; null if it is none, or has no colours
 * @returns {string[]} the lines */
export function greeting({ phones, local, source, tables }, columns) {
	if (columns === null)
		return [...phones.map((one) => `Phones: ${one}`), `This computer: ${local}`];
	const who = source === 'worked-out' ? 'Phones in this Wi-Fi' : 'Phones';
	const addresses = [
		...phones.map((one, i) => (i === 0 ? who : '').padEnd(23) + one),
		'This computer'.padEnd(23) + local
	];
	const [first] = phones;
	const more = first === undefined ? [[NO_PHONES[source]]] : forPhones(first, columns);
	const stop = `Stop with Ctrl+C.${tables === null ? '' : ` Shared tables live in ${tables}.`}`;
	const parts = [['Courtbook is open.'], addresses, ...more, [stop]];
	return parts.flatMap((lines, i) => [
		'',
		...lines.map((line) => ' '.repeat(i === 0 ? INDENT / 2 : INDENT) + line)
	]);
}

const NO_PHONES = {
	'worked-out': 'This computer is in no network, so phones cannot open it yet.',
	given: '',
	restricted: 'HOST or a proxy keeps it to this computer: phones cannot open this address.',
	unknown: 'ADDRESS tells the app where phones open it: docs/relay.md'
};

/** @param {string} address @param {number} columns @returns {string[][]} */
function forPhones(address, columns) {
	const code = codeLines(address);
	// two rows of modules each, and the code is a square
	const fits = INDENT + 2 * code.length <= columns;
	return [
		...(fits ? [code, ['Scan it: the phone on the table and everyone who wants to follow.']] : []),
		...(address.startsWith('https:') ? [] : [OVER_HTTP])
	];
}

const OVER_HTTP = [
	'Over http a phone does not keep the app. For offline and the home',
	'screen put HTTPS in front: docs/hosting.md'
];

/** How a folder is shown: below the working directory as ./data, elsewhere in full.
 * @param {string} folder @returns {string} */
export function shownPath(folder) {
	const path = relative('.', folder);
	return path.startsWith('..') || isAbsolute(path) ? resolve(folder) : `./${path}`;
}
