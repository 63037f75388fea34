import MiniSearch from 'minisearch';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Reader } from './read.ts';

interface RuleText {
	readonly id: RuleId;
	readonly title: string;
	readonly text: string;
}

/** The texts of a game’s rules, found by words and by the concepts that words stand for. */
export class RuleTexts {
	readonly #reader: Reader;
	readonly #stem: (word: string) => string;
	readonly #texts = new MiniSearch<RuleText>({
		fields: ['title', 'text'],
		tokenize: (text) => text.split(' ').filter((word) => word !== ''),
		processTerm: (term) => term
	});
	/** The same with the concepts of their words. */
	readonly #meanings = new MiniSearch<RuleText>({
		fields: ['title', 'text'],
		tokenize: (text) => text.split(' ').filter((word) => word !== ''),
		processTerm: (term) => term
	});

	constructor(rules: readonly RuleText[], reader: Reader, stem: (word: string) => string) {
		this.#reader = reader;
		this.#stem = stem;
		for (const { id, title, text } of rules) {
			this.#texts.add({ id, title: this.#stems(title), text: this.#stems(text) });
			this.#meanings.add({ id, title: this.#meaning(title), text: this.#meaning(text) });
		}
	}

	#stems(text: string): string {
		return this.#reader.wordsOf(text).map(this.#stem).join(' ');
	}

	/** The words of a text that are no fillers, and the concepts that all of them stand for. */
	#meaning(text: string): string {
		const concepts = this.#reader.conceptsOf(text).map((one) => `#${one}`);
		return [...concepts, ...this.#reader.tellingWordsOf(text).map(this.#stem)].join(' ');
	}

	/** The rules whose texts have these words; 0 to 1, by rule. */
	withWords(words: readonly string[]): Map<RuleId, number> {
		if (words.length === 0) return new Map();
		const found = this.#texts.search(words.map(this.#stem).join(' '), {
			boost: { title: 2 },
			prefix: (term) => term.length > 3,
			fuzzy: (term) => (term.length > 5 ? 1 : false)
		});
		const best = found[0]?.score ?? 1;
		return new Map(
			found.map(({ id, score, queryTerms }) => [
				id as RuleId,
				(score / best) * (queryTerms.length / words.length)
			])
		);
	}

	/** The rules whose texts are likest to a question, by its words and their concepts; 0 to 1, by
	 * rule, the likest first. */
	like(question: string): Map<RuleId, number> {
		const found = this.#meanings.search(this.#meaning(question), { boost: { title: 1.5 } });
		const best = found[0]?.score ?? 1;
		return new Map(found.map(({ id, score }) => [id as RuleId, score / best]));
	}
}
