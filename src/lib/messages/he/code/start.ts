import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	again: (n, day) => (day === null ? `אותם ${n} כמו בפעם הקודמת?` : `אותם ${n} כמו ב${day}?`),
	deal: (n) => (n === null ? 'לחלק את סיבוב 1' : `לחלק את סיבוב 1 ל־${n}`),
	eveningName: (weekday, game) => `${weekday}, ${game}`
} satisfies CodeOf<'he', 'start'>;
