import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('zh-Hans');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook 不认识这个游戏。' : `Courtbook 不认识游戏${what}。`,
	'wrong-date': (what: string) => `“${what}”不是日期。请写成 2026-11-21 这样。`,
	'wrong-name': (what: string) => `“${what}”不能作名字。`,
	'name-twice': () => '有个名字出现了两次。',
	'wrong-places': () => '名次不是 1、2、3……各一次。',
	'wrong-points': () => '分数不是整数。',
	'no-order': () => '看不出谁在谁前面。',
	'too-few': () => '人数太少，玩不了这个游戏。',
	'too-many': () => '人数太多，玩不了这个游戏。',
	'does-not-fit': () => '不可能是这样发生的。',
	'already-here': (what: string) => `“${what}”已在这部手机上。`,
	'titles-not-kept': () => '这一轮采用，但其头衔不是这个游戏的。',
	'points-not-kept': () => '分数不采用：没有规则能得出它们。',
	'leader-not-kept': () => '谁先出牌不采用。',
	'comment-not-kept': () => '备注没有全部采用。'
};

export default {
	title: '以前的牌局',
	subtitle: '先玩后补记的牌局',
	faults,
	file: {
		heading: '从文件',
		text: '可以是 BG Stats 导出的文件、Courtbook 保存的表格（CSV），或名次列表：每列上方一个名字，每轮一行，写各人的名次。一切先给你看。',
		choose: '选择文件',
		label: '含有牌局的文件',
		reading: '正在读取文件…',
		adding: '正在添加牌局…',
		stop: '停止',
		found: byCount('可以添加 # 场牌局'),
		nothing: '这个文件里没有可添加的内容',
		askGame: '文件里没有游戏名。是哪一种？',
		askDay: '文件里没有日期。是哪一天？',
		more: byCount('另有 # 场'),
		rounds: byCount('# 轮'),
		known: (names: readonly string[]) => `已认识：${list(names)}`,
		newPeople: (names: readonly string[]) => `新人：${list(names)}`,
		renamed: (name: string, known: string) => `${name}（这里叫${known}）`,
		leftOut: byCount('有 # 处不采用'),
		line: (line: number, what: string) => `第 ${line} 行：${what}`,
		play: (line: number, what: string) => `第 ${line} 条记录：${what}`,
		add: byCount('添加 # 场牌局'),
		notNow: '暂不',
		another: '选择别的文件',
		added: byCount('已把 # 场牌局加入纪事。'),
		show: '查看',
		toList: '查看纪事',
		notOurs:
			'Courtbook 无法从这个文件读出牌局。可读的是 BG Stats 导出的文件、带 Courtbook 各列的表格，或首行为名字的列表。备份请在设置里恢复。',
		tooLarge: '文件太大。',
		tooMany: '牌局太多，一次放不下。请把文件分开。',
		nothingChanged: '什么也没有添加。',
		stopped: '已停止。此前添加的已在纪事里。'
	},
	hand: {
		heading: '手动补记',
		text: '记下谁玩了，各轮结果如何。',
		enter: '补记一场牌局',
		game: '游戏',
		day: '日期',
		how: '知道些什么',
		rounds: '每一轮',
		places: '只有最后名次',
		who: '谁玩了',
		whoHint: '点名字，或写新的名字。各轮之间可以有人来去。',
		order: (n: number) => `第 ${n} 轮：从第一名到最后一名依次点名字`,
		final: '从第一名到最后一名依次点名字',
		tapped: (name: string, place: number) => `${name}：第 ${place} 名`,
		notYet: (name: string) => `${name}：还没有名次`,
		again: '这一轮重来',
		enterRound: '记下这一轮',
		taken: '已记的各轮',
		round: (n: number, names: readonly string[]) => `第 ${n} 轮：${list(names)}`,
		remove: '去掉最后一轮',
		save: '加入纪事',
		notSaved: '没能存下。请再试一次。'
	}
} satisfies Catalogue['past'];
