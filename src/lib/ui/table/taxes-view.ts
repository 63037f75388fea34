import { checkRevolution } from '#lib/evening/kinds/revolution-called.ts';
import { merchantExchangeOf } from '#lib/evening/kinds/merchants-exchanged.ts';
import { firstLeadOf, taxesOf, titlesOf } from '#lib/evening/round.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket, Taxes } from '#lib/rules/tax.ts';
import { leadText } from '#lib/ui/text/reasons.ts';
import { bold, isolated } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { correctionLines } from '#lib/ui/text/tax-corrections.ts';
import { wildOf } from '#lib/ui/text/cards.ts';
import { taxLines } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { inPlain, nameOf } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { SourcedRule } from './deal-view.ts';

export interface BracketView {
	readonly payer: PlayerId;
	readonly receiver: PlayerId;
	readonly count: number;
	readonly label: string;
	/** The titles of payer and receiver. */
	readonly low: string;
	readonly high: string;
	/** The tribute and the giveback, each with the name of its tick. */
	readonly lines: readonly { readonly text: string; readonly tick: string }[];
	/** What the table did about a wrong tribute (TX-11). */
	readonly corrections: readonly string[];
}

/** What the Taxes step shows, in words. Names and what stands out are marked as `Rich` takes them. */
export interface TaxesView {
	readonly brackets: readonly BracketView[];
	/** A link to the referee. */
	readonly whatMust: string;
	/** Why nobody pays. */
	readonly none: {
		readonly heading: string;
		readonly line: string | null;
		readonly source: SourcedRule | null;
	} | null;
	/** Who pays nothing, where others pay. */
	readonly free: string | null;
	readonly wentWrong: string | null;
	readonly revolution: {
		readonly label: string;
		readonly line: string;
		readonly call: string;
	} | null;
	/** The button that goes on without recording the taxes, and the golden one, which records all of them. */
	readonly skip: string;
	readonly goOn: string;
	readonly notRecorded: string;
	/** Whether there is a panel for the merchants' exchange. */
	readonly has: { readonly merchants: boolean };
}

function bracketView(
	evening: Evening,
	round: Round,
	titles: (player: PlayerId) => string,
	bracket: Bracket<PlayerId>
): BracketView {
	const { payer, receiver, count } = bracket;
	const plain = (player: PlayerId) => inPlain(nameOf(evening, player));
	const ticks = m.table.tax;
	return {
		payer,
		receiver,
		count,
		label: m['table-steps'].tax.label(plain(payer), plain(receiver), count),
		low: titles(payer),
		high: titles(receiver),
		lines: taxLines(evening, round.rules, bracket).map(({ who, text }, i) => ({
			text,
			tick: i === 0 ? ticks.paid(inPlain(who)) : ticks.returned(inPlain(who))
		})),
		corrections: correctionLines(round, payer)
	};
}

function noneView(evening: Evening, round: Round, { untaxed }: Taxes<PlayerId>): TaxesView['none'] {
	const words = m['table-steps'].tax;
	const { revolution, rules } = round;
	if (revolution !== null) {
		const showed = revolution.greater ? words.showedGreater : words.showed;
		const line = showed(isolated(nameOf(evening, revolution.caller)), wildOf(rules));
		return { heading: words.none, line, source: null };
	}
	if (untaxed !== 'first-round') return null;
	const source = { rule: 'TX-7', text: sourceText(rules, 'firstRoundTax') } as const;
	return { heading: words.noneAtFirst, line: null, source };
}

/** What the Taxes step shows (TX-1 to TX-11, RV-1, RV-2). */
export function taxesView(evening: Evening, round: Round): TaxesView {
	const words = m['table-steps'].tax;
	const tax = taxesOf(round);
	const held = titlesOf(evening, round);
	const titles = (player: PlayerId) => titleText(held.get(player)?.spoken ?? '');
	const inBracket = new Set(tax.brackets.flatMap(({ payer, receiver }) => [payer, receiver]));
	const free = round.places.filter((player) => !inBracket.has(player));
	const none = noneView(evening, round, tax);
	const lead = leadText(evening, firstLeadOf(round));
	const wild = wildOf(round.rules);
	const mayCall = round.places.some((player) => checkRevolution(round, player).ok);
	return {
		brackets: tax.brackets.map((bracket) => bracketView(evening, round, titles, bracket)),
		whatMust: words.whatMust,
		none,
		free:
			none === null && free.length > 0
				? words.free(
						free.map((player) => nameOf(evening, player)),
						bold
					)
				: null,
		wentWrong: tax.brackets.length > 0 ? words.wentWrong : null,
		revolution: mayCall
			? {
					label: words.revolution,
					line: words.someoneShows(wild, bold),
					call: round.rules.options.revolution === 'dalmuti' ? words.call : words.none
				}
			: null,
		skip: words.skip,
		goOn: tax.brackets.length > 0 ? words.settled(lead) : words.play(lead),
		notRecorded: words.notRecorded,
		has: { merchants: merchantExchangeOf(round) !== null }
	};
}
