import { callersOf, checkRevolution } from '#lib/evening/kinds/revolution-called.ts';
import { merchantExchangeOf } from '#lib/evening/kinds/merchants-exchanged.ts';
import { firstLeadOf, taxesOf } from '#lib/evening/round.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket, Taxes } from '#lib/rules/tax.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold, isolated } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { pairOf } from '#lib/ui/text/cards.ts';
import { correctionLines, taxLines, owesWholeHand, taxRemarks } from '#lib/ui/text/tax.ts';
import { isolateName, nameOf } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { SourcedRule } from './deal-view.ts';

const m = messagesOf('table-steps');

export interface BracketView {
	readonly payer: PlayerId;
	readonly receiver: PlayerId;
	readonly count: number;
	/** Names of payer and receiver. */
	readonly names: readonly [string, string];
	readonly label: string;
	/** The next action: before the tribute, and before the giveback. */
	readonly next: { readonly open: string; readonly given: string };
	/** Corrections of a wrong tribute (TX-11). */
	readonly corrections: readonly string[];
}

/** The texts of the Taxes step. Sentences may contain the marks that `Rich` renders. */
export interface TaxesView {
	readonly brackets: readonly BracketView[];
	/** Why nobody pays. */
	readonly none: {
		readonly heading: string;
		readonly line: string | null;
		readonly source: SourcedRule | null;
	} | null;
	/** Rules that hold for all brackets. */
	readonly remarks: readonly string[];
	/** The players who left after the deal and before play, with what becomes of their taxes. */
	readonly left: readonly string[];
	/** The players who pay nothing, if others do. */
	readonly free: string | null;
	readonly revolution: {
		readonly label: string;
		readonly line: string;
		readonly call: string;
		/** False once a tax was paid. */
		readonly isOpen: boolean;
	} | null;
	/** Label of the button that marks all taxes as paid and begins play. */
	readonly goOn: string;
	/** Whether the panel for the merchants' exchange is shown. */
	readonly has: { readonly merchants: boolean };
}

function bracketView(evening: Evening, round: Round, bracket: Bracket<PlayerId>): BracketView {
	const { payer, receiver, count } = bracket;
	const names = [nameOf(evening, payer), nameOf(evening, receiver)] as const;
	return {
		payer,
		receiver,
		count,
		names,
		label: m['table-steps'].tax.label(isolateName(names[0]), isolateName(names[1]), count),
		next: taxLines(evening, round.rules, bracket, owesWholeHand(round, bracket)),
		corrections: correctionLines(round, payer)
	};
}

function noneView(evening: Evening, round: Round, { untaxed }: Taxes<PlayerId>): TaxesView['none'] {
	const text = m['table-steps'].tax;
	const { revolution, rules } = round;
	if (revolution !== null) {
		const showed = revolution.greater ? text.showedGreater : text.showed;
		const line = showed(isolated(nameOf(evening, revolution.caller)), pairOf(rules));
		return { heading: text.none, line, source: null };
	}
	if (untaxed !== 'first-round') return null;
	const source = { rule: 'TX-7', text: sourceText(rules, 'firstRoundTax') } as const;
	return { heading: text.noneAtFirst, line: null, source };
}

/** The players who left before play began, by what becomes of the bracket with them: a paid one
 * stands, an unpaid one is void (SE-4). */
function leftLines(evening: Evening, round: Round): string[] {
	const { brackets } = taxesOf({ ...round, voidTaxes: [] });
	const fateOf = (player: PlayerId) => {
		const bracket = brackets.find((b) => [b.payer, b.receiver].includes(player));
		if (bracket === undefined) return 'untaxed';
		return round.voidTaxes.includes(bracket.payer) ? 'void' : 'paid';
	};
	return (['void', 'paid', 'untaxed'] as const).flatMap((fate) => {
		const these = round.leftBeforePlay.filter((player) => fateOf(player) === fate);
		const names = these.map((player) => nameOf(evening, player));
		return names.length > 0 ? m['table-steps'].tax.left[fate](names, bold) : [];
	});
}

/** The texts of the Taxes step (TX-1 to TX-12, RV-1, RV-2). */
export function taxesView(evening: Evening, round: Round): TaxesView {
	const text = m['table-steps'].tax;
	const tax = taxesOf(round);
	const inBracket = new Set(tax.brackets.flatMap(({ payer, receiver }) => [payer, receiver]));
	const free = round.places.filter((p) => !inBracket.has(p) && !round.left.includes(p));
	const none = noneView(evening, round, tax);
	const lead = leadText(evening, firstLeadOf(round));
	const mayCall = callersOf(round).length > 0;
	const isTooLate = round.places.some((player) => {
		const answer = checkRevolution(round, player);
		return !answer.ok && answer.error === 'tax-begun';
	});
	return {
		brackets: tax.brackets.map((bracket) => bracketView(evening, round, bracket)),
		none,
		remarks:
			tax.brackets.length > 0
				? taxRemarks(
						round,
						tax.brackets.some((bracket) => owesWholeHand(round, bracket))
					)
				: [],
		left: leftLines(evening, round),
		free:
			none === null && free.length > 0
				? text.free(
						free.map((player) => nameOf(evening, player)),
						bold
					)
				: null,
		revolution:
			mayCall || isTooLate
				? {
						label: text.revolution,
						line: text.someoneShows(pairOf(round.rules)),
						call: text.revolution,
						isOpen: mayCall
					}
				: null,
		goOn: tax.brackets.length > 0 ? text.settled(lead) : text.play(lead),
		has: { merchants: merchantExchangeOf(round) !== null }
	};
}
