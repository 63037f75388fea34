import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { list, plural } = grammar('fr');

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
		now: 'Maintenant',
		give: {
			highest: (name, n, bold) =>
				`Donnez ${bold(n === 1 ? 'votre carte la plus forte' : `vos ${n} plus fortes`)} à ${name}`,
			best: (name, n, bold) =>
				`Donnez ${bold(n === 1 ? 'votre meilleure carte' : `vos ${n} meilleures`)} à ${name}`,
			all: (name, bold) => `Donnez ${bold('toute votre main')} à ${name}`
		},
		giveBack: {
			any: (name, n, bold) => `Rendez ${bold(`${n} au choix`)} à ${name}`,
			worst: (name, n, bold) =>
				`Rendez ${bold(n === 1 ? 'votre moins bonne carte' : `vos ${n} moins bonnes`)} à ${name}`
		},
		getBack: (n, bold) => `On vous en rend ${bold(String(n))}`,
		back: {
			any: (name, n) => `${name} en rend ${n} au choix.`,
			worst: (name, n) => `${name} rend ${n === 1 ? 'la moins bonne' : `les ${n} moins bonnes`}.`
		},
		wait: (name) => `Attendez\u00a0: ${name} donne d’abord`,
		thenYou: (n) => `Ensuite, vous en rendez ${n} au choix.`,
		given: 'Donné',
		settled: 'Tout est réglé',
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
		areOut: (names) =>
			plural(names.length, { one: `${list(names)} a fini`, other: `${list(names)} ont fini` }),
		goOutNow: 'Finir maintenant\u00a0:',
		wouldBe: (title) => `Vous seriez ${title}`,
		wouldStay: (title) => `Vous resteriez ${title}`,
		out: 'J’ai fini',
		slide: (out) => `Glisser\u00a0: ${out}`,
		tapAgain: (out) => `Touchez encore\u00a0: ${out}`,
		stillIn: 'Non, j’ai encore des cartes',
		youAreOut: 'Vous avez fini',
		fromTo: (from, to) => `Avant\u00a0: ${from}. Maintenant\u00a0: ${to}`,
		stillPlay: (names) =>
			plural(names.length, {
				one: `${list(names)} joue encore`,
				other: `${list(names)} jouent encore`
			}),
		youAre: (title) => `Vous êtes ${title}`,
		inARow: (n) => `${n} manches gagnées de suite`,
		afterLast: (n) =>
			plural(n, {
				one: 'Une manche après votre dernière place',
				other: `${n} manches après votre dernière place`
			}),
		hope: (name, n) =>
			plural(n, {
				one: `D’ici, ${name} a mis une manche pour passer en tête`,
				other: `D’ici, ${name} a mis ${n} manches pour passer en tête`
			}),
		ownHope: (n) =>
			plural(n, {
				one: 'D’ici, une manche vous a suffi pour passer en tête',
				other: `D’ici, ${n} manches vous ont suffi pour passer en tête`
			}),
		changes: 'Ce qui change pour vous',
		youDeal: 'Mélangez et donnez',
		pickChair: 'Choisissez votre chaise',
		othersFollow: 'les autres suivent dans le sens horaire',
		takeChair: (name) => `Prenez la chaise ${de(name)}`,
		takeFreeChair: 'Prenez la chaise libre',
		between: (names) => `entre ${names}`,
		givesYou: (name, n) =>
			plural(n, { one: `${name} vous donne ${n} carte`, other: `${name} vous donne ${n} cartes` }),
		youLead: (round) => `Vous entamez la manche ${round}`,
		mayDecree: 'Vous pouvez décréter',
		bindsBelow: 'pour tous ceux en dessous de vous',
		you: 'vous',
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
		decree: 'Prendre un décret',
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
