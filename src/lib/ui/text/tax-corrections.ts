import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { isolated } from './rich.ts';
import { nameOf } from './format.ts';

/** What was done about a payer's tribute, a line each (TX-11). */
export const correctionLines = ({ taxCorrections }: Round, payer: PlayerId): string[] =>
	taxCorrections
		.filter((correction) => correction.payer === payer)
		.map(({ fault, remedy, fine }) =>
			m['table-steps'].tax.corrected[fault][remedy](isolated(fine ?? ''))
		);

/** What became of cards that came to light while dealing, a line each (DK-8). */
export const exposedLines = (evening: Pick<Evening, 'people'>, { exposed }: Round): string[] =>
	exposed.map(({ owner, keeper }) => {
		const [from, to] = [nameOf(evening, owner), nameOf(evening, keeper)].map(isolated);
		return owner === keeper
			? m['table-steps'].exposed.kept(from!)
			: m['table-steps'].exposed.passed(from!, to!);
	});
