import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byLargeCount, list, number } = grammar('he');

const evenings = byLargeCount('ערב אחד', 'שני ערבים', '# ערבים');
const people = byLargeCount('אדם אחד', 'שני אנשים', '# אנשים');
const houses = byLargeCount(
	'מערכת אחת של כללי בית',
	'שתי מערכות של כללי בית',
	'# מערכות של כללי בית'
);
const others = byLargeCount('עוד אחד', 'עוד שניים', 'עוד #');

const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	restoredCounts: (counts) => `${counted(counts)}.`,
	holds: (counts, file, size) => `${counted(counts)}: ${file}, ${size}.`,
	notInIt: (names, more) =>
		`לא נמצא בו, כי אינו ניתן לקריאה: ${list(more > 0 ? [...names, others(more)] : names)}. זה נשאר במקומו; ראו ״רשומות פגומות״ למטה.`,
	found: {
		counts: (counts) => `${counted(counts)}.`
	},
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`חדשים כאן ${number(added)}`] : []),
			...(longer > 0 ? [`ארוכים יותר מכאן ${number(longer)}`] : []),
			...(known > 0 ? [`כבר נמצאים כאן ${number(known)}`] : [])
		];
		const of = `מתוך ${evenings(all)}: ${parts.join(', ')}.`;
		if (branches === 0) return of;
		return `${of} ${branches === 1 ? 'ערב אחד המשיך' : `${evenings(branches)} המשיכו`} בשני טלפונים: שתי הגרסאות נשמרות, זו לצד זו.`;
	}
} satisfies CodeOf<'he', 'data'>;
