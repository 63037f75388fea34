import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { list } = grammar('ja');

const PAIRS: Record<WildPair, string> = {
	JK: 'ジョーカー2枚',
	'two-JK': 'ジョーカー2枚',
	JE: '道化師2枚',
	'two-JE': '道化師2枚'
};

const rounds = (n: number) => `${n}ラウンド`;

const span = (first: number, last: number): string =>
	first === last ? `第${first}ラウンド` : `第${first}〜${last}ラウンド`;

const at = ({ place, last }: TakenPlace): string => (last && place !== 1 ? '最下位' : `${place}位`);

export default {
	evening: 'ゲーム会',
	houseGame: (game, house) => `${game}、${house}`,
	isDeleted:
		'このゲーム会は削除されています。30日間は、ここか「記録」の「削除したゲーム会」から復元できます。',
	statistics: 'この会の統計',
	backToTable: '卓に戻る',
	putOnTable: '卓に出す',
	enteredLater: (day: string) => `あとから入力（${day}）`,
	sheet: {
		more: 'その他',
		title: 'このゲーム会',
		share: '共有',
		note: 'メモを追加',
		noteTitle: 'メモを残す',
		noteLabel: '何を残しておきますか？',
		addNote: 'メモを残す',
		rename: '名前を変える',
		renameLabel: 'このゲーム会の名前は？',
		correct: 'ラウンドを訂正',
		reopen: '再開して卓に出す',
		again: '同じ顔ぶれでもう一度',
		remove: 'このゲーム会を削除'
	},
	places: {
		title: '順位',
		asTable: '表で見る',
		picture: 'ラウンドごとの順位の図',
		table: 'ラウンドごとの順位の表',
		caption: '各ラウンドを終えた順位',
		round: 'ラウンド',
		what: '出来事',
		drawnRow: 'くじ引き',
		notThere: '不在',
		atTheEnd: '最後にいた人（上から順に）',
		marks: {
			revolution: (pair) => PAIRS[pair],
			greaterRevolution: '大革命',
			rules: 'ルール変更',
			rulesOnce: '1回だけ別ルール',
			draw: '引き直し',
			joins: (name) => `＋${name}`,
			leaves: (name) => `−${name}`,
			'sits-out': (name) => `${name}休み`,
			'is-back': (name) => `${name}復帰`
		},
		inWords: {
			joins: (name) => `${name}参加`,
			leaves: (name) => `${name}退席`
		},
		events: {
			revolution: (caller, pair) => `${caller}が${PAIRS[pair]}を見せた`,
			greaterRevolution: (caller) => `${caller}が大革命を宣言した`,
			rules: 'ここから別のルール',
			rulesOnce: 'このラウンドだけ別のルール',
			draw: '全員が引き直した',
			joins: (name) => `${name}が参加した`,
			leaves: (name) => `${name}が抜けた`,
			'sits-out': (name) => `${name}が休んだ`,
			'is-back': (name) => `${name}が戻った`
		}
	},
	recap: {
		title: 'まとめ',
		text: (sentences) => sentences.join(''),
		none: 'まだ終わったラウンドがありません。',
		played: (n, winner) =>
			n === 1
				? `1ラウンド遊び、${winner}が1位でした。`
				: `${rounds(n)}遊び、最後のラウンドは${winner}が1位でした。`,
		reign: (name, first, last) =>
			`${name}が${rounds(last - first + 1)}の間、首位でした（${span(first, last)}）。`,
		reigns: (name, times, long) =>
			`${name}は${times}回首位に立ち、どれも${rounds(long)}${long > 1 ? '続き' : 'で終わり'}ました。`,
		longestReigns: (names, long) =>
			`いちばん長く首位を保ったのは${list(names)}で、${rounds(long)}です。`,
		rose: (name, from, to) => `${name}は${at(from)}から${at(to)}へ順位を上げました。`,
		fell: (name, from, to) => `${name}は${at(from)}から${at(to)}へ順位を落としました。`,
		revolution: (name, pair, round) =>
			`第${round}ラウンドに${name}が${PAIRS[pair]}を見せ、税なしになりました。`,
		greaterRevolution: (name, round) => `第${round}ラウンドに${name}が大革命を起こしました。`,
		revolutions: (n, names) => `革命は${n}回あり、起こしたのは${list(names)}です。`,
		turned: (n) => `強さの逆転は${n}回ありました。`,
		paid: (names, n, partly) =>
			`${list(names)}が税を${names.length === 1 ? '' : 'それぞれ'}${n}枚払いました${partly ? '（記録のある分）' : ''}。`,
		unrecorded: (n) => `記録のない税が${n}件あります。`,
		decrees(n, refused) {
			const issued = `お触れは${n}件`;
			if (refused === 0) return `${issued}でした。`;
			return refused === n
				? `${issued}で、${n === 1 ? '' : 'すべて'}拒否されました。`
				: `${issued}で、うち${refused}件は拒否されました。`;
		},
		rulings: (n) => `裁定を${n}件記録しました。`
	},
	facts: {
		label: 'ハイライト',
		of: (n, all) => `${n}/${all}`,
		way: (from, to) => `${from}→${to}`,
		waySpoken: (from, to) => `${from}位から${to}位へ：`,
		wins: (name) => `ラウンドで${name}が勝利`,
		tie: (names) => `勝ったラウンド：${list(names)}`,
		winners: '人がラウンドで勝利',
		reign: (name) => `ラウンド続いた${name}の在位`,
		climb: (name, n) => `${name}の躍進（${rounds(n)}で）`,
		fall: (name, n) => `${name}の転落（${rounds(n)}で）`,
		tax: (name) => `枚の税を${name}が払った`,
		revolution: (name, round) => `枚の税、第${round}ラウンド：${name}の革命`,
		greaterRevolution: (name) => `${name}の大革命`,
		revolutions: '回の革命',
		ahead: (name, other) => `ラウンドすべてで${name}が${other}より上`,
		steady: (name, place) => `回連続で${name}が${place}位`,
		bottom: (name) => `ラウンド、${name}が最下位で粘った`,
		points: (name) => `点：${name}`
	},
	log: {
		title: '経過',
		oldestFirst: '古い順',
		show: '表示するもの',
		all: 'すべて',
		kinds: {
			rounds: 'ラウンド',
			decrees: 'お触れ',
			rulings: '裁定',
			notes: 'メモ',
			changes: '変更'
		},
		signs: {
			rounds: 'ラウンド：',
			revolution: '革命：',
			decrees: 'お触れ：',
			rulings: '裁定：',
			notes: 'メモ：',
			changes: '変更：'
		},
		count: (n) => `${n}件`,
		more: (n) => `あと${n}件`,
		round: (n) => `第${n}ラウンド`,
		fromTheTop: '先頭から'
	},
	lines: {
		start: (names) => ({ head: 'ゲーム会の開始', then: `参加者は${list(names)}。` }),
		round: (n) => ({ head: `第${n}ラウンド`, then: '終了。' }),
		RoundVoided: { head: '配札は無効', then: '札を配り直しました。' },
		revolution: (caller, pair) => ({ head: `${caller}が${PAIRS[pair]}を見せる`, then: '税なし。' }),
		turned: { head: '革命', then: 'ラウンドが終わるまで強さが逆転します。' },
		turnedBack: { head: '革命返し', then: '強さが元に戻りました。' },
		reversed: { head: '9リバース', then: '反時計回りになりました。' },
		reversedBack: { head: '9リバース', then: '時計回りに戻りました。' },
		greaterRevolution: (caller) => ({
			head: `${caller}が大革命を宣言`,
			then: '全員の順位が逆転。'
		}),
		decree: (issuer, text, targets) => ({
			head: `${issuer}のお触れ：`,
			then: `${text}・${targets === null ? '全員' : list(targets)}へ`
		}),
		ruling: (house, question, answer, sentence) => ({
			head: house ? '卓独自の裁定：' : '裁定：',
			then: [question, [answer, sentence].filter((text) => text !== '').join('。')]
				.filter((text) => text !== '')
				.join(' → ')
		}),
		note: (text) => ({ head: 'メモ：', then: text }),
		rules: (issuer, once) => ({
			head: issuer === null ? '卓の合意：' : `${issuer}のお触れ：`,
			then: once ? '1ラウンド限りの新しいルール。' : '新しいルール。'
		}),
		PlayerJoined: (name) => ({ head: name, then: 'が参加。' }),
		HandsChanged: (name) => ({ head: name, then: 'が1位と手札をすべて入れ替え。' }),
		PlayerLeft: (name) => ({ head: name, then: 'が退席。' }),
		PlayerLeftMidRound: (name) => ({ head: name, then: 'がラウンドの途中で退席。' }),
		'arrival-announced': (name: string) => ({ head: name, then: 'が次のラウンドから参加。' }),
		DepartureAnnounced: (name: string) => ({ head: name, then: 'がこのラウンドのあと退席。' }),
		PlayerSatOut: (name) => ({ head: name, then: 'がこのラウンドは休み。' }),
		tax(payer, fault, remedy, fine) {
			const what = { wrong: '間違い', forgotten: '払い忘れ' }[fault];
			const then = { 'paid-anew': '払い直し', fine: '罰', 'let-stand': 'そのまま' }[remedy];
			return {
				head: `${payer}の税の${what}：`,
				then: fine === null ? `${then}。` : `${then}、${fine}。`
			};
		},
		score: (name, points, reason) => ({ head: `${name} ${points}`, then: `手動：${reason}` }),
		orders: (moved: boolean) => ({
			head: '訂正のあと、',
			then: moved ? '札が移りました：' : '札はそのままです。'
		}),
		amended: (round, about) => ({
			head: `第${round}ラウンドの訂正：`,
			then: {
				exits: '上がりの順。',
				ranking: '強さが逆転した回数。',
				revolution: '革命。',
				tax: '税。',
				chairs: '席。',
				people: '顔ぶれ。',
				rules: 'ルール。'
			}[about]
		}),
		'player-renamed': (before, name) => ({ head: before, then: `は名前が変わりました：${name}` }),
		renamed: (name) => ({ head: 'ゲーム会の新しい名前：', then: name }),
		LastRoundAnnounced: { head: '最終ラウンド', then: 'の予告。' },
		EveningClosed: { head: 'ゲーム会を終えました。', then: '' },
		clock: {
			back: { head: 'スマートフォンの時計が戻されました。', then: '' },
			ahead: {
				head: '長い休憩、または時計が進められました。',
				then: '3時間と数えます。'
			}
		},
		EveningReopened: { head: 'ゲーム会を再開しました。', then: '' },
		EveningDeleted: { head: 'ゲーム会を削除しました。', then: '' },
		EveningRestored: { head: 'ゲーム会を復元しました。', then: '' }
	},
	details: {
		dealt: (name) => `配ったのは${name}`,
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? '税の記録なし'
				: [
						...paid.map((tax) => `${tax.from}が${tax.to}に${tax.cards}枚`),
						...(unrecorded === 0 ? [] : [`ほか${unrecorded}件は記録なし`])
					].join('、'),
		moved: (from: string, to: string, n: number) => `${from}から${to}へ${n}枚`,
		endedEarly: '途中で終了、残りの順位は手で決定',
		forbidden: (names) => `${list(names)}は禁止上がり`,
		left: (names) => `${list(names)}は途中で退席`,
		askedBy: (name) => `質問は${name}`,
		takenBack: 'のちに取り消し'
	}
} satisfies Catalogue['chronicle'];
