import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('de');

export default {
	title: 'Chronik',
	onTheTable: 'Auf dem Tisch',
	more: 'Weitere Abende',
	unreadable: 'Die Abende lassen sich gerade nicht lesen. Sie bleiben, wie sie sind.',
	notFound:
		'Kein Abend passt zu alldem. Versuch weniger Wörter, andere Tage, oder zeig alle Abende; vielleicht ist ein Name anders geschrieben.',
	none: {
		before: 'Noch kein Abend. ',
		link: 'Fang am Tisch einen an',
		after: '; hier wird er aufbewahrt.'
	},
	openLink: 'Link öffnen oder scannen',
	past: 'Frühere Abende hinzufügen',
	line: {
		open: 'Offen',
		closed: 'Beendet',
		enteredLater: 'Nachträglich eingetragen',
		players: (names: readonly string[]) => list(names),
		ruled: (name: string) => `${name} regierte`,
		onTop: (name: string) => `${name} am Ende oben`,
		branch: {
			counted: 'Auf zwei Handys fortgesetzt · zählt',
			other: 'Auf zwei Handys fortgesetzt · der andere zählt'
		}
	},
	search: {
		label: 'Abende durchsuchen',
		placeholder: 'Name, Notiz, Entscheid',
		filters: 'Filter',
		player: 'Wer spielte',
		everyone: 'Alle',
		somebody: 'jemand',
		game: 'Spiel',
		allGames: 'Alle Spiele',
		from: 'Von',
		until: 'Bis',
		fromDay: (day: string) => `ab ${day}`,
		untilDay: (day: string) => `bis ${day}`,
		backwards: 'Der letzte Tag liegt vor dem ersten. Vertausche sie, um Abende zu finden.',
		all: byCount('# Abend', '# Abende'),
		found: byCount('# Abend gefunden', '# Abende gefunden'),
		showAll: 'Alle Abende zeigen'
	},
	deleted: {
		count: byCount('# gelöschter Abend', '# gelöschte Abende'),
		title: 'Gelöschte Abende',
		subtitle: 'Jeder bleibt mindestens 30 Tage und ist dann endgültig weg',
		none: 'Nichts ist gelöscht. Einen gelöschten Abend kannst du hier zurückholen.',
		isDeleted: (evening: string) => `„${evening}“ ist gelöscht.`,
		isBack: (evening: string) => `${evening} ist wieder da.`,
		isAmongOthers: (evening: string) => `${evening} steht wieder bei den Abenden.`,
		notBack: 'Er ließ sich gerade nicht zurückholen. Versuch es später noch einmal.',
		evenNotBack: (evening: string) =>
			`${evening} ließ sich gerade nicht zurückholen. Versuch es später noch einmal.`,
		kept: (days: number) =>
			days === 0
				? 'Verschwindet heute endgültig.'
				: plural(days, {
						one: `Bleibt noch ${days} Tag.`,
						other: `Bleibt noch ${days} Tage.`
					}),
		bringBack: 'Zurückholen',
		bringBackWhich: (evening: string, day: string) => `Zurückholen: ${evening}, ${day}`,
		look: 'Ansehen',
		lookWhich: (evening: string, day: string) => `Ansehen: ${evening}, ${day}`
	}
} satisfies Catalogue['evenings'];
