import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Läuft nur in diesem WLAN.',
	why: 'Warum?',
	title: 'Eine Adresse ohne HTTPS',
	works: 'Abende werden auf diesem Handy gespeichert, und Tische lassen sich teilen.',
	missing:
		'Der Browser hält die App nicht für die Nutzung ohne dieses Netz bereit, lässt den Bildschirm nicht an und bietet weder die Kamera noch das Teilen-Menü des Systems.',
	sealed:
		'Geteilte Tische sind versiegelt: Wer das Relais betreibt, kann sie dort nicht lesen. Vor jemandem in diesem Netz, der die App auf dem Weg zu dir verändert, schützt das nicht.',
	todo: 'Für alles Übrige öffne Courtbook unter einer Adresse, die mit https:// beginnt.'
} satisfies Catalogue['not-secure'];
