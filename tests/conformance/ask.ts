import { formatCard, parseCard, type Card } from '#lib/cards/card.ts';
import { judgeNext, type Turn } from '#lib/referee/judge-next.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import { giveback, tribute, type Due } from '#lib/rules/hand.ts';
import { checkPlay, type Call } from '#lib/rules/legality.ts';
import { totals, type ScoredHand } from '#lib/rules/score.ts';
import { packFor } from '#lib/rules/pack.ts';
import { drawSeats, type Draw } from '#lib/rules/draw.ts';
import { joinTable } from '#lib/rules/join.ts';
import { dealTo } from '#lib/rules/deal.ts';
import { lead, usualDealer } from '#lib/rules/lead.ts';
import { isOptionName, isOptionValue } from '#lib/rules/choices.ts';
import { revolution } from '#lib/rules/revolution.ts';
import { chairMoves } from '#lib/rules/seats.ts';
import { taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';

/** One line of a file of cases, as `README.md` beside this file describes it. */
export interface Case {
	id: string;
	ask: string;
	ruleset: string;
	house?: Record<string, unknown>;
	given: Given;
	expect: Record<string, unknown>;
	why?: string;
}

/** The input of cases of all kinds; each kind reads its own fields. */
interface Given {
	players?: number;
	places?: string[];
	newcomers?: string[];
	round?: number;
	revolution?: string;
	draws?: Draw<string>;
	redraws?: Draw<string>[];
	chairs?: string[];
	out?: string[];
	lastPlayBy?: string;
	dealer?: string;
	leave?: string[];
	join?: string[];
	cards?: Record<string, string>;
	caller?: string;
	hand?: string[];
	count?: number;
	trick?: string[][];
	play?: string[];
	opening?: boolean;
	passed?: boolean;
	call?: Call;
	turned?: boolean;
	last?: boolean;
	hands?: ScoredHand<string>[];
	reversed?: boolean;
	turns?: { player: string; passes?: boolean; cards?: string[]; exit?: boolean }[];
}

const later = 2;

function titles(rules: Rules, given: Given) {
	const { places = [], newcomers = [], round = later } = given;
	const players = given.players ?? places.length;
	const at = newcomers.map((name) => places.indexOf(name));
	return { titles: titlesFor(rules, { players, newcomers: at, round }) };
}

function deck({ options }: Rules, { players = 0 }: Given) {
	const { cards, each, extra, remove } = packFor(options, players);
	return { cards, each, extra, remove: Object.fromEntries(remove) };
}

function draw({ options }: Rules, { draws = {}, redraws = [] }: Given) {
	const outcome = drawSeats(options, [draws, ...redraws]);
	return outcome.kind === 'order' ? { order: outcome.order } : { redraw: outcome.groups };
}

function tax(
	{ options }: Rules,
	{ places = [], newcomers = [], round = later, revolution }: Given
) {
	// people sit by place, and no other dealer was named
	const dealer = usualDealer(options, places);
	const deal = dealTo(options, { chairs: places, top: places[0]!, dealer });
	const { brackets, untaxed } = taxes(options, { places, newcomers, round, revolution, deal });
	return {
		brackets: brackets.map(({ payer, receiver, count }) => ({ payer, receiver, count })),
		untaxed
	};
}

function leads({ options }: Rules, { places = [], round = later, ...given }: Given) {
	return lead(options, { places, round, ...given });
}

function chairs(_: Rules, { chairs = [], places = [] }: Given) {
	return chairMoves(chairs, places);
}

function join({ options }: Rules, { places = [], ...given }: Given) {
	const answer = joinTable(options, { places, ...given });
	return answer.kind === 'redraw' ? { redraw: true } : { places: answer.places };
}

function revolutions({ options }: Rules, { places = [], caller = '' }: Given) {
	return revolution(options, places, caller);
}

function cardsOf(texts: readonly string[]): Card[] {
	return texts.map((text) => {
		const card = parseCard(text);
		if (card === undefined) throw new Error(`unknown card ${text}`);
		return card;
	});
}

const named = ({ must, pick, of }: Due) => ({
	must: must.map(formatCard),
	pick,
	of: of.map(formatCard)
});

function tributes({ options }: Rules, { hand = [], count = 0 }: Given) {
	return named(tribute(options, cardsOf(hand), count));
}

function givebacks({ options }: Rules, { hand = [], count = 0 }: Given) {
	const answer = giveback(options, cardsOf(hand), count);
	return answer.free ? answer : named(answer);
}

function plays({ options }: Rules, { trick = [], play = [], ...given }: Given) {
	const { opening, passed, call, players, turned, last } = given;
	return checkPlay(options, {
		trick: trick.map(cardsOf),
		play: cardsOf(play),
		opening,
		passed,
		call,
		players,
		turned,
		last
	});
}

function deal({ options }: Rules, { places = [], ...given }: Given) {
	const { chairs = places, dealer = usualDealer(options, places) } = given;
	return dealTo(options, { chairs, top: places[0]!, dealer });
}

function next(rules: Rules, { places = [], chairs = places, out = [], ...given }: Given) {
	const { turned, reversed } = given;
	const [first, ...others] = (given.turns ?? []).map(
		({ player, passes, cards, exit }): Turn<string> => ({
			player,
			did: passes === true ? 'pass' : 'play',
			exit: exit === true,
			...(cards && { cards: cardsOf(cards) })
		})
	);
	if (first === undefined) throw new Error('no turns');
	const turns = [first, ...others] as const;
	const verdict = judgeNext(rules, { places, chairs, out, turns: [...turns], turned, reversed });
	switch (verdict.kind) {
		case 'next':
			return { next: verdict.player, skipped: verdict.skipped, reversed: verdict.reversed };
		case 'won':
			return {
				winner: verdict.winner,
				leader: verdict.lead.leader,
				reversed: verdict.reversed
			};
		case 'has-to-lead':
			return { next: verdict.player, refused: true };
		case 'over':
			return { over: true };
	}
}

function scores({ options }: Rules, { hands = [] }: Given) {
	return { totals: Object.fromEntries(totals(options, hands)) };
}

const kinds: Record<string, (rules: Rules, given: Given) => object> = {
	titles,
	deck,
	draw,
	tax,
	lead: leads,
	chairs,
	join,
	revolution: revolutions,
	tribute: tributes,
	giveback: givebacks,
	play: plays,
	score: scores,
	deal,
	next
};

/** The rules of a case; throws for a ruleset, option or value that the app does not know. */
function rulesOf({ ruleset: id, house = {} }: Case): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`unknown ruleset ${id}`);
	for (const [name, value] of Object.entries(house)) {
		if (!isOptionName(name)) throw new Error(`unknown option ${name}`);
		if (!isOptionValue(name, value))
			throw new Error(`unknown value of ${name}: ${JSON.stringify(value)}`);
	}
	return resolveRules(ruleset, { options: house });
}

/** The app's answer to a case. */
export function ask(question: Case): Record<string, unknown> {
	const answer = Object.hasOwn(kinds, question.ask) ? kinds[question.ask] : undefined;
	if (!answer) throw new Error(`unknown ask ${question.ask}`);
	const rules = rulesOf(question);
	const { players, places, leave = [], join = [] } = question.given;
	const number = players ?? (places && places.length - leave.length + join.length);
	const limits = number === undefined ? rules.players : { min: number, max: number };
	const [clash] = findClashes(rules.options, limits);
	if (clash) return { ...clash };
	return answer(rules, question.given) as Record<string, unknown>;
}
