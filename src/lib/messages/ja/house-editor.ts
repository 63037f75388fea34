import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'ハウスルール',
	none: 'そのハウスルールはこの端末にありません。',
	allRules: 'すべてのルール',
	opening: '開いています…',
	trouble: (trouble, meaning) => `${trouble}${meaning}`,
	unread: 'ハウスルールを今は読めません。何も変わっていません。あとでもう一度お試しください。',
	notStored: 'ハウスルールを保存できませんでした。もう一度お試しください。',
	deleted: (name) => `「${name}」を削除しました。`,
	undoDeletion: '削除を元に戻す',
	edit: '編集',
	duplicate: '複製',
	compare: '比べる',
	share: '共有',
	delete: '削除',
	list: {
		empty:
			'まだありません。ゲームの標準ルールをもとに、卓で違うところだけ変えてください。会の開始時に選べます。',
		about: (game, changes) => `${game}・${changes}`,
		edit: (name) => `${name}を編集`,
		duplicate: (name) => `${name}を複製`,
		compare: (name) => `${name}を比べる`,
		delete: (name) => `${name}を削除`,
		undo: '元に戻す',
		beginningWith: '新規作成のもとにするルール',
		new: '新しいハウスルール',
		newFor: (game) => `${game}の新しいハウスルール`
	},
	editor: {
		subtitle: (game) => `${game}用、項目を1つずつ`,
		name: '名前',
		ours: (game) => `うちの${game.replace(/^ザ・/, '')}`,
		titles: '称号',
		titlesHint: 'この卓での呼び名です。空欄なら標準の称号のままです。',
		points: '称号ごとの得点',
		trumps: '切り札',
		trumpsHint:
			'効果は出典にありません。この卓での効果を書いてください。裁定はその文を表示します。',
		trumpHint: 'この卓での効果',
		save: '保存',
		saved: '保存済み',
		leaveOut: '未保存の変更を破棄',
		bringBack: '破棄した変更を戻す',
		copied: (name) =>
			`その間に別のタブがこのハウスルールを変えました。両方残してあり、こちらの分は「${name}」です。`
	},
	fields: {
		name: '名前',
		title: (title) => `称号「${title}」`,
		points: (title) => `「${title}」の得点`,
		trump: (number) => `切り札${number}`
	},
	problem: (field, problem) => `${field}：${problem}`,
	problems: {
		'text-empty': '1文字以上入力してください。',
		'name-too-long': '長すぎます。40文字までです。',
		'text-too-long': '長すぎます。300文字までです。',
		'name-taken': 'このゲームには同じ名前のハウスルールがあります。',
		'not-points': '−99から99までの整数にしてください。'
	},
	groups: {
		cards: '札と強さ',
		deal: '席と配札',
		play: 'プレイ',
		effects: '効果のある札',
		lead: '最初に出す人',
		tax: '税',
		revolution: '革命',
		newcomers: '新しい参加者',
		score: '得点'
	},
	search: 'ルールを探す',
	searchFor: 'ジョーカー、8切り、税…',
	found: (n) => `${n}件見つかりました`,
	yours: '自分たちのルール',
	differ: (n) => `標準と違うもの${n}件`,
	foreign: 'ほかのゲームから',
	option: {
		name: (option, label) => `${option}：${label}`,
		changedName: (option, label) => `${option}：${label}、ハウスルール`,
		published: (label) => `標準：${label}`,
		setBack: (label) => `「${label}」に戻す`,
		setBackName: (option, label) => `${option}を「${label}」に戻す`,
		forbidden: '上がりに使えない札',
		add: '追加',
		remove: (entry: string) => `削除：${entry}`,
		anyNumber: '何枚でも',
		addRank: '数字を追加',
		addCard: '札を追加',
		cardOrRank: '札か数字',
		over: '何に勝つか',
		effect: '効果',
		howMany: '枚数',
		rounds: 'ラウンド数で終了',
		points: '得点で終了',
		numberOfRounds: 'ラウンド数',
		numberOfPoints: '得点'
	},
	clash: (a, b) => `「${a}」と「${b}」は両立しません。`,
	clashes: {
		'wilds-missing':
			'ジョーカーについての項目ですが、ジョーカーを使っていません。加えるか、ジョーカーの要らないものを選んでください。',
		'jokers-without-use':
			'ジョーカーを使うのに、その役割がありません。ワイルドか切り札にするか、抜いてください。',
		'trump-jokers-missing':
			'ジョーカーが切り札ですが、ジョーカーを使っていません。2枚加えるか、ほかの切り札を選んでください。',
		'ranking-not-of-deck':
			'小さい数字が強いのはダルムーティの札だけで、その札では必ずそうなります。',
		'no-suits-in-deck': 'ダルムーティの札にはスートがないので、同じスートの階段はありません。',
		'opener-not-in-pack':
			'最初に出す人を決める札が、この札の組にありません。別の札か別の決め方を選んでください。',
		'leftovers-not-of-deck':
			'この札の組からは中ほどの札を抜けません。余りは配るか、除いてください。',
		'counts-with-lock': '縛りには毎回同じ枚数が必要です。縛りをなくすか、同じ枚数にしてください。',
		'deck-not-for-so-many': 'この札の組は8人までです。',
		'taxes-not-for-so-many': 'この税は8人までです。',
		'runs-missing':
			'階段革命があるのに、階段を使いません。階段を認めるか、階段革命をやめてください。',
		'packs-not-for-so-many':
			'1組は12人まで（32枚なら8人、40枚なら10人）、2組は5人から16人までです。',
		'second-pack-not-of-deck': '2組目を使えるのは52枚、32枚、40枚の札だけです。',
		'jokers-of-two-packs':
			'1組のジョーカーは2枚までです。2組にするか、ジョーカーを減らしてください。',
		'points-without-scoring':
			'シリーズが得点で終わるのに、得点がありません。得点の付け方か、別の終わり方を選んでください。'
	},
	idle: {
		'no-more-titles': '効果なし：このゲームにはほかの称号がありません。',
		'rank-not-in-pack': '効果なし：この札にはその数字がありません。',
		'other-pack': '効果なし：札を抜けるのはダルムーティの札だけです。',
		'no-wilds': '効果なし：ジョーカーを使っていません。',
		'needs-both-wilds': '効果なし：革命にはジョーカーが2枚必要ですが、足りません。',
		'no-suits': '効果なし：この札にはスートがありません。',
		'trumps-already': '効果なし：ジョーカーはすでに切り札です。',
		'no-taxes': '効果なし：税がありません。',
		'nothing-to-cancel': '効果なし：なくせる税がありません。',
		'untaxed-anyway': '効果なし：最初の配札の革命で、最初のラウンドは税なしになります。',
		'no-greater-revolution': '最初のラウンドを税なしにするだけです。ここでは大革命は起きません。',
		'card-not-in-pack': 'この中に、使っていない札があります。'
	},
	bundles: '出典にある組み合わせ',
	bundlesInUse: (n) => `${n}件使用中`,
	bundle: {
		'jokers-wild': {
			label: '万能のジョーカー',
			sentence:
				'ジョーカー2枚がどの札の代わりにもなり、税では真っ先に渡します。出典でいちばん普通の形です。'
		},
		'jokers-low': {
			label: '弱いジョーカー',
			sentence: 'ジョーカー2枚は組に入り、単独では2より弱く、税では手元に残せます。'
		},
		'more-suits-and-ranks': {
			label: 'スートと数字を追加',
			sentence: '札を増やして税を重くします。5人以上のとき、出典がすすめる形です。'
		},
		'extra-suits': {
			label: 'スートを追加',
			sentence: '4人を超える1人につき2組目から1スートを加え、税も重くします。'
		},
		'twos-high': {
			label: '2が最強',
			sentence: '2がAより強くなります。札を抜くときは、まず9を抜きます。'
		},
		'no-rank-privilege': {
			label: '身分の特権なし',
			sentence: '上がりのあとは、最上位の人ではなく次の人から始めます。'
		},
		'first-round-taxed': {
			label: '最初のラウンドから税',
			sentence: '引いた札で順位が決まっているので、最初のラウンドから税を払います。'
		},
		'newcomer-as-serf': {
			label: '新しい参加者は農奴から',
			sentence: '加わる人は最下位から始めます。'
		},
		'all-draw-anew': {
			label: '全員で引き直し',
			sentence: '誰かが加わると、全員で席を引き直します。'
		},
		'newcomer-by-card': {
			label: '札で決める',
			sentence: '新しい参加者が1枚引きます。いちばん弱い3つの数字なら最下位です。'
		},
		'joker-trumps': {
			label: '2の代わりにジョーカー',
			sentence: 'ジョーカー2枚を加えて切り札にします。2は最強の数字というだけです。'
		},
		'twos-then-jokers': {
			label: '2より強いジョーカー',
			sentence: '加えたジョーカー2枚は、切り札のままの2にも勝ちます。'
		},
		ordering: {
			label: '並びの宣言',
			sentence: '1枚出しで数字が3つ続いたら宣言できます。慣れた卓向けです。'
		},
		'first-deal-revolution': {
			label: '最初の配札の革命',
			sentence: '最初のラウンドは税なしです。大革命だけは宣言できます。'
		},
		stripped: {
			label: '少人数用に札を抜く',
			sentence: '4人か5人のとき、弱い札を抜いて手札を減らします。'
		},
		scoring: {
			label: '得点',
			sentence: '勝った人数だけ得点し、20ラウンド遊びます。'
		},
		philanthropic: {
			label: '慈善得点',
			sentence: '得点に加え、自分に税を払う人が順位を上げると、上位2人に1点ずつ入ります。'
		},
		'merchant-exchange': {
			label: '商人の交換',
			sentence: '最上位の商人が、別の商人と1枚ずつ、伏せたまま交換できます。'
		},
		misdeals: {
			label: '見えた札の扱い',
			sentence: '配る途中で見えた札の行き先を、大ダルムーティが決めます。'
		},
		'more-titles': {
			label: '中間の称号を増やす',
			sentence: '6人以上では、副大統領の次に長官、準貧民の上に書記が加わります。'
		},
		'twos-top': {
			label: '2は1枚で何にでも勝つ',
			sentence: '2は1枚で、2以外のどの1枚にも組にも勝ち、何にも負けません。'
		}
	},
	comparison: {
		title: '並べて比較',
		subtitle: '違うところだけを表示します',
		one: 'こちら',
		other: '比べる相手',
		houses: 'ハウスルール',
		published: '標準',
		of: (name, game) => `${name}（${game}）`
	},
	changing: {
		title: 'ルールを変える',
		agreed: '卓で合意した変更は、次の配札から有効です。済んだラウンドは当時のルールのままです。',
		decreed: (player) =>
			`${player}のお触れは、次の配札から有効です。済んだラウンドは当時のルールのままです。`,
		nothing: 'まだ何も変わりません。',
		oneRoundEnds: '1ラウンド限りの変更が終わります。',
		wordsOnly: '文面だけが変わります。',
		howLong: '有効な期間',
		once: '1ラウンド限り',
		forGood: '次に変えるまで',
		agree: '合意する（次の配札から）',
		decree: 'お触れにする（次の配札から）'
	}
} satisfies Catalogue['house-editor'];
