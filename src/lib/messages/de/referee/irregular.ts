import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

export const irregular = {
	names: {
		'wrong-tribute': 'Eine falsche Abgabe wurde gezahlt',
		'forgotten-tribute': 'Eine Abgabe wurde vergessen',
		'wrong-giveback': 'Eine falsche Rückgabe kam zurück',
		misdeal: 'Karten wurden falsch gegeben',
		'exposed-card': 'Beim Geben wurde eine Karte aufgedeckt',
		'player-left': 'Jemand hat die Runde verlassen',
		'out-of-turn': 'Jemand hat außer der Reihe gespielt',
		'forgotten-one-card': '„Eine Karte“ wurde nicht gesagt',
		'forgotten-call': 'Eine Reihe wurde nicht angesagt',
		'illegal-play': 'Ein unerlaubter Zug fiel erst später auf',
		'play-taken-back': 'Ein Zug wird zurückgenommen',
		'revoked-pass': 'Ein Passen wird zurückgenommen'
	} satisfies Record<Irregularity, string>,
	sentences: {
		'wrong-tribute':
			'Geschuldet waren die höchsten Karten nach Rang; was folgt, wenn andere gegeben wurden, sagen die Quellen nicht.',
		'forgotten-tribute':
			'Was geschuldet ist, ist vor dem Spiel zu zahlen; was später gilt, sagen die Quellen nicht.',
		'wrong-giveback': 'Was folgt, wenn andere Karten zurückkamen, sagen die Quellen nicht.',
		misdeal:
			'Die Quellen sagen dazu nichts. Das Geben kann für ungültig erklärt und wiederholt werden.',
		'exposed-card': 'So geht es mit einer beim Geben aufgedeckten Karte.',
		'player-left':
			'Kommen und gehen kann man zwischen den Runden. Wer mittendrin geht, bekommt nach unserer Lesart den schlechtesten noch freien Platz.',
		'out-of-turn': 'Was mit einer zu früh gespielten Karte geschieht, sagen die Quellen nicht.',
		'forgotten-one-card': 'Wer nur noch eine Karte hat, sagt es. Eine Strafe ist nicht bekannt.',
		'forgotten-call':
			'Wo Reihen angesagt werden, tut es die dritte Person beim Legen oder gar nicht: Unangesagt bindet die Reihe nicht. Wer sie fortsetzt, darf sie dann ansagen.',
		'illegal-play': 'Was mit einem unerlaubten Zug geschieht, sagen die Quellen nicht.',
		'play-taken-back': 'Ob ein Zug zurückgenommen werden darf, sagen die Quellen nicht.',
		'revoked-pass': 'So lange gilt ein Passen.'
	} satisfies Record<Irregularity, string>,
	ways: {
		'put-right': 'Die richtigen Karten werden gezahlt',
		'giveback-right': 'Die richtigen Karten gehen zurück',
		fine: 'Eine Strafe, die der Tisch festlegt',
		'let-stand': 'Es bleibt, wie es ist',
		'deal-again': 'Neu geben',
		'even-out-unseen': 'Karten werden verdeckt gezogen, bis alle gleich viele haben',
		'owner-keeps-it': 'Die Karte bleibt, wo sie hingehört',
		'top-player-rules': 'Platz 1 sagt, wer sie bekommt',
		'worst-place-free': 'Wer gegangen ist, bekommt den schlechtesten noch freien Platz',
		'round-void': 'Die Runde ist ungültig und wird neu gegeben',
		'end-round-early': 'Die Runde endet, der Rest wird von Hand gesetzt',
		'take-back-and-pass': 'Die Karten werden zurückgenommen, und es gilt als gepasst',
		'take-back-in-turn': 'Die Karten werden zurückgenommen, und alle spielen der Reihe nach',
		'said-late': 'Es wird jetzt gesagt, und es geht weiter',
		'goes-uncalled': 'Sie bleibt unangesagt, und es geht wie sonst weiter',
		'called-late': 'Sie wird jetzt angesagt und gilt ab hier',
		'fresh-only':
			'Der Zug wird zurückgenommen, solange niemand darauf gespielt hat; danach gilt er',
		'laid-is-played': 'Was liegt, liegt',
		'pass-holds-this-turn': 'Passen gilt nur für dieses eine Mal',
		'pass-holds-this-trick': 'Passen gilt für den ganzen Stich',
		'taken-back-before-the-next-play': 'Bis zum nächsten Zug darf es zurückgenommen werden'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	lowTribute:
		'Geschuldet waren die besten Karten, die niedrigsten Zahlen. Was folgt, wenn andere gegeben wurden, sagen die Quellen nicht.',
	freeGiveback: 'Zurück dürfen hier beliebige Karten gehen, falsch sein kann nur die Anzahl.',
	worstGiveback:
		'Zurück gehen die schlechtesten Karten nach Rang, aus der Hand, wie sie gegeben wurde.',
	keptBack: (card: string) =>
		`${card} darf nicht behalten werden, indem eine andere 3 zurückgeht, außer die Hand hat alle vier.`,
	optionalRule:
		'Eine Zusatzregel dieses Spiels lässt Platz 1 sagen, wer sie bekommt. Neu zu geben ist unsere Lesart.',
	asMostDo: 'Was die meisten Tische tun, nach unserer Lesart',
	whatHappened: 'Was ist passiert?',
	whoseTribute: 'Wessen Abgabe?',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'Der Tisch sucht aus',
	silent: 'Die Quellen schweigen; was die App für üblich hält, ist unsere Lesart.',
	inRules: 'So steht es in den Regeln dieses Tisches.',
	usualWays: 'Was üblich ist',
	whatWasDone: 'Was gemacht wurde',
	fine: 'Die Strafe, falls es eine gibt',
	nameFine: (why: string) => `Nenn erst die Strafe. ${why}`,
	asRules: 'Wie es die Regeln sagen',
	fromNextDeal: 'Hausregel ab dem nächsten Geben'
};
