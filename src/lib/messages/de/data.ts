import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, list, number, percent } = grammar('de');

const evenings = byLargeCount('# Abend', '# Abende');
const entries = byLargeCount('# Eintrag', '# Einträgen');
const people = byLargeCount('# Person', '# Personen');
const houses = byLargeCount('# Satz Hausregeln', '# Sätze Hausregeln');
const others = byLargeCount('# weiteres', '# weitere');

/** 12 Abende, 6 Personen und 1 Satz Hausregeln. */
const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	title: 'Daten und Sicherung',
	subtitle: 'Was auf diesem Handy, in diesem Browser gespeichert ist',
	lost: {
		gone: 'Abende, die hier gespeichert waren, sind weg: Spiel deine Sicherung ein.',
		shorter: byLargeCount(
			'Ein Abend hat seine letzten Einträge verloren: Vielleicht sind sie in deiner Sicherung.',
			'# Abende haben ihre letzten Einträge verloren: Vielleicht sind sie in deiner Sicherung.'
		),
		noBackup: 'Von einer Sicherung dieses Handys ist nichts bekannt.',
		backedUp: (date: string) => `Die letzte Sicherung ist vom ${date}.`,
		restore: 'Sicherung einspielen',
		dismiss: 'Gelesen'
	},
	backup: {
		heading: 'Sicherung',
		text: 'Abende, Leute und Hausregeln in einer Datei, zum Aufbewahren an einem anderen Ort.',
		write: 'Sichern',
		restoring:
			'Eine Sicherung oder eine Datei mit einem Abend wird erst geprüft. Nichts ändert sich, bevor du es sagst.',
		restore: 'Datei einspielen',
		file: 'Die Datei zum Einspielen',
		another: 'Andere Datei auswählen'
	},
	done: 'Fertig',
	notNow: 'Jetzt nicht',
	allSettings: 'Alle Einstellungen',
	doing: {
		writing: {
			title: 'Sicherung wird geschrieben',
			failed: 'Die Sicherung ist fehlgeschlagen',
			stopped: 'Die Sicherung wurde abgebrochen'
		},
		checking: {
			title: 'Datei wird geprüft',
			failed: 'Das Prüfen der Datei ist fehlgeschlagen',
			stopped: 'Das Prüfen der Datei wurde abgebrochen'
		},
		keeping: {
			title: 'Was hier ist, wird gesichert',
			failed: 'Das Sichern ist fehlgeschlagen',
			stopped: 'Das Sichern wurde abgebrochen'
		},
		restoring: {
			title: 'Datei wird eingespielt',
			failed: 'Das Einspielen ist fehlgeschlagen',
			stopped: 'Das Einspielen wurde abgebrochen'
		}
	},
	stop: 'Abbrechen',
	progress: (doing: string, done: number) => `${doing}: ${percent(done)}`,
	soFar: (n: number) => `Bis jetzt ${evenings(n)}.`,
	ofEvenings: (n: number, of: number) =>
		`${number(n)} von ${plural(of, { one: `${number(of)} Abend`, other: `${number(of)} Abenden` })}.`,
	nothingChanged: 'Nichts wurde geändert.',
	partStays:
		'Was bisher eingespielt ist, bleibt, und nichts ist nur halb da. Wähl dieselbe Datei noch einmal, um es zu Ende zu bringen.',
	cutOff: (file: string) =>
		`Das Einspielen von ${file} wurde unterbrochen. Was eingespielt ist, bleibt, und nichts ist nur halb da; wähl die Datei noch einmal, um es zu Ende zu bringen.`,
	leaveIt: 'So lassen',
	backupReady: 'Die Sicherung ist fertig',
	firstSave: 'Sichere erst, was hier ist',
	replaceNow: 'Jetzt alles ersetzen',
	doNotReplace: 'Nicht ersetzen',
	merged: 'Alles ist zusammengeführt',
	restored: 'Die Datei ist eingespielt',
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	refused: 'Die Datei wurde abgelehnt',
	unstoredNotInIt:
		'Einige Einträge sind nur im Arbeitsspeicher und nicht in dieser Datei. Sichere zusätzlich eine Datei des Abends.',
	unstored: 'Einige Einträge sind nur im Arbeitsspeicher',
	unstoredText:
		'Beim Einspielen würden sie verloren gehen. Warte, bis sie gespeichert sind, und spiel die Datei dann ein.',
	busy: 'Ein anderer Tab spielt eine Datei ein',
	busyText: 'Warte, bis er fertig ist, und wähl die Datei noch einmal.',
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}: ${file}, ${size}.`,
	notInIt: (names: readonly string[], more: number) =>
		`Nicht dabei, weil nicht lesbar: ${list(more > 0 ? [...names, others(more)] : names)}. Es bleibt, wo es ist; siehe „Beschädigte Daten“ weiter unten.`,
	saveFile: 'Datei sichern',
	saveAgain: 'Datei noch einmal sichern',
	shareFile: 'Datei teilen',
	saved:
		'Gesichert: dort, wo dieser Browser Downloads ablegt, oder dort, wohin du sie geteilt hast. Bewahr sie nicht nur auf diesem Handy auf.',
	sizes: {
		bytes: byCount('#\u00a0Byte', '#\u00a0Byte'),
		kilobytes: (n: string) => `${n}\u00a0kB`,
		megabytes: (n: string) => `${n}\u00a0MB`
	},
	found: {
		evening: (name: string) => `Ein Abend: ${name}`,
		backup: (date: string) => `Eine Sicherung vom ${date}`,
		counts: (counts: StoredCounts) => `${counted(counts)}.`,
		addsOne: 'Er kommt zu dem dazu, was hier ist. Nichts geht verloren oder wird doppelt.',
		restore: 'Einspielen',
		merges:
			'Zusammenführen nimmt dazu, was neu ist. Nichts geht verloren oder wird doppelt; bei Personen oder Hausregeln, die es auf beiden Seiten gibt, zählt, was später geändert wurde.',
		addOne: 'Abend hinzufügen',
		merge: 'Zusammenführen',
		replaces:
			'Ersetzen nimmt alles weg, was hier ist, und setzt den Inhalt der Datei an seine Stelle. Was hier ist, wird vorher in eine Datei gesichert.',
		replace: 'Alles ersetzen'
	},
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0 ? [`${number(added)} hier neu`] : []),
			...(longer > 0 ? [`${number(longer)} länger als hier`] : []),
			...(known > 0 ? [`${number(known)} schon hier`] : [])
		];
		const of = `Von ${plural(all, { one: `${number(all)} Abend`, other: `${number(all)} Abenden` })}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, { one: 'Abend wurde', other: 'Abende wurden' });
		return `${of} ${number(branches)} ${were} auf zwei Handys fortgesetzt: Beide Verläufe bleiben, nebeneinander.`;
	},
	kept: {
		heading: 'Was hier aufbewahrt wird',
		failed:
			'Was hier aufbewahrt wird, lässt sich gerade nicht lesen. Versuch es später noch einmal.',
		evenings: 'Abende',
		withEntries: (n: number, entriesOfThem: number) =>
			`${number(n)}, mit ${entries(entriesOfThem)}`,
		people: 'Leute',
		houses: 'Hausregeln',
		space: 'Platz',
		appIncluded: (size: string) => `${size}, die App selbst mitgezählt`,
		lastBackup: 'Letzte Sicherung',
		never: 'Noch keine',
		promised: 'Der Browser verspricht, es zu behalten.',
		notPromised: 'Der Browser darf es löschen, wenn auf dem Handy der Platz knapp wird.',
		unknown: 'Dieser Browser verspricht dazu nichts.',
		asked:
			'Er wurde eben gefragt und hat es nicht versprochen. Meist tut er es für eine App, die installiert ist oder oft geöffnet wird. Mit einer Sicherung bist du in jedem Fall sicher.',
		ask: 'Browser darum bitten'
	},
	iphone: {
		heading: 'Auf iPhone oder iPad',
		text: 'In einem Safari-Tab können die Daten gelöscht werden, wenn die Seite sieben Tage lang nicht besucht wurde. Der App auf dem Home-Bildschirm passiert das nicht. Sie hat einen eigenen Speicher: Was im Tab gespielt wurde, ist nicht darin, und umgekehrt.',
		move: 'So ziehst du vom einen ins andere um:',
		steps: [
			'Hier sichern und die Datei aufbewahren.',
			'In Safari „Teilen“ wählen, dann „Zum Home-Bildschirm“.',
			'Courtbook vom Home-Bildschirm öffnen, dort auf diese Seite gehen und die Datei einspielen.'
		]
	},
	damaged: {
		heading: 'Beschädigte Daten',
		reading: 'Alles wird durchgesehen …',
		failed: 'Die Einträge lassen sich gerade nicht prüfen. Versuch es später noch einmal.',
		none: 'Alles lässt sich lesen.',
		some: byLargeCount(
			'# Datensatz lässt sich nicht lesen. Alles andere ist, wie es war.',
			'# Datensätze lassen sich nicht lesen. Alles andere ist, wie es war.'
		),
		stays: 'Was der Datenträger beschädigt hat, fehlt in Listen und bleibt, wie es ist.',
		look: 'Beschädigte Daten suchen',
		nameless: 'Ohne Namen',
		kinds: {
			person: 'eine Person',
			house: 'Hausregeln',
			evening: 'ein Abend',
			line: 'die Zeile eines Abends in der Liste'
		},
		item: (name: string, kind: string) => `${name}, ${kind}`,
		andOthers: (n: number) => `… und ${others(n)}`,
		save: byCount('Sichern, wie es ist', 'Sichern, wie sie sind'),
		remove: byCount('Entfernen', 'Alle entfernen'),
		gone: byCount('Es ist dann endgültig weg.', 'Sie sind dann endgültig weg.'),
		goneUnsaved: byCount(
			'Es ist dann endgültig weg und noch nicht gesichert.',
			'Sie sind dann endgültig weg und noch nicht gesichert.'
		),
		lineAnew: 'Die Zeile eines Abends in der Liste wird neu geschrieben.',
		forGood: 'Endgültig entfernen',
		keep: byCount('Behalten', 'Alle behalten')
	}
} satisfies Catalogue['data'];
