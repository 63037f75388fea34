import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSentence, FileSource } from '#lib/messages/parameters.ts';

/** All three nouns are masculine. */
const THINGS: Record<FileSource, string> = {
	file: 'fichier',
	link: 'lien',
	record: 'enregistrement'
};
const the = (it: FileSource): string => (it === 'record' ? `L’${THINGS[it]}` : `Le ${THINGS[it]}`);
const inThe = (it: FileSource): string =>
	it === 'record' ? `l’${THINGS[it]}` : `le ${THINGS[it]}`;
const this_ = (it: FileSource): string =>
	it === 'record' ? `Cet ${THINGS[it]}` : `Ce ${THINGS[it]}`;

const again = 'Faites-le renvoyer ou recopier, en entier, depuis le téléphone qui l’a fait.';
const changed =
	'Autre chose que Courtbook l’a modifié. Refaites-le sur le téléphone dont il vient.';
const made = 'Refaites-le sur le téléphone dont il vient.';

const what = {
	unreadable: (it: FileSource) => `${the(it)} ne peut pas être lu.`,
	'not-ours': (it: FileSource) => `${this_(it)} ne vient pas de Courtbook.`,
	damaged: (it: FileSource) => `${the(it)} est endommagé ou incomplet.`,
	'newer-version': (it: FileSource) => `${the(it)} vient d’une version plus récente de Courtbook.`,
	'too-large': (it: FileSource) => `${the(it)} est plus grand que tout ce qu’écrit Courtbook.`,
	'unpacks-too-large': (it: FileSource) =>
		`${the(it)}, une fois décompressé, dépasse tout ce qu’écrit Courtbook.`,
	'too-deep': (it: FileSource) => `${the(it)} est construit comme Courtbook ne le fait jamais.`,
	'too-many': (it: FileSource) => `${the(it)} contient plus que tout ce qu’écrit Courtbook.`,
	'too-much-work': (it: FileSource) =>
		`${the(it)} demande plus de travail à vérifier que n’importe quelle vraie soirée.`,
	'wrong-shape': (it: FileSource) =>
		`Quelque chose dans ${inThe(it)} n’est pas tel que Courtbook l’écrit.`,
	'does-not-follow': (it: FileSource) =>
		`${the(it)} raconte quelque chose qui n’a pas pu se passer à ce moment.`,
	twice: (it: FileSource) => `${the(it)} contient deux fois ce qui ne peut y être qu’une fois.`,
	incomplete: (it: FileSource) => `Il manque quelque chose dans ${inThe(it)}.`
};

const todo: Record<keyof typeof what, FileSentence> = {
	unreadable: (it) =>
		({
			file: 'Il a peut-être été déplacé, ou se trouve dans le cloud, hors d’atteinte. Enregistrez-le sur ce téléphone et choisissez-le à nouveau.',
			link: 'Rechargez Courtbook et ouvrez-le une fois encore. Si cela n’aide pas, ce navigateur est trop vieux pour les liens.',
			record: 'Rechargez Courtbook.'
		})[it],
	'not-ours': (it) =>
		({
			file: 'Cherchez un fichier enregistré par Courtbook : son nom finit par .json.gz ou .json.',
			link: 'Cherchez un lien ou un code fait par Courtbook.',
			record: 'Enregistrez-le tel quel avant de le retirer.'
		})[it],
	damaged: () => again,
	'newer-version': () =>
		'Rechargez Courtbook pendant que le téléphone est en ligne, pour le mettre à jour. Puis réessayez.',
	'too-large': () => made,
	'unpacks-too-large': () => made,
	'too-deep': () => made,
	'too-many': () => made,
	'too-much-work': () => made,
	'wrong-shape': () => changed,
	'does-not-follow': () => changed,
	twice: () => changed,
	incomplete: () => again
};

export default {
	what,
	todo,
	at: (code: string, place: string | null) =>
		place === null ? `Refusé\u00a0: ${code}` : `Refusé\u00a0: ${code}, à ${place}`
} satisfies Catalogue['file-refusals'];
