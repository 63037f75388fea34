import type { PlayerId } from '#lib/evening/ids.ts';
import { dealerOf, taxesOf, titlesOf, type TitleHeld } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { packFor } from '#lib/rules/pack.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { titleText } from './titles.ts';

export interface Dealing {
	readonly dealer: PlayerId;
	/** Whole cards each, and who gets one more. */
	readonly each: number;
	readonly more: readonly PlayerId[];
}

/** Who deals how many cards to whom. The Great Dalmuti is dealt from the top on (DK-5), the others from the
 * dealer's left (DK-1, DK-6). A greater revolution turned places and chairs after the deal. */
export function dealingOf(round: Round): Dealing {
	const { each, extra } = packFor(round.rules.options, round.places.length);
	const dealer = dealerOf(round);
	const turned = round.revolution?.greater === true;
	const chairs = turned && round.before !== null ? round.before : round.chairs;
	const top = round.places.at(turned ? -1 : 0)!;
	const first =
		round.rules.options.deck === 'dalmuti' ? chairs.indexOf(top) : chairs.indexOf(dealer) + 1;
	const more = Array.from({ length: extra }, (_, i) => chairs[(first + i) % chairs.length]!);
	return { dealer, each, more };
}

/** A title as the table says it, in nobody's form. */
const publishedAs =
	(rules: Rules) =>
	({ published }: TitleHeld): string =>
		titleText(spokenTitle(rules, published));

/** What changes with the number at the table, besides the pack (JO-4): the brackets and the titles. */
export function numberChanges(evening: Evening, round: Round): string[] {
	const last = evening.past?.round;
	if (last === undefined) return [];
	const isAnother = last.places.length !== round.places.length;
	if (!isAnother && last.rules === round.rules) return [];
	const words = m.pack.changes;
	const lines = isAnother ? [words.players(round.places.length, last.places.length)] : [];
	const counts = (one: Round) =>
		taxesOf({ ...one, first: false, revolution: null }).brackets.map((b) => b.count);
	if (String(counts(round)) !== String(counts(last)))
		lines.push(words.taxes(counts(round), counts(last)));
	const titles = (one: Round) =>
		new Set([...titlesOf(evening, { ...one, first: false }).values()].map(publishedAs(one.rules)));
	const [now, before] = [titles(round), titles(last)];
	const come = [...now].filter((title) => !before.has(title));
	const gone = [...before].filter((title) => !now.has(title));
	if (come.length > 0) lines.push(words.come(come));
	if (gone.length > 0) lines.push(words.gone(gone));
	return lines;
}
