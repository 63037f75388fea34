import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('de');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook kennt das Spiel nicht.' : `Courtbook kennt das Spiel ${what} nicht.`,
	'wrong-date': (what: string) => `„${what}“ ist kein Tag. Schreibe ihn wie 2026-11-21.`,
	'wrong-name': (what: string) => `„${what}“ kann kein Name sein.`,
	'name-twice': () => 'Ein Name steht zweimal da.',
	'wrong-places': () => 'Die Plätze sind nicht 1, 2, 3 und so weiter, jeder einmal.',
	'wrong-points': () => 'Die Punkte sind keine ganzen Zahlen.',
	'no-order': () => 'Nichts sagt, wer vor wem war.',
	'too-few': () => 'Zu wenige Leute für dieses Spiel.',
	'too-many': () => 'Zu viele Leute für dieses Spiel.',
	'does-not-fit': () => 'So kann es nicht gewesen sein.',
	'already-here': (what: string) => `„${what}“ ist schon auf diesem Telefon.`,
	'titles-not-kept': () => 'Die Runde wird übernommen, aber ihre Titel sind nicht die des Spiels.',
	'points-not-kept': () => 'Die Punkte werden nicht übernommen: keine Regeln führen zu ihnen.',
	'leader-not-kept': () => 'Wer zuerst ausspielte, wird nicht übernommen.',
	'comment-not-kept': () => 'Die Bemerkung wird nicht ganz übernommen.'
};

export default {
	title: 'Frühere Abende',
	subtitle: 'Abende, die gespielt wurden, bevor du sie einträgst',
	faults,
	file: {
		heading: 'Aus einer Datei',
		text: 'Eine Datei, die BG Stats ausgibt, eine Tabelle, die Courtbook gesichert hat (CSV), oder eine Liste der Plätze: über jeder Spalte ein Name, für jede Runde eine Zeile mit dem Platz von allen. Du siehst alles zuerst.',
		choose: 'Datei wählen',
		label: 'Die Datei mit den Abenden',
		reading: 'Die Datei wird gelesen …',
		adding: 'Die Abende werden hinzugefügt …',
		stop: 'Anhalten',
		found: byCount('Ein Abend kann hinzugefügt werden', '# Abende können hinzugefügt werden'),
		nothing: 'Aus dieser Datei kann nichts hinzugefügt werden',
		askGame: 'Die Datei nennt kein Spiel. Welches war es?',
		askDay: 'Die Datei nennt keinen Tag. Welcher war es?',
		more: byCount('und ein weiterer', 'und # weitere'),
		rounds: byCount('# Runde', '# Runden'),
		known: (names: readonly string[]) => `Hier bekannt: ${list(names)}`,
		newPeople: (names: readonly string[]) => `Neue Leute: ${list(names)}`,
		renamed: (name: string, known: string) => `${name}, hier bekannt als ${known}`,
		leftOut: byCount('Eines wird nicht übernommen', '# Dinge werden nicht übernommen'),
		line: (line: number, what: string) => `Zeile ${line}: ${what}`,
		play: (line: number, what: string) => `Partie ${line}: ${what}`,
		add: byCount('Diesen Abend hinzufügen', '# Abende hinzufügen'),
		notNow: 'Jetzt nicht',
		another: 'Andere Datei wählen',
		added: byCount(
			'Ein Abend wurde der Chronik hinzugefügt.',
			'# Abende wurden der Chronik hinzugefügt.'
		),
		show: 'Ansehen',
		toList: 'Zur Chronik',
		notOurs:
			'Aus dieser Datei kann Courtbook keine Abende lesen. Es liest eine Datei, die BG Stats ausgibt, eine Tabelle mit den Spalten von Courtbook oder eine Liste mit Namen in der ersten Zeile. Eine Sicherung stellst du in den Einstellungen wieder her.',
		tooLarge: 'Die Datei ist zu groß.',
		tooMany: 'Die Datei hat zu viele Abende für ein Mal. Teile sie auf.',
		nothingChanged: 'Nichts wurde hinzugefügt.',
		stopped: 'Es wurde angehalten. Was bis dahin hinzugefügt war, steht in der Chronik.'
	},
	hand: {
		heading: 'Von Hand',
		text: 'Trage ein, wer gespielt hat und wie die Runden ausgingen.',
		enter: 'Abend eintragen',
		game: 'Spiel',
		day: 'Tag',
		how: 'Was bekannt ist',
		rounds: 'Jede Runde',
		places: 'Nur die Plätze am Ende',
		who: 'Wer gespielt hat',
		whoHint:
			'Tippe die Namen an oder schreibe neue. Zwischen den Runden kann jemand kommen und gehen.',
		order: (n: number) => `Runde ${n}: tippe die Namen vom ersten zum letzten Platz an`,
		final: 'Tippe die Namen vom ersten zum letzten Platz an',
		tapped: (name: string, place: number) => `${name}: Platz ${place}`,
		notYet: (name: string) => `${name}: noch kein Platz`,
		again: 'Diese Runde von vorn',
		enterRound: 'Runde eintragen',
		taken: 'Runden bisher',
		round: (n: number, names: readonly string[]) => `Runde ${n}: ${list(names)}`,
		remove: 'Letzte Runde entfernen',
		save: 'Der Chronik hinzufügen',
		notSaved: 'Das ließ sich nicht speichern. Versuche es noch einmal.'
	}
} satisfies Catalogue['past'];
