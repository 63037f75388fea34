import { parseCard, type Card } from '#lib/cards/card.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import { isCounterClockwise, type OptionName, type Options } from '#lib/rules/options.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import { findIdle } from '#lib/rules/idle.ts';
import { rankingOf } from '#lib/rules/ranking.ts';
import { taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { effectMeanings, valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { entryLabel } from '#lib/ui/house/options.ts';
import { cardText, forbiddenText, wildOf } from '#lib/ui/text/cards.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('how', 'house-meanings');

/** A play on another, and whether it is allowed. */
interface Example {
	readonly under: readonly Card[];
	readonly over: readonly Card[];
	readonly allowed: boolean;
	/** The same in words. */
	readonly label: string;
}

/** A game in a minute, under some rules. */
export interface HowTo {
	readonly need: readonly string[];
	readonly aim: readonly string[];
	readonly turn: readonly string[];
	readonly examples: readonly Example[];
	/** How plays of this game differ from each other. */
	readonly specials: readonly string[];
	readonly out: readonly string[];
	readonly next: readonly string[];
	/** The taxes at a table of six, or of the minimum number of players: payer, receiver and number
	 * of cards. */
	readonly taxes: readonly string[];
}

/** The number of friends who want to start. */
const PLAYERS = 6;
const peopleFor = ({ players: { min } }: Rules): number => Math.max(PLAYERS, min);

/** The effect of an option, unless it is off or has none together with the others. */
function has<K extends OptionName>(rules: Rules, option: K, plain: Options[K]): string[] {
	const { options, titles } = rules;
	if (options[option] === plain || findIdle(options, titles).some((one) => one.option === option))
		return [];
	return [valueMeaning(option, options[option], options)];
}

/** Whether wild cards have any effect. */
const hasWilds = ({ options }: Rules): boolean => options.jokers > 0;

/** How plays of this game differ from each other, besides rank. */
function specials(rules: Rules): string[] {
	const wild = wildOf(rules);
	const text = m.how;
	const { options } = rules;
	return [
		...(hasWilds(rules) && options.wild === 'any-card' ? [text.wild.any(wild)] : []),
		...(hasWilds(rules) && options.wild === 'joins-a-set'
			? [wild === 'JE' ? text.wild.thirteen(wild) : text.wild.joins(wild)]
			: []),
		...(hasWilds(rules) ? has(rules, 'jokersHighest', false) : []),
		...has(rules, 'trumps', 'none'),
		...has(rules, 'counts', 'same'),
		...has(rules, 'equalRank', 'never'),
		...(options.effects.length > 0 ? effectMeanings(options.effects) : []),
		...options.turnedBy.map((by) => m['house-meanings'].turnedBy[by]),
		...has(rules, 'suitLock', 'none'),
		...options.tops.map((text) =>
			m['house-meanings'].entry(entryLabel('tops', text, options.deck), m['house-meanings'].tops)
		),
		...has(rules, 'completedFour', 'never'),
		...has(rules, 'bomb', 'none'),
		...(options.wildRank === null ? [] : [valueMeaning('wildRank', options.wildRank)]),
		...has(rules, 'pairRuns', null),
		...has(rules, 'calledRuns', false),
		...has(rules, 'numberLock', false),
		...(options.deck === 'tarot' ? [text.trumps] : [])
	];
}

/** The ranks from weak to strong, in short: 3 4 5 … K A 2. */
function ranksText(rules: Rules): string {
	const ranks = rankingOf(rules.options, { players: peopleFor(rules) });
	return [...ranks.slice(0, 3), '…', ...ranks.slice(-4)].join(' ');
}

function leadText(rules: Rules, option: 'firstLead' | 'laterLead'): string {
	const value = rules.options[option];
	return value === 'holder-of-card' ? m.how.opens(openerText(rules)) : valueMeaning(option, value);
}

const cardsOf = (text: string): Card[] => text.split(' ').map((one) => parseCard(one)!);

/** Plays that show how to follow in this game; the first that are possible with this pack are
 * shown. */
function examplesOf(rules: Rules): Example[] {
	const { options } = rules;
	const wild = wildOf(rules);
	const wilds = options.jokers > 0 && options.wild !== 'none';
	const pairs: readonly (readonly [string, string])[] =
		options.deck === 'dalmuti'
			? [['9 9', '6 6'], ...(wilds ? [['9 9', `5 ${wild}`] as const] : []), ['6', '8']]
			: [
					['5S 5H', '10D 10C'],
					...(options.runs === 'suited' ? [['4H 5H 6H', '7S 8S 9S'] as const] : []),
					...(wilds ? [['9S 9H', `QD ${wild}`] as const] : []),
					...(options.trumps === 'twos' ? [['KS KD KC', '2H'] as const] : []),
					...(options.tops.includes('3S>JK') && options.jokers > 0 ? [['JK', '3S'] as const] : []),
					['7C 7D', 'KS']
				];
	const text = (cards: readonly Card[]) =>
		cards.map((card) => cardText(card.kind === 'wild' ? card.wild : codeOf(card))).join(' ');
	return pairs.map(([below, above]) => {
		const [under, over] = [cardsOf(below), cardsOf(above)];
		const allowed =
			judgePlay(rules, { players: peopleFor(rules), trick: [under], play: over }).legal === true;
		return { under, over, allowed, label: m.how.example(text(over), text(under), allowed) };
	});
}

const codeOf = (card: Card): string => {
	if (card.kind === 'suited') return card.rank + card.suit;
	return card.kind === 'plain' ? card.rank : '';
};

/** The payers and receivers of a taxed round. */
function taxLines(rules: Rules): string[] {
	const places = Array.from({ length: peopleFor(rules) }, (_, i) => i);
	const titles = titlesFor(rules, { players: peopleFor(rules), round: 2 });
	const { brackets } = taxes(rules.options, { places, round: 2 });
	const title = (place: number) => titleText(spokenTitle(rules, titles[place]!));
	return brackets.map(({ payer, receiver, count }) =>
		m.how.tax(title(payer), title(receiver), count)
	);
}

/** How the others follow a lead, in the direction of play. */
function followsText(options: Options): string {
	const { follows } = m.how;
	const lowWins = options.ranking === 'low-wins';
	if (isCounterClockwise(options)) return lowWins ? follows.counterLower : follows.counterHigher;
	return lowWins ? follows.lower : follows.higher;
}

/** A game in a minute: what six friends need to start, under the rules that are shown. Every
 * sentence depends on the rules, so that it holds for house rules too. The messages `how`, `house`
 * and `house-meanings` must be loaded. */
export function howTo(rules: Rules): HowTo {
	const { options, titles } = rules;
	const text = m.how;
	const name = (title: string) => titleText(spokenTitle(rules, title));
	const paid = taxLines(rules);
	const lowWins = options.ranking === 'low-wins';
	const isTaxed = paid.length > 0;
	return {
		need: [
			text.need(
				rules.players.min,
				text.packs[options.deck](options.packs),
				options.jokers > 0 ? text.wilds(wildOf(rules), options.jokers) : null
			),
			...(rules.seating === 'draw' ? [text.draw] : [])
		],
		aim: [text.aim(name(titles.top[0]!), name(titles.bottom[0]!))],
		turn: [
			options.runs === 'suited' ? text.leads.runs : text.leads.sets,
			followsText(options),
			valueMeaning('afterPass', options.afterPass),
			text.won,
			text.ranks(ranksText(rules)),
			leadText(rules, 'firstLead')
		],
		specials: specials(rules),
		examples: examplesOf(rules),
		out: [
			text.out,
			...(options.forbiddenLast.length > 0
				? [text.notLast(forbiddenTextsNow(options, {}).map(forbiddenText))]
				: []),
			...has(rules, 'lastCardCall', false)
		],
		next: [
			valueMeaning('seats', options.seats),
			valueMeaning('dealer', options.dealer),
			...(options.laterLead === options.firstLead ? [] : [leadText(rules, 'laterLead')]),
			...has(rules, 'fallOfTheCapital', false),
			...has(rules, 'overturnFromTheBottom', false),
			...has(rules, 'tenpenChii', false),
			...(isTaxed
				? [text.taxes(peopleFor(rules))]
				: [valueMeaning('taxSchedule', options.taxSchedule)])
		],
		taxes: isTaxed
			? [
					...paid,
					lowWins ? text.best.lower : text.best.higher,
					...(hasWilds(rules) ? [text.wildTax[options.wildTax](wildOf(rules))] : []),
					valueMeaning('giveback', options.giveback),
					...(options.firstRoundTax ? [] : [text.noFirstTax]),
					...(hasWilds(rules) && options.revolution !== 'none'
						? [text.revolution[options.revolution](wildOf(rules))]
						: [])
				]
			: []
	};
}
