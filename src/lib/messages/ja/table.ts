import type { Step } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('ja');

const lead = {
	leads: (name: string) => `${name}から`,
	holderLeads: (card: string) => `${card}を持つ人から`,
	drawn: 'くじで決めた人から',
	ofTwo: (card: string) => `${card}が2人いれば、配った人の左に近い人から`,
	inDirection: () => '今の進行方向で次の、まだ札を持つ人から',
	because: {
		'next-in-turn': () => '時計回りで次の、まだ札を持つ人から',
		'highest-place': () => 'まだ札を持つ人のうち最上位から',
		'lowest-place': () => 'まだ札を持っている人のうち、最下位の人から始めます',
		'holder-leads': (card) => `${card}を持つ人から、好きな手で始めます`,
		random: () => '最初に出す人をアプリが決めます',
		'trick-winner': () => '場を取った人が次の場を始める',
		'top-seat': () => '首位の人から',
		'bottom-seat': () => '最下位の人から',
		'left-of-dealer': () => '配った人の左隣から',
		'holder-of-card': (card) => `最初の手に${card}を含める`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};

const steps: Record<Step, string> = { seats: '席', deal: '配札', taxes: '税', play: 'プレイ' };

export default {
	steps,
	lead,
	stepsLabel: 'ラウンドの流れ',
	stepDone: (step) => `${steps[step]}、完了`,
	round: (n) => `第${n}ラウンド`,
	lastRound: '最終ラウンド',
	standings: '順位表',
	counterClockwise: '反時計回り',
	more: 'その他',
	cannotStayAwake: 'このブラウザでは画面をつけたままにできません。',
	awakeHelp: '対処法',
	decree: {
		button: 'お触れ',
		buttonInForce: (n) => `お触れ、有効${n}件`,
		inForce: (n) => `有効なお触れ${n}件：`
	},
	tax: {
		paid: (name) => `${name}が払った`,
		returned: (name) => `${name}が返した`
	},
	play: {
		left: '退席',
		falls: (place) => `${common.ordinal(place)}に転落`,
		out: (place) => `${common.ordinal(place)}で上がり`,
		forbidden: '禁止上がり',
		forbiddenAt: (place) => `${common.ordinal(place)}、禁止上がり`,
		tile: (name, state) => `${name}、${state}`,
		said: (name, state) => `${name}、${state}。`,
		roundWon: (winner) => `ラウンド終了。${winner}が1位。`,
		tapWho: '上がった人をタップ',
		nextOut: '次に上がる人',
		nextPlace: (n) => common.ordinal(n),
		ofPlayers: (n) => `${n}人中`,
		leads: '最初に出す',
		leadLabel: '最初に出す人',
		firstLead: '最初の場',
		ifNobodyTops: (name) => `${name}の最後の手がそのまま流れたら`,
		why: '理由',
		reason: (reason) => `${reason}。`,
		stillIn: (names) => `残り：${list(names)}`,
		rulesChange: '次の配札からルールが変わります。',
		capitalFalls: (name) => `都落ち：${name}はこのラウンドから抜けます（DF-6）。`,
		notAsLast: (which: readonly string[]) => `上がれない札：${which.join('、')}。`,
		withEffect: (which: readonly string[]) => `効果つきの${which.join('、')}`,
		collects: (name) => `流れた札は${name}が集めます。`,
		oneCard: '残り1枚？「ラスト1枚」と言いましょう。',
		close: 'ゲーム会を終える',
		next: '次のラウンド'
	}
} satisfies Catalogue['table'];
