import type { Catalogue } from '#lib/messages/catalogue.ts';

const ends = (after: string) => `${after}，比赛结束；总分最高者胜。`;

export default {
	options: {
		deck: {
			standard: '52 张全部发完；多出的牌一张一张轮流发，所以有些人会多一张。',
			'even-deal': '拿掉几张中间的牌，让每人张数相同。',
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
			suited: '也可以出三张以上同花色的连牌。'
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
			'allowed-and-skips': '点数相同可以跟，下一家这次被跳过。'
		},
		afterPass: {
			'may-return': '说过不出的人，再轮到时还可以出。',
			'out-of-trick': '说过不出的人要等到下一圈。'
		},
		twosEndTrick: {
			true: '没有牌能压一手 2：这一圈立刻结束。',
			false: '2 和别的点数一样可以跟。'
		},
		eightsEndTrick: {
			true: '没有牌能压一手 8：这一圈立刻结束。',
			false: '8 和别的点数一样可以跟。'
		},
		suitLock: {
			true: '连着两手花色完全相同，这一圈就锁定：只能跟这些花色。',
			false: '花色从不限制跟牌。'
		},
		spadeThreeTopsJoker: {
			true: '黑桃 3 压过单出的鬼牌。',
			false: '黑桃 3 没有特别的本事。'
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
			'holder-of-3c': '拿到它的人先出，第一手必须带上它。',
			'left-of-dealer': '发牌人左手边的人先出。'
		},
		laterLead: {
			'top-seat': '名次第一的人先出。',
			'bottom-seat': '名次最末的人先出。',
			'holder-of-3c': '拿到它的人先出，第一手必须带上它。',
			'left-of-dealer': '发牌人左手边的人先出。'
		},
		startsWith3d: {
			true: '由拿到 3 的人先出时，指的是方块 3，不是梅花 3。',
			false: '由拿到 3 的人先出时，指的是梅花 3。'
		},
		leadAfterExit: {
			'next-in-turn': '没人压过出完者最后那手时，由下一位手里还有牌的人先出。',
			'highest-place': '没人压过出完者最后那手时，由手里还有牌的人中名次最高的先出。'
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
		fourOfAKindTurns: {
			true: '小的变大，直到本轮结束，或再出四张同点转回来。',
			false: '四张同点和别的同点牌一样。'
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
			1: '十二人以内一副牌就够。',
			2: '两副牌混在一起，供八到十六人玩。四张或更多同点牌都算四张同点。'
		},
		completedFour: {
			never: '同点的四张牌叠在一起，什么也不变。',
			clears: '同点的四张牌一次或接连出齐在最上面，这一圈就结束，由凑齐的人先出。'
		},
		bomb: {
			none: '四张同点只能跟四张同点。',
			four: '四张同点可以压任何牌，锁定也不管。只有更大的四张同点能压它。'
		},
		topCard: {
			none: '没有哪张单牌压过一切。',
			'3c': '单张梅花 3 压过任何牌，这一圈结束。',
			'red-threes': '单张红心 3 或方块 3 压过任何牌，这一圈结束。'
		},
		threes: {
			normal: '3 和别的点数一样。',
			wild: '每张 3 都是百搭牌。进贡和先出时仍算 3。',
			clear: '3 可以压任何张数相同的同点牌，这一圈结束。'
		},
		fiveSkip: {
			true: '一手里每有一张 5，就多跳过一位还在这一圈里的人。',
			false: '出 5 之后照常轮到下家。'
		},
		sevenPass: { true: '出 7 的人把同样张数的牌交给下家。', false: '7 和别的点数一样可以跟。' },
		nineReverse: {
			true: '出奇数张 9，出牌方向反过来，直到本轮结束。',
			false: '出牌方向一直不变。'
		},
		tenDiscard: { true: '出 10 的人弃掉同样张数的牌。', false: '10 和别的点数一样可以跟。' },
		queenBomber: {
			true: '出 Q 的人点出同样多的点数，所有人弃掉那些牌。',
			false: 'Q 和别的点数一样可以跟。'
		},
		numberLock: {
			true: '连着两手点数相邻，这一圈就锁定：只能跟再下一个相邻的点数。与花色锁同时有效。',
			false: '点数不必相邻。'
		},
		tenpenChii: {
			true: '进贡之前，末位若没有 J、Q、K、A、2 和鬼牌，可以与第一名交换整手牌；这一对就不再进贡。',
			false: '牌再弱也不换。'
		},
		stairsRevolution: {
			none: '长顺子不逆转大小。',
			four: '四张或更长的顺子逆转大小，直到本轮结束。'
		},
		jackBack: { true: '出 J 之后大小逆转，直到这一圈结束。', false: 'J 和别的点数一样可以跟。' },
		coup: { true: '一手三张 9 像四张同点一样逆转大小。', false: '三张 9 和别的同点牌一样。' },
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
	forbidden: { none: '用什么牌出完都行。', some: '不能用这些牌收尾；这样出完的人列末位。' }
} satisfies Catalogue['house-meanings'];
