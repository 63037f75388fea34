export type Bytes = Uint8Array<ArrayBuffer>;

const ignore = (): void => undefined;

/** Cancels a reader whose remaining data is not needed. In a task of its own, because node throws
 * an unhandled error if a requested chunk arrives after the cancellation. */
export function cancelLater(reader: ReadableStreamDefaultReader<unknown>): void {
	setTimeout(() => void reader.cancel().catch(ignore));
}

/**
 * Pipes bytes through a (de)compression stream, no faster than the consumer takes them.
 * `pipeThrough` is not used because its backpressure counts chunks in some engines, which would put
 * a whole file into memory.
 * @throws what the source throws, or the stream's own error
 */
export async function* pipeBytes(
	source: AsyncIterable<Bytes>,
	stream: ReadableWritablePair<Bytes, Bytes>
): AsyncGenerator<Bytes> {
	const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
	// every error reaches the consumer through read()
	writer.closed.catch(ignore);
	reader.closed.catch(ignore);
	let sourceError: Error | null = null;
	const observedSource = async function* () {
		try {
			yield* source;
		} catch (error) {
			sourceError = error as Error;
			throw error;
		}
	};
	const pump = async () => {
		for await (const bytes of observedSource()) await writer.write(bytes);
		await writer.close();
	};
	const pumped = pump().catch((error: unknown) => void writer.abort(error).catch(ignore));
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			yield value;
		}
		await pumped;
	} catch (error) {
		throw sourceError ?? error;
	} finally {
		cancelLater(reader);
	}
}

/** A stream of a generator's values. The generator runs only when the stream is read. */
export const toReadableStream = (source: AsyncGenerator<Bytes>): ReadableStream<Bytes> =>
	new ReadableStream<Bytes>(
		{
			async pull(controller) {
				const next = await source.next();
				if (next.done === true) controller.close();
				else controller.enqueue(next.value);
			},
			async cancel() {
				await source.return(undefined);
			}
		},
		{ highWaterMark: 0 }
	);
