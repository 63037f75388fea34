import { hasSeatsStep, taxesOf, titlesOf, type TitleHeld } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { nameOf } from './format.ts';
import { isolated } from './rich.ts';
import { titleText } from './titles.ts';

const m = messagesOf('pack', 'table-steps');

/** A title as the table says it, not declined for a player. */
const tableTitle =
	(rules: Rules) =>
	({ published }: TitleHeld): string =>
		titleText(spokenTitle(rules, published));

/** The changes since the last deal, void or not, that a new number of players or new rules bring,
 * besides the pack (JO-4): brackets and titles, a line each. */
export function numberChanges(evening: Evening, round: Round): string[] {
	const last = evening.voidDeal ?? evening.past?.round;
	if (last === undefined) return [];
	const isAnother = last.places.length !== round.places.length;
	if (!isAnother && last.rules === round.rules) return [];
	const text = m.pack.changes;
	const lines = isAnother ? [text.players(round.places.length, last.places.length)] : [];
	const counts = (one: Round) =>
		taxesOf({ ...one, first: false, revolution: null, voidTaxes: [] }).brackets.map((b) =>
			String(b.count)
		);
	if (taxesOf(round).untaxed !== 'first-round' && String(counts(round)) !== String(counts(last)))
		lines.push(text.taxes(counts(round), counts(last)));
	// nobody has a title yet
	if (!hasSeatsStep(round)) return lines;
	const titles = (one: Round) =>
		new Set([...titlesOf(evening, { ...one, first: false }).values()].map(tableTitle(one.rules)));
	const [now, before] = [titles(round), titles(last)];
	const come = [...now].filter((title) => !before.has(title));
	const gone = [...before].filter((title) => !now.has(title));
	if (come.length > 0) lines.push(text.come(come));
	if (gone.length > 0) lines.push(text.gone(gone));
	return lines;
}

/** The decisions about cards that were exposed in the deal, a line each (DK-8). */
export const exposedLines = (evening: Pick<Evening, 'people'>, { exposed }: Round): string[] =>
	exposed.map(({ owner, keeper }) => {
		const from = isolated(nameOf(evening, owner));
		return owner === keeper
			? m['table-steps'].exposed.kept(from)
			: m['table-steps'].exposed.passed(from, isolated(nameOf(evening, keeper)));
	});
