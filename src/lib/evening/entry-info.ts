import {
	KINDS,
	type Command,
	type Entry,
	type Fact,
	type HistoryEntry,
	type LoggedAs
} from './entries.ts';
import type { PlayerId } from './ids.ts';
import type { Kind, LogStyle, Topic } from './kind.ts';

/** A kind of any command and fact. Each is only called with its own: it is found by their types. */
type AnyKind = Kind<Command, Fact, LogStyle>;
const kinds = KINDS as unknown as readonly AnyKind[];
const byCommand = new Map(kinds.map((kind) => [kind.command, kind]));
const byFact = new Map<string, AnyKind>(kinds.map((kind) => [kind.fact, kind]));

export const kindOfCommand = ({ type }: Command): AnyKind => byCommand.get(type)!;
export const kindOf = ({ type }: Fact): AnyKind => byFact.get(type)!;

const isFact = (entry: Entry): entry is Entry & Fact => byFact.has(entry.type);

/** The players whom an entry is about; the one whose entry it is comes first. */
export function concernedBy(entry: Entry): readonly PlayerId[] {
	if (entry.type === 'EveningStarted') return entry.players.map(({ id }) => id);
	return isFact(entry) ? kindOf(entry).concerns(entry) : [];
}

/** The free texts of an entry. */
export const textsOf = (entry: Entry): readonly string[] =>
	isFact(entry) ? (kindOf(entry).texts?.(entry) ?? []) : [];

/** The topic of the corrections that an entry belongs to. */
export const topicOf = (entry: Entry): Topic | null => (isFact(entry) ? kindOf(entry).topic : null);

/** Whether an entry brings a new number, by which later entries refer to it. */
export const assignsNumber = (fact: Fact): boolean => kindOf(fact).assignsNumber === true;

/** Whether the log shows an entry in a given style. */
export const isLoggedAs = <L extends LogStyle>(
	entry: HistoryEntry,
	style: L
): entry is Entry & LoggedAs<L> => isFact(entry) && kindOf(entry).log === style;
