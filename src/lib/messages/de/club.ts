import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Club',
	what: 'Ein Club führt eine gemeinsame Chronik auf mehreren Handys. Beendete Abende, Leute, Hausregeln und Saisons kommen von selbst zu allen Mitgliedern, und ein neues Handy hat nach dem Beitritt alles.',
	sealed:
		'Alles wird versiegelt, bevor es das Handy verlässt. Wer das Relais betreibt, kann es nicht lesen.',
	noRelay: 'Unter dieser Adresse gibt es kein Relais, also auch keinen Club.',
	found: 'Einen Club gründen',
	foundHelp:
		'Die Abende auf diesem Handy sind seine ersten. Gib danach den anderen den Mitgliederlink.',
	join: 'Beitreten',
	joinHelp: 'Öffne den Mitgliederlink, scanne seinen Code oder füge ihn hier ein.',
	paste: 'Mitgliederlink',
	invited: 'Diesem Club beitreten?',
	joinMeans: 'Seine Chronik kommt auf dieses Handy, und deine geht an alle Mitglieder.',
	joinInstead:
		'Dieses Handy verlässt seinen bisherigen Club. Dessen Chronik kommt in den neuen mit.',
	notNow: 'Jetzt nicht',
	yours: 'Euer Club',
	upToDate: (when) => `Auf dem neuesten Stand · ${when}`,
	soFar: (received, sent) => `${received} empfangen · ${sent} gesendet`,
	states: {
		idle: 'Noch nicht abgeglichen',
		syncing: 'Holt auf …',
		'no-line': 'Nicht verbunden. Es geht von selbst weiter.',
		refused:
			'Das Relais hat abgelehnt. Nichts ist verloren; dieses Handy versucht es später wieder.',
		busy: 'Ein anderer Tab gleicht gerade ab.',
		failed: 'Auf diesem Handy ließ sich etwas nicht speichern. Versuch es noch einmal.'
	},
	askNow: 'Jetzt abgleichen',
	membersLink: 'Mitgliederlink',
	membersHelp: 'Wer diesen Link hat, liest alles und fügt hinzu. Gib ihn nur Mitgliedern.',
	lost: 'Ein Handy ging verloren',
	lostHelp:
		'Ein neuer Link schließt den Club für den alten. Das verlorene Handy behält, was es hat, und bekommt nichts Neues. Alle anderen Mitglieder brauchen den neuen Link.',
	renew: 'Neuen Link machen',
	renewNow: 'Ja, neuen Link machen',
	leave: 'Den Club verlassen',
	leaveHelp: 'Alles bleibt auf diesem Handy. Es bekommt und gibt nichts mehr.',
	leaveNow: 'Ja, den Club verlassen',
	moved: 'Der Club hat einen neuen Link',
	movedHelp:
		'Jemand aus dem Club hat einen neuen Link gemacht, weil ein Handy verloren ging. Bitte darum und öffne ihn hier. Bis dahin bleibt alles auf diesem Handy.',
	link: {
		'not-ours': 'Das ist kein Link zu einem Club.',
		'newer-version':
			'Dieser Link ist von einer neueren Version. Aktualisiere die App und öffne ihn dann noch einmal.',
		damaged: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal oder scanne den Code.'
	}
} satisfies Catalogue['club'];
