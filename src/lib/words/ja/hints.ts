import type { Catalogue } from '#lib/words/catalogue.ts';

export default {
	first: {
		start: '札は手持ちのトランプで。順位と税とルールはこの端末が引き受けます。',
		seats: '図のとおりに座ります。席をタップすると、首位の人がそこに座る形に変わります。',
		deal: '読み上げて、配って、先へ。間違えても元に戻せます。',
		taxes: '受け渡した分にチェックします。飛ばした分は「記録なし」になります。',
		play: '上がった人を1回タップ。最後の人は自動で入ります。',
		closed: '「記録」に残りました。いつでも訂正や共有ができます。'
	},
	install: {
		heading: 'Courtbookをインストール',
		why: 'アプリとしてすぐ開け、通信なしで使えます。保存したデータがブラウザに消される心配も減ります。',
		install: 'インストール',
		notNow: '今はしない',
		safari: 'Safariで「共有」をタップし、「ホーム画面に追加」を選びます。',
		ownStore:
			'追加したアプリは空の状態で始まります。先にここでバックアップし、向こうで復元してください。'
	}
} satisfies Catalogue['hints'];
