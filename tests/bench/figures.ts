/** The figures of one run, for the table at its end. */

type Unit = '×' | 'kB' | 'MB' | 'ms' | 's' | '';
interface Figure {
	readonly name: string;
	readonly value: number;
	/** The limit; null for a figure without one. */
	readonly limit: number | null;
	readonly unit: Unit;
}
const figures: Figure[] = [];

const format = (value: number, unit: Unit) =>
	`${value.toFixed(unit === '×' ? 2 : unit === 'kB' || unit === 'MB' || unit === 's' ? 1 : 0)} ${unit}`.trim();

/** Adds a figure and prints it. */
export function record(name: string, value: number, limit: number | null, unit: Unit): void {
	figures.push({ name, value, limit, unit });
	console.log(`${name}: ${format(value, unit)}`);
}

/** Prints all figures beside their limits. @returns whether every limit holds */
export function printFigures(): boolean {
	const rows = figures.map(({ name, value, limit, unit }) => [
		name,
		format(value, unit),
		...(limit === null ? ['', ''] : [`≤ ${format(limit, unit)}`, value <= limit ? 'met' : 'OVER'])
	]);
	const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]!.length)));
	console.log();
	for (const row of rows)
		console.log(
			row
				.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i] ?? 0)))
				.join('  ')
		);
	return figures.every(({ value, limit }) => limit === null || value <= limit);
}
