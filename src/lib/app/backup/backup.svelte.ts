import type { EveningId } from '#lib/evening/ids.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { Trouble } from '#lib/storage/database.ts';
import { countEntries } from '#lib/storage/entries.ts';
import { remember } from '#lib/storage/remembered.ts';
import type { LogLengths } from '#lib/storage/restore.ts';
import { EMPTY_STORE, storeFingerprint } from '#lib/storage/whole-store.ts';
import { ask } from './client.ts';
import type {
	Found,
	Mode,
	Outcome,
	Progress,
	Question,
	Restored,
	Topic,
	Value,
	Written
} from './protocol.ts';
import { runAlone } from './interrupted-restore.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { saveFile } from './save-file.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** A file that was checked. */
interface Checked {
	readonly file: File;
	readonly found: Found;
}
/** A backup that was written, and waits to be saved. */
interface Ready {
	readonly file: File;
	readonly written: Written;
	readonly saved: boolean;
}
export type Doing = 'writing' | 'checking' | 'keeping' | 'restoring';

/** Where a backup or a restore is. `keeping`: what is here is written to a file before it is replaced. */
type Stage =
	| { readonly at: 'idle' }
	| { readonly at: 'working'; readonly doing: Doing }
	| ({ readonly at: 'written' } & Ready)
	| ({ readonly at: 'checked' } & Checked)
	| ({ readonly at: 'kept'; readonly next: Checked; readonly asOf: string | null } & Ready)
	| { readonly at: 'restored'; readonly mode: Mode; readonly restored: Restored }
	| {
			readonly at: 'refused';
			readonly doing: Doing;
			readonly file: string;
			readonly refused: DataFault;
	  }
	| { readonly at: 'stopped'; readonly doing: Doing; readonly evenings: number }
	| { readonly at: 'failed'; readonly doing: Doing; readonly trouble: Trouble }
	/** Entries are in memory only; another tab restores. */
	| { readonly at: 'waiting' | 'busy' };

const two = (n: number) => String(n).padStart(2, '0');
/** courtbook-2026-11-21-2130.json.gz */
function fileName(time: number): string {
	const at = new Date(time);
	const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
	return `courtbook-${day}-${two(at.getHours())}${two(at.getMinutes())}.json.gz`;
}
const TYPE = 'application/gzip';

/** Backup and restore. It goes on while other screens are looked at. */
class Backup {
	stage = $state.raw<Stage>({ at: 'idle' });
	/** While it works. */
	progress = $state.raw<Progress | null>(null);
	#stopping = new AbortController();

	/** Writes everything to a file, to be saved. */
	async write(): Promise<void> {
		const ready = await this.#written('writing');
		if (ready !== null) this.stage = { at: 'written', ...ready };
	}

	/** Checks a file, and finds out what it holds. */
	async choose(file: File): Promise<void> {
		const found = await this.#run('checking', { topic: 'check', file }, file.name);
		if (found !== null) this.stage = { at: 'checked', file, found };
	}

	/** Takes in what the chosen file holds beside what is here. */
	async merge(): Promise<void> {
		if (this.stage.at === 'checked') await this.#restore('merge', this.stage, new Map());
	}

	/** The chosen file is to take the place of all that is here: that is written to a file first. */
	async keep(): Promise<void> {
		if (this.stage.at !== 'checked' || this.#isWaiting()) return;
		const { file, found } = this.stage;
		await this.#keep({ file, found });
	}

	async #keep(next: Checked): Promise<void> {
		// a second tap comes too late
		this.stage = { at: 'working', doing: 'keeping' };
		const asOf = await storeFingerprint().catch(() => null);
		if (asOf === EMPTY_STORE) return this.#restore('replace', next, new Map());
		const ready = await this.#written('keeping');
		if (ready !== null) this.stage = { at: 'kept', next, asOf, ...ready };
	}

	/** Puts the chosen file in the place of all that is here, once that is saved; what has changed since is to be saved
	 * first. */
	async replace(): Promise<void> {
		if (this.stage.at !== 'kept' || !this.stage.saved || this.#isWaiting()) return;
		const { next, asOf, written } = this.stage;
		this.stage = { at: 'working', doing: 'keeping' };
		const isAsItWas = asOf !== null && asOf === (await storeFingerprint().catch(() => null));
		if (isAsItWas) await this.#restore('replace', next, written.lengths);
		else await this.#keep(next);
	}

	/** Hands over the file that was written. */
	async save(): Promise<void> {
		if (this.stage.at !== 'written' && this.stage.at !== 'kept') return;
		const { file } = this.stage;
		saveFile(file.name, file, file.type);
		await this.#saved();
	}

	get canShare(): boolean {
		const { stage } = this;
		if (stage.at !== 'written' && stage.at !== 'kept') return false;
		const { canShare } = navigator as Partial<Navigator>;
		return canShare?.call(navigator, { files: [stage.file] }) === true;
	}

	async share(): Promise<void> {
		if (this.stage.at !== 'written' && this.stage.at !== 'kept') return;
		try {
			await navigator.share({ files: [this.stage.file] });
			await this.#saved();
		} catch {
			// it was put away: the file is still here to be saved
		}
	}

	/** Lets what is going on come to its end as soon as may be. */
	stop(): void {
		this.#stopping.abort();
	}

	/** Forgets how it went. */
	close(): void {
		this.stage = { at: 'idle' };
	}

	async #saved(): Promise<void> {
		const { stage } = this;
		if (stage.at !== 'written' && stage.at !== 'kept') return;
		this.stage = { ...stage, saved: true };
		// that of the file, not of the tap: what came in between is not in it
		await remember('backedUp', stage.file.lastModified).catch(() => undefined);
	}

	async #written(doing: 'writing' | 'keeping'): Promise<Ready | null> {
		const madeAt = Date.now();
		const written = await this.#run(doing, { topic: 'write', madeAt });
		if (written === null) return null;
		const { blob } = written;
		const type = blob.type || TYPE;
		const name = type === TYPE ? fileName(madeAt) : fileName(madeAt).replace('.gz', '');
		const file = new File([blob], name, { type, lastModified: madeAt });
		return { file, written, saved: false };
	}

	#isWaiting(): boolean {
		if (session.unsaved === 0) return false;
		this.stage = { at: 'waiting' };
		return true;
	}

	async #restore(mode: Mode, { file }: Checked, kept: LogLengths): Promise<void> {
		if (this.#isWaiting()) return;
		// a second tap comes too late
		this.stage = { at: 'working', doing: 'restoring' };
		this.progress = null;
		const here = session.evening?.id ?? null;
		const done = await runAlone(async () => {
			// nothing is written to a log that is about to be another one
			if (mode === 'replace') await session.put(null);
			const question = { topic: 'restore', file, mode, kept } as const;
			const restored = await this.#run('restoring', question, file.name);
			await this.#look(mode, here);
			if (restored !== null) this.stage = { at: 'restored', mode, restored };
			return true;
		});
		if (done === null) this.stage = { at: 'busy' };
	}

	/** What is shown elsewhere is shown as it is now. */
	async #look(mode: Mode, here: EveningId | null): Promise<void> {
		const isThere = here !== null && (await countEntries(here).catch(() => 0)) > 0;
		if (mode === 'merge') await session.reload();
		else if (isThere) await session.put(here);
		notifyTabs({ what: 'all' });
		await Promise.all([readNames(), houses.open()]);
	}

	/** @returns null where it did not come to its end, which the stage tells */
	async #run<T extends Topic>(
		doing: Doing,
		question: Question & { readonly topic: T },
		name = ''
	): Promise<Value<T> | null> {
		this.#stopping = new AbortController();
		this.stage = { at: 'working', doing };
		this.progress = null;
		const answer = await ask(
			question,
			(progress) => (this.progress = progress),
			this.#stopping.signal
		).catch((): Outcome<never> => ({ how: 'failed', trouble: 'failed' }));
		switch (answer.how) {
			case 'done':
				return answer.value;
			case 'refused':
				this.stage = { at: 'refused', doing, file: name, refused: answer.refused };
				return null;
			case 'stopped':
				this.stage = { at: 'stopped', doing, evenings: answer.evenings };
				return null;
			case 'failed':
				this.stage = { at: 'failed', doing, trouble: answer.trouble };
				return null;
		}
	}
}

/** The backups of this tab. */
export const backup = new Backup();
