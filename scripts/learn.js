// Learns the weights of src/lib/ask/evidence.txt from the questions in tests/fixtures.
import { createServer } from 'vite';

// what the messages set on the page
Object.assign(globalThis, { document: { documentElement: {} } });
const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
const { writeEvidence } = await server.ssrLoadModule('/tests/learn/evidence.ts');
console.log(await writeEvidence());
await server.close();
