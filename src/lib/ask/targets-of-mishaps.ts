import { mishap, type TargetEntry } from './phrasings.ts';

/** The targets of questions about mistakes, and about what else goes wrong at a table. */
export const OF_MISHAPS: readonly TargetEntry[] = [
	mishap(
		'wrong-tribute',
		'bottom wrong pay, wrong pay, forgot wrong pay card, wrong tax',
		'noticed wrong tax, bottom pay noticed, pay misdeal, bottom keep best',
		'player pay cardsApart, pay cardsApart'
	),
	mishap(
		'forgotten-tribute',
		'forgot pay, forgot tax, forgot pay tax, bottomPays bottom forgot pay'
	),
	mishap('wrong-giveback', 'wrong back, top wrong back'),
	mishap('misdeal', 'wrong deal, misdeal, misdeal deal, wrong howMany card deal'),
	mishap('exposed-card', 'exposed deal, exposed, look card deal'),
	mishap(
		'player-left',
		'leave midway, leave, what bottom leave',
		'player leave, player leave who pay',
		'player leave tax',
		'leave midway firstRound, player leave midway'
	),
	mishap('out-of-turn', 'outOfTurn, outOfTurn player play, outOfTurn turn, play when turn player'),
	mishap('revoked-pass', 'takeBack pass, pass takeBack again, pass look card'),
	mishap(
		'forgotten-one-card',
		'forgot oneCard, wrong oneCard, forgot lastCard, forgot ordering lastCard'
	),
	mishap('forgotten-call', 'forgot ordering'),
	mishap('illegal-play', 'wrong play noticed, wrong play, cardOnCard noticed, cardOnCard wrong', {
		phrases: 'play order worst noticed, play noticed, worst noticed',
		needs: 'noticed'
	}),
	mishap('play-taken-back', 'takeBack, wrong play takeBack')
];
