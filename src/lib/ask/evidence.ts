import weights from './evidence.txt?raw';
import type { Target } from './phrasings.ts';

/** The name of a target in the list of weights. */
export function nameOfTarget(target: Target): string {
	if ('rule' in target) return target.rule;
	if ('option' in target) return target.option;
	if ('subject' in target) return target.subject;
	if (target.question === 'hand') return target.side;
	return target.question === 'irregular' ? target.what : target.question;
}

/** Stands for a term of every question, and for one of questions that want no yes or no. */
export const ALWAYS = '*';
export const OPEN = '?';

/** How much each term of a question speaks for a target, by the target’s name: logarithms. */
const WEIGHTS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
	weights
		.trim()
		.split('\n')
		.map((line) => {
			const [name = '', ...parts] = line.split(' ');
			const own = new Map<string, number>();
			let weight = 0;
			for (const part of parts)
				if (/^-?\d+$/.test(part)) weight = Number(part);
				else own.set(part, weight);
			return [name, own];
		})
);

/** How likely each of these targets is what a question with these terms is about, all together 1.
 * The weights are learnt from the questions in tests/fixtures (`npm run learn`). */
export function chancesOf(
	targets: readonly Target[],
	terms: readonly string[],
	isOpen: boolean
): Map<string, number> {
	const all = [ALWAYS, ...(isOpen ? [OPEN] : []), ...terms];
	const odds = targets.map((target): [string, number] => {
		const name = nameOfTarget(target);
		const own = WEIGHTS.get(name);
		return [name, Math.exp(all.reduce((sum, term) => sum + (own?.get(term) ?? 0), 0))];
	});
	const total = odds.reduce((sum, [, one]) => sum + one, 0);
	return new Map(odds.map(([name, one]) => [name, one / total]));
}
