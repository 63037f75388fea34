import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { byCount, plural, list, number } = grammar('fr');

const whole: Record<LinkContent, string> = {
	evening: 'toute la soirée',
	house: 'ces règles maison'
};
const entries = byCount('# entrée', '# entrées');

export default {
	evening: 'Partager la soirée',
	linkAndCode: 'Lien et code',
	house: 'Partager ces règles maison',
	houseTitle: (name: string) => `Règles maison\u00a0: ${name}`,
	others: 'Autres façons de partager',
	asText: 'En texte',
	sendLink: 'Envoyer le lien',
	sendsRounds: (n: number) =>
		plural(n, { one: 'la manche, à parcourir', other: `les ${n} manches, à parcourir` }),
	moreWays: 'Autrement',
	moreWaysAre: 'texte · CSV · BG Stats · fichier',
	asFile: 'Enregistrer un fichier',
	asTable: 'Manches en tableau (CSV)',
	tableName: (evening: string) => `${evening} manches`,
	toBgStats: 'Transmettre à BG Stats',
	noBgStats: 'Cette soirée ne peut pas être transmise à BG Stats.',
	theText: 'Le texte',
	shared: 'Partagé.',
	textCopied: 'Le texte est copié.',
	byHand: 'Ce navigateur ne laisse aucune appli copier. Copiez à la main :',
	fileSaved: 'Le fichier est enregistré là où ce navigateur met ses téléchargements.',
	noFile: 'Le fichier ne peut pas être créé. Rien n’est perdu ; rechargez la page et réessayez.',

	makingLink: 'Préparation du lien…',
	noLink: 'Le lien ne peut pas être créé dans ce navigateur.',
	noLinkOfEvening:
		'Le lien ne peut pas être créé dans ce navigateur. Enregistrez plutôt un fichier.',
	tooLongForLink: 'Cette soirée est trop longue pour un lien. Enregistrez plutôt un fichier.',
	scanOne:
		'Scannez-le avec l’appareil photo de l’autre téléphone, ou dans Courtbook sous « Ouvrir un lien ou scanner ».',
	scanParts:
		'Scannez-le dans Courtbook sur l’autre téléphone, sous « Ouvrir un lien ou scanner » : l’appli rassemble les parties dans n’importe quel ordre.',
	shareLink: 'Partager le lien',
	copyLink: 'Copier le lien',
	linkCopied: 'Le lien est copié.',
	theLink: 'Le lien',
	long: (letters: number) =>
		`Le lien fait ${number(letters)} caractères, et certaines messageries coupent un tel lien. Un fichier ou le code est alors plus sûr.`,
	holds: (what: LinkContent) =>
		`Le lien lui-même contient ${whole[what]}. Qui l’a peut tout lire\u202f; l’hébergeur de Courtbook ne le reçoit jamais.`,
	isSealed:
		'Le lien mène à la soirée, gardée 60 jours à côté de Courtbook, scellée\u00a0: qui a le lien peut la lire, le serveur non.',
	short: {
		gone: {
			what: 'Ce lien a expiré.',
			todo: 'Derrière un lien court, une soirée est gardée 60 jours. Demandez un nouveau lien, ou un fichier.'
		},
		unreachable: {
			what: 'La soirée derrière ce lien ne peut pas être récupérée pour l’instant.',
			todo: 'Réessayez quand ce téléphone sera en ligne.'
		}
	},
	code: {
		one: (what: LinkContent) => `Code QR du lien vers ${whole[what]}`,
		partOf: (what: LinkContent, part: number, of: number) =>
			`Code QR du lien vers ${whole[what]}, partie ${part} sur ${of}`,
		part: (part: number, of: number) => `Partie ${part} sur ${of}`,
		parts: 'Parties du code',
		previous: 'Précédente',
		pause: 'Pause',
		inTurn: 'Défiler',
		next: 'Suivante'
	},

	picture: {
		motto: 'vos cartes, votre cour',
		failed: 'Ce navigateur ne peut pas dessiner l’image. Partagez plutôt un texte.',
		drawing: 'Dessin…',
		alt: (standing: readonly string[]) =>
			`Les places de chaque manche, et la fin\u00a0: ${standing.join(' ; ')}`,
		share: 'Envoyer l’image',
		save: 'Enregistrer l’image',
		saved: 'L’image est enregistrée là où ce navigateur met ses téléchargements.'
	},

	summary: {
		gameOf: (game: string, house: string) => `${game}, ${house}`,
		ruled: (name: string) => `${name} a régné sur la soirée`,
		place: (place: number, name: string, title: string) => `${place}. ${name}, ${title}`,
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Points\u00a0: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
		sentences: (all: readonly string[]) => all.join(' ')
	},

	open: {
		title: 'Ouvrir un lien ou scanner',
		pageTitle: 'Ouvrir un lien',
		subtitle: 'Une soirée ou des règles maison d’un autre téléphone',
		nothingStored: 'Rien n’a été enregistré.',
		nothingAdded: 'Rien n’a été ajouté. Réessayez plus tard.',
		showEvening: 'La voir dans la Chronique',
		showHouse: 'Voir ces règles maison',
		addEvening: 'Ajouter à la Chronique',
		addHouse: 'Ajouter à mes règles maison',
		another: 'En ouvrir un autre',
		notNow: 'Pas maintenant',
		reading: 'Lecture…',
		partFound: (part: number, of: number) => `Partie ${part} sur ${of} trouvée.`,
		partsFound: (n: number, of: number) =>
			plural(n, {
				one: `${n} partie sur ${of} trouvée.`,
				other: `${n} parties sur ${of} trouvées.`
			}),
		comesInParts: byCount(
			'Le code vient en # partie, qui défile. Scannez-la ici\u00a0: elle se trouve en une fois.',
			'Le code vient en # parties, qui défilent. Scannez-les ici\u00a0: chacune se trouve une fois, dans n’importe quel ordre.'
		),
		strange: 'Ce code ne vient pas de Courtbook. Cherchez-en un autre.',
		scan: 'Scanner un code',
		shownFirst:
			'Ce qui s’ouvre est d’abord montré ; rien n’est enregistré avant votre accord. Rien n’en est envoyé nulle part.',
		link: 'Un lien',
		paste: 'Collez le lien, ou les liens de toutes ses parties.',
		openLink: 'Ouvrir le lien'
	},
	openedEvening: {
		deleted: 'supprimée',
		notClosed: 'encore ouverte',
		game: 'Jeu',
		players: 'Noms',
		names: (names: readonly string[]) => list(names),
		standing: 'Où elle en est',
		added: 'Ajoutée à la Chronique.',
		new: 'Elle n’est pas encore sur ce téléphone.',
		longer: (n: number) =>
			`Son début est sur ce téléphone\u00a0: ${entries(n)} ${plural(n, { one: 'y serait ajoutée', other: 'y seraient ajoutées' })}.`,
		branch:
			'Elle est aussi sur ce téléphone, où elle a continué autrement. Les deux sont gardées, côte à côte ; celle qui a le plus de manches compte.',
		altered:
			'Elle est aussi sur ce téléphone, mais ce lien dit autre chose aux mêmes endroits : il a été modifié après coup. Ce qui est ici reste tel quel. Si vous l’ajoutez, elle est gardée à côté et ne compte pas.',
		known: 'Elle est déjà tout entière sur ce téléphone.'
	},
	openedHouse: {
		head: (game: string | null, changed: string) =>
			`Règles maison pour ${game ?? 'un jeu que cette version de Courtbook ne connaît pas'} · modifiées\u00a0: ${changed}`,
		published: 'Publiées',
		these: 'Ces règles',
		added: 'Ajoutées aux règles maison.',
		addedAs: (name: string) => `Ajoutées aux règles maison sous le nom «\u202f${name}\u202f».`,
		new: 'Elles ne sont pas encore sur ce téléphone.',
		newAs: (name: string) =>
			`Elles ne sont pas encore sur ce téléphone. D’autres ont ce nom\u00a0: elles s’ajoutent donc sous le nom «\u202f${name}\u202f».`,
		same: 'Elles sont déjà sur ce téléphone.',
		newer: 'Une version plus ancienne est sur ce téléphone. Elle serait remplacée.',
		older: 'Une version plus récente est sur ce téléphone. Elle est gardée telle quelle.'
	},

	camera: {
		unsupported:
			'Ce navigateur ne laisse aucune page utiliser la caméra, ou cette page n’est pas venue par https. Collez plutôt le lien.',
		none: 'Aucune caméra n’a été trouvée. Collez plutôt le lien.',
		refused:
			'La caméra a été refusée à cette page. Autorisez-la dans les réglages du navigateur pour cette page, ou collez le lien.',
		busy: 'La caméra n’est pas disponible : une autre appli l’utilise peut-être. Fermez-la et réessayez, ou collez le lien.'
	},
	scanner: {
		label: 'La caméra',
		sees: 'Ce que voit la caméra',
		asking: 'Demande d’accès à la caméra…',
		hold: 'Tenez le code dans l’image.',
		stop: 'Arrêter la caméra',
		close: 'Fermer'
	}
} satisfies Catalogue['share'];
