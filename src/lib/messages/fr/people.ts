import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, plural } = grammar('fr');
const evenings = byCount('# soirée', '# soirées');
const rounds = byCount('# manche', '# manches');
const names = byCount('# nom', '# noms');

export default {
	title: 'Personnes',
	unreadable:
		'La liste ne peut pas être lue pour l’instant. Rien n’a changé ; réessayez plus tard.',
	none: {
		before: 'Encore personne. ',
		link: 'Commencez une soirée à la Table',
		after: ' ; les noms de la table sont gardés ici.'
	},
	search: 'Chercher une personne',
	notFound: 'Personne n’a un tel nom. Essayez moins de lettres.',
	found: byCount('# nom trouvé', '# noms trouvés'),
	allHidden: 'Tous les noms sont masqués. Ouvrez-en un ci-dessous pour le proposer à nouveau.',
	hidden: 'Masqués',
	countedAsOther: 'Comptés sous un autre nom',
	names,
	played: (n: number, inRounds: number) =>
		n === 0 ? 'Encore aucune manche' : `${evenings(n)} · ${rounds(inRounds)}`,
	lastSeen: (day: string) => `Dernière soirée\u00a0: ${day}`,
	thenLastSeen: (day: string) => `la dernière\u00a0: ${day}`,

	person: 'Personne',
	noSuch: 'Cette personne n’est pas sur ce téléphone.',
	all: 'Toutes les personnes',
	somebody: 'quelqu’un',
	somebodyListed: 'Quelqu’un',
	eveningsOf: (name: string) => `Soirées ${de(name)}`,
	notCounted: 'Les statistiques ne peuvent pas être calculées pour l’instant. Réessayez plus tard.',
	counting: 'Calcul…',
	notStored: 'Cela n’a pas pu être enregistré. Rien n’a changé ; réessayez.',
	undo: 'Annuler',

	name: 'Nom',
	rename: 'Renommer',
	renamed: 'Nom changé, dans toutes les soirées.',
	taken:
		'Quelqu’un d’autre dans la liste a ce nom. Ajoutez une lettre, ou comptez les deux comme une seule personne ci-dessous.',

	address: 'Forme des titres',
	titles: (titles: readonly string[]) => titles.join(', '),

	colour: 'Couleur dans les graphiques',
	noColour: 'Aucune n’est choisie : chaque graphique en prend une qui est libre.',
	sameColour: 'Si une autre personne du graphique a la même, l’une des deux en reçoit une autre.',
	colours: [
		'Citron',
		'Prune',
		'Lac',
		'Bleu',
		'Crème',
		'Lilas',
		'Feuille',
		'Glace',
		'Sarcelle',
		'Rose',
		'Cendre',
		'Ciel'
	],

	offering: 'Au début d’une soirée',
	isHidden: 'Masqué : le nom n’est plus proposé. L’historique reste tel quel.',
	isOffered:
		'Le nom est proposé, de même quand quelqu’un arrive. Le masquer ne change rien à l’historique.',
	offer: 'Reproposer le nom',
	hide: 'Masquer le nom',
	nowHidden: 'Masqué. L’historique reste tel quel.',
	nowOffered: 'Proposé à nouveau.',

	merge: {
		label: 'Est la même personne que',
		choose: 'Choisir un nom',
		choice: (name: string, n: number) => `${name}, ${evenings(n)}`,
		help: 'Si quelqu’un a été entré deux fois, comme Ben et comme Benn. Vous voyez ce qui en découlerait avant tout changement.',
		unreadable: 'Les soirées ne peuvent pas être lues pour l’instant. Rien n’a changé.',
		failed: 'Le regroupement n’a pas pu se faire. Rien n’a changé ; réessayez.',
		together: (from: string, into: string) =>
			`${from} et ${into} étaient à la même table en même temps\u00a0: ce sont deux personnes. Elles restent séparées.`,
		nothing: (from: string) => `Aucune soirée n’est encore comptée pour ${from}.`,
		follows: (from: string, into: string, n: number, all: number, inRounds: number) =>
			plural(n, {
				one: `La seule soirée ${de(from)} comptera pour ${into}`,
				other: `Les ${n} soirées ${de(from)} compteront pour ${into}`
			}) + `, soit en tout ${evenings(all)} et ${rounds(inRounds)}.`,
		preview: 'Ce qui en découlerait',
		evening: (evening: string, day: string) => `${evening}, ${day}`,
		correctFirst:
			'Si l’un des deux noms y est par erreur, corrigez d’abord les manches de cette soirée.',
		both: (name: string) => `Les deux sous ${name}`,
		stays: (name: string) =>
			`Chaque soirée, ancienne ou nouvelle, montre alors le nom ${name}. Vous pourrez les séparer à tout moment.`,
		keepOther: (name: string) => `Garder plutôt le nom ${name}`,
		go: 'Regrouper les deux',
		done: (from: string, into: string) => `${from} compte maintenant pour ${into}.`
	},
	merged: {
		title: 'Aussi sous les noms',
		part: 'Séparer',
		partWhich: (name: string) => `Séparer ${name} de cette personne`,
		parted: (name: string) => `${name} est à nouveau une personne à part.`,
		countedAs: (name: string) => `Compte pour ${name}`,
		countsFor: (from: string, into: string) =>
			`Toutes les soirées ${de(from)} comptent pour ${into} et montrent ce nom.`,
		to: (name: string) => `Vers ${name}`
	}
} satisfies Catalogue['people'];
