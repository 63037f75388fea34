import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('de');

export default {
	troubles: {
		missing: {
			what: 'Dieser Browser gibt Courtbook keinen Platz, um etwas zu speichern.',
			todo: 'Der Abend läuft nur im Arbeitsspeicher weiter. Sichere eine Datei, bevor du die Seite schließt, oder nimm einen anderen Browser.'
		},
		forbidden: {
			what: 'Dieser Browser lässt Courtbook nichts speichern.',
			todo: 'Der Abend läuft nur im Arbeitsspeicher weiter. Sichere eine Datei, bevor du die Seite schließt. Ein privates Fenster oder gesperrte Websitedaten können der Grund sein.'
		},
		unopened: {
			what: 'Dieser Browser konnte den Speicher von Courtbook nicht öffnen.',
			todo: 'Der Abend läuft nur im Arbeitsspeicher weiter. Sichere eine Datei, bevor du die Seite schließt. Courtbook versucht es weiter; ein Neustart des Browsers kann helfen.'
		},
		blocked: {
			what: 'Ein älterer Tab von Courtbook blockiert den Speicher.',
			todo: 'Schließ andere Tabs von Courtbook; das Speichern wird von selbst erneut versucht.'
		},
		newer: {
			what: 'Eine neuere Version von Courtbook hat den Speicher übernommen.',
			todo: 'Sichere eine Datei, wenn Einträge nur im Arbeitsspeicher sind, und lade dann diese Seite neu.'
		},
		full: {
			what: 'Der Speicher ist voll.',
			todo: 'Der Abend läuft im Arbeitsspeicher weiter. Schaff etwas Platz und sichere so lange eine Datei; das Speichern wird von selbst erneut versucht.'
		},
		lost: {
			what: 'Der Speicher wurde geschlossen oder gelöscht, während die App lief.',
			todo: 'Das Speichern wird von selbst erneut versucht; sichere so lange eine Datei.'
		},
		failed: {
			what: 'Der letzte Eintrag ließ sich nicht speichern.',
			todo: 'Das Speichern wird von selbst erneut versucht; sichere so lange eine Datei.'
		}
	},
	wentWrong: 'In diesem Browser ist etwas schiefgegangen.',
	noWorker:
		'Dieser Browser hat einen Teil von Courtbook, der im Hintergrund arbeitet, nicht gestartet. Ohne ihn geht nichts mit Suche, Statistik, Sicherung, Links und Scannen; am Tisch geht alles weiter wie sonst. Lade die Seite neu oder nimm einen anderen Browser.',
	safe: (n: number) =>
		n === 0
			? 'Was vorher gespeichert war, ist sicher.'
			: plural(n, {
					one: 'Was vorher gespeichert war, ist sicher. Der letzte Eintrag ist nur im Arbeitsspeicher.',
					other: `Was vorher gespeichert war, ist sicher. Die letzten ${n} Einträge sind nur im Arbeitsspeicher.`
				}),
	saveFile: 'Datei sichern',

	cutOff: (file: string) => `Das Einspielen von ${file} wurde unterbrochen. Nichts ist verloren.`,
	finish: 'Zu Ende bringen',

	full: {
		nearly: {
			what: 'Dieser Abend ist fast so groß, wie Courtbook einen aufheben kann.',
			todo: 'Beende ihn bald und beginne einen neuen mit denselben Leuten. Alles darin bleibt.'
		},
		full: {
			what: 'Dieser Abend ist so groß, wie Courtbook einen aufheben kann.',
			todo: 'Es wird nichts mehr eingetragen. Beende ihn und beginne einen neuen mit denselben Leuten. Alles darin bleibt.'
		}
	},

	damaged: {
		what: (name: string | null) =>
			`${name === null ? 'Dieser Abend' : `„${name}“`} ist beschädigt und lässt sich nicht lesen.`,
		leftAsItIs:
			'Er bleibt, wie er ist, und nichts anderes ist betroffen: Alle anderen Abende sind sicher. Sichere ihn, wie er ist, für jemanden, der ihn vielleicht reparieren kann.',
		notGivenOut: 'Der Speicher gibt ihn gerade nicht heraus. Versuch es später noch einmal.',
		save: 'Sichern, wie er ist',
		takeOff: 'Vom Tisch nehmen'
	},

	otherTab: {
		putOn: (evening: string) => `Ein anderer Tab hat „${evening}“ auf den Tisch gelegt.`,
		nameless: 'ein Abend',
		tookOff: (evening: string) =>
			`Ein anderer Tab hat „${evening}“ vom Tisch genommen. Der Abend steht in der Chronik.`,
		stays: (evening: string) => `Dieser Tab bleibt bei „${evening}“, bis er neu geladen wird.`,
		takeOffToo: 'Auch hier vom Tisch nehmen',
		showHere: 'Hier zeigen',
		notNow: 'Jetzt nicht',
		keep: 'Diesen auf dem Tisch lassen'
	},
	writeConflict: {
		exit: (name: string) => `Abgang von ${name}`,
		undo: 'das Rückgängigmachen',
		redo: 'das Wiederholen',
		nothingUndone: 'Hier wurde nichts rückgängig gemacht.',
		nothingRedone: 'Hier wurde nichts wiederholt.',
		same: (was: string) =>
			`Ein anderer Tab hatte das schon eingetragen: ${was}. Es ist einmal gespeichert.`,
		refused: (was: string, why: string) => `Ein anderer Tab war schneller: ${was}. ${why}`,
		leftOut: (was: string, dropped: readonly string[]) =>
			`Ein anderer Tab war schneller: ${was}. Danach passt dies nicht mehr und fällt weg: ${list(dropped)}.`
	},

	backup: {
		label: 'Sicherung',
		never:
			'Zehn Abende gibt es nur auf diesem Handy. Eine Datei auf einem anderen Gerät bewahrt sie, falls dieses verloren geht.',
		since:
			'Seit der letzten Sicherung sind zehn Abende zu Ende gegangen. Eine Datei auf einem anderen Gerät bewahrt sie, falls dieses Handy verloren geht.',
		write: 'Sichern',
		later: 'Nach zehn weiteren'
	}
} satisfies Catalogue['notes'];
