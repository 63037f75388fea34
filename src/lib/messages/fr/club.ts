import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Club',
	what: 'Un club tient une seule chronique sur plusieurs téléphones. Les soirées terminées, les joueurs, les règles maison et les saisons parviennent d’eux-mêmes à tous les membres, et un nouveau téléphone les retrouve toutes dès qu’il rejoint le club.',
	sealed: 'Tout est scellé avant de quitter le téléphone. L’hébergeur du relais ne peut rien lire.',
	noRelay: 'Cette adresse n’a pas de relais : aucun club n’est possible ici.',
	found: 'Fonder un club',
	foundHelp:
		'Les soirées de ce téléphone sont ses premières. Donnez ensuite le lien des membres aux autres.',
	join: 'Rejoindre',
	joinHelp: 'Ouvrez le lien des membres, scannez son code ou collez-le ici.',
	paste: 'Lien des membres',
	invited: 'Rejoindre ce club ?',
	joinMeans: 'Sa chronique arrive sur ce téléphone, et la vôtre va à tous ses membres.',
	joinInstead:
		'Ce téléphone quitte son club actuel. La chronique de celui-ci passe dans le nouveau.',
	notNow: 'Pas maintenant',
	yours: 'Votre club',
	upToDate: (when) => `À jour · ${when}`,
	soFar: (received, sent) => `${received} reçus · ${sent} envoyés`,
	states: {
		idle: 'Pas encore synchronisé',
		syncing: 'Rattrapage en cours…',
		'no-line': 'Pas de connexion. La suite se fera d’elle-même.',
		refused: 'Le relais a refusé. Rien n’est perdu ; ce téléphone réessaiera plus tard.',
		busy: 'Un autre onglet synchronise.',
		failed: 'Quelque chose n’a pas pu être enregistré sur ce téléphone. Réessayez.'
	},
	askNow: 'Synchroniser maintenant',
	membersLink: 'Lien des membres',
	membersHelp:
		'Toute personne qui a ce lien lit tout et peut ajouter. Ne le donnez qu’aux membres.',
	lost: 'Un téléphone a été perdu',
	lostHelp:
		'Un nouveau lien ferme le club à l’ancien. Le téléphone perdu garde ce qu’il a et ne reçoit plus rien. Tous les autres membres ont besoin du nouveau lien.',
	renew: 'Créer un nouveau lien',
	renewNow: 'Oui, créer un nouveau lien',
	leave: 'Quitter le club',
	leaveHelp: 'Tout reste sur ce téléphone. Il ne reçoit et n’envoie plus rien.',
	leaveNow: 'Oui, quitter le club',
	moved: 'Le club a un nouveau lien',
	movedHelp:
		'Un membre a créé un nouveau lien parce qu’un téléphone a été perdu. Demandez-le et ouvrez-le ici. En attendant, tout reste sur ce téléphone.',
	link: {
		'not-ours': 'Ce n’est pas un lien vers un club.',
		'newer-version':
			'Ce lien vient d’une version plus récente. Mettez l’appli à jour, puis ouvrez-le de nouveau.',
		damaged: 'Ce lien n’est pas complet. Ouvrez-le de nouveau ou scannez le code.'
	}
} satisfies Catalogue['club'];
