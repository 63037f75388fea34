import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: '俱乐部',
	what: '俱乐部让多部手机共用一份记录。已结束的牌局、牌友、自家规则和赛季会自动到达每位成员，新手机加入后就全都有了。',
	sealed: '内容离开手机前都已加封，中继服务器的主人也读不到。',
	noRelay: '这个地址没有中继服务器，所以不能建俱乐部。',
	found: '创建俱乐部',
	foundHelp: '这部手机上的牌局就是它最初的记录。之后把成员链接发给其他人。',
	join: '加入',
	joinHelp: '打开成员链接、扫描它的二维码，或粘贴在这里。',
	paste: '成员链接',
	invited: '加入这个俱乐部？',
	joinMeans: '它的记录会来到这部手机，你的记录会到达所有成员。',
	joinInstead: '这部手机会离开现在的俱乐部，那里的记录也会带进新的俱乐部。',
	notNow: '暂不',
	yours: '你的俱乐部',
	upToDate: (when) => `已是最新 · ${when}`,
	soFar: (received, sent) => `已收 ${received} 项 · 已发 ${sent} 项`,
	states: {
		idle: '还没同步过',
		syncing: '正在跟上…',
		'no-line': '未连接。恢复后会自动继续。',
		refused: '中继服务器拒绝了。什么都没有丢失，这部手机稍后会再试。',
		busy: '另一个标签页正在同步。',
		failed: '有内容没能存到这部手机上。请再试一次。'
	},
	askNow: '立即同步',
	membersLink: '成员链接',
	membersHelp: '有这个链接的人可以读到全部内容并添加。只给成员。',
	lost: '有手机丢了',
	lostHelp: '新链接会让旧链接失效。丢失的手机保留已有内容，但收不到新的。其他成员都需要新链接。',
	renew: '生成新链接',
	renewNow: '好，生成新链接',
	leave: '离开俱乐部',
	leaveHelp: '所有内容都留在这部手机上，以后不再收发。',
	leaveNow: '好，离开俱乐部',
	moved: '俱乐部换了新链接',
	movedHelp:
		'因为有手机丢了，一位成员生成了新链接。请要来并在这里打开。在那之前，所有内容都留在这部手机上。',
	link: {
		'not-ours': '这不是俱乐部的链接。',
		'newer-version': '这个链接来自更新的版本。请先更新应用，再打开它。',
		damaged: '这个链接不完整。请重新打开，或扫描二维码。'
	}
} satisfies Catalogue['club'];
