import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import {
	addLinkPart,
	splitLink,
	joinLinkParts,
	fragmentsIn,
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
		id: `house-${seed}`,
		name,
		ruleset: ruleset.id,
		changedAt: 1_700_000_000_000 + seed,
		rules: {
			options,
			...(chance.coin() && { titles: { [ruleset.titles.top[0]!]: 'Grande Dame' } }),
			...(chance.coin() && { points: { [ruleset.titles.top[0]!]: chance.below(9) } }),
			...(chance.coin() && { trumps: { 0: 'Everyone passes one card to the left 🃏' } })
		}
	};
}

function contentOf(seed: number): LinkContent {
	if (seed % 3 === 0) return { kind: 'house', house: houseOf(seed) };
	const rules = resolveRules(RULESETS[seed % RULESETS.length]!);
	const log = seed % 3 === 1 ? randomEvening(seed, rules) : nightOf(7, seed, 7).log;
	return { kind: 'evening', log };
}
const dataOf = (content: LinkContent) => (content.kind === 'evening' ? content.log : content.house);

async function open(fragment: string): Promise<unknown> {
	const result = await readLink(fragment);
	if (!result.ok) return result.error;
	return result.value.kind === 'evening' ? result.value.log : result.value.house;
}
const codeOf = async (fragment: string): Promise<string> => {
	const result = await readLink(fragment);
	return result.ok ? 'opened' : result.error.code;
};

/** A link with any content and a valid checksum. */
async function forge(head: string, text: string): Promise<string> {
	const payload = toBase64Url(await deflate(new TextEncoder().encode(text)));
	const bytes = new TextEncoder().encode(`${head}.${payload}`);
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `${head}.${toBase64Url(digest.subarray(0, 6))}.${payload}`;
}

function collect(
	parts: readonly string[],
	before: CollectedParts | null = null
): CollectedParts | null {
	return parts.reduce<CollectedParts | null>((collected, fragment) => {
		const part = parseLinkPart(fragment);
		return part === null ? collected : addLinkPart(collected, part);
	}, before);
}

describe('links in a text', () => {
	test('are found without the full stop behind them', () => {
		const [a, b] = ['e5.AAAAAAAA.AAAA', 'pAAAAAAAA.1.2.AAAA'];
		expect(fragmentsIn(`See https://x.org/open#${a}. And https://x.org/open#${b}...`)).toEqual([
			a,
			b
		]);
		expect(fragmentsIn(a)).toEqual([a]);
		expect(fragmentsIn('nothing #here')).toEqual([]);
	});
	test('are found quickly in a text with a million full stops', () => {
		expect(fragmentsIn(`#e5.${'.'.repeat(1_000_000)}x`)).toHaveLength(1);
	});
});

describe('a link', () => {
	test.each(SEEDS)('reads back the content that was written, seed %i', async (seed) => {
		const content = contentOf(seed);
		expect(await open((await writeLink(content))!)).toEqual(dataOf(content));
	});

	test('keeps its measured length', async () => {
		const lengthOf = async (rounds: number) =>
			(await writeLink({ kind: 'evening', log: realistic(rounds) }))!.length;
		expect(await lengthOf(7)).toBeLessThan(5000);
		expect(await lengthOf(40)).toBeLessThan(20_000);
		expect((await writeLink({ kind: 'house', house: houseOf(3) }))!.length).toBeLessThan(500);
	});

	test('is only written if it can be read: not of 20,000 entries, which a file takes', async () => {
		const [first] = realistic(1);
		const chance = new Chance(1);
		/** As random as the app's own. */
		const id = () => Array.from({ length: 4 }, () => chance.below(2 ** 31).toString(36)).join('-');
		const rename = (n: number): Entry => ({
			type: 'EveningRenamed',
			name: `Friday ${n}`,
			id: id() as EntryId,
			at: n
		});
		const logOf = (length: number) => [first!, ...Array.from({ length }, (_, n) => rename(n))];
		expect(await writeLink({ kind: 'evening', log: logOf(19_000) })).toBeNull();
		const link = await writeLink({ kind: 'evening', log: logOf(10_000) });
		expect(await open(link!)).toHaveLength(10_001);
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
	])('is refused if the app did not write it: %.40s', async (fragment, code) => {
		expect(await codeOf(fragment)).toBe(code);
	});

	test.each<[string, string, string]>([
		['no JSON', 'hello', 'damaged'],
		['nothing', 'null', 'wrong-shape'],
		['no entries', '[]', 'incomplete'],
		['an object', '{}', 'wrong-shape'],
		['the same thing twice', JSON.stringify(twice()), 'twice'],
		['nested', '['.repeat(100_000), 'too-deep'],
		['a bomb', JSON.stringify('x'.repeat(20_000_000)), 'unpacks-too-large'],
		['out of order', JSON.stringify(night().toSpliced(1, 3)), 'does-not-follow']
	])('is refused despite a valid checksum: %s', async (_, text, code) => {
		expect(await codeOf(await forge(`e${VERSION}`, text))).toBe(code);
	});

	test('is refused with the path of the fault', async () => {
		const log = night().map((entry, i) => (i === 3 ? { ...entry, at: 'noon' } : entry));
		const result = await readLink(await forge(`e${VERSION}`, JSON.stringify(log)));
		expect(result).toEqual({
			ok: false,
			error: { code: 'wrong-shape', path: 'entries[3].at' }
		});
	});

	test('of version 3 is upgraded', async () => {
		const log = night();
		const old = log.map((entry) => {
			if (entry.type !== 'EveningStarted') return entry;
			const { jokersHighest: _, ...options } = entry.rules.options;
			return { ...entry, rules: { ...entry.rules, options } };
		});
		expect(await open(await forge('e3', JSON.stringify(old)))).toEqual(log);
	});

	test('is refused after any change, or opens to the same', async () => {
		const chance = new Chance(6);
		const codes = new Set<string>();
		const contents = [0, 1, 2, 3, 4, 5].map(contentOf);
		const links = await Promise.all(contents.map(writeLink));
		for (let n = 0; n < 300; n++) {
			const content = contents[n % 6]!;
			const result = await readLink(mutated(links[n % 6]!, chance));
			if (result.ok)
				expect(result.value.kind === 'evening' ? result.value.log : result.value.house).toEqual(
					dataOf(content)
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

/** An evening of six with ids and times like the app's. */
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

describe('the parts of a link', () => {
	test.each(SEEDS)('join to the link in any order, with duplicates, seed %i', async (seed) => {
		const chance = new Chance(seed);
		const content = contentOf(seed);
		const link = (await writeLink(content))!;
		const parts = splitLink(link, 120 + chance.below(600));
		for (const part of parts) expect(part.length).toBeLessThanOrEqual(720);
		const seen = chance.shuffled([...parts, ...parts, 'p12.1.2', 'hello', link]);
		const all = collect(seen);
		expect(all?.total).toBe(parts.length);
		expect(joinLinkParts(all!)).toBe(link);
		expect(await open(joinLinkParts(all!)!)).toEqual(dataOf(content));
	});

	test('of another link start a new collection', async () => {
		const one = (await writeLink(contentOf(1)))!;
		const other = (await writeLink(contentOf(4)))!;
		const [first, second] = [splitLink(one, 300), splitLink(other, 300)];
		const some = collect([...first.slice(1), second[1]!]);
		expect(some?.slices.size).toBe(1);
		expect(joinLinkParts(some!)).toBeNull();
		expect(joinLinkParts(collect(second, some)!)).toBe(other);
	});

	test('join to a damaged link if one was changed', async () => {
		const link = (await writeLink(contentOf(1)))!;
		const parts = splitLink(link, 300);
		const changed = parts.with(1, parts[1]!.slice(0, -1) + (parts[1]!.endsWith('A') ? 'B' : 'A'));
		expect(await codeOf(joinLinkParts(collect(changed)!)!)).toBe('damaged');
	});

	test.each(['p12345678.0.3.x', 'p12345678.4.3.x', 'p12345678.1.3.', 'p1234567.1.3.x', 'e4.x.x'])(
		'do not include %s',
		(fragment) => {
			expect(parseLinkPart(fragment)).toBeNull();
		}
	);
});
