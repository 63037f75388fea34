import type { Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { someWilds } from '#lib/messages/zh-Hans/grammar/nouns.ts';

export default {
	wilds: (wild: Wild, n: number) => someWilds(wild, n)
} satisfies CodeOf<'zh-Hans', 'how'>;
