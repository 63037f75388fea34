import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'größter Satz:',
	opener: 'Karte, die beginnt:',
	wildRank: 'Ein wilder Rang:',
	tops: 'Karten, die andere schlagen:',
	effects: 'Ränge mit Wirkung:',
	turnedBy: 'Was die Rangfolge umdreht:',
	leftovers: 'Übrige Karten:',
	direction: 'Spielrichtung:',
	runLength: 'Kürzeste Folge:',
	pairRuns: 'Paarfolgen:',
	counts: 'Wie viele Karten folgen:',
	exitEndsTrick: 'Wenn eine Hand leer wird:',
	titleSet: 'Titel einer Gegend:',
	jokersHighest: 'Joker allein:',
	trumps: 'Trumpf:',
	dealer: 'wer gibt:',
	misdeal: 'aufgedeckte Karte:',
	equalRank: 'gleicher Rang:',
	afterPass: 'nach dem Passen:',
	calledRuns: 'Reihe ansagen:',
	lastCardCall: 'letzte Karte:',
	forbiddenLast: 'nicht zuletzt:',
	firstLead: 'erstes Ausspiel:',
	laterLead: 'späteres Ausspiel:',
	leadAfterExit: 'wenn jemand raus ist:',
	taxSchedule: 'Steuer:',
	firstRoundTax: 'Steuer in Runde 1:',
	wildTax: 'wilde Karten bei der Steuer:',
	giveback: 'zurück:',
	merchantExchange: 'Tausch der Kaufleute:',
	revolution: 'beide wilden Karten:',
	firstDealRevolution: 'Revolution beim ersten Geben:',
	fallOfTheCapital: 'Hauptstadt:',
	overturnFromTheBottom: 'letzter Platz zuerst raus:',
	newcomers: 'Neue:',
	scoring: 'Punkte:',
	completedFour: 'vier beisammen:',
	bomb: 'Bombe:',
	middleTitles: 'Titel in der Mitte:',
	trumpValue: 'Tarot-Trümpfe:',
	tenpenChii: 'Tenpen-chii:',
	target: 'Serie:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Joker nicht wild',
	'any-card': 'Joker wild',
	'joins-a-set': 'Joker im Satz'
};

/** Labels that begin with a noun keep their capital. */
const NOUN =
	/^(Asse|Aufstieg|Besiegte|Buben|Damen|Folgen|Joker|Leute|Mitte|Platz|Tarot|Tausch|Titel|Vorhand)/;
const lower = (label: string): string =>
	NOUN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export default {
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		// not "Punkte: keine Punkte"
		if (before === undefined || label.includes(before.slice(0, -1))) return lower(label);
		return `${before} ${lower(label)}`;
	}
} satisfies CodeOf<'de', 'house'>;
