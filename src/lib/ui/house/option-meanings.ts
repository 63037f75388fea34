import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { parseEffect } from '#lib/rules/effects.ts';
import type { OptionName, Options, TaxAmounts, TurnedBy } from '#lib/rules/options.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { cardText, wildOf } from '#lib/ui/text/cards.ts';
import { effectRank } from './options.ts';

const m = messagesOf('house-meanings');

function targetMeaning(target: Options['target']): string {
	const text = m['house-meanings'].target;
	if (target === 'open') return text.open;
	return 'rounds' in target ? text.rounds(target.rounds) : text.points(target.points);
}

/** What each rank does: “8: A set of it ends the trick at once.” */
export function effectMeanings(effects: Options['effects']): string[] {
	const text = m['house-meanings'];
	return effects.map((one) => {
		const entry = parseEffect(one)!;
		return text.entry(effectRank(entry), text.effects[entry.effect]);
	});
}

const taxRows = (amounts: TaxAmounts): string[] =>
	Object.entries(amounts).map(([players, counts]) =>
		m['house-meanings'].taxRow(Number(players), counts.map(String))
	);

function forbiddenMeaning(forbidden: readonly string[]): string {
	const { forbidden: text, sentences } = m['house-meanings'];
	const isMarked = forbidden.some((entry) => entry.endsWith('*'));
	return isMarked ? sentences([text.some, text.ifEffective]) : text.some;
}

type MeaningOptions = Pick<Options, 'deck' | 'direction'>;

/** A sentence that explains an option's value.
 * @param options which name the wild card and the direction of play; of an ordinary game if
 * absent */
export function valueMeaning<K extends OptionName>(
	option: K,
	value: Options[K],
	options?: MeaningOptions
): string;
export function valueMeaning(
	option: OptionName,
	value: unknown,
	{ deck, direction }: MeaningOptions = { deck: 'standard', direction: 'clockwise' }
): string {
	const text = m['house-meanings'];
	const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
	switch (option) {
		case 'target':
			return targetMeaning(value as Options['target']);
		case 'wild': {
			const said = text.options.wild[value as Options['wild']];
			return typeof said === 'string' ? said : said(cardText(wildOf({ options: { deck } })));
		}
		case 'opener':
			return text.opener;
		case 'wildRank':
			return isEmpty ? text.none.wildRank : text.wildRank(cardText(value as string));
		case 'tops':
			return isEmpty ? text.none.tops : text.tops;
		case 'effects':
			return isEmpty
				? text.none.effects
				: text.sentences(effectMeanings(value as Options['effects']));
		case 'turnedBy':
			return isEmpty
				? text.none.turnedBy
				: text.sentences((value as readonly TurnedBy[]).map((by) => text.turnedBy[by]));
		case 'forbiddenLast':
			return isEmpty ? text.forbidden.none : forbiddenMeaning(value as readonly string[]);
		default: {
			if (option === 'taxSchedule' && typeof value === 'object')
				return text.sentences(taxRows(value as TaxAmounts));
			if (value === 'left-of-dealer' && direction === 'counter-clockwise') return text.afterDealer;
			const values: ByText<string> = text.options[option];
			return lookUp(values, String(value))!;
		}
	}
}
