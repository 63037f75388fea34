import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	stripped: 'baraja',
	maxSet: 'grupos:',
	opener: 'carta que empieza:',
	wildRank: 'valor comodín:',
	tops: 'cartas que superan:',
	effects: 'valores con efecto:',
	turnedBy: 'qué invierte el orden:',
	leftovers: 'cartas que sobran:',
	direction: 'sentido del juego:',
	runLength: 'escalera más corta:',
	pairRuns: 'escaleras de parejas:',
	counts: 'cuántas cartas siguen:',
	exitEndsTrick: 'cuando alguien termina:',
	titleSet: 'títulos de una región:',
	jokersHighest: 'Jokers solos:',
	trumps: 'triunfos:',
	dealer: 'reparte',
	misdeal: 'carta vista:',
	equalRank: 'mismo valor:',
	afterPass: 'tras pasar:',
	suitLock: 'palos:',
	calledRuns: 'secuencias:',
	lastCardCall: 'última carta:',
	forbiddenLast: 'no al final:',
	firstLead: 'primera salida:',
	laterLead: 'otras salidas:',
	leadAfterExit: 'salida tras terminar:',
	taxSchedule: 'impuesto:',
	firstRoundTax: 'impuesto en la 1.ª ronda:',
	wildTax: 'comodines en el impuesto:',
	giveback: 'a cambio:',
	merchantExchange: 'cambio de Mercaderes:',
	revolution: 'los dos comodines:',
	firstDealRevolution: 'revolución inicial:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'si el último termina primero:',
	newcomers: 'gente nueva:',
	scoring: 'puntos:',
	completedFour: 'cuatro reunidas:',
	bomb: 'bomba:',
	numberLock: 'valores:',
	middleTitles: 'títulos del medio:',
	trumpValue: 'triunfos del tarot:',
	tenpenChii: 'tenpen-chii:',
	target: 'serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers que no son comodines',
	'any-card': 'Jokers comodines',
	'joins-a-set': 'Jokers que se suman a un grupo'
};

const lower = (label: string): string =>
	/^(Joker|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export default {
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	}
} satisfies CodeOf<'es', 'house'>;
