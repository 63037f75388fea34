import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { byCount, plural, list, number } = grammar('de');

const whole: Record<LinkContent, string> = {
	evening: 'den ganzen Abend',
	house: 'diese Hausregeln'
};
const QR: Record<LinkContent, string> = {
	evening: 'QR-Code des Links zum ganzen Abend',
	house: 'QR-Code des Links zu diesen Hausregeln'
};

export default {
	evening: 'Abend teilen',
	linkAndCode: 'Link und Code',
	house: 'Diese Hausregeln teilen',
	houseTitle: (name: string) => `Hausregeln: ${name}`,
	others: 'Anders teilen',
	asText: 'Als Text',
	sendLink: 'Link senden',
	sendsRounds: (n: number) =>
		plural(n, { one: 'die Runde zum Durchsehen', other: `alle ${n} Runden zum Durchsehen` }),
	moreWays: 'Mehr',
	moreWaysAre: 'Text · CSV · BG Stats · Datei',
	asFile: 'Als Datei sichern',
	asTable: 'Runden als Tabelle (CSV)',
	tableName: (evening: string) => `${evening} Runden`,
	toBgStats: 'An BG Stats übergeben',
	noBgStats: 'Dieser Abend lässt sich nicht an BG Stats übergeben.',
	theText: 'Der Text',
	shared: 'Geteilt.',
	textCopied: 'Der Text ist kopiert.',
	byHand: 'Dieser Browser lässt keine App kopieren. Kopier es von Hand:',
	fileSaved: 'Die Datei liegt dort, wo dieser Browser Downloads ablegt.',
	noFile:
		'Die Datei lässt sich nicht anlegen. Nichts ist verloren; lade die Seite neu und versuch es noch einmal.',

	makingLink: 'Link wird erstellt …',
	noLink: 'In diesem Browser lässt sich der Link nicht erstellen.',
	noLinkOfEvening:
		'In diesem Browser lässt sich der Link nicht erstellen. Sichere stattdessen eine Datei.',
	tooLongForLink: 'Dieser Abend ist zu lang für einen Link. Sichere stattdessen eine Datei.',
	scanOne:
		'Scann ihn mit der Kamera des anderen Handys oder dort in Courtbook unter „Link öffnen oder scannen“.',
	scanParts:
		'Scann ihn auf dem anderen Handy in Courtbook unter „Link öffnen oder scannen“: Die Teile werden in beliebiger Reihenfolge gesammelt.',
	shareLink: 'Link teilen',
	copyLink: 'Link kopieren',
	linkCopied: 'Der Link ist kopiert.',
	theLink: 'Der Link',
	long: (letters: number) =>
		`Der Link ist ${number(letters)} Zeichen lang, und manche Messenger schneiden so etwas ab. Eine Datei oder der Code ist dann sicherer.`,
	holds: (what: LinkContent) =>
		`Der Link selbst enthält ${whole[what]}. Wer ihn hat, kann alles lesen; der Server von Courtbook bekommt nichts davon.`,
	isSealed:
		'Der Link führt zum Abend, der 60 Tage lang versiegelt neben Courtbook liegt: Wer den Link hat, kann ihn lesen, der Server nicht.',
	short: {
		gone: {
			what: 'Dieser Link ist abgelaufen.',
			todo: 'Hinter einem kurzen Link bleibt ein Abend 60 Tage. Bitte um einen neuen oder um eine Datei.'
		},
		unreachable: {
			what: 'Der Abend hinter diesem Link lässt sich gerade nicht holen.',
			todo: 'Versuche es noch einmal, wenn dieses Telefon online ist.'
		}
	},
	code: {
		one: (what: LinkContent) => QR[what],
		partOf: (what: LinkContent, part: number, of: number) => `${QR[what]}, Teil ${part} von ${of}`,
		part: (part: number, of: number) => `Teil ${part} von ${of}`,
		parts: 'Teile des Codes',
		previous: 'Zurück',
		pause: 'Anhalten',
		inTurn: 'Abspielen',
		next: 'Weiter'
	},

	picture: {
		motto: 'eure Karten, euer Hof',
		failed: 'Dieser Browser kann das Bild nicht zeichnen. Teil stattdessen einen Text.',
		drawing: 'Wird gezeichnet …',
		alt: (standing: readonly string[]) =>
			`Die Plätze jeder Runde und wie es ausging: ${standing.join('; ')}`,
		share: 'Bild senden',
		save: 'Bild sichern',
		saved: 'Das Bild liegt dort, wo dieser Browser Downloads ablegt.'
	},

	summary: {
		gameOf: (game: string, house: string) => `${game}, ${house}`,
		ruled: (name: string) => `${name} regierte den Abend`,
		place: (place: number, name: string, title: string) => `${place}. ${name}, ${title}`,
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Punkte: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
		sentences: (all: readonly string[]) => all.join(' ')
	},

	open: {
		title: 'Link öffnen oder scannen',
		pageTitle: 'Link öffnen',
		subtitle: 'Ein Abend oder Hausregeln von einem anderen Handy',
		nothingStored: 'Nichts wurde gespeichert.',
		nothingAdded: 'Nichts wurde hinzugefügt. Versuch es später noch einmal.',
		showEvening: 'In der Chronik zeigen',
		showHouse: 'Diese Hausregeln zeigen',
		addEvening: 'Zur Chronik hinzufügen',
		addHouse: 'Zu meinen Hausregeln',
		another: 'Anderen öffnen',
		notNow: 'Jetzt nicht',
		reading: 'Wird gelesen …',
		partFound: (part: number, of: number) => `Teil ${part} von ${of} ist da.`,
		partsFound: (n: number, of: number) => `${n} von ${of} Teilen sind da.`,
		comesInParts: byCount(
			'Der Code kommt in # Teil. Scann ihn hier.',
			'Der Code kommt in # Teilen, einer nach dem anderen. Scann sie hier: Jeder zählt einmal, die Reihenfolge ist egal.'
		),
		strange: 'Dieser Code ist nicht von Courtbook. Versuch es mit einem anderen.',
		scan: 'Code scannen',
		shownFirst:
			'Was geöffnet wird, wird erst gezeigt; nichts wird gespeichert, bevor du es sagst. Nichts davon wird irgendwohin geschickt.',
		link: 'Ein Link',
		paste: 'Füg den Link ein, oder die Links zu allen Teilen.',
		openLink: 'Link öffnen'
	},
	openedEvening: {
		deleted: 'gelöscht',
		notClosed: 'nicht beendet',
		game: 'Spiel',
		players: 'Wer spielt',
		names: (names: readonly string[]) => list(names),
		standing: 'Wie es steht',
		added: 'Zur Chronik hinzugefügt.',
		new: 'Er ist noch nicht auf diesem Handy.',
		longer: (n: number) =>
			`Sein Anfang ist auf diesem Handy: ${plural(n, { one: `${n} Eintrag käme`, other: `${n} Einträge kämen` })} dazu.`,
		branch:
			'Er ist auch auf diesem Handy, ging dort aber anders weiter. Beide bleiben, nebeneinander; gezählt wird der mit mehr Runden.',
		altered:
			'Er ist auch auf diesem Handy, doch dieser Link sagt an denselben Stellen etwas anderes: Er wurde nachträglich verändert. Was hier ist, bleibt, wie es ist. Wenn du ihn hinzufügst, steht er daneben und wird nicht gezählt.',
		known: 'Er ist schon ganz auf diesem Handy.'
	},
	openedHouse: {
		head: (game: string | null, when: string) =>
			`Hausregeln für ${game ?? 'ein Spiel, das diese Version von Courtbook nicht kennt'} · geändert ${when}`,
		published: 'Wie im Original',
		these: 'Diese Regeln',
		added: 'Zu den Hausregeln hinzugefügt.',
		addedAs: (name: string) => `Zu den Hausregeln hinzugefügt, als „${name}“.`,
		new: 'Sie sind noch nicht auf diesem Handy.',
		newAs: (name: string) =>
			`Sie sind noch nicht auf diesem Handy. Andere heißen schon so, darum kommen sie als „${name}“ dazu.`,
		same: 'Sie sind schon auf diesem Handy.',
		newer: 'Eine ältere Fassung davon ist auf diesem Handy. Sie würde ersetzt.',
		older: 'Eine neuere Fassung davon ist auf diesem Handy. Sie bleibt, wie sie ist.'
	},

	camera: {
		unsupported:
			'Dieser Browser lässt Seiten keine Kamera benutzen, oder diese Seite kam nicht über https. Füg stattdessen den Link ein.',
		none: 'Keine Kamera gefunden. Füg stattdessen den Link ein.',
		refused:
			'Diese Seite darf die Kamera nicht benutzen. Erlaub es ihr in den Einstellungen des Browsers, oder füg den Link ein.',
		busy: 'Die Kamera geht gerade nicht: Vielleicht benutzt sie eine andere App. Schließ die und versuch es noch einmal, oder füg den Link ein.'
	},
	scanner: {
		label: 'Die Kamera',
		sees: 'Was die Kamera sieht',
		asking: 'Kamera wird angefragt …',
		hold: 'Halt den Code ins Bild.',
		stop: 'Kamera aus',
		close: 'Schließen'
	}
} satisfies Catalogue['share'];
