import type { Catalogue } from '#lib/messages/catalogue.ts';

const moves = (n: number) => `${n} 人换座`;

export default {
	firstTime: '照图入座。点一个座位，就改由首位坐那里。',
	comeAndGo: '人员变动',
	number: {
		'too-few': '按这套规则，人太少了。',
		'too-many': '按这套规则，人太多了。'
	},
	numberRemedy: {
		'too-few': '得有人加入，不然牌局就结束了。',
		'too-many': '得有人离开，不然牌局就结束了。'
	},
	tile: (name, place, title) => `${name}，第 ${place} 名，${title}`,
	tileToTurn: (name, place, title, top) => `${name}，第 ${place} 名，${title}。让${top}坐这里`,
	picksChair: (name) => `${name}挑座位。`,
	othersFollow: '其余的人按名次顺时针入座。',
	everyoneStays: '大家都坐着不动。',
	titlesMove: '换的是头衔。',
	nobodyMoves: '谁都不用动。',
	move: (n) => `${moves(n)}。`,
	choiceMoves: (n) => moves(n),
	choiceFewest: (n) => `${moves(n)}，最少`,
	betterAnother: (top, n) => `${top}换个座位的话，只需 ${n} 人换座。`,
	betterOf: (top, sitter, n) => `${top}坐${sitter}的座位的话，只需 ${n} 人换座。`,
	turn: '转动牌桌',
	everyChoice: '所有选法',
	peopleMove: '大家按名次换座',
	peopleStay: '头衔换，人不动',
	seatedLead: (text) => `坐好了：${text}`,
	seatedDeal: '坐好了，发牌',
	where: (name) => `${name}坐哪儿？`,
	freeChair: '坐空座位',
	whereSits: (name) => `${name}坐的位置`,
	chairOf: (name) => `坐${name}的座位`
} satisfies Catalogue['seats'];
