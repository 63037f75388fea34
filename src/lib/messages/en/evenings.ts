import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('en');

/** The list of evenings, its search, and the deleted evenings. */
export default {
	title: 'Chronicle',
	onTheTable: 'On the table',
	more: 'More evenings',
	unreadable: 'The evenings cannot be read right now. Nothing has changed; try again later.',
	notFound: 'No evening matches. Try fewer words, other days or another spelling of a name.',
	none: {
		/** A sentence whose middle part links to the Table. */
		before: 'No evening yet. ',
		link: 'Start one at the Table',
		after: ', and you will find it here.'
	},
	openLink: 'Open a link or scan',
	past: 'Add earlier evenings',
	/** An evening in the list. */
	line: {
		open: 'Open',
		closed: 'Closed',
		/** Played before it was entered. */
		enteredLater: 'Entered later',
		players: (names: readonly string[]) => list(names),
		/** Who reigned longest. */
		ruled: (name: string) => `${name} ruled`,
		/** Who was the top player at the end. Follows `ruled`. */
		onTop: (name: string) => `${name} on top at the end`,
		/** An evening that was continued on two phones; the statistics count one copy. */
		branch: {
			counted: 'Continued on two phones · counted',
			other: 'Continued on two phones · the other one is counted'
		}
	},
	search: {
		label: 'Search the evenings',
		placeholder: 'A name, a note, a ruling',
		filters: 'Filters',
		player: 'Player',
		/** No filter by player. */
		everyone: 'Everyone',
		/** Instead of the name of an unknown player. */
		somebody: 'somebody',
		game: 'Game',
		allGames: 'All games',
		from: 'From',
		until: 'Until',
		/** An active filter. @param day a formatted date */
		fromDay: (day: string) => `from ${day}`,
		untilDay: (day: string) => `until ${day}`,
		backwards: 'The last day is before the first. Swap them to find evenings.',
		all: byCount('# evening', '# evenings'),
		found: byCount('# evening found', '# evenings found'),
		showAll: 'Show all evenings'
	},
	deleted: {
		/** Link to the deleted evenings. */
		count: byCount('# deleted evening', '# deleted evenings'),
		title: 'Deleted evenings',
		subtitle: 'Each is kept for at least 30 days, and then gone for good',
		none: 'Nothing is deleted. An evening that you delete can be brought back here.',
		isDeleted: (evening: string) => `“${evening}” is deleted.`,
		isBack: (evening: string) => `${evening} is back.`,
		isAmongOthers: (evening: string) => `${evening} is among the evenings again.`,
		notBack: 'It could not be brought back right now. Try again later.',
		evenNotBack: (evening: string) =>
			`${evening} could not be brought back right now. Try again later.`,
		kept: (days: number) =>
			days === 0
				? 'Goes for good today.'
				: plural(days, {
						one: `Kept for ${days} more day.`,
						other: `Kept for ${days} more days.`
					}),
		/** Buttons; the accessible names begin with the visible text. */
		bringBack: 'Bring back',
		bringBackWhich: (evening: string, day: string) => `Bring back ${evening}, ${day}`,
		look: 'Look at it',
		lookWhich: (evening: string, day: string) => `Look at ${evening}, ${day}`
	}
};
