/** Whether to run all cases instead of samples: `npm run torture` sets `WHOLE=1`. */
export const whole = process.env['WHOLE'] !== undefined;

/** All items; in a test run only item `n`, counted round the list. */
export const turn = <const T>(all: readonly T[], n = 0): readonly T[] =>
	whole ? all : [all[n % all.length]!];

/** Prints a figure for docs/torture.md in a run of `npm run torture`, and nothing in a test run. */
export function report(figure: string): void {
	if (process.env['TORTURE'] !== undefined) console.log(`figure: ${figure}`);
}

/** The number `n`; `times` as much with `WHOLE=1`. */
export const many = (n: number, times = 10): number => (whole ? times * n : n);
