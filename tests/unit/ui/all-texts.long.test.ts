import { asksForOpener } from '#lib/rules/options.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { irregularitiesOf, judgeIrregular } from '#lib/referee/judge-irregular.ts';
import { judgeHand } from '#lib/referee/judge-hand.ts';
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import { judgeRevolution, turningPlays } from '#lib/referee/judge-revolution.ts';
import { isWild } from '#lib/referee/patterns.ts';
import { findIdle } from '#lib/rules/idle.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { packFor } from '#lib/rules/pack.ts';
import { canHappen } from '#lib/rules/turning.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { resolveRules, type GameId, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { exchangeTitle, handSentence, handWord } from '#lib/ui/referee/text/hand.ts';
import { playSentence } from '#lib/ui/referee/text/play.ts';
import { irregularSentence } from '#lib/ui/referee/text/irregular.ts';
import {
	joinSentence,
	revolutionSentence,
	revolutionWord
} from '#lib/ui/referee/text/table-answers.ts';
import { leadSentence, leadWord } from '#lib/ui/referee/text/turn.ts';
import { taxLines, taxRemarks } from '#lib/ui/text/tax.ts';
import { shownBook } from '#lib/ui/rulebook/book.ts';
import { howTo } from '#lib/ui/rulebook/how-to.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { loadMessages, messagesOf, setLanguage } from '#lib/messages/messages.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { decideNext, type TimelineCommand } from '#lib/evening/timeline.ts';
import { centreText } from '#lib/ui/flat/centre-text.ts';
import { tileContent } from '#lib/ui/flat/tile-content.ts';
import { Chance } from '../../fixtures/chance.ts';
import { begin, given, sit } from '../given.ts';
import { whole } from '../../sample.ts';

const m = messagesOf('referee', 'titles', 'common');

await loadMessages('table-steps', 'referee', 'flat', 'common');

const houses = whole ? 2500 : 30;
/** In each language. */
const inEach = whole ? 2500 : 8;
const PLAYERS = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana'] as PlayerId[];

/** A published game with a few random changes that do not clash. */
function randomHouse(chance: Chance): Rules {
	for (;;) {
		const ruleset = chance.pick(RULESETS);
		const house: Record<string, unknown> = {};
		const pick = (values: readonly unknown[]) => chance.pick(values);
		const names = OPTION_NAMES.filter((name) => name in CHOICES) as (keyof typeof CHOICES)[];
		for (const name of chance.shuffled(names).slice(0, chance.below(7)))
			house[name] = pick(CHOICES[name]);
		const rules = resolveRules(ruleset, { options: house });
		if (findClashes(rules.options, rules.players).length === 0) return rules;
	}
}

/** The verdicts on random plays of one to four cards, on each other or as a lead. */
function playsOf(rules: Rules, chance: Chance, players: number): string[] {
	const pack = chance.shuffled(packFor(rules.options, players).full);
	const rank = (card: (typeof pack)[number]) => ('rank' in card ? card.rank : card.kind);
	const group = () => {
		const first = chance.pick(pack);
		return pack.filter((card) => rank(card) === rank(first)).slice(0, 1 + chance.below(4));
	};
	return Array.from({ length: 6 }, () => {
		const question = {
			players,
			trick: Array.from({ length: chance.below(3) }, group),
			play: group(),
			opening: false,
			last: chance.coin(),
			turned: chance.coin()
		};
		return playSentence({ rules, question, verdict: judgePlay(rules, question) });
	});
}

/** The app's texts on taxes, leads, revolutions, newcomers and irregularities under these rules. */
function sentencesOf(rules: Rules, chance: Chance): string[] {
	const { min, max } = rules.players;
	const number = Math.min(max, Math.max(min, 3 + chance.below(6)));
	const places = PLAYERS.slice(0, number);
	const name = (player: string) => player;
	const people = Object.fromEntries(places.map((id) => [id, { id, name: id }]));
	const pack = packFor(rules.options, number).full.filter(({ kind }) => kind !== 'trump');
	const cards = chance.shuffled(pack).slice(0, 6);
	const hands = (['payer', 'receiver'] as const).flatMap((side) => {
		const question = { players: number, side, count: 2, cards, part: 'whole' } as const;
		const verdict = judgeHand(rules, question);
		if (!verdict.ok) return [];
		return [
			exchangeTitle(question),
			handWord(rules, question, verdict.value),
			handSentence(rules, question, verdict.value)
		];
	});
	const round = 1 + chance.below(2);
	const { lead } = judgeLead(rules, { places, round });
	const revolution = judgeRevolution(rules, {
		places,
		round,
		caller: chance.pick(places),
		holdsBoth: chance.coin(),
		taxBegun: chance.coin(),
		tooLate: chance.pick([null, 'already-called', 'play-begun', 'not-dealt'] as const)
	});
	const join = judgeJoin(rules, {
		places,
		join: ['Zoe' as PlayerId],
		cards: { Zoe: '5' } as never
	});
	const bracket = { payer: places.at(-1)!, receiver: places[0]!, count: 1 + chance.below(2) };
	const tax = taxLines({ people }, rules, bracket, chance.below(2) === 0);
	return [
		...hands,
		leadWord(lead, name),
		leadSentence(lead),
		// skips the text that the pack lacks two wild cards, because it names them
		...(revolution.code === 'not-two-wilds'
			? []
			: [revolutionWord(revolution), revolutionSentence(rules, revolution)]),
		...playsOf(rules, chance, number),
		joinSentence(rules, join, 1, name),
		...irregularitiesOf(rules).flatMap((what) => [
			irregularSentence(rules, what),
			...judgeIrregular(rules, what).ways.map(({ code }) => m.referee.irregular.ways[code])
		]),
		...(rules.options.taxSchedule === 'none' ? [] : [tax.open, tax.given]),
		...(rules.options.taxSchedule === 'none' ? [] : taxRemarks({ rules, places }))
	];
}

/** The texts of the flat screen at each step of two rounds, without the titles and names on the
 * tiles. */
function flatTexts(rules: Rules): string[] {
	const { min, max } = rules.players;
	const names = PLAYERS.slice(0, Math.min(max, Math.max(min, 5)));
	const texts: string[] = [];
	let timeline = given(begin(rules, names.join(' ')), sit(names.join(' ')));
	const look = () => {
		const { round } = timeline.state;
		if (round === null) return;
		const centre = centreText(timeline.state, round);
		texts.push(...centre.lines, ...(centre.turnings ?? []).flatMap(({ label }) => label));
		for (const player of round.places)
			texts.push(...tileContent(timeline.state, round, player).lines);
	};
	const tryTo = (command: TimelineCommand) => {
		if (!decideNext(timeline, command).ok) return;
		timeline = given(timeline, command);
		look();
	};
	for (let round = 0; round < 2; round++) {
		for (const step of ['seats', 'deal', 'taxes', 'play'] as const)
			tryTo({ type: 'goToStep', step });
		tryTo({ type: 'turnRanking', until: 'round' });
		for (const player of names) tryTo({ type: 'recordExit', player });
		tryTo({ type: 'confirmRound' });
	}
	return texts;
}

/** Words that no text may contain under these rules, with the reasons. */
function foreignWords(rules: Rules): [RegExp, string][] {
	const { options } = rules;
	const packs = [4, 6, 8].map((n) => packFor(options, n).full);
	const has = (test: (card: (typeof packs)[0][number]) => boolean) => packs.flat().some(test);
	const hasRank = (rank: string) =>
		packs.flat().some((card) => 'rank' in card && card.rank === rank);
	const wild = (code: string) => has((card) => isWild(card) && card.wild === code);
	// whoever leads, a giveback of the worst cannot hold it back (RG-1)
	const opens =
		options.giveback === 'worst' || [options.firstLead, options.laterLead].some(asksForOpener);
	const named = (card: string) =>
		(opens && options.opener === card) || options.tops.some((top) => top.startsWith(`${card}>`));
	const all: [boolean, RegExp, string][] = [
		[wild('JK'), /Joker/, 'there are no Jokers'],
		[wild('JE'), /Jester/, 'there are no Jesters'],
		[options.deck !== 'dalmuti', /[♣♦♥♠]/, 'cards have no suits'],
		[hasRank('2') || options.deck === 'dalmuti', /\b2s\b|\btwos\b/, 'there are no twos'],
		[hasRank('A'), /\baces?\b/i, 'there are no aces'],
		[named('3C'), /3♣/, 'the 3♣ has no part'],
		[named('3D'), /3♦/, 'the 3♦ has no part'],
		[options.ranking === 'low-wins', /lowest numbers|\bbest card/, 'low numbers do not win'],
		[
			options.ranking !== 'low-wins',
			/\b(highest|lowest) cards?\b|highest by rank/,
			'low numbers win'
		],
		[options.lastCardCall, /[“"]One card/, 'nobody says One card'],
		[
			options.direction === 'clockwise' || canHappen(options, 'reverse'),
			/(?<!counter-)\bclockwise|dealer’s left|to the left/i,
			'play goes counter-clockwise'
		],
		[turningPlays(options).length > 0, /kakumei/, 'no play reverses the ranking'],
		[options.deck === 'tarot', /tarot trump/i, 'there is no tarot'],
		[rules.ruleset === 'dalmuti', /Dalmuti|Peon/, 'it is not The Great Dalmuti'],
		[rules.ruleset === 'temple', /Emperor|Poor Man|Temple/, 'it is not Temple'],
		[rules.ruleset === 'kings-and-bastards', /Bastard/, 'it is not Kings and Bastards'],
		[rules.ruleset === 'daifugo', /Daifug|Hinmin|Heimin/, 'it is not Daifugō']
	];
	return all.flatMap(([may, words, why]): [RegExp, string][] => (may ? [] : [[words, why]]));
}

/** Options whose texts are worded for the packs of all games alike: “Both Jokers, or Jesters”. */
const GENERAL = ['jokers', 'wild', 'jokersHighest', 'trumps', 'tenpenChii'] as const;

/** The texts on options that the house changed and that have an effect, and the game in a
 * minute. */
function overviewOf(rules: Rules): string[] {
	const ruleset = RULESETS.find(({ id }) => id === rules.ruleset)!;
	const idle = findIdle(rules.options, ruleset.titles).map(({ option }) => option);
	const chapters = shownBook(ruleset, rules);
	const lines = chapters.flatMap(({ rules: shown, others }) => [
		...shown.flatMap(({ house }) => house),
		...others
	]);
	const unused = idle.map((option) => optionName(option));
	const generalTexts = GENERAL.map((name) => valueMeaning(name, rules.options[name]));
	const how = howTo(rules);
	return [
		...lines.filter(({ name }) => !unused.includes(name)).map(({ sentence }) => sentence),
		...[how.need, how.aim, how.turn, how.specials, how.out, how.next, how.taxes].flat()
	].filter((text) => !generalTexts.includes(text));
}

/** The rulebook as it is published, without the names of related games. */
const bookOf = (ruleset: Ruleset): string[] =>
	shownBook(ruleset, null).flatMap(({ rules }) =>
		rules.flatMap(({ id, title, text, reading }) =>
			id === 'MA-2' ? [] : [title, text, reading ?? '']
		)
	);

/** The same in any language, by the names of cards, signs and titles in its catalogue. */
function foreignNames(rules: Rules): [string, string][] {
	const { options } = rules;
	const full = [4, 6, 8].flatMap((n) => packFor(options, n).full);
	const wild = (code: string) => full.some((card) => isWild(card) && card.wild === code);
	const { titles } = m.titles;
	const of = (game: GameId) => rules.ruleset !== game;
	const all: [boolean, string, string][] = [
		[!wild('JK'), m.common.cards.wild.JK, 'there are no Jokers'],
		[!wild('JE'), m.common.cards.wild.JE, 'there are no Jesters'],
		...['♣', '♦', '♥', '♠'].map((sign): [boolean, string, string] => [
			options.deck === 'dalmuti',
			sign,
			'cards have no suits'
		]),
		[of('dalmuti'), titles['Greater Dalmuti'], 'it is not The Great Dalmuti'],
		[of('dalmuti'), titles['Greater Peon'], 'it is not The Great Dalmuti'],
		[of('temple'), titles.Emperor, 'it is not Temple'],
		[of('kings-and-bastards'), titles['Vice-Bastard'], 'it is not Kings and Bastards'],
		[of('president'), titles['Vice Scum'], 'it is not President'],
		[of('daifugo'), titles.Daihinmin, 'it is not Daifugō'],
		[of('tahimi') && of('tarot-himi'), titles['Vice Tahimi'], 'it is not Tahimi']
	];
	return all.flatMap(([foreign, name, why]): [string, string][] => (foreign ? [[name, why]] : []));
}

describe('the texts of all games and options', () => {
	test(`${houses} random houses: no text mentions cards, titles or directions that the rules do not have`, () => {
		const chance = new Chance(2600);
		const found = new Map<string, string>();
		const seen = new Set<OptionName>();
		for (let i = 0; i < houses; i++) {
			const rules = randomHouse(chance);
			for (const name of OPTION_NAMES) if (rules.house[name] !== undefined) seen.add(name);
			const foreign = foreignWords(rules);
			for (const text of [...sentencesOf(rules, chance), ...flatTexts(rules)])
				for (const [words, why] of foreign)
					if (words.test(text))
						found.set(`${rules.ruleset}: ${why}: ${text}`, JSON.stringify(rules.house));
		}
		expect([...found].map((one) => one.join(' '))).toEqual([]);
		expect(seen.size).toBeGreaterThan(30);
	});
});

describe.each(whole ? LOCALES : (['de', 'he', 'ja'] as const))('the same in %s', (language) => {
	afterEach(async () => {
		await setLanguage('en');
		vi.unstubAllGlobals();
	});
	test('neither books, options, the flat screen, a game in a minute nor the referee mention them', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		const chance = new Chance(2700);
		const found = new Map<string, string>();
		const check = (rules: Rules, texts: readonly string[], names = foreignNames(rules)) => {
			for (const [name, why] of names)
				for (const text of texts)
					if (text.includes(name))
						found.set(`${rules.ruleset}: ${why}: ${text}`, JSON.stringify(rules.house));
		};
		for (const ruleset of RULESETS) {
			const rules = resolveRules(ruleset);
			// a rulebook also describes options, such as Jokers that may be added
			const names = foreignNames(rules).filter(([name]) => name !== m.common.cards.wild.JK);
			check(rules, bookOf(ruleset), names);
		}
		for (let i = 0; i < inEach; i++) {
			const rules = randomHouse(chance);
			check(rules, [...sentencesOf(rules, chance), ...overviewOf(rules), ...flatTexts(rules)]);
		}
		expect([...found].map((one) => one.join(' '))).toEqual([]);
	});
});
