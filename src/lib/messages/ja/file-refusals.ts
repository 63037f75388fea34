import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSentence, FileSource } from '#lib/messages/parameters.ts';

const things: Record<FileSource, string> = { file: 'ファイル', link: 'リンク', record: '記録' };

const again = '作成した端末から、全体をもう一度送るかコピーしてもらってください。';
const changed = 'Courtbook以外の何かが書き換えています。元の端末でもう一度作ってください。';
const made = '元の端末でもう一度作ってください。';

const what = {
	unreadable: (it: FileSource) => `この${things[it]}を読めません。`,
	'not-ours': (it: FileSource) => `この${things[it]}はCourtbookのものではありません。`,
	damaged: (it: FileSource) => `この${things[it]}は壊れているか、途中で切れています。`,
	'newer-version': (it: FileSource) =>
		`この${things[it]}は、より新しいバージョンのCourtbookで作られています。`,
	'too-large': (it: FileSource) => `この${things[it]}は、Courtbookが作るものより大きすぎます。`,
	'unpacks-too-large': (it: FileSource) =>
		`この${things[it]}を展開すると、Courtbookが作るものより大きくなります。`,
	'too-deep': (it: FileSource) => `この${things[it]}の構造は、Courtbookが作るものと違います。`,
	'too-many': (it: FileSource) => `この${things[it]}の件数は、Courtbookが作るものより多すぎます。`,
	'too-much-work': (it: FileSource) =>
		`この${things[it]}は、実際のどの夜よりも確認に手間がかかります。`,
	'wrong-shape': (it: FileSource) =>
		`この${things[it]}に、Courtbookの書き方と違うところがあります。`,
	'does-not-follow': (it: FileSource) =>
		`この${things[it]}に、その時点では起こりえないことが書かれています。`,
	twice: (it: FileSource) => `この${things[it]}に、1つだけのはずのものが2つあります。`,
	incomplete: (it: FileSource) => `この${things[it]}には足りないものがあります。`
};

const todo: Record<keyof typeof what, FileSentence> = {
	unreadable: (it) =>
		({
			file: '移動されたか、つながらないクラウドにあるのかもしれません。この端末に保存して、もう一度選んでください。',
			link: 'Courtbookを読み込み直して、もう一度開いてください。それでもだめなら、このブラウザはリンクに対応していません。',
			record: 'Courtbookを読み込み直してください。'
		})[it],
	'not-ours': (it) =>
		({
			file: 'Courtbookが保存したファイルを探してください。名前の終わりは.json.gzか.jsonです。',
			link: 'Courtbookが作ったリンクかコードを探してください。',
			record: '取り除く前に、そのままの形で保存してください。'
		})[it],
	damaged: () => again,
	'newer-version': () =>
		'接続のあるところでCourtbookを読み込み直して更新し、もう一度お試しください。',
	'too-large': () => made,
	'unpacks-too-large': () => made,
	'too-deep': () => made,
	'too-many': () => made,
	'too-much-work': () => made,
	'wrong-shape': () => changed,
	'does-not-follow': () => changed,
	twice: () => changed,
	incomplete: () => again
};

export default {
	what,
	todo,
	at: (code, place) => (place === null ? `拒否理由：${code}` : `拒否理由：${code}（${place}）`)
} satisfies Catalogue['file-refusals'];
