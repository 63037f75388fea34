import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('en');

/** The list of the evenings, the search in it, and the deleted ones. */
export default {
	title: 'Chronicle',
	subtitle: 'All evenings, the latest first',
	onTheTable: 'On the table',
	more: 'More evenings',
	unreadable: 'The evenings cannot be read now. They are left as they are.',
	notFound:
		'No evening has all of that. Try fewer words, other days, or show all evenings; a name may be written in another way.',
	none: {
		/** A sentence in which what stands between is a link to the Table. */
		before: 'No evening yet. ',
		link: 'Start one at the Table',
		after: '; it is kept here.'
	},
	openLink: 'Open a link or scan',
	/** An evening in the list. */
	line: {
		open: 'Open',
		closed: 'Closed',
		players: (names: readonly string[]) => list(names),
		/** Who ruled the night. */
		ruled: (name: string) => `${name} ruled`,
		/** Who was first in rank at the end, after the last one. */
		onTop: (name: string) => `${name} on top at the end`,
		/** One evening became two; only one of them counts. */
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
		/** The evenings of every player: no filter. */
		everyone: 'Everyone',
		/** Instead of the name of a player who is unknown here. */
		somebody: 'somebody',
		game: 'Game',
		allGames: 'All games',
		from: 'From',
		until: 'Until',
		/** A filter that is set, beside others; with a date. */
		fromDay: (day: string) => `from ${day}`,
		untilDay: (day: string) => `until ${day}`,
		backwards: 'The last day comes before the first: no evening lies between them.',
		all: (n: number) => plural(n, { one: `${n} evening`, other: `${n} evenings` }),
		found: (n: number) => plural(n, { one: `${n} evening found`, other: `${n} evenings found` }),
		showAll: 'Show all evenings'
	},
	deleted: {
		/** A link to them. */
		count: (n: number) =>
			plural(n, { one: `${n} deleted evening`, other: `${n} deleted evenings` }),
		title: 'Deleted evenings',
		subtitle: 'Each is kept for 30 days, and then gone for good',
		none: 'Nothing is deleted. An evening that you delete can be brought back here.',
		isDeleted: (evening: string) => `“${evening}” is deleted.`,
		isBack: (evening: string) => `${evening} is back.`,
		isAmongOthers: (evening: string) => `${evening} is among the evenings again.`,
		notBack: 'It could not be brought back now. It is kept as it is.',
		evenNotBack: (evening: string) =>
			`${evening} could not be brought back now. It is kept as it is.`,
		kept: (days: number) =>
			days === 0
				? 'Goes for good today.'
				: plural(days, {
						one: `Kept for ${days} more day.`,
						other: `Kept for ${days} more days.`
					}),
		/** On buttons; what is read aloud begins with what is seen. */
		bringBack: 'Bring back',
		bringBackWhich: (evening: string, day: string) => `Bring back ${evening}, ${day}`,
		look: 'Look at it',
		lookWhich: (evening: string, day: string) => `Look at ${evening}, ${day}`
	}
};
