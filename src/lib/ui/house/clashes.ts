import type { Clash } from '#lib/rules/clashes.ts';
import type { Idle } from '#lib/rules/idle.ts';
import { optionName } from './options.ts';

function reason({ code }: Clash): string {
	switch (code) {
		case 'wilds-missing':
			return 'This is about Jokers, and none are in the pack. Put some in, or choose without them.';
		case 'jokers-without-use':
			return 'Jokers are in the pack and no rule uses them. Make them wild or trumps, or take them out.';
		case 'trump-jokers-missing':
			return 'Jokers are trumps here, and none are in the pack. Put two in, or choose other trumps.';
		case 'ranking-not-of-deck':
			return 'Low ranks win with the Dalmuti pack, and with that pack alone.';
		case 'no-suits-in-deck':
			return 'The Dalmuti pack has no suits, so there are no runs in a suit.';
		case 'no-three-of-clubs-in-deck':
			return 'The Dalmuti pack has no suits, so nobody holds the 3 of clubs.';
		case 'three-of-diamonds-unasked':
			return 'No round begins with the holder of a 3, so it cannot be the 3 of diamonds.';
		case 'deck-not-for-so-many':
			return 'This pack is for four to eight players.';
		case 'taxes-not-for-so-many':
			return 'These taxes are for at most eight players.';
		case 'points-without-scoring':
			return 'The series ends at a number of points, and no points are given.';
	}
}

/** Which two options do not go together, and why (FP-15). */
export function clashWords(clash: Clash): { readonly names: string; readonly sentence: string } {
	const [a, b] = clash.options.map(optionName);
	return { names: `“${a}” and “${b}” do not go together.`, sentence: reason(clash) };
}

/** Why an option has no effect as the others are chosen. */
export function idleWords({ code }: Idle): string {
	switch (code) {
		case 'other-pack':
			return 'No effect: only the Dalmuti pack can be stripped.';
		case 'no-wilds':
			return 'No effect: no Jokers are in the pack.';
		case 'needs-both-wilds':
			return 'No effect: a revolution takes two Jokers, and fewer are in the pack.';
		case 'no-suits':
			return 'No effect: this pack has no suits.';
		case 'trumps-already':
			return 'No effect: Jokers are trumps already.';
		case 'no-taxes':
			return 'No effect: there are no taxes.';
		case 'nothing-to-cancel':
			return 'No effect: there are no taxes that it could cancel.';
		case 'untaxed-anyway':
			return 'No effect: the first deal revolution leaves the first round untaxed.';
		case 'no-greater-revolution':
			return 'It only leaves the first round untaxed: a greater revolution is not possible here.';
		case 'card-not-in-pack':
			return 'Not all of these cards are in the pack.';
	}
}
