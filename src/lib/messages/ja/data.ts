import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { list, number } = grammar('ja');

const evenings = (n: number) => `ゲーム会${number(n)}件`;
const others = (n: number) => `ほか${number(n)}件`;

/** ゲーム会12件、6人、ハウスルール1件. */
const counted = (counts: StoredCounts) =>
	list([
		evenings(counts.evenings),
		`${number(counts.people)}人`,
		`ハウスルール${number(counts.houses)}件`
	]);

export default {
	title: 'データとバックアップ',
	subtitle: 'この端末のこのブラウザに保存されているもの',
	lost: {
		gone: 'ここに保存されていたゲーム会がなくなっています。バックアップから復元してください。',
		shorter: (n: number) =>
			`ゲーム会${number(n)}件の最後の記録がなくなっています。バックアップに残っているかもしれません。`,
		noBackup: 'この端末のバックアップは見当たりません。',
		backedUp: (date: string) => `最後のバックアップは${date}に保存されました。`,
		restore: 'バックアップを復元',
		dismiss: '確認しました'
	},
	backup: {
		heading: 'バックアップ',
		text: 'ゲーム会、メンバー、ハウスルールを1つのファイルにまとめ、別の場所に保管できます。',
		write: 'バックアップする',
		restoring:
			'バックアップや、ゲーム会1件のファイルは、まず中身を確かめます。指示するまで何も変わりません。',
		restore: 'ファイルを復元',
		file: '復元するファイル',
		another: '別のファイルを選ぶ'
	},
	done: '完了',
	notNow: '今はしない',
	allSettings: 'すべての設定',
	doing: {
		writing: {
			title: 'バックアップを作成中',
			failed: 'バックアップを作成できませんでした',
			stopped: 'バックアップの作成を中止しました'
		},
		checking: {
			title: 'ファイルを確認中',
			failed: 'ファイルを確認できませんでした',
			stopped: 'ファイルの確認を中止しました'
		},
		keeping: {
			title: '今のデータを保存中',
			failed: '今のデータを保存できませんでした',
			stopped: '今のデータの保存を中止しました'
		},
		restoring: {
			title: 'ファイルを復元中',
			failed: 'ファイルを復元できませんでした',
			stopped: 'ファイルの復元を中止しました'
		}
	},
	stop: '中止',
	progress: (doing, percent) => `${doing}：${percent}%`,
	soFar: (n) => `ここまで${evenings(n)}。`,
	ofEvenings: (n, of) => `${evenings(of)}中${number(n)}件。`,
	nothingChanged: '何も変わっていません。',
	partStays:
		'ここまでに復元した分は残り、中途半端なものはありません。同じファイルをもう一度選べば続きができます。',
	cutOff: (file) =>
		`${file}の復元が途中で止まりました。復元した分は残り、中途半端なものはありません。ファイルをもう一度選べば続きができます。`,
	leaveIt: 'このままにする',
	backupReady: 'バックアップができました',
	firstSave: '先に今のデータを保存',
	replaceNow: '今すべて置き換える',
	doNotReplace: '置き換えない',
	merged: 'ファイルを統合しました',
	restored: 'ファイルを復元しました',
	restoredCounts: (counts) => `${counted(counts)}。`,
	refused: 'ファイルを受け付けられません',
	unstoredNotInIt:
		'メモリーにしかない記録は、このファイルに入っていません。ゲーム会のファイルも保存してください。',
	unstored: 'メモリーにしかない記録があります',
	unstoredText: '復元すると失われます。保存されるまで待ってから復元してください。',
	busy: '別のタブがファイルを復元中です',
	busyText: '終わるまで待ち、ファイルをもう一度選んでください。',
	holds: (counts, file, size) => `${counted(counts)}：${file}、${size}。`,
	notInIt: (names, more) =>
		`読めないため含まれないもの：${list(more > 0 ? [...names, others(more)] : names)}。元の場所に残ります。下の「壊れた記録」をご覧ください。`,
	saveFile: 'ファイルを保存',
	saveAgain: 'ファイルをもう一度保存',
	shareFile: 'ファイルを共有',
	saved:
		'ブラウザのダウンロード先か、共有した先に保存しました。この端末以外の場所にも保管してください。',
	sizes: {
		bytes: (n) => `${n}バイト`,
		kilobytes: (n) => `${n}KB`,
		megabytes: (n) => `${n}MB`
	},
	found: {
		evening: (name) => `ゲーム会1件：${name}`,
		backup: (date) => `${date}のバックアップ`,
		counts: (counts) => `${counted(counts)}。`,
		addsOne: '今のデータに加えます。何も失われず、重複もしません。',
		restore: '復元する',
		merges:
			'統合すると、新しいものだけを加えます。何も失われず、重複もしません。両方にあるメンバーやハウスルールは、あとで変えたほうを採ります。',
		addOne: 'ゲーム会を追加',
		merge: '統合',
		replaces:
			'置き換えると、今のデータをすべて消してファイルの内容にします。今のデータは先にファイルに保存します。',
		replace: 'すべて置き換え'
	},
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`新規${number(added)}件`] : []),
			...(longer > 0 ? [`続きのあるもの${number(longer)}件`] : []),
			...(known > 0 ? [`既存${number(known)}件`] : [])
		];
		const of = `${evenings(all)}のうち、${list(parts)}。`;
		if (branches === 0) return of;
		return `${of}${number(branches)}件は2台で別々に続けられていたので、両方を並べて残します。`;
	},
	kept: {
		heading: '保存されているもの',
		failed: '保存されているものを今は読めません。あとでもう一度お試しください。',
		evenings: 'ゲーム会',
		withEntries: (n, entriesOfThem) => `${number(n)}件（記録${number(entriesOfThem)}件）`,
		people: 'メンバー',
		houses: 'ハウスルール',
		space: '容量',
		appIncluded: (size) => `${size}（アプリ自身を含む）`,
		lastBackup: '前回のバックアップ',
		never: 'まだありません',
		promised: 'ブラウザがデータの保持を約束しています。',
		notPromised: '端末の空きがなくなると、ブラウザがデータを消すことがあります。',
		unknown: 'このブラウザはデータの保持について約束しません。',
		asked:
			'今頼みましたが、約束は得られませんでした。インストールしたアプリや、よく開くアプリなら得やすくなります。いずれにせよ、バックアップがあれば安心です。',
		ask: 'すべて残すよう頼む'
	},
	iphone: {
		heading: 'iPhoneやiPadでは',
		text: 'Safariのタブでは、7日間開かないとデータが消されることがあります。ホーム画面に追加したアプリでは消されません。データは別々なので、タブで遊んだ分はアプリになく、その逆も同じです。',
		move: '一方からもう一方へ移すには：',
		steps: [
			'ここでバックアップし、ファイルを保存します。',
			'Safariで「共有」から「ホーム画面に追加」を選びます。',
			'ホーム画面からCourtbookを開き、この画面に来て、ファイルを復元します。'
		]
	},
	damaged: {
		heading: '壊れた記録',
		reading: 'すべてを調べています…',
		failed: '記録を今は調べられません。あとでもう一度お試しください。',
		none: 'すべて読めます。',
		some: (n) => `${number(n)}件の記録が読めません。ほかはすべて元のままです。`,
		stays: '壊れたものは一覧から除かれ、そのまま残ります。',
		look: '壊れた記録を調べる',
		nameless: '名前なし',
		kinds: {
			person: 'メンバー',
			house: 'ハウスルール',
			evening: 'ゲーム会',
			line: '一覧の1行（ゲーム会）'
		},
		item: (name, kind) => `${name}、${kind}`,
		andOthers: (n) => `…${others(n)}`,
		save: () => 'このまま保存',
		remove: () => '取り除く',
		gone: () => '取り除くと、完全に消えます。',
		goneUnsaved: () => '取り除くと完全に消えます。まだ保存していません。',
		lineAnew: '一覧の行は書き直されます。',
		forGood: '完全に取り除く',
		keep: () => '残す'
	}
} satisfies Catalogue['data'];
