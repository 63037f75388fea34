import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { GameNames } from '#lib/messages/parameters.ts';

export default {
	/** Rules that are the same in all games except for the titles. */
	rules: ({ game, top, last }: GameNames) =>
		({
			'DF-10': rule(
				'Two packs',
				'As an option two packs are shuffled together, from five players on; thirteen to sixteen need them. Up to four Jokers and sets of up to eight are then possible, and four of a kind means four or more. Of two who hold the card that opens, the one nearest the dealer’s left leads.'
			),
			'DK-8': rule(
				'An exposed card',
				'If a card is exposed while it is dealt, the cards are gathered and dealt again.'
			),
			'TX-11': rule(
				'Forgotten or wrong cards',
				'The app keeps track of who has paid and who has returned. If the wrong cards changed hands, they go back and the right ones follow, or the table names a fine.'
			),
			'FP-6': rule(
				'Equal cards to give',
				'Where only some of several equal cards have to go, the app says how many, and the owner picks which.'
			),
			'PL-7': rule(
				'Winning the trick',
				'Once all others have passed, the last to play wins the trick and leads the next one. The cards played are out of the round.'
			),
			'SE-4': rule(
				'Places by going out',
				`The first to run out of cards is the next ${top}, the others follow as they go out, and whoever holds cards at the end is the next ${last}.`,
				'A player who leaves in mid-round takes the worst place still free. A round can be declared void, or ended early with the rest placed by hand.'
			),
			'JO-1': rule(
				'Between rounds only',
				'Newcomers join between rounds.',
				'Players leave between rounds too, and the others close ranks.'
			),
			'JO-5': rule(
				'Coming back',
				'Somebody who left and returns is a newcomer. A player may also sit out one round and keep the place, while the others close ranks.'
			),
			'SC-4': rule('No points', `${game} keeps no score and has no fixed end.`),
			'DE-2': rule(
				'Changing the rules',
				'The table agrees on a change together, and the log says so. It holds from the next deal, for one round or until it is changed again; rounds already played keep their rules.'
			),
			'FP-15': rule(
				'House rules that clash',
				'House rules that cannot work together are refused, with the reason and the two that clash.'
			),
			// where people move
			'FP-13': rule(
				'Newcomers do not move',
				'When the app counts who has to change chairs, newcomers are left out of the count.'
			),
			// where a title brings demands
			'DE-4': rule(
				'Nobody is pressured',
				'A decree never asks for what makes somebody uncomfortable.'
			)
		}) satisfies RuleTexts,
	/** What the app does about a rule, in all games. */
	inApp: ({ top }: GameNames) =>
		({
			'SE-2': 'For each choice the app shows how many people have to move.',
			'DK-4': 'The app lists the cards before the deal.',
			'DK-7':
				'Before each deal the app shows the dealer, the pack, how many cards everyone gets and who gets one more.',
			'JO-4': 'The app says what is new.',
			'SC-4': `The app still counts rounds won, rounds as ${top} and the longest reign.`,
			'TH-3':
				'The app has a name, a number and an empty text for each of the 22 trumps, which the table fills in. Where a trump is played, that text is shown in place of a verdict.'
		}) satisfies Readonly<Partial<Record<RuleId, string>>>,
	/** JO-2, where newcomers sit in the middle. */
	newcomersInTheMiddle: rule(
		'Newcomers in the middle',
		'Newcomers sit together below the upper half of the others, in the order they came. If one joins a table of three or four, the newcomer is third.'
	),
	/** JO-2, where newcomers begin at the bottom. */
	newcomersAtTheBottom: rule(
		'Newcomers start last',
		'Newcomers take the last places, in the order they came.'
	)
};
