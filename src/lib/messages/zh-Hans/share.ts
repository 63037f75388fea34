import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { list, number } = grammar('zh-Hans');

const whole: Record<LinkContent, string> = { evening: '整场牌局', house: '这套自家规则' };

export default {
	evening: '分享这场牌局',
	linkAndCode: '链接和二维码',
	house: '分享这套自家规则',
	houseTitle: (name) => `自家规则：${name}`,
	others: '其他分享方式',
	asText: '以文字分享',
	sendLink: '发送链接',
	sendsRounds: (n) => `全部 ${n} 轮，可逐轮查看`,
	moreWays: '其他方式',
	moreWaysAre: '文字 · CSV · BG Stats · 文件',
	asFile: '保存为文件',
	asTable: '各轮表格（CSV）',
	tableName: (evening) => `${evening} 各轮`,
	toBgStats: '交给 BG Stats',
	noBgStats: '这场牌局没法交给 BG Stats。',
	theText: '文字',
	shared: '已分享。',
	textCopied: '文字已复制。',
	byHand: '这个浏览器不让应用复制。请手动复制：',
	fileSaved: '文件已保存到浏览器的下载位置。',
	noFile: '文件做不出来。什么都没丢；请重新加载页面再试一次。',

	makingLink: '正在生成链接…',
	noLink: '这个浏览器生成不了链接。',
	noLinkOfEvening: '这个浏览器生成不了链接。请改为保存文件。',
	tooLongForLink: '这场牌局太长，放不进链接。请改为保存文件。',
	scanOne: '用另一部手机的相机扫，或在 Courtbook 的“打开链接或扫码”里扫。',
	scanParts: '请在另一部手机上用 Courtbook 的“打开链接或扫码”来扫：各部分不分先后，会自动收齐。',
	shareLink: '分享链接',
	copyLink: '复制链接',
	linkCopied: '链接已复制。',
	theLink: '链接',
	long: (letters) =>
		`链接有 ${number(letters)} 个字符，有些聊天软件会截断这样的链接。用文件或二维码更稳妥。`,
	holds: (what) =>
		`链接本身就包含${whole[what]}。谁拿到谁就能看；存放 Courtbook 的服务器永远收不到。`,
	isSealed: '链接通往这场牌局：它加封后在 Courtbook 旁保存 60 天。有链接的人能读，服务器不能。',
	short: {
		gone: {
			what: '这个链接已过期。',
			todo: '短链接背后的牌局只保存 60 天。请对方再给一个链接，或给文件。'
		},
		unreachable: { what: '现在取不到这个链接背后的牌局。', todo: '等手机联网后再试。' }
	},
	code: {
		one: (what) => `${whole[what]}链接的二维码`,
		partOf: (what, part, of) => `${whole[what]}链接的二维码，第 ${part} 部分，共 ${of} 部分`,
		part: (part, of) => `第 ${part} / ${of} 部分`,
		parts: '二维码的各部分',
		previous: '上一个',
		pause: '暂停',
		inTurn: '轮播',
		next: '下一个'
	},

	picture: {
		motto: '你的牌，你的宫廷',
		failed: '这个浏览器画不了图片。请改为分享文字。',
		drawing: '正在画…',
		alt: (standing) => `每一轮的名次和最终结果：${standing.join('；')}`,
		share: '发送图片',
		save: '保存图片',
		saved: '图片已保存到浏览器的下载位置。'
	},

	summary: {
		gameOf: (game, house) => `${game}，${house}`,
		ruled: (name) => `${name}称霸全场`,
		place: (place, name, title) => `${place}. ${name}，${title}`,
		points: (all) => `分数：${all.map(([name, points]) => `${name} ${points}`).join('，')}`,
		sentences: (all) => all.join('')
	},

	open: {
		title: '打开链接或扫码',
		pageTitle: '打开链接',
		subtitle: '来自另一部手机的牌局或自家规则',
		nothingStored: '什么都没有存。',
		nothingAdded: '什么都没有加入。请稍后再试。',
		showEvening: '在纪事里查看',
		showHouse: '查看这套自家规则',
		addEvening: '加入纪事',
		addHouse: '加入我的自家规则',
		another: '再打开一个',
		notNow: '暂不',
		reading: '正在读取…',
		partFound: (part, of) => `找到第 ${part} / ${of} 部分。`,
		partsFound: (n, of) => `已找到 ${n} / ${of} 部分。`,
		comesInParts: (n) => `二维码分 ${n} 部分，轮流显示。请在这里扫：每部分扫到一次就行，不分先后。`,
		strange: '这个码不是 Courtbook 的。请找另一个。',
		scan: '扫码',
		shownFirst: '打开的内容会先显示；你同意之前什么都不会存。其中任何内容都不会发送出去。',
		link: '链接',
		paste: '粘贴链接，或各部分的所有链接。',
		openLink: '打开链接'
	},
	openedEvening: {
		deleted: '已删除',
		notClosed: '未结束',
		game: '游戏',
		players: '玩家',
		names: (names) => list(names),
		standing: '目前名次',
		added: '已加入纪事。',
		new: '这部手机上还没有。',
		longer: (n) => `它的开头已在这部手机上：会再加上 ${n} 条记录。`,
		branch: '这部手机上也有，但后来走向不同。两份都保留，并排放着；轮数多的那份计入统计。',
		altered:
			'这部手机上也有，但这个链接在同样的地方说法不同：它在记录之后被改过。这里的内容保持原样。如果添加，它会放在旁边，不计入统计。',
		known: '全部内容都已在这部手机上。'
	},
	openedHouse: {
		head: (game, day) => `${game ?? '这个版本的 Courtbook 不认识的游戏'}的自家规则 · 改于 ${day}`,
		published: '与原版相同',
		these: '这套规则',
		added: '已加入自家规则。',
		addedAs: (name) => `已加入自家规则，名为“${name}”。`,
		new: '这部手机上还没有。',
		newAs: (name) => `这部手机上还没有。已有同名的规则，所以会以“${name}”加入。`,
		same: '这部手机上已经有了。',
		newer: '这部手机上有较旧的版本，会被替换。',
		older: '这部手机上有更新的版本，会原样保留。'
	},

	camera: {
		unsupported: '这个浏览器不让网页用相机，或者页面不是通过 https 打开的。请改为粘贴链接。',
		none: '没有找到相机。请改为粘贴链接。',
		refused: '页面没有获准使用相机。请在浏览器设置里为此页面允许相机，或粘贴链接。',
		busy: '相机现在用不了：可能被别的应用占着。请关掉它再试，或粘贴链接。'
	},
	scanner: {
		label: '相机',
		sees: '相机画面',
		asking: '正在请求使用相机…',
		hold: '把二维码对准画面。',
		stop: '停用相机',
		close: '关闭'
	}
} satisfies Catalogue['share'];
