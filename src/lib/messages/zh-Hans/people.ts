import type { Catalogue } from '#lib/messages/catalogue.ts';

const evenings = (n: number) => `${n} 场`;
const rounds = (n: number) => `${n} 轮`;

export default {
	title: '牌友',
	unreadable: '名册现在读不出来。什么都没有改，请稍后再试。',
	none: {
		before: '还没有人。',
		link: '到牌桌开一场',
		after: '，入座的人就会记在这里。'
	},
	search: '搜索牌友',
	notFound: '没有这样的名字。试试少打几个字。',
	found: (n) => `找到 ${n} 个名字`,
	allHidden: '所有人都隐藏了。打开下面的名字，就能让它重新出现。',
	hidden: '已隐藏',
	countedAsOther: '算作别人',
	names: (n) => `${n} 个名字`,
	played: (n, inRounds) => (n === 0 ? '还没打过' : `${evenings(n)} · ${rounds(inRounds)}`),
	lastSeen: (day) => `最近来过：${day}`,
	thenLastSeen: (day) => `最近 ${day}`,

	person: '牌友',
	noSuch: '这部手机上没有这个人。',
	all: '所有牌友',
	somebody: '某人',
	somebodyListed: '某人',
	eveningsOf: (name) => `${name}的牌局`,
	notCounted: '统计现在算不出来。请稍后再试。',
	counting: '正在统计…',
	notStored: '没能存下来。什么都没有改，请再试一次。',
	undo: '撤销',

	name: '名字',
	rename: '改名',
	renamed: '已改名，所有牌局里都改了。',
	taken: '名册里已有人叫这个名字。加个字，或在下面把两人算作一人。',

	address: '称呼',
	titles: (titles) => titles.join('、'),

	colour: '图表中的颜色',
	noColour: '没有选：每张图会分配一个空着的颜色。',
	sameColour: '图里若有别人用同样的颜色，其中一人会换一种。',
	colours: [
		'柠檬',
		'梅红',
		'湖蓝',
		'蓝',
		'奶油',
		'丁香紫',
		'叶绿',
		'冰蓝',
		'青',
		'玫瑰',
		'灰',
		'天蓝'
	],

	offering: '开局时',
	isHidden: '已隐藏：这个名字不再列出来供选。历史不变。',
	isOffered: '开局或有人加入时，会列出这个名字。隐藏它不会改变历史。',
	offer: '重新列出这个名字',
	hide: '隐藏这个名字',
	nowHidden: '已隐藏。历史不变。',
	nowOffered: '已重新列出。',

	merge: {
		label: '与此人是同一人',
		choose: '选一个名字',
		choice: (name, n) => `${name}，${evenings(n)}`,
		help: '用于同一个人登记了两次，比如“小明”和“晓明”。改动之前会先让你看到后果。',
		unreadable: '牌局现在读不出来。什么都没有改。',
		failed: '没能算作一人。什么都没有改，请再试一次。',
		together: (from, into) => `${from}和${into}曾同时坐在一张桌上，所以是两个人，仍然分开。`,
		nothing: (from) => `${from}名下还没有牌局。`,
		follows: (from, into, n, all, inRounds) =>
			`${from}的${n === 1 ? '这一场牌局' : `全部 ${n} 场牌局`}将算给${into}，合计 ${evenings(all)}、${rounds(inRounds)}。`,
		preview: '会有什么后果',
		evening: (evening, day) => `${evening}，${day}`,
		correctFirst: '如果其中一人是误登入座的，请先更正那场牌局的轮次。',
		both: (name) => `两人都算${name}`,
		stays: (name) => `之后每场牌局，不论新旧，都显示名字${name}。随时可以再分开。`,
		keepOther: (name) => `改为保留名字${name}`,
		go: '算作一人',
		done: (from, into) => `${from}现在算作${into}。`
	},
	merged: {
		title: '还登记过',
		part: '分开',
		partWhich: (name) => `把${name}与此人分开`,
		parted: (name) => `${name}又是单独一人了。`,
		countedAs: (name) => `算作${name}`,
		countsFor: (from, into) => `${from}的所有牌局都算给${into}，并显示那个名字。`,
		to: (name) => `去看${name}`
	}
} satisfies Catalogue['people'];
