import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Points } from '#lib/rules/score.ts';
import { plainName } from '#lib/ui/text/format.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('sheets');

/** What points were given for. */
export function pointsText(evening: Evening, points: Points<PlayerId>): string {
	const text = m.sheets.score;
	switch (points.from) {
		case 'beaten':
			return points.beaten.length === 0
				? text.beatNobody
				: text.beat(points.beaten.map((p) => plainName(evening, p)));
		case 'philanthropy':
			return text.rose(plainName(evening, points.risen));
		case 'title':
			return points.title === null ? text.came(points.place) : text.as(titleText(points.title));
	}
}
