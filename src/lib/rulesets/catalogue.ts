import type { Titles } from '#lib/rules/titles.ts';
import { daifugo } from './daifugo.ts';
import { dalmuti } from './dalmuti.ts';
import { kingsAndBastards } from './kings-and-bastards.ts';
import { president } from './president.ts';
import { GAME_IDS, isGameId, type GameId, type Ruleset } from './ruleset.ts';
import { tahimi } from './tahimi.ts';
import { tarotHimi } from './tarot-himi.ts';
import { temple } from './temple.ts';

const BY_ID = {
	temple,
	tahimi,
	dalmuti,
	'kings-and-bastards': kingsAndBastards,
	president,
	daifugo,
	'tarot-himi': tarotHimi
} as const satisfies { readonly [Id in GameId]: Ruleset & { readonly id: Id } };

type TitleIn<T extends Titles> =
	| T['top' | 'bottom'][number]
	| T['middle']
	| (T extends { otherForms: infer Forms extends object } ? Forms[keyof Forms] : never)
	| (T extends {
			more: {
				top: infer Top extends readonly string[];
				bottom: infer Bottom extends readonly string[];
			};
	  }
			? (Top | Bottom)[number]
			: never)
	| (T extends { outside: readonly (infer Pair extends { top: string; bottom: string })[] }
			? Pair['top' | 'bottom']
			: never)
	| (T extends { special: { titles: infer Special extends readonly string[] } }
			? Special[number]
			: never);

/** Every title that a published game gives, in either form. Those of a region (`titleSets`) are
 * said in its language everywhere. */
export type PublishedTitle = TitleIn<(typeof BY_ID)[GameId]['titles']>;

/** The published games, in the order in which the screens offer them. */
export const RULESETS: readonly Ruleset[] = GAME_IDS.map((id) => BY_ID[id]);

export const rulesetOf = (id: GameId): Ruleset => BY_ID[id];

/** A published game by an id from storage, an address or a file; undefined if this version does not
 * know it. */
export const findRuleset = (id: string): Ruleset | undefined =>
	isGameId(id) ? BY_ID[id] : undefined;
