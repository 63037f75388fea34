import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import { turningPlays, type RevolutionVerdict } from '#lib/referee/judge-revolution.ts';
import { lookUp } from '#lib/rules/by-text.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { wildOf } from '#lib/ui/text/cards.ts';

const m = messagesOf('referee');

type Name<P> = (player: P) => string;

const gameOf = ({ ruleset, name }: Rules): string => gameText(ruleset, name);

/** The verdict on players who leave and join, in a few words. */
export const joinWord = ({ code }: JoinVerdict<unknown>): string => m.referee.joining.words[code];

/** Where newcomers sit and why (JO-1 to JO-5). */
export function joinSentence<P>(
	rules: Rules,
	{ code, badForm, after }: JoinVerdict<P>,
	joins: number,
	name: Name<P>
): string {
	const { joining, sentences } = m.referee;
	const { min, max } = rules.players;
	const form = badForm.length === 0 ? [] : [joining.badForm(badForm.map(name))];
	switch (code) {
		case 'redraw':
			return sentences([joining.likeFirst, ...form]);
		case 'too-few':
			return joining.tooFew(gameOf(rules), min);
		case 'too-many':
			return joining.tooMany(gameOf(rules), max);
		case 'no-seats':
			return joining.noSeats;
		case 'seated':
			return sentences([
				joins === 0 ? joining.closeRanks : joining.newcomers[rules.options.newcomers],
				...(after?.untaxed === 'first-round' ? [joining.firstUntaxed] : []),
				...form
			]);
	}
}

/** A bracket as a sentence: "Fay pays Ana 2 cards." */
export const bracketLine = <P>(
	{ payer, receiver, count }: { payer: P; receiver: P; count: number },
	name: Name<P>
): string => m.referee.joining.pays(name(payer), name(receiver), count);

/** Why it cannot be called in this game, or not by this player; else it may be called in another
 * round. */
const NEVER: readonly RevolutionVerdict<unknown>['code'][] = [
	'no-revolution',
	'not-two-wilds',
	'not-both-held'
];

export function revolutionWord({
	allowed,
	code
}: Pick<RevolutionVerdict<unknown>, 'allowed' | 'code'>): string {
	const { yes, no, notNow, byPlay } = m.referee.revolution;
	if (code === 'turns-the-ranking') return byPlay;
	if (allowed) return yes;
	return NEVER.includes(code) ? no : notNow;
}

/** Why a revolution may be called or not, and what it changes (RV-1 to RV-3). */
export function revolutionSentence(
	rules: Rules,
	{ code, changes }: Pick<RevolutionVerdict<unknown>, 'code' | 'changes'>
): string {
	const { revolution, sentences } = m.referee;
	switch (code) {
		case 'no-revolution':
			return revolution.none(gameOf(rules));
		case 'turns-the-ranking':
			return turnsText(rules);
		case 'already-called':
			return revolution.alreadyCalled;
		case 'play-begun':
			return revolution.playBegun;
		case 'not-dealt':
			return revolution.notDealt(wildOf(rules));
		case 'not-two-wilds':
			return revolution.notTwo(wildOf(rules));
		case 'not-both-held':
			return revolution.notBoth(wildOf(rules));
		case 'tax-begun':
			return revolution.taxBegun;
		case 'may-be-called':
			return sentences([revolution.mayBeCalled(wildOf(rules)), changesText(changes)]);
	}
}

/** By which plays the ranking is turned. */
export function turnsText({ options }: Rules): string {
	const { turns, turning } = m.referee.revolution;
	return turns(turningPlays(options).map(([play]) => lookUp(turning, play) ?? play));
}

function changesText(changes: RevolutionVerdict<unknown>['changes']): string {
	const { none, taxes, places, both } = m.referee.revolution.changes;
	if (changes.length > 1) return both;
	const [change] = changes;
	return change === undefined ? none : change === 'taxes-cancelled' ? taxes : places;
}
