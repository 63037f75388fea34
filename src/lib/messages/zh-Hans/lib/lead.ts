export const lead = {
	leads: (name: string) => `${name}先出`,
	holderLeads: (card: string) => `持 ${card} 者先出`,
	because: {
		'next-in-turn': () => '顺时针下一位手里还有牌的人',
		'highest-place': () => '手里还有牌的人中名次最高的',
		'trick-winner': () => '赢下一圈的人先出下一圈',
		'top-seat': () => '名次第一的人先出',
		'bottom-seat': () => '名次最末的人先出',
		'left-of-dealer': () => '发牌人左手边的人先出',
		'holder-of-3c': (card: string) => `第一手牌必须带 ${card}`
	}
};
