import type { Step } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, list } = grammar('de');

const lead = {
	leads: (name: string) => `${name} spielt aus`,
	holderLeads: (card: string) => `Wer ${card} hat, spielt aus`,
	drawn: 'Ausspiel per Los',
	ofTwo: (card: string) =>
		`Haben zwei ${card}: wer von links der Person am nächsten sitzt, die gibt`,
	inDirection: () => 'Wer in Spielrichtung als Nächstes noch Karten hat',
	because: {
		'next-in-turn': () => 'Wer im Uhrzeigersinn als Nächstes noch Karten hat',
		'highest-place': () => 'Der höchste Platz, der noch Karten hat',
		'lowest-place': () => 'Unter denen, die noch Karten haben, spielt der niedrigste Platz aus',
		'holder-leads': (card) => `Wer ${card} hat, spielt aus, mit beliebigen Karten`,
		random: () => 'Die App lost aus, wer ausspielt',
		'trick-winner': () => 'Wer den Stich macht, spielt zum nächsten aus',
		'top-seat': () => 'Platz 1 spielt aus',
		'bottom-seat': () => 'Der letzte Platz spielt aus',
		'left-of-dealer': () => 'Vorhand spielt aus: wer links von der Person sitzt, die gibt',
		'holder-of-card': (card) => `Der erste Zug muss ${card} enthalten`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};

const steps: Record<Step, string> = {
	seats: 'Sitze',
	deal: 'Geben',
	taxes: 'Steuern',
	play: 'Spiel'
};

export default {
	steps,
	lead,
	stepsLabel: 'Schritte der Runde',
	stepDone: (step: Step) => `${steps[step]}, erledigt`,
	round: (n: number) => `Runde ${n}`,
	lastRound: 'letzte Runde',
	standings: 'Rangliste',
	counterClockwise: 'Gespielt wird gegen den Uhrzeigersinn',
	more: 'Mehr',
	cannotStayAwake: 'Dieser Browser kann den Bildschirm nicht wach halten.',
	awakeHelp: 'Was hilft',
	decree: {
		button: 'Erlass',
		buttonInForce: (n: number) => `Erlass, ${n} in Kraft`,
		inForce: byCount('# Erlass in Kraft:', '# Erlasse in Kraft:')
	},
	tax: {
		paid: (name: string) => `${name} hat gezahlt`,
		returned: (name: string) => `${name} hat zurückgegeben`
	},
	play: {
		left: 'gegangen',
		falls: (place: number) => `fällt auf Platz ${place}`,
		out: (place: number) => `als ${common.ordinal(place)} raus`,
		forbidden: 'verbotene Karte',
		forbiddenAt: (place: number) => `Platz ${place}, verbotene Karte`,
		tile: (name: string, state: string) => `${name}, ${state}`,
		said: (name: string, state: string) => `${name}, ${state}.`,
		roundWon: (winner: string) => `Runde vorbei. ${winner} gewinnt.`,
		tapWho: 'Tippt an, wer raus ist',
		nextOut: 'Als Nächstes raus',
		nextPlace: (n: number) => common.ordinal(n),
		ofPlayers: (n: number) => `von ${n}`,
		leads: 'spielt aus',
		leadLabel: 'Wer ausspielt',
		firstLead: 'Erstes Ausspiel',
		ifNobodyTops: (name: string) => `Hält der letzte Zug von ${name}`,
		why: 'warum?',
		reason: (reason: string) => `${reason}.`,
		stillIn: (names) => `Noch dabei: ${list(names)}`,
		rulesChange: 'Ab dem nächsten Geben gelten andere Regeln.',
		capitalFalls: (name: string) => `Die Hauptstadt fällt: ${name} scheidet aus (DF-6).`,
		notAsLast: (which: readonly string[]) => `Nie als Letztes: ${which.join(', ')}.`,
		withEffect: (which: readonly string[]) => `mit Wirkung ${which.join(', ')}`,
		collects: (name: string) => `${name} sammelt jeden Stich ein.`,
		oneCard: 'Nur noch eine Karte? Sag „Eine Karte“.',
		close: 'Abend beenden',
		next: 'Nächste Runde'
	}
} satisfies Catalogue['table'];
