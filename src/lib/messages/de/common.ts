import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Decree } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('de');

const dalmuti: ByText<string> = {
	'12': 'Tagelöhner',
	'11': 'Bergleute',
	'10': 'Schafhirtin',
	'9': 'Köche',
	'8': 'Steinmetze',
	'7': 'Näherin',
	'6': 'Ritter',
	'5': 'Äbtissin',
	'4': 'Baronin',
	'3': 'Hofmarschall',
	'2': 'Erzbischof',
	'1': 'Dalmuti'
};

/** Plurals of the face cards. */
const faces: ByText<string> = {
	J: 'Buben',
	Q: 'Damen',
	K: 'Könige',
	A: 'Asse',
	P: 'Pagen',
	N: 'Ritter'
};

export default {
	places: {
		label: 'Bereiche',
		table: 'Tisch',
		referee: 'Streitfall',
		chronicle: 'Chronik',
		rules: 'Regeln',
		settings: 'Einstellungen'
	},
	pageTitle: (page: string) => `${page} – Courtbook`,
	flat: 'Flach: Namen zu den Leuten gedreht',
	print: 'Drucken',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded:
		'Dieser Teil konnte nicht geladen werden. Prüft die Verbindung und versucht es noch einmal.',
	tryAgain: 'Noch einmal versuchen',
	noPage: 'Diese Seite gibt es nicht',
	updateReady: 'Eine neue Version ist da.',
	update: 'Neu laden',
	ordinal: (n: number) => `${n}.`,
	players: byCount('# Person', '# Personen'),
	rounds: byCount('# Runde', '# Runden'),
	list: (texts: Iterable<string>) => list(texts),
	minutes: (n: number) => `${n}\u00a0Min.`,
	hours: (n: number, minutes: string) => `${n}\u00a0Std. ${minutes}`,
	roughly: (duration: string) => `etwa ${duration}`,
	appLine: 'Sitze, Steuern und Streitfälle für Kletterspiele.',
	back: 'Zurück',
	close: 'Schließen',
	clear: 'Leeren',
	moveUp: (name: string) => `${name} nach oben`,
	moveDown: (name: string) => `${name} nach unten`,
	cards: {
		wild: { JK: 'Joker', JE: 'Narr' },
		wilds: { JK: 'Joker', JE: 'Narren' },
		/** The strongest rank, whatever it is now. */
		strongest: 'der stärkste Rang',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (mit Wirkung)`,
		trump: 'Trumpf',
		allOf: (rank: string) => lookUp(faces, rank) ?? `${rank}er`,
		spanish: (rank: string, suit: string) => `${rank} ${suit}`,
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: 'alle',
		states: {
			'in-force': 'in Kraft',
			lapsed: 'verfallen',
			obeyed: 'befolgt',
			refused: 'verweigert',
			vetoed: 'per Veto gestoppt',
			lifted: 'aufgehoben'
		} satisfies Record<Decree['state'], string>,
		tableAgreed: 'Der Tisch war sich einig',
		decreed: (name: string) => `Erlass von ${name}`
	},
	origins: {
		source: (source: string, place: string) => `${source}, „${place.replace(/[“”]/g, '')}“`,
		reading: (source: string) => `Unsere Lesart: ${source} sagt dazu nichts`,
		absence: (game: string) => `Gehört nicht zu ${game}`,
		house: 'Hausregel dieses Tisches'
	},
	more: byCount('# weitere', '# weitere'),
	doesNotFit: 'passt nicht',
	changed: byCount('# Änderung', '# Änderungen')
} satisfies Catalogue['common'];
