// Learns what words mean (src/lib/ask/vectors.txt, messages/*/ask-vectors.txt) from the questions
// in tests/fixtures.
import { createServer } from 'vite';

// what the messages set on the page
Object.assign(globalThis, { document: { documentElement: {} } });
const server = await createServer({
	server: { middlewareMode: true, ws: false },
	logLevel: 'error'
});
const { writeVectors } = await server.ssrLoadModule('/tests/learn/vectors.ts');
console.log(await writeVectors());
await server.close();
