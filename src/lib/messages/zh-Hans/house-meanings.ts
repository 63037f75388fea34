import type { Catalogue } from '#lib/messages/catalogue.ts';

const ends = (after: string) => `${after}，比赛结束；总分最高者胜。`;

export default {
	options: {
		deck: {
			standard: '普通的 52 张牌。',
			'32': '四种花色的 7 到 A。',
			'40': '四种花色的 A、2 到 7、sota、caballo、rey：金币是方块，圣杯是红桃，宝剑是黑桃，棍棒是梅花。',
			'extra-suits': '超过四人后，每多一人就加入第二副牌的一整门花色：每人 13 张。',
			'suits-and-ranks':
				'超过四人后，每多一人就加入 11 以上的点数以及星星和月亮：每人 13 张，适合四到八人。',
			dalmuti: '十二个点数，不分花色，每个点数的张数等于它的数字，另有小丑。',
			tarot: '四门花色各 14 张，含侍从和骑士，另有 22 张由本桌定用法的将牌。'
		},
		stripped: {
			true: '四人拿掉 12 和 11，五人拿掉 12。人更多时不精简。',
			false: '人少也不拿掉任何点数。'
		},
		jokers: {
			0: '牌里没有鬼牌（或小丑）。',
			1: '牌里有一张鬼牌（或小丑）。',
			2: '牌里有两张鬼牌（或小丑）。',
			3: '牌里有三张鬼牌，需要两副牌。',
			4: '牌里有四张鬼牌，需要两副牌。'
		},
		ranking: {
			'aces-high': '从最小的 2 一直到 A。',
			'twos-high': '从最小的 3 到 A，2 在 A 之上。',
			'low-wins': '数字越小牌越强：1 压过一切。'
		},
		maxSet: {
			4: '同点牌一次最多出四张，百搭牌也算在内。',
			8: '同点牌一次最多出八张，百搭牌也算在内。',
			null: '手里有几张同点牌就可以出几张。'
		},
		runs: {
			none: '只能一起出点数相同的牌。',
			suited: '也可以出三张以上同花色的连牌。',
			mixed: '相连的牌可以一起出，花色不限。'
		},
		wild: {
			none: '没有牌能当别的牌。',
			'any-card': '鬼牌可以当任何牌，单出或与别的牌一起出都行。',
			'joins-a-set': '与别的牌一起出，鬼牌随它们的点数；单出时比最小的还小。'
		},
		jokersHighest: {
			true: '鬼牌单出或成对出，在同张数里最大。',
			false: '鬼牌单独出算什么，看其他规则。'
		},
		trumps: {
			none: '只有大牌压小牌。',
			twos: '一张 2 压过其他牌的任何单张或同点牌，没有牌能压它。',
			'twos-fewer': '2 可以压同样多或多一张的同点牌，没有牌能压过 2。',
			jokers: '一张鬼牌压过除鬼牌外的一切；2 只是最大的点数。',
			'twos-then-jokers': '一张 2 压过其他牌的任何单张或同点牌，一张鬼牌连它也能压。'
		},
		seats: {
			move: '每轮之后，大家都坐到新名次的座位上。',
			stay: '大家座位不动；头衔和进贡随新名次走。'
		},
		dealer: {
			'top-seat': '名次第一的人发牌。',
			'bottom-seat': '名次最末的人发牌。',
			'named-by-top': '名次第一的人发牌，或指定别人发。'
		},
		trumpValue: {
			below: '进贡和抽座位时，塔罗将牌比任何点数都小。',
			above: '进贡和抽座位时，塔罗将牌比任何点数都大。'
		},
		middleTitles: {
			one: '第二名与倒数第二名之间的人，头衔都一样。',
			more: '六人起，中间的上面和下面各多一个头衔。'
		},
		misdeal: {
			'deal-again': '发牌时若有牌露出，全部重新发。',
			'top-player-rules': '名次第一的人让露出的牌归原主，或归末位，由末位随机换给原主一张。'
		},
		equalRank: {
			never: '只能跟点数更大的牌。',
			allowed: '点数相同也可以跟。',
			'allowed-or-pass': '可以出同点。之后下家只能再出同点或不出。',
			'allowed-and-skips': '点数相同可以跟，下一家这次被跳过。',
			'allowed-and-skips-more':
				'可以出同点。连续第二次跳过一人，第三次跳过两人。凑到四张，这一圈结束。'
		},
		afterPass: {
			'may-return': '说过不出的人，再轮到时还可以出。',
			'out-of-trick': '说过不出的人要等到下一圈。',
			'only-if-unable': '没有牌可出才能不出，轮到时还可以再出。'
		},
		suitLock: {
			none: '花色从不限制跟牌。',
			all: '连着两手花色完全相同，这一圈就锁定：只能跟这些花色。',
			part: '连续两手共有的花色被锁定，之后的牌必须都含有这些花色。'
		},
		calledRuns: {
			true: '三张单牌连续之后，第三位可以叫连牌：只能跟下一个点数。',
			false: '连着的牌不约束任何人。'
		},
		lastCardCall: {
			true: '手里只剩一张的人要大声说出来。',
			false: '还剩几张不用告诉别人。'
		},
		firstLead: {
			'top-seat': '名次第一的人先出。',
			'bottom-seat': '名次最末的人先出。',
			'holder-of-card': '拿到它的人先出，第一手必须带上它。',
			'holder-leads': '拿到那张牌的人先出，出什么都行。',
			random: '由应用抽签决定谁先出。',
			'left-of-dealer': '发牌人左手边的人先出。'
		},
		laterLead: {
			'top-seat': '名次第一的人先出。',
			'bottom-seat': '名次最末的人先出。',
			'holder-of-card': '拿到它的人先出，第一手必须带上它。',
			'holder-leads': '拿到那张牌的人先出，出什么都行。',
			random: '由应用抽签决定谁先出。',
			'left-of-dealer': '发牌人左手边的人先出。'
		},
		leadAfterExit: {
			'next-in-turn': '没人压过出完者最后那手时，由下一位手里还有牌的人先出。',
			'highest-place': '没人压过出完者最后那手时，由手里还有牌的人中名次最高的先出。',
			'lowest-place': '没人压过出完者的最后一手时，手里还有牌的人中名次最低的先出。'
		},
		taxSchedule: {
			tiered: '起初一对人给一张；每多两人，就多一对，最外一对也多给一张：1；2、1；3、2、1。',
			'two-one': '末位给第一名 2 张，倒数第二给第二名 1 张。三人时只有那 2 张。',
			progressive:
				'五人以内同“2 张和 1 张”；六人是 3 张和 1 张，七人是 3 张和 2 张，八人是 3 张、2 张和 1 张。',
			'three-one': '末位给第一名 3 张，倒数第二给第二名 1 张。三人时只有那 3 张。',
			one: '不论几人，末位都只给第一名一张牌。',
			none: '谁也不给谁牌。'
		},
		firstRoundTax: {
			true: '从第一轮起就进贡。',
			false: '第一轮不进贡。'
		},
		wildTax: {
			kept: '百搭牌算比任何点数都小，只要还有别的牌就留着。',
			owed: '百搭牌算比任何点数都大，最先给。',
			'payer-chooses': '每张百搭牌算几点由进贡人定：不是非给不可，也不是非留不可。'
		},
		giveback: {
			'free-after-looking': '收贡人看过贡牌，还任意的牌。',
			'free-unseen': '收贡人看到贡牌之前先选好任意的牌；两边同时交换。',
			worst: '收贡人按发到手时的手牌，还最差的牌。'
		},
		merchantExchange: {
			true: '进贡时，名次最高的商人可与另一位商人盲换一张牌：六人起。',
			false: '商人不换牌。'
		},
		revolution: {
			none: '一人拿到两张百搭牌也不改变什么。',
			'cancels-tax': '发到两张的人可在进贡前亮出：本轮谁都不进贡。',
			dalmuti: '发到两张的人可以取消进贡；若是末位，全部名次还会反转。'
		},
		firstDealRevolution: {
			true: '第一轮自动免贡；仍可在其中发动大革命。',
			false: '第一轮只有在有人发动时才有革命。'
		},
		fallOfTheCapital: {
			true: '名次第一的人若没有再次第一个出完，就变成末位。',
			false: '名次第一的人和大家一样，按出完的先后定名次。'
		},
		overturnFromTheBottom: {
			true: '末位第一个出完时，全部名次反转。',
			false: '末位第一个出完，只是自己得第一名。'
		},
		packs: {
			1: '一副牌最多够十二人用，32 张八人，40 张十人。',
			2: '两副牌混在一起，五到十六人用。同一点数四张或更多都算四张同点。'
		},
		leftovers: {
			dealt: '不能平分时，有人多一张。',
			aside: '每人张数相同。余下的牌亮出来，本轮不用。',
			'to-the-bottom': '从末位往上，每人多得一张。',
			'taken-out': '拿掉几张中间的牌，让每人张数相同。'
		},
		direction: {
			clockwise: '发牌、座位和轮次都向左。',
			'counter-clockwise': '发牌、座位和轮次都向右。'
		},
		runLength: {
			3: '顺子至少三张。',
			4: '顺子至少四张。',
			5: '顺子至少五张。'
		},
		pairRuns: {
			null: '相邻的对子不能一起出。',
			2: '两对或更多相连的对子可以一起出，花色不限。',
			3: '三对或更多相连的对子可以一起出，花色不限。'
		},
		counts: {
			same: '用同样张数的牌跟。',
			'same-or-more': '用同样多或更多、点数更大的牌跟。',
			'same-or-double': '用同样多或两倍、点数更大的牌跟。',
			'more-beats': '用同样多、更大的牌跟，或用更多张任意点数的牌。'
		},
		exitEndsTrick: {
			never: '最后一手仍可以被压过。',
			foul: '用禁止的牌出完时，这一圈结束。',
			always: '有人出完，这一圈就结束。'
		},
		titleSet: {
			own: '使用游戏本身的称号。',
			arschloch: '称号为 König, Vizekönig, Bürger, Vizearschloch, Arschloch。',
			'trou-du-cul': '称号为 Président, Vice-président, Neutre, Vice-trou du cul, Trou du cul。',
			culo: '称号为 Presidente, Vicepresidente, Neutral, Viceculo, Culo。'
		},
		completedFour: {
			never: '同点的四张牌叠在一起，什么也不变。',
			clears: '同点的四张牌一次或接连出齐在最上面，这一圈就结束，由凑齐的人先出。',
			anyone: '同上，而且任何人不必轮到就可以出牌凑齐四张。这一圈结束，由其先出。'
		},
		bomb: {
			none: '四张同点只能跟四张同点。',
			four: '四张同点可以压任何牌，锁定也不管。只有更大的四张同点能压它。'
		},
		numberLock: {
			true: '连着两手点数相邻，这一圈就锁定：只能跟再下一个相邻的点数。与花色锁同时有效。',
			false: '点数不必相邻。'
		},
		tenpenChii: {
			true: '进贡之前，末位若没有 J、Q、K、A、2 和鬼牌，可以与第一名交换整手牌；这一对就不再进贡。',
			false: '牌再弱也不换。'
		},
		newcomers: {
			'middle-untaxed': '新人坐中间，第一轮既不进贡也不收贡。',
			'middle-low-side': '新人坐中间偏末位的一侧，按座位进贡和收贡。',
			bottom: '新人从最末的名次开始。',
			redraw: '有人加入时，所有名次重新抽。',
			'by-card': '新人抽一张牌：最小的三种点数是末位，接下来三种是倒数第二，依此类推。'
		},
		scoring: {
			none: '只看名次。',
			beaten: '每有一人比自己晚出完，得 1 分。',
			'beaten-philanthropic': '同“赢一人一分”；前两名的进贡人若上升，各再多得 1 分。',
			'by-title': '每个头衔得本桌为它定的分数。'
		}
	},
	target: {
		open: '玩到尽兴为止。',
		rounds: (n: number) => ends(`第 ${n} 轮打完后`),
		points: (n: number) => ends(`有人达到 ${n} 分的那一轮打完后`)
	},
	forbidden: {
		none: '用什么牌出完都行。',
		some: '不能用这些牌收尾；这样出完的人列末位。',
		/** Follows `some`, if any is marked so. */
		ifEffective: '带 * 的只在这一手起了作用时才算。'
	},
	/** What each effect of a rank does. */
	effects: {
		clears: '出这个点数，这一圈立刻结束。',
		skip: '每有一张，就多跳过一位还在这一圈里的人。',
		give: '出的人把同样张数的牌交给下家。',
		discard: '出的人弃掉同样张数的牌。',
		reverse: '出奇数张，出牌方向反过来，直到本轮结束。',
		bomber: '出的人点出同样多的点数，所有人弃掉那些牌。',
		back: '之后大小逆转，直到这一圈结束。',
		turns: '逆转大小，直到本轮结束。'
	},
	/** Where nothing is in the list. */
	none: {
		tops: '没有牌能不按大小压过别的牌。',
		effects: '没有点数有特效。',
		turnedBy: '出牌张数不会逆转大小。',
		wildRank: '每个点数都只是它自己。'
	},
	tops: '不论大小和锁定都可以压上去，并结束这一圈。',
	turnedBy: {
		four: '小的变大，直到本轮结束，或再出四张同点转回来。',
		'run-of-four': '四张或更长的顺子逆转大小，直到本轮结束。'
	},
	wildRank: (rank: string) => `每张 ${rank} 都是百搭牌。进贡和先出时仍算 ${rank}。`,
	opener: '由持指定牌者先出时，就是这张牌。',
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`${players} 人起：${counts.join(', ') || '–'} 张。`,
	/** What an entry of a list means. */
	entry: (name: string, sentence: string) => `${name}：${sentence}`,
	sentences: (all: readonly string[]) => all.join('')
} satisfies Catalogue['house-meanings'];
