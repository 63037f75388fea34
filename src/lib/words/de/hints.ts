import type { Catalogue } from '#lib/words/catalogue.ts';

/** What is said now and then: to who does a step for the first time, and to who may want to install the app. */
export default {
	first: {
		start: 'Ihr spielt mit euren Karten. Dieses Handy merkt sich Plätze, Steuern und Regeln.',
		seats: 'Setzt euch wie im Ring. Tippt auf einen Stuhl, um Platz 1 dorthin zu setzen.',
		deal: 'Vorlesen, geben, weiter. Was nicht stimmt, lässt sich rückgängig machen.',
		taxes: 'Hakt ab, was den Besitzer gewechselt hat. Übersprungenes gilt als nicht notiert.',
		play: 'Ein Tipp für jede Person, die raus ist; die letzte ergibt sich von selbst.',
		closed: 'Der Abend bleibt in der Chronik und lässt sich dort jederzeit korrigieren und teilen.'
	},
	install: {
		heading: 'Courtbook installieren',
		why: 'Als App öffnet es sich wie jede andere, braucht kein Netz, und der Browser räumt seine Daten nicht so leicht weg.',
		install: 'Installieren',
		notNow: 'Jetzt nicht',
		safari: 'In Safari: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.',
		ownStore: 'Dort fängt es leer an: Sichere erst hier und spiel die Datei dort ein.'
	}
} satisfies Catalogue['hints'];
