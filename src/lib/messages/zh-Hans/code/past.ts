import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === '' ? 'Courtbook 不认识这个游戏。' : `Courtbook 不认识游戏${what}。`
	}
} satisfies CodeOf<'zh-Hans', 'past'>;
