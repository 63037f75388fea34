import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	again: (n, day) => (day === null ? `还是上次那 ${n} 位吗？` : `还是${day}那 ${n} 位吗？`),
	deal: (n) => (n === null ? '发第 1 轮的牌' : `给 ${n} 人发第 1 轮的牌`),
	eveningName: (weekday, game) => `${weekday} · ${game}`
} satisfies CodeOf<'zh-Hans', 'start'>;
