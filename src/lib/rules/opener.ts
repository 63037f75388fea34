import { formatCard, type Card } from '#lib/cards/card.ts';
import { rankOrder, type Options } from './options.ts';
import { packFor, type PackOptions } from './pack.ts';
import { rankingOf } from './ranking.ts';

type OpenerOptions = PackOptions & Pick<Options, 'opener'>;

/** The card whose holder leads: the opener, or if it is out of play the next stronger rank of its
 * suit that is dealt; after the strongest comes the weakest (RG-1). A rank that is only taken out
 * in part keeps its opener: the dealer takes out other suits.
 * @param aside the cards set aside and shown */
export function openerInPlay(
	options: OpenerOptions,
	players: number,
	aside: readonly Card[] = []
): string {
	const { opener } = options;
	const outside = aside.map(formatCard);
	const ranking = rankingOf(options, { players });
	const full = packFor(options, players).full.map(formatCard);
	const copies = (list: readonly string[], name: string) =>
		list.filter((one) => one === name).length;
	const suit = /[CDHSTM]$/.exec(opener)?.[0] ?? '';
	const rank = opener.slice(0, opener.length - suit.length);
	// with the ranks that only more players have
	const whole: readonly string[] = rankOrder(options, 8);
	const at = whole.indexOf(rank);
	const inOrder = [...whole.slice(at), ...whole.slice(0, at)];
	const inPlay = inOrder.find(
		(one) =>
			ranking.some((dealt) => dealt === one) &&
			copies(full, one + suit) > copies(outside, one + suit)
	);
	return at < 0 || inPlay === undefined ? opener : inPlay + suit;
}

/** Whether the pack has the opener, or a card that has its part: then a giveback of the worst
 * cannot hold it back, whoever leads (TX-5, RG-1). */
export const hasOpener = (options: OpenerOptions, players: number): boolean =>
	packFor(options, players).full.some(
		(card) => formatCard(card) === openerInPlay(options, players)
	);

/** The card that a play has to contain because it opens a round; null if it need not contain one.
 * Whoever only leads for holding the opener may lead anything (LE-1, RG-1).
 * @param question `opening`: whether the round begins with the opener; without the number of
 * `players` no card is taken to be out of play */
export function cardToOpen(
	options: OpenerOptions & Pick<Options, 'firstLead' | 'laterLead'>,
	{
		opening,
		players
	}: { readonly opening?: boolean | undefined; readonly players?: number | undefined }
): string | null {
	const leads = [options.firstLead, options.laterLead];
	const isFree = leads.includes('holder-leads') && !leads.includes('holder-of-card');
	if (opening !== true || isFree) return null;
	return players === undefined ? options.opener : openerInPlay(options, players);
}
