import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		first:
			'名前を入れる前にインストールを：Safariで共有、「ホーム画面に追加」の順にタップします。そちらは空の状態から始まります。',
		heading: 'Courtbookをインストール',
		why: 'アプリとしてすぐ開け、通信なしで使えます。保存したデータがブラウザに消される心配も減ります。',
		install: 'インストール',
		notNow: '今はしない',
		safari: 'Safariで「共有」をタップし、「ホーム画面に追加」を選びます。',
		week: '7日間開かないと、Safariがこのページのデータを消すことがあります。ホーム画面に追加したアプリでは消されません。',
		ownStore:
			'追加したアプリは空の状態で始まります。先にここでバックアップし、向こうで復元してください。'
	}
} satisfies Catalogue['hints'];
