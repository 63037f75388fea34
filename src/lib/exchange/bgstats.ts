import type { PlayerId } from '#lib/evening/ids.ts';
import { firstLeadOf, playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isGameId, type GameId } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';

/** Export of an evening to the app BG Stats, as one play. The format is documented by its makers
 * under "Linking and pushing to BG Stats from other apps or websites". The Android app needs
 * `winner` and `startPlayer` of every player. */

const ADDRESS = 'bgstats://app.bgstatsapp.com/createPlay.html?data=';
/** Some browsers and systems refuse longer addresses. */
const MAX_LENGTH = 8000;

/** The ids of games on BoardGameGeek: boardgamegeek.com/boardgame/929/the-great-dalmuti. The others
 * are listed there under many names or not at all; BG Stats asks the user once which game it is. */
export const BGG_IDS: ReadonlyMap<GameId, number> = new Map([['dalmuti', 929]]);

interface Player {
	readonly name: string;
	readonly sourcePlayerId: string;
	readonly winner: boolean;
	readonly startPlayer: boolean;
	readonly rank?: number;
	readonly role?: string;
	readonly score?: number;
}

/** As `2026-11-21 19:30:00`, in UTC. */
const formatTime = (at: number): string =>
	new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The players, ranked by points if the game is scored (equal points share a rank), else by their
 * places after the last round; then those who left earlier have no rank. */
function playersOf(evening: Evening): Player[] {
	const { scored, totals } = scoreboard(evening);
	const standing = standingOf(evening);
	const [first] = playedRounds(evening);
	const leader = first === undefined ? null : firstLeadOf(first).leader;
	const score = new Map(totals.map(({ player, points }) => [player, points]));
	const order = standing.map(({ player }) => player);
	const rankOf = (player: PlayerId): number => {
		const own = score.get(player);
		return scored && own !== undefined
			? totals.filter(({ points }) => points > own).length + 1
			: order.indexOf(player) + 1;
	};
	const ids = Object.keys(evening.people) as PlayerId[];
	return ids
		.map((player) => {
			const rank = rankOf(player);
			const role = standing.find((stand) => stand.player === player)?.title;
			return {
				name: evening.people[player]!.name,
				sourcePlayerId: player,
				winner: rank === 1,
				startPlayer: player === leader,
				...(rank > 0 && { rank }),
				...(role !== undefined && { role }),
				...(scored && { score: score.get(player) ?? 0 })
			};
		})
		.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
}

/** Shortens a text without splitting a code point. */
const truncate = (text: string, length: number): string => [...text].slice(0, length).join('');

/**
 * The address that opens an evening's result in BG Stats, which asks the user before it stores
 * anything. If the address would be too long, it leaves out the comments, and then shortens the
 * names.
 * @param comments free text, of which 400 characters are used
 * @returns null if no round is over yet, or if the address is too long even so
 */
export function bgStatsAddress(evening: Evening, comments: string): string | null {
	if (playedRounds(evening).length === 0) return null;
	const { rules, startedAt, closedAt } = evening;
	const bggId = isGameId(rules.ruleset) ? BGG_IDS.get(rules.ruleset) : undefined;
	const play = {
		sourceName: 'Courtbook',
		sourcePlayId: evening.id,
		playDate: formatTime(startedAt),
		// nobody knows how long some evenings were that were entered later
		...(closedAt !== null &&
			closedAt !== startedAt && {
				durationMin: Math.max(1, Math.round((closedAt - startedAt) / 60_000))
			}),
		...(rules.houseName !== undefined && { board: rules.houseName }),
		game: {
			name: rules.name,
			sourceGameId: rules.ruleset,
			...(bggId !== undefined && { bggId }),
			highestWins: true,
			noPoints: !scoreboard(evening).scored
		},
		players: playersOf(evening)
	};
	const players = play.players.map((player) => ({ ...player, name: truncate(player.name, 10) }));
	const variants = [{ ...play, comments: truncate(comments, 400) }, play, { ...play, players }];
	const addresses = variants.map((data) => ADDRESS + encodeURIComponent(JSON.stringify(data)));
	return addresses.find(({ length }) => length < MAX_LENGTH) ?? null;
}
