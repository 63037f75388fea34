import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { nameOf } from './words.ts';

/** One step of an exchange; the words in bold are the ones that count. */
export interface TaxLine {
	readonly who: string;
	readonly does: string;
	readonly bold: string;
	readonly then: string;
}

/** What becomes of wild cards in a tribute (TX-4); empty where the pack has none. */
function wildText({ options }: Rules): string {
	if (options.jokers === 0) return '';
	const wilds = options.deck === 'dalmuti' ? 'Jesters' : 'Jokers';
	switch (options.wildTax) {
		case 'kept':
			return ` ${wilds} may be kept.`;
		case 'owed':
			return ` ${wilds} count as the highest.`;
		case 'payer-chooses':
			return ` The payer says what each ${wilds.slice(0, -1)} counts as.`;
	}
}

/** How a bracket is exchanged, in order (TX-3, TX-5, TX-6). */
export function taxLines(
	evening: Pick<Evening, 'people'>,
	rules: Rules,
	{ payer, receiver, count }: Bracket<PlayerId>
): TaxLine[] {
	const { giveback, ranking } = rules.options;
	const [from, to] = [nameOf(evening, payer), nameOf(evening, receiver)];
	const cards = count === 1 ? 'card' : 'cards';
	const some = count === 1 ? '' : `${count} `;
	const best = ranking === 'low-wins' ? 'best' : 'highest';
	const lowest = ranking === 'low-wins' ? `, the lowest ${count === 1 ? 'number' : 'numbers'}` : '';
	const tribute: TaxLine = {
		who: from,
		does: 'gives the',
		bold: `${some}${best}`,
		then: `${cards}${lowest}.${wildText(rules)}`
	};
	switch (giveback) {
		case 'free-after-looking':
			return [tribute, { who: to, does: 'looks, then returns', bold: `any ${count}.`, then: '' }];
		case 'free-unseen':
			return [
				tribute,
				{
					who: to,
					does: 'gives',
					bold: `any ${count}`,
					then: 'at the same time, without looking first.'
				}
			];
		case 'worst':
			return [
				tribute,
				{
					who: to,
					does: 'gives the',
					bold: `${some}lowest`,
					then: `${cards} at the same time, the 3♣ before other 3s.`
				}
			];
	}
}
