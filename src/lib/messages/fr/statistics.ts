import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { FigureDefinition } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, ordinal, list, number, percent } = grammar('fr');

const standing =
	'Une manche a un rang acquis si les places existaient avant sa donne. Une première manche sans tirage n’en a pas : personne n’est encore en tête.';
const inOneEvening =
	'On le compte dans une soirée et un jeu, et il prend fin quand la personne part ou saute une manche.';
const recorded =
	'Seuls les tributs marqués comme payés comptent. Une paire d’impôt, c’est qui paie et qui reçoit ; là où l’étape des impôts a été passée, elle est « non notée », et on ne devine les cartes de personne. Ce que rend qui reçoit n’est pas compté.';

const definitions = {
	rating: {
		name: 'Cote',
		text: ({ rating }) => [
			'Il est plus facile de bien finir depuis le haut que depuis le bas. On compare donc une manche à ce que tout le monde a fait ici depuis cette même place à une table de même taille : quelle part des autres y devance-t-on, et quelle part cette personne a-t-elle devancée ?',
			'+10 veut dire : dix autres sur cent de plus que prévu. ±0, c’est comme attendu, sous zéro, c’est moins.',
			`Pour qu’une soirée de chance ne fasse pas une légende, on y mêle ${rating} manches comme attendu\u00a0: manches ÷ (manches + ${rating}) de l’écart compte. À moins de ${rating} manches avec rang acquis, aucune cote ne s’affiche.`,
			'Elle dépend des manches choisies ci-dessus : autres manches, autres cotes.'
		]
	},
	'top-and-bottom': {
		name: 'En tête et en bas',
		text: () => [
			'Les manches commencées à la première place, et à la dernière. Les places sont celles du début du jeu, après une éventuelle grande révolution. Qui a fini en premier et en dernier est dans le tableau.',
			standing
		]
	},
	'average-place': {
		name: 'Place moyenne',
		text: ({ place }) => [
			'Où l’on finit entre la première et la dernière place, en moyenne. Troisième sur quatre n’est pas troisième sur douze : ce qui compte est donc la part des autres qui ont fini derrière. Tous, c’est toujours en premier ; aucun, toujours en dernier.',
			`À moins de ${place} manches, elle ne s’affiche pas.`
		]
	},
	reign: {
		name: 'Plus long règne',
		text: () => ['Le plus de manches de suite commencées en tête.', inOneEvening, standing]
	},
	stay: {
		name: 'Plus long séjour en bas',
		text: () => ['Le plus de manches de suite commencées à la dernière place.', inOneEvening]
	},
	'rises-and-falls': {
		name: 'Du bas à la tête et retour',
		text: () => [
			'Une montée : en tête après avoir été en bas, quel que soit le nombre de manches entre les deux. Une chute : en bas après avoir été en tête.',
			'Chacune se compte dans une soirée et un jeu, et une fois : la montée suivante commence au prochain passage en bas.'
		]
	},
	mobility: {
		name: 'D’une place à l’autre',
		text: () => [
			'Chaque ligne est une place où une manche a commencé, chaque colonne une place où elle a fini ; le nombre dit combien de manches sont allées ainsi. Les tables de tailles différentes sont séparées.',
			'Si les places étaient tirées au sort, chaque case aurait le même nombre. + et − marquent les cases qui s’en écartent plus que le hasard ne le ferait environ une fois sur vingt, ++ et −− plus qu’une fois sur trois cents.',
			`Avec moins de manches que cinq fois la taille de la table, rien n’est marqué. ${standing}`
		]
	},
	tax: {
		name: 'Cartes payées et reçues',
		text: () => ['Les cartes d’impôt payées vers le haut, et reçues d’en bas.', recorded]
	},
	'who-taxed-whom': {
		name: 'Qui a payé à qui',
		text: () => [
			'Les cartes payées d’une personne à une autre, le plus grand nombre d’abord.',
			recorded
		]
	},
	revolutions: {
		name: 'Révolutions',
		text: () => [
			'Les révolutions, selon qui les a faites. Une grande, faite depuis la dernière place, inverse aussi les places.'
		]
	},
	decrees: {
		name: 'Décrets',
		text: () => [
			'Les décrets, selon qui les a pris, et combien d’entre eux ont été refusés par qui devait obéir.'
		]
	},
	rulings: {
		name: 'Décisions',
		text: () => ['Les décisions de Litiges qui ont été notées, selon qui les a demandées.']
	},
	'head-to-head': {
		name: 'Face à face',
		text: ({ pair }) => [
			'Les manches jouées ensemble : qui a fini plus haut dans combien d’entre elles, et ce que l’une a payé à l’autre en impôt.',
			`Devancer par hasard, c’est comme jouer à pile ou face\u00a0: à moins de ${pair} manches, aucune part ne s’affiche.`
		]
	}
} satisfies Record<string, FigureDefinition>;

const rounds = byLargeCount('# manche', '# manches');
const cards = byLargeCount('# carte', '# cartes');
const brackets = byLargeCount('# paire d’impôt', '# paires d’impôt');
const evenings = byLargeCount('# soirée', '# soirées');

const amount = (n: number) => (n === 0 ? 'zéro' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'zéro';
		case 'under':
			return `moins de ${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `plus de ${percent(hundredths)}`;
	}
}
const tooFew = (have: number, needed: number) =>
	`trop peu de manches\u00a0: ${number(have)} sur ${number(needed)}`;
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : plural(more, { one: `${more} personne`, other: `${more} personnes` });
const nth = (place: number) => place + ordinal(place, { one: 're', other: 'e' });

export default {
	definitions,

	title: 'Statistiques',
	counting: 'Calcul…',
	failed:
		'Les statistiques ne peuvent pas être calculées pour l’instant. Les soirées restent telles quelles.',
	uncountable: byLargeCount(
		'Une soirée ne peut pas être comptée et est laissée de côté\u00a0:',
		'# soirées ne peuvent pas être comptées et sont laissées de côté\u00a0:'
	),
	notCountable: 'Cette soirée ne peut pas être comptée.',
	tryAgain: 'Réessayer',
	somebody: 'Quelqu’un',
	nothingYet: {
		before: 'Aucune manche terminée. ',
		link: 'Jouez-en une à la Table',
		after: ' ; elle est comptée ici.'
	},
	nothingLikeThat:
		'Aucune manche terminée ne correspond. Choisissez moins de personnes, ou tous les jeux.',

	scope: {
		counted: 'Compté',
		change: 'Changer',
		roundsOf: 'Manches de',
		allGames: 'Tous les jeux',
		company: 'Soirées où toutes ces personnes ont joué',
		all: 'Depuis toujours, tous les jeux',
		allTime: 'Depuis toujours',
		with: (names: readonly string[]) => `Soirées avec ${list(names)}`,
		gameWith: (game: string, names: readonly string[]) => `${game}, soirées avec ${list(names)}`,
		season: 'Saison',
		newSeason: 'Nouvelle saison',
		seasonName: 'Nom',
		from: 'Premier jour',
		to: 'Dernier jour',
		addSeason: 'Ajouter la saison',
		backwards: 'Le dernier jour précède le premier.',
		removeSeason: (name: string) => `Retirer « ${name} »`
	},

	restsOn: (evening: number, round: number) => `${evenings(evening)}, ${rounds(round)}`,
	restsOnNone: (evening: number, round: number) =>
		`${evenings(evening)}, ${rounds(round)}, aucune avec rang acquis`,
	restsOnSome: (evening: number, round: number, standing: number) =>
		`${evenings(evening)}, ${rounds(round)}, dont ${number(standing)} avec rang acquis`,

	tooFew,
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Trop peu de manches\u00a0: ${list(people.map(({ name, have }) => `${name} (${number(have)} sur ${number(needed)})`))}.`,
	tooFewOfMany: (people: number, others: boolean, least: number, most: number, needed: number) => {
		const range = least === most ? number(most) : `${number(least)} à ${number(most)}`;
		const who = plural(people, { one: 'personne', other: 'personnes' });
		return `Trop peu de manches pour ${number(people)} ${others ? `${plural(people, { one: 'autre', other: 'autres' })} ` : ''}${who}\u00a0: ${range} sur ${number(needed)}.`;
	},

	amount,
	share,
	amountAndShare: (n: number, part: Share) => `${amount(n)}, ${share(part)}`,
	aheadOfEveryone: 'devant tout le monde',
	aheadOfNobody: 'devant personne',
	aheadOf: (part: Share) => `devant ${share(part)}`,
	ratingSame: '±0',
	ratingMore: (n: number) => `+${number(n)}`,
	ratingLess: (n: number) => `−${number(n)}`,
	rounds,
	cards: (n: number) => (n === 0 ? 'zéro' : cards(n)),
	streak: (first: number, last: number) =>
		first === last ? `manche ${first}` : `manches ${first} à ${last}`,
	streakOn: (first: number, last: number, date: string) =>
		first === last ? `manche ${first}, ${date}` : `manches ${first} à ${last}, ${date}`,
	span: (first: number, last: number) => (first === last ? `${first}` : `${first} à ${last}`),
	brackets,
	bracketsUnrecorded: (n: number, unrecorded: number) =>
		`${brackets(n)}, ${plural(unrecorded, { one: `${number(unrecorded)} non notée`, other: `${number(unrecorded)} non notées` })}`,
	noTaxDue: 'Aucun impôt n’était dû.',
	allRecorded: byLargeCount(
		'La seule paire d’impôt a été notée.',
		'Les # paires d’impôt ont toutes été notées.'
	),
	noneRecorded: byLargeCount(
		'La seule paire d’impôt n’a pas été notée.',
		'Aucune des # paires d’impôt n’a été notée.'
	),
	someUnrecorded: (unrecorded: number, n: number) =>
		plural(unrecorded, {
			one: `${number(unrecorded)} paire d’impôt sur ${number(n)} n’a pas été notée.`,
			other: `${number(unrecorded)} paires d’impôt sur ${number(n)} n’ont pas été notées.`
		}),

	ofRounds: (n: number) => `sur ${rounds(n)}`,
	inRounds: (n: number) => `en ${rounds(n)}`,
	ofStanding: (n: number) => `sur ${rounds(n)} avec rang acquis`,
	inStanding: (n: number) => `en ${rounds(n)} avec rang acquis`,
	ofTheOthers: (n: number) => `des autres, en ${rounds(n)}`,
	inBrackets: (n: number) => `en ${brackets(n)}`,
	inRoundsGreater: (n: number, greater: number) =>
		`en ${rounds(n)}, dont ${plural(greater, { one: `${number(greater)} grande`, other: `${number(greater)} grandes` })}`,
	inRoundsRefused: (n: number, refused: number) =>
		`en ${rounds(n)}, dont ${plural(refused, { one: `${number(refused)} refusé`, other: `${number(refused)} refusés` })}`,
	greaterOfRounds: (greater: number, n: number) =>
		`${plural(greater, { one: `${number(greater)} grande`, other: `${number(greater)} grandes` })}, sur ${rounds(n)}`,

	figures: {
		heading: 'En chiffres',
		none: 'Aucune manche terminée.',
		rating: 'Cote',
		top: 'Manches en tête',
		bottom: 'Manches en bas',
		won: 'Fini en premier',
		lost: 'Fini en dernier',
		place: 'Place moyenne',
		reign: 'Plus long règne',
		stay: 'Plus long séjour en bas',
		rises: 'Du bas à la tête',
		falls: 'De la tête au bas',
		paid: 'Payé en impôt',
		received: 'Reçu en impôt',
		unrecorded: 'Paires d’impôt non notées',
		revolutions: 'Révolutions faites',
		decrees: 'Décrets pris',
		rulings: 'Décisions demandées'
	},

	bars: {
		top: (_: number) => 'en tête',
		bottom: (_: number) => 'en bas',
		reign: byCount('manche en tête', 'manches en tête'),
		stay: byCount('manche en bas', 'manches en bas'),
		rises: (_: number) => 'vers la tête',
		falls: (_: number) => 'vers le bas',
		paid: byCount('carte payée', 'cartes payées'),
		received: byCount('carte reçue', 'cartes reçues'),
		called: byCount('faite', 'faites'),
		issued: (_: number) => 'pris',
		refused: byCount('refusé', 'refusés'),
		asked: byCount('demandée', 'demandées')
	},

	ends: {
		worse: 'moins bien',
		expected: 'comme attendu',
		better: 'mieux',
		first: 'première',
		last: 'dernière',
		bottom: 'vers le bas',
		top: 'vers la tête',
		paid: 'cartes payées',
		received: 'cartes reçues'
	},

	none: {
		standing: 'Encore aucune manche avec rang acquis.',
		reign: 'Personne n’a encore régné.',
		stay: 'Personne n’a encore été en bas.',
		turns: 'Personne n’est encore allé d’un bout à l’autre.',
		tax: 'Aucun tribut n’est noté.',
		payments: 'Aucun tribut n’est noté entre ces personnes.',
		revolutions: 'Aucune n’a été faite.',
		decrees: 'Aucun n’a été pris.',
		rulings: 'Aucune n’a été demandée.',
		pairs: 'Personne n’a encore joué une manche avec quelqu’un d’autre.',
		company: (name: string) => `Personne d’autre n’a encore joué avec ${name}.`,
		together: 'Aucune manche jouée ensemble ici.'
	},

	turned: (n: number) => `Un coup a renversé l’ordre ${number(n)} fois.`,
	onlyFirst: (n: number) => `Les ${number(n)} premières lignes`,
	allOf: (n: number) => `Tout voir (${number(n)})`,
	ofPeople: 'personnes',
	ofPayments: 'paiements',

	whatIsThis: 'Qu’est-ce que c’est ?',
	asTable: 'En tableau',
	asTableOf: (name: string) => `\u00a0: ${name}`,
	tableOf: (caption: string) => `Tableau\u00a0: ${caption}`,

	columns: {
		name: 'Nom',
		rating: 'Cote',
		rounds: 'Manches',
		standing: 'Manches avec rang acquis',
		top: 'En tête',
		topShare: 'Part en tête',
		bottom: 'En bas',
		bottomShare: 'Part en bas',
		won: 'Fini en premier',
		lost: 'Fini en dernier',
		place: 'Des autres',
		inARow: 'De suite',
		which: 'Quelles manches',
		evening: 'Soirée',
		rises: 'Vers la tête',
		falls: 'Vers le bas',
		paid: 'Cartes payées',
		paidBrackets: 'En paires d’impôt',
		received: 'Cartes reçues',
		receivedBrackets: 'En paires d’impôt reçues',
		unrecorded: 'Paires d’impôt non notées',
		called: 'Faites',
		greater: 'Dont grandes',
		issued: 'Pris',
		refused: 'Dont refusés',
		asked: 'Demandées',
		payer: 'Qui a payé',
		receiver: 'À qui',
		cards: 'Cartes',
		brackets: 'Paires d’impôt',
		together: 'Manches ensemble',
		ahead: (name: string) => `${name} devant`,
		share: 'Part'
	},
	opponents: (name: string) => `${name} et chaque autre personne`,

	payment: {
		paid: 'a payé',
		cardsTo: byCount('carte à', 'cartes à'),
		inBrackets: (n: number) => `en ${brackets(n)}`
	},

	mobility: {
		players: 'Taille de la table',
		label: 'De quelle place à quelle place',
		caption: byCount(
			'Manches selon la place au début et à la fin, # personne',
			'Manches selon la place au début et à la fin, # personnes'
		),
		finishedAt: 'place à la fin',
		beganAt: 'au début',
		finished: (place: number) => `fin\u00a0: ${nth(place)}`,
		began: (place: number) => `début\u00a0: ${nth(place)}`,
		farLess: ', bien moins que par hasard',
		less: ', moins que par hasard',
		more: ', plus que par hasard',
		farMore: ', bien plus que par hasard',
		signs: '+ plus souvent que par hasard, ++ bien plus souvent ; − moins souvent, −− bien moins.',
		chance: (n: number, players: number, about: number) =>
			`${rounds(n)} avec rang acquis, à ${players}. Par hasard, chaque case aurait environ ${number(about)}.`,
		few: (n: number, players: number, needed: number) =>
			`${rounds(n)} avec rang acquis, à ${players}\u00a0: ${tooFew(n, needed)}. Seuls les nombres s’affichent.`,
		ends: (stayed: number, rose: number, n: number) => {
			const times = (hits: number) =>
				hits === 0 ? 'jamais' : `dans ${rounds(hits)} sur ${number(n)}`;
			return `La première place du début a fini en premier\u00a0: ${times(stayed)}\u202f; la dernière place du début\u00a0: ${times(rose)}.`;
		}
	},

	duel: {
		one: 'Cette personne',
		other: 'et celle-ci',
		beside: 'Comparer avec',
		few: (together: number, name: string, ahead: number, needed: number) =>
			`Ensemble\u00a0: ${rounds(together)}, ${name} devant\u00a0: ${amount(ahead)}\u202f; ${tooFew(together, needed)}.`,
		even: (together: number) => `Ensemble\u00a0: ${rounds(together)}, moitié-moitié.`,
		better: (together: number, name: string, part: Share) =>
			`Ensemble\u00a0: ${rounds(together)}\u202f; ${name} a fini plus haut dans ${share(part)} d’entre elles.`,
		paid: (payer: string, receiver: string, n: number, from: number) =>
			`${payer} a payé ${cards(n)} à ${receiver} en ${brackets(from)}.`,
		paidNothing: 'Aucun tribut n’est noté entre ces deux personnes.'
	},

	highlights: {
		reign: (n: number, names: readonly string[], more: number) =>
			`${plural(n, { one: 'manche', other: 'manches' })} de suite en tête\u00a0: ${foremost(names, more)}`,
		reignOn: (n: number, names: readonly string[], date: string) =>
			`${plural(n, { one: 'manche', other: 'manches' })} de suite en tête\u00a0: ${list(names)}, ${date}`,
		paid: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `carte d’impôt payée par ${foremost(names, more)}`,
				other: `cartes d’impôt payées par ${foremost(names, more)}`
			}),
		rises: (_: number, names: readonly string[], more: number) =>
			`fois du bas à la tête\u00a0: ${foremost(names, more)}`
	}
} satisfies Catalogue['statistics'];
