import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

/** Something went wrong. */
export const irregular = {
	/** What went wrong, in a few words. */
	names: {
		'wrong-tribute': 'A wrong tribute was paid',
		'forgotten-tribute': 'A tribute was forgotten',
		misdeal: 'Cards were dealt wrong',
		'exposed-card': 'A card was exposed in the deal',
		'player-left': 'Someone left the round',
		'out-of-turn': 'Someone played out of turn',
		'revoked-pass': 'Someone takes back a pass'
	} satisfies Record<Irregularity, string>,
	/** What the rules in force, or our reading, say about it. */
	sentences: {
		'wrong-tribute':
			'The highest cards by rank were owed. The sources do not say what happens if others were given.',
		'forgotten-tribute':
			'Tribute is owed before play. The sources do not say what happens after that.',
		misdeal: 'The sources do not say. A deal can be declared void and made again.',
		'exposed-card': 'This is what happens to a card that was exposed in the deal.',
		'player-left':
			'Players come and go between rounds. In our reading, whoever leaves in mid-round takes the worst place still free.',
		'out-of-turn': 'The sources do not say what happens to a card that was played too early.',
		'revoked-pass': 'This is how long a pass holds.'
	} satisfies Record<Irregularity, string>,
	/** A way out of it. */
	ways: {
		'put-right': 'The right cards are paid',
		fine: 'A fine that the table names',
		'let-stand': 'Let it stand',
		'deal-again': 'Deal again',
		'even-out-unseen': 'Cards are drawn unseen until the hands are even',
		'owner-keeps-it': 'Its owner keeps it',
		'top-player-rules': 'The first in rank says who gets it',
		'worst-place-free': 'Whoever left takes the worst place still free',
		'round-void': 'The round is void and dealt again',
		'end-round-early': 'The round ends, the rest is placed by hand',
		'take-back': 'The cards are taken back',
		'take-back-and-pass': 'The cards are taken back, and it counts as a pass',
		'pass-holds-this-turn': 'A pass holds for this turn only',
		'pass-holds-this-trick': 'A pass holds for the whole trick',
		'taken-back-before-the-next-play': 'It may be taken back until the next play'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
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
