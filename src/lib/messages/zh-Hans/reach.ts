import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, plural } = grammar('zh-Hans');

export default {
	share: '共享牌桌',
	shareHelp: '用另一部手机扫描。它会实时跟随，并告诉玩家该做什么。',
	offer: '其他手机随后会实时跟随，并告诉各位玩家该做什么。在您按下之前，没有任何内容离开这部手机。',
	shareNow: '开始共享',
	onlyHere: (host) =>
		`其他手机打不开：${host} 只指这台电脑，而它没有已知的其他地址。请通过手机能访问的地址打开 Courtbook，然后再共享。`,
	codeFor: { member: '一起参与', spectator: '只观看' },
	codeForLabel: '二维码的用途',
	stop: '停止共享',
	live: (phones) => `实时 · ${plural(phones, { other: `${phones} 部手机` })}`,
	catchingUp: '正在跟上',
	lastHeard: (time) => `上次收到是 ${time}前`,
	notConnected: '未连接',
	pen: {
		here: '由这部手机记录。',
		with: (name) => `由${name}的手机记录。`,
		elsewhere: '由另一部手机记录。',
		handTo: (name) => `交给${name}的手机记录`,
		handNow: (name) => `好，现在由${name}的手机记录`,
		away: '负责记录的手机不在。',
		take: '用这部手机记录',
		openTable: '打开牌桌',
		otherVersion: '两部手机同时记录过。两个版本都保留着。',
		chooseOther: '改算另一个',
		follow: '跟随另一部手机',
		notTaken: '没有成功。请稍等，或让另一部手机交出记录。'
	},
	news: {
		takeover: (name) => `现在由${name === null ? '另一部' : `${name}的`}手机记录：之前那部不在。`,
		handover: (name) => `现在由${name === null ? '另一部' : `${name}的`}手机记录。`,
		objection: (name) =>
			`${name === null ? '另一部' : `${name}的`}手机当时还在记录，继续由它记录。`,
		lost: (name, follow) =>
			`现在由${name === null ? '另一部' : `${name}的`}手机记录；点“${follow}”之前，这场牌局一直留在这里。`,
		received: '现在由这部手机记录。',
		seen: '知道了'
	},
	join: {
		title: '牌桌',
		looking: '正在寻找牌桌…',
		whoAreYou: '你是谁？',
		onlyWatching: '我只是看看',
		leave: '离开牌桌',
		change: '我是另一个人',
		otherTab: '这张牌桌已在本机的另一个标签页打开。请在那里继续，或关闭那个标签页。',
		phoneIsThere: '已有手机加入',
		paste: '打开共享牌桌的链接，或扫描它的二维码。',
		address: '牌桌链接',
		follow: '前往牌桌',
		gone: '这张牌桌已经不在了。请要一个新链接。',
		wrong: '这个链接与牌桌不符。请要一个新的。',
		full: '这张牌桌已经记不下更多了。',
		link: {
			'not-ours': '这不是牌桌的链接。',
			'newer-version': '这个链接来自更新的版本。请先更新应用，再打开它。',
			damaged: '这个链接不完整。请重新打开，或扫描二维码。'
		}
	},
	seat: {
		now: '现在',
		give: {
			highest: (name, n, bold) => `把${bold(n === 1 ? '最大的牌' : `最大的 ${n} 张`)}给${name}`,
			best: (name, n, bold) => `把${bold(n === 1 ? '最好的牌' : `最好的 ${n} 张`)}给${name}`,
			all: (name, bold) => `把${bold('整手牌')}给${name}`
		},
		giveBack: {
			any: (name, n, bold) => `把${bold(`任意 ${n} 张`)}还给${name}`,
			worst: (name, n, bold) => `把${bold(n === 1 ? '最差的牌' : `最差的 ${n} 张`)}还给${name}`
		},
		getBack: (n, bold) => `会还给你 ${bold(`${n} 张`)}`,
		back: {
			any: (name, n) => `${name}任意还 ${n} 张。`,
			worst: (name, n) => `${name}还最差的 ${n} 张。`
		},
		wait: (name) => `等一下：先由${name}进贡`,
		thenYou: (n) => `然后你任意还 ${n} 张。`,
		given: '已给',
		settled: '都结清了',
		noTax: '你不用进贡',
		stay: '留在原座',
		takeSeat: '找到你的座位',
		sitsOut: '你这一轮休息',
		notHere: '你不在这张牌桌上',
		gone: (place) => `你已退出这一轮：${place}`,
		outSoFar: (n) => (n === 0 ? '还没有人出完' : plural(n, { other: `${n} 人已出完` })),
		areOut: (names) => plural(names.length, { other: `${list(names)}已出完` }),
		goOutNow: '现在出完：',
		wouldBe: (title) => `你会是${title}`,
		wouldStay: (title) => `你仍是${title}`,
		out: '我出完了',
		slide: (out) => `滑动：${out}`,
		tapAgain: (out) => `再点一次：${out}`,
		stillIn: '不，我还有牌',
		youAreOut: '你出完了',
		fromTo: (from, to) => `从${from}到${to}`,
		stillPlay: (names) => plural(names.length, { other: `${list(names)}还在打` }),
		youAre: (title) => `你是${title}`,
		inARow: (n) => `连赢 ${n} 轮`,
		afterLast: (n) => plural(n, { other: `垫底之后第 ${n} 轮` }),
		hope: (name, n) => plural(n, { other: `${name}曾从这里用 ${n} 轮登顶` }),
		ownHope: (n) => plural(n, { other: `你曾从这里用 ${n} 轮登顶` }),
		changes: '你的变化',
		youDeal: '洗牌并发牌',
		pickChair: '选你的座位',
		othersFollow: '其他人按顺时针跟着坐',
		takeChair: (name) => `坐到${name}的座位`,
		takeFreeChair: '坐到空座位',
		between: (names) => `在${names}之间`,
		givesYou: (name, n) => plural(n, { other: `${name}给你 ${n} 张牌` }),
		youLead: (round) => `第 ${round} 轮由你先出`,
		mayDecree: '你可以颁布敕令',
		bindsBelow: '对名次在你之下的所有人',
		you: '你',
		over: (place) => `你的名次：${place}`,
		evening: '牌局已结束',
		newSeat: '你的新座位',
		sitBy: '你的邻座',
		tonight: '我今晚的战绩',
		deals: '谁发牌',
		leads: '谁先出',
		ask: '问问我的手牌',
		onlyYou: '只有你看得到'
	},
	menu: {
		decree: '颁布敕令',
		table: '整张牌桌',
		seat: '我的座位',
		buzz: '轮到我时振动'
	},
	sent: '已发送',
	unsent: '等待连接',
	counted: '已计入',
	notCounted: (why) => `未计入：${why}`,
	outBefore: (name) => `${name}之前已经出完了。`
} satisfies Catalogue['reach'];
