import { inLanguage } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('data');

const number = inLanguage((tag) => new Intl.NumberFormat(tag));
const tenths = inLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** "2,000" */
export const numberText = (n: number): string => number().format(n);

/** "3.4 MB" */
export function sizeText(bytes: number): string {
	const { sizes } = m.data;
	if (bytes < 1000) return sizes.bytes(bytes);
	return bytes < 1_000_000
		? sizes.kilobytes(numberText(Math.round(bytes / 1000)))
		: sizes.megabytes(tenths().format(bytes / 1_000_000));
}

interface MergeCounts {
	readonly added: number;
	readonly branches: number;
	readonly longer: number;
}

/** What a merge does with the evenings of a file: how many are new, longer, known, or branches. */
export function mergeText({ added, branches, longer }: MergeCounts, evenings: number): string {
	const known = evenings - added - longer;
	const { merges, mergeSummary } = m.data;
	const parts = [
		...(added > 0 ? [merges.added(added)] : []),
		...(longer > 0 ? [merges.longer(longer)] : []),
		...(known > 0 ? [merges.known(known)] : [])
	];
	return mergeSummary(evenings, parts, branches);
}
