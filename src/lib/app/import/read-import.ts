import type { JobContext, JobOutcome, JobRequest } from '#lib/app/backup/protocol.ts';
import { MergedIds } from '#lib/app/backup/merged-ids.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { personResolver } from '#lib/app/people/merged-ids.ts';
import { randomId } from '#lib/app/random-id.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { nameKey } from '#lib/evening/names.ts';
import type { PastEvening } from '#lib/evening/past-evening.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Person } from '#lib/evening/state.ts';
import { summaryOf, type Summary } from '#lib/evening/summary.ts';
import type { DataFaultCode } from '#lib/exchange/data-fault.ts';
import { readBgStatsFile } from '#lib/exchange/import/bgstats-file.ts';
import { buildEvening } from '#lib/exchange/import/build.ts';
import { textOfFile } from '#lib/exchange/import/file-text.ts';
import type { FoundEvening, FoundFile, LeftOut } from '#lib/exchange/import/found.ts';
import { readTableFile } from '#lib/exchange/import/table-file.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { listPeople, rosterUpdatesOf, updateRoster } from '#lib/storage/people.ts';
import { someSummaries } from '#lib/storage/evenings.ts';
import type { ImportPreview } from './import-preview.ts';

/** Reads files of other programs, and adds their evenings to the store. Runs in the worker of the
 * backups. */

/** Other programs' files are smaller than backups, and read into memory whole. */
const MAX_BYTES = 20_000_000;
const MAX_EVENINGS = 2000;
const MAX_ROUNDS = 20_000;
/** How many stored evenings are read at once. */
const SLICE = 200;

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return null;
	}
}

type Read = FoundFile & Pick<ImportPreview, 'kind' | 'asks'>;

async function readFile(file: File, language: string): Promise<Result<Read, DataFaultCode>> {
	if (file.size > MAX_BYTES) return no('too-large');
	const text = textOfFile(new Uint8Array(await file.arrayBuffer()), language);
	const isJson = /^\uFEFF?\s*\{/.test(text);
	const found = isJson ? readBgStatsFile(parseJson(text)) : readTableFile(text);
	if (found === null) return no('not-ours');
	const { evenings } = found;
	const rounds = evenings.flatMap((evening) => evening.rounds);
	if (evenings.length > MAX_EVENINGS || rounds.length > MAX_ROUNDS) return no('too-many');
	const asks = {
		game: rounds.some(({ game }) => game === null),
		day: evenings.some(({ at }) => at === null)
	};
	const isList = rounds.some(({ titles, game }) => titles === null && game === null);
	return ok({ ...found, asks, kind: isJson ? 'bgstats' : isList ? 'list' : 'rounds' });
}

/** Finds out who is meant by a name, as a list of names at the start of an evening does: the person
 * of the roster who is called so, or a new one. */
class People {
	readonly #roster: ReadonlyMap<string, RosterPlayer>;
	readonly #found = new Map<string, Person>();

	constructor(roster: readonly RosterPlayer[]) {
		const personOf = personResolver(roster);
		const byId = new Map(roster.map((person) => [person.id, person]));
		// the person seen last comes first in the roster, and a name of now before one of a merged person
		const own = roster.filter(({ id }) => personOf(id) === id);
		const named = [...roster, ...own.toReversed()];
		this.#roster = new Map(
			named.map((person) => [nameKey(person.name), byId.get(personOf(person.id))!])
		);
	}

	readonly find = (name: string): Person => {
		const key = nameKey(name);
		const known = this.#roster.get(key);
		const person: Person = this.#found.get(key) ?? {
			id: known?.id ?? (randomId() as PlayerId),
			name,
			...(known?.otherForm === true && { otherForm: true })
		};
		this.#found.set(key, person);
		return { ...person, name };
	};

	known = (name: string): string | null => this.#roster.get(nameKey(name))?.name ?? null;
}

/** Evenings are the same if they have the same day, names and number of rounds. */
const likenessOf = ({ startedAt, players, rounds }: Summary): string =>
	JSON.stringify([new Date(startedAt).toDateString(), players.map(nameKey).toSorted(), rounds]);

/** What is stored: the ids, and what evenings are like that have a name. */
async function storedEvenings() {
	const ids = new Set<string>();
	const likenesses = new Set<string>();
	for (let after: EveningId | null = null; ;) {
		const some = await someSummaries(after, SLICE);
		for (const summary of some) {
			ids.add(summary.id);
			likenesses.add(JSON.stringify([likenessOf(summary), summary.name]));
		}
		const last = some.at(-1);
		if (last === undefined || some.length < SLICE) return { ids, likenesses };
		after = last.id;
	}
}

/** The evenings that were read last: what is added is exactly what was shown. */
let last: { readonly file: File; readonly evenings: readonly PastEvening[] } | null = null;

/** 64 bits of a text, in hexadecimal: enough to tell evenings apart. */
function hashText(text: string): string {
	let [high, low] = [0x9e3779b9, 0x243f6a88];
	for (let i = 0; i < text.length; i++) {
		high = Math.imul(high ^ text.charCodeAt(i), 0x9e3779b1);
		low = Math.imul(low ^ text.charCodeAt(i) ^ (high >>> 16), 0x5f356495);
	}
	return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same for the same content, so that no file is taken twice. */
const idOf = (found: FoundEvening, at: number): EveningId => {
	const content = JSON.stringify([found, at], (_, value: unknown) =>
		value instanceof Map ? [...(value as Map<unknown, unknown>)] : value
	);
	return `i${hashText(content)}` as EveningId;
};

/** Reads a file and says what would be added. Writes nothing. Rejects if the job is stopped or the
 * store cannot be read. */
export async function previewImport(
	{ file, choices }: JobRequest<'read-import'>,
	{ pauseIfDue, signal, onProgress }: JobContext
): Promise<JobOutcome<ImportPreview>> {
	last = null;
	const read = await readFile(file, choices.language);
	if (!read.ok) return { status: 'refused', refused: { code: read.error, path: null } };
	const { evenings, kind, asks } = read.value;
	const leftOut: LeftOut[] = [...read.value.leftOut];
	const people = new People(await listPeople(Date.now()));
	const stored = await storedEvenings();
	const enteredAt = Date.now();
	const merged = await MergedIds.ofStore();
	const built: PastEvening[] = [];
	for (const [i, found] of evenings.entries()) {
		const at = found.at ?? choices.day;
		const game = found.rounds[0]?.game ?? choices.game;
		const name = found.name ?? choices.names[game][new Date(at).getDay()]!;
		const { line } = found;
		const id = idOf({ ...found, line: 0 }, at);
		const options = { id, name, at, enteredAt, personOf: people.find, game: choices.game };
		const one = buildEvening(found, { ...options, pointsReason: choices.pointsReason });
		leftOut.push(...one.leftOut);
		if (one.past !== null) {
			const summary = summaryOf(one.past.timeline.state);
			const isLike = stored.likenesses.has(JSON.stringify([likenessOf(summary), summary.name]));
			if (isLike || stored.ids.has(id)) leftOut.push({ fault: 'already-here', line, what: name });
			else {
				built.push(one.past);
				await merged.add({ kind: 'evening', id, log: one.past.entries });
			}
		}
		signal.throwIfAborted();
		onProgress({ done: i + 1, of: evenings.length, bytes: 0, size: null });
		await pauseIfDue();
	}
	if (merged.areTooMany) return { status: 'refused', refused: { code: 'too-many', path: null } };
	last = { file, evenings: built };
	const summaries = built.map(({ timeline }) => summaryOf(timeline.state));
	const names = new Set(summaries.flatMap(({ players }) => players));
	const value = {
		kind,
		asks,
		evenings: summaries,
		people: [...names].map((name) => ({ name, known: people.known(name) })),
		leftOut: leftOut.toSorted((a, b) => a.line - b.line)
	};
	return { status: 'done', value };
}

/** Adds the evenings that were shown last to the store. Rejects if that fails; what was added until
 * then stays, and is recognised the next time.
 * @returns how many were added, and the id of the only one */
export async function addImport({
	signal,
	onProgress,
	pauseIfDue
}: JobContext): Promise<{ readonly added: number; readonly id: EveningId | null }> {
	const evenings = last?.evenings ?? [];
	let only: EveningId | null = null;
	for (const [i, { entries, timeline }] of evenings.entries()) {
		signal.throwIfAborted();
		const now = Date.now();
		const { id } = await mergeReceived(timeline.state.id, entries, timeline.state, now);
		await updateRoster(rosterUpdatesOf(timeline.state), now);
		only = evenings.length === 1 ? id : null;
		onProgress({ done: i + 1, of: evenings.length, bytes: 0, size: null });
		await pauseIfDue();
	}
	last = null;
	return { added: evenings.length, id: only };
}
