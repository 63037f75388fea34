import type { Catalogue } from '#lib/messages/catalogue.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const when = (round: number): string => (round === 0 ? '第1ラウンドの前' : `第${round}ラウンド`);
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}、質問は${name}`;

export default {
	title: '裁定',
	under: (game, house, players) => `${game}${house === null ? '' : `、${house}`}・${players}人`,
	houseRules: 'ハウスルール',
	underEvening: (game) => `${game}・この会のルール`,
	otherRules: '別のルール',
	ask: {
		title: '裁定を聞く',
		label: '自分の言葉で質問',
		example: '2の上にジョーカーを出せる？',
		cardsEntered: '札は入力済みです。質問を開いて、ほかの条件を足してください。',
		orTap: 'または質問を選ぶ',
		nothing: '見つかりません。別の言葉で試すか、質問を選んでください。',
		didYouMean: 'もしかして …？',
		orDidYouMean: 'それとも …？',
		didNotKnow: '審判が答えられませんでしたか？',
		keep: '質問を残す',
		kept: '残しました。設定に一覧があります。',
		ourReading: '当アプリの解釈',
		failed: '検索を読み込めませんでした。接続を確かめて、もう一度試してください。',
		open: '質問を開く',
		yes: 'はい。',
		no: 'いいえ。',
		so: (phrase: string) => `${phrase}。`,
		firstRound: (text: string) => `最初のラウンド：${text}`,
		laterRounds: (text: string) => `第2ラウンドから：${text}`,
		elsewhere: (text: string) => `使う場合：${text}`,
		notHere: 'この卓では使いません。',
		place: (game: string, chapter: string) => `${game}、${chapter}`
	},
	whichQuestion: 'ご質問は？',
	questions: {
		play: 'これは出せますか？',
		hand: 'どの札を渡しますか？',
		next: '誰から始め、次は誰ですか？',
		join: '新しい参加者の席は？ 税は誰が払いますか？',
		revolution: '今、革命を起こせますか？ 何が変わりますか？',
		call: 'その宣言は有効でしたか？',
		irregular: '手違いがありました'
	},
	whichRules: 'どのルールで？',
	game: 'ゲーム',
	done: '完了',
	counters: {
		players: {
			label: '参加者の人数',
			fewer: '参加者を1人減らす',
			more: '参加者を1人増やす',
			value: (_, shown) => `参加者${shown}人`
		},
		newcomers: {
			label: '新しい参加者の人数',
			fewer: '新しい参加者を1人減らす',
			more: '新しい参加者を1人増やす',
			value: (_, shown) => `新しい参加者${shown}人`
		},
		cards: {
			label: '払う枚数',
			fewer: '払う枚数を1枚減らす',
			more: '払う枚数を1枚増やす',
			value: (_, shown) => `払うのは${shown}枚`
		}
	},
	answer: '答え',
	rules: 'ルール',
	houseRule: (name) => `ハウスルール、${name}：`,
	sentences: (all) => all.join(''),
	byRules: (word) => `ルールでは「${word}」。`,
	ruledBefore: '前の裁定：',
	earlier: (word, sentence, round, askedBy) =>
		`${word}${sentence === '' ? '' : `：${sentence}`}（${asked(round, askedBy)}）`,
	ownAnswer: (bold, round, askedBy) => `${bold('この卓独自の答え')}（${asked(round, askedBy)}）`,
	takeBack: '取り消す',
	log: 'この裁定を残す',
	whoAsked: '質問した人は？',
	whoAskedIfYouLike: '質問した人（任意）',
	logNameless: '名前なしで残す',
	house: {
		open: '卓のルールで決める…',
		title: '卓のルールで決める',
		forThisQuestion: 'この質問について、これから',
		atThisTable: (word) => `この卓では${word}`,
		own: 'この卓のやり方',
		isOurs: 'これを答えとする',
		word: '卓独自の裁定',
		fromNextDeal: 'ハウスルールとして、次の配札から',
		setting: (option, value) => `${option}：${value}`,
		settingSaid: (option, value, sentence) => `${option}：${value}。${sentence}`
	},
	card: {
		takeBack: (card, mark) => `${cardText(card)}を取り消す${mark === null ? '' : `、${mark}`}`,
		marks: { goes: '渡す札', 'may-go': '渡してもよい札' },
		trump: '切り札'
	},
	keys: {
		rank: (rank) => rankWord(rank),
		trump: '切り札',
		suits: { C: 'クラブ', D: 'ダイヤ', H: 'ハート', S: 'スペード', T: '星', M: '月' },
		notKnown: '不明'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
