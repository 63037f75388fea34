import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = { seats: '席', deal: '配札', taxes: '税', play: 'プレイ' };

export default {
	skip: {
		ask: (all) => `${list(all.map((step) => names[step]))}を飛ばしますか？`,
		no: (step) => `いいえ、先に${step}へ`,
		yes: (step) => `はい、すぐ${step}へ`
	},
	proclaimed: { byOrder: 'お触れの主', hear: '承知しました', veto: '却下する' }
} satisfies Catalogue['moments'];
