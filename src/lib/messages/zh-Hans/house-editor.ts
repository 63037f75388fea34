import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: '自家规则',
	none: '这部手机上没有这套自家规则。',
	allRules: '所有规则',
	opening: '正在打开…',
	trouble: (trouble, meaning) => trouble + meaning,
	unread: '自家规则现在读不出来。什么都没有改，请稍后再试。',
	notStored: '自家规则没有存下来；请再试一次。',
	deleted: (name) => `“${name}”已删除。`,
	undoDeletion: '撤销删除',
	edit: '编辑',
	duplicate: '复制',
	compare: '比较',
	share: '分享',
	delete: '删除',
	list: {
		empty: '还没有。从某个游戏的原版规则开始，改掉你们桌不一样的地方；开局时就能选用。',
		about: (game, changes) => `${game} · ${changes}`,
		edit: (name) => `编辑${name}`,
		duplicate: (name) => `复制${name}`,
		compare: (name) => `比较${name}`,
		delete: (name) => `删除${name}`,
		undo: '撤销',
		beginningWith: '新建，基于',
		new: '新的自家规则',
		newFor: (game) => `${game}的新自家规则`
	},
	editor: {
		subtitle: (game) => `用于${game}，一项一项来`,
		name: '名称',
		ours: (game) => `我们的${game}`,
		titles: '头衔',
		titlesHint: '本桌怎么叫。留空就用原版头衔。',
		points: '各头衔的分数',
		trumps: '将牌',
		trumpsHint: '原文没有规定将牌的本事。把每张的用法写在这里，裁判会显示你们的说明。',
		trumpHint: '它在本桌有什么用',
		save: '保存',
		saved: '已保存',
		leaveOut: '放弃未保存的改动',
		bringBack: '找回放弃的改动',
		copied: (name) => `另一个标签页同时改过这套规则。两份都保留：你的在这里，名为“${name}”。`
	},
	fields: {
		name: '名称',
		title: (title) => `头衔“${title}”`,
		points: (title) => `“${title}”的分数`,
		trump: (number) => `将牌 ${number}`
	},
	problem: (field, problem) => `${field}：${problem}`,
	problems: {
		'text-empty': '至少输入一个字。',
		'name-too-long': '太长了：最多 40 个字。',
		'text-too-long': '太长了：最多 300 个字。',
		'name-taken': '这个游戏已有同名的自家规则。',
		'not-points': '请输入 −99 到 99 的整数。'
	},
	groups: {
		cards: '用牌与大小',
		deal: '座位与发牌',
		play: '打牌',
		effects: '有特效的牌',
		lead: '谁先出',
		tax: '进贡',
		revolution: '革命',
		newcomers: '新人',
		score: '计分'
	},
	search: '搜索规则',
	searchFor: '鬼牌、8、交税……',
	found: (n) => `找到 ${n} 条规则`,
	yours: '你们的',
	differ: (n) => `${n} 条与原版不同`,
	foreign: '来自其他游戏',
	option: {
		name: (option, label) => `${option}：${label}`,
		changedName: (option, label) => `${option}：${label}，自家规则`,
		published: (label) => `原版：${label}`,
		setBack: (label) => `改回“${label}”`,
		setBackName: (option, label) => `把${option}改回“${label}”`,
		forbidden: '不能用来收尾的牌',
		add: '添加',
		remove: (entry: string) => `移除：${entry}`,
		anyNumber: '任意张数',
		addRank: '添加点数',
		addCard: '添加一张牌',
		cardOrRank: '牌或点数',
		over: '压过什么',
		effect: '效果',
		howMany: '几张',
		rounds: '打满若干轮',
		points: '达到若干分',
		numberOfRounds: '轮数',
		numberOfPoints: '分数'
	},
	clash: (a, b) => `“${a}”和“${b}”不能并存。`,
	clashes: {
		'wilds-missing': '这与鬼牌有关，而牌里没有鬼牌。请加上，或选不用鬼牌的规则。',
		'jokers-without-use': '牌里有鬼牌，却没有规则用到。请设为百搭或将牌，或者拿掉。',
		'trump-jokers-missing': '这里鬼牌是将牌，而牌里没有鬼牌。请加两张，或改选别的将牌。',
		'ranking-not-of-deck': '只有达尔穆提牌是小的赢，而且用这副牌必须如此。',
		'no-suits-in-deck': '达尔穆提牌没有花色，所以没有同花顺子。',
		'opener-not-in-pack': '这副牌里没有决定先出的那张牌。请换一张牌，或换一种先出方式。',
		'leftovers-not-of-deck': '这副牌不去掉中间的牌。余下的照发，或放一边。',
		'counts-with-lock': '花色锁定要求每次张数相同。请取消锁定，或只许同样多的牌跟。',
		'deck-not-for-so-many': '这副牌最多八人用。',
		'taxes-not-for-so-many': '这种进贡最多用于八人。',
		'runs-missing': '这里用顺子革命，却不打顺子。请允许顺子，或去掉顺子革命。',
		'packs-not-for-so-many': '一副牌最多十二人（32 张八人，40 张十人），两副牌五到十六人。',
		'second-pack-not-of-deck': '只有 52、32 或 40 张的牌能加第二副。',
		'jokers-of-two-packs': '一副牌最多两张鬼牌。请用两副牌，或减少鬼牌。',
		'points-without-scoring': '比赛以分数结束，却没有计分。请选一种计分方式，或换一种结束方式。'
	},
	idle: {
		'no-more-titles': '不起作用：这个游戏没有更多头衔。',
		'rank-not-in-pack': '不起作用：这副牌里没有这些牌。',
		'other-pack': '不起作用：只有达尔穆提牌能精简。',
		'no-wilds': '不起作用：牌里没有鬼牌。',
		'needs-both-wilds': '不起作用：革命要两张鬼牌，而牌里不够。',
		'no-suits': '不起作用：这副牌没有花色。',
		'trumps-already': '不起作用：鬼牌已经是将牌。',
		'no-taxes': '不起作用：没有进贡。',
		'nothing-to-cancel': '不起作用：没有进贡可以取消。',
		'untaxed-anyway': '不起作用：首次发牌革命已让第一轮免贡。',
		'no-greater-revolution': '只让第一轮免贡：这里不可能有大革命。',
		'card-not-in-pack': '这些牌并非都在牌里。'
	},
	bundles: '原文命名的玩法',
	bundlesInUse: (n) => `${n} 个使用中`,
	bundle: {
		'jokers-wild': {
			label: '鬼牌真百搭',
			sentence: '两张鬼牌可当任何牌，进贡时要先给。原文的常用做法。'
		},
		'jokers-low': {
			label: '鬼牌算小',
			sentence: '两张鬼牌配同点牌，单出时小于 2，进贡时留着。'
		},
		'more-suits-and-ranks': {
			label: '更多花色和点数',
			sentence: '扩充过的牌和更重的进贡，超过四人时原文推荐。'
		},
		'extra-suits': {
			label: '额外花色',
			sentence: '超过四人后，每多一人加第二副牌的一门花色，进贡也更重。'
		},
		'twos-high': {
			label: '2 最大',
			sentence: '2 在 A 之上；要拿掉牌时先拿 9。'
		},
		'no-rank-privilege': {
			label: '名次无特权',
			sentence: '有人出完后由下一位先出，而不是名次最高者。'
		},
		'first-round-taxed': {
			label: '第一轮就进贡',
			sentence: '抽牌已定下名次，所以第一轮起就进贡。'
		},
		'newcomer-as-serf': { label: '新人从农奴开始', sentence: '新人从最后一名开始。' },
		'all-draw-anew': { label: '全体重新抽牌', sentence: '有人加入时，全体重新抽牌定名次。' },
		'newcomer-by-card': { label: '抽牌定名次', sentence: '新人抽一张牌，最小的三种点数是末位。' },
		'joker-trumps': {
			label: '鬼牌代替 2',
			sentence: '加入两张鬼牌当将牌；2 只是最大的点数。'
		},
		'twos-then-jokers': {
			label: '鬼牌在 2 之上',
			sentence: '加入两张鬼牌，连 2 也能压；2 仍是将牌。'
		},
		ordering: {
			label: '叫连牌',
			sentence: '三张单牌连续时可以叫；适合熟悉这游戏的牌桌。'
		},
		'first-deal-revolution': {
			label: '首次发牌革命',
			sentence: '第一轮免贡；其中只能发动大革命。'
		},
		stripped: {
			label: '精简用牌',
			sentence: '四人或五人时拿掉最弱的点数，手牌少一些。'
		},
		scoring: {
			label: '计分',
			sentence: '赢一人得 1 分，打 20 轮。'
		},
		philanthropic: {
			label: '慈善计分',
			sentence: '同计分；前两名的进贡人上升时，前两名各多得 1 分。'
		},
		'merchant-exchange': {
			label: '商人换牌',
			sentence: '名次最高的商人可与另一位商人盲换一张牌。'
		},
		misdeals: {
			label: '发牌失误',
			sentence: '发牌时露出的牌归谁，由大达尔穆提定。'
		},
		'more-titles': {
			label: '中间多些头衔',
			sentence: '六人起，副总统之后有部长，副贱民之上有文员。'
		},
		'twos-top': {
			label: '一张 2 压过一切',
			sentence: '一张 2 压过其他牌的任何单张或同点牌，没有牌能压它。'
		}
	},
	comparison: {
		title: '并排比较',
		subtitle: '只列出不同之处',
		one: '这套',
		other: '对比这套',
		houses: '自家规则',
		published: '原版',
		of: (name, game) => `${name}（${game}）`
	},
	changing: {
		title: '更改规则',
		agreed: '全桌商定的内容从下次发牌起生效。打过的轮次仍按当时的规则。',
		decreed: (player) => `${player}下的令从下次发牌起生效。打过的轮次仍按当时的规则。`,
		nothing: '还没有任何改动。',
		oneRoundEnds: '只管一轮的规则到此为止。',
		wordsOnly: '只改文字。',
		howLong: '管多久',
		once: '只管一轮',
		forGood: '到再改为止',
		agree: '商定，从下次发牌起',
		decree: '下令，从下次发牌起'
	}
} satisfies Catalogue['house-editor'];
