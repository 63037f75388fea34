import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { wildOf } from './cards.ts';
import { bold, isolated } from './rich.ts';
import { nameOf } from './format.ts';

/** One step of an exchange: the tribute or the giveback. */
export interface TaxLine {
	readonly who: string;
	/** The sentence, with the cards in bold. */
	readonly text: string;
}

/** The steps of a bracket's exchange, in order (TX-3, TX-5, TX-6, TX-12), with the rule for wild cards (TX-4). */
export function taxLines(
	evening: Pick<Evening, 'people'>,
	rules: Rules,
	{ payer, receiver, count, scheduled }: Bracket<PlayerId>
): TaxLine[] {
	const { giveback, ranking, jokers, wildTax } = rules.options;
	const text = m['table-steps'].tax;
	const [from, to] = [nameOf(evening, payer), nameOf(evening, receiver)];
	const gives = ranking === 'low-wins' ? text.givesBest : text.givesHighest;
	const tribute = gives(isolated(from), count, bold);
	const more = [
		...(scheduled === undefined ? [] : [text.short(count, scheduled)]),
		...(jokers === 0 ? [] : [text.wild[wildTax](wildOf(rules))])
	];
	return [
		{ who: from, text: more.reduce(text.sentences, tribute) },
		{ who: to, text: text.giveback[giveback](isolated(to), count, bold) }
	];
}

/** The corrections of a payer's tribute, a line each (TX-11). */
export const correctionLines = ({ taxCorrections }: Round, payer: PlayerId): string[] =>
	taxCorrections
		.filter((correction) => correction.payer === payer)
		.map(({ fault, remedy, fine }) =>
			m['table-steps'].tax.corrected[fault][remedy](isolated(fine ?? ''))
		);
