import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { wildWord, wildsWord } from '#lib/messages/de/grammar/nouns.ts';

const { byCount, list, either, plural } = grammar('de');

const cards = byCount('# Karte', '# Karten');

export const turn = {
	whoLeads: 'Wer spielt in dieser Runde aus?',
	whoLeadsAfterExit: 'Wer spielt aus, wenn jemand raus ist?',
	whoIsNext: 'Wer ist dran?',
	leads: (name: string) => `${name} spielt aus`,
	holderLeads: (card: string) => `Wer ${card} hat, spielt aus`,
	drawn: 'Ausspiel per Los',
	why: {
		'next-in-turn': () => 'Es spielt aus, wer im Uhrzeigersinn als Nächstes noch Karten hat.',
		'highest-place': () => 'Unter denen, die noch Karten haben, spielt der höchste Platz aus.',
		'lowest-place': () => 'Unter denen, die noch Karten haben, spielt der niedrigste Platz aus.',
		'holder-leads': (card) => `Wer ${card} hat, spielt aus, mit beliebigen Karten.`,
		random: () => 'Die App lost aus, wer ausspielt.',
		'trick-winner': () => 'Wer einen Stich macht, spielt zum nächsten aus.',
		'top-seat': () => 'Platz 1 spielt aus.',
		'bottom-seat': () => 'Der letzte Platz spielt aus.',
		'left-of-dealer': () => 'Vorhand spielt aus: wer links von der Person sitzt, die gibt.',
		'holder-of-card': (card) => `Im ersten Zug muss ${card} dabei sein.`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>,
	next: (name: string) => `${name} ist dran`,
	over: 'Die Runde ist vorbei',
	onlyOne: 'Nur eine Person hat noch Karten: Die Runde ist vorbei.',
	falls: (name: string) =>
		`Jemand anderes war zuerst raus: ${name} stürzt von der Spitze und scheidet aus.`,
	overturned:
		'Der letzte Platz ging zuerst raus: Die Runde endet sofort, und alle Plätze drehen sich um.',
	movesOn: 'Es liegt noch nichts: Das Ausspiel wandert weiter.',
	hasToLead: 'Nach unserer Lesart muss spielen, wer ausspielt: Das Ausspiel wandert nicht weiter.',
	clockwise: 'Im Uhrzeigersinn, wer als Nächstes noch spielen darf.',
	counterClockwise: 'Gegen den Uhrzeigersinn, wer als Nächstes noch spielen darf.',
	counterLead: 'Es spielt aus, wer gegen den Uhrzeigersinn als Nächstes noch Karten hat.',
	skipped: (name: string) => `Der gleiche Rang hat ${name} übersprungen.`,
	skippedByCards: (names: string) => `Dieser Zug überspringt: ${names}.`,
	skippedByBoth: (names: string) => `Durch gleichen Rang und Karten übersprungen: ${names}.`,
	won: {
		'all-skipped': (winner: string) =>
			`Sonst darf niemand mehr spielen: Der Stich geht an ${winner}.`,
		'all-passed': (winner: string) => `Alle anderen haben gepasst: Der Stich geht an ${winner}.`,
		'ends-the-trick': (winner: string) =>
			`Dieser Zug beendet den Stich sofort: Er geht an ${winner}.`,
		exit: (winner: string) => `Mit diesem Ende ist der Stich vorbei: Er geht an ${winner}.`,
		'nothing-tops': (winner: string) => `Nichts schlägt diesen Zug: Der Stich geht an ${winner}.`
	} satisfies Record<
		Extract<NextVerdict<unknown>, { kind: 'won' }>['by'] | 'all-skipped',
		(winner: string) => string
	>,
	untopped: (leads: string) => `Wenn niemand diesen Zug schlägt: ${leads}.`,
	whoPlayed: 'Wer hat in diesem Stich zuletzt gespielt?',
	nobodyYet: 'Noch niemand',
	whoPassed: 'Wer hat in diesem Stich gepasst?',
	whoPassedSince: 'Wer hat seither gepasst?',
	whoPassedOnTheLead: 'Wer hat beim Ausspiel gepasst?',
	thatPlay: 'Dieser Zug',
	exit: 'Hat die Hand geleert',
	/** @param cards as shown */
	was: (cards: string) => `War ${cards}`,
	reversed: 'Es geht gegen den Uhrzeigersinn',
	joker: (wild: Wild) => `War ein ${wildWord(wild)}`,
	trump: 'War ein Trumpf',
	trumpSays: 'Ob etwas einen Trumpf schlägt, sagt der eigene Text dieses Tischs.',
	completedFour: 'Hat den Vierling vollendet',
	equal: 'Gleicher Rang wie der Zug davor',
	whoWasOut: 'Wer war vorher schon raus?'
};

export const joining = {
	question: (newcomers: number, players: number) =>
		`${plural(newcomers, { one: `${newcomers} neue Person`, other: `${newcomers} Neue` })} an einem Tisch mit ${players}`,
	words: {
		seated: 'So sitzt ihr danach',
		redraw: 'Alle ziehen neu',
		'no-seats': 'Noch keine Sitze',
		'too-few': 'Zu wenige zum Spielen',
		'too-many': 'Zu viele zum Spielen'
	} satisfies Record<JoinVerdict<unknown>['code'], string>,
	noSeats:
		'Die ersten Sitze stehen noch nicht fest: Neue bekommen ihren zusammen mit allen anderen.',
	firstUntaxed: 'In der ersten Runde zahlt noch niemand.',
	afterRound:
		'Mitten in einer Runde kommt niemand dazu. So wird die nächste, wenn die Plätze bleiben, wie sie jetzt sind.',
	likeFirst: 'Mit Neuen beginnt die nächste Runde wie eine erste.',
	tooFew: (game: string, min: number) => `${game} braucht mindestens ${min}.`,
	tooMany: (game: string, max: number) => `${game} geht nach diesen Regeln mit höchstens ${max}.`,
	mends: (changes: string) => `Mit einer Änderung geht es: ${changes}.`,
	closeRanks: 'Wer bleibt, rückt auf.',
	newcomers: {
		'middle-untaxed':
			'Neue sitzen in der Mitte; in dieser Runde zahlen sie nichts und bekommen nichts.',
		'middle-low-side': 'Neue sitzen knapp unter der Mitte und zahlen, wie es ihr Sitz verlangt.',
		bottom: 'Neue sitzen ganz unten und zahlen, wie es ihr Sitz verlangt.',
		redraw: 'Alle ziehen neu.',
		'by-card': 'Die gezogene Karte sagt, wo: je drei Ränge ein Platz, von unten.'
	} satisfies Record<Options['newcomers'], string>,
	badForm: (names: readonly string[]) =>
		`Den letzten Platz zu verlassen und gleich wiederzukommen, wie ${list(names)}, ist erlaubt, aber schlechter Stil.`,
	newcomer: 'Neue Person',
	newcomerOf: (n: number) => `Neue Person ${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer} zahlt ${receiver} ${cards(n)}.`,
	nobodyPays: 'Niemand zahlt Steuern.',
	dealt: (each: number, extra: number) =>
		extra === 0
			? `Je ${cards(each)}.`
			: `Je ${cards(each)}, und eine mehr für ${plural(extra, { one: `${extra} Person`, other: `${extra} Personen` })}.`,
	whoLeaves: 'Wer geht?',
	drew: (name: string) => `${name} hat gezogen:`,
	drewLabel: (name: string) => `${name} hat gezogen`,
	otherCards: 'Andere Karten wurden gezogen'
};

const turning: ByText<string> = {
	four: 'ein Vierling',
	stairs: 'eine Folge von vier oder mehr Karten'
};

export const revolution = {
	question: 'Darf eine Revolution ausgerufen werden?',
	yes: 'Ja, sie darf ausgerufen werden',
	notNow: 'Jetzt nicht',
	no: 'Nein',
	none: (game: string) => `${game} kennt hier keine Revolution.`,
	notTwo: (wild: Wild) => `Das Blatt hat keine zwei ${wildsWord(wild)}.`,
	notBoth: (wild: Wild) => `Nur wer zwei ${wildsWord(wild)} bekommen hat, darf sie ausrufen.`,
	taxBegun: 'Sie muss ausgerufen werden, bevor jemand Steuern zahlt.',
	alreadyCalled: 'In dieser Runde wurde schon eine ausgerufen, und es gibt nur eine.',
	playBegun: 'Das Spiel hat begonnen. Sie muss ausgerufen werden, bevor jemand Steuern zahlt.',
	notDealt: (wild: Wild) =>
		`Die Karten sind noch nicht gegeben. Danach darf sie ausrufen, wer zwei ${wildsWord(wild)} hat, bevor jemand Steuern zahlt.`,
	byPlay: 'Sie wird gespielt, nicht ausgerufen',
	turns: (ways: readonly TurningPlay[]) =>
		`Die Revolution (Kakumei) ist ein Zug: ${either(ways.map((way) => lookUp(turning, way) ?? way))} dreht die Rangfolge um.`,
	mayBeCalled: (wild: Wild) =>
		`Wer zwei ${wildsWord(wild)} bekommen hat, darf sie ausrufen, muss aber nicht.`,
	changes: {
		none: 'Sie würde nichts ändern: In dieser Runde gibt es ohnehin keine Steuern.',
		taxes: 'In dieser Runde zahlt niemand Steuern.',
		places:
			'Alle Plätze drehen sich um: der erste tauscht mit dem letzten, und so weiter nach innen.',
		both: 'In dieser Runde zahlt niemand Steuern, und alle Plätze drehen sich um: der erste tauscht mit dem letzten, und so weiter nach innen.'
	},
	newPlaces: (names: readonly string[]) => `Neue Plätze: ${names.join(', ')}.`,
	whoCalls: 'Wer würde sie ausrufen?',
	circumstances: 'Die Hand dieser Person und die Steuern',
	dealtBoth: (wild: Wild) => `Hat zwei ${wildsWord(wild)} bekommen`,
	taxPaid: 'Eine Steuer ist schon bezahlt'
};
