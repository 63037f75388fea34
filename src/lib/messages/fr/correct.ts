import type { Decree } from '#lib/evening/state.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('fr');

const topics = {
	exits: 'L’ordre des sorties',
	ranking: 'Combien de fois l’ordre s’est renversé',
	revolution: 'La révolution',
	tax: 'Les impôts',
	chairs: 'La chaise de tête',
	people: 'Qui était là',
	rules: 'Les règles',
	seats: 'Les premières places'
};
const abouts = {
	rules: 'Règles',
	places: 'Places',
	chairs: 'Chaises',
	dealer: 'Donne',
	taxes: 'Impôts',
	ranking: 'Ordre des cartes',
	revolution: 'Révolution',
	result: 'Résultat'
};
const states: Record<Decree['state'], string> = {
	'in-force': 'en vigueur',
	lapsed: 'expiré',
	obeyed: 'exécuté',
	refused: 'refusé',
	vetoed: 'frappé de veto',
	lifted: 'levé'
};

const cards = byCount('# carte', '# cartes');

/** manche 3, manches 3 et 4, manches 3 à 9. */
function rounds(spans: readonly RoundSpan[], capital = false): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} à ${to}`)));
	return `${capital ? 'M' : 'm'}anche${isOne ? '' : 's'} ${text}`;
}

/** Names what is left out, with its article, in a sentence without agreement. */
const counted =
	(one: string, many: string): LeftOutSentence =>
	({ spans, times }) =>
		`On laisse de côté ${plural(times, { one, other: many })}, ${rounds(spans)}.`;
const uncounted =
	(words: string): LeftOutSentence =>
	(left) =>
		counted(words, words)(left);
const countedOf =
	(one: string, many: string): LeftOutSentence =>
	(left) =>
		counted(`${one} ${de(left.who)}`, `${many} ${de(left.who)}`)(left);

const leftOut = {
	EveningStarted: counted('le début', 'les débuts'),
	SeatsSet: counted('le choix des sièges', 'les choix des sièges'),
	CardsDrawn: counted('le tirage des sièges', 'les tirages des sièges'),
	TopChairChosen: counted('le choix de la chaise de tête', 'les choix de la chaise de tête'),
	ChairsKept: uncounted('les chaises gardées'),
	ChairsRecorded: uncounted('la note des chaises'),
	DealerNamed: (left) => uncounted(`la donne confiée à ${left.who}`)(left),
	StepReached: counted('une étape de la manche', 'des étapes de la manche'),
	HandsChanged: countedOf('l’échange de mains', 'les échanges de mains'),
	RankingTurned: counted('le renversement de l’ordre', 'les renversements de l’ordre'),
	DirectionTurned: counted('l’inversion du sens', 'les inversions du sens'),
	RevolutionCalled: countedOf('la révolution', 'les révolutions'),
	TaxMarked: countedOf('l’impôt coché', 'les impôts cochés'),
	TaxesSettled: uncounted('le fait que tous les impôts étaient payés'),
	TaxCorrected: countedOf('l’impôt corrigé', 'les impôts corrigés'),
	OrdersRecorded: uncounted('la transmission des cartes après une correction'),
	MerchantsExchanged: counted('l’échange des Marchands', 'les échanges des Marchands'),
	CardExposed: counted('la carte vue', 'les cartes vues'),
	DecreeIssued: (left) =>
		counted(
			`le décret ${de(left.who)} «\u202f${left.text}\u202f»`,
			`les décrets ${de(left.who)} «\u202f${left.text}\u202f»`
		)(left),
	DecreeSettled: uncounted('ce qu’est devenu un décret'),
	RulingLogged: counted('une décision', 'des décisions'),
	RulingOverruled: counted('la fin d’une décision', 'la fin de décisions'),
	ScoreCorrected: countedOf('les points corrigés', 'les points corrigés'),
	PlayerWentOut: countedOf('la sortie', 'les sorties'),
	ExitsSwapped: counted('un échange de deux sorties', 'des échanges de deux sorties'),
	ExitTakenBack: countedOf('la sortie reprise', 'les sorties reprises'),
	ExitJudged: countedOf('la dernière carte jugée', 'les dernières cartes jugées'),
	PlayerLeftMidRound: countedOf('le départ en pleine manche', 'les départs en pleine manche'),
	RoundVoided: counted('une donne annulée', 'des donnes annulées'),
	RoundEndedEarly: counted('la fin anticipée', 'les fins anticipées'),
	RulesChanged: counted('le changement de règles', 'les changements de règles'),
	RoundConfirmed: counted('la fin de la manche', 'les fins de manche'),
	PlayerJoined: countedOf('l’arrivée', 'les arrivées'),
	PlayerLeft: countedOf('le départ', 'les départs'),
	PlayerSatOut: countedOf('la pause', 'les pauses'),
	ArrivalAnnounced: countedOf('l’arrivée annoncée', 'les arrivées annoncées'),
	DepartureAnnounced: countedOf('le départ annoncé', 'les départs annoncés'),
	AnnouncementWithdrawn: countedOf('le changement d’avis', 'les changements d’avis'),
	PlayerAddressed: countedOf('la forme du titre', 'les formes du titre'),
	PlayerRenamed: countedOf('le nouveau nom', 'les nouveaux noms'),
	NoteAdded: counted('une note', 'des notes'),
	LastRoundAnnounced: counted(
		'l’annonce de la dernière manche',
		'les annonces de la dernière manche'
	),
	EveningClosed: counted('la fin de la soirée', 'les fins de la soirée'),
	EveningReopened: uncounted('la réouverture de la soirée'),
	EveningRenamed: counted('le nom de la soirée', 'les noms de la soirée'),
	EveningDeleted: counted('une suppression', 'des suppressions'),
	EveningRestored: counted('une récupération', 'des récupérations')
} satisfies Record<HistoryEntry['type'], LeftOutSentence>;

/** Sentences about a changed order. `one` and `many` are forms of the verb. */
const order = (one: string, many: string, elsewhere = 'ailleurs') => ({
	first: (player: string, not: string) => `${player} ${one} à la première place, pas ${not}.`,
	last: (player: string, not: string) => `${player} ${one} à la dernière place, pas ${not}.`,
	elsewhere: (players: readonly string[]) =>
		plural(players.length, {
			one: `${list(players)} ${one} ${elsewhere}.`,
			other: `${list(players)} ${many} ${elsewhere}.`
		}),
	manyElsewhere: (n: number) =>
		plural(n, {
			one: `${n} personne ${one} ${elsewhere}.`,
			other: `${n} personnes ${many} ${elsewhere}.`
		})
});

const changing = { places: 'places', taxes: 'impôts', dealers: 'donne', results: 'résultats' };

export default {
	title: 'Corriger une manche',
	round: (n: number) => `Manche ${n}`,
	subtitle: (round: number, evening: string) => `Manche ${round} · ${evening}`,
	whichRound: 'Quelle manche s’est passée autrement ?',
	whatOfIt: 'Qu’est-ce qui s’est passé autrement ?',
	somethingElse: 'Autre chose dans cette manche',
	noResult: (round: number) => `La manche ${round} n’a pas encore de résultat.`,
	nothingPlayed: 'Aucune manche n’est encore jouée. Ce qui est joué peut être corrigé ici.',
	undo: 'Annuler la correction',
	redo: 'Rétablir la correction',
	undone: 'La correction est annulée : tout est comme avant.',
	redone: 'La correction est rétablie.',
	was: (place: number) => `avant : ${place}`,
	seeFollowing: 'Voir ce qui en découlerait',

	topics,
	corrected: {
		exits: (round: number) => `La manche ${round} est corrigée\u00a0: l’ordre des sorties.`,
		ranking: (round: number) =>
			`La manche ${round} est corrigée\u00a0: le nombre de renversements de l’ordre.`,
		revolution: (round: number) => `La manche ${round} est corrigée\u00a0: la révolution.`,
		tax: (round: number) => `La manche ${round} est corrigée\u00a0: les impôts.`,
		chairs: (round: number) => `La manche ${round} est corrigée\u00a0: la chaise de tête.`,
		people: (round: number) => `La manche ${round} est corrigée\u00a0: qui était là.`,
		rules: (round: number) => `La manche ${round} est corrigée\u00a0: les règles.`,
		seats: (round: number) => `La manche ${round} est corrigée\u00a0: les premières places.`
	} satisfies Record<keyof typeof topics, (round: number) => string>,

	recorded: {
		names: (names: readonly string[]) => list(names),
		turnings: (n: number) => (n === 0 ? 'Il ne s’est pas renversé' : `Il s’est renversé ${n} fois`),
		noRevolution: 'Aucune',
		revolution: (name: string) => `${name} a fait la révolution`,
		greaterRevolution: (name: string) => `${name} a fait une grande révolution`,
		taxUnknown: 'Non noté',
		taxDone: 'Tout payé et rendu',
		nobodyPaid: 'Personne n’a payé',
		paid: (names: readonly string[]) =>
			plural(names.length, { one: `${list(names)} a payé`, other: `${list(names)} ont payé` }),
		keptChairs: 'Tout le monde a gardé sa chaise',
		keptChair: (name: string) => `${name} a gardé sa chaise`,
		tookChair: (name: string, chair: string) => `${name}\u00a0: ${chair}`,
		players: (names: readonly string[]) =>
			plural(names.length, {
				one: `${names.length} personne\u00a0: ${list(names)}`,
				other: `${names.length} personnes\u00a0: ${list(names)}`
			}),
		rulesNamed: (game: string, own: string) => `${game}, ${own}`,
		rulesChanged: (game: string, changes: string) => `${game}. ${changes}`
	},

	marks: {
		on: 'En cours',
		revolution: (name: string) => `Révolution\u00a0: ${name}`,
		greaterRevolution: (name: string) => `Grande révolution\u00a0: ${name}`,
		turned: (n: number) => `Ordre renversé ${n} fois`,
		dealtAgain: byCount('Redonnée # fois', 'Redonnée # fois'),
		left: (names: readonly string[]) =>
			plural(names.length, {
				one: `Départ ${de(list(names))}`,
				other: `Départs\u00a0: ${list(names)}`
			}),
		endedEarly: 'Écourtée'
	},
	rounds: {
		number: 'Manche',
		goThere: 'Y aller',
		wrongNumber: (last: number) => `Tapez un nombre de 1 à ${last}.`,
		nobodyOut: 'Personne n’a encore fini'
	},

	comings: {
		PlayerJoined: (name: string) => `Arrivée ${de(name)}`,
		PlayerLeft: (name: string) => `Départ ${de(name)}`,
		PlayerSatOut: (name: string) => `Pause ${de(name)}`,
		ArrivalAnnounced: (name: string) => `Arrivée ${de(name)} annoncée pour la manche suivante`,
		DepartureAnnounced: (name: string) => `Départ ${de(name)} annoncé pour après`,
		PlayerLeftMidRound: (name: string) => `Départ ${de(name)} en pleine manche`,
		when: (round: number, time: string) => `Manche ${round} · ${time}`,
		mistake: 'Une erreur',
		mistakeOf: (what: string, round: number) => `${what}, manche ${round}\u00a0: une erreur`,
		title: 'Arrivée ou départ par erreur',
		link: 'Une arrivée ou un départ par erreur'
	},

	exits: {
		order: 'De la première sortie à la dernière main avec des cartes :',
		turns: 'Qui tombe, et si les places s’inversent, en est déduit.',
		left: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'a quitté en pleine manche et se classe', other: 'ont quitté en pleine manche et se classent' })} derrière tout le monde.`,
		forbidden: 'Fin sur une carte interdite'
	},
	ranking: {
		howOften: 'Combien de fois un coup a-t-il renversé l’ordre ?',
		label: 'Combien de fois l’ordre s’est renversé'
	},
	revolution: {
		who: 'Qui l’a faite, avant tout impôt payé ?',
		label: 'Qui a fait la révolution',
		none: 'Il n’y en a pas eu',
		greater: 'une grande révolution',
		moved: 'tout le monde a bougé',
		stayed: 'personne n’a bougé',
		both: (a: string, b: string) => `${a}\u202f; ${b}`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} doit ${n} à ${receiver}`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} devait ${cards(n)} à ${receiver}.`,
		unknown: 'On n’a pas noté si l’impôt a été payé.',
		hands: (payer: string) => `${payer} a échangé toute sa main avec la première place`,
		paid: (payer: string) => `${payer} a payé`,
		returned: (receiver: string) => `${receiver} a rendu`
	},
	chairs: {
		where: (name: string) => `Où était ${name}\u202f?`,
		label: 'La chaise de la première place',
		free: (chair: number) => `Chaise ${chair}, libre`,
		own: 'Sa propre chaise',
		of: (name: string) => `Chaise ${de(name)}`,
		moves: byCount('# personne bouge', '# personnes bougent'),
		kept: 'Tout le monde a gardé sa chaise',
		titlesMove: 'les titres bougent'
	},
	seats: {
		order: 'Depuis le haut, dans le sens horaire :',
		clockwise: 'Dans le sens horaire, autour de la table\u00a0:'
	},
	rules: {
		which: 'Selon quelles règles a-t-on joué ?',
		howLong: 'Pour combien de temps',
		once: 'Cette manche seulement',
		fromNow: 'À partir de cette manche'
	},
	people: {
		forgotten: 'Quelqu’un a été oublié',
		inTime: (round: number) => `Qui était là à temps pour la manche ${round}\u202f?`,
		name: 'Nom de la personne oubliée',
		anotherName: 'Un autre nom',
		wasThere: 'Était là',
		card: 'Carte de la nouvelle personne',
		drewCard: (name: string) =>
			`${name} a tiré une carte\u202f; elle décide de la place, trois valeurs par place depuis le bas (JO-2).`,
		drew: (name: string) => `${name} a tiré`,
		absent: 'Quelqu’un n’était pas là',
		satOut: 'A sauté la manche',
		satOutOf: (name: string) => `${name} a sauté la manche`,
		hadLeft: 'Avait quitté la table',
		hadLeftOf: (name: string) => `${name} avait quitté la table`
	},
	recordedChoice: 'noté',
	recordedChoiceWith: (note: string) => `noté · ${note}`,

	following: {
		title: 'Ce qui en découlerait',
		subtitle: (topic: keyof typeof topics, round: number) => `${topics[topic]} · manche ${round}`,
		nothing: 'Rien ne change par la suite.',
		toAnswer: byCount('# question à régler d’abord.', '# questions à régler d’abord.'),
		open: byCount('# question ouverte', '# questions ouvertes'),
		accept: 'Corriger ainsi',
		now: 'La manche en cours',
		roundNow: (round: number) => `Manche ${round}, en cours`,
		newSeats: 'Il faut trouver de nouvelles places pour toute la table.',
		noNewSeats: (names: readonly string[]) =>
			`Il n’y a pas de nouvelles places à trouver\u00a0: ${list(names)}.`,
		dealtAlready: 'Ses cartes sont déjà données.',
		unfit: 'Ce qui ne convient plus',
		order: (round: number, names: readonly string[]) => `Manche ${round}\u00a0: ${list(names)}`,
		byHand: 'à la main',
		takeBack: 'Retirer',
		takeBackOf: (round: number) => `Retirer l’ordre de la manche ${round}`,
		points: 'Points de la soirée',
		player: 'Nom',
		untilNow: 'Jusqu’ici',
		corrected: 'Corrigé',
		decrees: 'Décrets',
		roundByRound: 'Manche par manche'
	},
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'les règles'
					: parts.map(([part, times]) => `${changing[part]} (${times})`).join(', ');
			return plural(n, {
				one: `${n} manche suivante change\u00a0: ${what}.`,
				other: `${n} manches suivantes changent\u00a0: ${what}.`
			});
		},
		noRounds: 'Aucune manche suivante ne change.',
		points: byCount('Les points de # personne changent.', 'Les points de # personnes changent.')
	},

	abouts,
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', '),
	differences: {
		sits: order('s’assied', 's’asseyent'),
		wouldHaveSat: order('aurait pris un siège', 'auraient pris un siège'),
		ranks: order('se classe', 'se classent', 'à une autre place'),
		wouldHaveRanked: order('aurait été', 'auraient été', 'à une autre place'),
		cameIn: order('a fini', 'ont fini'),
		otherPlaces: byCount('# place serait différente.', '# places seraient différentes.'),
		otherChairs: byCount(
			'# personne est sur une autre chaise.',
			'# personnes sont sur une autre chaise.'
		),
		otherChairsThen: byCount(
			'# personne aurait été sur une autre chaise.',
			'# personnes auraient été sur une autre chaise.'
		),
		clockwise: (names: readonly string[]) => `Dans le sens horaire\u00a0: ${list(names)}.`,
		clockwiseBefore: (names: readonly string[]) => `${list(names)}.`,
		deals: (player: string, not: string) => `${player} donne, pas ${not}.`,
		wouldHaveDealt: (player: string, not: string) => `${player} aurait donné, pas ${not}.`,
		owes: (payer: string, receiver: string, n: number) =>
			`${payer} doit ${cards(n)} à ${receiver}.`,
		wouldHaveOwed: (payer: string, receiver: string, n: number) =>
			`${payer} aurait dû ${cards(n)} à ${receiver}.`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} devait ${cards(n)} à ${receiver}.`,
		nobodyOwes: 'Personne ne doit d’impôt.',
		nobodyWouldHaveOwed: 'Personne n’aurait dû d’impôt.',
		noTax: 'Pas d’impôt.',
		nothingPaid: 'Rien n’est noté comme payé.',
		paidBy: (names: readonly string[]) => `Noté comme payé\u00a0: par ${list(names)}.`,
		nothingReturned: 'Rien n’est noté comme rendu.',
		returnedBy: (names: readonly string[]) => `Noté comme rendu\u00a0: par ${list(names)}.`,
		turnings: (n: number) =>
			n === 0 ? 'L’ordre ne s’est pas renversé.' : `L’ordre s’est renversé ${n} fois.`,
		noRevolution: (not: string) => `Il n’y a pas eu de révolution. Celle ${de(not)} disparaît.`,
		revolution: (player: string) => `${player} a fait la révolution.`,
		otherRevolution: (player: string, not: string) => `${player} a fait la révolution, pas ${not}.`,
		otherWords: 'Les mots sont différents.',
		untilNow: 'Jusqu’ici :',
		places: (about: keyof typeof abouts) => `${abouts[about]}\u00a0: les places qui changent`,
		place: 'Place',
		was: 'Jusqu’ici',
		becomes: 'devient',
		now: 'Maintenant',
		corrected: 'Corrigé',
		decree: (n: number) => `Décret ${n}.`,
		decreeGone: (text: string, issuer: string, was: Decree['state']) =>
			`«\u202f${text}\u202f» ${de(issuer)} disparaît. Le décret était ${states[was]}.`,
		decreeEnds: (text: string, issuer: string, is: Decree['state'], not: Decree['state']) =>
			`«\u202f${text}\u202f» ${de(issuer)}\u00a0: ${states[is]}, non ${states[not]}.`
	},

	questions: {
		leftOut,
		otherTaxes: 'Des impôts autres que ceux payés sont alors dus. Ce qui est identique reste noté.',
		seated: (round: number, names: readonly string[]) =>
			`Les places de la manche ${round} sont à retrouver\u00a0: ${list(names)}, dans cet ordre.`,
		filledIn: (spans: readonly RoundSpan[], n: number, names: readonly string[]) => {
			const exits = n === 1 && names.length === 1 ? 'pas de sortie' : 'pas de sorties';
			const order = names.length === 1 ? '' : ', dans cet ordre';
			return `${rounds(spans, true)}\u00a0: ${exits} pour ${list(names)}, donc en dernier${order}.`;
		},
		right: 'C’est juste',
		orderOf: 'Ou donner l’ordre d’une manche',
		whichRound: 'Quelle manche ?',
		orderOfRound: (round: number) => `Ordre de la manche ${round}`,
		seatOtherwise: 'Placer autrement',
		satLikeThis: 'Les places étaient ainsi',
		wentOutLikeThis: 'L’ordre de sortie était celui-ci'
	}
} satisfies Catalogue['correct'];
