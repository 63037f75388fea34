import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list, ordinal, plural } = grammar('en');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}.`
		: `${reached}: ${list(winners)} ${plural(winners.length, { one: 'wins', other: 'share the win' })}.`;

/** A finished round, and a closed evening. */
export default {
	firstTime: 'It is kept in the Chronicle.',
	over: {
		/** The heading of the screen. */
		title: 'Round over',
		/** Labels of the new top player, and of everyone by place. */
		crowned: 'At the top',
		places: 'The new places',
		/** Beneath the name of a top player who was there before. @param title Emperor */
		stays: (title: string) => `stays ${title}`,
		/** Read aloud for an arrow and a number. */
		up: byCount('up # place', 'up # places'),
		down: byCount('down # place', 'down # places'),
		same: 'same place',
		milestones: {
			/** A player rose from the last place for the first time this evening. */
			rise: (name: string) => `${name} rises from the bottom for the first time.`,
			/** @param rounds how many rounds in a row */
			reignOver: (name: string, rounds: number) =>
				`${name}’s reign is over after ${rounds} rounds.`,
			/** @param reigns 5 or more */
			reigns: (name: string, reigns: number) =>
				`${name} reigns for the ${reigns}${ordinal(reigns, { one: 'st', two: 'nd', few: 'rd', other: 'th' })} round in a row.`
		},
		overturned:
			'The bottom player went out first: all places are reversed, and the round is over (DF-8).'
	},
	/** The end of a series, and who won it. */
	target: {
		rounds: (n: number, winners: readonly string[]) =>
			won(plural(n, { one: `${n} round is played`, other: `${n} rounds are played` }), winners),
		points: (n: number, winners: readonly string[]) =>
			won(plural(n, { one: `${n} point is reached`, other: `${n} points are reached` }), winners)
	},
	closed: {
		closed: 'Closed',
		noRound: 'No round was finished this evening.',
		whole: 'The whole evening',
		share: 'Share the evening',
		points: 'Points of all rounds',
		reigns: 'Who won and reigned',
		decrees: 'Decrees of the evening',
		reopen: 'Reopen',
		another: 'A new evening'
	}
};
