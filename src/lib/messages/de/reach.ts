import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, plural } = grammar('de');

export default {
	share: 'Den Tisch teilen',
	shareHelp: 'Scanne das mit einem anderen Handy. Es folgt live und zeigt, was zu tun ist.',
	offer:
		'Andere Handys folgen dann live, und jedes zeigt, was zu tun ist. Bis du drückst, verlässt nichts dieses Handy.',
	shareNow: 'Jetzt teilen',
	onlyHere: (host) =>
		`Andere Handys können das nicht öffnen: ${host} ist nur dieser Computer, und er kennt keine andere Adresse. Öffne Courtbook unter einer Adresse, die Handys erreichen, und teile dann.`,
	codeFor: { member: 'Mitmachen', spectator: 'Nur zusehen' },
	codeForLabel: 'Wofür der Code ist',
	stop: 'Nicht mehr teilen',
	live: (phones) => `Live · ${plural(phones, { one: '1 Handy', other: `${phones} Handys` })}`,
	catchingUp: 'Holt auf',
	lastHeard: (time) => `Zuletzt vor ${time} gehört`,
	notConnected: 'Nicht verbunden',
	pen: {
		here: 'Dieses Handy schreibt.',
		with: (name) => `Es schreibt das Handy von ${name}.`,
		elsewhere: 'Ein anderes Handy schreibt.',
		handTo: (name) => `Das Handy von ${name} schreiben lassen`,
		handNow: (name) => `Ja, ab jetzt schreibt das Handy von ${name}`,
		away: 'Das Handy, das schreibt, ist nicht da.',
		take: 'Auf diesem Handy schreiben',
		openTable: 'Tisch öffnen',
		otherVersion: 'Zwei Handys schrieben gleichzeitig. Beide Verläufe bleiben erhalten.',
		chooseOther: 'Den anderen zählen',
		follow: 'Dem anderen Handy folgen',
		notTaken: 'Das ging nicht. Warte kurz, oder lass das andere Handy abgeben.'
	},
	news: {
		takeover: (name) =>
			`Jetzt schreibt ${name === null ? 'ein anderes Handy' : `das Handy von ${name}`}; das vorige war nicht da.`,
		handover: (name) =>
			`Jetzt schreibt ${name === null ? 'ein anderes Handy' : `das Handy von ${name}`}.`,
		objection: (name) =>
			`${name === null ? 'Das andere Handy' : `Das Handy von ${name}`} hatte weitergeschrieben und schreibt weiter.`,
		lost: (name, follow) =>
			`Jetzt schreibt ${name === null ? 'ein anderes Handy' : `das Handy von ${name}`}; dieser Abend bleibt hier, bis du „${follow}“ antippst.`,
		received: 'Jetzt schreibt dieses Handy.',
		seen: 'OK'
	},
	join: {
		title: 'Der Tisch',
		looking: 'Der Tisch wird gesucht …',
		whoAreYou: 'Wer bist du?',
		onlyWatching: 'Ich sehe nur zu',
		leave: 'Den Tisch verlassen',
		change: 'Ich bin jemand anderes',
		otherTab:
			'Der Tisch ist in einem anderen Tab dieses Handys offen. Mach dort weiter oder schließ den anderen Tab.',
		phoneIsThere: 'Ein Handy ist schon da',
		paste: 'Öffne den Link oder scanne den Code eines geteilten Tisches.',
		address: 'Link zum Tisch',
		follow: 'Zum Tisch',
		gone: 'Diesen Tisch gibt es nicht mehr. Bitte um einen neuen Link.',
		wrong: 'Dieser Link passt nicht zu seinem Tisch. Bitte um einen neuen.',
		full: 'Dieser Tisch nimmt keine weiteren Einträge auf.',
		link: {
			'not-ours': 'Das ist kein Link zu einem Tisch.',
			'newer-version':
				'Dieser Link ist von einer neueren Version. Aktualisiere die App und öffne ihn dann noch einmal.',
			damaged: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal oder scanne den Code.'
		}
	},
	seat: {
		now: 'Jetzt',
		give: {
			highest: (name, n, bold) =>
				`Gib ${bold(n === 1 ? 'deine höchste' : `deine ${n} höchsten`)} an ${name}`,
			best: (name, n, bold) =>
				`Gib ${bold(n === 1 ? 'deine beste' : `deine ${n} besten`)} an ${name}`,
			all: (name, bold) => `Gib ${bold('alle Karten')} an ${name}`
		},
		giveBack: {
			any: (name, n, bold) => `Gib ${bold(`${n} beliebige`)} an ${name} zurück`,
			worst: (name, n, bold) =>
				`Gib ${bold(n === 1 ? 'deine schlechteste' : `deine ${n} schlechtesten`)} an ${name} zurück`
		},
		getBack: (n, bold) => `Du bekommst ${bold(String(n))} zurück`,
		back: {
			any: (name, n) => `${name} gibt ${n} beliebige zurück.`,
			worst: (name, n) =>
				`${name} gibt ${n === 1 ? 'die schlechteste' : `die ${n} schlechtesten`} zurück.`
		},
		wait: (name) => `Warte: Zuerst gibt ${name}`,
		thenYou: (n) => `Dann gibst du ${n} beliebige zurück.`,
		given: 'Gegeben',
		settled: 'Alles beglichen',
		noTax: 'Du zahlst nichts',
		stay: 'Bleib auf deinem Stuhl',
		takeSeat: 'Geh zu deinem Stuhl',
		sitsOut: 'Du setzt diese Runde aus',
		notHere: 'Du sitzt nicht am Tisch',
		gone: (place) => `Du bist in dieser Runde nicht mehr dabei: ${place}`,
		outSoFar: (n) =>
			n === 0 ? 'Noch ist niemand raus' : plural(n, { one: '1 ist raus', other: `${n} sind raus` }),
		areOut: (names) =>
			plural(names.length, { one: `${list(names)} ist raus`, other: `${list(names)} sind raus` }),
		goOutNow: 'Jetzt raus:',
		wouldBe: (title) => `Dann wirst du ${title}`,
		wouldStay: (title) => `Du bleibst ${title}`,
		out: 'Ich bin raus',
		slide: (out) => `Schieben: ${out}`,
		tapAgain: (out) => `Noch einmal tippen: ${out}`,
		stillIn: 'Nein, ich habe noch Karten',
		youAreOut: 'Du bist raus',
		fromTo: (from, to) => `Von ${from} zu ${to}`,
		stillPlay: (names) =>
			plural(names.length, {
				one: `${list(names)} spielt noch`,
				other: `${list(names)} spielen noch`
			}),
		youAre: (title) => `Du bist ${title}`,
		inARow: (n) => `${n} Runden in Folge gewonnen`,
		afterLast: (n) =>
			plural(n, {
				one: 'Eine Runde nach deinem letzten Platz',
				other: `${n} Runden nach deinem letzten Platz`
			}),
		hope: (name, n) =>
			plural(n, {
				one: `Von hier kam ${name} in einer Runde nach oben`,
				other: `Von hier kam ${name} in ${n} Runden nach oben`
			}),
		ownHope: (n) =>
			plural(n, {
				one: 'Von hier kamst du in einer Runde nach oben',
				other: `Von hier kamst du in ${n} Runden nach oben`
			}),
		changes: 'Was sich für dich ändert',
		youDeal: 'Misch und gib',
		pickChair: 'Such dir deinen Stuhl aus',
		othersFollow: 'die anderen folgen im Uhrzeigersinn',
		takeChair: (name) => `Nimm den Stuhl von ${name}`,
		takeFreeChair: 'Nimm den freien Stuhl',
		between: (names) => `zwischen ${names}`,
		givesYou: (name, n) =>
			plural(n, { one: `${name} gibt dir 1 Karte`, other: `${name} gibt dir ${n} Karten` }),
		youLead: (round) => `Du spielst in Runde ${round} aus`,
		mayDecree: 'Du darfst einen Erlass verkünden',
		bindsBelow: 'für alle unter dir',
		you: 'du',
		over: (place) => `Du bist ${place} geworden`,
		evening: 'Der Abend ist vorbei',
		newSeat: 'Dein neuer Sitz',
		sitBy: 'Neben dir',
		tonight: 'Mein Abend bisher',
		deals: 'Wer gibt',
		leads: 'Wer ausspielt',
		ask: 'Zu meiner Hand fragen',
		onlyYou: 'nur du siehst es'
	},
	menu: {
		decree: 'Einen Erlass verkünden',
		table: 'Der ganze Tisch',
		seat: 'Mein Sitz',
		buzz: 'Vibrieren, wenn ich dran bin'
	},
	sent: 'Gesendet',
	unsent: 'Wartet auf die Verbindung',
	counted: 'Gezählt',
	notCounted: (why) => `Nicht gezählt: ${why}`,
	outBefore: (name) => `${name} war schon vorher raus.`
} satisfies Catalogue['reach'];
