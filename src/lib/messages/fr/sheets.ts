import type { TaxCorrection, Term } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';
import { de, que } from './grammar/elision.ts';

const { plural, list } = grammar('fr');

export default {
	more: {
		title: 'Plus',
		skip: 'Passer : non noté',
		noteTitle: 'Une note pour le journal',
		leavesTitle: 'Qui quitte la manche ?',
		earlyTitle: 'Écourter la manche',
		wentWrong: 'Quelque chose a mal tourné',
		screen: 'Afficher sur un grand écran',
		end: 'Finir la soirée',
		rulesSay: 'Que disent les règles\u00a0?',
		soFar: 'La soirée jusqu’ici',
		correct: 'Corriger une manche passée',
		addNote: 'Ajouter une note',
		decrees: 'Décrets',
		standings: 'Classement',
		rules: 'Changer les règles',
		leaves: 'Quelqu’un quitte la manche',
		early: 'Écourter la manche',
		void: 'Annuler la donne et redonner',
		announce: 'Annoncer la dernière manche',
		another: 'Commencer une autre soirée',
		close: 'Clore la soirée',
		noteLabel: 'Que faut-il retenir ?',
		addTheNote: 'Ajouter la note',
		leaveHelp: 'Partir maintenant, c’est prendre la plus mauvaise place encore libre.',
		earlyHelp: 'Qui a encore des cartes, de la meilleure place à la dernière :',
		endLikeThis: 'Finir la manche ainsi'
	},
	seats: {
		title: 'Changer les places',
		where: (top: string) => `Où s’assied ${top}\u202f?`,
		stays: (top: string) => `${top} reste`,
		takes: (sitter: string) => `Sur la chaise ${de(sitter)}`,
		free: 'Sur la chaise libre',
		fewest: (moves: string) => `${moves}, le minimum`,
		stay: 'Seuls les titres bougent',
		move: 'On change de chaise',
		once: 'Cette manche',
		lasting: 'Désormais'
	},
	turning: {
		label: 'L’ordre des cartes',
		turn: 'Révolution',
		back: 'Contre-révolution',
		jacks: 'Valets',
		trickOver: 'Ce pli est fini',
		isTurned: 'L’ordre est renversé.',
		direction: 'Le sens du jeu',
		counterClockwise: 'On joue dans le sens antihoraire.',
		clockwise: 'On joue dans le sens horaire.',
		nines: 'Neufs'
	},
	people: {
		title: 'Arrivées et départs',
		redraw:
			'Selon les règles de cette table, une arrivée entraîne un nouveau tirage général (JO-2).',
		nameLabel: 'Nom de la nouvelle personne',
		newName: 'Nouveau nom',
		joins: 'Arrive',
		cardLabel: 'Carte de la nouvelle personne',
		draws: (name: string) =>
			`${name} tire une carte\u202f; elle décide de la place, trois valeurs par place depuis le bas (JO-2).`,
		drew: (name: string) => `${name} a tiré`,
		notNow: 'Pas maintenant',
		badForm: (names: readonly string[]) =>
			`Temple trouve peu élégant de partir d’en bas pour revenir aussitôt, comme ${list(names)}. C’est permis (JO-3).`,
		atTable: 'À la table',
		isSittingOut: 'fait une pause',
		sitsOut: 'Pause',
		leaves: 'Part',
		nameSitsOut: (name: string) => `${name} fait une pause`,
		nameLeaves: (name: string) => `${name} part`,
		saidJoins: (name: string) => `${name} arrive.`,
		saidLeaves: (name: string) => `${name} part.`,
		saidSitsOut: (name: string) => `${name} saute cette manche et garde sa place.`,
		nextRound: 'Arrivées et départs, prochaine manche',
		later: 'Une manche est en cours. Cela vaut à partir de la suivante.',
		notAfterAll: 'Finalement non',
		nameNotAfterAll: (name: string) => `${name}\u00a0: finalement non`,
		come: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'arrive', other: 'arrivent' })} à la prochaine manche`,
		go: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'part', other: 'partent' })} après cette manche`,
		forms: 'Forme des titres',
		form: (name: string, form: string) => `${name}\u00a0: ${form}`,
		done: 'Terminé'
	},
	hands: {
		label: 'Échange de mains',
		may: (last: string, first: string) =>
			`${last} peut, avant le tribut, échanger toute sa main avec ${first}, si elle n’a ni V, D, R, A, 2 ni Joker.`,
		changed: (last: string) =>
			`${last} a échangé toute sa main avec la première place. Aucun impôt entre elles.`,
		change: 'L’échange est fait'
	},
	exit: {
		title: (name: string, place: number) => `${name}, ${common.ordinal(place)} place`,
		endedEarly:
			'Cette manche a été écourtée, et le reste placé à la main. Annulez cela pour la changer.',
		notOut: (name: string) => `${name} joue encore, en fait`,
		notJudged: (which: readonly string[]) =>
			`Qui s’est défait de ses dernières cartes par l’effet de ${which.join(', ')} n’est pas jugé dessus (notre lecture).`,
		allowed: 'La dernière carte était permise',
		forbidden: (which: readonly string[]) =>
			`Fin sur une carte interdite\u00a0: ${which.join(', ')}`,
		turned: (first: string) =>
			`Toutes les places se sont inversées. Pour changer cela, touchez ${first}, qui a fini en premier.`,
		swap: (other: string, place: number) => `Échanger avec ${other}, ${common.ordinal(place)} place`
	},
	fault: {
		title: 'Un problème de tribut',
		silent: 'Les sources n’en disent rien. Voici les usages ; la table choisit (TX-11).',
		whose: 'Tribut de qui',
		what: 'Ce qui s’est passé',
		faults: { wrong: 'Mauvaises cartes', forgotten: 'Oubli' } satisfies Record<
			TaxCorrection['fault'],
			string
		>,
		does: 'Ce que fait la table',
		remedies: {
			'paid-anew': 'Les cartes reviennent, les bonnes sont payées',
			fine: 'Une amende',
			'let-stand': 'On n’y touche pas'
		} satisfies Record<TaxCorrection['remedy'], string>,
		fine: 'L’amende',
		record: 'Noter'
	},
	decree: {
		title: 'Décrets',
		shown: 'Ce qui est montré',
		new: 'Nouveau décret',
		inForce: (n: number) => `En vigueur\u00a0: ${n}`,
		noneInForce: 'Aucun décret n’est en vigueur.',
		nobodyYet: 'Personne n’a encore de rang : les décrets viennent après la première manche.',
		closed: 'La soirée est close.',
		before: 'Avant',
		rules: 'règles',
		asBefore: 'comme avant',
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Manche ${round} · ${issuer} à ${targets === 'everyone' ? 'tout le monde' : list(targets)}`,
		changed: (round: number, by: string) => `Manche ${round} · ${by}`,
		changedOnce: (round: number, by: string) => `Manche ${round} · ${by}, pour une manche`,
		sentence: '{issuer} décrète — {targets}\u00a0: {text}, {term}.',
		who: 'Qui décrète ?',
		toWhom: 'Qui doit obéir ?',
		everyone: 'Tout le monde',
		allBelow: 'Les places plus basses',
		what: 'Quoi ?',
		inWords: 'En ces termes',
		untilWhen: 'Jusqu’à quand ?',
		terms: {
			round: 'Cette manche',
			reign: 'Durant le règne',
			evening: 'Toute la soirée'
		} satisfies Record<Term, string>,
		nobodyAsked: 'On ne demande à personne ce qui met mal à l’aise.',
		decreed: 'Proclamer',
		templates: {
			hats: { name: 'Chapeaux', text: 'Porter le chapeau de son titre' },
			carnation: { name: 'Un œillet', text: 'Épingler l’œillet de la première place' },
			'ranked-seats': {
				name: 'Bons et mauvais sièges',
				text: 'Les sièges moelleux en haut, les durs en bas'
			},
			sweets: { name: 'Les bonbons', text: 'Se servir en bonbons selon le rang, le haut d’abord' },
			'tall-chair': {
				name: 'La haute chaise',
				text: 'Laisser la haute chaise à la première place'
			},
			stool: { name: 'Le tabouret', text: 'S’asseoir sur le tabouret' },
			drinks: { name: 'À boire', text: 'Apporter à boire' },
			'best-chair': { name: 'La meilleure chaise', text: 'Céder la meilleure chaise' },
			shuffle: { name: 'Mélanger et donner', text: 'Mélanger et donner les cartes' },
			bow: { name: 'Courbettes', text: 'Faire une courbette avant de parler' }
		}
	},
	score: {
		standings: 'Classement',
		points: 'Points',
		forPoints: 'Jouer aux points',
		beaten: 'Un point par personne devancée, dès la prochaine donne (SC-1).',
		nothing: 'Rien à compter encore : cela commence à la fin de la première manche.',
		round: (n: number) => `Manche ${n}`,
		beatNobody: 'devant personne',
		beat: (names: readonly string[]) => `devant ${list(names)}`,
		rose: (name: string) => `montée\u00a0: ${name}`,
		came: (place: number) => `${common.ordinal(place)} place`,
		as: (title: string) => `en tant ${que(title)}`,
		byHand: (reason: string) => `à la main\u00a0: ${reason}`,
		beforeRounds: 'Avant la manche 1',
		correctByHand: 'Corriger à la main',
		player: 'Nom',
		won: 'Gagnées',
		reigned: 'Trône',
		longest: 'Record',
		whoseFirst: 'Dites à qui sont ces points.',
		whose: 'À qui, ces points ?',
		howMany: 'Combien de points ?',
		fewer: 'Un point de moins',
		more: 'Un point de plus',
		why: 'Pourquoi ?',
		correct: 'Corriger les points',
		back: 'Retour'
	},
	exposed: {
		label: 'Une carte a été vue',
		button: 'Une carte a été vue à la donne',
		whose: 'À qui est la carte ?',
		decides: (name: string) => `${name} décide`,
		keepsIt: (name: string) => `${name} la garde`,
		goesTo: (name: string) => `Elle va à ${name}, contre une carte au hasard`
	},
	merchants: {
		label: 'Échange des Marchands',
		may: (name: string) => `${name} peut échanger une carte à l’aveugle avec un autre Marchand.`,
		withNobody: (name: string) => `${name} n’a rien échangé.`,
		swapped: (name: string, partner: string) => `${name} et ${partner} ont échangé une carte.`,
		nobody: 'Personne'
	}
} satisfies Catalogue['sheets'];
