import { count, listed } from '#lib/ui/words.ts';

const number = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** 2,000. */
export const numberText = (n: number): string => number.format(n);

/** 1 evening, 2,000 evenings. */
export const many = (n: number, one: string, some = `${one}s`): string =>
	`${number.format(n)} ${n === 1 ? one : some}`;

/** 3.4 MB. */
export function sizeText(bytes: number): string {
	if (bytes < 1000) return count(bytes, 'byte');
	return bytes < 1_000_000
		? `${number.format(Math.round(bytes / 1000))} kB`
		: `${tenths.format(bytes / 1_000_000)} MB`;
}

interface Counts {
	readonly evenings: number;
	readonly people: number;
	readonly houses: number;
}

/** 12 evenings, 6 people, and 1 set of house rules. */
export const countsText = ({ evenings, people, houses }: Counts): string =>
	listed([
		many(evenings, 'evening'),
		many(people, 'person', 'people'),
		many(houses, 'set of house rules', 'sets of house rules')
	]);

interface News {
	readonly added: number;
	readonly branches: number;
	readonly longer: number;
}

/** What a merge would do, or did, with the evenings of a file. */
export function newsText({ added, branches, longer }: News, evenings: number): string {
	const known = evenings - added - longer;
	const parts = [
		...(added > 0 ? [`${number.format(added)} new here`] : []),
		...(longer > 0 ? [`${number.format(longer)} longer than here`] : []),
		...(known > 0 ? [`${number.format(known)} here already`] : [])
	];
	const beside =
		branches === 0
			? ''
			: ` ${many(branches, 'evening was', 'evenings were')} continued on two phones: both are kept, side by side.`;
	return `Of ${many(evenings, 'evening')}: ${listed(parts)}.${beside}`;
}
