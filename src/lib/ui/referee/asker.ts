import { Asker, type Subject } from '#lib/ask/ask.ts';
import type { Script } from '#lib/ask/phrases.ts';
import { IRREGULARITIES } from '#lib/referee/judge-irregular.ts';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { rulesetOf } from '#lib/rulesets/catalogue.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { ruleSentences, ruleText } from '#lib/ui/rulebook/texts.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import type { Locale } from '#lib/messages/locales.ts';
import { locale, messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('ask');

const SCRIPTS: Readonly<Partial<Record<Locale, Partial<Script>>>> = {
	fr: { elides: true },
	ja: { undivided: true },
	'zh-Hans': { undivided: true },
	ko: { undivided: true },
	he: { prefixes: 'ובכלמשה' }
};

/** The ranks that words for others mean, by pack: a jack is the page, the knights are sixes. */
const RENAMED = new Map<string, Subject['renamed']>([
	['tarot', { J: 'P' }],
	['dalmuti', { N: '6' }]
]);

function askerFor(game: GameId): Asker {
	const { deck } = rulesetOf(game).options;
	const ownOptions = bookOf(game).flatMap(({ options }) => options);
	return new Asker({
		game,
		lexicon: m.ask,
		script: { undivided: false, elides: false, prefixes: '', ...SCRIPTS[locale()] },
		wild: deck.value === 'dalmuti' ? 'JE' : 'JK',
		renamed: RENAMED.get(deck.value) ?? {},
		rules: bookOf(game).map(({ id }) => {
			const text = ruleSentences(game, id).map((one) => one.text);
			return { id, title: ruleText(game, id)?.title ?? '', text: text.join(' ') };
		}),
		mishaps: IRREGULARITIES.filter(
			(what) => what !== 'forgotten-call' || ownOptions.includes('calledRuns')
		),
		options: OPTION_NAMES,
		ownOptions
	});
}

const askers = inLanguage(() => new Map<GameId, Asker>());

/** Finds what questions in words are about, in the current language. The messages of the game’s
 * rules and `ask` must be loaded. It is built when first used. */
export function askerOf(game: GameId): Asker {
	const known = askers().get(game);
	if (known !== undefined) return known;
	const asker = askerFor(game);
	askers().set(game, asker);
	return asker;
}
