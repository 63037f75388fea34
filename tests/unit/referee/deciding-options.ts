import type { Grounds } from '#lib/referee/grounds.ts';

/** The options that decided a verdict, those that the house set with `!`: `twosEndTrick
 * maxSet!`. */
export const decidingOptions = ({ options }: Grounds): string =>
	options.map(({ option, origin }) => option + (origin === 'house' ? '!' : '')).join(' ');
