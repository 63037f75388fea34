import { nameKey } from '#lib/evening/names.ts';
import { GAME_IDS, type GameId } from '#lib/rulesets/ruleset.ts';

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
		'Daifugo',
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
		'Der Große Dalmuti',
		'Le Grand Dalmuti',
		'El Gran Dalmuti',
		'ダルムーティ',
		'达尔穆蒂',
		'위대한 달무티',
		'달무티',
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
	nameKey(name.normalize('NFD').replace(/\p{M}|[\s,.-]/gu, ''));

/** The games that a name may mean: one, if it is the whole name of one. Empty for an unknown name.
 * @param typed a name, or its beginning */
export function gamesCalled(typed: string): GameId[] {
	const key = keyOf(typed);
	const whole = GAME_IDS.filter((id) => CALLED[id].some((name) => keyOf(name) === key));
	if (whole.length > 0) return whole;
	return GAME_IDS.filter((id) => CALLED[id].some((name) => keyOf(name).includes(key)));
}
