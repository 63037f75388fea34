import type { CorrectionTopic } from '#lib/evening/entries.ts';
import type { TaxCorrection } from '#lib/evening/state.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, ordinal, list } = grammar('fr');

const PAIRS: Record<WildPair, string> = {
	JK: 'les deux Jokers',
	'two-JK': 'deux Jokers',
	JE: 'les deux Bouffons',
	'two-JE': 'deux Bouffons'
};

/** For feminine nouns and numbers above one. */
const WORDS = [
	'aucune',
	'une',
	'deux',
	'trois',
	'quatre',
	'cinq',
	'six',
	'sept',
	'huit',
	'neuf',
	'dix',
	'onze',
	'douze'
];
const word = (n: number) => WORDS[n] ?? `${n}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rounds = (n: number) => plural(n, { one: `${word(n)} manche`, other: `${word(n)} manches` });
const cards = byCount('carte', 'cartes');

function span(first: number, last: number): string {
	if (first === last) return `manche ${first}`;
	return last === first + 1 ? `manches ${first} et ${last}` : `manches ${first} à ${last}`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'la première';
	return last ? 'la dernière' : `la ${place}${ordinal(place, { one: 're', other: 'e' })}`;
}

export default {
	evening: 'Soirée',
	houseGame: (game: string, house: string) => `${game}, ${house}`,
	isDeleted:
		'Cette soirée est supprimée. Pendant 30 jours, on peut la récupérer, ici ou dans la Chronique parmi les supprimées.',
	statistics: 'Statistiques de la soirée',
	backToTable: 'Retour à la table',
	putOnTable: 'La mettre sur la table',
	enteredLater: (day: string) => `Saisie après coup, le ${day}`,
	sheet: {
		more: 'Plus',
		title: 'Cette soirée',
		share: 'Partager',
		note: 'Ajouter une note',
		noteTitle: 'Une note pour le journal',
		noteLabel: 'Que faut-il retenir ?',
		addNote: 'Ajouter la note',
		rename: 'Renommer',
		renameLabel: 'Comment s’appelle la soirée ?',
		correct: 'Corriger une manche',
		reopen: 'Rouvrir et mettre sur la table',
		again: 'Rejouer avec les mêmes',
		remove: 'Supprimer cette soirée'
	},
	places: {
		title: 'Places',
		asTable: 'En tableau',
		picture: 'Image des places, manche par manche',
		table: 'Tableau des places, manche par manche',
		caption: 'Places à la fin de chaque manche',
		round: 'Manche',
		what: 'Ce qui s’est passé',
		drawnRow: 'Tirage',
		notThere: 'pas là',
		atTheEnd: 'À la fin, depuis le haut',
		marks: {
			revolution: (pair: WildPair) => PAIRS[pair],
			greaterRevolution: 'grande révolution',
			rules: 'nouvelles règles',
			rulesOnce: 'règles pour une manche',
			draw: 'nouveau tirage',
			joins: (name: string) => `+ ${name}`,
			leaves: (name: string) => `− ${name}`,
			'sits-out': (name: string) => `${name} en pause`,
			'is-back': (name: string) => `${name} de retour`
		},
		inWords: {
			joins: (name: string) => `${name} arrive`,
			leaves: (name: string) => `${name} part`
		},
		events: {
			revolution: (caller: string, pair: WildPair) => `${caller} a montré ${PAIRS[pair]}`,
			greaterRevolution: (caller: string) => `${caller} a fait une grande révolution`,
			rules: 'Autres règles à partir d’ici',
			rulesOnce: 'Autres règles pour cette manche',
			draw: 'Nouveau tirage général',
			joins: (name: string) => `Arrivée ${de(name)}`,
			leaves: (name: string) => `Départ ${de(name)}`,
			'sits-out': (name: string) => `${name} a sauté la manche`,
			'is-back': (name: string) => `Retour ${de(name)}`
		}
	},
	recap: {
		title: 'En bref',
		text: (sentences: readonly string[]) => sentences.join(' '),
		none: 'Aucune manche n’est encore terminée.',
		played: (n: number, winner: string) =>
			n === 1
				? `Une manche a été jouée, et ${winner} a fini en tête.`
				: `${capital(rounds(n))} ont été jouées\u202f; ${winner} a fini la dernière en tête.`,
		reign: (name: string, first: number, last: number) =>
			`${name} a régné ${rounds(last - first + 1)}, ${span(first, last)}.`,
		reigns: (name: string, times: number, long: number) =>
			`${name} a régné ${word(times)} fois, ${rounds(long)}${long > 1 ? ' de suite' : ''} à chaque fois.`,
		longestReigns: (names: readonly string[], long: number) =>
			`Les plus longs règnes ont duré ${rounds(long)}\u00a0: ${list(names.map((name) => `celui ${de(name)}`))}.`,
		rose: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} a grimpé de ${at(from)} à ${at(to)} place.`,
		fell: (name: string, from: TakenPlace, to: TakenPlace) =>
			`${name} a chuté de ${at(from)} à ${at(to)} place.`,
		revolution: (name: string, pair: WildPair, round: number) =>
			`${name} a montré ${PAIRS[pair]} à la manche ${round}\u00a0: pas d’impôt.`,
		greaterRevolution: (name: string, round: number) =>
			`${name} a fait une grande révolution à la manche ${round}.`,
		revolutions: (n: number, names: readonly string[]) =>
			`Il y a eu ${word(n)} révolutions, faites par ${list(names)}.`,
		turned: (n: number) => `L’ordre des cartes a été renversé ${n} fois.`,
		paid: (names: readonly string[], n: number, partly: boolean) =>
			`${list(names)} ${names.length === 1 ? 'a payé' : 'ont payé'} ${word(n)} ${cards(n)} d’impôt${names.length === 1 ? '' : ' par personne'}${partly ? ', d’après ce qui est noté' : ''}.`,
		unrecorded: (n: number) =>
			plural(n, {
				one: 'Un impôt n’a pas été noté.',
				other: `${capital(word(n))} impôts n’ont pas été notés.`
			}),
		decrees(n: number, refused: number) {
			if (n === 1) return `Un décret a été pris${refused === 1 ? ', et refusé' : ''}.`;
			const issued = `${capital(word(n))} décrets ont été pris`;
			if (refused === 0) return `${issued}.`;
			return refused === n
				? `${issued}, et tous refusés.`
				: `${issued}, dont ${refused === 1 ? 'un refusé' : `${word(refused)} refusés`}.`;
		},
		rulings: (n: number) =>
			plural(n, {
				one: 'Une décision a été notée.',
				other: `${capital(word(n))} décisions ont été notées.`
			})
	},
	facts: {
		label: 'Ce qui ressort',
		of: (n: number, all: number) => `${n} sur ${all}`,
		way: (from: number, to: number) => `${from}→${to}`,
		waySpoken: (from: number, to: number) => `De ${from} à ${to}\u00a0:`,
		wins: (name: string) => `manches gagnées par ${name}`,
		tie: (names: readonly string[]) => `manches gagnées\u00a0: ${list(names)}`,
		winners: 'ont gagné une manche',
		reign: (name: string) => `manches de règne ${de(name)}`,
		climb: (name: string, n: number) =>
			`montée ${de(name)} en ${n} ${n === 1 ? 'manche' : 'manches'}`,
		fall: (name: string, n: number) =>
			`chute ${de(name)} en ${n} ${n === 1 ? 'manche' : 'manches'}`,
		tax: (name: string) => `cartes d’impôt payées par ${name}`,
		revolution: (name: string, round: number) =>
			`impôt à la manche ${round}\u00a0: révolution ${de(name)}`,
		greaterRevolution: (name: string) => `grande révolution ${de(name)}`,
		revolutions: 'révolutions en une soirée',
		ahead: (name: string, other: string) => `manches, et ${name} toujours devant ${other}`,
		steady: (name: string, place: number) => `fois de suite\u00a0: ${name} à la place ${place}`,
		bottom: (name: string) => `manches tout en bas\u00a0: ${name} a tenu bon`,
		points: (name: string) => `points pour ${name}`
	},
	log: {
		title: 'Le journal',
		oldestFirst: 'Plus ancien d’abord',
		show: 'Que montrer',
		all: 'Tout',
		kinds: {
			rounds: 'Manches',
			decrees: 'Décrets',
			rulings: 'Décisions',
			notes: 'Notes',
			changes: 'Changements'
		},
		signs: {
			rounds: 'Manche :',
			revolution: 'Révolution :',
			decrees: 'Décret :',
			rulings: 'Décision :',
			notes: 'Note :',
			changes: 'Changement :'
		},
		count: byCount('# ligne', '# lignes'),
		more: byCount('# ligne de plus', '# lignes de plus'),
		round: (n: number) => `Manche ${n}`,
		fromTheTop: 'Depuis le haut'
	},
	lines: {
		start: (names: readonly string[]) => ({
			head: 'La soirée commence',
			then: `avec ${list(names)}.`
		}),
		round: (n: number) => ({ head: `Manche ${n}`, then: 'terminée.' }),
		RoundVoided: { head: 'La donne a été annulée', then: 'et les cartes redonnées.' },
		revolution: (caller: string, pair: WildPair) => ({
			head: `${caller} montre ${PAIRS[pair]}`,
			then: '— pas d’impôt.'
		}),
		turned: { head: 'Un coup renverse l’ordre', then: 'jusqu’à la fin de la manche.' },
		turnedBack: { head: 'Un coup rétablit l’ordre', then: '' },
		reversed: { head: 'Les neuf inversent le sens du jeu', then: 'sens antihoraire.' },
		reversedBack: { head: 'Les neuf rétablissent le sens du jeu', then: 'sens horaire.' },
		greaterRevolution: (caller: string) => ({
			head: `${caller} fait une grande révolution`,
			then: '— toutes les places s’inversent.'
		}),
		decree: (issuer: string, text: string, targets: readonly string[] | null) => ({
			head: `${issuer} décrète\u00a0:`,
			then: `${text} · ${targets === null ? 'tout le monde' : list(targets)}`
		}),
		ruling: (house: boolean, question: string, answer: string, sentence: string) => ({
			head: house ? 'Décision propre à la table :' : 'Décision :',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		}),
		note: (text: string) => ({ head: 'Note :', then: text }),
		rules: (issuer: string | null, once: boolean) => ({
			head: issuer === null ? 'Accord de la table :' : `${issuer} a décrété\u00a0:`,
			then: once ? 'd’autres règles pour une manche.' : 'd’autres règles.'
		}),
		PlayerJoined: (name: string) => ({ head: name, then: 'arrive.' }),
		PlayerLeft: (name: string) => ({ head: name, then: 'part.' }),
		HandsChanged: (name: string) => ({
			head: name,
			then: 'échange toute sa main avec la première place.'
		}),
		PlayerLeftMidRound: (name: string) => ({ head: name, then: 'part en pleine manche.' }),
		'arrival-announced': (name: string) => ({ head: name, then: 'arrive à la prochaine manche.' }),
		DepartureAnnounced: (name: string) => ({ head: name, then: 'part après cette manche.' }),
		PlayerSatOut: (name: string) => ({ head: name, then: 'saute cette manche.' }),
		tax(
			payer: string,
			fault: TaxCorrection['fault'],
			remedy: TaxCorrection['remedy'],
			fine: string | null
		) {
			const what = { wrong: 'était erroné', forgotten: 'a été oublié' }[fault];
			const then = {
				'paid-anew': 'payé à nouveau',
				fine: 'une amende',
				'let-stand': 'laissé tel quel'
			}[remedy];
			return {
				head: `L’impôt ${de(payer)} ${what}\u00a0:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		score: (name: string, points: string, reason: string) => ({
			head: `${name} ${points}`,
			then: `à la main\u00a0: ${reason}`
		}),
		orders: (moved: boolean) => ({
			head: 'Après la correction',
			then: moved ? 'des cartes changent de main\u00a0:' : 'les cartes restent en place.'
		}),
		amended: (round: number, about: CorrectionTopic) => ({
			head: `Manche ${round} corrigée\u00a0:`,
			then: {
				exits: 'l’ordre des sorties.',
				ranking: 'le nombre de renversements de l’ordre.',
				revolution: 'la révolution.',
				tax: 'les impôts.',
				chairs: 'les chaises.',
				people: 'qui était là.',
				rules: 'les règles.'
			}[about]
		}),
		'player-renamed': (before: string, name: string) => ({
			head: before,
			then: `change de nom\u00a0: ${name}`
		}),
		renamed: (name: string) => ({ head: 'La soirée change de nom :', then: name }),
		LastRoundAnnounced: { head: 'La dernière manche', then: 'est annoncée.' },
		EveningClosed: { head: 'La soirée est close.', then: '' },
		clock: {
			back: { head: 'L’horloge du téléphone a été reculée.', then: '' },
			ahead: {
				head: 'Une longue pause, ou l’horloge du téléphone a été avancée.',
				then: 'Elle compte pour trois heures.'
			}
		},
		EveningReopened: { head: 'La soirée est rouverte.', then: '' },
		EveningDeleted: { head: 'La soirée est supprimée.', then: '' },
		EveningRestored: { head: 'La soirée est récupérée.', then: '' }
	},
	details: {
		dealt: (name: string) => `${name} a donné`,
		taxes: (
			paid: readonly { readonly from: string; readonly to: string; readonly cards: number }[],
			unrecorded: number
		) =>
			paid.length === 0
				? 'Impôts non notés'
				: [
						...paid.map((tax) => `${tax.from} a payé ${tax.cards} ${cards(tax.cards)} à ${tax.to}`),
						...(unrecorded === 0
							? []
							: [
									plural(unrecorded, {
										one: '1 impôt non noté',
										other: `${unrecorded} impôts non notés`
									})
								])
					].join(' ; '),
		moved: (from: string, to: string, n: number) => `${from} a donné ${n} ${cards(n)} à ${to}`,
		endedEarly: 'Écourtée, le reste placé à la main',
		forbidden: (names: readonly string[]) =>
			`${list(names)} ${names.length === 1 ? 'a' : 'ont'} fini sur une carte interdite`,
		left: (names: readonly string[]) =>
			`${list(names)} ${names.length === 1 ? 'a quitté' : 'ont quitté'} la manche avant la fin`,
		askedBy: (name: string) => `à la demande ${de(name)}`,
		takenBack: 'retirée depuis'
	}
} satisfies Catalogue['chronicle'];
