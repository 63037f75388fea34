import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Réglages',
	theme: 'Thème',
	themes: { night: 'Nuit', day: 'Jour', black: 'Noir pur', system: 'Comme le téléphone' },
	contrast: 'Contraste élevé',
	language: 'Langue',
	unreviewed: 'Pas encore relu par une personne dont c’est la langue maternelle.',
	loading: 'Chargement de la langue…',
	notLoaded: 'Cette langue n’a pas pu être chargée. Réessayez avec une connexion.',
	screen: 'Écran',
	awake: 'Garder l’écran allumé',
	feedback: 'Son et vibration',
	feedbackHow: 'Quand quelqu’un finit, après une annulation et à la fin de la manche.',
	sound: 'Sons discrets',
	vibration: 'Vibreur',
	cannotVibrate: 'Ce navigateur ne peut pas vibrer.',
	staysAwake: 'L’écran reste allumé pendant une manche.',
	cannotStayAwake:
		'Ce navigateur ne peut pas garder l’écran allumé. Allongez le délai de mise en veille dans les réglages du téléphone.',
	storage: 'Stockage',
	storedHere:
		'Tout reste sur ce téléphone, dans ce navigateur. Rien n’est envoyé nulle part sans que vous le partagiez.',
	inClub:
		'Tout est conservé sur ce téléphone. Des copies scellées des soirées terminées, des joueurs et des règles maison vont à votre club.',
	club: 'Club',
	clubHelp: 'Plusieurs téléphones tiennent une seule chronique.',
	data: 'Données et sauvegarde',
	fromElsewhere: 'Depuis un autre téléphone',
	open: 'Ouvrir un lien ou scanner',
	help: 'Aide',
	whatPeopleAsk: 'Questions fréquentes',
	unanswered: {
		title: 'Questions que l’arbitre ne savait pas',
		stays: 'Elles restent sur ce téléphone. Envoyez-les-nous à la main, si vous voulez.',
		send: 'Envoyer ou copier',
		copied: 'Copié.',
		remove: (question: string) => `Supprimer « ${question} »`
	},
	version: (version: string) => `Courtbook ${version}`
} satisfies Catalogue['settings'];
