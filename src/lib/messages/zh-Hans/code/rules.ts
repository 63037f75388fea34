import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	renamedTitles: (titles) => `${titles.map(([title, name]) => `${title}改称${name}`).join('，')}。`,
	pointsOf: (titles) => `${titles.map(([title, points]) => `${title} ${points} 分`).join('，')}。`,
	names: {
		dalmuti: ['达尔穆提', '达尔姆蒂', '伟大的达尔姆蒂', 'Dalmuti', 'The Great Dalmuti'],
		'kings-and-bastards': ['国王与杂种', 'Kings and Bastards'],
		president: ['President', '争上游', '争上游扑克'],
		daifugo: ['大贫民', '日本大富豪', 'Daifugō']
	}
} satisfies CodeOf<'zh-Hans', 'rules'>;
