import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSource } from '#lib/messages/parameters.ts';

const THINGS: Record<FileSource, string> = { file: '文件', link: '链接', record: '记录' };

const again = '请从做出它的手机上，再完整地发送或复制一次。';
const changed = '它被 Courtbook 以外的程序改过。请在原来的手机上重新生成。';
const made = '请在原来的手机上重新生成。';

export default {
	what: {
		unreadable: (it) => `这个${THINGS[it]}读不出来。`,
		'not-ours': (it) => `这个${THINGS[it]}不是 Courtbook 的。`,
		damaged: (it) => `这个${THINGS[it]}已损坏或不完整。`,
		'newer-version': (it) => `这个${THINGS[it]}是更新版本的 Courtbook 做的。`,
		'too-large': (it) => `这个${THINGS[it]}比 Courtbook 会生成的都大。`,
		'unpacks-too-large': (it) => `这个${THINGS[it]}解开后比 Courtbook 会生成的都大。`,
		'too-deep': (it) => `这个${THINGS[it]}的结构不是 Courtbook 会生成的。`,
		'too-many': (it) => `这个${THINGS[it]}里的内容比 Courtbook 会生成的还多。`,
		'too-much-work': (it) => `检查这个${THINGS[it]}要花的功夫，比任何真实的牌局都多。`,
		'wrong-shape': (it) => `这个${THINGS[it]}里有内容与 Courtbook 的格式不符。`,
		'does-not-follow': (it) => `这个${THINGS[it]}里有当时不可能发生的事。`,
		twice: (it) => `这个${THINGS[it]}里，只能有一次的内容出现了两次。`,
		incomplete: (it) => `这个${THINGS[it]}里缺了内容。`
	},
	todo: {
		unreadable: (it) =>
			({
				file: '它可能被移走了，或在连不上的云端。请存到这部手机上，再选一次。',
				link: '请重新加载 Courtbook，再打开一次。还不行的话，就是这个浏览器太旧，打不开链接。',
				record: '请重新加载 Courtbook。'
			})[it],
		'not-ours': (it) =>
			({
				file: '请找 Courtbook 保存的文件：文件名以 .json.gz 或 .json 结尾。',
				link: '请找 Courtbook 生成的链接或二维码。',
				record: '移除之前，请先原样保存。'
			})[it],
		damaged: () => again,
		'newer-version': () => '请在手机联网时重新加载 Courtbook，更新后再试一次。',
		'too-large': () => made,
		'unpacks-too-large': () => made,
		'too-deep': () => made,
		'too-many': () => made,
		'too-much-work': () => made,
		'wrong-shape': () => changed,
		'does-not-follow': () => changed,
		twice: () => changed,
		incomplete: () => again
	},
	at: (code, place) => (place === null ? `拒收：${code}` : `拒收：${code}，位于 ${place}`)
} satisfies Catalogue['file-refusals'];
