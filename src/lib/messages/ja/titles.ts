import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	games: {
		temple: 'テンプル',
		tahimi: 'タヒミ',
		dalmuti: 'ザ・グレート・ダルムーティ',
		'kings-and-bastards': 'キングとバスタード',
		president: 'プレジデント',
		daifugo: '大富豪',
		'tarot-himi': 'タロットヒミ'
	},
	rules: 'ルール',
	published: '標準ルール',
	lines: {
		temple: '最強は2、ジョーカーは万能、階段あり。人数が増えるほど税が重くなります。',
		tahimi: '最強はA、ジョーカーなし、同じ数字の組だけ。上がりのあとは最上位の人から始めます。',
		dalmuti: '専用の80枚を使い、小さい数字ほど強くなります。革命で卓がひっくり返ることもあります。',
		'kings-and-bastards': '2が切り札、返すのはいちばん弱い札、席はそのまま。',
		president: '最強は2、同じ数字の組だけ。同じ数字の重ね出しや8切りなどはお好みで。',
		daifugo: '日本生まれの定番。縛り、8切り、そして4枚そろえば革命。',
		'tarot-himi': 'タロットで遊ぶタヒミ。切り札の効果は卓で決めます。'
	},
	titles: {
		// Temple
		Emperor: '皇帝',
		Empress: '女帝',
		Prince: '王子',
		Princess: '王女',
		Duke: '公爵',
		Duchess: '女公爵',
		Count: '伯爵',
		Countess: '女伯爵',
		Baron: '男爵',
		Baroness: '女男爵',
		Baronet: '準男爵',
		Baronetess: '女準男爵',
		Knight: '騎士',
		Dame: '女騎士',
		'Middle Class': '中流',
		'Poor Man': '貧民',
		'Poor Woman': '女貧民',
		'Second Poorest': '第二貧民',
		'Third Poorest': '第三貧民',
		'Fourth Poorest': '第四貧民',
		'Fifth Poorest': '第五貧民',
		'Sixth Poorest': '第六貧民',
		'Seventh Poorest': '第七貧民',
		// Tahimi
		Tahimi: 'タヒミ',
		'Vice Tahimi': '副タヒミ',
		'Senior Vice Tahimi': '上席副タヒミ',
		'Junior Vice Tahimi': '次席副タヒミ',
		Merchant: '商人',
		'Master Serf': '農奴頭',
		'Junior Assistant to the Master Serf': '農奴頭補佐',
		Serf: '農奴',
		// The Great Dalmuti
		'Greater Dalmuti': '大ダルムーティ',
		'Lesser Dalmuti': '小ダルムーティ',
		'Greater Peon': '大農奴',
		'Lesser Peon': '小農奴',
		// Kings and Bastards
		King: '王',
		Queen: '女王',
		'Vice-King': '副王',
		'Vice-Queen': '副女王',
		Commoner: '庶民',
		'Vice-Bastard': '副バスタード',
		Bastard: 'バスタード',
		// President
		President: '大統領',
		'Vice President': '副大統領',
		Citizen: '市民',
		Secretary: '長官',
		Clerk: '書記',
		'Vice Scum': '準貧民',
		Scum: '貧民',
		// Daifugō
		Daifugō: '大富豪',
		Fugō: '富豪',
		Heimin: '平民',
		Hinmin: '貧民',
		Daihinmin: '大貧民'
	}
} satisfies Catalogue['titles'];
