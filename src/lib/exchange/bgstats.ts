import type { PlayerId } from '#lib/evening/ids.ts';
import { firstLeadOf, playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';

/** An evening as one play for BG Stats, in the shape that its makers document under "Linking and pushing to BG Stats from
 * other apps or websites". Its app for Android wants `winner` and `startPlayer` of everybody. */

const ADDRESS = 'bgstats://app.bgstatsapp.com/createPlay.html?data=';
const TOO_LONG = 8000;

/** What BoardGameGeek knows a game as: boardgamegeek.com/boardgame/929/the-great-dalmuti. The others it knows under
 * many names, or not at all: BG Stats asks once which game it is. */
const BGG_IDS: Readonly<Record<string, number>> = { dalmuti: 929 };

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
const timeText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** By points where the game is scored, equal ones on one rank; else by the last round's places, and whoever left before
 * has no rank. */
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

/** No character is cut in two. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** The address that hands the evening's result to BG Stats, which shows it before it keeps anything. Where it would
 * become too long for some, the comments are left out, and then the ends of the names.
 * @returns null before the first round is over, or if it is too long all the same */
export function bgStatsAddress(evening: Evening, comments: string): string | null {
	if (playedRounds(evening).length === 0) return null;
	const { rules, startedAt, closedAt } = evening;
	const bggId = BGG_IDS[rules.ruleset];
	const play = {
		sourceName: 'Courtbook',
		sourcePlayId: evening.id,
		playDate: timeText(startedAt),
		...(closedAt !== null && {
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
	const short = play.players.map((player) => ({ ...player, name: cut(player.name, 10) }));
	const data = [{ ...play, comments: cut(comments, 400) }, play, { ...play, players: short }];
	const addresses = data.map((one) => ADDRESS + encodeURIComponent(JSON.stringify(one)));
	return addresses.find(({ length }) => length < TOO_LONG) ?? null;
}
