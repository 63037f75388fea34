import type { ClashCode } from '#lib/rules/clashes.ts';
import type { IdleCode } from '#lib/rules/idle.ts';
import type { BundleId } from '#lib/rulesets/ruleset.ts';

/** House rules: list, editor, comparison, and changing the rules of an evening. */
export default {
	title: 'House rules',
	none: 'These house rules are not on this phone.',
	allRules: 'All rules',
	opening: 'Opening…',
	/** A storage problem and what it means for house rules.
	 * @param meaning `unread` or `notStored` */
	trouble: (trouble: string, meaning: string) => `${trouble} ${meaning}`,
	unread: 'The house rules cannot be read right now. Nothing has changed; try again later.',
	notStored: 'The house rules are not stored. Try again.',
	deleted: (name: string) => `“${name}” is deleted.`,
	undoDeletion: 'Undo the deletion',
	edit: 'Edit',
	duplicate: 'Duplicate',
	compare: 'Compare',
	share: 'Share',
	delete: 'Delete',
	list: {
		empty:
			'None yet. Begin with the published rules of a game and change what your table plays differently. You can choose them when you start an evening.',
		about: (game: string, changes: string) => `${game} · ${changes}`,
		/** Longer accessible names of buttons. */
		edit: (name: string) => `Edit ${name}`,
		duplicate: (name: string) => `Duplicate ${name}`,
		compare: (name: string) => `Compare ${name}`,
		delete: (name: string) => `Delete ${name}`,
		/** Button; its accessible name is `undoDeletion`. */
		undo: 'Undo',
		beginningWith: 'New, beginning with',
		new: 'New house rules',
		newFor: (game: string) => `New house rules for ${game}`
	},
	editor: {
		subtitle: (game: string) => `For ${game}, one choice at a time`,
		name: 'Name',
		/** Default name of new house rules: Our Temple. */
		ours: (game: string) => `Our ${game.replace(/^The /, '')}`,
		titles: 'Titles',
		titlesHint: 'What this table calls them. An empty field keeps the published title.',
		points: 'Points per title',
		trumps: 'Trumps',
		trumpsHint:
			'The source gives the trumps no powers. Write what each one does at your table; the Referee shows your text.',
		trumpHint: 'What it does at this table',
		save: 'Save',
		saved: 'Saved',
		leaveOut: 'Discard changes',
		bringBack: 'Bring the changes back',
		copied: (name: string) =>
			`Another tab changed these house rules too. Both versions are kept: yours is here, as “${name}”.`
	},
	/** The name of an invalid field. */
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
	/** The groups of options. */
	groups: {
		cards: 'Cards and ranking',
		deal: 'Seats and dealing',
		play: 'Play',
		effects: 'Cards with effects',
		lead: 'Who leads',
		tax: 'Taxes',
		revolution: 'Revolution',
		newcomers: 'Newcomers',
		score: 'Score'
	},
	search: 'Search the rules',
	searchFor: 'joker, eight, tax, lead …',
	found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
	/** The options that a table has changed, and how many they are. */
	yours: 'Yours',
	differ: (n: number) =>
		n === 1 ? '1 differs from the published' : `${n} differ from the published`,
	/** Heading for options that the game does not have. */
	foreign: 'From other games',
	/** One option of the rules. */
	option: {
		/** Accessible name of an option with its value. */
		name: (option: string, label: string) => `${option}: ${label}`,
		changedName: (option: string, label: string) => `${option}: ${label}, house rule`,
		published: (label: string) => `Published: ${label}`,
		setBack: (label: string) => `Set back to “${label}”`,
		/** Accessible name of that button. */
		setBackName: (option: string, label: string) => `Set back ${option} to “${label}”`,
		forbidden: 'Cards nobody may go out with',
		add: 'Add',
		remove: (entry: string) => `Remove: ${entry}`,
		anyNumber: 'Any number',
		addRank: 'Add a rank',
		addCard: 'Add a card',
		cardOrRank: 'Card or rank',
		over: 'What it tops',
		effect: 'What it does',
		howMany: 'How many cards',
		rounds: 'After a number of rounds',
		points: 'At a number of points',
		numberOfRounds: 'Number of rounds',
		numberOfPoints: 'Number of points'
	},
	/** Two options that clash, and why (FP-15). */
	clash: (a: string, b: string) => `“${a}” and “${b}” do not go together.`,
	clashes: {
		'wilds-missing':
			'This needs Jokers, and the pack has none. Put some in, or choose something else.',
		'jokers-without-use':
			'The pack has Jokers and no rule uses them. Make them wild or trumps, or take them out.',
		'trump-jokers-missing':
			'Jokers are trumps here, and the pack has none. Put two in, or choose other trumps.',
		'ranking-not-of-deck': 'Low ranks win with the Dalmuti pack and with no other.',
		'no-suits-in-deck': 'The Dalmuti pack has no suits, so there are no runs in a suit.',
		'opener-not-in-pack':
			'This pack does not have the card whose holder leads. Choose another card, or another lead.',
		'leftovers-not-of-deck':
			'No middle cards are taken out of this pack. Deal the rest, or set it aside.',
		'counts-with-lock':
			'A suit lock needs as many cards each time. Leave the lock out, or let as many cards follow.',
		'deck-not-for-so-many': 'This pack is for at most eight players.',
		'taxes-not-for-so-many': 'These taxes are for at most eight players.',
		'runs-missing':
			'Stairs turn the ranking here, and no runs are played. Allow runs, or leave the revolution out.',
		'packs-not-for-so-many':
			'One pack is for up to twelve players (eight with 32 cards, ten with 40), two packs are for five to sixteen.',
		'second-pack-not-of-deck': 'A second pack goes with 52, 32 or 40 cards only.',
		'jokers-of-two-packs': 'One pack has two Jokers at most. Take a second pack, or fewer Jokers.',
		'points-without-scoring':
			'The series ends at a number of points, but nobody scores any. Choose a way to score, or another end.'
	} satisfies Record<ClashCode, string>,
	/** Why an option has no effect beside the others. */
	idle: {
		'no-more-titles': 'No effect: this game has no further titles.',
		'rank-not-in-pack': 'No effect: this pack has no such cards.',
		'other-pack': 'No effect: only the Dalmuti pack can be stripped.',
		'no-wilds': 'No effect: the pack has no Jokers.',
		'needs-both-wilds': 'No effect: a revolution takes two Jokers, and the pack has fewer.',
		'no-suits': 'No effect: this pack has no suits.',
		'trumps-already': 'No effect: Jokers are trumps already.',
		'no-taxes': 'No effect: there are no taxes.',
		'nothing-to-cancel': 'No effect: there are no taxes to cancel.',
		'untaxed-anyway': 'No effect: the first deal revolution leaves the first round untaxed.',
		'no-greater-revolution':
			'It only leaves the first round untaxed: a greater revolution is not possible here.',
		'card-not-in-pack': 'Not all of these cards are in the pack.'
	} satisfies Record<IdleCode, string>,
	/** Bundles: values that belong together. */
	bundles: 'Named by the source',
	bundlesInUse: (n: number) => `${n} in use`,
	bundle: {
		'jokers-wild': {
			label: 'Jokers as true wild cards',
			sentence: 'Two Jokers stand for any card and must be paid as tax. The source’s usual way.'
		},
		'jokers-low': {
			label: 'Jokers low',
			sentence: 'Two Jokers join sets, rank below the 2 on their own, and need not be paid as tax.'
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
			sentence: 'After an exit the next in turn leads, not the highest-placed player.'
		},
		'first-round-taxed': {
			label: 'Taxing the first round',
			sentence: 'Taxes are paid from the first round on, for the draw gives everyone a place.'
		},
		'newcomer-as-serf': {
			label: 'Newcomer as Serf',
			sentence: 'Whoever joins starts at the last place.'
		},
		'all-draw-anew': {
			label: 'All draw anew',
			sentence: 'When somebody joins, everyone draws for new places.'
		},
		'newcomer-by-card': {
			label: 'A card decides',
			sentence: 'A newcomer draws a card, and the weakest three ranks mean the last place.'
		},
		'joker-trumps': {
			label: 'Jokers instead of twos',
			sentence: 'Two Jokers join the pack as the trumps; twos are just the highest rank.'
		},
		'twos-then-jokers': {
			label: 'Jokers above twos',
			sentence: 'Two Jokers join the pack and top even the twos, which stay trumps.'
		},
		ordering: {
			label: 'Ordering',
			sentence:
				'Three single cards in a row may be called as a sequence. For a table that knows the game.'
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
			sentence: 'A point for each player you beat, over 20 rounds.'
		},
		philanthropic: {
			label: 'Philanthropic scoring',
			sentence: 'The same, plus a point for the first two when their taxpayers rise.'
		},
		'merchant-exchange': {
			label: 'Merchant exchange',
			sentence: 'The highest Merchant may swap a card blindly with another.'
		},
		misdeals: {
			label: 'Misdeals',
			sentence: 'If a card is exposed in the deal, the Greater Dalmuti says who gets it.'
		},
		'more-titles': {
			label: 'More titles in the middle',
			sentence:
				'From six players on a Secretary follows the Vice President, and a Clerk stands above the Vice Scum.'
		},
		'twos-top': {
			label: 'One 2 tops any set',
			sentence: 'One 2 tops any single or set of other cards, and nothing tops it.'
		}
	} satisfies Record<BundleId, { label: string; sentence: string }>,
	/** Comparison of two sets of rules. */
	comparison: {
		title: 'Side by side',
		subtitle: 'What differs, and nothing else',
		one: 'Compare',
		other: 'with',
		houses: 'House rules',
		published: 'Published',
		/** House rules whose name does not mention the game. */
		of: (name: string, game: string) => `${name} (${game})`
	},
	/** Changing the rules of the evening on the table. */
	changing: {
		title: 'Change the rules',
		agreed:
			'What the table agrees on holds from the next deal. Rounds already played keep their rules.',
		decreed: (player: string) =>
			`What ${player} decrees holds from the next deal. Rounds already played keep their rules.`,
		nothing: 'Nothing changes yet.',
		oneRoundEnds: 'The change for one round ends.',
		wordsOnly: 'Only the wording changes.',
		howLong: 'For how long',
		once: 'For one round',
		forGood: 'Until changed again',
		agree: 'Agreed, from the next deal',
		decree: 'Decreed, from the next deal'
	}
};
