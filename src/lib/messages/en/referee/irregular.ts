import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

/** Something went wrong. */
export const irregular = {
	/** What went wrong, in a few words. */
	names: {
		'wrong-tribute': 'A wrong tribute was paid',
		'forgotten-tribute': 'A tribute was forgotten',
		misdeal: 'Cards were dealt wrong',
		'exposed-card': 'A card was exposed in dealing',
		'player-left': 'Someone left the round',
		'out-of-turn': 'Someone played out of turn',
		'revoked-pass': 'A pass is taken back'
	} satisfies Record<Irregularity, string>,
	/** What the rules in force or our reading have it come to; what all of them come to where nothing is said. Those
	 * that end with a colon stand before the ways out. */
	sentences: {
		'wrong-tribute':
			'The highest cards by rank were owed, and the sources do not say what follows if others were given.',
		'forgotten-tribute':
			'What is owed is owed before play; the sources do not say what follows later.',
		misdeal: 'The sources do not say. A deal can be declared void and made again.',
		'exposed-card': 'What becomes of a card that was exposed in dealing:',
		'player-left':
			'Players come and go between rounds. Who leaves in the middle takes the worst place still free, in our reading.',
		'out-of-turn': 'The sources do not say what becomes of a card that was played too early.',
		'revoked-pass': 'Whether who passed may play again in the same trick:'
	} satisfies Record<Irregularity, string>,
	/** A way out of it. */
	ways: {
		'put-right': 'The right cards are paid',
		fine: 'A fine that the table names',
		'let-stand': 'It stands as it is',
		'deal-again': 'Deal again',
		'even-out-unseen': 'Cards are drawn unseen until the hands are even',
		'owner-keeps-it': 'Its owner keeps it',
		'top-player-rules': 'The first in rank says who gets it',
		'worst-place-free': 'Who left takes the worst place still free',
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
	/** Whose tribute it is: who pays, and to whom. */
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'The table chooses',
	silent: 'The sources are silent; what the app holds for usual is our reading.',
	inRules: 'So the rules of this table have it.',
	usualWays: 'The usual ways',
	whatWasDone: 'What was done',
	fine: 'The fine, if there is one',
	/** @param why the fine that was typed is refused, a sentence */
	nameFine: (why: string) => `Name the fine first. ${why}`,
	/** Notes on a way out. */
	asRules: 'As the rules have it',
	fromNextDeal: 'A house rule from the next deal'
};
