import type { Catalogue } from '#lib/words/catalogue.ts';

export default {
	first: {
		start: '用你们自己的牌来玩。名次、进贡和规则交给这部手机。',
		seats: '照图入座。点一个座位，就改由首位坐那里。',
		deal: '念出来，发牌，再继续。弄错了可以撤销。',
		taxes: '交了、还了的请打勾。跳过的算未记录。',
		play: '谁出完就点一下；最后一名会自动填上。',
		closed: '已存入纪事，随时可以更正和分享。'
	},
	install: {
		heading: '安装 Courtbook',
		why: '装成应用后，打开方式和别的应用一样，不需要网络，浏览器也不容易清掉其中的数据。',
		install: '安装',
		notNow: '先不',
		safari: '在 Safari 里：点“共享”，再点“添加到主屏幕”。',
		ownStore: '它在那里是空的：请先在这里备份，再到那里恢复文件。'
	}
} satisfies Catalogue['hints'];
