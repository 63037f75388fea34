import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: '连着这个 Wi-Fi 时可用。',
	why: '为什么？',
	title: '没有 HTTPS 的地址',
	works: '牌局会保存在这部手机上，牌桌也可以共享。',
	missing:
		'浏览器不会保存应用供离开此网络时使用，不会让屏幕保持常亮，也不提供相机和系统的分享菜单。',
	sealed:
		'共享的牌桌是加密的：中继的运营者无法在那里读取。但如果此网络中有人在传输途中篡改应用，则无法防范。',
	todo: '要使用其余功能，请通过以 https:// 开头的地址打开 Courtbook。'
} satisfies Catalogue['not-secure'];
