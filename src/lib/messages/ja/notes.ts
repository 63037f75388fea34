import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

export default {
	troubles: {
		missing: {
			what: 'このブラウザには、Courtbookが保存できる場所がありません。',
			todo: 'メモリー上でゲーム会を続けます。ページを閉じる前にファイルを保存するか、別のブラウザを使ってください。'
		},
		forbidden: {
			what: 'このブラウザでは、Courtbookによる保存が許可されていません。',
			todo: 'メモリー上でゲーム会を続けます。ページを閉じる前にファイルを保存してください。プライベートウィンドウや、サイトデータのブロックが原因かもしれません。'
		},
		unopened: {
			what: 'ブラウザがCourtbookの保存領域を開けませんでした。',
			todo: 'メモリー上でゲーム会を続けます。ページを閉じる前にファイルを保存してください。Courtbookは試し続けます。ブラウザを再起動すると直ることがあります。'
		},
		blocked: {
			what: '古いタブのCourtbookが保存領域を使っています。',
			todo: 'ほかのCourtbookのタブを閉じてください。保存は自動でやり直します。'
		},
		newer: {
			what: '新しいバージョンのCourtbookが保存領域を引き継ぎました。',
			todo: 'メモリーにしかない記録があればファイルに保存し、このページを読み込み直してください。'
		},
		full: {
			what: '保存領域がいっぱいです。',
			todo: 'メモリー上でゲーム会を続けます。空きを作り、それまではファイルに保存してください。保存は自動でやり直します。'
		},
		lost: {
			what: 'アプリの使用中に、保存領域が閉じられたか削除されました。',
			todo: '保存は自動でやり直します。それまではファイルに保存してください。'
		},
		failed: {
			what: '直前の記録を保存できませんでした。',
			todo: '保存は自動でやり直します。それまではファイルに保存してください。'
		}
	},
	wentWrong: 'このブラウザで問題が起きました。',
	noWorker:
		'このブラウザでは、Courtbookのバックグラウンドで動く部分を起動できませんでした。検索、統計、バックアップ、リンク、読み取りは使えませんが、テーブルはいつもどおり使えます。ページを読み込み直すか、別のブラウザで試してください。',
	safe: (n) => {
		const before = '以前に保存したものは無事です。';
		if (n === 0) return before;
		return n === 1
			? `${before}直前の1件はメモリーにしかありません。`
			: `${before}直近の${n}件はメモリーにしかありません。`;
	},
	saveFile: 'ファイルを保存',

	cutOff: (file) => `${file}の復元が途中で止まりました。何も失われていません。`,
	finish: '最後まで行う',

	full: {
		nearly: {
			what: 'このゲーム会は、Courtbookが保存できる上限に近づいています。',
			todo: '早めに終了して、同じ人たちで新しく始めてください。内容はすべて残ります。'
		},
		full: {
			what: 'このゲーム会は、Courtbookが保存できる上限に達しました。',
			todo: 'これ以上は記録されません。終了して、同じ人たちで新しく始めてください。内容はすべて残ります。'
		}
	},

	damaged: {
		what: (name) => `${name === null ? 'このゲーム会' : `「${name}」`}は壊れていて読めません。`,
		leftAsItIs:
			'そのまま残してあり、ほかのゲーム会はすべて無事です。直せる人に見せるために、今の状態のまま保存できます。',
		notGivenOut: '今は保存領域から取り出せません。あとでもう一度お試しください。',
		save: 'このまま保存',
		takeOff: '卓から下げる'
	},

	otherTab: {
		putOn: (evening) => `別のタブが「${evening}」を卓に出しました。`,
		nameless: 'ゲーム会',
		tookOff: (evening) => `別のタブが「${evening}」を卓から下げました。「記録」にあります。`,
		stays: (evening) => `このタブは、読み込み直すまで「${evening}」のままです。`,
		takeOffToo: 'ここでも下げる',
		showHere: 'ここに表示',
		notNow: '今はしない',
		keep: 'こちらを卓に残す'
	},
	writeConflict: {
		exit: (name) => `${name}の上がり`,
		undo: '元に戻す操作',
		redo: 'やり直しの操作',
		nothingUndone: 'ここでは何も元に戻していません。',
		nothingRedone: 'ここでは何もやり直していません。',
		same: (was) => `別のタブがすでに記録していました：${was}。保存されるのは1回分です。`,
		refused: (was, why) => `別のタブが先でした：${was}。${why}`,
		leftOut: (was, dropped) =>
			`別のタブが先でした：${was}。そのため、次のものは合わなくなり除かれます：${list(dropped)}。`
	},

	backup: {
		label: 'バックアップ',
		never:
			'10回分のゲーム会がこの端末だけにあります。ほかの機器にファイルを置けば、端末をなくしても残ります。',
		since:
			'前回のバックアップから10回のゲーム会が終わりました。ほかの機器にファイルを置けば、端末をなくしても残ります。',
		write: 'バックアップする',
		later: 'あと10回したら'
	}
} satisfies Catalogue['notes'];
