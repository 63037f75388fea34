import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardText,
	numberWord,
	ranksWord,
	someWilds,
	wildsWord,
	wildWord
} from '#lib/messages/de/grammar/nouns.ts';

const { byCount, list } = grammar('de');

const cards = byCount('# Karte', '# Karten');
const these = (of: readonly Card[]): string => list(of.map(cardText));
const the = (n: number, adjective: string): string =>
	n === 1 ? `die ${adjective} Karte` : `die ${numberWord(n)} ${adjective}n Karten`;

export const hand = {
	tribute: (n: number) => `Abgabe von ${cards(n)}`,
	giveback: (n: number) => `Rückgabe von ${cards(n)}`,
	give: {
		best: (n: number) => `Gib ${the(n, 'beste')}`,
		highest: (n: number) => `Gib ${the(n, 'höchste')}`
	},
	return: {
		any: (n: number) =>
			n === 1 ? 'Gib eine beliebige Karte zurück' : `Gib ${numberWord(n)} beliebige Karten zurück`,
		worst: (n: number) => `Gib ${the(n, 'schlechteste')} zurück`,
		lowest: (n: number) => `Gib ${the(n, 'niedrigste')} zurück`
	},
	nothing: 'Nichts ist fällig',
	whyNothing: {
		'first-round': 'In der ersten Runde gibt es keine Steuer.',
		revolution: 'Eine Revolution wurde ausgerufen: In dieser Runde zahlt niemand Steuern.',
		'no-taxes': 'Dieser Tisch spielt ohne Steuern.',
		newcomer: 'Neue zahlen in ihrer ersten Runde nichts und bekommen nichts.',
		hands:
			'Der letzte und der erste Platz haben die ganze Hand getauscht: Zwischen ihnen entfällt die Steuer.',
		void: 'Jemand ging, bevor diese Steuer bezahlt war: Sie entfällt.',
		middle: 'Die Mitte des Tischs zahlt nichts und bekommt nichts.',
		'no-seats': 'Die ersten Sitze stehen noch nicht fest.'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking:
		'Wer empfängt, sieht sich die Abgabe erst an und wählt dann frei; auch Empfangenes darf zurückgehen.',
	freeUnseen: 'Wer empfängt, wählt frei, bevor die Abgabe zu sehen ist.',
	setsBreak: 'Nur der Rang zählt, auch wenn ein Satz zerreißt.',
	rankCounts: 'Nur der Rang zählt.',
	inOrder: {
		best: 'Von den anderen Karten gehen die besten zuerst.',
		highest: 'Von den anderen Karten gehen die höchsten zuerst.',
		worst: 'Von den anderen Karten gehen die schlechtesten zuerst.',
		lowest: 'Von den anderen Karten gehen die niedrigsten zuerst.'
	},
	openerFirst: (card: string) =>
		`Von weniger als vier Karten seines Rangs geht ${card} zuerst: Für das Ausspiel darf sie nicht bleiben.`,
	payerPicks: 'Bei gleichem Rang sucht aus, wer zahlt.',
	receiverPicks: 'Bei gleichem Rang sucht aus, wer empfängt.',
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `Der ${wildWord(wild)} bleibt.` : `Die ${wildsWord(wild)} bleiben.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1
			? `Der ${wildWord(wild)} darf weg oder bleiben.`
			: `Die ${wildsWord(wild)} dürfen weg oder bleiben.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `Der ${wildWord(wild)} muss weg.`
			: `${held === 2 ? 'Beide' : `Alle ${numberWord(held)}`} ${wildsWord(wild)} müssen weg.`,
	someWildsGo: (wild: Wild, n: number) =>
		`${capital(someWilds(wild, n))} ${n === 1 ? 'muss' : 'müssen'} weg.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'Diese Karte geht' : 'Diese gehen'} weg: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `Such ${n} aus: ${these(of)}.`,
	pickToo: (n: number, of: readonly Card[]) => `Und such ${n} aus: ${these(of)}.`,
	doubts: {
		tooFew: {
			best: (n: number) =>
				`Gib zuerst ${n === 1 ? 'deine beste Karte' : `deine ${numberWord(n)} besten Karten`} ein.`,
			highest: (n: number) =>
				`Gib zuerst ${n === 1 ? 'deine höchste Karte' : `deine ${numberWord(n)} höchsten Karten`} ein.`,
			worst: (n: number) =>
				`Gib zuerst ${n === 1 ? 'deine schlechteste Karte' : `deine ${numberWord(n)} schlechtesten Karten`} ein.`,
			lowest: (n: number) =>
				`Gib zuerst ${n === 1 ? 'deine niedrigste Karte' : `deine ${numberWord(n)} niedrigsten Karten`} ein.`
		},
		moreOfRank: (rank: Rank) =>
			`Sind noch mehr ${ranksWord(rank)} auf der Hand, darf unter allen ausgesucht werden.`,
		moreOfOpener: (card: string) =>
			`Hat die Hand mehr Karten dieses Rangs, geht ${card} zuerst, außer es sind alle vier da.`,
		trumpsFirst:
			'Tarot-Trümpfe gehen zuerst: Jeder in der Hand geht anstelle der niedrigsten dieser Karten.',
		moreWilds: (wild: Wild) =>
			`Sind noch mehr ${wildsWord(wild)} auf der Hand, darf unter allen ausgesucht werden.`,
		wilds: (wild: Wild) =>
			`Als was ${someWilds(wild, 1)} auf der Hand zählt, bestimmt, wem die Hand gehört.`
	},
	covered: 'Die Hand ist verdeckt',
	uncover: 'Tipp, wenn sonst niemand schaut',
	whoAsks: 'Wer fragt?',
	payer: 'Wer zahlt',
	receiver: 'Wer empfängt',
	gives: (payer: string, n: number) => `${payer} gibt ${n} ab`,
	givesBack: (receiver: string, n: number) => `${receiver} gibt ${n} zurück`,
	label: 'Handkarten',
	whole: 'Das ist die ganze Hand',
	cover: 'Hand verdecken'
};
