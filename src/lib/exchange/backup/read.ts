import { DataFaultError, type DataFault } from '#lib/exchange/data-fault.ts';
import { MAX_FILE_BYTES } from '#lib/exchange/limits.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { BackupFile, decompress } from './decompress.ts';
import type { BackupRecord } from './format.ts';
import { JsonSplitter } from './json-splitter.ts';
import { BackupValidator, type BackupInfo } from './validator.ts';

interface ReadOptions {
	/** When it is aborted, reading rejects with its reason, by default an AbortError. */
	readonly signal?: AbortSignal;
	/** Is called with the number of bytes of the file read so far. */
	readonly progress?: (bytesRead: number) => void;
	/** Whether the same file was read to its end before. Then it is not checked again that the
	 * entries of each log follow one another; everything else is. */
	readonly isVerified?: boolean;
}

async function readAll(
	file: BackupFile,
	onRecord: (record: BackupRecord) => Promise<void> | void,
	{ signal, progress, isVerified = false }: ReadOptions
): Promise<BackupInfo> {
	const splitter = new JsonSplitter();
	const validator = new BackupValidator(!isVerified);
	for await (const bytes of decompress(file)) {
		for (const event of splitter.push(bytes)) {
			signal?.throwIfAborted();
			const record = validator.accept(event);
			if (record !== null) await onRecord(record);
		}
		signal?.throwIfAborted();
		progress?.(file.bytesRead);
	}
	signal?.throwIfAborted();
	splitter.end();
	return validator.end();
}

/**
 * Reads a backup or a single evening, gzip or plain JSON, and validates it on the way. Each record
 * is handed over as soon as it is validated, before the rest of the file is known to be good: read
 * a file once to check it, and once more with `isVerified` to store it.
 * @param size of the file in bytes
 * @param onRecord takes each validated record in turn; reading waits for it, so that it can store
 * the record and yield to other tasks
 * @returns the header, counts and remembered start; refuses with any `DataFaultCode`. Rejects with
 * what `onRecord` throws, and with the reason of `signal`
 */
export async function readBackup(
	stream: ReadableStream<Uint8Array>,
	size: number,
	onRecord: (record: BackupRecord) => Promise<void> | void,
	options: ReadOptions = {}
): Promise<Result<BackupInfo, DataFault>> {
	const file = new BackupFile(stream);
	const cancel = () => file.cancel();
	options.signal?.addEventListener('abort', cancel);
	try {
		options.signal?.throwIfAborted();
		if (size > MAX_FILE_BYTES) return no({ code: 'too-large', path: null });
		return ok(await readAll(file, onRecord, options));
	} catch (error) {
		options.signal?.throwIfAborted();
		if (error instanceof DataFaultError) return no(error.fault);
		throw error;
	} finally {
		options.signal?.removeEventListener('abort', cancel);
		file.cancel();
	}
}
