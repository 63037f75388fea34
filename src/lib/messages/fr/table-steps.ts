import type { Wild } from '#lib/cards/card.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import type { Outcome, TaxCorrection, Term } from '#lib/evening/state.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Seating } from '#lib/rulesets/ruleset.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';
import { de } from './grammar/elision.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('fr');

const PAIRS: Record<WildPair, string> = {
	JK: 'les deux Jokers',
	'two-JK': 'deux Jokers',
	JE: 'les deux Bouffons',
	'two-JE': 'deux Bouffons'
};
const cards = byCount('carte', 'cartes');
export default {
	firstTime: {
		deal: 'Lisez à voix haute, donnez, continuez.',
		taxes: 'Cochez ce qui a changé de main.'
	},
	decree: {
		heading: 'Décrets en vigueur',
		label: (text: string) => `Décret\u00a0: ${text}`,
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} à ${targets === 'everyone' ? 'tout le monde' : list(targets)}`,
		terms: {
			round: (round: number) => `Manche ${round}, jusqu’à la fin de la manche`,
			reign: (round: number, issuer: string) =>
				`Manche ${round}, tant que ${issuer} tient sa place`,
			evening: (round: number) => `Manche ${round}, toute la soirée`
		} satisfies Record<Term, (round: number, issuer: string) => string>,
		outcomes: {
			obeyed: 'Exécuté',
			refused: 'Refusé',
			vetoed: 'Veto',
			lifted: 'Levé'
		} satisfies Record<Outcome, string>
	},
	firstSeats: {
		title: 'Qui s’assied où ?',
		ways: 'Comment trouver les premières places',
		way: {
			draw: 'Tirer des cartes',
			'as-we-sit': 'Places actuelles',
			random: 'Au hasard',
			'by-hand': 'À la main'
		} satisfies Record<Seating, string>,
		tapNames: 'Touchez les noms dans le sens horaire, en commençant n’importe où.',
		byChance: 'Le hasard en décide, dans le sens horaire.',
		clockwise: 'Dans le sens horaire autour de la table.',
		firstAtTop: 'Le premier nom s’assied en tête.',
		notSo: 'Non : toucher les noms dans le sens horaire',
		shuffleAgain: 'Mélanger encore',
		seatByDraw: 'Placer selon le tirage',
		asWeSit: 'C’est bien ainsi',
		likeThis: 'S’asseoir ainsi',
		everyoneDraws: 'Tout le monde tire une carte ; la meilleure prend la tête.',
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Égalité.')} Nouveau tirage\u00a0: ${groups.map((names) => list(names)).join(' ; ')}${groups.length > 1 ? ', chaque groupe de son côté' : ''}.`,
		drew: (name: string) => `Carte ${de(name)}`,
		cards: 'Cartes'
	},
	deal: {
		rulesLabel: 'Règles qui changent',
		rulesOnce: 'Règles de cette manche seulement',
		rulesNow: 'Règles désormais',
		changesLabel: 'Ce qui change avec le nombre',
		changes: 'Ce qui change',
		pack: 'Le jeu de cartes',
		dealer: 'Qui donne',
		deals: (name: string) => `${name} mélange et donne`,
		anotherCuts: 'Une autre personne coupe.',
		sitDifferently: 'S’asseoir autrement',
		someoneElse: 'Changer qui donne',
		whoDeals: 'Qui donne ?',
		cardsLabel: 'Cartes par personne',
		each: (n: number, bold: Markup) => `${bold(String(n))} ${cards(n)} par personne`,
		others: (names: readonly string[], n: number) => `${list(names)}\u00a0: ${n}`,
		dealt: 'Donne faite — aux impôts',
		dealtUntaxed: (lead: string) => `Donne faite — ${lead}`
	},
	exposed: {
		kept: (name: string) => `${name} garde la carte vue.`,
		passed: (from: string, to: string) =>
			`La carte vue passe ${de(from)} à ${to}, et ${from} en reçoit une au hasard, tirée de la main ${de(to)}.`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} paie ${n} à ${receiver}`,
		open: (tribute: string, back: string) => `${tribute} · ${back}`,
		owes: {
			highest: (n: number) => (n === 1 ? 'la plus haute' : `les ${n} plus hautes`),
			best: (n: number) => (n === 1 ? 'la meilleure' : `les ${n} meilleures`)
		},
		wholeHand: (n: number) => `toute la main, ${n}`,
		back: {
			any: (n: number) => `${n} au choix en retour`,
			worst: (n: number) => `${n === 1 ? 'la pire' : `les ${n} pires`} en retour`
		},
		now: {
			any: (name: string, n: number) => `${name} en rend ${n} au choix`,
			worst: (name: string, n: number) => `${name} rend ${n === 1 ? 'la pire' : `les ${n} pires`}`
		},
		returned: 'rendu',
		ways: {
			'free-after-looking': 'On regarde, puis on rend.',
			'free-unseen': 'On choisit ce qu’on rend avant de regarder.',
			worst: 'Les deux donnent en même temps.'
		} satisfies Record<Options['giveback'], string>,
		openerFirst: (rank: string, card: string) =>
			`Avec moins de quatre ${rank}, le ${card} est rendu en premier.`,
		wild: {
			kept: (wild) => `On peut garder les ${common.cards.wilds[wild]}.`,
			owed: (wild) => `Les ${common.cards.wilds[wild]} comptent comme les cartes les plus hautes.`,
			'payer-chooses': (wild) => `Qui paie dit ce que vaut chaque ${common.cards.wild[wild]}.`
		} satisfies Record<Options['wildTax'], (wild: Wild) => string>,
		wildInWholeHand: (wild: Wild) =>
			`Qui doit toute sa main donne aussi ses ${common.cards.wilds[wild]}.`,
		corrected: {
			wrong: {
				'paid-anew': () => 'Mauvaises cartes : elles reviennent, les bonnes sont payées.',
				fine: (fine) => `Mauvaises cartes, amende\u00a0: ${fine}.`,
				'let-stand': () => 'Mauvaises cartes : on n’y touche pas.'
			},
			forgotten: {
				'paid-anew': () => 'Oubli : les cartes reviennent, les bonnes sont payées.',
				fine: (fine) => `Oubli, amende\u00a0: ${fine}.`,
				'let-stand': () => 'Oubli : on n’y touche pas.'
			}
		} satisfies Record<
			TaxCorrection['fault'],
			Record<TaxCorrection['remedy'], (fine: string) => string>
		>,
		whatMust: 'Que dois-je donner ?',
		none: 'Pas d’impôt cette manche',
		showed: (name: string, pair: WildPair) => `${name} a montré ${PAIRS[pair]}.`,
		showedGreater: (name: string, pair: WildPair) =>
			`${name} a montré ${PAIRS[pair]}\u00a0: grande révolution. Toutes les places s’inversent\u00a0: la première avec la dernière, et ainsi de suite.`,
		moment: {
			lesser: 'Révolution\u202f! Personne ne paie.',
			greater: 'Grande révolution\u202f!'
		},
		reversed: 'Toutes les places s’inversent',
		hands: 'Emportez vos cartes',
		throne: (name: string) => `${name} monte sur le trône`,
		noneAtFirst: 'Pas d’impôt à la première manche',
		noneForNewcomers: 'Les nouvelles personnes ne paient rien\u00a0: personne ne paie',
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche, donc plus d’impôt à payer ni à recevoir.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche, mais l’impôt déjà payé reste payé.`,
			untaxed: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche.`
		},
		free: (names: readonly string[], bold: Markup) =>
			`${bold(list(names))}\u00a0: pas d’impôt cette manche`,
		wentWrong: 'Un tribut erroné ou oublié',
		revolution: 'Révolution',
		someoneShows: (pair: WildPair) => `Quelqu’un a ${PAIRS[pair]}\u202f?`,
		whoShows: (pair: WildPair) => `Qui montre ${PAIRS[pair]}\u202f?`,
		callerGreater: (title: string) => `${title}, une grande révolution`,
		settled: (lead: string) => `Impôts payés — ${lead}`,
		play: (lead: string) => `Jouer — ${lead}`,
		notRecorded: 'Non noté : cochez ce qui a été payé et rendu.'
	}
} satisfies Catalogue['table-steps'];
