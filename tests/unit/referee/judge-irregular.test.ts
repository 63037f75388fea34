import { describe, expect, test } from 'vitest';
import {
	IRREGULARITIES,
	irregularitiesOf,
	judgeIrregular,
	type Irregularity
} from '#lib/referee/judge-irregular.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { rulesOf } from '../given.ts';

describe('TX-11, DK-8, SE-4, JO-1, PL-6 the remedies of an irregularity', () => {
	/** The rules, whether the sources are silent, and the remedies; those in force have a star. */
	function verdictText(id: string, house: House, kind: Irregularity): string {
		const { ways, rules, silent } = judgeIrregular(rulesOf(id, house), kind);
		const codes = ways.map(({ code, inForce }) => code + (inForce ? '*' : ''));
		return `${rules.join(' ')}${silent ? ', silent' : ''}: ${codes.join(' ')}`;
	}
	const rows: [string, House, Irregularity, string][] = [
		['temple', {}, 'wrong-tribute', 'TX-3 TX-11, silent: put-right* fine let-stand'],
		['dalmuti', {}, 'forgotten-tribute', 'TX-6 TX-11, silent: put-right* fine let-stand'],
		['temple', {}, 'misdeal', 'DK-7, silent: deal-again even-out-unseen let-stand'],
		['temple', {}, 'exposed-card', 'DK-8, silent: deal-again* top-player-rules owner-keeps-it'],
		// its source has an optional rule
		['dalmuti', {}, 'exposed-card', 'DK-8: deal-again* top-player-rules owner-keeps-it'],
		[
			'kings-and-bastards',
			{},
			'wrong-giveback',
			'TX-5 TX-11, silent: giveback-right* fine let-stand'
		],
		['tahimi', {}, 'forgotten-one-card', 'PL-9, silent: said-late* fine let-stand'],
		[
			'kings-and-bastards',
			{ calledRuns: true },
			'forgotten-call',
			'PL-8: goes-uncalled* called-late'
		],
		['temple', {}, 'illegal-play', ', silent: fresh-only* take-back-and-pass round-void'],
		['temple', {}, 'play-taken-back', ', silent: laid-is-played* taken-back-before-the-next-play'],
		[
			'dalmuti',
			{ misdeal: 'top-player-rules' },
			'exposed-card',
			'DK-8: deal-again top-player-rules* owner-keeps-it'
		],
		[
			'tahimi',
			{},
			'player-left',
			'SE-4 JO-1, silent: worst-place-free* round-void end-round-early'
		],
		['tahimi', {}, 'out-of-turn', ', silent: take-back-in-turn* take-back-and-pass let-stand'],
		[
			'temple',
			{},
			'revoked-pass',
			'PL-6, silent: pass-holds-this-turn* pass-holds-this-trick taken-back-before-the-next-play'
		],
		[
			'kings-and-bastards',
			{},
			'revoked-pass',
			'PL-6: pass-holds-this-turn pass-holds-this-trick* taken-back-before-the-next-play'
		]
	];
	for (const [id, house, kind, expected] of rows)
		test(`TX-11 DK-8 SE-4 PL-6 ${id} ${JSON.stringify(house)}: ${kind}`, () =>
			expect(verdictText(id, house, kind)).toBe(expected));

	test('PL-8 PL-9 what is forgotten to say is offered where it has to be said', () => {
		const said = ['forgotten-one-card', 'forgotten-call'];
		const offered = (id: string, house: House = {}) =>
			irregularitiesOf(rulesOf(id, house)).filter((kind) => said.includes(kind));
		expect(offered('temple')).toEqual([]);
		expect(offered('tahimi')).toEqual(['forgotten-one-card']);
		expect(offered('kings-and-bastards', { calledRuns: true })).toEqual(['forgotten-call']);
		expect(offered('temple', { lastCardCall: true, calledRuns: true })).toEqual(said);
	});

	for (const kind of IRREGULARITIES)
		test(`FP-15 ${kind}: a remedy is in force once its option is set`, () => {
			for (const ruleset of RULESETS) {
				const { ways } = judgeIrregular(resolveRules(ruleset), kind);
				expect(new Set(ways.map(({ code }) => code)).size).toBe(ways.length);
				for (const { code, sets } of ways) {
					if (sets === undefined) continue;
					expect(isOptionValue(sets.option, sets.value)).toBe(true);
					const house = { [sets.option]: sets.value };
					const after = judgeIrregular(resolveRules(ruleset, { options: house }), kind).ways;
					expect(
						after.filter((way) => way.sets !== undefined && way.inForce).map((way) => way.code)
					).toEqual([code]);
				}
			}
		});
});
