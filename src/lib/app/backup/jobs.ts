import type { JobHandler } from '#lib/app/worker-rpc/protocol.ts';
import { timeSlices } from '#lib/app/worker-rpc/time-slices.ts';
import { troubleOf } from '#lib/storage/trouble.ts';
import { findDamaged } from './find-damaged.ts';
import { rawFile, removeDamaged } from './remove-damaged.ts';
import type { BackupProgress, JobAnswer, JobContext, JobOutcome, JobRequest } from './protocol.ts';
import { checkFile, restoreFile } from './restore.ts';
import { writeBackup } from './write.ts';

/** Interval between two reports of progress, in milliseconds. */
const REPORT_EVERY = 100;

/** Runs the backup jobs. Never rejects. */
export class BackupJobs implements JobHandler<JobRequest, JobAnswer> {
	readonly #pauseIfDue = timeSlices();

	constructor(readonly onProgress: (progress: BackupProgress | null) => void) {}

	async answer(request: JobRequest, signal: AbortSignal): Promise<JobAnswer> {
		let reportedAt = 0;
		let done = 0;
		const onProgress = (progress: BackupProgress) => {
			({ done } = progress);
			const now = performance.now();
			if (now - reportedAt < REPORT_EVERY) return;
			reportedAt = now;
			this.onProgress(progress);
		};
		const context = { pauseIfDue: this.#pauseIfDue, signal, onProgress };
		try {
			return await this.#run(request, context);
		} catch (error) {
			if (signal.aborted) return { status: 'stopped', evenings: done };
			return { status: 'failed', trouble: troubleOf(error) };
		}
	}

	async #run(request: JobRequest, context: JobContext): Promise<JobAnswer> {
		switch (request.topic) {
			case 'write':
				return done(await writeBackup(request.madeAt, context));
			case 'check':
				return checkFile(request.file, context);
			case 'restore':
				return restoreFile(request, context);
			case 'link':
				return (await links()).previewLink(request.fragment, context);
			case 'add-link':
				return (await links()).storeLink(request.fragment, context);
			case 'read-import':
				return (await imports()).previewImport(request, context);
			case 'add-import':
				return done(await (await imports()).addImport(context));
			case 'club-merge':
				return done(await (await club()).mergeBundles(request.files, context));
			case 'club-own':
				return done(await (await club()).ownBundles(request, context));
			case 'damaged':
				return done(await findDamaged(context));
			case 'raw':
				return done(await rawFile(request.damaged));
			case 'remove':
				return done(await removeDamaged(request.damaged));
		}
	}
}

const links = () => import('#lib/app/sharing/receive.ts');

const imports = () => import('#lib/app/import/read-import.ts');

const club = () => import('#lib/app/reach/club-jobs.ts');

const done = <T>(value: T): JobOutcome<T> => ({ status: 'done', value });
