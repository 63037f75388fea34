import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: '设置',
	theme: '主题',
	themes: { night: '夜间', day: '日间', black: '纯黑', system: '跟随手机' },
	contrast: '高对比度',
	language: '语言',
	unreviewed: '尚未经母语者审读。',
	loading: '正在加载语言…',
	notLoaded: '这个语言没能加载。请联网后再试。',
	screen: '屏幕',
	awake: '屏幕常亮',
	feedback: '声音和振动',
	feedbackHow: '有人出完、撤销之后、一轮结束时。',
	sound: '轻柔音效',
	vibration: '振动',
	cannotVibrate: '这个浏览器不支持振动。',
	staysAwake: '一轮进行中，屏幕保持常亮。',
	cannotStayAwake: '这个浏览器无法让屏幕常亮。请在手机的系统设置里把自动锁屏时间调长。',
	storage: '存储',
	storedHere: '所有内容都留在这部手机的这个浏览器里，只要不分享，就不会发送到任何地方。',
	inClub: '所有内容都留在这部手机上。已结束的牌局、牌友和自家规则的加封副本会发送给你的俱乐部。',
	club: '俱乐部',
	clubHelp: '多部手机共用一份记录。',
	data: '数据与备份',
	fromElsewhere: '来自另一部手机',
	open: '打开链接或扫码',
	help: '帮助',
	whatPeopleAsk: '常见问题',
	unanswered: {
		title: '裁判没答上来的问题',
		stays: '它们只留在这部手机上。愿意的话，请手动发给我们。',
		send: '发送或复制',
		copied: '已复制。',
		remove: (question: string) => `删除“${question}”`
	},
	version: (version) => `Courtbook 版本 ${version}`
} satisfies Catalogue['settings'];
