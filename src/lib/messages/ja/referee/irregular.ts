import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

export const irregular = {
	names: {
		'wrong-tribute': '献上の札を間違えた',
		'forgotten-tribute': '献上を忘れた',
		'wrong-giveback': '返す札を間違えた',
		misdeal: '配り間違えた',
		'exposed-card': '配る途中で札が見えた',
		'player-left': '途中で抜けた人がいる',
		'out-of-turn': '順番でないのに出した',
		'forgotten-one-card': '「ラスト1枚」を言い忘れた',
		'forgotten-call': '並びの宣言を忘れた',
		'illegal-play': '出せない札だったとあとでわかった',
		'play-taken-back': '出した札を引っ込めたい',
		'revoked-pass': 'パスを取り消したい'
	} satisfies Record<Irregularity, string>,
	sentences: {
		'wrong-tribute':
			'払うべきはいちばん強い札でした。別の札を渡したときにどうなるかは、出典に記載がありません。',
		'forgotten-tribute':
			'税はプレイの前に払うものです。あとで気づいたときのことは、出典に記載がありません。',
		'wrong-giveback': '別の札を返したときにどうなるかは、出典に記載がありません。',
		misdeal: '出典に記載がありません。配札を無効にして配り直すことができます。',
		'exposed-card': '配る途中で見えた札は、このように扱います。',
		'player-left':
			'出入りはラウンドとラウンドの間に行います。当アプリの解釈では、途中で抜けた人は空いている中でいちばん低い順位になります。',
		'out-of-turn': '早く出してしまった札の扱いは、出典に記載がありません。',
		'forgotten-one-card': '残り1枚になった人はそう言います。言い忘れの罰は知られていません。',
		'forgotten-call':
			'並びを宣言できる卓では、3人目が出すときに宣言します。宣言がなければ縛りは生まれません。さらに続けた人は、そのときに宣言できます。',
		'illegal-play': '出せない札を出したときにどうなるかは、出典に記載がありません。',
		'play-taken-back': '出した札を引っ込められるかは、出典に記載がありません。',
		'revoked-pass': 'パスはここまで有効です。'
	} satisfies Record<Irregularity, string>,
	ways: {
		'put-right': '正しい札を払う',
		'giveback-right': '正しい札を返す',
		fine: '卓で決めた罰を与える',
		'let-stand': 'そのままにする',
		'deal-again': '配り直す',
		'even-out-unseen': '枚数がそろうまで、見ずに札を引く',
		'owner-keeps-it': '持ち主がそのまま持つ',
		'top-player-rules': '誰のものにするか首位の人が決める',
		'worst-place-free': '抜けた人は、空いている中でいちばん低い順位',
		'round-void': 'ラウンドを無効にして配り直す',
		'end-round-early': 'ラウンドを終え、残りの順位は手で決める',
		'take-back-and-pass': '札を手札に戻し、パスとみなす',
		'take-back-in-turn': '札を手札に戻し、順番どおりに出す',
		'said-late': '気づいた時点で言い、そのまま続ける',
		'goes-uncalled': '宣言なしとして、ふつうに続ける',
		'called-late': '今から宣言し、ここから有効とする',
		'fresh-only': '次の札が出るまでは戻す。出たあとは有効',
		'laid-is-played': '一度出した札は戻せない',
		'pass-holds-this-turn': 'パスはその番だけ有効',
		'pass-holds-this-trick': 'パスはその場が流れるまで有効',
		'taken-back-before-the-next-play': '次の札が出るまでは取り消せる'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	lowTribute:
		'払うべきはいちばん強い札（小さい数字）でした。別の札を渡したときにどうなるかは、出典に記載がありません。',
	freeGiveback: 'ここではどの札を返してもよいので、間違いがあるとすれば枚数だけです。',
	worstGiveback: '返すのは、配られたときの手札でいちばん弱い札です。',
	keptBack: (card: string) =>
		`${card}は、別の3を返して手元に残すことはできません。3を4枚とも持っている場合は別です。`,
	optionalRule:
		'このゲームには、誰のものにするか首位の人が決める選択ルールがあります。配り直しは当アプリの解釈です。',
	asMostDo: '多くの卓の方法（当アプリの解釈）',
	whatHappened: '何がありましたか？',
	whoseTribute: '誰の献上ですか？',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: '卓で選んでください',
	silent: '出典に記載はありません。よくある方法は当アプリの解釈です。',
	inRules: 'この卓のルールでそう決まっています。',
	usualWays: 'よくある方法',
	whatWasDone: 'とった対応',
	fine: '罰の内容（あれば）',
	nameFine: (why: string) => `先に罰の内容を入れてください。${why}`,
	asRules: 'ルールどおり',
	fromNextDeal: '次の配札からのハウスルール'
};
