import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Diese Adresse hat kein HTTPS.',
	todo: 'Darum hält der Browser die App nicht für die Nutzung ohne Netz bereit, lässt den Bildschirm nicht an und bietet weder Kamera noch Links noch Teilen. Abende lassen sich spielen und werden gespeichert. Für alles Übrige öffne Courtbook unter einer Adresse, die mit https:// beginnt.'
} satisfies Catalogue['not-secure'];
