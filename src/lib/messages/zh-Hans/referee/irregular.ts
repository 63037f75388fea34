export const irregular = {
	names: {
		'wrong-tribute': '进贡给错了牌',
		'forgotten-tribute': '忘了进贡',
		misdeal: '牌发错了',
		'exposed-card': '发牌时露出了一张',
		'player-left': '有人中途离开',
		'out-of-turn': '有人没轮到就出牌',
		'revoked-pass': '想收回“不出”'
	},
	sentences: {
		'wrong-tribute': '该给的是点数最大的牌；给了别的会怎样，原文没有说明。',
		'forgotten-tribute': '该给的要在打牌之前给；之后怎么办，原文没有说明。',
		misdeal: '原文没有说明。可以宣布作废，重新发牌。',
		'exposed-card': '发牌时被看到的牌这样处理。',
		'player-left': '加入和离开都在两轮之间。按本应用的解读，中途离开的人占剩下的名次中最差的一个。',
		'out-of-turn': '没轮到就出的牌怎么办，原文没有说明。',
		'revoked-pass': '“不出”管到这里为止。'
	},
	ways: {
		'put-right': '改给对的牌',
		fine: '由本桌定个惩罚',
		'let-stand': '就这样算了',
		'deal-again': '重新发牌',
		'even-out-unseen': '不看牌面抽牌，直到张数持平',
		'owner-keeps-it': '归原主',
		'top-player-rules': '由名次第一的人说归谁',
		'worst-place-free': '离开的人占剩下的名次中最差的一个',
		'round-void': '本轮作废，重新发牌',
		'end-round-early': '本轮结束，其余名次手动排',
		'take-back': '把牌收回',
		'take-back-and-pass': '把牌收回，算作不出',
		'pass-holds-this-turn': '不出只管这一次',
		'pass-holds-this-trick': '不出就管整圈',
		'taken-back-before-the-next-play': '下一手牌出来之前可以收回'
	},
	whatHappened: '怎么回事？',
	whoseTribute: '谁的进贡？',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: '由本桌选择',
	silent: '原文没有说明；应用当作常见做法的，是本应用的解读。',
	inRules: '本桌的规则就是这样。',
	usualWays: '常见做法',
	whatWasDone: '怎么处理的',
	fine: '罚什么（如果要罚）',
	nameFine: (why: string) => `请先写明罚什么。${why}`,
	asRules: '按规则办',
	fromNextDeal: '从下次发牌起的自家规则'
};
