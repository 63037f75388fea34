import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/words/catalogue.ts';
import type { ChoiceWords } from '#lib/words/choice-words.ts';

/** What is said before a label that does not speak for itself. */
const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: '組の上限',
	jokersHighest: 'ジョーカー単独',
	trumps: '切り札',
	dealer: '配る人',
	misdeal: '見えた札',
	equalRank: '同じ数字',
	afterPass: 'パス後',
	twosEndTrick: '2',
	eightsEndTrick: '8',
	suitLock: 'スート',
	spadeThreeTopsJoker: 'スペードの3',
	calledRuns: '並びの宣言',
	lastCardCall: 'ラスト1枚',
	forbiddenLast: '禁止上がり',
	firstLead: '最初の場',
	laterLead: '以後の最初の場',
	startsWith3d: '始める札',
	leadAfterExit: '上がりのあと',
	taxSchedule: '税',
	firstRoundTax: '最初のラウンドの税',
	wildTax: '税のワイルド',
	giveback: '返し',
	merchantExchange: '商人の交換',
	revolution: 'ワイルド2枚',
	firstDealRevolution: '最初の配札の革命',
	fourOfAKindTurns: '4枚',
	fallOfTheCapital: '都落ち',
	overturnFromTheBottom: '最下位の1位上がり',
	newcomers: '新しい参加者',
	scoring: '得点',
	target: 'シリーズ'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'ジョーカーは代わりにならない',
	'any-card': 'ジョーカーは万能',
	'joins-a-set': 'ジョーカーは組に入る'
};

const ends = (after: string) => `シリーズは${after}で終わり、合計点が最も高い人の優勝です。`;

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: '使う札',
		values: {
			standard: ['52枚1組', '52枚をすべて配ります。余りは1枚ずつ順に配るので、1枚多い人が出ます。'],
			'even-deal': ['52枚を均等に', '中ほどの札を何枚か抜き、全員を同じ枚数にします。'],
			'extra-suits': [
				'1人につき1スート追加',
				'4人を超える1人につき、2組目から1スートを丸ごと加えます。1人13枚です。'
			],
			'suits-and-ranks': [
				'スートと数字を追加',
				'4人を超える1人ごとに、11以上の数字や星と月が加わります。1人13枚、4〜8人用です。'
			],
			dalmuti: [
				'ダルムーティの札',
				'スートのない12種の数字で、それぞれ数字と同じ枚数があり、道化師もあります。'
			],
			tarot: ['タロット', 'ペイジとナイトのある14枚の4スートと、卓で効果を決める22枚の切り札です。']
		}
	},
	stripped: {
		name: '少人数用に抜く',
		values: {
			true: ['抜く', '4人なら12と11を、5人なら12を抜きます。それより多ければ全部使います。'],
			false: ['抜かない', '少人数でも札を抜きません。']
		}
	},
	jokers: {
		name: 'ジョーカーの枚数',
		values: {
			0: ['なし', 'ジョーカー（道化師）を使いません。'],
			1: ['1枚', 'ジョーカー（道化師）を1枚使います。'],
			2: ['2枚', 'ジョーカー（道化師）を2枚使います。']
		}
	},
	ranking: {
		name: '札の強さ',
		values: {
			'aces-high': ['Aが最強', 'いちばん弱い2から、Aまでの順です。'],
			'twos-high': ['2が最強', 'いちばん弱い3からAまで続き、その上が2です。'],
			'low-wins': ['小さい数字が強い', '数字が小さいほど強く、1は何にでも勝ちます。']
		}
	},
	maxSet: {
		name: '同じ数字の組の上限',
		values: {
			4: ['4枚', '同じ数字で一度に出せるのは、ワイルドも含めて4枚までです。'],
			null: ['制限なし', '同じ数字の札を、持っているだけ一度に出せます。']
		}
	},
	runs: {
		name: '階段',
		values: {
			none: ['階段なし', '一度に出せるのは、同じ数字の札だけです。'],
			suited: ['同じスートの階段', '同じスートで連続する3枚以上も出せます。']
		}
	},
	wild: {
		name: 'ワイルド',
		values: {
			none: ['代わりにならない', 'どの札もほかの札の代わりになりません。'],
			'any-card': ['万能', 'ジョーカーは、単独でも組でも、どの札の代わりにもなります。'],
			'joins-a-set': [
				'組に入る',
				'ジョーカーは、一緒に出した札の数字になります。単独では最も弱い札より下です。'
			]
		}
	},
	jokersHighest: {
		name: 'ジョーカーだけの手',
		values: {
			true: ['最強', '1枚または2枚のジョーカーだけの手は、その枚数で最も強くなります。'],
			false: ['特別扱いなし', 'ジョーカーだけの手の強さは、ほかのルールに従います。']
		}
	},
	trumps: {
		name: '切り札',
		values: {
			none: ['切り札なし', '弱い札に勝つのは、より強い札だけです。'],
			twos: ['2', '2の1枚が、2以外のどの1枚にも組にも勝ち、どの1枚にも負けません。'],
			jokers: [
				'ジョーカー',
				'ジョーカー1枚がジョーカー以外のすべてに勝ち、2は最強の数字というだけです。'
			],
			'twos-then-jokers': [
				'2、その上にジョーカー',
				'2の1枚が、2以外のどの1枚にも組にも勝ち、ジョーカー1枚はそれにも勝ちます。'
			]
		}
	},
	seats: {
		name: '席と称号',
		values: {
			move: ['人が移動', 'ラウンドが終わるごとに、全員が新しい順位の席へ移ります。'],
			stay: ['称号が移動', '席はそのままで、称号と税が新しい順位に従います。']
		}
	},
	dealer: {
		name: '誰が配るか',
		values: {
			'top-seat': ['首位', '首位の人が配ります。'],
			'bottom-seat': ['最下位', '最下位の人が配ります。'],
			'named-by-top': ['首位の指名', '首位の人が配るか、配る人を指名します。']
		}
	},
	misdeal: {
		name: '配る途中で見えた札',
		values: {
			'deal-again': ['配り直し', '配る途中で札が見えたら、全部を配り直します。'],
			'top-player-rules': [
				'首位が決める',
				'首位の人が、見えた札を持ち主に渡すか、無作為の1枚と引き換えに最下位の人に渡します。'
			]
		}
	},
	// play; who leads
	equalRank: {
		name: '同じ数字を続ける',
		values: {
			never: ['より強い札だけ', '続けて出せるのは、より強い数字だけです。'],
			allowed: ['同じでもよい', '同じ数字も続けて出せます。'],
			'allowed-and-skips': [
				'同じでもよく1人飛ばす',
				'同じ数字も続けて出せ、出されたら次の人の番が飛ばされます。'
			]
		}
	},
	afterPass: {
		name: 'パスのあと',
		values: {
			'may-return': ['また出せる', 'パスした人も、番が回ってくればまた出せます。'],
			'out-of-trick': ['場が流れるまで休み', 'パスした人は、次の場まで待ちます。']
		}
	},
	twosEndTrick: {
		name: '2を出したとき',
		values: {
			true: ['場が流れる', '2の組に勝てるものはなく、場がすぐに流れます。'],
			false: ['流れない', '2も、ほかの数字と同じように続けて出せます。']
		}
	},
	eightsEndTrick: {
		name: '8を出したとき',
		values: {
			true: ['8切り', '8の組に勝てるものはなく、場がすぐに流れます。'],
			false: ['流れない', '8も、ほかの数字と同じように続けて出せます。']
		}
	},
	suitLock: {
		name: '縛り',
		values: {
			true: ['縛りあり', '同じスートの手が2回続くと場が縛られ、そのスートしか出せません。'],
			false: ['縛りなし', '出せる札がスートで制限されることはありません。']
		}
	},
	spadeThreeTopsJoker: {
		name: 'スペードの3の力',
		values: {
			true: ['スペ3返し', 'スペードの3は、1枚で出されたジョーカーに勝ちます。'],
			false: ['普通の3', 'スペードの3に特別な力はありません。']
		}
	},
	calledRuns: {
		name: '並びの宣言',
		values: {
			true: [
				'宣言できる',
				'1枚出しで数字が3つ続いたら3人目が並びを宣言でき、その後は次の数字しか出せません。'
			],
			false: ['宣言なし', '数字が続いても、誰も縛られません。']
		}
	},
	lastCardCall: {
		name: '残り1枚のとき',
		values: {
			true: ['「ラスト1枚」と言う', '残り1枚になった人は、そう声に出して言います。'],
			false: ['何も言わない', '残りが少なくなっても、言う必要はありません。']
		}
	},
	firstLead: {
		name: '最初のラウンドの最初の場',
		values: {
			'top-seat': ['首位から', '首位の人から始めます。'],
			'bottom-seat': ['最下位から', '最下位の人から始めます。'],
			'holder-of-3c': ['クラブの3', 'それを持つ人から始め、最初の手に含めなければなりません。'],
			'left-of-dealer': ['配った人の左隣', '配った人の左隣から始めます。']
		}
	},
	laterLead: {
		name: '以後のラウンドの最初の場',
		values: {
			'top-seat': ['首位から', '首位の人から始めます。'],
			'bottom-seat': ['最下位から', '最下位の人から始めます。'],
			'holder-of-3c': ['クラブの3', 'それを持つ人から始め、最初の手に含めなければなりません。'],
			'left-of-dealer': ['配った人の左隣', '配った人の左隣から始めます。']
		}
	},
	startsWith3d: {
		name: '始めるときの札',
		values: {
			true: ['ダイヤの3', '3を持つ人から始めるとき、クラブの3でなくダイヤの3を使います。'],
			false: ['クラブの3', '3を持つ人から始めるとき、クラブの3を使います。']
		}
	},
	leadAfterExit: {
		name: '場を取った人が上がったとき',
		values: {
			'next-in-turn': [
				'次の人から',
				'上がった人の最後の手に誰も勝てなければ、まだ札を持つ次の人から始めます。'
			],
			'highest-place': [
				'最上位から',
				'上がった人の最後の手に誰も勝てなければ、まだ札を持つ最上位の人から始めます。'
			]
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: '税の枚数',
		values: {
			tiered: [
				'人数に応じて深く',
				'1組なら1枚です。2人増えるごとに1組増え、枚数も1枚増えます。「1」「2・1」「3・2・1」のようになります。'
			],
			'two-one': [
				'2枚と1枚',
				'最下位が1位に2枚、下から2番目が2位に1枚渡します。3人では2枚の組だけです。'
			],
			progressive: [
				'大人数ほど多く',
				'5人までは2枚と1枚です。6人では3と1、7人では3と2、8人では3、2、1を払います。'
			],
			'three-one': [
				'3枚と1枚',
				'最下位が1位に3枚、下から2番目が2位に1枚渡します。3人では3枚の組だけです。'
			],
			none: ['税なし', '誰も札を渡しません。']
		}
	},
	firstRoundTax: {
		name: '最初のラウンドの税',
		values: {
			true: ['払う', '最初のラウンドから税を払います。'],
			false: ['まだなし', '最初のラウンドは税なしで遊びます。']
		}
	},
	wildTax: {
		name: '税のときのワイルド',
		values: {
			kept: ['残せる', 'ワイルドはどの数字より弱いと数え、ほかの札があるうちは手元に残します。'],
			owed: ['渡す', 'ワイルドはどの数字より強いと数え、真っ先に渡します。'],
			'payer-chooses': [
				'払う人しだい',
				'払う人がワイルド1枚ごとに好きな数字と数えます。渡す義務も残す義務もありません。'
			]
		}
	},
	giveback: {
		name: '返す札',
		values: {
			'free-after-looking': [
				'見てから自由に',
				'受け取る人は献上の札を見てから、好きな札を返します。'
			],
			'free-unseen': [
				'見ずに自由に',
				'受け取る人は献上の札を見る前に好きな札を選び、同時に交換します。'
			],
			worst: ['最も弱い札', '受け取る人は、配られた手札の中で最も弱い札を返します。']
		}
	},
	merchantExchange: {
		name: '商人の交換',
		values: {
			true: [
				'できる',
				'税を払う間に、最上位の商人が別の商人と1枚を伏せたまま交換できます。6人からです。'
			],
			false: ['なし', '商人は何も交換しません。']
		}
	},
	revolution: {
		name: 'ワイルド2枚が手札にあるとき',
		values: {
			none: ['革命なし', '2枚とも1人の手札にあっても、何も変わりません。'],
			'cancels-tax': [
				'税が消える',
				'2枚とも配られた人は税の前に見せることができ、そのラウンドは税なしになります。'
			],
			dalmuti: [
				'税が消えるか逆転',
				'2枚とも配られた人は税をなくせます。最下位の人なら、全員の順位も逆転します。'
			]
		}
	},
	firstDealRevolution: {
		name: '最初の配札の革命',
		values: {
			true: [
				'宣言と同じ',
				'最初のラウンドは自動で税なしになり、大革命だけはその中で宣言できます。'
			],
			false: ['なし', '最初のラウンドの革命は、誰かが宣言したときだけです。']
		}
	},
	fourOfAKindTurns: {
		name: '同じ数字4枚',
		values: {
			true: ['強さが逆転', 'ラウンドが終わるか、もう一度4枚が出るまで、強さが逆になります。'],
			false: ['何も起きない', '4枚も、ほかの組と同じ扱いです。']
		}
	},
	fallOfTheCapital: {
		name: '都落ち',
		values: {
			true: ['都落ちあり', '首位の人は、最初に上がれないと最下位になります。'],
			false: ['都落ちなし', '首位の人の順位も、ほかの人と同じく上がった順です。']
		}
	},
	overturnFromTheBottom: {
		name: '最下位が最初に上がったとき',
		values: {
			true: ['全員が逆転', '最下位の人が最初に上がると、全員の順位が逆転します。'],
			false: ['普通に1位', '最下位の人が最初に上がっても、1位になるだけです。']
		}
	},
	// newcomers; score
	newcomers: {
		name: '新しい参加者の席',
		values: {
			'middle-untaxed': [
				'中ほど、税なし',
				'新しい参加者は中ほどに座り、最初のラウンドは税を払わず受け取りもしません。'
			],
			'middle-low-side': [
				'中ほどの下寄り',
				'新しい参加者は中ほどの下寄りに座り、その席に応じた税になります。'
			],
			bottom: ['いちばん下', '新しい参加者は、最も下の順位から始めます。'],
			redraw: ['全員で引き直し', '誰かが加わると、全員の順位を引き直します。'],
			'by-card': [
				'札で決める',
				'新しい参加者が1枚引きます。2、3、4なら最下位、5、6、7なら下から2番目、以下同様です。'
			]
		}
	},
	scoring: {
		name: '得点',
		values: {
			none: ['得点なし', '順位だけを数えます。'],
			beaten: ['勝った人数', '自分よりあとに上がった人1人につき1点です。'],
			'beaten-philanthropic': [
				'勝った人数と慈善',
				'勝った人数の得点に加え、自分に税を払う人が順位を上げると、上位2人に1点ずつ入ります。'
			],
			'by-title': ['称号ごと', '称号ごとに、卓で決めた得点が入ります。']
		}
	}
} satisfies ChoiceWords;

/** A label and a sentence: the type of the English ones is their very words. */
const words = (label: string, sentence: string) => [label, sentence] as readonly string[] as never;

export default {
	options,
	names: {
		target: 'シリーズの終わり',
		forbiddenLast: '禁止上がりの札',
		players: '人数'
	},
	target: {
		open: words('制限なし', '卓が満足するまで遊びます。'),
		rounds: (n) => words(`${n}ラウンドで終了`, ends(`第${n}ラウンド`)),
		points: (n) => words(`${n}点で終了`, ends(`誰かが${n}点に達したラウンド`))
	},
	forbidden: {
		none: words('なし', 'どの札でも上がれます。'),
		some: (cards) =>
			words(cards.join('、'), 'これらの札では上がれません。上がると最下位になります。')
	},
	everyCard: (rank) => `すべての${rank}`,
	everyWild: { JK: 'ジョーカー', JE: '道化師' },
	change: (option, label) => `${option}：${label}`,
	briefly(option, value, label) {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return `${before}：${label}`;
	},
	titlesRenamed: (n) => `称号の変更${n}件`,
	ownPoints: '独自の得点',
	trumpsDescribed: (n) => `切り札の説明${n}枚`,
	asPublished: '公式どおり',
	changes: (n, texts, more) =>
		`変更${n}件：${texts.join('、')}${more > 0 ? `、ほか${more}件` : ''}`,
	differences: {
		number: (n) => (n === 0 ? '違いなし' : `違い${n}件`),
		title: (title) => `称号：${title}`,
		points: (title) => `得点：${title}`,
		nothing: 'なし'
	},
	trumps: [
		...['愚者', '魔術師', '女教皇', '女帝', '皇帝'],
		...['教皇', '恋人', '戦車', '力', '隠者'],
		...['運命の輪', '正義', '吊された男', '死神', '節制', '悪魔'],
		...['塔', '星', '月', '太陽', '審判', '世界']
	],
	trump: (number, name) => `${number}・${name}`
} satisfies Catalogue['house'];
