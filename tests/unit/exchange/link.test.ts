import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import {
	addLinkPart,
	splitLink,
	joinLinkParts,
	parseLinkPart,
	type CollectedParts
} from '#lib/exchange/link/parts.ts';
import { readLink, writeLink, type LinkContent } from '#lib/exchange/link/link.ts';
import { deflate } from '#lib/exchange/link/encoding.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { withOptions, type HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { Chance } from '../../fixtures/chance.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { nightOf } from '../../fixtures/histories.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => i);
const houses = [
	{ giveback: 'worst', newcomers: 'bottom', lastCardCall: true },
	{ scoring: 'by-title', target: { rounds: 7 } },
	{ fallOfTheCapital: true, forbiddenLast: ['2', 'JK'] },
	{ taxSchedule: 'progressive', seats: 'stay' }
] as const;

function houseOf(seed: number): HouseSet {
	const chance = new Chance(seed);
	const ruleset = chance.pick(RULESETS);
	const options = withOptions(ruleset, {}, chance.pick(houses));
	const name = chance.pick(['Thursdays', 'בית', '👨‍👩‍👧‍👦 <b>', 'a"\\\u2019b', 'Daifugō']);
	return {
		...{ id: `house-${seed}`, name, ruleset: ruleset.id, changedAt: 1_700_000_000_000 + seed },
		rules: {
			options,
			...(chance.coin() && { titles: { [ruleset.titles.top[0]!]: 'Grande Dame' } }),
			...(chance.coin() && { points: { [ruleset.titles.top[0]!]: chance.below(9) } }),
			...(chance.coin() && { trumps: { 0: 'Everyone passes one card to the left 🃏' } })
		}
	};
}

function linkedOf(seed: number): LinkContent {
	if (seed % 3 === 0) return { kind: 'house', house: houseOf(seed) };
	const rules = resolveRules(RULESETS[seed % RULESETS.length]!);
	const log = seed % 3 === 1 ? randomEvening(seed, rules) : nightOf(7, seed, 7).log;
	return { kind: 'evening', log };
}
const held = (linked: LinkContent) => (linked.kind === 'evening' ? linked.log : linked.house);

async function opened(fragment: string): Promise<unknown> {
	const result = await readLink(fragment);
	if (!result.ok) return result.error;
	return result.value.kind === 'evening' ? result.value.log : result.value.house;
}
const refusal = async (fragment: string): Promise<string> => {
	const result = await readLink(fragment);
	return result.ok ? 'opened' : result.error.code;
};

/** A link to anything, with a check that is right. */
async function forged(head: string, text: string): Promise<string> {
	const packed = toBase64Url(await deflate(text));
	const bytes = new TextEncoder().encode(`${head}.${packed}`);
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `${head}.${toBase64Url(digest.subarray(0, 6))}.${packed}`;
}

function collected(
	frames: readonly string[],
	before: CollectedParts | null = null
): CollectedParts | null {
	return frames.reduce<CollectedParts | null>((now, text) => {
		const frame = parseLinkPart(text);
		return frame === null ? now : addLinkPart(now, frame);
	}, before);
}

describe('a link', () => {
	test.each(SEEDS)('holds an evening or house rules as they were, %i', async (seed) => {
		const linked = linkedOf(seed);
		expect(await opened(await writeLink(linked))).toEqual(held(linked));
	});

	test('is as short as it was measured to be', async () => {
		const lengthOf = async (rounds: number) =>
			(await writeLink({ kind: 'evening', log: realistic(rounds) })).length;
		expect(await lengthOf(7)).toBeLessThan(5000);
		expect(await lengthOf(40)).toBeLessThan(20_000);
		expect((await writeLink({ kind: 'house', house: houseOf(3) })).length).toBeLessThan(500);
	});

	test.each([
		['', 'not-ours'],
		['TI-3', 'not-ours'],
		['e', 'not-ours'],
		['e0.AAAAAAAA.AAAA', 'not-ours'],
		['x4.AAAAAAAA.AAAA', 'not-ours'],
		[`e${VERSION}.`, 'damaged'],
		[`e${VERSION}.AAAAAAAA.AAAA`, 'damaged'],
		[`e${VERSION + 1}.AAAAAAAA.anything at all`, 'newer-version'],
		[`e${VERSION}.AAAAAAAA.${'A'.repeat(400_000)}`, 'too-large']
	])('that no app wrote is refused: %.40s', async (fragment, code) => {
		expect(await refusal(fragment)).toBe(code);
	});

	test.each<[string, string, string]>([
		['no JSON', 'hello', 'damaged'],
		['nothing', 'null', 'wrong-shape'],
		['no entries', '[]', 'incomplete'],
		['an object', '{}', 'wrong-shape'],
		['the same thing twice', JSON.stringify(twice()), 'twice'],
		['nested', '['.repeat(100_000), 'too-deep'],
		['blown up', JSON.stringify('x'.repeat(20_000_000)), 'unpacks-too-large'],
		['out of order', JSON.stringify(night().toSpliced(1, 3)), 'does-not-follow']
	])('is refused although its check is right: %s', async (_, text, code) => {
		expect(await refusal(await forged(`e${VERSION}`, text))).toBe(code);
	});

	test('says where the fault is', async () => {
		const log = night().map((entry, i) => (i === 3 ? { ...entry, at: 'noon' } : entry));
		const result = await readLink(await forged(`e${VERSION}`, JSON.stringify(log)));
		expect(result).toEqual({
			ok: false,
			error: { code: 'wrong-shape', path: 'entries[3].at' }
		});
	});

	test('of version 3 is lifted', async () => {
		const log = night();
		const old = log.map((entry) => {
			if (entry.type !== 'EveningStarted') return entry;
			const { jokersHighest: _, ...options } = entry.rules.options;
			return { ...entry, rules: { ...entry.rules, options } };
		});
		expect(await opened(await forged('e3', JSON.stringify(old)))).toEqual(log);
	});

	test('that was changed anywhere is refused, or says the same', { timeout: 30_000 }, async () => {
		const chance = new Chance(6);
		const codes = new Set<string>();
		for (let n = 0; n < 300; n++) {
			const linked = linkedOf(n % 6);
			const link = await writeLink(linked);
			const result = await readLink(mutated(link, chance));
			if (result.ok)
				expect(result.value.kind === 'evening' ? result.value.log : result.value.house).toEqual(
					held(linked)
				);
			else codes.add(result.error.code);
		}
		expect([...codes].sort()).toEqual(['damaged', 'newer-version', 'not-ours']);
	});
});

function night(): readonly Entry[] {
	return nightOf(7, 2, 3).log;
}
const twice = () => [...night(), night().at(-1)];

/** An evening of six with ids and times as the app makes them. */
function realistic(rounds: number): Entry[] {
	let n = 0;
	while ((nightOf(3, n, rounds).log[0] as { players?: unknown[] }).players?.length !== 6) n += 1;
	let text = JSON.stringify(nightOf(3, n, rounds).log);
	const ids = new Set([...text.matchAll(/"(e\d+|friend-\d+|night-[\d-]+)"/g)].map(([id]) => id));
	for (const id of ids) text = text.replaceAll(id, `"${crypto.randomUUID()}"`);
	const chance = new Chance(1);
	let at = 1_700_000_000_000;
	return (JSON.parse(text) as Entry[]).map((entry) => ({
		...entry,
		at: (at += 3000 + chance.below(60_000))
	}));
}

function mutated(link: string, chance: Chance): string {
	const at = chance.below(link.length);
	const letter = chance.pick([...'AZaz09-_.~ é\u0000%']);
	switch (chance.below(6)) {
		case 0:
			return link.slice(0, at);
		case 1:
			return link.slice(0, at) + letter + link.slice(at + 1);
		case 2:
			return link.slice(0, at) + letter + link.slice(at);
		case 3:
			return link.slice(at);
		case 4:
			return link.slice(0, at) + link.slice(at + 1 + chance.below(9));
		default:
			return chance.coin() ? `${link}\n` : chance.pick(['e9', 'h7', 'e1', 'p4']) + link.slice(2);
	}
}

describe('frames', () => {
	test.each(SEEDS)('make the link again in any order, some twice, %i', async (seed) => {
		const chance = new Chance(seed);
		const linked = linkedOf(seed);
		const link = await writeLink(linked);
		const frames = splitLink(link, 120 + chance.below(600));
		for (const frame of frames) expect(frame.length).toBeLessThanOrEqual(720);
		const seen = chance.shuffled([...frames, ...frames, 'p12.1.2', 'hello', link]);
		const all = collected(seen);
		expect(all?.total).toBe(frames.length);
		expect(joinLinkParts(all!)).toBe(link);
		expect(await opened(joinLinkParts(all!)!)).toEqual(held(linked));
	});

	test('of another link begin anew', async () => {
		const [one, other] = await Promise.all([writeLink(linkedOf(1)), writeLink(linkedOf(4))]);
		const [first, second] = [splitLink(one, 300), splitLink(other, 300)];
		const some = collected([...first.slice(1), second[1]!]);
		expect(some?.slices.size).toBe(1);
		expect(joinLinkParts(some!)).toBeNull();
		expect(joinLinkParts(collected(second, some)!)).toBe(other);
	});

	test('that were put together wrongly are refused as damaged', async () => {
		const link = await writeLink(linkedOf(1));
		const frames = splitLink(link, 300);
		const forged = frames.with(1, frames[1]!.slice(0, -1) + (frames[1]!.endsWith('A') ? 'B' : 'A'));
		expect(await refusal(joinLinkParts(collected(forged)!)!)).toBe('damaged');
	});

	test.each(['p12345678.0.3.x', 'p12345678.4.3.x', 'p12345678.1.3.', 'p1234567.1.3.x', 'e4.x.x'])(
		'are not made of %s',
		(fragment) => {
			expect(parseLinkPart(fragment)).toBeNull();
		}
	);
});
