import type { Doing } from '#lib/app/worker-rpc/protocol.ts';
import { slicesOf, type Pause } from '#lib/app/worker-rpc/time-slices.ts';
import { troubleOf } from '#lib/storage/database.ts';
import { findDamaged } from './find-damaged.ts';
import { rawText, removeDamaged } from './remove-damaged.ts';
import type { Answer, Outcome, Progress, Question } from './protocol.ts';
import { checkFile, restoreFile } from './restore.ts';
import type { Running } from './running.ts';
import { writeBackup } from './write.ts';

/** How often it is told how far it is. */
const TOLD_EVERY = 100;

/** Writes and restores backups: in a worker, or where there is none in slices on the main thread. */
export class Working implements Doing<Question, Answer> {
	readonly #pause: Pause;

	/** @param slice after how many milliseconds others have their turn */
	constructor(
		slice: number,
		readonly tell: (progress: Progress | null) => void
	) {
		this.#pause = slicesOf(slice);
	}

	async answer(question: Question, signal: AbortSignal): Promise<Answer> {
		let told = 0;
		let evenings = 0;
		const tell = (progress: Progress) => {
			({ evenings } = progress);
			const now = performance.now();
			if (now - told < TOLD_EVERY) return;
			told = now;
			this.tell(progress);
		};
		const running = { pause: this.#pause, signal, tell };
		try {
			return await this.#work(question, running);
		} catch (error) {
			if (signal.aborted) return { how: 'stopped', evenings };
			return { how: 'failed', trouble: troubleOf(error) };
		}
	}

	async #work(question: Question, running: Running): Promise<Answer> {
		switch (question.topic) {
			case 'write':
				return done(await writeBackup(question.madeAt, running));
			case 'check':
				return checkFile(question.file, running);
			case 'restore':
				return restoreFile(question, running);
			case 'damaged':
				return done(await findDamaged(running));
			case 'raw':
				return done(await rawText(question.damaged));
			case 'remove':
				return done(await removeDamaged(question.damaged));
		}
	}
}

const done = <T>(value: T): Outcome<T> => ({ how: 'done', value });
