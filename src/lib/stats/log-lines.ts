import { isDecree, roundNumber, type Decree, type RuleChange } from '#lib/evening/edicts.ts';
import type { Matter } from '#lib/evening/entries.ts';
import { happenings, type Happening, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { isFinished, playedRounds } from '#lib/evening/round.ts';
import type { Ruling } from '#lib/evening/rulings.ts';
import type { Evening, Round, ScoreCorrection, TaxCorrection } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';

/** What can be told of an evening, each as it stands at the end: a decree with what became of it, a round as it is
 * after its corrections. */
type Told =
	| { readonly kind: 'start'; readonly players: readonly PlayerId[] }
	| { readonly kind: 'round'; readonly result: Round }
	| { readonly kind: 'voided' }
	| { readonly kind: 'revolution'; readonly caller: PlayerId; readonly greater: boolean }
	| { readonly kind: 'decree'; readonly decree: Decree }
	| { readonly kind: 'ruling'; readonly ruling: Ruling }
	| { readonly kind: 'note'; readonly text: string }
	| { readonly kind: 'rules'; readonly change: RuleChange }
	| {
			readonly kind: 'joins' | 'leaves' | 'leaves-round' | 'sits-out';
			readonly player: PlayerId;
	  }
	| { readonly kind: 'tax'; readonly correction: TaxCorrection }
	| { readonly kind: 'score'; readonly correction: Omit<ScoreCorrection, 'round'> }
	| { readonly kind: 'amended'; readonly about: Matter; readonly amended: number }
	| { readonly kind: 'player-renamed'; readonly before: string; readonly name: string }
	| { readonly kind: 'renamed'; readonly name: string }
	| { readonly kind: 'last-round' | 'closed' | 'reopened' | 'deleted' | 'restored' };

/** A line of the log. */
export type LogLine = Told & {
	readonly id: EntryId;
	/** When, in milliseconds since 1970. */
	readonly at: number;
	/** The round that was on, or about to begin. */
	readonly round: number;
};

/** Finds what an entry brought about, as the evening has it at its end. */
class Ends {
	readonly #rounds: ReadonlyMap<number, Round>;
	readonly #changes: RuleChange[];

	constructor(private readonly evening: Evening) {
		this.#rounds = new Map(playedRounds(evening).map((round) => [round.number, round]));
		this.#changes = evening.edicts.filter((edict) => !isDecree(edict));
	}
	round = (number: number): Told[] => {
		const result = this.#rounds.get(number);
		return result === undefined ? [] : [{ kind: 'round', result }];
	};
	decree = (number: number): Told[] => {
		const decree = this.evening.edicts.find((e) => isDecree(e) && e.number === number);
		return decree !== undefined && isDecree(decree) ? [{ kind: 'decree', decree }] : [];
	};
	ruling = (number: number): Told[] => {
		const ruling = this.evening.rulings.find((r) => r.number === number);
		return ruling === undefined ? [] : [{ kind: 'ruling', ruling }];
	};
	/** To be asked for in the order of the log. */
	nextChange = (): Told[] => {
		const change = this.#changes.shift();
		return change === undefined ? [] : [{ kind: 'rules', change }];
	};
}

/** What is told of an entry by itself; of most there is nothing to tell. */
function toldOf({ entry, state, before }: History, ends: Ends): Told[] {
	switch (entry.type) {
		case 'EveningStarted':
			return [{ kind: 'start', players: entry.players.map(({ id }) => id) }];
		case 'RoundVoided':
			return [{ kind: 'voided' }];
		case 'RevolutionCalled':
			return [
				{
					kind: 'revolution',
					caller: entry.caller,
					greater: state.round?.revolution?.greater === true
				}
			];
		case 'DecreeIssued':
			return ends.decree(entry.number);
		case 'RulingLogged':
			return ends.ruling(entry.number);
		case 'NoteAdded':
			return [{ kind: 'note', text: entry.text }];
		case 'RulesChanged':
			return ends.nextChange();
		case 'PlayerJoined':
			return [{ kind: 'joins', player: entry.player.id }];
		case 'PlayerLeft':
			return [{ kind: 'leaves', player: entry.player }];
		case 'PlayerLeftMidRound':
			return [{ kind: 'leaves-round', player: entry.player }];
		case 'PlayerSatOut':
			return [{ kind: 'sits-out', player: entry.player }];
		case 'TaxCorrected': {
			const { payer, fault, remedy, fine } = entry;
			return [{ kind: 'tax', correction: { payer, fault, remedy, fine } }];
		}
		case 'ScoreCorrected': {
			const { player, points, reason } = entry;
			return [{ kind: 'score', correction: { player, points, reason } }];
		}
		case 'PlayerRenamed': {
			const was = before?.state.people[entry.player]?.name ?? '';
			return [{ kind: 'player-renamed', before: was, name: entry.name }];
		}
		case 'EveningRenamed':
			return [{ kind: 'renamed', name: entry.name }];
		case 'LastRoundAnnounced':
			return [{ kind: 'last-round' }];
		case 'EveningClosed':
			return [{ kind: 'closed' }];
		case 'EveningReopened':
			return [{ kind: 'reopened' }];
		case 'EveningDeleted':
			return [{ kind: 'deleted' }];
		case 'EveningRestored':
			return [{ kind: 'restored' }];
		case 'SeatsSet':
		case 'CardsDrawn':
		case 'TopChairChosen':
		case 'ChairsKept':
		case 'DealerNamed':
		case 'StepReached':
		case 'CardExposed':
		case 'TaxMarked':
		case 'TaxesSettled':
		case 'MerchantsExchanged':
		case 'PlayerWentOut':
		case 'ExitsSwapped':
		case 'ExitTakenBack':
		case 'ExitJudged':
		case 'RoundEndedEarly':
		case 'RoundConfirmed':
		case 'PlayerAddressed':
		case 'DecreeSettled':
		case 'RulingOverruled':
			return [];
	}
}

/** Whether the round got its result with this entry: the last one that did, should it have been taken back. */
const finishes = ({ state, before }: History): boolean => {
	const was = before?.state.round ?? null;
	return state.round !== null && isFinished(state.round) && !(was !== null && isFinished(was));
};

/** The amendments that stand, each before the entry that came after it and is told still. */
function amendments(
	timeline: Timeline,
	told: ReadonlySet<EntryId>
): { before: Map<EntryId, LogLine[]>; last: LogLine[] } {
	const before = new Map<EntryId, LogLine[]>();
	const last: LogLine[] = [];
	let next: EntryId | null = null;
	for (let at: Timeline | null = timeline; at !== null; at = at.before) {
		const { entry } = at;
		if (entry.type !== 'HistoryAmended') {
			if (told.has(entry.id)) next = entry.id;
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

function linesOf(at: History, ends: Ends): LogLine[] {
	const { entry, state, before } = at;
	const round = roundNumber(before?.state ?? state);
	const stamp = ({ id, at: when }: Happening) => ({ id, at: when, round });
	const told = toldOf(at, ends).map((line) => ({ ...line, ...stamp(entry) }));
	if (!finishes(at)) return told;
	const id = `${entry.id} round` as EntryId;
	return [...told, ...ends.round(round).map((line) => ({ ...line, ...stamp(entry), id }))];
}

/** Everything worth telling of an evening, in order. */
export function logLines(timeline: Timeline): LogLine[] {
	const ends = new Ends(timeline.state);
	const history = happenings(timeline.history);
	const { before, last } = amendments(timeline, new Set(history.map(({ entry }) => entry.id)));
	const lines = history.flatMap((at) => [...(before.get(at.entry.id) ?? []), ...linesOf(at, ends)]);
	// a round that was taken back and finished again is told where it was finished for good
	const final = new Map<number, LogLine>();
	for (const line of lines) if (line.kind === 'round') final.set(line.round, line);
	return [
		...lines.filter((line) => line.kind !== 'round' || final.get(line.round) === line),
		...last
	];
}
