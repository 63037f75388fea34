import { GAME_IDS, type GameId } from './ruleset.ts';

/** What people call each game, in any language. Each name is that of one game only, though books
 * give some names to several: most who say Asshole play what is President here. */
export const CALLED: Readonly<Record<GameId, readonly string[]>> = {
	president: [
		'President',
		'Präsident',
		'Président',
		'Presidente',
		'プレジデント',
		'总统',
		'프레지던트',
		'대통령 게임',
		'נשיא',
		'פרזידנט',
		'争上游',
		'Asshole',
		'Arsehole',
		'Scum',
		'Capitalism',
		'Hierarchy',
		'P’s & A’s',
		'Kings and Assholes',
		'Warlords and Scumbags',
		'Bum',
		'Arschloch',
		'Bettler',
		'Bettelmann',
		'Kapitalist',
		'Einer ist immer der Arsch',
		'Trou du cul',
		'Le trouduc',
		'Trouduc',
		'Troufion',
		'Culo',
		'Presidente y Culo',
		'Cagón',
		'Hűbéres',
		'Butthead',
		'Janitor'
	],
	daifugo: [
		'Daifugō',
		'大富豪',
		'大貧民',
		'だいふごう',
		'だいひんみん',
		'大贫民',
		'ど貧民',
		'대부호',
		'대빈민',
		'다이후고',
		'דאיפוגו',
		'מיליונר',
		'Großer Millionär',
		'Grand Millionnaire',
		'Millionnaire',
		'Daihinmin',
		'Grand Millionaire',
		'Millionaire',
		'Tycoon'
	],
	dalmuti: [
		'The Great Dalmuti',
		'Great Dalmuti',
		'Dalmuti',
		'Der Große Dalmuti',
		'Le Grand Dalmuti',
		'El Gran Dalmuti',
		'ダルムーティ',
		'达尔穆蒂',
		'达尔穆提',
		'达尔姆蒂',
		'위대한 달무티',
		'달무티',
		'דלמוטי',
		'Corporate Shuffle',
		'Dilbert'
	],
	'kings-and-bastards': [
		'Kings and Bastards',
		'Rich Man, Poor Man',
		'Könige und Bastarde',
		'König und Bettelmann',
		'国王与杂种'
	],
	temple: ['Temple', 'Temple of the Sixth Happiness', 'Social Class', 'החצר של הקיסר'],
	tahimi: ['Tahimi', 'タヒミ', 'Landlord'],
	'tarot-himi': ['Tarot-Himi', 'Tarothimi', 'Tarot']
};

/** Games that are none of these, though their names contain the name of one. */
const OTHERS: readonly string[] = ['Fight the Landlord', 'French Tarot', 'Tarot français'];

/** From a letter of katakana to that of hiragana. */
const KANA = 0x60;
/** Only letters and digits, without accents and case, and in one of the Japanese syllabaries. */
const keyOf = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/[^\p{L}\p{N}]/gu, '')
		.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA))
		.toLowerCase();

const KEYS = new Map(GAME_IDS.map((id) => [id, CALLED[id].map(keyOf)] as const));
const OTHER_KEYS = OTHERS.map(keyOf);

/** The game that is called so; undefined if there is none. */
export function gameNamed(name: string): GameId | undefined {
	const key = keyOf(name);
	return GAME_IDS.find((id) => KEYS.get(id)!.includes(key));
}

/** The games that a name may mean: one, if it is the whole name of one. Empty for an unknown name.
 * @param typed a name, its beginning, or more than a name, as in "Presidents and Assholes"
 * @param shown what a game is called on the screen */
export function gamesCalled(typed: string, shown: (id: GameId) => string): GameId[] {
	const key = keyOf(typed);
	if (key === '' || OTHER_KEYS.includes(key)) return [];
	const having = (fits: (name: string) => boolean) =>
		GAME_IDS.filter((id) => [keyOf(shown(id)), ...KEYS.get(id)!].some(fits));
	const ways = [
		having((name) => name === key),
		having((name) => name.includes(key)),
		having((name) => key.includes(name))
	];
	return ways.find((games) => games.length > 0) ?? [];
}
