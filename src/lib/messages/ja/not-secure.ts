import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'このアドレスはHTTPSではありません。',
	todo: 'そのため、ブラウザはアプリをオフライン用に保存せず、画面をつけたままにできず、カメラ、リンク、共有も使えません。ゲーム会は遊べて、保存もされます。ほかの機能を使うには、https://で始まるアドレスでCourtbookを開いてください。'
} satisfies Catalogue['not-secure'];
