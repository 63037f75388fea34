import type { PlayerId } from '#lib/evening/ids.ts';
import { dealOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { handSize } from '#lib/rules/deal.ts';
import { hasOpener, openerInPlay } from '#lib/rules/opener.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { wildOf } from './cards.ts';
import { cardInDeck } from './opener.ts';
import { isolated } from './rich.ts';
import { plainName } from './format.ts';

const m = messagesOf('table-steps');

const giveback = ({ giveback }: Options) => (giveback === 'worst' ? 'worst' : 'any');

/** Whether the payer of a bracket has no more cards than are due (TX-12). */
export const owesWholeHand = (round: Round, { payer, count }: Bracket<PlayerId>): boolean =>
	count === handSize(dealOf(round), payer);

/** The next action in a bracket, first the tribute with its giveback, then the giveback alone; and
 * a description of the tribute (TX-3, TX-5, TX-12). */
export function taxLines(
	evening: Pick<Evening, 'people'>,
	{ options }: Rules,
	{ receiver, count }: Bracket<PlayerId>,
	isWholeHand: boolean
): Readonly<Record<'open' | 'given' | 'tribute' | 'back', string>> {
	const { owes, wholeHand, back, now, open } = m['table-steps'].tax;
	const most = options.ranking === 'low-wins' ? owes.best : owes.highest;
	const tribute = isWholeHand ? wholeHand(count) : most(count);
	const kind = giveback(options);
	return {
		tribute,
		back: back[kind](count),
		open: open(tribute, back[kind](count)),
		given: now[kind](plainName(evening, receiver), count)
	};
}

/** The rules for all taxes of a round: on wild cards, and on when the giveback is chosen (TX-4 to
 * TX-6). The opener cannot be kept back, whoever leads (RG-1).
 * @param wholeHand whether somebody owes the whole hand */
export function taxRemarks(
	{ rules, places }: Pick<Round, 'rules' | 'places'>,
	wholeHand = false
): string[] {
	const { giveback, jokers, wildTax, deck } = rules.options;
	const text = m['table-steps'].tax;
	const players = places.length;
	const opener = openerInPlay(rules.options, players);
	return [
		...(jokers > 0 ? [text.wild[wildTax](wildOf(rules))] : []),
		...(jokers > 0 && wholeHand && wildTax !== 'owed' ? [text.wildInWholeHand(wildOf(rules))] : []),
		text.ways[giveback],
		...(giveback === 'worst' && hasOpener(rules.options, players)
			? [text.openerFirst(opener.slice(0, -1), cardInDeck(opener, deck))]
			: [])
	];
}

/** The corrections of a payer's tribute, a line each (TX-11). */
export const correctionLines = ({ taxCorrections }: Round, payer: PlayerId): string[] =>
	taxCorrections
		.filter((correction) => correction.payer === payer)
		.map(({ fault, remedy, fine }) =>
			m['table-steps'].tax.corrected[fault][remedy](isolated(fine ?? ''))
		);
