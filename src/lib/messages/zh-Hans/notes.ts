import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

export default {
	troubles: {
		missing: {
			what: '这个浏览器不给 Courtbook 存东西的地方。',
			todo: '牌局在内存里继续。关闭页面前请保存文件，或换一个浏览器。'
		},
		forbidden: {
			what: '这个浏览器不允许 Courtbook 存储任何东西。',
			todo: '牌局在内存里继续。关闭页面前请保存文件。原因可能是无痕窗口，或网站数据被禁止。'
		},
		unopened: {
			what: '这个浏览器没能打开 Courtbook 的存储。',
			todo: '牌局在内存里继续。关闭页面前请保存文件。Courtbook 会继续尝试；重启浏览器也许有用。'
		},
		blocked: {
			what: 'Courtbook 的一个旧标签页占着存储。',
			todo: '请关闭 Courtbook 的其他标签页；存储会自动重试。'
		},
		newer: {
			what: '更新版本的 Courtbook 已接管存储。',
			todo: '若有内容只在内存里，请先保存文件，再重新加载页面。'
		},
		full: {
			what: '存储空间满了。',
			todo: '牌局在内存里继续。请腾出一些空间，这期间先保存文件；存储会自动重试。'
		},
		lost: {
			what: '存储被关闭或删除了。',
			todo: '存储会自动重试；这期间请保存文件。'
		},
		failed: {
			what: '最近一条记录没能存下来。',
			todo: '存储会自动重试；这期间请保存文件。'
		}
	},
	wentWrong: '这个浏览器出了点问题。',
	noWorker:
		'这个浏览器未能启动 Courtbook 在后台运行的部分。没有它，就无法搜索、统计、备份、打开链接和扫描；牌桌照常使用。请重新加载页面，或换一个浏览器试试。',
	safe: (n) =>
		n === 0
			? '之前存好的内容都安全。'
			: n === 1
				? '之前存好的内容都安全。最近一条记录只在内存里。'
				: `之前存好的内容都安全。最近 ${n} 条记录只在内存里。`,
	saveFile: '保存文件',

	cutOff: (file) => `恢复 ${file} 时中断了。什么都没丢。`,
	finish: '继续完成',

	full: {
		nearly: {
			what: '这场牌局快要达到 Courtbook 能保存的上限了。',
			todo: '请尽快结束它，和同样的人再开一场新的。里面的内容都会保留。'
		},
		full: {
			what: '这场牌局已达到 Courtbook 能保存的上限。',
			todo: '不会再记录任何内容。请结束它，和同样的人再开一场新的。里面的内容都会保留。'
		}
	},

	damaged: {
		what: (name) => `${name === null ? '这场牌局' : `“${name}”`}已损坏，无法读取。`,
		leftAsItIs:
			'它会原样保留，其他内容都不受影响：别的牌局都安全。可以原样保存下来，交给也许能修复的人。',
		notGivenOut: '存储现在读不出它。请稍后再试。',
		save: '原样保存',
		takeOff: '从桌上撤下'
	},

	otherTab: {
		putOn: (evening) => `另一个标签页把“${evening}”摆上了桌。`,
		nameless: '一场牌局',
		tookOff: (evening) => `另一个标签页把“${evening}”撤下了桌。它在纪事里。`,
		stays: (evening) => `这个标签页会停留在“${evening}”，直到重新加载。`,
		takeOffToo: '这里也撤下',
		showHere: '在这里显示',
		notNow: '暂不',
		keep: '桌上保留这一场'
	},
	writeConflict: {
		exit: (name) => `${name}出完`,
		undo: '撤销',
		redo: '重做',
		nothingUndone: '这里没有撤销任何东西。',
		nothingRedone: '这里没有重做任何东西。',
		same: (was) => `另一个标签页已经记过：${was}。只存了一次。`,
		refused: (was, why) => `另一个标签页抢先了：${was}。${why}`,
		leftOut: (was, dropped) =>
			`另一个标签页抢先了：${was}。之后这些不再适用，已略去：${list(dropped)}。`
	},

	backup: {
		label: '备份',
		never: '已有十场牌局只存在这部手机上。在别的设备上留一个文件，手机丢了也不怕。',
		since: '上次备份之后又结束了十场牌局。在别的设备上留一个文件，手机丢了也不怕。',
		write: '备份',
		later: '再过十场再说'
	}
} satisfies Catalogue['notes'];
