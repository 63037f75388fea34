import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { plural } = grammar('fr');

export default {
	share: 'Partager la table',
	shareHelp:
		'Scannez ceci avec un autre téléphone. Il suit en direct et dit quoi faire à qui le tient.',
	offer:
		'Les autres téléphones suivent alors en direct, et chacun montre quoi faire. Tant que vous n’appuyez pas, rien ne quitte ce téléphone.',
	shareNow: 'Partager maintenant',
	onlyHere: (host) =>
		`Les autres téléphones ne peuvent pas ouvrir ceci : ${host} n’est que cet ordinateur, et il ne connaît pas d’autre adresse. Ouvrez Courtbook à une adresse que les téléphones atteignent, puis partagez.`,
	codeFor: { member: 'Participer', spectator: 'Regarder seulement' },
	codeForLabel: 'À quoi sert le code',
	stop: 'Ne plus partager',
	live: (phones) =>
		`En direct · ${plural(phones, { one: `${phones} téléphone`, other: `${phones} téléphones` })}`,
	catchingUp: 'Rattrapage en cours',
	lastHeard: (time) => `Dernières nouvelles il y a ${time}`,
	notConnected: 'Pas de connexion',
	pen: {
		here: 'Ce téléphone écrit.',
		with: (name) => `C’est le téléphone ${de(name)} qui écrit.`,
		elsewhere: 'Un autre téléphone écrit.',
		handTo: (name) => `Laisser écrire ${name}`,
		handNow: (name) => `Oui, ${name} écrit maintenant`,
		away: 'Le téléphone qui écrit est absent.',
		take: 'Écrire sur ce téléphone',
		openTable: 'Ouvrir la table',
		otherVersion: 'Deux téléphones ont écrit en même temps. Les deux suites sont conservées.',
		chooseOther: 'Compter plutôt l’autre',
		follow: 'Suivre l’autre téléphone',
		notTaken:
			'Cela n’a pas marché. Attends un peu, ou demande à l’autre téléphone de passer la main.'
	},
	news: {
		takeover: (name) =>
			`${name === null ? 'Un autre téléphone' : `Le téléphone ${de(name)}`} écrit maintenant\u00a0: le précédent était absent.`,
		handover: (name) =>
			`${name === null ? 'Un autre téléphone' : `Le téléphone ${de(name)}`} écrit maintenant.`,
		objection: (name) =>
			`${name === null ? 'L’autre téléphone' : `Le téléphone ${de(name)}`} avait continué d’écrire et continue.`,
		lost: (name, follow) =>
			`${name === null ? 'Un autre téléphone' : `Le téléphone ${de(name)}`} écrit maintenant\u00a0; cette soirée reste ici jusqu’à ce que tu touches «\u00a0${follow}\u00a0».`,
		received: 'Ce téléphone écrit maintenant.',
		seen: 'OK'
	},
	join: {
		title: 'La table',
		looking: 'Recherche de la table…',
		whoAreYou: 'Qui êtes-vous ?',
		onlyWatching: 'Je regarde seulement',
		leave: 'Quitter la table',
		change: 'Je suis quelqu’un d’autre',
		otherTab:
			'La table est ouverte dans un autre onglet de ce téléphone. Continuez là-bas ou fermez cet autre onglet.',
		phoneIsThere: 'Un téléphone est déjà là',
		paste: 'Ouvrez le lien ou scannez le code d’une table partagée.',
		address: 'Lien vers la table',
		follow: 'Aller à la table',
		gone: 'Cette table n’existe plus. Demandez un nouveau lien.',
		wrong: 'Ce lien ne correspond pas à sa table. Demandez-en un nouveau.',
		full: 'Cette table ne peut plus recevoir d’entrées.',
		link: {
			'not-ours': 'Ce n’est pas un lien vers une table.',
			'newer-version':
				'Ce lien vient d’une version plus récente. Mettez l’appli à jour, puis ouvrez-le de nouveau.',
			damaged: 'Ce lien n’est pas complet. Ouvrez-le de nouveau ou scannez le code.'
		}
	},
	seat: {
		youAre: 'Vous êtes',
		now: 'Maintenant',
		yourTurnToPay: 'À vous de payer',
		give: (name, what) => `Donnez ${what} à ${name}`,
		giveBack: (name, n) => `Rendez ${n} à ${name}`,
		wait: (name) => `${name} donne d’abord`,
		waitBack: (name) => `${name} rend`,
		given: 'Donné',
		noTax: 'Vous ne payez rien',
		stay: 'Restez sur votre chaise',
		takeSeat: 'Allez à votre siège',
		sitsOut: 'Vous passez cette manche',
		notHere: 'Vous n’êtes pas à la table',
		gone: (place) => `Vous n’êtes plus dans cette manche\u00a0: ${place}`,
		outSoFar: (n) =>
			n === 0
				? 'Personne n’a encore fini'
				: plural(n, { one: `${n} a fini`, other: `${n} ont fini` }),
		goOutNow: 'Finir maintenant\u00a0:',
		wouldRise: (title) => `Vous monteriez\u00a0: ${title}.`,
		wouldFall: (title) => `Vous descendriez\u00a0: ${title}.`,
		wouldStay: (title) => `Vous resteriez ${title}.`,
		out: 'J’ai fini',
		youAreOut: (place) => `Vous avez fini\u00a0: ${place}`,
		over: (place) => `Votre place\u00a0: ${place}`,
		evening: 'La soirée est finie',
		newSeat: 'Votre nouveau siège',
		sitBy: 'À vos côtés',
		tonight: 'Ma soirée jusqu’ici',
		deals: 'Qui donne',
		leads: 'Qui entame',
		ask: 'Une question sur ma main',
		onlyYou: 'pour vos yeux seulement'
	},
	menu: {
		ruling: 'Une décision',
		decree: 'Un décret',
		table: 'Toute la table',
		seat: 'Mon siège',
		buzz: 'Vibrer quand c’est mon tour'
	},
	sent: 'Envoyé',
	unsent: 'Attend la connexion',
	counted: 'Compté',
	notCounted: (why) => `Pas compté\u00a0: ${why}`,
	outBefore: (name) => `${name} avait déjà fini.`
} satisfies Catalogue['reach'];
