import { isDecree } from '#lib/evening/edicts.ts';
import type { HistoryEntry, LoggedAs, CorrectionTopic } from '#lib/evening/entries.ts';
import { concernedBy, isLoggedAs } from '#lib/evening/entry-info.ts';
import { historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { isFinished, isTurned, playedRounds, roundNumber } from '#lib/evening/round.ts';
import type {
	CardOrder,
	Decree,
	Evening,
	Round,
	RuleChange,
	Ruling,
	ScoreCorrection,
	TaxCorrection
} from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { clockChange, type ClockChange } from './playing-time.ts';

/** The content of a line of the log. Decrees, rulings and rounds are shown as they are at the end
 * of the log: a decree with its outcome, a round after its corrections. */
type LogContent =
	| { readonly kind: 'start'; readonly players: readonly PlayerId[] }
	| { readonly kind: 'round'; readonly result: Round }
	/** An entry without further details than its players; named after its type. */
	| { readonly kind: LoggedAs<'names'>['type']; readonly players: readonly PlayerId[] }
	| {
			readonly kind: 'revolution';
			readonly caller: PlayerId;
			readonly greater: boolean;
			/** The rules of the round. */
			readonly rules: Rules;
	  }
	/** A play turned the ranking; whether it is turned after that. */
	| { readonly kind: 'turned'; readonly turned: boolean }
	/** Nines turned the direction of play; whether it is counter-clockwise after that. */
	| { readonly kind: 'reversed'; readonly reversed: boolean }
	| { readonly kind: 'decree'; readonly decree: Decree }
	| { readonly kind: 'ruling'; readonly ruling: Ruling }
	| { readonly kind: 'note'; readonly text: string }
	| { readonly kind: 'rules'; readonly change: RuleChange }
	| { readonly kind: 'tax'; readonly correction: TaxCorrection }
	/** What changed hands after a correction, when the table went on. */
	| { readonly kind: 'orders'; readonly done: readonly CardOrder[] }
	| { readonly kind: 'score'; readonly correction: Omit<ScoreCorrection, 'round'> }
	| { readonly kind: 'amended'; readonly about: CorrectionTopic; readonly amended: number }
	| { readonly kind: 'player-renamed'; readonly before: string; readonly name: string }
	| { readonly kind: 'arrival-announced'; readonly name: string }
	| { readonly kind: 'renamed'; readonly name: string }
	/** How the clock moved before the next line. */
	| { readonly kind: 'clock'; readonly change: ClockChange };

/** A line of the log. */
export type LogLine = LogContent & {
	readonly id: EntryId;
	/** In milliseconds since 1970. */
	readonly at: number;
	/** The current round then, or the next one between rounds. */
	readonly round: number;
};

/** Looks up the outcome of entries in the evening at the end of the log. */
class FinalState {
	readonly #rounds: ReadonlyMap<number, Round>;
	readonly #decrees: ReadonlyMap<number, Decree>;
	readonly #rulings: ReadonlyMap<number, Ruling>;
	readonly #changes: RuleChange[];

	constructor(evening: Evening) {
		const { edicts, rulings } = evening;
		this.#rounds = new Map(playedRounds(evening).map((round) => [round.number, round]));
		this.#decrees = new Map(edicts.filter(isDecree).map((decree) => [decree.number, decree]));
		this.#rulings = new Map(rulings.map((ruling) => [ruling.number, ruling]));
		this.#changes = edicts.filter((edict) => !isDecree(edict));
	}
	round(number: number): LogContent[] {
		const result = this.#rounds.get(number);
		return result === undefined ? [] : [{ kind: 'round', result }];
	}
	decree(number: number): LogContent[] {
		const decree = this.#decrees.get(number);
		return decree === undefined ? [] : [{ kind: 'decree', decree }];
	}
	ruling(number: number): LogContent[] {
		const ruling = this.#rulings.get(number);
		return ruling === undefined ? [] : [{ kind: 'ruling', ruling }];
	}
	/** The next change of rules; to be called in the order of the log. */
	nextChange(): LogContent[] {
		const change = this.#changes.shift();
		return change === undefined ? [] : [{ kind: 'rules', change }];
	}
}

function detailsOf(
	entry: LoggedAs<'details'>,
	{ state, before }: History,
	final: FinalState
): LogContent[] {
	switch (entry.type) {
		case 'RevolutionCalled': {
			const greater = state.round?.revolution?.greater === true;
			const { rules } = state.round ?? state;
			return [{ kind: 'revolution', caller: entry.caller, greater, rules }];
		}
		case 'RankingTurned':
			// a ranking that Jacks turned ends with the trick
			return entry.until === 'round' && state.round !== null
				? [{ kind: 'turned', turned: isTurned(state.round) }]
				: [];
		case 'DirectionTurned':
			return [{ kind: 'reversed', reversed: state.round?.reversed === true }];
		case 'DecreeIssued':
			return final.decree(entry.number);
		case 'RulingLogged':
			return final.ruling(entry.number);
		case 'NoteAdded':
			return [{ kind: 'note', text: entry.text }];
		case 'RulesChanged':
			return final.nextChange();
		case 'TaxCorrected': {
			const { payer, fault, remedy, fine } = entry;
			return [{ kind: 'tax', correction: { payer, fault, remedy, fine } }];
		}
		case 'OrdersRecorded':
			return entry.settled ? [{ kind: 'orders', done: entry.done }] : [];
		case 'ScoreCorrected': {
			const { player, points, reason } = entry;
			return [{ kind: 'score', correction: { player, points, reason } }];
		}
		case 'PlayerRenamed': {
			const was = before?.state.people[entry.player]?.name ?? '';
			return [{ kind: 'player-renamed', before: was, name: entry.name }];
		}
		case 'ArrivalAnnounced':
			return [{ kind: 'arrival-announced', name: entry.player.name }];
		case 'EveningRenamed':
			return [{ kind: 'renamed', name: entry.name }];
	}
}

/** The content of an entry's line; most entries have none. */
function contentOf(at: History, final: FinalState): LogContent[] {
	const { entry } = at;
	if (entry.type === 'EveningStarted') return [{ kind: 'start', players: concernedBy(entry) }];
	if (isLoggedAs(entry, 'names')) return [{ kind: entry.type, players: concernedBy(entry) }];
	return isLoggedAs(entry, 'details') ? detailsOf(entry, at, final) : [];
}

/** Whether the round got its result with this entry. */
const finishes = ({ state, before }: History): boolean => {
	const was = before?.state.round ?? null;
	return state.round !== null && isFinished(state.round) && !(was !== null && isFinished(was));
};

/** Lines for the amendments in effect, each before the first later entry that is still in the
 * history.
 * @param shown the ids of the entries in the history */
function amendments(
	timeline: Timeline,
	shown: ReadonlySet<EntryId>
): { before: Map<EntryId, LogLine[]>; last: LogLine[] } {
	const before = new Map<EntryId, LogLine[]>();
	const last: LogLine[] = [];
	let next: EntryId | null = null;
	for (let at: Timeline | null = timeline; at !== null; at = at.before) {
		const { entry } = at;
		if (entry.type !== 'HistoryAmended') {
			if (shown.has(entry.id)) next = entry.id;
			continue;
		}
		const line: LogLine = {
			kind: 'amended',
			about: entry.about,
			amended: entry.round,
			id: entry.id,
			at: entry.at,
			round: roundNumber(at.state)
		};
		if (next === null) last.unshift(line);
		else before.set(next, [line, ...(before.get(next) ?? [])]);
	}
	return { before, last };
}

function linesOf(at: History, final: FinalState): LogLine[] {
	const { entry, state, before } = at;
	const round = roundNumber(before?.state ?? state);
	const stamp = ({ id, at: when }: HistoryEntry) => ({ id, at: when, round });
	const lines = contentOf(at, final).map((line): LogLine => ({ ...line, ...stamp(entry) }));
	const change = clockChange(at);
	if (change !== null) {
		const id = `${entry.id} clock` as EntryId;
		lines.unshift({ kind: 'clock', change, ...stamp(entry), id });
	}
	if (!finishes(at)) return lines;
	const id = `${entry.id} round` as EntryId;
	return [...lines, ...final.round(round).map((line) => ({ ...line, ...stamp(entry), id }))];
}

/** The log of an evening as people read it, in order. */
export function logLines(timeline: Timeline): LogLine[] {
	const final = new FinalState(timeline.state);
	const history = historySteps(timeline.history);
	const { before, last } = amendments(timeline, new Set(history.map(({ entry }) => entry.id)));
	const lines = history.flatMap((at) => [
		...(before.get(at.entry.id) ?? []),
		...linesOf(at, final)
	]);
	// a round that was reopened and finished again has one line, at its last end
	const results = new Map<number, LogLine>();
	for (const line of lines) if (line.kind === 'round') results.set(line.round, line);
	return [
		...lines.filter((line) => line.kind !== 'round' || results.get(line.round) === line),
		...last
	];
}
