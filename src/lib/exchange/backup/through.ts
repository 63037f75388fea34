import { leave } from '#lib/exchange/leave.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

const ignored = (): void => undefined;

/** The bytes of a source, packed or unpacked, no faster than they are taken: `pipeThrough` counts chunks in some engines
 * and would have a whole file in memory. What the source throws is thrown; what the stream finds wrong, too. */
export async function* through(
	source: AsyncIterable<Bytes>,
	stream: ReadableWritablePair<Bytes, Bytes>
): AsyncGenerator<Bytes> {
	const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
	// all that goes wrong is told by what is read
	writer.closed.catch(ignored);
	reader.closed.catch(ignored);
	let fault: Error | null = null;
	const faulty = async function* () {
		try {
			yield* source;
		} catch (error) {
			fault = error as Error;
			throw error;
		}
	};
	const pump = async () => {
		for await (const bytes of faulty()) await writer.write(bytes);
		await writer.close();
	};
	const pumped = pump().catch((error: unknown) => void writer.abort(error).catch(ignored));
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			yield value;
		}
		await pumped;
	} catch (error) {
		throw fault ?? error;
	} finally {
		leave(reader);
	}
}

/** A stream of what a generator yields, as it is taken. */
export const streamed = (source: AsyncGenerator<Bytes>): ReadableStream<Bytes> =>
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
