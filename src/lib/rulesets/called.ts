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
		'Asshole',
		'Arsehole',
		'Scum',
		'Capitalism',
		'Kings and Assholes',
		'Warlords and Scumbags',
		'Bum',
		'Arschloch',
		'Bettler',
		'Einer ist immer der Arsch',
		'Trou du cul',
		'Le trouduc',
		'Culo',
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
		'大富翁',
		'대부호',
		'대빈민',
		'다이후고',
		'דאיפוגו',
		'Daihinmin',
		'Grand Millionaire',
		'Millionaire',
		'Tycoon'
	],
	dalmuti: [
		'The Great Dalmuti',
		'Dalmuti',
		'Der Große Dalmuti',
		'Le Grand Dalmuti',
		'El Gran Dalmuti',
		'ダルムーティ',
		'达尔穆蒂',
		'위대한 달무티',
		'달무티',
		'דלמוטי',
		'Corporate Shuffle',
		'Dilbert'
	],
	'kings-and-bastards': ['Kings and Bastards', 'Rich Man, Poor Man', 'Könige und Bastarde'],
	temple: ['Temple', 'Temple of the Sixth Happiness', 'Social Class'],
	tahimi: ['Tahimi', 'タヒミ', 'Landlord'],
	'tarot-himi': ['Tarot-Himi', 'Tarothimi', 'Tarot']
};

/** Without accents, case and spaces. */
const keyOf = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/\p{M}|[\s,.-]/gu, '')
		.toLowerCase();

/** The game that is called so, as a file of another program may have it; undefined if there is none. */
export const gameNamed = (name: string): GameId | undefined =>
	GAME_IDS.find((id) => CALLED[id].some((one) => keyOf(one) === keyOf(name)));

/** The games that a name may mean: one, if it is the whole name of one. Empty for an unknown name.
 * @param typed a name, its beginning, or more than a name, as in "Presidents and Assholes"
 * @param shown what a game is called on the screen */
export function gamesCalled(typed: string, shown: (id: GameId) => string): GameId[] {
	const key = keyOf(typed);
	const having = (fits: (name: string) => boolean) =>
		GAME_IDS.filter((id) => [shown(id), ...CALLED[id]].some((name) => fits(keyOf(name))));
	const ways = [
		having((name) => name === key),
		having((name) => name.includes(key)),
		having((name) => key.includes(name))
	];
	return ways.find((games) => games.length > 0) ?? [];
}
