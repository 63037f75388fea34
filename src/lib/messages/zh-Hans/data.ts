import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { list, number } = grammar('zh-Hans');

const evenings = (n: number) => `${number(n)} 场牌局`;
const others = (n: number) => `其他 ${number(n)} 项`;

const counted = (counts: StoredCounts) =>
	list([
		evenings(counts.evenings),
		`${number(counts.people)} 位牌友`,
		`${number(counts.houses)} 套自家规则`
	]);

export default {
	title: '数据与备份',
	subtitle: '保存在这部手机的这个浏览器里的内容',
	lost: {
		gone: '这里保存过的牌局不见了：请恢复你的备份。',
		shorter: (n: number) => `有 ${number(n)} 场牌局丢失了最后的记录：备份里也许还有。`,
		noBackup: '不知道这部手机有过备份。',
		backedUp: (date: string) => `最近一次备份保存于 ${date}。`,
		restore: '恢复备份',
		dismiss: '知道了'
	},
	backup: {
		heading: '备份',
		text: '牌局、牌友和自家规则存成一个文件，请放到别处保管。',
		write: '备份',
		restoring: '备份文件，或只含一场牌局的文件，都会先检查。你同意之前什么都不会改。',
		restore: '恢复文件',
		file: '要恢复的文件',
		another: '另选文件'
	},
	done: '完成',
	notNow: '暂不',
	allSettings: '所有设置',
	doing: {
		writing: {
			title: '正在写备份',
			failed: '写备份失败',
			stopped: '写备份已停止'
		},
		checking: {
			title: '正在检查文件',
			failed: '检查文件失败',
			stopped: '检查文件已停止'
		},
		keeping: {
			title: '正在保存现有内容',
			failed: '保存现有内容失败',
			stopped: '保存现有内容已停止'
		},
		restoring: {
			title: '正在恢复文件',
			failed: '恢复文件失败',
			stopped: '恢复文件已停止'
		}
	},
	stop: '停止',
	progress: (doing, percent) => `${doing}：${percent}%`,
	soFar: (n) => `目前 ${evenings(n)}。`,
	ofEvenings: (n, of) => `${number(n)} / ${evenings(of)}。`,
	nothingChanged: '什么都没有改。',
	partStays: '已恢复的部分保留，没有半截的内容。再选一次同一个文件就能完成。',
	cutOff: (file) =>
		`恢复 ${file} 时中断了。已恢复的部分保留，没有半截的内容；再选一次该文件就能完成。`,
	leaveIt: '就这样',
	backupReady: '备份已就绪',
	firstSave: '先保存现有内容',
	replaceNow: '现在全部替换',
	doNotReplace: '不替换',
	merged: '文件已合并',
	restored: '文件已恢复',
	restoredCounts: (counts) => `${counted(counts)}。`,
	refused: '文件被拒收',
	unstoredNotInIt: '有些记录只在内存里，不在这个文件中。请把牌局也另存为文件。',
	unstored: '有些记录只在内存里',
	unstoredText: '现在恢复会丢掉它们。请等它们存好再恢复。',
	busy: '另一个标签页正在恢复文件',
	busyText: '请等它完成，再选一次文件。',
	holds: (counts, file, size) => `${counted(counts)}：${file}，${size}。`,
	notInIt: (names, more) =>
		`因读不出来而未包含：${list(more > 0 ? [...names, others(more)] : names)}。它仍在原处；见下面的“损坏的记录”。`,
	saveFile: '保存文件',
	saveAgain: '再保存一次文件',
	shareFile: '分享文件',
	saved: '已保存到浏览器的下载位置，或分享到的地方。请在这部手机以外也留一份。',
	sizes: {
		bytes: (n) => `${n} 字节`,
		kilobytes: (n) => `${n} KB`,
		megabytes: (n) => `${n} MB`
	},
	found: {
		evening: (name) => `一场牌局：${name}`,
		backup: (date) => `${date} 的备份`,
		counts: (counts) => `${counted(counts)}。`,
		addsOne: '会加到现有内容里。这里什么都不会丢，也不会重复。',
		restore: '恢复',
		merges:
			'合并会加入新内容。这里什么都不会丢，也不会重复；两边都有的牌友或自家规则，以较晚改动的为准。',
		addOne: '加入这场牌局',
		merge: '合并',
		replaces: '替换会清除这里的一切，换成文件里的内容。现有内容会先存成一个文件。',
		replace: '全部替换'
	},
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`${number(added)} 场是新的`] : []),
			...(longer > 0 ? [`${number(longer)} 场比这里的更长`] : []),
			...(known > 0 ? [`${number(known)} 场这里已有`] : [])
		];
		const of = `共 ${evenings(all)}：${parts.join('，')}。`;
		return branches === 0
			? of
			: `${of}${number(branches)} 场在两部手机上各自继续过：两份都保留，并排放着。`;
	},
	kept: {
		heading: '这里存了什么',
		failed: '这里存的内容现在读不出来。请稍后再试。',
		evenings: '牌局',
		withEntries: (n, entriesOfThem) => `${number(n)}，含 ${number(entriesOfThem)} 条记录`,
		people: '牌友',
		houses: '自家规则',
		space: '空间',
		appIncluded: (size) => `${size}，包括应用本身`,
		lastBackup: '上次备份',
		never: '还没有',
		promised: '浏览器承诺会保留。',
		notPromised: '手机空间不足时，浏览器可能会清除。',
		unknown: '这个浏览器不作任何承诺。',
		asked: '刚才问过了，浏览器没有承诺。应用装好或经常打开后，它多半会承诺。无论如何，备份最保险。',
		ask: '请求浏览器保留一切'
	},
	iphone: {
		heading: '在 iPhone 或 iPad 上',
		text: '在 Safari 标签页里，七天没打开页面，数据就可能被清除。主屏幕上的应用不会这样被清除。它有自己的存储：标签页里打的不在其中，反过来也一样。',
		move: '要从一边搬到另一边：',
		steps: [
			'在这里备份，并保存文件。',
			'在 Safari 里点“共享”，再点“添加到主屏幕”。',
			'从主屏幕打开 Courtbook，回到这个页面，在那里恢复文件。'
		]
	},
	damaged: {
		heading: '损坏的记录',
		reading: '正在逐一检查…',
		failed: '记录现在没法检查。请稍后再试。',
		none: '全部都能读。',
		some: (n) => `${number(n)} 条记录读不出来。其余一切如常。`,
		stays: '存储介质损坏的内容不进列表，会原样留着。',
		look: '查找损坏的记录',
		nameless: '没有名字',
		kinds: {
			person: '牌友',
			house: '自家规则',
			evening: '牌局',
			line: '列表中的牌局条目'
		},
		item: (name, kind) => `${name}，${kind}`,
		andOthers: (n) => `……和${others(n)}`,
		save: () => '原样保存',
		remove: () => '移除',
		gone: () => '之后就永久消失了。',
		goneUnsaved: () => '还没保存，之后就永久消失了。',
		lineAnew: '列表中的牌局条目会重新写。',
		forGood: '永久移除',
		keep: () => '保留'
	}
} satisfies Catalogue['data'];
