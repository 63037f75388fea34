import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

const won = (reached: string, winners: readonly string[]) => {
	if (winners.length === 0) return `${reached}。`;
	return winners.length === 1
		? `${reached}：${list(winners)}の優勝です。`
		: `${reached}：${list(winners)}が同点優勝です。`;
};

export default {
	firstTime: '「記録」に残りました。',
	over: {
		title: 'ラウンド終了',
		crowned: '新しい首位',
		places: '新しい順位',
		stays: (title) => `${title}のまま`,
		up: (n) => `${n}つ上昇`,
		down: (n) => `${n}つ下降`,
		same: '順位そのまま',
		milestones: {
			rise: (name) => `${name}が初めて最下位を脱出。`,
			reignOver: (name, rounds) => `${name}の天下は${rounds}ラウンドで終わり。`,
			reigns: (name, reigns) => `${name}が${reigns}回続けて首位。`
		},
		overturned: '最下位の人が最初に上がりました。全員の順位が逆転し、ラウンド終了です（DF-8）。'
	},
	target: {
		rounds: (n, winners) => won(`${n}ラウンド終了`, winners),
		points: (n, winners) => won(`${n}点に到達`, winners)
	},
	closed: {
		closed: '終了',
		noRound: 'この会で終わったラウンドはありません。',
		whole: '会の全体',
		share: 'ゲーム会を共有',
		points: '全ラウンドの得点',
		reigns: '勝者と在位の記録',
		decrees: 'この会のお触れ',
		reopen: '再開する',
		another: '新しいゲーム会'
	}
} satisfies Catalogue['results'];
