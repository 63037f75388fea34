import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'groupes :',
	opener: 'carte qui commence :',
	wildRank: 'valeur sauvage :',
	tops: 'cartes qui en battent :',
	effects: 'valeurs à effet :',
	turnedBy: 'ce qui renverse l’ordre :',
	leftovers: 'cartes en trop :',
	direction: 'sens du jeu :',
	runLength: 'suite la plus courte :',
	pairRuns: 'suites de paires :',
	counts: 'nombre pour suivre :',
	exitEndsTrick: 'quand une main se vide :',
	titleSet: 'titres d’une région :',
	jokersHighest: 'Jokers seuls :',
	trumps: 'atouts :',
	dealer: 'donne :',
	misdeal: 'carte vue :',
	equalRank: 'valeur égale :',
	afterPass: 'après un passe :',
	suitLock: 'couleurs :',
	calledRuns: 'annonce :',
	lastCardCall: 'dernière carte :',
	forbiddenLast: 'pas en dernier :',
	firstLead: 'première entame :',
	laterLead: 'entames suivantes :',
	leadAfterExit: 'entame après sortie :',
	taxSchedule: 'impôt',
	firstRoundTax: 'impôt de la 1re manche :',
	wildTax: 'cartes sauvages à l’impôt :',
	giveback: 'en retour :',
	merchantExchange: 'échange des Marchands :',
	revolution: 'deux cartes sauvages :',
	firstDealRevolution: 'révolution d’ouverture :',
	fallOfTheCapital: 'capitale :',
	overturnFromTheBottom: 'dernière place en premier :',
	newcomers: 'arrivées :',
	scoring: 'points :',
	completedFour: 'les quatre réunies :',
	bomb: 'bombe :',
	numberLock: 'valeurs :',
	middleTitles: 'titres du milieu :',
	trumpValue: 'atouts du tarot :',
	tenpenChii: 'tenpen-chii :',
	target: 'série :'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers ordinaires',
	'any-card': 'Jokers à tout faire',
	'joins-a-set': 'Jokers dans un groupe'
};

const lower = (label: string): string =>
	/^(Joker|Bouffon|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export default {
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	}
} satisfies CodeOf<'fr', 'house'>;
