import * as v from 'valibot';
import type {
	Edit,
	Entry,
	EntryRedone,
	EntryUndone,
	EveningStarted,
	Fact,
	HistoryAmended
} from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { OUTCOMES, REMEDIES, STEPS, TERMS, type RulingText } from '#lib/evening/state.ts';
import { MAX_ENTRIES } from '#lib/evening/log-size.ts';
import type { Draw } from '#lib/rules/draw.ts';
import { RULE_IDS } from '#lib/rules/rule-ids.ts';
import { person } from './records.ts';
import { optionChange, rules } from './rules.ts';
import * as is from './values.ts';

const { playerId: player, list, oneOf } = is;

/** Whether two types are mutually assignable. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Output<F extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
type Fields<F extends { type: string }> = Readonly<Record<F['type'], v.ObjectEntries>>;
/** The entry types whose schema differs from the app's own type. */
type Mismatches<F extends { type: string }, S extends Fields<F>> = {
	[T in F['type']]: Same<Output<S[T]>, Omit<Extract<F, { type: T }>, 'type'>> extends true
		? never
		: T;
}[F['type']];

/** Makes the compiler check the schemas against the app's types: a missing entry type, or one with
 * other fields, does not compile. */
const fieldsFor =
	<F extends { type: string }>() =>
	<const S extends Fields<F>>(
		fields: S & ([Mismatches<F, S>] extends [never] ? unknown : Mismatches<F, S>)
	): Fields<F> =>
		fields;

const players = list(player);
const none = {};
const onlyPlayer = { player };
const mark = { paid: v.boolean(), returned: v.boolean() };
/** Any JSON value: `findJsonFault` has checked it already, and the evening limits its length when
 * the entry is folded. */
const data = v.custom<RulingText['question']>((value) => value !== undefined);

/** The fields of every type of fact. */
const facts = fieldsFor<Fact>()({
	SeatsSet: { order: players, how: oneOf(['as-we-sit', 'random', 'by-hand']) },
	CardsDrawn: { draw: v.record(player, is.cardText) as v.GenericSchema<Draw<PlayerId>> },
	TopChairChosen: { chair: is.integer(0, 100) },
	ChairsKept: none,
	ChairsRecorded: { chairs: players },
	DealerNamed: onlyPlayer,
	StepReached: { step: oneOf(STEPS) },
	CardExposed: { owner: player, keeper: player },
	RevolutionCalled: { caller: player },
	TaxMarked: { payer: player, ...mark },
	TaxesSettled: none,
	TaxCorrected: {
		payer: player,
		fault: oneOf(['wrong', 'forgotten']),
		remedy: oneOf(REMEDIES),
		fine: v.nullable(is.decreeText)
	},
	OrdersRecorded: {
		done: list(
			v.strictObject({
				payer: player,
				from: player,
				to: player,
				count: is.integer(1, 100),
				returned: v.boolean()
			})
		),
		settled: v.boolean()
	},
	MerchantsExchanged: { merchant: player, partner: v.nullable(player) },
	HandsChanged: { payer: player },
	RankingTurned: { until: oneOf(['round', 'trick']) },
	DirectionTurned: none,
	PlayerWentOut: onlyPlayer,
	ExitsSwapped: { players: v.pipe(v.strictTuple([player, player]), v.readonly()) },
	ExitTakenBack: onlyPlayer,
	ExitJudged: { player, forbidden: v.boolean() },
	PlayerLeftMidRound: onlyPlayer,
	RoundVoided: none,
	RoundEndedEarly: { rest: players },
	RulesChanged: { rules, once: v.boolean(), by: v.nullable(player) },
	RoundConfirmed: none,
	PlayerJoined: { player: person, card: v.exactOptional(is.cardText) },
	PlayerLeft: onlyPlayer,
	PlayerSatOut: onlyPlayer,
	ArrivalAnnounced: { player: person, card: v.exactOptional(is.cardText) },
	DepartureAnnounced: onlyPlayer,
	AnnouncementWithdrawn: onlyPlayer,
	PlayerAddressed: { player, otherForm: v.boolean() },
	PlayerRenamed: { player, name: is.name },
	DecreeIssued: {
		number: is.ordinal,
		issuer: player,
		targets: v.union([v.literal('everyone'), players]),
		text: is.decreeText,
		template: v.nullable(is.id),
		term: oneOf(TERMS)
	},
	DecreeSettled: { number: is.ordinal, outcome: oneOf(OUTCOMES), by: v.nullable(player) },
	RulingLogged: {
		kind: is.id,
		key: v.pipe(v.string(), v.minLength(1)),
		question: data,
		answer: data,
		rules: list(oneOf(RULE_IDS)),
		askedBy: v.nullable(player),
		house: v.boolean(),
		option: v.nullable(optionChange),
		number: is.ordinal
	},
	RulingOverruled: { number: is.ordinal },
	ScoreCorrected: { player, points: is.integer(-999, 999), reason: is.decreeText },
	NoteAdded: { text: is.note },
	LastRoundAnnounced: none,
	EveningClosed: none,
	EveningReopened: none,
	EveningRenamed: { name: is.name },
	EveningDeleted: none,
	EveningRestored: none
});

/** An object schema for each type of entry. */
const objects = <T extends string>(
	fields: Readonly<Record<T, v.ObjectEntries>>,
	more: v.ObjectEntries = {}
): ReadonlyMap<unknown, v.GenericSchema> =>
	new Map(
		Object.entries<v.ObjectEntries>(fields).map(([type, own]) => [
			type,
			v.strictObject({ type: v.literal(type), ...own, ...more })
		])
	);

const unknown = v.object({ type: v.never() });
/** Selects the schema by the value's `type`: a union that tries all schemas takes forty times as
 * long. */
const byType = (schemas: ReadonlyMap<unknown, v.GenericSchema>) =>
	v.lazy((value) => schemas.get((value as { type?: unknown } | null)?.type) ?? unknown);

const edit = v.strictObject({
	at: is.entryId,
	keep: v.boolean(),
	put: list(byType(objects(facts)) as v.GenericSchema<unknown, Fact>, MAX_ENTRIES)
}) satisfies v.GenericSchema<unknown, Edit>;

/** The fields of the entries that are not facts. */
const others = fieldsFor<EveningStarted | EntryUndone | EntryRedone | HistoryAmended>()({
	EveningStarted: {
		evening: is.eveningId,
		name: is.name,
		rules,
		players: list(person),
		enteredAt: v.exactOptional(is.time)
	},
	EntryUndone: { entry: is.entryId },
	EntryRedone: { entry: is.entryId },
	HistoryAmended: {
		about: oneOf(['exits', 'ranking', 'revolution', 'tax', 'chairs', 'people', 'rules']),
		round: is.ordinal,
		edits: list(edit, MAX_ENTRIES)
	}
});

/** Any entry of a log. */
export const entry = byType(
	objects({ ...facts, ...others }, { id: is.ownEntryId, at: is.time })
) as v.GenericSchema<unknown, Entry>;
