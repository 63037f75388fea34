import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'このWi-Fiにつながっている間だけ使えます。',
	why: 'なぜ？',
	title: 'HTTPSではないアドレス',
	works: 'ゲーム会はこの端末に保存され、卓も共有できます。',
	missing:
		'ブラウザはこのネットワークの外で使うためにアプリを保存せず、画面をつけたままにできず、カメラやシステムの共有メニューも使えません。',
	sealed:
		'共有した卓は暗号化されるので、中継サーバーの管理者がそこで読むことはできません。ただし、このネットワークの誰かが届く途中でアプリを書き換えることは防げません。',
	todo: 'ほかの機能を使うには、https://で始まるアドレスでCourtbookを開いてください。'
} satisfies Catalogue['not-secure'];
