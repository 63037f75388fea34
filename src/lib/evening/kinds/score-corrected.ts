import type { PlayerId } from '#lib/evening/ids.ts';
import type { Kind } from '#lib/evening/kind.ts';
import { parseDecree } from '#lib/evening/names.ts';
import { roundsPlayed } from '#lib/evening/round.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Correction {
	readonly player: PlayerId;
	/** The points added; negative if taken. */
	readonly points: number;
	readonly reason: string;
}
interface CorrectScore extends Correction {
	readonly type: 'correctScore';
}
interface ScoreCorrected extends Correction {
	readonly type: 'ScoreCorrected';
}

/** The largest correction. */
const MOST = 999;

/** A player's points were corrected by hand. */
export const scoreCorrected: Kind<CorrectScore, ScoreCorrected, 'details'> = {
	command: 'correctScore',
	fact: 'ScoreCorrected',
	concerns: ({ player }) => [player],
	topic: null,
	log: 'details',
	texts: ({ reason }) => [reason],
	decide({ closedAt, people }, { player, points, reason }) {
		if (closedAt !== null) return no('evening-closed');
		if (people[player] === undefined) return no('not-at-the-table');
		if (!Number.isInteger(points) || points === 0 || Math.abs(points) > MOST)
			return no('wrong-points');
		const text = parseDecree(reason);
		return text.ok ? ok({ type: 'ScoreCorrected', player, points, reason: text.value }) : text;
	},
	evolve(evening, { player, points, reason }) {
		const round = roundsPlayed(evening);
		const corrections = [...evening.scoreCorrections, { round, player, points, reason }];
		return { ...evening, scoreCorrections: corrections };
	}
};
