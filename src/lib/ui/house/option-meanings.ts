import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { ChoiceName } from '#lib/messages/option-labels.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('house-meanings');

function targetMeaning(target: Options['target']): string {
	const text = m['house-meanings'].target;
	if (target === 'open') return text.open;
	return 'rounds' in target ? text.rounds(target.rounds) : text.points(target.points);
}

const forbiddenMeaning = (cards: Options['forbiddenLast']): string =>
	m['house-meanings'].forbidden[cards.length === 0 ? 'none' : 'some'];

/** A sentence that explains an option's value. */
export function valueMeaning<K extends OptionName>(option: K, value: Options[K]): string;
export function valueMeaning(option: OptionName, value: unknown): string {
	switch (option) {
		case 'target':
			return targetMeaning(value as Options['target']);
		case 'forbiddenLast':
			return forbiddenMeaning(value as Options['forbiddenLast']);
		default: {
			const values: ByText<string> = m['house-meanings'].options[option];
			return lookUp(values, `${value as Options[ChoiceName]}`)!;
		}
	}
}
