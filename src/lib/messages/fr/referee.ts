import type { Card, Rank } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const { plural } = grammar('fr');

const when = (round: number): string =>
	round === 0 ? 'avant la manche 1' : `à la manche ${round}`;
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}, à la demande ${de(name)}`;

export default {
	title: 'Litiges',
	under: (game: string, house: string | null, players: number) =>
		`${game}${house === null ? '' : `, ${house}`} · à ${players}`,
	houseRules: 'règles maison',
	underEvening: (game: string) => `${game} · règles de la soirée`,
	otherRules: 'Autres règles',
	ask: {
		title: 'Une question ?',
		label: 'Demander avec ses mots',
		example: 'Puis-je jouer un Joker sur un deux ?',
		cardsEntered: 'Les cartes sont saisies. Ouvrez la question et ajoutez ce qui compte encore.',
		orTap: 'Ou touchez une question',
		nothing: 'Rien trouvé. Essayez d’autres mots, ou touchez une question.',
		didYouMean: 'Vouliez-vous dire … ?',
		orDidYouMean: 'Ou vouliez-vous dire … ?',
		didNotKnow: 'L’arbitre ne savait pas ?',
		keep: 'Garder la question',
		kept: 'Gardée. Elle figure dans les réglages.',
		ourReading: 'notre lecture',
		failed: 'La recherche n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
		open: 'Ouvrir la question',
		yes: 'Oui.',
		no: 'Non.',
		so: (phrase: string) => `${phrase}.`,
		firstRound: (text: string) => `Première manche\u00a0: ${text}`,
		laterRounds: (text: string) => `Manches suivantes\u00a0: ${text}`,
		elsewhere: (text: string) => `Là où cela vaut\u00a0: ${text}`,
		notHere: 'Cela ne vaut pas à cette table.',
		place: (game: string, chapter: string) => `${game}, ${chapter}`
	},
	whichQuestion: 'Quelle est la question ?',
	questions: {
		play: 'Peut-on jouer cela ?',
		hand: 'Que dois-je donner ?',
		next: 'Qui entame, à qui le tour ?',
		join: 'Où s’assied la nouvelle personne, et qui paie maintenant ?',
		revolution: 'Peut-on faire la révolution maintenant, et qu’est-ce qui change ?',
		call: 'Cette annonce était-elle bonne ?',
		irregular: 'Quelque chose a mal tourné'
	},
	whichRules: 'Selon quelles règles ?',
	game: 'Jeu',
	done: 'Terminé',
	counters: {
		players: {
			label: 'personnes',
			fewer: 'Une personne de moins',
			more: 'Une personne de plus',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} personne`, other: `${shown} personnes` })
		},
		newcomers: {
			label: 'arrivées',
			fewer: 'Une arrivée de moins',
			more: 'Une arrivée de plus',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} arrivée`, other: `${shown} arrivées` })
		},
		cards: {
			label: 'cartes dues',
			fewer: 'Une carte due de moins',
			more: 'Une carte due de plus',
			value: (n: number, shown: string) =>
				plural(n, { one: `${shown} carte due`, other: `${shown} cartes dues` })
		}
	},
	answer: 'Réponse',
	rules: 'Règles',
	houseRule: (name: string) => `Règle maison, ${name}\u00a0:`,
	sentences: (all: readonly string[]) => all.join(' '),
	byRules: (word: string) => `Selon les règles\u00a0: «\u202f${word}\u202f».`,
	ruledBefore: 'Déjà décidé :',
	earlier: (word: string, sentence: string, round: number, askedBy: string | null) =>
		`${word}${sentence === '' ? '' : `\u00a0: ${sentence}`}, ${asked(round, askedBy)}`,
	ownAnswer: (bold: (text: string) => string, round: number, askedBy: string | null) =>
		`${bold('Réponse propre à cette table')} ${asked(round, askedBy)}`,
	takeBack: 'La retirer',
	log: 'Noter cette décision',
	whoAsked: 'Qui a demandé ?',
	whoAskedIfYouLike: 'Qui a demandé, si vous voulez',
	logNameless: 'Noter sans nom',
	house: {
		open: 'Plutôt une règle maison…',
		title: 'Plutôt une règle maison',
		forThisQuestion: 'Pour cette question, désormais',
		atThisTable: (word: string) => `${word} à cette table`,
		own: 'Ce que fait cette table',
		isOurs: 'C’est notre réponse',
		word: 'Décision maison',
		fromNextDeal: 'En règle maison, dès la prochaine donne',
		setting: (option: string, value: string) => `${option}\u00a0: ${value}`,
		settingSaid: (option: string, value: string, sentence: string) =>
			`${option}\u00a0: ${value}. ${sentence}`
	},
	card: {
		takeBack: (card: Card, mark: string | null) =>
			`Reprendre ${cardText(card)}${mark === null ? '' : `, ${mark}`}`,
		marks: { goes: 'part', 'may-go': 'peut partir' },
		trump: 'atout'
	},
	keys: {
		rank: (rank: Rank) => rankWord(rank),
		trump: 'Atout',
		suits: { C: 'Trèfle', D: 'Carreau', H: 'Cœur', S: 'Pique', T: 'Étoiles', M: 'Lunes' },
		notKnown: 'Inconnue'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
