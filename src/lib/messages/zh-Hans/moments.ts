import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = { seats: '座位', deal: '发牌', taxes: '进贡', play: '打牌' };

export default {
	skip: {
		ask: (all) => `跳过${list(all.map((step) => names[step]))}？`,
		no: (step) => `不，先${step}`,
		yes: (step) => `是，直接到${step}`
	},
	proclaimed: { byOrder: '奉此命令', hear: '遵命', veto: '否决' }
} satisfies Catalogue['moments'];
