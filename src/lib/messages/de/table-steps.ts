import type { Wild } from '#lib/cards/card.ts';
import type { WildPair } from '#lib/messages/cards.ts';
import type { Outcome, TaxCorrection, Term } from '#lib/evening/state.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Seating } from '#lib/rulesets/ruleset.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('de');

const PAIRS: Record<WildPair, string> = {
	JK: 'beide Joker',
	'two-JK': 'zwei Joker',
	JE: 'beide Narren',
	'two-JE': 'zwei Narren'
};
const cards = byCount('Karte', 'Karten');
export default {
	firstTime: {
		deal: 'Vorlesen, geben, weiter.',
		taxes: 'Hakt ab, was den Besitzer gewechselt hat.'
	},
	decree: {
		heading: 'Erlasse in Kraft',
		label: (text: string) => `Erlass: ${text}`,
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} an ${targets === 'everyone' ? 'alle' : list(targets)}`,
		terms: {
			round: (round: number) => `Runde ${round}, bis die Runde endet`,
			reign: (round: number, issuer: string) => `Runde ${round}, solange ${issuer} den Platz hält`,
			evening: (round: number) => `Runde ${round}, den ganzen Abend`
		} satisfies Record<Term, (round: number, issuer: string) => string>,
		outcomes: {
			obeyed: 'Befolgt',
			refused: 'Verweigert',
			vetoed: 'Veto',
			lifted: 'Aufgehoben'
		} satisfies Record<Outcome, string>
	},
	firstSeats: {
		title: 'Wer sitzt wo?',
		ways: 'Wie die ersten Sitze gefunden werden',
		way: {
			draw: 'Karten ziehen',
			'as-we-sit': 'Wie wir sitzen',
			random: 'Auslosen',
			'by-hand': 'Von Hand'
		} satisfies Record<Seating, string>,
		tapNames: 'Tippt die Namen im Uhrzeigersinn an, egal bei wem ihr anfangt.',
		byChance: 'So will es der Zufall, im Uhrzeigersinn.',
		clockwise: 'Im Uhrzeigersinn um den Tisch.',
		firstAtTop: 'Der erste Name bekommt Platz 1.',
		notSo: 'Stimmt nicht: Namen im Uhrzeigersinn antippen',
		shuffleAgain: 'Neu auslosen',
		seatByDraw: 'Nach den Karten setzen',
		asWeSit: 'So sitzen wir',
		likeThis: 'So sitzen',
		everyoneDraws: 'Alle ziehen eine Karte; wer die beste hat, bekommt Platz 1.',
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Gleichstand.')} ${groups.map((names) => list(names)).join('; ')} ziehen noch einmal${groups.length > 1 ? ', jeweils unter sich' : ''}.`,
		drew: (name: string) => `${name} hat gezogen`,
		cards: 'Karten'
	},
	deal: {
		rulesLabel: 'Geänderte Regeln',
		rulesOnce: 'Regeln nur für diese Runde',
		rulesNow: 'Regeln ab jetzt',
		changesLabel: 'Was sich mit der Zahl der Leute ändert',
		changes: 'Was sich ändert',
		pack: 'Das Blatt',
		dealer: 'Wer gibt',
		deals: (name: string) => `${name} mischt und gibt`,
		anotherCuts: 'Jemand anders hebt ab.',
		sitDifferently: 'Anders sitzen',
		someoneElse: 'Jemand anders gibt',
		whoDeals: 'Wer gibt?',
		cardsLabel: 'Karten pro Person',
		each: (n: number, bold: Markup) => `Je ${bold(String(n))} ${cards(n)}`,
		others: (names: readonly string[], n: number) => `${list(names)} ${n}`,
		dealt: 'Gegeben – zu den Steuern',
		dealtUntaxed: (lead: string) => `Gegeben – ${lead}`
	},
	exposed: {
		kept: (name: string) => `${name} behält die aufgedeckte Karte.`,
		passed: (from: string, to: string) =>
			`Die aufgedeckte Karte geht von ${from} an ${to}; dafür bekommt ${from} eine zufällige Karte von ${to}.`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} zahlt ${n} an ${receiver}`,
		open: (tribute: string, back: string) => `${tribute} · ${back}`,
		owes: {
			highest: (n: number) => (n === 1 ? 'die höchste' : `${n} höchste`),
			best: (n: number) => (n === 1 ? 'die beste' : `${n} beste`)
		},
		wholeHand: (n: number) => `die ganze Hand, ${n}`,
		back: {
			any: (n: number) => `${n === 1 ? 'eine' : n} beliebige zurück`,
			worst: (n: number) => (n === 1 ? 'die schlechteste zurück' : `${n} schlechteste zurück`)
		},
		now: {
			any: (name: string, n: number) =>
				`jetzt gibt ${name} ${n === 1 ? 'eine' : n} beliebige zurück`,
			worst: (name: string, n: number) =>
				`jetzt gibt ${name} die ${n === 1 ? 'schlechteste' : `${n} schlechtesten`} zurück`
		},
		returned: 'zurückgegeben',
		ways: {
			'free-after-looking': 'Erst ansehen, dann zurückgeben.',
			'free-unseen': 'Was zurückgeht, wird vor dem Ansehen ausgesucht.',
			worst: 'Beide legen ihre Karten zugleich hin.'
		} satisfies Record<Options['giveback'], string>,
		openerFirst: (rank: string, card: string) =>
			`Wer weniger als vier Karten vom Rang ${rank} hat, gibt von ihnen zuerst die ${card} zurück.`,
		wild: {
			kept: (wild) => `${common.cards.wilds[wild]} dürfen bleiben.`,
			owed: (wild) => `${common.cards.wilds[wild]} zählen als höchste Karten.`,
			'payer-chooses': (wild) => `Wer zahlt, sagt, als was jeder ${common.cards.wild[wild]} zählt.`
		} satisfies Record<Options['wildTax'], (wild: Wild) => string>,
		wildInWholeHand: (wild: Wild) =>
			`Wer die ganze Hand schuldet, gibt auch ihre ${common.cards.wilds[wild]}.`,
		corrected: {
			wrong: {
				'paid-anew': () => 'Falsche Karten: Sie gehen zurück, die richtigen werden gezahlt.',
				fine: (fine) => `Falsche Karten, Strafe: ${fine}.`,
				'let-stand': () => 'Falsche Karten: Es bleibt dabei.'
			},
			forgotten: {
				'paid-anew': () => 'Vergessen: Die Karten gehen zurück, die richtigen werden gezahlt.',
				fine: (fine) => `Vergessen, Strafe: ${fine}.`,
				'let-stand': () => 'Vergessen: Es bleibt dabei.'
			}
		} satisfies Record<
			TaxCorrection['fault'],
			Record<TaxCorrection['remedy'], (fine: string) => string>
		>,
		whatMust: 'Was muss ich geben?',
		none: 'Keine Steuern in dieser Runde',
		showed: (name: string, pair: WildPair) => `${name} hat ${PAIRS[pair]} gezeigt.`,
		showedGreater: (name: string, pair: WildPair) =>
			`${name} hat ${PAIRS[pair]} gezeigt: große Revolution. Alle Plätze drehen sich um: der erste tauscht mit dem letzten, und so weiter.`,
		moment: { lesser: 'Revolution! Niemand zahlt.', greater: 'Große Revolution!' },
		reversed: 'Alle Plätze drehen sich um',
		hands: 'Nehmt eure Karten mit',
		throne: (name: string) => `${name} besteigt den Thron`,
		noneAtFirst: 'Keine Steuern in der ersten Runde',
		noneForNewcomers: 'Wer neu dazukommt, zahlt nichts – also zahlt niemand',
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}: nicht mehr dabei, also keine Steuer mehr zu zahlen oder zu bekommen.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}: erst nach der Steuer gegangen, sie bleibt gezahlt.`,
			untaxed: (names: readonly string[], bold: Markup) => `${bold(list(names))}: nicht mehr dabei.`
		},
		free: (names: readonly string[], bold: Markup) =>
			`${bold(list(names))}: steuerfrei in dieser Runde`,
		wentWrong: 'Abgabe falsch oder vergessen',
		revolution: 'Revolution',
		someoneShows: (pair: WildPair) => `Hat jemand ${PAIRS[pair]}?`,
		whoShows: (pair: WildPair) => `Wer zeigt ${PAIRS[pair]}?`,
		callerGreater: (title: string) => `${title}, große Revolution`,
		settled: (lead: string) => `Steuern bezahlt – ${lead}`,
		play: (lead: string) => `Spielen – ${lead}`,
		notRecorded: 'Nicht notiert: Hakt ab, was gezahlt und zurückgegeben wurde.'
	}
} satisfies Catalogue['table-steps'];
