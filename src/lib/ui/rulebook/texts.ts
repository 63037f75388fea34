import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import type { Area } from '#lib/messages/catalogue.ts';
import type { RuleText, RuleTexts } from '#lib/messages/rule-text.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** Other names by which people look for a game (MA-2). */
export const aliasesOf = ({ id, aliases }: Pick<Ruleset, 'id' | 'aliases'>): readonly string[] => [
	...aliases,
	...(m.rules.names[id] ?? [])
];

/** Where the words of each game are; Tarot-Himi is Tahimi but for its own. */
const AREAS = {
	temple: ['rules-temple'],
	tahimi: ['rules-tahimi'],
	dalmuti: ['rules-dalmuti'],
	'kings-and-bastards': ['rules-kings-and-bastards'],
	president: ['rules-president'],
	daifugo: ['rules-daifugo'],
	'tarot-himi': ['rules-tarot-himi', 'rules-tahimi']
} as const satisfies Readonly<Record<string, readonly Area[]>>;
type Game = keyof typeof AREAS;

const isGame = (id: string): id is Game => Object.hasOwn(AREAS, id);

/** What has to be loaded before the rules of a game are read. */
export const areasOf = (game: string): Area[] =>
	isGame(game) ? ['rules-shared', ...AREAS[game]] : [];

/** What has to be loaded before the rules of all games are read. */
export const allAreas = (): Area[] => [...new Set(RULESETS.flatMap(({ id }) => areasOf(id)))];

/** A rule that several games have in the same words. */
function sharedText(game: string, id: RuleId): RuleText | undefined {
	const ruleset = findRuleset(game);
	if (ruleset === undefined) return undefined;
	const shared = m['rules-shared'];
	const { newcomers } = ruleset.options;
	if (id === 'JO-2')
		return newcomers.value === 'bottom' ? shared.newcomersAtTheBottom : shared.newcomersInTheMiddle;
	const { top, bottom } = ruleset.titles;
	const names = { top: titleText(top[0]!), last: titleText(bottom[0]!) };
	const rules: RuleTexts = shared.rules({ game: gameText(game, ruleset.name), ...names });
	return rules[id];
}

/** A rule in the words of a game; undefined where the game has no such rule. */
export function ruleText(game: string, id: RuleId): RuleText | undefined {
	if (!isGame(game) || !bookOf(game).some((rule) => rule.id === id)) return undefined;
	const own: readonly RuleTexts[] = AREAS[game].map((area) => m[area]);
	return own.map((texts) => texts[id]).find((text) => text !== undefined) ?? sharedText(game, id);
}
