import type { Catalogue } from '#lib/messages/catalogue.ts';

const chairOf = (sitter: string) => `${sitter}的座位`;
const moving = (n: number) => (n === 0 ? '没人换' : `${n} 人换`);

export default {
	firstTime: '点名字，看怎么换座。',
	comeAndGo: '人员变动',
	number: {
		'too-few': '按这套规则，人太少了。',
		'too-many': '按这套规则，人太多了。'
	},
	numberRemedy: {
		'too-few': '得有人加入，不然牌局就结束了。',
		'too-many': '得有人离开，不然牌局就结束了。'
	},
	mends: (n) => `从下次发牌起改一条规则，${n} 人就能玩：`,
	asYouSit: '现在的座位',
	tile: (name, place, title) => `${name}，第 ${place} 名，${title}`,
	tileDoes: (tile, does) => `${tile}：${does}`,
	joins: '加入',
	stays: '不动',
	chairOf,
	shortChairOf: (sitter) => chairOf(sitter),
	freeChair: '空座位',
	takes: (sitter) => `坐${chairOf(sitter)}`,
	takesFree: (left, right) => `坐${left}和${right}之间的空座位`,
	someone: (name, does) => `${name}${does}`,
	picksChair: (name) => `${name}挑座位。`,
	othersFollow: (counter: boolean) => `其余的人按名次${counter ? '逆时针' : '顺时针'}入座。`,
	everyoneStays: '大家都坐着不动。',
	titlesMove: '换的是头衔。',
	titlesMoveOnce: '这一轮换的是头衔。',
	nobodyMoves: '谁都不用动',
	move: (n) => `${n} 人换座`,
	shortMove: (n) => `${n} 人换座`,
	ifTakes: (n, top, sitter) => `${top}坐${chairOf(sitter)}：${moving(n)}`,
	ifTakesFree: (n, top) => `${top}坐空座位：${moving(n)}`,
	ifStays: (n, top) => `${top}不动：${moving(n)}`,
	change: '更改…',
	seated: '坐好了',
	seatedLead: (text) => `坐好了：${text}`
} satisfies Catalogue['seats'];
