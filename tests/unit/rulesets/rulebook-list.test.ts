import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { PLACE_SEPARATOR, type BookRule } from '#lib/rulesets/rulebook.ts';
import { SOURCES, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { ruleText, sentencesIn } from '#lib/ui/rulebook/texts.ts';

const FILE = 'docs/rulebooks.md';
const HEAD = `# Every sentence of the rulebooks

Each sentence of the rules that the app shows, in English, and where it comes from:

- **said**: it is in the source of the game, in our own words, at the places named;
- **read**: the source is silent, unclear, or only implies it. The app marks it as our reading;
- **app**: what the app does about the rule. It is shown without a source.

\`npx vitest run --project unit rulebook-list -u\` writes this list anew from the books and their texts. Places are kept
for sentences that did not change; a new sentence of a rule with several places is given all of them, to be narrowed
down by hand.
`;

/** The places of the sentences of the list, by game, rule and sentence. */
function placesIn(list: string): Map<string, string> {
	const places = new Map<string, string>();
	let game = '';
	let rule = '';
	for (const line of list.split('\n')) {
		game = /^## (.+)$/.exec(line)?.[1] ?? game;
		rule = /^- ([A-Z]+-\d+) /.exec(line)?.[1] ?? rule;
		const [, place, sentence] = /^ {2}- said, (.+?): (.+)$/.exec(line) ?? [];
		if (place !== undefined) places.set([game, rule, sentence].join('|'), place);
	}
	return places;
}

const list = readFileSync(FILE, 'utf8');
const known = placesIn(list);

/** The places of a rule in its source; with the name of the source where it is another game's. */
function placesOf(ruleset: Ruleset, { origin }: BookRule): string[] {
	if (origin.by !== 'source') return [];
	const source = origin.source === ruleset.source ? '' : `${SOURCES[origin.source]}, `;
	return origin.place.split(PLACE_SEPARATOR).map((place) => source + place);
}

function linesOf(ruleset: Ruleset, rule: BookRule): string[] {
	const { title, text, reading, inApp } = ruleText(ruleset.id, rule.id)!;
	const places = placesOf(ruleset, rule);
	const said = ({ text: sentence }: { text: string }): string => {
		if (places.length === 0) return `  - read: ${sentence}`;
		const before =
			known.get([ruleset.name, rule.id, sentence].join('|'))?.split(PLACE_SEPARATOR) ?? [];
		const still = before.filter((place) => places.includes(place));
		return `  - said, ${(still.length > 0 ? still : places).join(PLACE_SEPARATOR)}: ${sentence}`;
	};
	return [
		`- ${rule.id} ${title}`,
		...sentencesIn(text).map(said),
		...sentencesIn(reading).map((one) => `  - read: ${one.text}`),
		...sentencesIn(inApp).map((one) => `  - app: ${one.text}`)
	];
}

const sectionOf = (ruleset: Ruleset): string =>
	[
		`## ${ruleset.name}\n`,
		`Source: ${SOURCES[ruleset.source]}\n`,
		...bookOf(ruleset.id).flatMap((rule) => linesOf(ruleset, rule))
	].join('\n');

test('the list of all sentences of the rulebooks is up to date', async () => {
	const sections = RULESETS.map(sectionOf).join('\n\n');
	await expect(`${HEAD}\n${sections}\n`).toMatchFileSnapshot(`../../../${FILE}`);
});

test.each(RULESETS)('$name: every place of a rule has a sentence', (ruleset) => {
	const used = (id: string) =>
		[...known]
			.filter(([key]) => key.startsWith(`${ruleset.name}|${id}|`))
			.flatMap(([, place]) => place.split(PLACE_SEPARATOR));
	for (const rule of bookOf(ruleset.id))
		expect([...new Set(used(rule.id))].sort(), rule.id).toEqual(
			[...new Set(placesOf(ruleset, rule))].sort()
		);
});
