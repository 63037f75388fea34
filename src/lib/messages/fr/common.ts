import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Decree } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, ordinal, list } = grammar('fr');

const dalmuti: ByText<string> = {
	'12': 'Paysans',
	'11': 'Tailleurs de pierre',
	'10': 'Bergère',
	'9': 'Cuisinières',
	'8': 'Maçons',
	'7': 'Couturière',
	'6': 'Chevaliers',
	'5': 'Abbesse',
	'4': 'Baronne',
	'3': 'Comte-maréchal',
	'2': 'Archevêque',
	'1': 'Dalmuti'
};

export default {
	places: {
		label: 'Rubriques',
		table: 'Table',
		referee: 'Litiges',
		chronicle: 'Chronique',
		rules: 'Règles',
		settings: 'Réglages'
	},
	pageTitle: (page: string) => `${page} · Courtbook`,
	flat: 'À plat : chaque nom tourné vers sa chaise',
	print: 'Imprimer',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
	tryAgain: 'Réessayer',
	noPage: 'Cette page n’existe pas',
	updateReady: 'Une nouvelle version est prête.',
	update: 'Mettre à jour',
	/** Ordinal of a place (feminine): 1re, 2e. */
	ordinal: (n: number) => n + ordinal(n, { one: 're', other: 'e' }),
	players: byCount('# personne', '# personnes'),
	rounds: byCount('# manche', '# manches'),
	list: (texts: Iterable<string>) => list(texts),
	minutes: (n: number) => `${n} min`,
	hours: (n: number, minutes: string) => `${n} h ${minutes}`,
	roughly: (duration: string) => `environ ${duration}`,
	appLine: 'Places, impôts et litiges pour les jeux de défausse.',
	back: 'Retour',
	close: 'Fermer',
	clear: 'Effacer',
	moveUp: (name: string) => `Monter ${name}`,
	moveDown: (name: string) => `Descendre ${name}`,
	cards: {
		wild: { JK: 'Joker', JE: 'Bouffon' },
		wilds: { JK: 'Jokers', JE: 'Bouffons' },
		/** The strongest rank, whatever it is now. */
		strongest: 'la plus forte valeur',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (avec effet)`,
		trump: 'Atout',
		/** Ranks have no plural in French: les 2. */
		allOf: (rank: string) => rank,
		spanish: (rank: string, suit: string) => `${rank} de ${suit}`,
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: 'tout le monde',
		states: {
			'in-force': 'en vigueur',
			lapsed: 'expiré',
			obeyed: 'exécuté',
			refused: 'refusé',
			vetoed: 'frappé de veto',
			lifted: 'levé'
		} satisfies Record<Decree['state'], string>,
		tableAgreed: 'Accord de la table',
		decreed: (name: string) => `Décret ${de(name)}`
	},
	origins: {
		source: (source: string, place: string) =>
			`${source}, «\u202f${place.replace(/[“”]/g, '')}\u202f»`,
		reading: (source: string) => `Notre lecture\u00a0: ${source} n’en dit rien`,
		absence: (game: string) => `N’existe pas dans ${game}`,
		house: 'Règle maison de cette table'
	},
	more: byCount('# de plus', '# de plus'),
	doesNotFit: 'incompatible',
	changed: byCount('# changement', '# changements')
} satisfies Catalogue['common'];
