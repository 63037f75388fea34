import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `${game}をどう遊びますか？`,
	ask: (last) => ({
		pack: 'どの札で？',
		jokers: 'ジョーカーは？',
		eight: '8切り？',
		equal: '同じ数字は？',
		gives: `${last}が渡す枚数は？`,
		'first-lead': '最初は誰から？',
		lock: '縛り？',
		turned: '4枚で革命？',
		'spade-three': 'スペ3返し？',
		'forbidden-last': '禁止上がり？',
		fall: '都落ち？',
		'twos-clear': '2で流れる？',
		runs: '階段？',
		'joker-revolution': 'ジョーカー2枚で税なし？',
		'twos-high': '2が最強？',
		'last-call': '「あと1枚」と言う？',
		'after-exit': '誰かが上がったら誰から？',
		'first-tax': '第1ラウンドから税？',
		'tarot-trumps': '税のとき切り札は？',
		'first-deal': '最初の配りの革命？',
		stripped: '少人数では札を減らす？',
		scoring: '点数？',
		merchants: '商人は交換できる？',
		misdeal: '配り間違いは1位が決める？',
		trumps: '切り札は？',
		ordering: '順番の宣言？',
		'worst-back': '一番弱い札を返す？',
		chairs: '席を替わる？'
	}),
	words: {
		no: 'なし',
		yes: 'あり',
		none: 'なし',
		wild: '万能',
		low: '弱い',
		skips: '飛ばす',
		'dealers-left': '親の左',
		'top-player': '1位',
		'all-suits': '全部',
		'shared-suits': '片縛り',
		'in-suit': '同じマーク',
		'any-suits': 'マーク自由',
		'as-many-grow': '人数による',
		'more-ranks': '数字を増やす',
		'more-suits': 'マークを増やす',
		'next-in-turn': '次の人',
		'highest-placed': '最上位',
		lowest: '一番下',
		highest: '一番上',
		twos: '2',
		jokers: 'ジョーカー',
		both: '両方'
	},
	explain: (question) => `${question} 意味`,
	last: '最下位の呼び名は…',
	names: {
		president: [
			['大貧民', '貧民'],
			['ビリ', 'ブービー']
		]
	},
	own: '自由',
	ownTitle: '自分たちの呼び名',
	everything: 'そのほか全部',
	more: (n) => `ほかに${n}のルール`,
	all: 'すべてのルール',
	back: '質問に戻る',
	play: 'これで遊ぶ',
	regions: 'ほかの地域の遊び方',
	region: {
		france: {
			label: 'フランス式',
			sentence: 'ハートのQから始め、同じ数字には同じ数字かパス、余った札はよけておく。'
		},
		germany: {
			label: '32枚のArschloch',
			sentence: '7からAまで、Aが最強。7♦を持つ人から。KönigからArschlochまで。'
		},
		spain: {
			label: '40枚のCulo',
			sentence: 'スペインの札、Aが最強、オロスのAはほかのAに勝つ。反時計回り。'
		},
		norway: { label: 'ノルウェー式', sentence: '6はワイルド。' },
		netherlands: {
			label: 'オランダ式',
			sentence: '3♦から始め、より強い数字なら枚数が多くてもよい。'
		},
		'united-states': {
			label: 'アメリカ式',
			sentence: '誰でも4枚目をそろえてよく、多い枚数が少ない枚数に勝つ。'
		},
		china: { label: '中国式', sentence: 'マーク自由の5枚以上の階段。反時計回り。' },
		japan: {
			label: '日本のローカルルール',
			sentence: '救急車（9が2枚で流れる）、砂嵐（3が3枚で3枚組に勝つ）、4止め。'
		}
	}
} satisfies Catalogue['questions'];
