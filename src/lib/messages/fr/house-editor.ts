import type { ClashCode } from '#lib/rules/clashes.ts';
import type { IdleCode } from '#lib/rules/idle.ts';
import type { BundleId } from '#lib/rulesets/ruleset.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { que } from './grammar/elision.ts';

const { byCount } = grammar('fr');

export default {
	title: 'Règles maison',
	none: 'Ces règles maison ne sont pas sur ce téléphone.',
	allRules: 'Toutes les règles',
	opening: 'Ouverture…',
	trouble: (trouble: string, meaning: string) => `${trouble} ${meaning}`,
	unread:
		'Les règles maison ne peuvent pas être lues pour l’instant. Rien n’a changé ; réessayez plus tard.',
	notStored: 'Les règles maison ne sont pas enregistrées ; réessayez.',
	deleted: (name: string) => `«\u202f${name}\u202f»\u00a0: règles supprimées.`,
	undoDeletion: 'Annuler la suppression',
	edit: 'Modifier',
	duplicate: 'Dupliquer',
	compare: 'Comparer',
	share: 'Partager',
	delete: 'Supprimer',
	list: {
		empty:
			'Encore aucune. Partez des règles publiées d’un jeu et changez ce que votre table joue autrement ; on peut les choisir au début d’une soirée.',
		about: (game: string, changes: string) => `${game} · ${changes}`,
		edit: (name: string) => `Modifier ${name}`,
		duplicate: (name: string) => `Dupliquer ${name}`,
		compare: (name: string) => `Comparer ${name}`,
		delete: (name: string) => `Supprimer ${name}`,
		undo: 'Annuler',
		beginningWith: 'Nouvelles, à partir de',
		new: 'Nouvelles règles maison',
		newFor: (game: string) => `Nouvelles règles maison pour ${game}`
	},
	editor: {
		subtitle: (game: string) => `Pour ${game}, un choix à la fois`,
		name: 'Nom',
		ours: (game: string) => `${game.replace(/^Le /, '')} maison`,
		titles: 'Titres',
		titlesHint: 'Comment cette table les appelle. Un champ vide garde le titre publié.',
		points: 'Points par titre',
		trumps: 'Atouts',
		trumpsHint:
			'La source ne leur donne aucun pouvoir. Écrivez ici ce que fait chaque atout ; la rubrique Litiges montre vos mots.',
		trumpHint: 'Ce qu’il fait à cette table',
		save: 'Enregistrer',
		saved: 'Enregistré',
		leaveOut: 'Abandonner ce qui n’est pas enregistré',
		bringBack: 'Récupérer ce qui a été abandonné',
		copied: (name: string) =>
			`Un autre onglet avait changé ces règles maison entre-temps. Les deux sont gardées\u00a0: les vôtres sont ici, sous le nom «\u202f${name}\u202f».`
	},
	fields: {
		name: 'Nom',
		title: (title: string) => `Titre «\u202f${title}\u202f»`,
		points: (title: string) => `Points de «\u202f${title}\u202f»`,
		trump: (number: string) => `Atout ${number}`
	},
	problem: (field: string, problem: string) => `${field}\u00a0: ${problem}`,
	problems: {
		'text-empty': 'Tapez au moins une lettre.',
		'name-too-long': 'C’est trop long : 40 caractères au plus.',
		'text-too-long': 'C’est trop long : 300 caractères au plus.',
		'name-taken': 'D’autres règles maison de ce jeu ont ce nom.',
		'not-points': 'Un nombre entier de −99 à 99.'
	},
	groups: {
		cards: 'Cartes et ordre',
		deal: 'Sièges et donne',
		play: 'Jeu',
		effects: 'Cartes à effet',
		lead: 'Qui entame',
		tax: 'Impôts',
		revolution: 'Révolution',
		newcomers: 'Arrivées',
		score: 'Points'
	},
	search: 'Chercher une règle',
	searchFor: 'joker, huit, impôt…',
	found: byCount('# règle trouvée', '# règles trouvées'),
	yours: 'Les vôtres',
	differ: byCount('# diffère des publiées', '# diffèrent des publiées'),
	foreign: 'Venu d’autres jeux',
	option: {
		name: (option: string, label: string) => `${option}\u00a0: ${label}`,
		changedName: (option: string, label: string) => `${option}\u00a0: ${label}, règle maison`,
		published: (label: string) => `Publié\u00a0: ${label}`,
		setBack: (label: string) => `Remettre «\u202f${label}\u202f»`,
		setBackName: (option: string, label: string) =>
			`Remettre «\u202f${label}\u202f» pour ${option}`,
		forbidden: 'Cartes avec lesquelles personne ne peut finir',
		add: 'Ajouter',
		remove: (entry: string) => `Retirer : ${entry}`,
		anyNumber: 'N’importe combien',
		addRank: 'Ajouter une valeur',
		addCard: 'Ajouter une carte',
		cardOrRank: 'Carte ou valeur',
		over: 'Ce qu’elle bat',
		effect: 'Ce qu’elle fait',
		howMany: 'Combien de cartes',
		rounds: 'Après un nombre de manches',
		points: 'À un total de points',
		numberOfRounds: 'Nombre de manches',
		numberOfPoints: 'Nombre de points'
	},
	clash: (a: string, b: string) => `«\u202f${a}\u202f» et «\u202f${b}\u202f» ne vont pas ensemble.`,
	clashes: {
		'wilds-missing':
			'Il s’agit de Jokers, et il n’y en a aucun dans le jeu. Ajoutez-en, ou choisissez sans eux.',
		'jokers-without-use':
			'Des Jokers sont dans le jeu et aucune règle ne s’en sert. Faites-en des cartes sauvages ou des atouts, ou retirez-les.',
		'trump-jokers-missing':
			'Les Jokers sont atouts ici, et il n’y en a aucun dans le jeu. Ajoutez-en deux, ou choisissez d’autres atouts.',
		'ranking-not-of-deck':
			'Les petites valeurs gagnent avec le jeu du Grand Dalmuti, et avec lui seulement.',
		'no-suits-in-deck':
			'Le jeu du Grand Dalmuti n’a pas de couleurs, donc il n’y a pas de suites de couleur.',
		'opener-not-in-pack':
			'Ce jeu n’a pas la carte qui donne l’entame. Choisir une autre carte, ou une autre entame.',
		'leftovers-not-of-deck':
			'On ne retire pas de cartes du milieu de ce jeu. Distribuer le reste, ou le mettre de côté.',
		'counts-with-lock':
			'Un verrou de couleur demande toujours autant de cartes. Ôter le verrou, ou suivre avec autant de cartes.',
		'deck-not-for-so-many': 'Ce jeu est pour huit personnes au plus.',
		'taxes-not-for-so-many': 'Ces impôts sont faits pour huit personnes au plus.',
		'runs-missing':
			'Une longue suite renverse l’ordre ici, et on ne joue pas de suites. Autorisez-les, ou laissez cette révolution.',
		'packs-not-for-so-many':
			'Un jeu suffit jusqu’à douze personnes (huit avec 32 cartes, dix avec 40), deux jeux sont pour cinq à seize.',
		'second-pack-not-of-deck': 'Un second jeu ne va qu’avec 52, 32 ou 40 cartes.',
		'jokers-of-two-packs':
			'Un jeu a deux Jokers au plus. Prenez un deuxième jeu, ou moins de Jokers.',
		'points-without-scoring':
			'La série finit à un total de points, mais on ne compte aucun point. Choisissez un décompte ou une autre fin.'
	} satisfies Record<ClashCode, string>,
	idle: {
		'no-more-titles': 'Sans effet : ce jeu n’a pas d’autres titres.',
		'rank-not-in-pack': 'Sans effet : ce jeu n’a pas ces cartes.',
		'other-pack': 'Sans effet : seul le jeu du Grand Dalmuti peut être allégé.',
		'no-wilds': 'Sans effet : il n’y a pas de Jokers dans le jeu.',
		'needs-both-wilds': 'Sans effet : une révolution demande deux Jokers, et le jeu en a moins.',
		'no-suits': 'Sans effet : ce jeu n’a pas de couleurs.',
		'trumps-already': 'Sans effet : les Jokers sont déjà atouts.',
		'no-taxes': 'Sans effet : il n’y a pas d’impôts.',
		'nothing-to-cancel': 'Sans effet : il n’y a pas d’impôts à annuler.',
		'untaxed-anyway':
			'Sans effet : la révolution d’ouverture laisse la première manche sans impôt.',
		'no-greater-revolution':
			'Elle ne fait que laisser la première manche sans impôt : une grande révolution n’est pas possible ici.',
		'card-not-in-pack': 'Ces cartes ne sont pas toutes dans le jeu.'
	} satisfies Record<IdleCode, string>,
	bundles: 'Nommées par la source',
	bundlesInUse: byCount('# en usage', '# en usage'),
	bundle: {
		'jokers-wild': {
			label: 'Jokers à tout faire',
			sentence:
				'Deux Jokers valent n’importe quelle carte, et sont dus à l’impôt. C’est l’usage de la source.'
		},
		'jokers-low': {
			label: 'Jokers en bas',
			sentence:
				'Deux Jokers complètent un groupe ; seuls, ils sont sous le 2 ; on les garde à l’impôt.'
		},
		'more-suits-and-ranks': {
			label: 'Étoiles, Lunes, 11 et plus',
			sentence:
				'Le plus grand jeu et ses impôts plus lourds, que la source préfère au-delà de quatre.'
		},
		'extra-suits': {
			label: 'Couleurs en plus',
			sentence:
				'Une couleur d’un second jeu par personne au-delà de quatre, et les impôts plus lourds.'
		},
		'twos-high': {
			label: '2 en haut',
			sentence: 'Le 2 est au-dessus de l’as ; si on retire des cartes, ce sont d’abord des 9.'
		},
		'no-rank-privilege': {
			label: 'Sans privilège de rang',
			sentence: 'Après une sortie, la personne suivante entame, et non la plus haute place.'
		},
		'first-round-taxed': {
			label: 'Impôt dès la première manche',
			sentence: 'On paie l’impôt dès la première manche, car le tirage donne un rang.'
		},
		'newcomer-as-serf': {
			label: 'Commencer comme Serf',
			sentence: 'La nouvelle personne commence à la dernière place.'
		},
		'all-draw-anew': {
			label: 'Nouveau tirage',
			sentence: 'Quand quelqu’un arrive, on retire toutes les places.'
		},
		'newcomer-by-card': {
			label: 'Une carte décide',
			sentence:
				'Qui arrive tire une carte\u202f; les trois valeurs les plus faibles donnent la dernière place.'
		},
		'joker-trumps': {
			label: 'Jokers au lieu des 2',
			sentence:
				'Deux Jokers s’ajoutent et sont les atouts ; les 2 ne sont que la plus haute valeur.'
		},
		'twos-then-jokers': {
			label: 'Jokers au-dessus des 2',
			sentence: 'Deux Jokers s’ajoutent et battent même les 2, qui restent atouts.'
		},
		ordering: {
			label: 'Annonce de suite',
			sentence:
				'On peut annoncer trois cartes seules qui se suivent ; pour une table qui connaît le jeu.'
		},
		'first-deal-revolution': {
			label: 'Révolution d’ouverture',
			sentence: 'La première manche est sans impôt ; seule une grande révolution y reste possible.'
		},
		stripped: {
			label: 'Jeu allégé',
			sentence:
				'À quatre ou cinq, on retire les valeurs les plus faibles, pour des mains moins chargées.'
		},
		scoring: {
			label: 'Comptage',
			sentence: 'Un point par personne devancée, sur 20 manches.'
		},
		philanthropic: {
			label: 'Comptage philanthropique',
			sentence:
				'De même, plus un point pour les deux premières places quand leur contribuable monte.'
		},
		'merchant-exchange': {
			label: 'Échange des Marchands',
			sentence: 'Le Marchand le plus haut peut échanger une carte à l’aveugle avec un autre.'
		},
		misdeals: {
			label: 'Cartes vues',
			sentence: 'Le Grand Dalmuti dit où va une carte vue à la donne.'
		},
		'more-titles': {
			label: 'Plus de titres au milieu',
			sentence:
				'À partir de six, un Ministre suit le Vice-président et un Commis se place au-dessus du Vice-dernier.'
		},
		'twos-top': {
			label: 'Un 2 bat tout',
			sentence: 'Un 2 bat toute carte seule ou tout groupe d’autres cartes, et rien ne le bat.'
		}
	} satisfies Record<BundleId, { label: string; sentence: string }>,
	comparison: {
		title: 'Côte à côte',
		subtitle: 'Ce qui diffère, et rien d’autre',
		one: 'Comparer',
		other: 'avec',
		houses: 'Règles maison',
		published: 'Publiées',
		of: (name: string, game: string) => `${name} (${game})`
	},
	changing: {
		title: 'Changer les règles',
		agreed:
			'Ce dont la table convient vaut dès la prochaine donne. Les manches jouées gardent leurs règles.',
		decreed: (player: string) =>
			`Ce ${que(player)} décrète vaut dès la prochaine donne. Les manches jouées gardent leurs règles.`,
		nothing: 'Rien ne change encore.',
		oneRoundEnds: 'Le changement valable pour une manche prend fin.',
		wordsOnly: 'Seul le texte change.',
		howLong: 'Pour combien de temps',
		once: 'Pour une manche',
		forGood: 'Jusqu’à nouvel ordre',
		agree: 'Convenu, dès la prochaine donne',
		decree: 'Décrété, dès la prochaine donne'
	}
} satisfies Catalogue['house-editor'];
