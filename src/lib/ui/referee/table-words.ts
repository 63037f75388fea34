import type { JoinVerdict, RevolutionVerdict } from '#lib/referee/table.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { count, listed } from '#lib/ui/words.ts';
import { wildWord } from './card-words.ts';

type Name<P> = (player: P) => string;

/** The answer on a table that changes, in a few words. */
export const joinWord = ({ code }: JoinVerdict<unknown>): string =>
	({
		seated: 'The table after it',
		redraw: 'Everyone draws anew',
		'too-few': 'Too few to play',
		'too-many': 'Too many to play'
	})[code];

/** Where newcomers sit and why (JO-1 to JO-5). */
export function joinSentence<P>(
	rules: Rules,
	{ code, badForm }: JoinVerdict<P>,
	joins: number,
	name: Name<P>
): string {
	const { min, max } = rules.players;
	const form =
		badForm.length === 0
			? ''
			: ` That ${listed(badForm.map(name))} leaves the last place and comes back at once is allowed, and bad form.`;
	switch (code) {
		case 'redraw':
			return `With newcomers the next round begins like a first one.${form}`;
		case 'too-few':
			return `${rules.name} needs at least ${min}.`;
		case 'too-many':
			return `${rules.name} takes at most ${max} under these rules.`;
		case 'seated':
			return (
				(joins === 0 ? 'Whoever stays closes ranks.' : NEWCOMERS[rules.options.newcomers]) + form
			);
	}
}

const NEWCOMERS: Record<Rules['options']['newcomers'], string> = {
	'middle-untaxed': 'Newcomers sit in the middle, and neither pay nor receive this round.',
	'middle-low-side': 'Newcomers sit just below the middle, and are taxed by their seats.',
	bottom: 'Newcomers sit last, and are taxed by their seats.',
	redraw: 'Everyone draws anew.',
	'by-card': 'The card that was drawn says where: three ranks to a place, from the bottom.'
};

/** A bracket in words: "Fay pays Ana 2 cards". */
export const bracketLine = <P>(
	{ payer, receiver, count: n }: { payer: P; receiver: P; count: number },
	name: Name<P>
): string => `${name(payer)} pays ${name(receiver)} ${count(n, 'card')}`;

export const revolutionWord = ({ allowed }: Pick<RevolutionVerdict<unknown>, 'allowed'>): string =>
	allowed ? 'It may be called' : 'Not now';

/** Why a revolution may be called or not, and what it changes (RV-1 to RV-3). */
export function revolutionSentence(
	rules: Rules,
	{ code, changes }: Pick<RevolutionVerdict<unknown>, 'code' | 'changes'>
): string {
	const both = `both ${wildWord(rules)}s`;
	switch (code) {
		case 'no-revolution':
			return `${rules.name} knows no revolution here.`;
		case 'not-two-wilds':
			return `There are no two ${wildWord(rules)}s in the pack.`;
		case 'not-both-held':
			return `Only a player who was dealt ${both} may call it.`;
		case 'tax-begun':
			return 'It has to be called before any tax is paid.';
		case 'may-be-called':
			return `Whoever was dealt ${both} may, and need not. ${changesText(changes)}`;
	}
}

function changesText(changes: RevolutionVerdict<unknown>['changes']): string {
	if (changes.length === 0) return 'It would change nothing: there is no tax this round anyway.';
	const texts = changes.map((change) =>
		change === 'taxes-cancelled'
			? 'nobody pays any tax this round'
			: 'everyone changes places with the opposite'
	);
	const all = listed(texts);
	return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}
