import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round, TaxCorrection } from '#lib/evening/state.ts';
import { nameOf } from './words.ts';

/** What went wrong with a tribute (TX-11). */
export const FAULTS: Record<TaxCorrection['fault'], string> = {
	wrong: 'Wrong cards',
	forgotten: 'Forgotten'
};

/** What the table can do about it. */
export const REMEDY_WORDS: Record<TaxCorrection['remedy'], string> = {
	'paid-anew': 'The cards go back, the right ones are paid',
	fine: 'A fine',
	'let-stand': 'Let it stand'
};

/** What was done about a payer's tribute, a line each. */
export const correctionLines = ({ taxCorrections }: Round, payer: PlayerId): string[] =>
	taxCorrections
		.filter((correction) => correction.payer === payer)
		.map(({ fault, remedy, fine }) => {
			const done = remedy === 'fine' ? `fined: ${fine}` : REMEDY_WORDS[remedy].toLowerCase();
			return `${FAULTS[fault]}: ${done}.`;
		});

/** What became of cards that came to light while dealing, a line each (DK-8). */
export const exposedLines = (evening: Pick<Evening, 'people'>, { exposed }: Round): string[] =>
	exposed.map(({ owner, keeper }) => {
		const [from, to] = [nameOf(evening, owner), nameOf(evening, keeper)];
		return owner === keeper
			? `${from} keeps the card that was shown.`
			: `The card that was shown goes from ${from} to ${to}, and ${from} gets a random one of ${to}’s.`;
	});
