import type { PlayerId } from '#lib/evening/ids.ts';
import { dealerOf, taxesOf, titlesOf, type TitleHeld } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { packFor } from '#lib/rules/pack.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { nameOf } from './format.ts';
import { isolated } from './rich.ts';
import { titleText } from './titles.ts';

export interface Dealing {
	readonly dealer: PlayerId;
	/** Cards for each player. */
	readonly each: number;
	/** The players who get one card more. */
	readonly more: readonly PlayerId[];
}

/** Who deals how many cards to whom. The Great Dalmuti is dealt from the top place on (DK-5), other games from the
 * dealer's left (DK-1, DK-6). A greater revolution reversed places and chairs after the deal, so the order before it
 * counts. */
export function dealingOf(round: Round): Dealing {
	const { each, extra } = packFor(round.rules.options, round.places.length);
	const dealer = dealerOf(round);
	const isReversed = round.revolution?.greater === true;
	const chairs = isReversed && round.before !== null ? round.before : round.chairs;
	const top = round.places.at(isReversed ? -1 : 0)!;
	const first =
		round.rules.options.deck === 'dalmuti' ? chairs.indexOf(top) : chairs.indexOf(dealer) + 1;
	const more = Array.from({ length: extra }, (_, i) => chairs[(first + i) % chairs.length]!);
	return { dealer, each, more };
}

/** A title as the table says it, not declined for a player. */
const tableTitle =
	(rules: Rules) =>
	({ published }: TitleHeld): string =>
		titleText(spokenTitle(rules, published));

/** The changes that a new number of players or new rules bring, besides the pack (JO-4): brackets and titles, a line
 * each. */
export function numberChanges(evening: Evening, round: Round): string[] {
	const last = evening.past?.round;
	if (last === undefined) return [];
	const isAnother = last.places.length !== round.places.length;
	if (!isAnother && last.rules === round.rules) return [];
	const text = m.pack.changes;
	const lines = isAnother ? [text.players(round.places.length, last.places.length)] : [];
	const counts = (one: Round) =>
		taxesOf({ ...one, first: false, revolution: null }).brackets.map((b) => b.count);
	if (String(counts(round)) !== String(counts(last)))
		lines.push(text.taxes(counts(round), counts(last)));
	const titles = (one: Round) =>
		new Set([...titlesOf(evening, { ...one, first: false }).values()].map(tableTitle(one.rules)));
	const [now, before] = [titles(round), titles(last)];
	const come = [...now].filter((title) => !before.has(title));
	const gone = [...before].filter((title) => !now.has(title));
	if (come.length > 0) lines.push(text.come(come));
	if (gone.length > 0) lines.push(text.gone(gone));
	return lines;
}

/** What was decided about cards that were exposed in the deal, a line each (DK-8). */
export const exposedLines = (evening: Pick<Evening, 'people'>, { exposed }: Round): string[] =>
	exposed.map(({ owner, keeper }) => {
		const from = isolated(nameOf(evening, owner));
		return owner === keeper
			? m['table-steps'].exposed.kept(from)
			: m['table-steps'].exposed.passed(from, isolated(nameOf(evening, keeper)));
	});
