import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number, percent } = grammar('ja');

const standing =
	'配る前から順位が決まっていたラウンドを「身分あり」と呼びます。札引きのない最初のラウンドは、まだ首位がいないので身分なしです。';
const inOneEvening = '1つの会、1つのゲームの中で数え、その人が抜けるか1ラウンド休むと途切れます。';
const recorded =
	'払ったと記録された献上だけを数えます。払う人と受け取る人の1組を「交換の組」と呼び、税の段階を飛ばしたときは「記録なし」です。枚数を推測することはありません。返した札は数えません。';

const definitions = {
	rating: {
		name: 'レーティング',
		text: ({ rating }: { readonly rating: number }) => [
			'上位から始めれば、下位からよりも好成績を取りやすいものです。そこで、同じ人数の卓で同じ順位から始めた全員の成績と比べます。ほかの人のうち何割に勝ったかという割合を、全員の平均とその人とで比べるのです。',
			'＋10は、ほかの人100人あたり10人多く勝ったという意味です。±0は平均どおり、マイナスは平均より下です。',
			`たまたま運のよかった1回で王者にならないよう、平均どおりの${rating}ラウンドを混ぜます。差のうち、ラウンド数÷（ラウンド数＋${rating}）だけを数えます。身分ありが${rating}ラウンドに満たないうちは表示しません。`,
			'レーティングは上で選んだラウンドについてのものです。対象が変われば値も変わります。'
		]
	},
	'top-and-bottom': {
		name: '首位と最下位',
		text: () => [
			'その人が首位で始めたラウンドと、最下位で始めたラウンドの数です。順位はプレイ開始時のもので、大革命があればそのあとの順位です。1位や最下位で終えた数は表にあります。',
			standing
		]
	},
	'average-place': {
		name: '平均順位',
		text: ({ place }: { readonly place: number }) => [
			'1位から最下位までの間で、平均してどこで終えるかを示します。4人中3位と12人中3位は違うので、ほかの人のうち何割より上だったかで数えます。全員より上なら常に1位、誰よりも下なら常に最下位です。',
			`${place}ラウンドに満たないうちは表示しません。`
		]
	},
	reign: {
		name: '最長の在位',
		text: () => ['首位で始めたラウンドが続いた最長の数です。', inOneEvening, standing]
	},
	stay: {
		name: '最下位の最長記録',
		text: () => ['最下位で始めたラウンドが続いた最長の数です。', inOneEvening]
	},
	'rises-and-falls': {
		name: '最下位から首位へ、首位から最下位へ',
		text: () => [
			'躍進は、最下位のあとに首位になること。間に何ラウンドあってもかまいません。転落は、首位のあとに最下位になることです。',
			'1つの会、1つのゲームの中で1回ずつ数えます。次の躍進は、次に最下位になったところから数えます。'
		]
	},
	mobility: {
		name: '順位の動き',
		text: () => [
			'行は始めたときの順位、列は終えたときの順位で、数字はそうなった回数です。人数の違う卓は分けて数えます。',
			'順位がくじ引きなら、どの欄も同じ数になります。偶然なら20回に1回ほどしか起きない差がある欄に＋か−を、300回に1回も起きない差がある欄に＋＋か−−を付けます。',
			`ラウンド数が人数の5倍に満たないうちは印を付けません。${standing}`
		]
	},
	tax: {
		name: '払った札と受け取った札',
		text: () => ['上の人に税として払った枚数と、下の人から受け取った枚数です。', recorded]
	},
	'who-taxed-whom': {
		name: '誰が誰に払ったか',
		text: () => ['ある人がほかの人に払った枚数を、多い順に示します。', recorded]
	},
	revolutions: {
		name: '革命',
		text: () => ['革命の数を、起こした人ごとに数えます。最下位からの大革命では、順位も逆転します。']
	},
	decrees: {
		name: 'お触れ',
		text: () => ['お触れの数を出した人ごとに数え、そのうち相手に拒否された数も示します。']
	},
	rulings: {
		name: '裁定',
		text: () => ['残された裁定の数を、質問した人ごとに数えます。']
	},
	'head-to-head': {
		name: '2人の対戦',
		text: ({ pair }: { readonly pair: number }) => [
			'2人が一緒に遊んだラウンドのうち、どちらが何回上で終えたか、また互いに払った税を示します。',
			`偶然の差はコイントスと同じなので、${pair}ラウンドに満たないうちは割合を表示しません。`
		]
	}
};

const rounds = (n: number) => `${number(n)}ラウンド`;
const cards = (n: number) => `${number(n)}枚`;
const brackets = (n: number) => `${number(n)}組`;
const evenings = (n: number) => `ゲーム会${number(n)}回`;

const amount = (n: number) => (n === 0 ? 'なし' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'なし';
		case 'under':
			return `${percent(hundredths)}未満`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `${percent(hundredths)}超`;
	}
}
const tooFew = (have: number, needed: number) =>
	`ラウンド不足（${number(have)}／${number(needed)}）`;
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : `${more}人`;

export default {
	definitions,

	title: '統計',
	counting: '集計中…',
	failed: '統計を今は計算できません。ゲーム会はそのまま残してあります。',
	uncountable: (evenings: number) =>
		`集計できないゲーム会が${number(evenings)}件あり、除いてあります：`,
	notCountable: 'このゲーム会は集計できません。',
	tryAgain: 'もう一度試す',
	somebody: '（不明）',
	nothingYet: {
		before: 'まだ終わったラウンドがありません。',
		link: '「卓」で遊ぶ',
		after: 'と、ここで集計します。'
	},
	nothingLikeThat: '当てはまるラウンドがありません。人を減らすか、すべてのゲームを選んでください。',

	scope: {
		counted: '集計対象',
		change: '変更',
		roundsOf: '対象のゲーム',
		allGames: 'すべてのゲーム',
		company: '次の全員が遊んだゲーム会',
		all: '全期間、すべてのゲーム',
		allTime: '全期間',
		with: (names) => `${list(names)}のいるゲーム会`,
		gameWith: (game, names) => `${game}、${list(names)}のいるゲーム会`,
		season: 'シーズン',
		newSeason: '新しいシーズン',
		seasonName: '名前',
		from: '最初の日',
		to: '最後の日',
		addSeason: 'シーズンを追加',
		backwards: '最後の日が最初の日より前です。',
		removeSeason: (name) => `「${name}」を削除`
	},

	restsOn: (evening, round) => `${evenings(evening)}、${rounds(round)}`,
	restsOnNone: (evening, round) => `${evenings(evening)}、${rounds(round)}（身分ありは0）`,
	restsOnSome: (evening, round, standing) =>
		`${evenings(evening)}、${rounds(round)}（うち身分あり${number(standing)}）`,

	tooFew,
	tooFewOf: (people, needed) =>
		`ラウンド不足：${list(people.map(({ name, have }) => `${name}（${number(have)}／${number(needed)}）`))}。`,
	tooFewOfMany: (people, others, least, most, needed) => {
		const range = least === most ? number(most) : `${number(least)}〜${number(most)}`;
		return `ラウンド不足：${others ? 'ほか' : ''}${number(people)}人（各${range}／${number(needed)}）。`;
	},

	amount,
	share,
	amountAndShare: (n, part) => (n === 0 ? amount(n) : `${amount(n)}、${share(part)}`),
	aheadOfEveryone: '全員より上',
	aheadOfNobody: '全員より下',
	aheadOf: (part) => `${share(part)}の人より上`,
	ratingSame: '±0',
	ratingMore: (n) => `＋${number(n)}`,
	ratingLess: (n) => `−${number(n)}`,
	rounds,
	cards: (n) => (n === 0 ? 'なし' : cards(n)),
	streak: (first, last) => (first === last ? `第${first}ラウンド` : `第${first}〜${last}ラウンド`),
	streakOn: (first, last, date) =>
		first === last ? `第${first}ラウンド、${date}` : `第${first}〜${last}ラウンド、${date}`,
	span: (first, last) => (first === last ? `${first}` : `${first}〜${last}`),
	brackets,
	bracketsUnrecorded: (n, unrecorded) => `${brackets(n)}（記録なし${number(unrecorded)}）`,
	noTaxDue: '払うべき税はありませんでした。',
	allRecorded: (n) =>
		n === 1 ? '1組だけで、記録があります。' : `${number(n)}組すべてに記録があります。`,
	noneRecorded: (n) =>
		n === 1 ? '1組だけで、記録がありません。' : `${number(n)}組のどれにも記録がありません。`,
	someUnrecorded: (unrecorded, n) =>
		`${number(n)}組のうち${number(unrecorded)}組は記録がありません。`,

	ofRounds: (n) => `${rounds(n)}中`,
	inRounds: (n) => `${rounds(n)}で`,
	ofStanding: (n) => `身分あり${rounds(n)}中`,
	inStanding: (n) => `身分あり${rounds(n)}で`,
	ofTheOthers: (n) => `ほかの人と比べて、${rounds(n)}で`,
	inBrackets: (n) => `${brackets(n)}で`,
	inRoundsGreater: (n, greater) => `${rounds(n)}で、うち大革命${number(greater)}`,
	inRoundsRefused: (n, refused) => `${rounds(n)}で、うち拒否${number(refused)}`,
	greaterOfRounds: (greater, n) => `大革命${number(greater)}、${rounds(n)}中`,

	figures: {
		heading: '数字で見る',
		none: 'まだ終わったラウンドがありません。',
		rating: 'レーティング',
		top: '首位で開始',
		bottom: '最下位で開始',
		won: '1位で終了',
		lost: '最下位で終了',
		place: '平均順位',
		reign: '最長の在位',
		stay: '最下位の最長記録',
		rises: '最下位から首位へ',
		falls: '首位から最下位へ',
		paid: '払った税',
		received: '受け取った税',
		unrecorded: '記録のない組',
		revolutions: '起こした革命',
		decrees: '出したお触れ',
		rulings: '求めた裁定'
	},

	bars: {
		top: () => '回、首位',
		bottom: () => '回、最下位',
		reign: () => 'ラウンド首位',
		stay: () => 'ラウンド最下位',
		rises: () => '回、首位へ',
		falls: () => '回、最下位へ',
		paid: () => '枚払った',
		received: () => '枚受け取った',
		called: () => '回起こした',
		issued: () => '件出した',
		refused: () => '件拒否された',
		asked: () => '件求めた'
	},

	ends: {
		worse: '下',
		expected: '平均どおり',
		better: '上',
		first: '1位',
		last: '最下位',
		bottom: '最下位へ',
		top: '首位へ',
		paid: '払った札',
		received: '受け取った札'
	},

	none: {
		standing: '身分ありのラウンドがまだありません。',
		reign: 'まだ誰も首位で始めていません。',
		stay: 'まだ誰も最下位で始めていません。',
		turns: 'まだ誰も、最下位と首位の間を動いていません。',
		tax: '献上の記録がありません。',
		payments: 'この人たちの間に献上の記録がありません。',
		revolutions: '革命はありません。',
		decrees: 'お触れはありません。',
		rulings: '裁定はありません。',
		pairs: 'まだ誰も、ほかの人とラウンドを遊んでいません。',
		company: (name) => `まだ誰も${name}と遊んでいません。`,
		together: '2人が一緒に遊んだラウンドは、ここにはありません。'
	},

	turned: (n) => `札による革命（強さの逆転）は${number(n)}回です。`,
	onlyFirst: (n) => `上位${number(n)}件だけ`,
	allOf: (n) => `${number(n)}件すべて`,
	ofPeople: '人',
	ofPayments: '支払い',

	whatIsThis: 'これは何？',
	asTable: '表で見る',
	asTableOf: (name) => `：${name}`,
	tableOf: (caption) => `表：${caption}`,

	columns: {
		name: '名前',
		rating: 'レーティング',
		rounds: 'ラウンド',
		standing: '身分あり',
		top: '首位で開始',
		topShare: '首位の割合',
		bottom: '最下位で開始',
		bottomShare: '最下位の割合',
		won: '1位で終了',
		lost: '最下位で終了',
		place: 'ほかの人と比べて',
		inARow: '連続',
		which: 'どのラウンド',
		evening: 'ゲーム会',
		rises: '首位へ',
		falls: '最下位へ',
		paid: '払った枚数',
		paidBrackets: '払った組',
		received: '受け取った枚数',
		receivedBrackets: '受け取った組',
		unrecorded: '記録のない組',
		called: '起こした数',
		greater: 'うち大革命',
		issued: '出した数',
		refused: 'うち拒否',
		asked: '求めた数',
		payer: '払った人',
		receiver: '受け取った人',
		cards: '枚数',
		brackets: '組',
		together: '一緒のラウンド',
		ahead: (name) => `${name}が上`,
		share: '割合'
	},
	opponents: (name) => `${name}とほかの人それぞれ`,

	payment: {
		paid: 'が払った札',
		cardsTo: () => '枚、相手は',
		inBrackets: (n) => `${brackets(n)}で`
	},

	mobility: {
		players: '卓の人数',
		label: 'どの順位からどの順位へ',
		caption: (players) => `始めた順位と終えた順位ごとのラウンド数、${players}人`,
		finishedAt: '終えた順位',
		beganAt: '開始',
		finished: (place) => `${place}位で終了`,
		began: (place) => `${place}位で開始`,
		farLess: '、偶然よりずっと少ない',
		less: '、偶然より少ない',
		more: '、偶然より多い',
		farMore: '、偶然よりずっと多い',
		signs: '＋は偶然より多い、＋＋はずっと多い、−は少ない、−−はずっと少ない。',
		chance: (n, players, about) =>
			`${players}人の身分あり${rounds(n)}。偶然なら、どの欄も約${number(about)}になります。`,
		few: (n, players, needed) =>
			`${players}人の身分あり${rounds(n)}：${tooFew(n, needed)}。回数だけを示します。`,
		ends: (stayed, rose, n) => {
			const times = (hits: number) =>
				hits === 0 ? '一度もなし' : `${rounds(n)}中${number(hits)}回`;
			return `首位で始めて1位で終えたのは${times(stayed)}、最下位で始めて1位で終えたのは${times(rose)}。`;
		}
	},

	duel: {
		one: 'この人',
		other: '相手',
		beside: '並べる相手',
		few: (together, name, ahead, needed) =>
			`一緒に${rounds(together)}、${name}が上だったのは${number(ahead)}回：${tooFew(together, needed)}。`,
		even: (together) => `一緒に${rounds(together)}、上だった回数は半々です。`,
		better: (together, name, part) =>
			`一緒に${rounds(together)}。そのうち${name}が上だったのは${share(part)}です。`,
		paid: (payer, receiver, n, from) =>
			`${payer}は${receiver}に、${brackets(from)}で${cards(n)}払いました。`,
		paidNothing: '2人の間に献上の記録はありません。'
	},

	highlights: {
		reign: (_, names, more) => `ラウンド連続で首位：${foremost(names, more)}`,
		reignOn: (_, names, date) => `ラウンド連続で首位：${list(names)}、${date}`,
		paid: (_, names, more) => `枚の税を払った：${foremost(names, more)}`,
		rises: (_, names, more) => `回、最下位から首位へ：${foremost(names, more)}`
	}
} satisfies Catalogue['statistics'];
