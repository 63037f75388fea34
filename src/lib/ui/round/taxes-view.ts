import { checkRevolution } from '#lib/evening/kinds/revolution-called.ts';
import { merchantExchangeOf } from '#lib/evening/kinds/merchants-exchanged.ts';
import { firstLeadOf, taxesOf, titlesOf } from '#lib/evening/round.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket, Taxes } from '#lib/rules/tax.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold, isolated } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { wildOf } from '#lib/ui/text/cards.ts';
import { correctionLines, taxLines } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { isolateName, nameOf } from '#lib/ui/text/format.ts';
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
	/** The tribute and the giveback, each with the accessible name of its button. */
	readonly lines: readonly { readonly text: string; readonly tick: string }[];
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
	/** The players who pay nothing, if others do. */
	readonly free: string | null;
	readonly wentWrong: string | null;
	readonly revolution: {
		readonly label: string;
		readonly line: string;
		readonly call: string;
	} | null;
	/** Label of the button that goes on and marks all taxes as paid. */
	readonly goOn: string;
	/** Whether the panel for the merchants' exchange is shown. */
	readonly has: { readonly merchants: boolean };
}

function bracketView(
	evening: Evening,
	round: Round,
	titles: (player: PlayerId) => string,
	bracket: Bracket<PlayerId>
): BracketView {
	const { payer, receiver, count } = bracket;
	const plain = (player: PlayerId) => isolateName(nameOf(evening, player));
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
			tick: i === 0 ? ticks.paid(isolateName(who)) : ticks.returned(isolateName(who))
		})),
		corrections: correctionLines(round, payer)
	};
}

function noneView(evening: Evening, round: Round, { untaxed }: Taxes<PlayerId>): TaxesView['none'] {
	const text = m['table-steps'].tax;
	const { revolution, rules } = round;
	if (revolution !== null) {
		const showed = revolution.greater ? text.showedGreater : text.showed;
		const line = showed(isolated(nameOf(evening, revolution.caller)), wildOf(rules));
		return { heading: text.none, line, source: null };
	}
	if (untaxed !== 'first-round') return null;
	const source = { rule: 'TX-7', text: sourceText(rules, 'firstRoundTax') } as const;
	return { heading: text.noneAtFirst, line: null, source };
}

/** The texts of the Taxes step (TX-1 to TX-11, RV-1, RV-2). */
export function taxesView(evening: Evening, round: Round): TaxesView {
	const text = m['table-steps'].tax;
	const tax = taxesOf(round);
	const titlesHeld = titlesOf(evening, round);
	const titles = (player: PlayerId) => titleText(titlesHeld.get(player)?.spoken ?? '');
	const inBracket = new Set(tax.brackets.flatMap(({ payer, receiver }) => [payer, receiver]));
	const free = round.places.filter((p) => !inBracket.has(p) && !round.left.includes(p));
	const none = noneView(evening, round, tax);
	const lead = leadText(evening, firstLeadOf(round));
	const wild = wildOf(round.rules);
	const mayCall = round.places.some((player) => checkRevolution(round, player).ok);
	return {
		brackets: tax.brackets.map((bracket) => bracketView(evening, round, titles, bracket)),
		none,
		free:
			none === null && free.length > 0
				? text.free(
						free.map((player) => nameOf(evening, player)),
						bold
					)
				: null,
		wentWrong: tax.brackets.length > 0 ? text.wentWrong : null,
		revolution: mayCall
			? {
					label: text.revolution,
					line: text.someoneShows(wild, bold),
					call: round.rules.options.revolution === 'dalmuti' ? text.call : text.none
				}
			: null,
		goOn: tax.brackets.length > 0 ? text.settled(lead) : text.play(lead),
		has: { merchants: merchantExchangeOf(round) !== null }
	};
}
