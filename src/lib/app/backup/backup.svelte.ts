import type { EveningId } from '#lib/evening/ids.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { Trouble } from '#lib/storage/trouble.ts';
import { countEntries } from '#lib/storage/entries.ts';
import type { LogLengths } from '#lib/storage/restore.ts';
import { EMPTY_STORE, storeFingerprint } from '#lib/storage/whole-store.ts';
import { rememberBackup } from './backup-reminder.svelte.ts';
import { runJob } from './client.ts';
import type {
	BackupProgress,
	CheckedFile,
	JobOutcome,
	JobRequest,
	JobTopic,
	JobValue,
	RestoreMode,
	Restored,
	Written
} from './protocol.ts';
import { withRestoreLock } from './interrupted-restore.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { saveFile } from './save-file.ts';
import { storeLoss } from './store-loss.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { markBackup } from '#lib/app/table/store-mark.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** A file that was chosen and checked. */
interface ChosenFile {
	readonly file: File;
	readonly found: CheckedFile;
}
/** A backup that was written; `saved` once the user has downloaded or shared it. */
interface WrittenFile {
	readonly file: File;
	readonly written: Written;
	readonly saved: boolean;
}
export type BackupActivity = 'writing' | 'checking' | 'keeping' | 'restoring';

/** The state of a backup or a restore. `keeping` and `kept`: the store is backed up before it is
 * replaced. */
type Stage =
	| { readonly at: 'idle' }
	| { readonly at: 'working'; readonly activity: BackupActivity }
	| ({ readonly at: 'written' } & WrittenFile)
	| ({ readonly at: 'checked' } & ChosenFile)
	| ({ readonly at: 'kept'; readonly next: ChosenFile; readonly asOf: string | null } & WrittenFile)
	| { readonly at: 'restored'; readonly mode: RestoreMode; readonly restored: Restored }
	| {
			readonly at: 'refused';
			readonly activity: BackupActivity;
			readonly file: string;
			readonly refused: DataFault;
	  }
	| { readonly at: 'stopped'; readonly activity: BackupActivity; readonly evenings: number }
	| { readonly at: 'failed'; readonly activity: BackupActivity; readonly trouble: Trouble }
	/** `waiting`: there are unsaved entries; `busy`: another tab is restoring. */
	| { readonly at: 'waiting' | 'busy' };

const twoDigits = (n: number) => String(n).padStart(2, '0');
/** In local time: `courtbook-2026-11-21-2130.json.gz`. */
function fileName(time: number): string {
	const at = new Date(time);
	const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
	return `courtbook-${day}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.json.gz`;
}
const TYPE = 'application/gzip';

/** Backup and restore. Both go on while other screens are shown. Nothing rejects: `stage` reports
 * the result. */
class Backup {
	stage = $state.raw<Stage>({ at: 'idle' });
	/** Null unless a job is running. */
	progress = $state.raw<BackupProgress | null>(null);
	#controller = new AbortController();

	/** Writes a backup, to be saved or shared. */
	async write(): Promise<void> {
		const ready = await this.#write('writing');
		if (ready !== null) this.stage = { at: 'written', ...ready };
	}

	/** Checks a file to restore. */
	async choose(file: File): Promise<void> {
		const found = await this.#run('checking', { topic: 'check', file }, file.name);
		if (found !== null) this.stage = { at: 'checked', file, found };
	}

	/** Adds the contents of the chosen file to the store. */
	async merge(): Promise<void> {
		if (this.stage.at === 'checked') await this.#restore('merge', this.stage, new Map());
	}

	/** Prepares to replace the store with the chosen file: backs it up first, unless it is
	 * empty. */
	async keep(): Promise<void> {
		if (this.stage.at !== 'checked' || this.#hasUnsaved()) return;
		const { file, found } = this.stage;
		await this.#keep({ file, found });
	}

	async #keep(next: ChosenFile): Promise<void> {
		// set at once, so that a second tap has no effect
		this.stage = { at: 'working', activity: 'keeping' };
		const asOf = await storeFingerprint().catch(() => null);
		if (asOf === EMPTY_STORE) return this.#restore('replace', next, new Map());
		const ready = await this.#write('keeping');
		if (ready !== null) this.stage = { at: 'kept', next, asOf, ...ready };
	}

	/** Replaces the store with the chosen file, once the backup is saved. If the store has changed
	 * since, it is backed up again instead. */
	async replace(): Promise<void> {
		if (this.stage.at !== 'kept' || !this.stage.saved || this.#hasUnsaved()) return;
		const { next, asOf, written } = this.stage;
		this.stage = { at: 'working', activity: 'keeping' };
		const isUnchanged = asOf !== null && asOf === (await storeFingerprint().catch(() => null));
		if (isUnchanged) await this.#restore('replace', next, written.lengths);
		else await this.#keep(next);
	}

	/** Downloads the backup. */
	async save(): Promise<void> {
		if (this.stage.at !== 'written' && this.stage.at !== 'kept') return;
		const { file } = this.stage;
		saveFile(file.name, file, file.type);
		await this.#markSaved();
	}

	/** Whether the browser can share the backup. */
	get canShare(): boolean {
		const { stage } = this;
		if (stage.at !== 'written' && stage.at !== 'kept') return false;
		const { canShare } = navigator as Partial<Navigator>;
		return canShare?.call(navigator, { files: [stage.file] }) === true;
	}

	/** Shares the backup. To be called from a tap. */
	async share(): Promise<void> {
		if (this.stage.at !== 'written' && this.stage.at !== 'kept') return;
		try {
			await navigator.share({ files: [this.stage.file] });
			await this.#markSaved();
		} catch {
			// cancelled or refused: the file can still be downloaded
		}
	}

	/** Stops the running job between two records. */
	stop(): void {
		this.#controller.abort();
	}

	/** Dismisses the result. */
	close(): void {
		this.stage = { at: 'idle' };
	}

	async #markSaved(): Promise<void> {
		const { stage } = this;
		if (stage.at !== 'written' && stage.at !== 'kept') return;
		this.stage = { ...stage, saved: true };
		// the time of the file, not of the tap: the file lacks later entries
		await rememberBackup(stage.file.lastModified);
		markBackup(stage.file.lastModified);
	}

	async #write(activity: 'writing' | 'keeping'): Promise<WrittenFile | null> {
		const madeAt = Date.now();
		const written = await this.#run(activity, { topic: 'write', madeAt });
		if (written === null) return null;
		const { blob } = written;
		const type = blob.type || TYPE;
		const name = type === TYPE ? fileName(madeAt) : fileName(madeAt).replace('.gz', '');
		const file = new File([blob], name, { type, lastModified: madeAt });
		return { file, written, saved: false };
	}

	/** Sets the stage to `waiting` if there are unsaved entries. */
	#hasUnsaved(): boolean {
		if (session.unsaved === 0) return false;
		this.stage = { at: 'waiting' };
		return true;
	}

	async #restore(mode: RestoreMode, { file }: ChosenFile, savedLengths: LogLengths): Promise<void> {
		if (this.#hasUnsaved()) return;
		// set at once, so that a second tap has no effect
		this.stage = { at: 'working', activity: 'restoring' };
		this.progress = null;
		const onTable = session.evening?.id ?? null;
		const done = await withRestoreLock(async () => {
			// no entry may be appended to a log while the log is replaced
			if (mode === 'replace') await session.put(null);
			const request = { topic: 'restore', file, mode, savedLengths } as const;
			const restored = await this.#run('restoring', request, file.name);
			await this.#reloadApp(mode, onTable);
			if (restored !== null) {
				this.stage = { at: 'restored', mode, restored };
				await storeLoss.accept();
			}
			return true;
		});
		if (done === null) this.stage = { at: 'busy' };
	}

	/** Makes all screens of this and other tabs read the store again. */
	async #reloadApp(mode: RestoreMode, onTable: EveningId | null): Promise<void> {
		const isStored = onTable !== null && (await countEntries(onTable).catch(() => 0)) > 0;
		if (mode === 'merge') await session.reload();
		else if (isStored) await session.put(onTable);
		notifyTabs({ changed: 'all' });
		await Promise.all([readNames(), houses.open()]);
	}

	/** @returns null if the job was not completed; `stage` says why */
	async #run<T extends JobTopic>(
		activity: BackupActivity,
		request: JobRequest & { readonly topic: T },
		name = ''
	): Promise<JobValue<T> | null> {
		this.#controller = new AbortController();
		this.stage = { at: 'working', activity };
		this.progress = null;
		const answer = await runJob(
			request,
			(progress) => (this.progress = progress),
			this.#controller.signal
		).catch((): JobOutcome<never> => ({ status: 'failed', trouble: 'failed' }));
		switch (answer.status) {
			case 'done':
				return answer.value;
			case 'refused':
				this.stage = { at: 'refused', activity, file: name, refused: answer.refused };
				return null;
			case 'stopped':
				this.stage = { at: 'stopped', activity, evenings: answer.evenings };
				return null;
			case 'failed':
				this.stage = { at: 'failed', activity, trouble: answer.trouble };
				return null;
		}
	}
}

/** The backups of this tab. */
export const backup = new Backup();
