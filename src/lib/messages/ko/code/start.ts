import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	again: (n, day) => `${day ?? '지난번'}의 그 ${n}명인가요?`,
	deal: (n) => (n === null ? '1라운드 나누기' : `${n}명에게 1라운드 나누기`),
	eveningName: (weekday, game) => `${weekday} ${game.replace(/^위대한 /, '')}`
} satisfies CodeOf<'ko', 'start'>;
