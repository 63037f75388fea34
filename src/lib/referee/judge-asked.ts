import type { Card } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import { inTurn } from '#lib/rules/lead.ts';
import { isCounterClockwise, type OptionName, type Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { judgeLead, type LeadVerdict } from './judge-lead.ts';
import { judgeNext, type NextVerdict } from './judge-next.ts';
import { judgeOwed, type OwedVerdict } from './judge-owed.ts';
import { judgePlay, type PlayVerdict } from './judge-play.ts';
import { judgeRevolution, type RevolutionVerdict } from './judge-revolution.ts';
import { isInPack } from './keypad.ts';
import { entryOf, noPlayBelow, questionOf, suitRequest, type SuitRequest } from './play-entry.ts';
import type { TableQuestion } from './play-facts.ts';
import { leadQuestion, owedQuestion, revolutionQuestion, type TableNow } from './table-now.ts';
import { turnsOf } from './trick-turns.ts';

/** Questions in words name cards, a player or an irregularity. The evening on the table fills in
 * the rest as far as it can; otherwise the verdict is based on the rules alone. */

/** The rules of the cards on the table as they hold now: while the ranking is turned, other last
 * cards are forbidden (PR-8). */
export function rulesWhileTurned(rules: Rules, now: TableNow | null): Rules {
	if (now?.turned !== true) return rules;
	const players = now.places.length;
	const forbiddenLast = forbiddenTextsNow(rules.options, { players, turned: true });
	return { ...rules, options: { ...rules.options, forbiddenLast } };
}

/** *May this be played?* with named cards. */
type NamedPlay =
	/** No cards, or cards that the pack does not have. */
	| { readonly kind: 'no-cards' }
	/** The cards are no play, or those below them are none. */
	| { readonly kind: 'no-play' }
	| { readonly kind: 'suit-needed'; readonly request: SuitRequest }
	| {
			readonly kind: 'judged';
			readonly question: TableQuestion;
			readonly verdict: PlayVerdict;
			/** The rule that decides. */
			readonly rule: RuleId | null;
	  };

/** Rules on which most plays are based, besides the one that decides. */
const OF_EVERY_PLAY: readonly RuleId[] = ['PL-1', 'PL-2', 'PL-3', 'FP-3'];

/** Judges named cards.
 * @param plays the cards on the table, and those to be played
 * @param now null without an evening */
export function judgeNamedPlay(
	rules: Rules,
	players: number,
	plays: readonly (readonly Card[])[],
	now: TableNow | null,
	turned = false
): NamedPlay {
	const cards = plays.flat();
	if (cards.length === 0 || !isInPack(rules, players, cards)) return { kind: 'no-cards' };
	const entry = { ...entryOf(plays), turned };
	const then = turned && now !== null ? { ...now, turned } : now;
	const question = questionOf(rules, players, entry, then);
	if (question.play.length === 0 || noPlayBelow(rules, question) !== null)
		return { kind: 'no-play' };
	const request = suitRequest(rules, question, entry);
	if (request !== null) return { kind: 'suit-needed', request };
	const verdict = judgePlay(rules, question);
	const deciding = verdict.rules.find((id) => !OF_EVERY_PLAY.includes(id));
	return { kind: 'judged', question, verdict, rule: deciding ?? verdict.rules.at(-1) ?? null };
}

/** The players by place, and clockwise. */
interface Seats {
	readonly places: readonly PlayerId[];
	readonly chairs: readonly PlayerId[];
}

/** *Who is next?* after the named player's play, or *who leads?* */
type NamedTurn =
	| { readonly kind: 'next'; readonly verdict: NextVerdict<PlayerId> }
	| { readonly kind: 'lead'; readonly verdict: LeadVerdict<PlayerId> };

/** Judges whose turn it is.
 * @param player who played last; if null or out of the round, the last player is unknown
 * @param exit whether that player went out with the play
 * @returns null if neither the question nor the evening says enough */
export function judgeNamedTurn(
	rules: Rules,
	{ places, chairs }: Seats,
	now: TableNow | null,
	{ player, exit }: { readonly player: PlayerId | null; readonly exit: boolean }
): NamedTurn | null {
	const gone = now?.gone ?? [];
	if (player !== null && (!gone.includes(player) || now?.latestOut === player)) {
		const others = chairs.filter((id) => id !== player && !gone.includes(id));
		const verdict = judgeNext(rules, {
			places,
			chairs,
			out: gone.filter((id) => id !== player),
			turned: now?.turned,
			reversed: now?.reversed,
			firstOut: now?.firstOut === true && !gone.includes(player),
			turns: turnsOf(
				inTurn(chairs, isCounterClockwise(rules.options, now?.reversed ?? false)),
				{ player, did: 'play', exit },
				{ passed: exit ? others : [], gone: gone.filter((id) => id !== player), below: null }
			)
		});
		return { kind: 'next', verdict };
	}
	// somebody went out, but who; or somebody who is long out
	if (!now?.round || (exit && (now.latestOut === null || player !== null))) return null;
	const isTurnedRound = now.round.revolution?.greater;
	return { kind: 'lead', verdict: judgeLead(rules, leadQuestion(now), isTurnedRound) };
}

/** *Who owes what?* in the round at hand. */
type NamedTax =
	| { readonly kind: 'owed'; readonly brackets: readonly Bracket<PlayerId>[] }
	| { readonly kind: 'nothing'; readonly verdict: OwedVerdict<PlayerId> | null };

/** Finds the taxes of a player, or of everyone.
 * @param player null: everyone
 * @returns null without a round */
export function judgeNamedTax(
	rules: Rules,
	now: TableNow | null,
	player: PlayerId | null
): NamedTax | null {
	if (!now?.round) return null;
	const brackets = now.taxes.brackets.filter(
		({ payer, receiver }) => player === null || payer === player || receiver === player
	);
	if (brackets.length > 0) return { kind: 'owed', brackets };
	const of = player ?? now.places.at(-1);
	const verdict = of === undefined ? null : judgeOwed(rules, owedQuestion(now, of));
	return { kind: 'nothing', verdict };
}

/** *May a revolution be called now?* by the named player, or else by the last one.
 * @returns null without a round */
export function judgeNamedRevolution(
	rules: Rules,
	now: TableNow | null,
	player: PlayerId | null
): RevolutionVerdict<PlayerId> | null {
	const caller = player ?? now?.places.at(-1);
	if (!now?.round || caller === undefined) return null;
	return judgeRevolution(rules, revolutionQuestion(now, caller));
}

/** The value to explain of an option: its own, or where it is off, the first that is a use of
 * it. */
export function valueInUse(
	{ options }: Rules,
	option: OptionName
): { readonly isOff: boolean; readonly value: Options[OptionName] } {
	const value = options[option];
	if (value === false) return { isOff: true, value: true };
	if (value !== 'none' || !(option in CHOICES)) return { isOff: false, value };
	const uses = (CHOICES[option as keyof typeof CHOICES] as readonly Options[OptionName][]).filter(
		(one) => one !== 'none'
	);
	return uses.length === 0 ? { isOff: false, value } : { isOff: true, value: uses[0]! };
}
