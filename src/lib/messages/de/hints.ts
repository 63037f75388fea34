import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		first:
			'Erst installieren, dann Namen eintragen: in Safari auf Teilen tippen, dann „Zum Home-Bildschirm“. Dort fängt die App leer an.',
		heading: 'Courtbook installieren',
		why: 'Als App öffnet es sich wie jede andere, braucht kein Netz, und der Browser räumt seine Daten nicht so leicht weg.',
		install: 'Installieren',
		notNow: 'Jetzt nicht',
		safari: 'In Safari: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.',
		week: 'Safari kann löschen, was diese Seite speichert, wenn du sie sieben Tage lang nicht öffnest. Bei einer App auf dem Home-Bildschirm tut es das nicht.',
		ownStore: 'Dort fängt es leer an: Sichere erst hier und spiel die Datei dort ein.'
	}
} satisfies Catalogue['hints'];
