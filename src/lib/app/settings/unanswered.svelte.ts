import { recallHere, rememberHere } from './local-storage.ts';

/** A question to which the Referee had no answer. */
export interface UnansweredQuestion {
	readonly question: string;
	/** The id of the game that it was asked in. */
	readonly game: string;
	/** The language of the app. */
	readonly language: string;
}

const KEY = 'courtbook-unanswered';

const isSame = (one: UnansweredQuestion, other: UnansweredQuestion): boolean =>
	one.question === other.question && one.game === other.game && one.language === other.language;

function isQuestion(value: unknown): value is UnansweredQuestion {
	const { question, game, language } = (value ?? {}) as Readonly<Record<string, unknown>>;
	return [question, game, language].every((text) => typeof text === 'string');
}

function read(): readonly UnansweredQuestion[] {
	try {
		const list: unknown = JSON.parse(recallHere(KEY) ?? '[]');
		return Array.isArray(list) ? list.filter(isQuestion) : [];
	} catch {
		return [];
	}
}

/** The questions that the user kept because the Referee had no answer. They stay on this phone
 * until the user sends them by hand. */
class UnansweredQuestions {
	#all = $state.raw(read());

	/** The oldest first. */
	get all(): readonly UnansweredQuestion[] {
		return this.#all;
	}

	has(one: UnansweredQuestion): boolean {
		return this.#all.some((other) => isSame(one, other));
	}

	keep(one: UnansweredQuestion): void {
		this.#write([...read().filter((other) => !isSame(one, other)), one]);
	}

	remove(one: UnansweredQuestion): void {
		this.#write(read().filter((other) => !isSame(one, other)));
	}

	/** Another tab may have written since the list was read: each change starts from what is
	 * stored. */
	#write(all: readonly UnansweredQuestion[]): void {
		this.#all = all;
		rememberHere(KEY, JSON.stringify(all));
	}
}

export const unanswered = new UnansweredQuestions();
