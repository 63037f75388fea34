import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Hilfe',
	subtitle: 'Häufige Fragen, kurz beantwortet',
	answers: {
		privacy: {
			question: 'Wer kann sehen, was hier steht?',
			answer:
				'Wer dieses Handy in der Hand hat, sonst niemand, außer ihr teilt einen Tisch oder gehört zu einem Club. Es gibt kein Konto: Die App spricht mit keinem Server außer dem, auf dem ihre Dateien liegen, und der erfährt nichts von euren Abenden. Was an einen geteilten Tisch oder einen Club geht, wird auf dem Handy versiegelt; lesen können es nur ihre Mitglieder. Ein geteilter Link oder Code enthält alles, was er zeigt; wer ihn bekommt, kann es lesen.'
		},
		died: {
			question: 'Das Handy ging mitten in der Runde aus',
			answer:
				'Jedes Antippen ist gespeichert, bevor der Bildschirm es zeigt. Öffne die App wieder, und der Abend liegt auf dem Tisch, wie er war, nach einem Absturz, einem Neustart oder einem Jahr. Ein anderes Handy kann übernehmen, wenn es dem geteilten Tisch folgt, oder mit einer Datei oder einem Link von vorher.'
		},
		phones: {
			question: 'Können zwei Handys einen Abend führen?',
			answer:
				'Ja, wo im Menü „Mehr“ „Den Tisch teilen“ steht. Jedes Handy, das den Code scannt, folgt live und zeigt, was zu tun ist. Es schreibt immer nur ein Handy; es kann das weitergeben, und ist es weg, kann ein anderes übernehmen. Ohne Teilen gibst du den Abend mit einem Link, einem Code oder einer Datei weiter. Machen zwei Handys getrennt weiter, bleiben beide Verläufe nebeneinander erhalten; nichts geht verloren. Zwei Tabs auf einem Handy folgen demselben Abend.'
		},
		wrong: {
			question: 'Jemand hat sich vertippt',
			answer:
				'„Rückgängig“, der gebogene Pfeil oben und beim Spielen unter den Namen, nimmt den letzten Schritt zurück, und weitere, bis zum Anfang des Abends. Tippst du auf jemanden, der raus ist, kannst du das zurücknehmen oder zwei tauschen. Frühere Runden korrigierst du in der Chronik: Was folgen würde, siehst du, bevor sich etwas ändert.'
		},
		leaves: {
			question: 'Jemand geht oder kommt später',
			answer:
				'Mit „Kommen und gehen“ kann man dazukommen, gehen oder eine Runde aussetzen: bei „Sitze“ hinter „Ändern …“, bei „Geben“ unter dem Namen, und im Menü „Mehr“. Wer mitten in der Runde geht, bekommt den Platz, den die Regeln vorsehen. Kartenzahl und Steuern passen sich von selbst an.'
		},
		house: {
			question: 'Wir spielen das anders',
			answer:
				'Ändere unter „Regeln“ jede Regel eines Spiels und speichere das unter einem Namen; beim nächsten Start steht sie zur Wahl. An einem laufenden Abend ändert das Menü „Mehr“ die Regeln ab dem nächsten Geben. Die App zeigt, was aus der Quelle kommt, was unsere Lesart ist und was der Tisch selbst bestimmt hat.'
		},
		languages: {
			question: 'Welche Sprachen gibt es?',
			answer:
				'Such dir in den Einstellungen eine aus; der Abend läuft dabei weiter. Namen und eigene Texte bleiben, wie sie eingegeben wurden. Übersetzungen, die noch niemand mit dieser Muttersprache gelesen hat, sagen das dazu.'
		},
		tax: {
			question: 'Warum ist die Steuer so hoch?',
			answer:
				'„Was muss ich geben?“ bei jeder Steuer klärt den Streitfall mit der Hand, um die es geht; die Antwort nennt die Regeln, auf denen sie beruht, und Antippen zeigt Text und Quelle. Wo die Quelle schweigt, sagt die App „unsere Lesart“, und der Tisch darf anders entscheiden.'
		},
		offline: {
			question: 'Geht es auch ohne Netz?',
			answer:
				'Ja, ab dem zweiten Besuch. Nur ein geteilter Tisch, ein Club, eine neue Version oder eine Sprache, die noch nicht geladen ist, braucht eine Verbindung.'
		},
		install: {
			question: 'Wie installiere ich es?',
			answer:
				'Kann der Browser installieren, gibt es in den Einstellungen einen Knopf. Auf iPhone oder iPad: in Safari öffnen, auf „Teilen“ tippen, dann „Zum Home-Bildschirm“; die App dort hat ihren eigenen Speicher, nimm also eine Sicherung mit.'
		},
		backup: {
			question: 'Wie bleibt alles erhalten?',
			answer:
				'Sichere ab und zu alles in eine Datei und bewahre sie anderswo auf. Sie lässt sich mit dem zusammenführen, was hier ist, oder ersetzt es; eine Datei, die beschädigt oder nicht von uns ist, wird als Ganzes abgelehnt.'
		},
		sources: {
			question: 'Woher kommen die Regeln?',
			answer:
				'Aus veröffentlichten Regeln jedes Spiels, in unseren Worten, mit Quelle und Fundstelle bei jeder Regel. Keine Quelle deckt alles ab; was wir ergänzt haben, ist als unsere Lesart gekennzeichnet.'
		}
	},
	to: {
		data: 'Daten und Sicherung',
		open: 'Link öffnen oder scannen',
		chronicle: 'Chronik',
		rules: 'Regeln',
		referee: 'Streitfall',
		settings: 'Einstellungen'
	},
	licences: {
		label: 'Lizenzen dessen, woraus diese App besteht:',
		packages: 'Pakete',
		workbox: 'Workbox',
		figtree: 'Figtree',
		fraunces: 'Fraunces'
	}
} satisfies Catalogue['help'];
