import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Einstellungen',
	theme: 'Farben',
	themes: { night: 'Nacht', day: 'Tag', black: 'Tiefschwarz', system: 'Wie das Handy' },
	contrast: 'Hoher Kontrast',
	language: 'Sprache',
	unreviewed: 'Noch von niemandem durchgesehen, dessen Muttersprache es ist.',
	loading: 'Die Sprache wird geladen …',
	notLoaded: 'Diese Sprache ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
	screen: 'Bildschirm',
	awake: 'Bildschirm wach halten',
	feedback: 'Ton und Vibration',
	feedbackHow: 'Wenn jemand raus ist, nach dem Rückgängigmachen und wenn die Runde vorbei ist.',
	sound: 'Leise Töne',
	vibration: 'Vibrieren',
	cannotVibrate: 'Dieser Browser kann nicht vibrieren.',
	staysAwake: 'Der Bildschirm bleibt an, solange eine Runde läuft.',
	cannotStayAwake:
		'Dieser Browser kann den Bildschirm nicht wach halten. Stell in den Einstellungen des Handys eine längere Zeit ein, bis er ausgeht.',
	storage: 'Speicher',
	storedHere:
		'Alles bleibt auf diesem Handy, in diesem Browser. Nichts wird verschickt, solange du es nicht teilst.',
	inClub:
		'Alles liegt auf diesem Handy. Versiegelte Kopien beendeter Abende, der Leute und der Hausregeln gehen an euren Club.',
	club: 'Club',
	clubHelp: 'Mehrere Handys führen eine gemeinsame Chronik.',
	data: 'Daten und Sicherung',
	fromElsewhere: 'Von einem anderen Handy',
	open: 'Link öffnen oder scannen',
	help: 'Hilfe',
	whatPeopleAsk: 'Häufige Fragen',
	unanswered: {
		title: 'Fragen, die der Schiedsrichter nicht wusste',
		stays: 'Sie bleiben auf diesem Handy. Wenn du magst, schick sie uns von Hand.',
		send: 'Senden oder kopieren',
		copied: 'Kopiert.',
		remove: (question: string) => `„${question}“ löschen`
	},
	version: (version: string) => `Courtbook, Version ${version}`
} satisfies Catalogue['settings'];
