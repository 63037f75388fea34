/** Nothing more is wanted of what is read. In a task of its own: node throws into nobody's hands when what it was just
 * asked for comes and the stream is canceled already. */
export function leave(reader: ReadableStreamDefaultReader<unknown>): void {
	setTimeout(() => void reader.cancel().catch(() => undefined));
}
