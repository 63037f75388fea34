import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { dealerOf, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { changeLines } from '#lib/ui/house/options.ts';
import type { IconName } from '#lib/ui/core/Icon.svelte';
import type { LogLine } from '#lib/stats/log-lines.ts';
import { answerOf } from '#lib/ui/referee/stored-answer.ts';
import { signed } from '#lib/ui/text/score.ts';
import { dateFormat, isolateName, nameOf } from '#lib/ui/text/format.ts';
import { pairOf } from '#lib/ui/text/cards.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { NameFormat } from './place-text.ts';

const m = messagesOf('chronicle', 'common');

/** The filters of the log. */
export const LOG_KINDS = ['rounds', 'decrees', 'rulings', 'notes', 'changes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** The icon of each kind of line. */
export const LOG_SIGNS: Record<LogKind | 'revolution', IconName> = {
	rounds: 'crown',
	revolution: 'star',
	decrees: 'decree',
	rulings: 'referee',
	notes: 'note',
	changes: 'pencil'
};

/** A line of the log as text. */
export interface LogText {
	readonly kind: LogKind;
	readonly sign: LogKind | 'revolution';
	/** The beginning of the sentence, printed bold; `then` is the rest. */
	readonly head: string;
	readonly then: string;
	/** Further lines, printed small. */
	readonly details: readonly string[];
	/** The names from first to last, if the line is a result. */
	readonly places?: readonly string[];
	readonly rules?: readonly RuleId[];
}

export function logKindOf({ kind }: LogLine): LogKind {
	switch (kind) {
		case 'round':
		case 'RoundVoided':
		case 'revolution':
		case 'turned':
		case 'reversed':
			return 'rounds';
		case 'decree':
			return 'decrees';
		case 'ruling':
			return 'rulings';
		case 'note':
			return 'notes';
		default:
			return 'changes';
	}
}

/** The taxes that are recorded as paid, and how many are not recorded.
 * @param enteredLater whether nobody was asked for them */
function taxDetails(
	round: Round,
	name: (player: PlayerId) => string,
	enteredLater: boolean
): string[] {
	const { brackets } = taxesOf(round);
	if (brackets.length === 0) return [];
	const { taxes, noTaxes, paid: one, unrecorded } = m.chronicle.details;
	const paid = brackets
		.filter(({ payer }) => round.marks[payer]?.paid === true)
		.map(({ payer, receiver, count }) => one(name(payer), name(receiver), count));
	if (paid.length === 0) return enteredLater ? [] : [noTaxes];
	const missing = enteredLater ? 0 : brackets.length - paid.length;
	return [taxes(missing > 0 ? [...paid, unrecorded(missing)] : paid)];
}

function roundDetails(
	round: Round,
	name: (player: PlayerId) => string,
	enteredLater: boolean
): string[] {
	const { dealt, endedEarly, forbidden, left } = m.chronicle.details;
	return [
		// nobody knows whether the usual player dealt
		...(enteredLater && round.dealer === null ? [] : [dealt(name(dealerOf(round)))]),
		...taxDetails(round, name, enteredLater),
		...(round.rest === null ? [] : [endedEarly]),
		...(round.forbidden.length > 0 ? [forbidden(round.forbidden.map(name))] : []),
		...(round.left.length > 0 ? [left(round.left.map(name))] : [])
	];
}

type Rest = Omit<LogText, 'kind' | 'sign' | 'details'> & Partial<Pick<LogText, 'details'>>;
type Of<Kind extends LogLine['kind']> = Extract<LogLine, { kind: Kind }>;

function rulingText({ ruling }: Of<'ruling'>, format: NameFormat, askedBy: string | null): Rest {
	const { ruling: text, details } = m.chronicle;
	const { word, sentence } = answerOf(ruling);
	const question = typeof ruling.question === 'string' ? ruling.question : '';
	/** Two texts in a message, or the one that is not empty. */
	const both = (say: (a: string, b: string) => string, a: string, b: string) =>
		a === '' || b === '' ? a + b : say(a, b);
	const [asked, answer, why] = [question, word, sentence].map((one) =>
		one === '' ? '' : format(one)
	) as [string, string, string];
	return {
		head: ruling.house ? text.own : text.usual,
		then: both(text.asked, asked, both(text.explained, answer, why)),
		details: [
			...(askedBy === null ? [] : [details.askedBy(askedBy)]),
			...(ruling.overruled ? [details.takenBack] : [])
		],
		rules: ruling.rules
	};
}

function textOf(evening: Evening, line: LogLine, format: NameFormat): Rest {
	const name = (player: PlayerId) => format(nameOf(evening, player));
	const { lines } = m.chronicle;
	switch (line.kind) {
		case 'start':
			return lines.start(line.players.map(name));
		case 'round':
			return {
				...lines.round(line.result.number),
				places: result(line.result).map((player) => nameOf(evening, player)),
				details: roundDetails(line.result, name, evening.enteredAt !== null)
			};
		case 'revolution':
			return line.greater
				? lines.greaterRevolution(name(line.caller))
				: lines.revolution(name(line.caller), pairOf(line.rules));
		case 'turned':
			return line.turned ? lines.turned : lines.turnedBack;
		case 'reversed':
			return line.reversed ? lines.reversed : lines.reversedBack;
		case 'decree': {
			const { issuer, text, targets, state } = line.decree;
			const whom = targets === 'everyone' ? null : targets.map(name);
			return {
				...lines.decree(name(issuer), format(text), whom),
				details: [m.common.decrees.states[state]]
			};
		}
		case 'ruling': {
			const { askedBy } = line.ruling;
			return rulingText(line, format, askedBy === null ? null : name(askedBy));
		}
		case 'note':
			return lines.note(format(line.text));
		case 'rules': {
			const { issuer, once, before, after } = line.change;
			return {
				...lines.rules(issuer === null ? null : name(issuer), once),
				details: changeLines(before, after)
			};
		}
		case 'tax': {
			const { payer, fault, remedy, fine } = line.correction;
			return lines.tax(name(payer), fault, remedy, fine === null ? null : format(fine));
		}
		case 'orders':
			return {
				...lines.orders(line.done.length > 0),
				details: line.done.map(({ from, to, count }) =>
					m.chronicle.details.moved(name(from), name(to), count)
				)
			};
		case 'score': {
			const { player, points, reason } = line.correction;
			return lines.score(name(player), signed(points), format(reason));
		}
		case 'amended':
			return lines.amended(line.amended, line.about);
		case 'player-renamed':
			return lines['player-renamed'](format(line.before), format(line.name));
		case 'arrival-announced':
			return lines[line.kind](format(line.name));
		case 'renamed':
			return lines.renamed(format(line.name));
		case 'clock':
			return lines.clock[line.change];
		default: {
			const words = lines[line.kind];
			if (typeof words !== 'function') return words;
			const [player] = line.players;
			return words(player === undefined ? '' : name(player));
		}
	}
}

/** A line of the log as text.
 * @param format how names and free text are marked within the sentences */
export function logText(
	evening: Evening,
	line: LogLine,
	format: NameFormat = isolateName
): LogText {
	const kind = logKindOf(line);
	const turns = (['revolution', 'turned', 'reversed'] as const).some((one) => one === line.kind);
	const sign = turns ? 'revolution' : kind;
	return { details: [], ...textOf(evening, line, format), kind, sign };
}

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** "21:05" */
export const timeText = (at: number): string => clock().format(at);
