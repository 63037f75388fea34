import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `最適は${from}人` : `最適は${from}〜${to}人`;

export default {
	firstTime: '札は手持ちのトランプで。',
	number: {
		tooFew: (game, min, best) => `${game}は${min}人からです（${bestWith(best)}）。`,
		tooMany: (game, max, n) => `${game}は${max}人までです。今は${n}人います。`,
		notFair: (n, game, best) => `${n}人：${game}の想定より少なめです（${bestWith(best)}）。`,
		works: (n, best) => `${n}人：遊べますが、${bestWith(best)}です。`,
		best: (n, best) => `${n}人、${bestWith(best)}です。`
	},
	title: '新しいゲーム会',
	subtitle: '今日は誰と何で遊びますか？',
	game: (game) => `ゲーム：${game}`,
	allGames: 'すべてのゲーム',
	published: '標準ルールで',
	howDoYouPlay: 'どう遊びますか？',
	otherGames: 'ほかのゲーム',
	whichGame: 'どのゲームで遊びますか？',
	players: (from, to) => `${from}〜${to}人`,
	also: (names) => `別名：${names.join('、')}`,
	nameLabel: '新しい名前、または名前の一覧',
	namePlaceholder: '名前（一覧の貼り付けも可）',
	add: '追加',
	refused: (name, why) => `${name}：${why}`,
	seated: '参加者（座っている順に時計回り）',
	tap: '座っている順に、時計回りで。',
	largerPack:
		'5人以上のタヒミでは、出典は札を増やして税を重くする遊び方をすすめています（ハウスルールにあります）。ここでは52枚を均等に配ります。',
	secondPack: (max: number) =>
		`1組では足りません。今回だけのハウスルールで2組目を加えると、${max}人まで遊べます。`,
	twoPacks: '2組で遊ぶ',
	trumps: {
		question: '献上と席決めの引きで、タロットの切り札は',
		below: 'どの数字よりも下（当アプリの解釈）',
		above: 'どの数字よりも上'
	},
	addEveryone:
		'参加者全員を、座っている順に時計回りで追加してください。名前は次回も使えるように残ります。',
	help: 'よくある質問',
	again: (n, day) => (day === null ? `前回と同じ${n}人ですか？` : `${day}と同じ${n}人ですか？`),
	missing: 'いない人をタップしてください。',
	somebodyNew: 'ほかの人も',
	change: '変更',
	deal: (n) => (n === null ? '第1ラウンドを配る' : `${n}人に第1ラウンドを配る`),
	draw: '札を引いて席決め',
	needed: (n) => `あと${n}人必要です`,
	goOn: (round, day) => `${day ?? '前回'}の第${round}ラウンドの続き`,
	seeLast: (day) => (day === null ? '前回を見る' : `${day}の会を見る`),
	leftClosed: (evening) => `「${evening}」を終了しました。`,
	undo: '元に戻す',
	undoClosing: '元に戻して、前の会を続ける',
	first: {
		title: '札はみなさんで。序列はアプリで。',
		how: '手持ちのトランプで遊べます。上がった人をタップすれば、席も称号も税もわかります。',
		promises: ['無料', 'オフライン', '登録不要'],
		takeSeats: '席に着く',
		sample: '遊び終えた会を見てみる'
	},
	called: {
		question: '何と呼んでいますか？',
		here: (game) => `ここでは「${game}」です。`,
		none: 'その名前のゲームはありません。全部でこちらです：'
	},
	sample: {
		label: '見本',
		mark: '見本の会です。保存も集計もされません。',
		players: ['あおい', 'はると', 'さくら', 'れん', 'ゆい', 'みなと'],
		decree: '最下位の人が飲み物を取ってくる。',
		playOwn: '自分たちで遊ぶ'
	},
	mySeat: '共有中の卓の自分の席',
	allNames: (n) => `全${n}人の名前`,
	start: (n) => (n === 0 ? '開始' : `${n}人で開始`),
	eveningName: (weekday, game) => `${weekday}の${game.replace(/^ザ・/, '')}`
} satisfies Catalogue['start'];
