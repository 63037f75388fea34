import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

type Way = IrregularVerdict['ways'][number]['code'];

/** The correction of a tax that follows from the way a table chose (TX-11); null if taxes are not
 * concerned. */
export function correctionOf(
	what: Irregularity,
	way: Way,
	payer: PlayerId,
	fine: string
): TimelineCommand | null {
	if (what !== 'wrong-tribute' && what !== 'forgotten-tribute') return null;
	const fault = what === 'wrong-tribute' ? 'wrong' : 'forgotten';
	switch (way) {
		case 'put-right':
			return { type: 'correctTax', payer, fault, remedy: 'paid-anew', fine: null };
		case 'fine':
			return { type: 'correctTax', payer, fault, remedy: 'fine', fine };
		case 'let-stand':
			return { type: 'correctTax', payer, fault, remedy: 'let-stand', fine: null };
		case 'deal-again':
		case 'even-out-unseen':
		case 'owner-keeps-it':
		case 'top-player-rules':
		case 'worst-place-free':
		case 'round-void':
		case 'end-round-early':
		case 'take-back-and-pass':
		case 'take-back-in-turn':
		case 'giveback-right':
		case 'said-late':
		case 'fresh-only':
		case 'laid-is-played':
		case 'pass-holds-this-turn':
		case 'pass-holds-this-trick':
		case 'taken-back-before-the-next-play':
			return null;
	}
}
