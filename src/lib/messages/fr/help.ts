import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Aide',
	subtitle: 'Questions fréquentes, en bref',
	answers: {
		privacy: {
			question: 'Qui peut voir ce qui est gardé ici ?',
			answer:
				'La personne qui tient ce téléphone, et elle seule, sauf si vous partagez une table ou faites partie d’un club. Il n’y a pas de compte : l’appli ne parle à aucun serveur, sauf à celui qui héberge ses fichiers, et il n’apprend rien de vos soirées. Ce qui va à une table partagée ou à un club est scellé avant de quitter le téléphone ; seuls leurs membres peuvent le lire. Un lien ou un code à partager contient tout ce qu’il montre ; qui le reçoit peut le lire.'
		},
		died: {
			question: 'Le téléphone s’est éteint en pleine manche',
			answer:
				'Chaque geste est enregistré avant même de s’afficher. Rouvrez l’appli, et la soirée est sur la table comme avant, après une panne, un redémarrage ou une année. Un autre téléphone peut prendre le relais s’il suit la table partagée, ou avec un fichier ou un lien fait auparavant.'
		},
		phones: {
			question: 'Deux téléphones peuvent-ils tenir une soirée ?',
			answer:
				'Oui, là où le menu « Plus » propose « Partager la table ». Chaque téléphone qui scanne le code suit en direct et montre à chacun quoi faire. Un seul téléphone écrit à la fois ; il peut passer la main, et s’il est absent, un autre peut la prendre. Sans partage, passez la soirée par un lien, un code ou un fichier. Si deux téléphones continuent chacun de leur côté, les deux versions sont gardées côte à côte ; rien n’est perdu. Deux onglets d’un même téléphone suivent la même soirée.'
		},
		wrong: {
			question: 'Quelqu’un a touché à côté',
			answer:
				'« Annuler », la flèche courbe en haut et, pendant le jeu, sous les noms, retire la dernière étape, puis les précédentes, jusqu’au début de la soirée. Toucher un nom qui a fini propose de le remettre en jeu ou d’échanger deux places. Une manche passée se corrige dans la Chronique : vous voyez ce qui en découlerait avant tout changement.'
		},
		leaves: {
			question: 'Quelqu’un part, ou arrive en retard',
			answer:
				'« Arrivées et départs », derrière « Changer… » à l’étape Sièges, sous le nom à l’étape Donne et dans le menu « Plus », permet d’arriver, de partir ou de sauter une manche. Qui part en pleine manche prend la place que prévoient les règles. Le nombre de cartes et les impôts suivent tout seuls.'
		},
		house: {
			question: 'Nous jouons autrement',
			answer:
				'Changez n’importe quelle règle d’un jeu et enregistrez-la sous un nom dans la rubrique Règles ; elle est proposée au début de la prochaine soirée. Pendant une soirée, le menu « Plus » change les règles dès la donne suivante. L’appli montre ce qui vient de la source, ce qui est notre lecture, et ce qui est propre à la table.'
		},
		languages: {
			question: 'Quelles langues y a-t-il ?',
			answer:
				'Choisissez-en une dans les réglages ; la soirée continue pendant ce temps. Les noms et les textes maison restent comme on les a tapés. Les traductions que personne dont c’est la langue maternelle n’a encore relues l’indiquent.'
		},
		tax: {
			question: 'Pourquoi cet impôt-là ?',
			answer:
				'« Que dois-je donner ? », sous chaque impôt, pose la question dans Litiges, main à l’appui ; la réponse nomme les règles qui la fondent, et en toucher une ouvre le texte et sa source. Quand la source ne dit rien, l’appli écrit « notre lecture », et la table peut décider autrement.'
		},
		offline: {
			question: 'Est-ce que ça marche sans réseau ?',
			answer:
				'Oui, dès la deuxième visite. Seuls une table partagée, un club, une nouvelle version ou une autre langue pas encore chargée demandent une connexion.'
		},
		install: {
			question: 'Comment l’installer ?',
			answer:
				'Si le navigateur sait l’installer, il y a un bouton dans les réglages. Sur iPhone ou iPad, ouvrez l’appli dans Safari, touchez Partager, puis « Sur l’écran d’accueil » ; elle y a son propre stockage, pensez à y apporter une sauvegarde.'
		},
		backup: {
			question: 'Comment mettre tout cela à l’abri ?',
			answer:
				'De temps en temps, sauvegardez tout dans un fichier, et gardez ce fichier ailleurs. Il peut fusionner avec ce qui est ici ou le remplacer ; un fichier endommagé, ou qui ne vient pas de Courtbook, est refusé en entier.'
		},
		sources: {
			question: 'D’où viennent les règles ?',
			answer:
				'Des règles publiées de chaque jeu, racontées avec nos mots, la source et l’endroit indiqués à côté de chaque règle. Aucune source ne couvre tout ; ce que nous avons complété est marqué comme notre lecture.'
		}
	},
	to: {
		data: 'Données et sauvegarde',
		open: 'Ouvrir un lien ou scanner',
		chronicle: 'Chronique',
		rules: 'Règles',
		referee: 'Litiges',
		settings: 'Réglages'
	},
	licences: {
		label: 'Licences de ce qui compose cette appli\u00a0:',
		packages: 'Paquets',
		workbox: 'Workbox',
		figtree: 'Figtree',
		fraunces: 'Fraunces'
	}
} satisfies Catalogue['help'];
