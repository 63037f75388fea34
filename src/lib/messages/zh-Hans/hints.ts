import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		first: '先安装，再输入名字：在 Safari 里点“共享”，再点“添加到主屏幕”。那里从空白开始。',
		heading: '安装 Courtbook',
		why: '装成应用后，打开方式和别的应用一样，不需要网络，浏览器也不容易清掉其中的数据。',
		install: '安装',
		notNow: '暂不',
		safari: '在 Safari 里：点“共享”，再点“添加到主屏幕”。',
		week: '七天没打开这个页面，Safari 就可能清掉它保存的数据。主屏幕上的应用不会这样。',
		ownStore: '它在那里是空的：请先在这里备份，再到那里恢复文件。'
	}
} satisfies Catalogue['hints'];
