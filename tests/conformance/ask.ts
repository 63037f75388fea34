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
import type { OptionName } from '#lib/rules/options.ts';
import { checkPass } from '#lib/rules/pass.ts';
import { isOptionName } from '#lib/rules/choices.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import { revolution } from '#lib/rules/revolution.ts';
import { chairMoves, seatsFrom } from '#lib/rules/seats.ts';
import { taxes } from '#lib/rules/tax.ts';
import { hasStanding, titlesFor } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { clashesAtAnyTable, fitFor } from '#lib/rulesets/fit.ts';
import { liftHouse } from '#lib/rulesets/lift.ts';
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
	aside?: string[];
	passesSince?: number;
	outOfTurn?: boolean;
	house?: Record<string, unknown>;
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
	const { cards, each, extra, aside, remove } = packFor(options, players);
	return { cards, each, extra, aside, remove: Object.fromEntries(remove) };
}

function draw({ options }: Rules, { draws = {}, redraws = [] }: Given) {
	const outcome = drawSeats(options, [draws, ...redraws]);
	return outcome.kind === 'order' ? { order: outcome.order } : { redraw: outcome.groups };
}

function tax(rules: Rules, { places = [], newcomers = [], round = later, revolution }: Given) {
	const { options } = rules;
	// people sit by place, and no other dealer was named
	const dealer = usualDealer(options, places);
	const chairs = seatsFrom(options, places, 0);
	const deal = dealTo(options, { chairs, places, dealer, standing: hasStanding(rules, round) });
	const { brackets, untaxed } = taxes(options, { places, newcomers, round, revolution, deal });
	return {
		brackets: brackets.map(({ payer, receiver, count }) => ({ payer, receiver, count })),
		untaxed
	};
}

function leads({ options }: Rules, { places = [], round = later, aside, ...given }: Given) {
	return lead(options, { places, round, ...given, aside: aside && cardsOf(aside) });
}

function chairs({ options }: Rules, { chairs = [], places = [] }: Given) {
	return chairMoves(options, chairs, places);
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

function situation({ trick = [], ...given }: Given) {
	const { opening, passed, call, players, turned, passesSince, outOfTurn } = given;
	return {
		trick: trick.map(cardsOf),
		opening,
		passed,
		call,
		players,
		turned,
		passesSince,
		outOfTurn
	};
}

function plays({ options }: Rules, given: Given) {
	const { play = [], last } = given;
	return checkPlay(options, { ...situation(given), play: cardsOf(play), last });
}

function passes({ ruleset, options }: Rules, given: Given) {
	const leaderMayPass = findRuleset(ruleset)!.leaderMayPass;
	return checkPass(options, { ...situation(given), leaderMayPass }, cardsOf(given.hand ?? []));
}

function deal(rules: Rules, { places = [], round = later, ...given }: Given) {
	const { options } = rules;
	const { chairs = seatsFrom(options, places, 0), dealer = usualDealer(options, places) } = given;
	return dealTo(options, { chairs, places, dealer, standing: hasStanding(rules, round) });
}

function next(rules: Rules, { places = [], out = [], ...given }: Given) {
	const { turned, reversed, chairs = seatsFrom(rules.options, places, 0) } = given;
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
	pass: passes,
	score: scores,
	deal,
	next
};

/** The rules of a case; throws for a ruleset, option or value that the app does not know. */
function rulesOf({ ruleset: id, house: raw = {} }: Case): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`unknown ruleset ${id}`);
	const house = liftHouse(id, raw);
	for (const [name, value] of Object.entries(house)) {
		if (!isOptionName(name)) throw new Error(`unknown option ${name}`);
		if (!isOptionValue(name, value))
			throw new Error(`unknown value of ${name}: ${JSON.stringify(value)}`);
	}
	return resolveRules(ruleset, { options: house });
}

/** *Do these rules fit so many players?* */
function fits({ ruleset: id, options }: Rules, { players = 0 }: Given) {
	const ruleset = findRuleset(id)!;
	const [clash] = clashesAtAnyTable(ruleset, options);
	if (clash) return { ...clash };
	const fit = fitFor(ruleset, options, players);
	if (fit.fits) return fit;
	const offers = Object.entries(fit.offers) as [OptionName, unknown][];
	return { fits: false, offers: offers.map(([option, value]) => ({ option, value })) };
}

/** The app's answer to a case. */
export function ask(question: Case): Record<string, unknown> {
	if (question.ask === 'lift')
		return { house: liftHouse(question.ruleset, question.given.house ?? {}) };
	const answer = Object.hasOwn(kinds, question.ask) ? kinds[question.ask] : undefined;
	const isFit = question.ask === 'fit';
	if (!answer && !isFit) throw new Error(`unknown ask ${question.ask}`);
	const rules = rulesOf(question);
	if (!answer) return fits(rules, question.given);
	const { players, places, leave = [], join = [] } = question.given;
	const number = players ?? (places && places.length - leave.length + join.length);
	const limits = number === undefined ? rules.players : { min: number, max: number };
	const [clash] = findClashes(rules.options, limits);
	if (clash) return { ...clash };
	return answer(rules, question.given) as Record<string, unknown>;
}
