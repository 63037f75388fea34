import type { ClashCode } from '#lib/rules/clashes.ts';
import type { IdleCode } from '#lib/rules/idle.ts';
import type { BundleId } from '#lib/rulesets/ruleset.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('en');

/** Where house rules are made, listed, compared and taken into an evening. */
export default {
	title: 'House rules',
	none: 'There are no such house rules on this phone.',
	allRules: 'All rules',
	opening: 'Opening…',
	/** A trouble with the store, and what it means for house rules: one of these. */
	trouble: (trouble: string, meaning: string) => `${trouble} ${meaning}`,
	unread: 'The house rules cannot be read now; they are left as they are.',
	notStored: 'The house rules are not stored; try again.',
	/** `name` is marked, as in all of these sentences. */
	deleted: (name: string) => `“${name}” is deleted.`,
	undoDeletion: 'Undo the deletion',
	edit: 'Edit',
	duplicate: 'Duplicate',
	compare: 'Compare',
	share: 'Share',
	delete: 'Delete',
	list: {
		empty:
			'None yet. Begin with the published rules of a game and change what your table plays otherwise; it can be chosen when an evening starts.',
		about: (game: string, changes: string) => `${game} · ${changes}`,
		/** Buttons by a longer name, for who hears them only. */
		edit: (name: string) => `Edit ${name}`,
		duplicate: (name: string) => `Duplicate ${name}`,
		compare: (name: string) => `Compare ${name}`,
		delete: (name: string) => `Delete ${name}`,
		/** On a button that is heard as `undoDeletion`. */
		undo: 'Undo',
		beginningWith: 'New, beginning with',
		new: 'New house rules',
		newFor: (game: string) => `New house rules for ${game}`
	},
	editor: {
		subtitle: (game: string) => `For ${game}, one choice at a time`,
		name: 'Name',
		/** The name of new house rules: Our Temple. */
		ours: (game: string) => `Our ${game.replace(/^The /, '')}`,
		titles: 'Titles',
		titlesHint: 'What this table calls them. An empty field keeps the published title.',
		points: 'Points per title',
		trumps: 'Trumps',
		trumpsHint:
			'The source names no powers. Write what each trump does here; the referee shows your words.',
		trumpHint: 'What it does at this table',
		save: 'Save',
		saved: 'Saved',
		leaveOut: 'Leave out what is not saved',
		bringBack: 'Bring back what was left out',
		copied: (name: string) =>
			`Another tab had changed these house rules meanwhile. Both are kept: yours are here, as “${name}”.`
	},
	/** Which field will not do, and why. */
	fields: {
		name: 'Name',
		title: (title: string) => `Title “${title}”`,
		points: (title: string) => `Points of “${title}”`,
		trump: (number: string) => `Trump ${number}`
	},
	problem: (field: string, problem: string) => `${field}: ${problem}`,
	problems: {
		'text-empty': 'Type at least one letter.',
		'name-too-long': 'That is too long: up to 40 characters.',
		'text-too-long': 'That is too long: up to 300 characters.',
		'name-taken': 'Other house rules of this game have that name.',
		'not-points': 'A whole number from −99 to 99.'
	},
	/** The groups of options, as people think of them. */
	groups: {
		cards: 'Cards and ranking',
		deal: 'Seats and dealing',
		play: 'Play',
		lead: 'Who leads',
		tax: 'Taxes',
		revolution: 'Revolution',
		newcomers: 'Newcomers',
		score: 'Score'
	},
	/** Options that the game itself does not know. */
	foreign: 'From other games',
	/** Of a group: something in it clashes. */
	doesNotFit: 'does not fit',
	/** Of a group: how many of its options the house changed. */
	changed: (n: number) => plural(n, { one: `${n} change`, other: `${n} changes` }),
	/** One option of the rules. */
	option: {
		/** Its name as it is heard, with the label of its value. */
		name: (option: string, label: string) => `${option}: ${label}`,
		changedName: (option: string, label: string) => `${option}: ${label}, house rule`,
		houseRule: 'House rule',
		published: (label: string) => `Published: ${label}`,
		setBack: (label: string) => `Set back to “${label}”`,
		/** The same button as it is heard. */
		setBackName: (option: string, label: string) => `Set back ${option} to “${label}”`,
		forbidden: 'Cards with which nobody may go out',
		rounds: 'After some rounds',
		points: 'At some points',
		numberOfRounds: 'Number of rounds',
		numberOfPoints: 'Number of points'
	},
	/** Which two options do not go together, and why (FP-15). */
	clash: (a: string, b: string) => `“${a}” and “${b}” do not go together.`,
	clashes: {
		'wilds-missing':
			'This is about Jokers, and none are in the pack. Put some in, or choose without them.',
		'jokers-without-use':
			'Jokers are in the pack and no rule uses them. Make them wild or trumps, or take them out.',
		'trump-jokers-missing':
			'Jokers are trumps here, and none are in the pack. Put two in, or choose other trumps.',
		'ranking-not-of-deck': 'Low ranks win with the Dalmuti pack, and with that pack alone.',
		'no-suits-in-deck': 'The Dalmuti pack has no suits, so there are no runs in a suit.',
		'no-three-of-clubs-in-deck': 'The Dalmuti pack has no suits, so nobody holds the 3 of clubs.',
		'three-of-diamonds-unasked':
			'No round begins with the holder of a 3, so it cannot be the 3 of diamonds.',
		'deck-not-for-so-many': 'This pack is for four to eight players.',
		'taxes-not-for-so-many': 'These taxes are for at most eight players.',
		'points-without-scoring': 'The series ends at a number of points, and no points are given.'
	} satisfies Record<ClashCode, string>,
	/** Why an option has no effect as the others are chosen. */
	idle: {
		'other-pack': 'No effect: only the Dalmuti pack can be stripped.',
		'no-wilds': 'No effect: no Jokers are in the pack.',
		'needs-both-wilds': 'No effect: a revolution takes two Jokers, and fewer are in the pack.',
		'no-suits': 'No effect: this pack has no suits.',
		'trumps-already': 'No effect: Jokers are trumps already.',
		'no-taxes': 'No effect: there are no taxes.',
		'nothing-to-cancel': 'No effect: there are no taxes that it could cancel.',
		'untaxed-anyway': 'No effect: the first deal revolution leaves the first round untaxed.',
		'no-greater-revolution':
			'It only leaves the first round untaxed: a greater revolution is not possible here.',
		'card-not-in-pack': 'Not all of these cards are in the pack.'
	} satisfies Record<IdleCode, string>,
	/** Values that belong together. */
	bundles: 'Named by the source',
	bundlesInUse: (n: number) => `${n} in use`,
	inUse: 'In use',
	bundle: {
		'jokers-wild': {
			label: 'Jokers as true wild cards',
			sentence: 'Two Jokers stand for any card, and are owed in tax. The source’s usual way.'
		},
		'jokers-low': {
			label: 'Jokers low',
			sentence: 'Two Jokers join sets, are below the 2 alone, and are kept in tax.'
		},
		'more-suits-and-ranks': {
			label: 'More suits and ranks',
			sentence: 'The larger pack and its deeper taxes, which the source prefers above four players.'
		},
		'extra-suits': {
			label: 'Extra suits',
			sentence: 'A suit of a second pack for each player beyond four, with the deeper taxes.'
		},
		'twos-high': {
			label: 'Deuces high',
			sentence: 'The 2 is above the ace; where cards are taken out, 9s go first.'
		},
		'no-rank-privilege': {
			label: 'No rank privilege',
			sentence: 'After an exit the next in turn leads, not the highest in rank.'
		},
		'joker-trumps': {
			label: 'Jokers instead of twos',
			sentence: 'Two Jokers come in and are the trumps; twos are only the highest rank.'
		},
		'twos-then-jokers': {
			label: 'Jokers above twos',
			sentence: 'Two Jokers come in and top even the twos, which stay trumps.'
		},
		ordering: {
			label: 'Ordering',
			sentence: 'Three single cards in a row may be called; for a table that knows the game.'
		},
		'first-deal-revolution': {
			label: 'First deal revolution',
			sentence: 'The first round is untaxed; only a greater revolution may still be called.'
		},
		stripped: {
			label: 'Stripped pack',
			sentence: 'Four or five players take out the weakest ranks, to have fewer cards in hand.'
		},
		scoring: {
			label: 'Scoring',
			sentence: 'A point for each player beaten, over 20 rounds.'
		},
		philanthropic: {
			label: 'Philanthropic scoring',
			sentence: 'As scoring, and a point for the first two when their taxpayers rise.'
		},
		'merchant-exchange': {
			label: 'Merchant exchange',
			sentence: 'The highest Merchant may swap a card blindly with another.'
		},
		misdeals: {
			label: 'Misdeals',
			sentence: 'The Greater Dalmuti says where a card goes that was exposed in the deal.'
		}
	} satisfies Record<BundleId, { label: string; sentence: string }>,
	/** Two sets of rules side by side, chosen from two lists. */
	comparison: {
		title: 'Side by side',
		subtitle: 'What differs, and nothing else',
		one: 'This',
		other: 'beside this',
		houses: 'House rules',
		published: 'Published',
		/** House rules whose name does not say the game. */
		of: (name: string, game: string) => `${name} (${game})`
	},
	/** Other rules for the evening on the table. */
	changing: {
		title: 'Change the rules',
		agreed:
			'What the table agrees on holds from the next deal. Rounds that were played keep their rules.',
		decreed: (player: string) =>
			`What ${player} decrees holds from the next deal. Rounds that were played keep their rules.`,
		nothing: 'Nothing changes yet.',
		oneRoundEnds: 'What was for one round ends.',
		wordsOnly: 'The words change.',
		howLong: 'For how long',
		once: 'For one round',
		forGood: 'Until changed again',
		agree: 'Agreed, from the next deal',
		decree: 'Decreed, from the next deal'
	}
};
