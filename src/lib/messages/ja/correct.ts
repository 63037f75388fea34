import type { Decree } from '#lib/evening/state.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('ja');

const abouts = {
	rules: 'ルール',
	places: '順位',
	chairs: '席',
	dealer: '配る人',
	taxes: '税',
	ranking: '強さの順',
	revolution: '革命',
	result: '結果'
};
const topics = {
	exits: '上がりの順',
	ranking: '強さが逆転した回数',
	revolution: '革命',
	tax: '税',
	chairs: '首位の席',
	people: '顔ぶれ',
	rules: 'ルール',
	seats: '最初の席'
};
const states: Record<Decree['state'], string> = {
	'in-force': '有効',
	lapsed: '失効',
	obeyed: '実行済み',
	refused: '拒否',
	vetoed: '却下',
	lifted: '解除'
};

/** 第3ラウンド, 第3、5〜9ラウンド. */
const rounds = (spans: readonly RoundSpan[]): string =>
	`第${list(spans.map(([from, to]) => (from === to ? `${from}` : `${from}〜${to}`)))}ラウンド`;

/** An entry of some rounds. */
const counted =
	(words: string): LeftOutSentence =>
	({ spans }) =>
		`${rounds(spans)}の${words}は除かれます。`;
/** An entry of a player. */
const countedOf =
	(words: string): LeftOutSentence =>
	({ who, spans }) =>
		`${rounds(spans)}の、${who}の${words}は除かれます。`;

const leftOut = {
	EveningStarted: counted('開始'),
	SeatsSet: counted('席の選択'),
	CardsDrawn: counted('席決めの札引き'),
	TopChairChosen: counted('首位の席の選択'),
	ChairsKept: counted('席の据え置き'),
	ChairsRecorded: counted('席の記録'),
	DealerNamed: countedOf('配る人としての指名'),
	StepReached: counted('段階の移動'),
	HandsChanged: countedOf('天変地異'),
	RankingTurned: counted('強さの逆転'),
	DirectionTurned: counted('進行方向の逆転'),
	RevolutionCalled: countedOf('革命'),
	TaxMarked: countedOf('税のチェック'),
	TaxesSettled: counted('税の支払い完了'),
	TaxCorrected: countedOf('税の訂正'),
	OrdersRecorded: counted('訂正後の札の受け渡し'),
	MerchantsExchanged: counted('商人の交換'),
	CardExposed: counted('見えた札'),
	DecreeIssued: ({ who, text, spans }) =>
		`${rounds(spans)}の、${who}のお触れ「${text}」は除かれます。`,
	DecreeSettled: counted('お触れの結末'),
	RulingLogged: counted('裁定'),
	RulingOverruled: counted('裁定の取り消し'),
	ScoreCorrected: countedOf('得点の修正'),
	PlayerWentOut: countedOf('上がり'),
	ExitsSwapped: counted('上がりの入れ替え'),
	ExitTakenBack: countedOf('上がりの取り消し'),
	ExitJudged: countedOf('最後の札の判定'),
	PlayerLeftMidRound: countedOf('途中の退席'),
	RoundVoided: counted('配り直し'),
	RoundEndedEarly: counted('途中終了'),
	RulesChanged: counted('ルールの変更'),
	RoundConfirmed: counted('ラウンドの終了'),
	PlayerJoined: countedOf('参加'),
	PlayerLeft: countedOf('退席'),
	PlayerSatOut: countedOf('1回休み'),
	ArrivalAnnounced: countedOf('参加予定'),
	DepartureAnnounced: countedOf('退席予定'),
	AnnouncementWithdrawn: countedOf('予定の取り消し'),
	PlayerAddressed: countedOf('呼び方'),
	PlayerRenamed: countedOf('新しい名前'),
	NoteAdded: counted('メモ'),
	LastRoundAnnounced: counted('最終ラウンドの予告'),
	EveningClosed: counted('ゲーム会の終了'),
	EveningReopened: counted('ゲーム会の再開'),
	EveningRenamed: counted('ゲーム会の名前'),
	EveningDeleted: counted('削除'),
	EveningRestored: counted('復元')
} satisfies Record<HistoryEntry['type'], LeftOutSentence>;

/** Sentences about a changed order: the names of the first and last place, the end of the sentence
 * about them, and the sentence about all others. */
const order = (first: string, last: string, end: string, others: string) => ({
	first: (player: string, not: string) => `${first}は${not}ではなく${player}${end}。`,
	last: (player: string, not: string) => `${last}は${not}ではなく${player}${end}。`,
	elsewhere: (players: readonly string[]) => `${list(players)}の${others}。`,
	manyElsewhere: (n: number) => `${n}人の${others}。`
});

const changing = { places: '順位', taxes: '税', dealers: '配る人', results: '結果' };

export default {
	title: 'ラウンドの訂正',
	round: (n) => `第${n}ラウンド`,
	subtitle: (round, evening) => `第${round}ラウンド・${evening}`,
	whichRound: 'どのラウンドが違いますか？',
	whatOfIt: '何が違いますか？',
	somethingElse: 'このラウンドの別のこと',
	noResult: (round) => `第${round}ラウンドの結果はまだありません。`,
	nothingPlayed: 'まだ遊んだラウンドがありません。遊んだあとに、ここで訂正できます。',
	undo: '訂正を元に戻す',
	redo: '訂正をやり直す',
	undone: '訂正を元に戻しました。すべて前のとおりです。',
	redone: '訂正をやり直しました。',
	was: (place: number) => `前は${place}番`,
	seeFollowing: '変わることを見る',

	topics,
	corrected: {
		exits: (round) => `第${round}ラウンドの上がりの順を訂正しました。`,
		ranking: (round) => `第${round}ラウンドの強さの逆転を訂正しました。`,
		revolution: (round) => `第${round}ラウンドの革命を訂正しました。`,
		tax: (round) => `第${round}ラウンドの税を訂正しました。`,
		chairs: (round) => `第${round}ラウンドの首位の席を訂正しました。`,
		people: (round) => `第${round}ラウンドの顔ぶれを訂正しました。`,
		rules: (round) => `第${round}ラウンドのルールを訂正しました。`,
		seats: (round) => `第${round}ラウンドの最初の席を訂正しました。`
	},

	recorded: {
		names: (names) => list(names),
		turnings: (n) => (n === 0 ? '逆転なし' : `逆転${n}回`),
		noRevolution: 'なし',
		revolution: (name) => `${name}が革命を宣言`,
		greaterRevolution: (name) => `${name}が大革命を宣言`,
		taxUnknown: '記録なし',
		taxDone: 'すべて支払い・返却済み',
		nobodyPaid: '誰も払っていない',
		paid: (names) => `${list(names)}が払った`,
		keptChairs: '全員が席を据え置き',
		keptChair: (name) => `${name}は席を据え置き`,
		tookChair: (name, chair) => `${name}：${chair}`,
		players: (names) => `${names.length}人：${list(names)}`,
		rulesNamed: (game, own) => `${game}、${own}`,
		rulesChanged: (game, changes) => `${game}。${changes}`
	},

	marks: {
		on: '進行中',
		revolution: (name) => `革命：${name}`,
		greaterRevolution: (name) => `大革命：${name}`,
		turned: (n) => `強さの逆転${n}回`,
		dealtAgain: (n) => `配り直し${n}回`,
		left: (names) => `${list(names)}が退席`,
		endedEarly: '途中終了'
	},
	rounds: {
		number: 'ラウンド',
		goThere: '移動',
		wrongNumber: (last) => `1〜${last}の数字を入れてください。`,
		nobodyOut: 'まだ誰も上がっていません'
	},

	comings: {
		PlayerJoined: (name) => `${name}が参加`,
		PlayerLeft: (name) => `${name}が退席`,
		PlayerSatOut: (name) => `${name}が1回休み`,
		ArrivalAnnounced: (name) => `${name}が次のラウンドから参加の予定`,
		DepartureAnnounced: (name) => `${name}がこのラウンドまでの予定`,
		PlayerLeftMidRound: (name) => `${name}が途中で退席`,
		when: (round, time) => `第${round}ラウンド・${time}`,
		mistake: '間違い',
		mistakeOf: (what, round) => `${what}、第${round}ラウンド：間違い`,
		title: '間違って入れた出入り',
		link: '出入りの記録に間違いがある'
	},

	exits: {
		order: '最初に上がった人から、最後まで札を持っていた人まで：',
		turns: '都落ちや順位の逆転は、この順から自動で決まります。',
		left: (names) => `${list(names)}は途中で抜けたので、全員の下になります。`,
		forbidden: '禁止上がり'
	},
	ranking: { howOften: '強さは何回逆転しましたか？', label: '強さが逆転した回数' },
	revolution: {
		who: '税が払われる前に革命を宣言したのは誰ですか？',
		label: '革命を宣言した人',
		none: 'なかった',
		greater: '大革命',
		moved: '全員が移動',
		stayed: '移動なし',
		both: (a: string, b: string) => `${a}、${b}`
	},
	tax: {
		label: (payer, receiver, n) => `${payer}から${receiver}へ${n}枚`,
		owed: (payer, receiver, n) => `${payer}は${receiver}に${n}枚払うことになっていました。`,
		unknown: '払ったかどうかの記録はありません。',
		hands: (payer: string) => `${payer}が1位と手札をすべて入れ替えた`,
		paid: (payer) => `${payer}が払った`,
		returned: (receiver) => `${receiver}が返した`
	},
	chairs: {
		where: (name) => `${name}はどこに座りましたか？`,
		label: '首位の人の席',
		free: (chair) => `席${chair}（空席）`,
		own: '自分の席',
		of: (name) => `${name}の席`,
		moves: (n) => `${n}人が移動`,
		kept: '全員が席を据え置き',
		titlesMove: '称号だけが移る'
	},
	seats: {
		order: '首位から時計回りに：',
		clockwise: '卓のまわりを時計回りに：'
	},
	rules: {
		which: 'どのルールで遊びましたか？',
		howLong: '有効な期間',
		once: 'このラウンドだけ',
		fromNow: 'このラウンドから'
	},
	people: {
		forgotten: '入れ忘れた人がいる',
		inTime: (round) => `第${round}ラウンドに間に合ったのは誰ですか？`,
		name: '入れ忘れた人の名前',
		anotherName: '別の名前',
		wasThere: 'いた',
		card: '新しい参加者の札',
		drewCard: (name) =>
			`${name}が1枚引き、その札で順位が決まります。最下位から順に、数字3つごとに順位が1つ上がります（JO-2）。`,
		drew: (name) => `${name}の札`,
		absent: 'いなかった人がいる',
		satOut: '休んだ',
		satOutOf: (name) => `${name}は休んだ`,
		hadLeft: '抜けていた',
		hadLeftOf: (name) => `${name}は抜けていた`
	},
	recordedChoice: '記録どおり',
	recordedChoiceWith: (note) => `記録どおり・${note}`,

	following: {
		title: '変わること',
		subtitle: (topic, round) => `${topics[topic]}・第${round}ラウンド`,
		nothing: 'あとの記録は何も変わりません。',
		toAnswer: (n) => `先に${n}件の質問にお答えください。`,
		open: (n) => `未回答${n}件`,
		accept: 'このように訂正する',
		now: '進行中のラウンド',
		roundNow: (round) => `第${round}ラウンド（進行中）`,
		newSeats: '全員の席を決め直します。',
		noNewSeats: (names) => `席を決め直す必要はありません：${list(names)}。`,
		dealtAlready: '札はもう配られています。',
		unfit: '合わなくなるもの',
		order: (round, names) => `第${round}ラウンド：${list(names)}`,
		byHand: '手動',
		takeBack: '取り消す',
		takeBackOf: (round) => `取り消す：第${round}ラウンドの順`,
		points: '会の得点',
		player: '参加者',
		untilNow: 'これまで',
		corrected: '訂正後',
		decrees: 'お触れ',
		roundByRound: 'ラウンドごと'
	},
	summary: {
		rounds: (n, parts) => {
			const what =
				parts.length === 0
					? 'ルール'
					: parts.map(([part, times]) => `${changing[part]}${times}ラウンド`).join('、');
			return `あとの${n}ラウンドが変わります：${what}。`;
		},
		noRounds: 'あとのラウンドは変わりません。',
		points: (n) => `${n}人の得点が変わります。`
	},

	abouts,
	aboutRound: (about) => about.map((one) => abouts[one]).join('、'),
	differences: {
		sits: order('首位の席', '最下位の席', 'です', '席が変わります'),
		wouldHaveSat: order('首位の席', '最下位の席', 'だったはずです', '席が違っていたはずです'),
		ranks: order('首位', '最下位', 'です', '順位が変わります'),
		wouldHaveRanked: order('首位', '最下位', 'だったはずです', '順位が違っていたはずです'),
		cameIn: order('1位', '最下位', 'でした', '結果の順位が変わります'),
		otherPlaces: (n) => `${n}か所の順位が変わります。`,
		otherChairs: (n) => `${n}人が別の席に座ります。`,
		otherChairsThen: (n) => `${n}人が別の席に座っていたはずです。`,
		clockwise: (names) => `時計回りに：${list(names)}。`,
		clockwiseBefore: (names) => `${list(names)}。`,
		deals: (player, not) => `配るのは${not}ではなく${player}です。`,
		wouldHaveDealt: (player, not) => `配るのは${not}ではなく${player}だったはずです。`,
		owes: (payer, receiver, n) => `${payer}が${receiver}に${n}枚払います。`,
		wouldHaveOwed: (payer, receiver, n) => `${payer}が${receiver}に${n}枚払うはずでした。`,
		owed: (payer, receiver, n) => `${payer}が${receiver}に${n}枚払うことになっていました。`,
		nobodyOwes: '誰も税を払いません。',
		nobodyWouldHaveOwed: '誰も税を払わないはずでした。',
		noTax: '税なし。',
		nothingPaid: '支払いの記録はありません。',
		paidBy: (names) => `支払いの記録：${list(names)}。`,
		nothingReturned: '返し済みの記録はありません。',
		returnedBy: (names) => `返し済みの記録：${list(names)}。`,
		turnings: (n) => (n === 0 ? '強さは逆転していません。' : `強さは${n}回逆転しました。`),
		noRevolution: (not) => `革命はありませんでした（これまでは${not}の革命）。`,
		revolution: (player) => `${player}が革命を宣言しました。`,
		otherRevolution: (player, not) => `革命を宣言したのは${not}ではなく${player}です。`,
		otherWords: '文面が変わります。',
		untilNow: 'これまで：',
		places: (about) => `${abouts[about]}：変わる順位`,
		place: '順位',
		was: 'これまで',
		becomes: '変更後は',
		now: '現在',
		corrected: '訂正後',
		decree: (n) => `お触れ${n}。`,
		decreeGone: (text, issuer, was) =>
			`${issuer}の「${text}」はなくなります（これまでは${states[was]}）。`,
		decreeEnds: (text, issuer, is, not) =>
			`${issuer}の「${text}」は「${states[not]}」ではなく「${states[is]}」です。`
	},

	questions: {
		leftOut,
		otherTaxes: '払った税とは別の税になります。同じ分の記録はそのまま残ります。',
		seated: (round, names) =>
			`第${round}ラウンドの席を決め直します。${list(names)}の順に座ります。`,
		filledIn: (spans, _, names) =>
			`${rounds(spans)}に${list(names)}の上がりがないので、${names.length === 1 ? '' : 'この順で'}最後に置きます。`,
		right: 'これでよい',
		orderOf: 'または、ラウンドの順を指定',
		whichRound: 'どのラウンドですか？',
		orderOfRound: (round) => `第${round}ラウンドの順`,
		seatOtherwise: '別の席順にする',
		satLikeThis: 'この席順だった',
		wentOutLikeThis: 'この順に上がった'
	}
} satisfies Catalogue['correct'];
