import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('fr');

export default {
	share: 'Partager la table',
	shareHelp:
		'Scannez ceci avec un autre téléphone. Il suit en direct et montre à chacun quoi faire.',
	codeFor: { member: 'Participer', spectator: 'Regarder seulement' },
	codeForLabel: 'À quoi sert le code',
	stop: 'Ne plus partager',
	secureOnly: 'Pour partager, il faut une adresse qui commence par https://.',
	live: (phones) =>
		`En direct · ${plural(phones, { one: `${phones} téléphone`, other: `${phones} téléphones` })}`,
	catchingUp: 'Rattrapage en cours',
	lastHeard: (time) => `Dernières nouvelles il y a ${time}`,
	notConnected: 'Pas de connexion',
	pen: {
		here: 'Ce téléphone écrit.',
		with: (name) => `Téléphone qui écrit\u00a0: celui de ${name}.`,
		elsewhere: 'Un autre téléphone écrit.',
		handTo: (name) => `Laisser écrire ${name}`,
		handNow: (name) => `Oui, ${name} écrit maintenant`,
		away: 'Le téléphone qui écrit est absent.',
		take: 'Écrire sur ce téléphone',
		openTable: 'Ouvrir la table',
		otherCourse: 'Deux téléphones ont écrit en même temps. Les deux suites sont conservées.',
		chooseOther: 'Compter l’autre'
	},
	join: {
		title: 'La table',
		looking: 'Recherche de la table…',
		whoAreYou: 'Qui êtes-vous\u00a0?',
		onlyWatching: 'Je regarde seulement',
		leave: 'Quitter la table',
		change: 'Je suis quelqu’un d’autre',
		paste: 'Ouvrez le lien ou scannez le code d’une table partagée.',
		gone: 'Cette table n’existe plus. Demandez un nouveau lien.',
		wrong: 'Ce lien ne correspond pas à sa table. Demandez-en un nouveau.',
		full: 'Cette table ne peut plus recevoir d’entrées.',
		link: {
			'not-ours': 'Ce n’est pas un lien vers une table.',
			'newer-version':
				'Ce lien vient d’une version plus récente. Mettez l’application à jour, puis ouvrez-le de nouveau.',
			damaged: 'Ce lien n’est pas complet. Ouvrez-le de nouveau ou scannez le code.'
		}
	},
	seat: {
		youAre: 'Vous êtes',
		now: 'Maintenant',
		yourTurnToPay: 'À vous de payer',
		give: (name, n) => `Donnez ${n} à ${name}`,
		giveBack: (name, n) => `Rendez ${n} à ${name}`,
		wait: (name) => `${name} donne d’abord`,
		waitBack: (name) => `${name} rend`,
		given: 'Donné',
		noTax: 'Vous ne payez rien',
		stay: 'Restez à votre place',
		takeSeat: 'Prenez votre place',
		dealt: 'Les cartes sont distribuées',
		playing: 'Jouez',
		out: 'J’ai fini',
		youAreOut: (place) => `Vous êtes hors jeu\u00a0: ${place}`,
		over: (place) => `Votre place\u00a0: ${place}`,
		evening: 'La soirée est finie',
		newSeat: 'Votre nouvelle place',
		deals: 'Qui donne',
		leads: 'Qui entame',
		ask: 'Une question sur ma main',
		onlyYou: 'pour vos yeux seulement'
	},
	sent: 'Envoyé',
	counted: 'Compté',
	notCounted: (why) => `Pas compté\u00a0: ${why}`,
	notYours: 'C’est à quelqu’un d’autre de le dire.'
} satisfies Catalogue['reach'];
