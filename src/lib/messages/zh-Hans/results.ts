import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}。`
		: `${reached}：${list(winners)}${winners.length === 1 ? '获胜' : '并列获胜'}。`;

export default {
	firstTime: '已存入纪事。',
	over: {
		title: '本轮结束',
		crowned: '首位',
		places: '新名次',
		stays: (title) => `仍是${title}`,
		up: (n) => `上升 ${n} 位`,
		down: (n) => `下降 ${n} 位`,
		same: '名次不变',
		milestones: {
			rise: (name) => `${name}第一次从末位升上来。`,
			reignOver: (name, rounds) => `${name}的在位到此为止，共 ${rounds} 轮。`,
			reigns: (name, reigns) => `${name}连续第 ${reigns} 轮在位。`
		},
		overturned: '名次最末的人第一个出完：全部名次反转，本轮结束（DF-8）。'
	},
	target: {
		rounds: (n, winners) => won(`打满 ${n} 轮`, winners),
		points: (n, winners) => won(`已达 ${n} 分`, winners)
	},
	closed: {
		closed: '已结束',
		noRound: '这场没有打完一轮。',
		whole: '整场回顾',
		share: '分享这场牌局',
		points: '各轮得分',
		reigns: '谁赢过，谁在位过',
		decrees: '本场敕令',
		reopen: '重新打开',
		another: '新开一场'
	}
} satisfies Catalogue['results'];
