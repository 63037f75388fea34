import type { Subject } from '#lib/ask/phrasings.ts';

/** Short answers to questions in one’s own words, from the rules in force. Cards come as they are
 * shown: 2, K, Joker. */
export default {
	highest: (card: string, next: string) => `The ${card} is the highest card, above the ${next}.`,
	lowest: (card: string, next: string) => `The ${card} is the lowest card, below the ${next}.`,
	/** What a wild card is worth by itself. */
	wildAbove: (wild: string) => `A lone ${wild} is above them all.`,
	wildBelow: (wild: string) => `A lone ${wild} is below them all.`,
	above: (card: string, other: string) => `The ${card} is above the ${other}.`,
	between: (below: string, card: string, above: string) =>
		`The ${card} is above the ${below} and below the ${above}.`,
	/** @param cards from the lowest up */
	order: (cards: readonly string[]) => `From the lowest up: ${cards.join(' ')}.`,
	/** How many cards of a rank the pack has. */
	copies: (count: number, card: string) => `The pack has ${count} cards of rank ${card}.`,
	/** Where the source names nobody who gathers the cards. */
	collectsOpen:
		'The source names nobody: the table decides who gathers the cards. They are out of the round.',
	runLength: (cards: number) => `A run has at least ${cards} cards.`,
	nothingBeats: (card: string) => `Nothing beats a ${card}.`,
	beatenBy: (card: string, by: readonly string[]) => `A ${card} is beaten by: ${by.join(', ')}.`,
	noEffect: (card: string) => `A ${card} has no effect of its own at this table.`,
	/** @param titles from the top place down, each with its number of places */
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`From the top: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`,
	/** What the table is without a player who leaves. */
	without: (name: string) => `Without ${name}, from the next deal on:`,
	/** The subjects as questions. */
	questions: {
		ranking: 'Which card is higher?',
		copies: 'How many cards of a rank are there?',
		collects: 'Who gathers the cards?',
		'run-length': 'How long is a run?',
		counts: 'How many cards have to follow?',
		beaten: 'What beats this card?',
		effect: 'What does this card do?',
		players: 'How many can play?',
		titles: 'What are the places called?',
		taxes: 'Who pays how much?',
		'first-lead': 'Who leads the first round?',
		score: 'Are points counted?'
	} satisfies Record<Subject, string>
};
