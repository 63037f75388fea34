import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

/** Something went wrong. */
export const irregular = {
	/** What went wrong, in a few words. */
	names: {
		'wrong-tribute': 'A wrong tribute was paid',
		'forgotten-tribute': 'A tribute was forgotten',
		'wrong-giveback': 'A wrong giveback came back',
		misdeal: 'Cards were dealt wrong',
		'exposed-card': 'A card was exposed in the deal',
		'player-left': 'Someone left the round',
		'out-of-turn': 'Someone played out of turn',
		'forgotten-one-card': 'Someone did not say “One card”',
		'forgotten-call': 'A sequence was not called',
		'illegal-play': 'A play that was not allowed was found later',
		'play-taken-back': 'Someone takes back a play',
		'revoked-pass': 'Someone takes back a pass'
	} satisfies Record<Irregularity, string>,
	/** What the rules in force, or our reading, say about it. */
	sentences: {
		'wrong-tribute':
			'The highest cards by rank were owed. The sources do not say what happens if others were given.',
		'forgotten-tribute':
			'Tribute is owed before play. The sources do not say what happens after that.',
		'wrong-giveback': 'The sources do not say what happens if other cards came back.',
		misdeal: 'The sources do not say. A deal can be declared void and made again.',
		'exposed-card': 'This is what happens to a card that was exposed in the deal.',
		'player-left':
			'Players come and go between rounds. In our reading, whoever leaves in mid-round takes the worst place still free.',
		'out-of-turn': 'The sources do not say what happens to a card that was played too early.',
		'forgotten-one-card': 'Whoever goes down to one card says so. No penalty is known.',
		'forgotten-call':
			'Where sequences may be called, the third player does so on playing, or not at all: uncalled, the chain does not hold. Whoever continues it may call it then.',
		'illegal-play': 'The sources do not say what happens to a play that was not allowed.',
		'play-taken-back': 'The sources do not say whether a play may be taken back.',
		'revoked-pass': 'This is how long a pass holds.'
	} satisfies Record<Irregularity, string>,
	/** A way out of it. */
	ways: {
		'put-right': 'The right cards are paid',
		'giveback-right': 'The right cards go back',
		fine: 'A fine that the table names',
		'let-stand': 'Let it stand',
		'deal-again': 'Deal again',
		'even-out-unseen': 'Cards are drawn unseen until the hands are even',
		'owner-keeps-it': 'Its owner keeps it',
		'top-player-rules': 'The top player says who gets it',
		'worst-place-free': 'Whoever left takes the worst place still free',
		'round-void': 'The round is void and dealt again',
		'end-round-early': 'The round ends, the rest is placed by hand',
		'take-back-and-pass': 'The cards are taken back, and it counts as a pass',
		'take-back-in-turn': 'The cards are taken back, and everyone plays in turn',
		'said-late': 'It is said now, and play goes on',
		'goes-uncalled': 'It stays uncalled, and anyone may play as usual',
		'called-late': 'It is called now, and holds from here',
		'fresh-only': 'It is taken back while nobody has played on it; after that it stands',
		'laid-is-played': 'What is laid is played: it stands',
		'pass-holds-this-turn': 'A pass holds for this turn only',
		'pass-holds-this-trick': 'A pass holds for the whole trick',
		'taken-back-before-the-next-play': 'It may be taken back until the next play'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	/** Instead of the first sentence, where the lowest numbers are the best. */
	lowTribute:
		'The best cards, the lowest numbers, were owed. The sources do not say what happens if others were given.',
	/** Before the sentence on a wrong giveback. */
	freeGiveback: 'Any cards may come back here, so only their number can be wrong.',
	worstGiveback: 'The worst cards by rank come back, of the hand as it was dealt.',
	/** @param card the 3 that leads the round */
	keptBack: (card: string) =>
		`The ${card} cannot be kept back by returning another 3, unless the hand has all four.`,
	/** After the sentence on an exposed card, if the game has an optional rule for it. */
	optionalRule:
		'An optional rule of this game lets the top player say who gets it. Dealing again is our reading.',
	/** Beside the answer that most tables give. */
	asMostDo: 'What most tables do, in our reading',
	whatHappened: 'What happened?',
	whoseTribute: 'Whose tribute?',
	/** A tribute, by payer and receiver. */
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'The table chooses',
	silent: 'The sources are silent; the usual ways are our reading.',
	inRules: 'That is the rule at this table.',
	usualWays: 'The usual ways',
	whatWasDone: 'What was done',
	fine: 'The fine, if there is one',
	/** @param why the typed fine is refused: a sentence */
	nameFine: (why: string) => `Name the fine first. ${why}`,
	/** Notes beside a way out. */
	asRules: 'As the rules say',
	fromNextDeal: 'A house rule from the next deal'
};
