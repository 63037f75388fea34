import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

/** For all other rules the texts of Tahimi are shown. */
export default {
	'TH-4': rule(
		'All else as in Tahimi',
		'Tarot-Himi is Tahimi with a tarot pack: titles, taxes, play and leads are the same.'
	),
	'TH-1': rule(
		'The tarot pack',
		'It is played with a tarot pack: suited cards much like ordinary ones, and the Major Arcana, which are the trumps.',
		'Those are 56 cards in four suits, with Page and Knight in the place of the jack, and 22 trumps: 78 cards, all of them dealt.'
	),
	'TH-2': rule(
		'Page and Knight',
		'From weak to strong: 2 to 10, Page, Knight, queen, king, ace. Trumps stand outside this order.'
	),
	'TH-3': rule(
		'Trumps of the table',
		'Trumps have special powers that override the usual rules; the source does not say which.',
		'What a trump can do is for the table to say.'
	),
	'TH-5': rule(
		'Trumps in tax and draw',
		'In tribute a trump counts below every rank, so it goes only when nothing else is left. In the draw for seats a trump is below every card.'
	),
	'PL-2': rule(
		'How to follow',
		'A play answers with as many cards, of a strictly higher rank. Suits never count.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, titles and taxes change with it.',
		'So does the size of the hands.'
	)
} satisfies RuleTexts;
