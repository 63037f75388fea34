import { seatMoves } from '#lib/evening/chairs.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	dealOf,
	fallen,
	hasSeatsStep,
	isFinished,
	reachedStep,
	result,
	taxesOf,
	titlesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { moveText } from '#lib/ui/text/seats.ts';
import { owesWholeHand } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { nameOf, plainName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('flat', 'seats');

/** The action of a tap on a tile: to record the exit, open corrections, or tick the tribute or
 * giveback. */
type TileAction = 'exit' | 'correct' | 'paid' | 'returned';

/** The content of a player's tile on the flat screen. */
export interface TileContent {
	readonly name: string;
	readonly lines: readonly string[];
	/** What only screen readers get: the title of a first round, which all players have. */
	readonly spoken?: string;
	/** `active`: the player has a task; `done`: the task is done; `gone`: the player left the
	 * round. */
	readonly tone: 'plain' | 'active' | 'out' | 'done' | 'gone';
	readonly action: TileAction | null;
	/** Whether tribute or giveback is ticked off. */
	readonly pressed?: boolean;
	/** Index of the line that a small tile leaves out; screen readers still get it. */
	readonly optionalLine?: number;
	/** The chair that the player moves to. */
	readonly moveTo?: number;
}

/** Lines that end with the player's title. */
const titled = (round: Round, lines: readonly string[], title: string) =>
	hasSeatsStep(round) ? { lines: [...lines, title] } : { lines, spoken: title };

function playContent(round: Round, player: PlayerId, title: string): Omit<TileContent, 'name'> {
	const position = result(round).indexOf(player) + 1;
	if (round.left.includes(player)) return { lines: [m.flat.play.left], tone: 'gone', action: null };
	if (player === fallen(round))
		return { lines: [m.flat.play.falls(position)], tone: 'gone', action: null };
	const out = m.flat.play.out(position);
	if (round.forbidden.includes(player))
		return { lines: [out, m.flat.play.forbidden], tone: 'out', action: 'correct' };
	if (round.out.includes(player)) return { lines: [out], tone: 'out', action: 'correct' };
	if (isFinished(round))
		return { lines: [m.flat.play.place(position)], tone: 'plain', action: 'correct' };
	return { ...titled(round, [], title), tone: 'plain', action: 'exit' };
}

function seatsContent(
	evening: Evening,
	round: Round,
	player: PlayerId,
	title: string
): Omit<TileContent, 'name'> {
	if (round.left.includes(player)) return { lines: [m.flat.play.left], tone: 'gone', action: null };
	const move = seatMoves(round).find((one) => one.player === player);
	if (move === undefined) return { lines: [title], tone: 'plain', action: null };
	const { state, goes } = moveText(evening, round, move);
	if (!goes) return { lines: [state, title], tone: 'plain', action: null };
	return {
		lines: [state, move.isNew ? m.seats.joins : title],
		tone: 'active',
		action: null,
		...(move.from !== move.to && { moveTo: move.to }),
		optionalLine: 1
	};
}

const bracketOf = (round: Round, player: PlayerId) =>
	taxesOf(round).brackets.find((b) => b.payer === player || b.receiver === player);

/** The payer of the bracket that a player pays or receives in. */
export const payerOf = (round: Round, player: PlayerId): PlayerId | undefined =>
	bracketOf(round, player)?.payer;

function taxContent(evening: Evening, round: Round, player: PlayerId): Omit<TileContent, 'name'> {
	if (round.left.includes(player)) return { lines: [m.flat.play.left], tone: 'gone', action: null };
	const bracket = bracketOf(round, player);
	if (bracket === undefined) return { lines: [m.flat.taxes.untaxed], tone: 'plain', action: null };
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer];
	const pays = payer === player;
	const done = (pays ? mark?.paid : mark?.returned) === true;
	const { ranking, giveback } = round.rules.options;
	const give = m.flat.taxes.give[ranking === 'low-wins' ? 'best' : 'highest'];
	const to = plainName(evening, receiver);
	const lines = pays
		? [owesWholeHand(round, bracket) ? m.flat.taxes.give.all(to) : give(count, to)]
		: [m.flat.taxes.comes(count, plainName(evening, payer)), m.flat.taxes.back[giveback](count)];
	return {
		lines: done ? [m.flat.taxes.given, ...lines] : lines,
		tone: done ? 'done' : 'active',
		action: pays ? 'paid' : 'returned',
		pressed: done
	};
}

function dealContent(round: Round, player: PlayerId, title: string): Omit<TileContent, 'name'> {
	const lines = [
		...(dealerOf(round) === player ? [m.flat.deal.you] : []),
		...(dealOf(round).more.includes(player) ? [m.flat.deal.oneMore] : [])
	];
	return {
		...titled(round, lines, title),
		tone: dealerOf(round) === player ? 'active' : 'plain',
		action: null
	};
}

/** The content of a player's tile at the step that the round has reached. */
export function tileContent(evening: Evening, round: Round, player: PlayerId): TileContent {
	const name = nameOf(evening, player);
	const title = titleText(titlesOf(evening, round).get(player)?.spoken ?? '');
	switch (reachedStep(round)) {
		case 'seats':
			return { name, ...seatsContent(evening, round, player, title) };
		case 'deal':
			return { name, ...dealContent(round, player, title) };
		case 'taxes':
			return { name, ...taxContent(evening, round, player) };
		case 'play': {
			const content = playContent(round, player, title);
			if (!isFinished(round) || content.tone === 'gone') return { name, ...content };
			const won = standingOf(evening).find((one) => one.player === player);
			const lines = [...content.lines, titleText(won?.title ?? '')];
			return { name, ...content, lines, optionalLine: lines.length - 1 };
		}
	}
}
