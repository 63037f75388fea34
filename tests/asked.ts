import { readFileSync } from 'node:fs';
import type { Hit } from '#lib/ask/ask.ts';
import { rulesOf } from '#lib/ask/rules-of.ts';
import type { Locale } from '#lib/messages/locales.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { situationOf, type Situation } from '#lib/ui/referee/situation.ts';
import { confirm, exits, given, go, seated } from './unit/given.ts';

/** A question as somebody at the table would type it, misspelt words included. */
export interface Asked {
	readonly question: string;
	readonly language: Locale;
	readonly game: GameId;
	/** The rules that answer it; `-`: an answer without a rule; none: the rules cannot answer it, so
	 * that no answer may be sure. */
	readonly rules: readonly string[];
	/** A pattern of what an answer has to say. */
	readonly says: string;
}

const questionsIn = (file: string): Asked[] =>
	readFileSync(`tests/fixtures/${file}.jsonl`, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Asked);

/** Those from which weights are learnt, and words chosen. */
export const questionsAsked = (): Asked[] => questionsIn('asked-at-the-table');

/** Those of which nothing is learnt: they show how well new questions are answered. */
export const questionsApart = (): Asked[] => questionsIn('asked-apart');

export const NAMES = ['Ana', 'Ben', 'Cyd', 'Dee', 'Eli'];

const draft = { ruleset: null, house: null, players: NAMES.length };
const situations = new Map<GameId, Situation>();

/** The second round of five, at its taxes. */
export function situationIn(game: GameId): Situation {
	const known = situations.get(game);
	if (known !== undefined) return known;
	const first = given(seated(game, {}, NAMES.join(' ')), go('play'));
	const { state } = given(first, ...exits('Ana Ben Cyd Dee'), confirm, go('taxes'));
	const situation = situationOf(state, draft, []);
	situations.set(game, situation);
	return situation;
}

/** A question with the targets that answer it. */
export interface Expected {
	readonly question: string;
	readonly language: Locale;
	readonly game: GameId;
	/** The public page where the question was asked or its subject disputed, in our words; null for
	 * an invented question in everyday words. */
	readonly address: string | null;
	readonly expected: readonly (
		| { readonly rule: string }
		| { readonly option: string }
		| { readonly question: string; readonly fill: Readonly<Record<string, unknown>> }
	)[];
	/** Whether the question belongs to the held-out set, which was not used to choose the words. It
	 * leaves the set once a word is chosen for it. */
	readonly apart: boolean;
}

export const questionsExpected = (): Expected[] =>
	readFileSync('tests/fixtures/asked.jsonl', 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Expected);

/** What a hit fills in, as the fixture writes it. */
function filled({ target, question }: Hit): Record<string, unknown> {
	if (!('question' in target)) return {};
	switch (target.question) {
		case 'play':
			return { table: question.table.join(' '), play: question.play.join(' ') };
		case 'next':
			return question.player === null || !question.concepts.includes('out')
				? {}
				: { last: NAMES[question.player], exit: true };
		case 'hand':
			return { side: target.side };
		case 'irregular':
			return { what: target.what };
		case 'call':
		case 'join':
		case 'revolution':
			return {};
	}
}

/** Whether a hit is one that is expected. */
export const isExpected = (hit: Hit | undefined, { expected }: Expected): boolean =>
	hit !== undefined &&
	expected.some((one) => {
		if ('rule' in one)
			return (
				('subject' in hit.target || 'rule' in hit.target) &&
				rulesOf(hit.target).some((rule) => rule === one.rule)
			);
		if ('option' in one) return 'option' in hit.target && hit.target.option === one.option;
		if (!('question' in hit.target) || hit.target.question !== one.question) return false;
		const fill = filled(hit);
		return Object.entries(one.fill).every(([name, value]) => fill[name] === value);
	});
