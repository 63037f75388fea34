import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/ja/grammar/nouns.ts';

const { list, either } = grammar('ja');

export const call = {
	question: 'その宣言は有効でしたか？',
	good: '宣言は有効です',
	bad: '宣言は無効です',
	plays: '1枚出しの札（最後が宣言した人の札）',
	how: '1枚ずつ出された札を順に、宣言した人の札まで入れ、何が宣言されたかを選んでください。同じ数字を続けて入れるとペアになります。',
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))}は1つずつ続いており、宣言は3枚すべてに当てはまります。このあとは順番どおりの次の札しか出せず、切り札も勝てません。`,
	open: (calls: readonly string[]) => `どこまで縛るかは宣言する人が選びます：${either(calls)}。`,
	fault: {
		'not-played-here': () => 'この卓では並びの宣言をしません。',
		'too-few': () =>
			'1枚出しが3枚続いてはじめて宣言できます。それより少なければまだ宣言できません。',
		'not-singles': () => '1枚出しだけが対象です。3枚とも1枚出しでなければなりません。',
		jokers: () => 'ジョーカーは宣言の並びに入りません。',
		'not-neighbours': (cards) => `${list(cards.map(cardText))}は1つずつ続いていません。`,
		colour: (cards) => `${list(cards.map(cardText))}の中に、その色でない札があります。`,
		suit: (cards) => `${list(cards.map(cardText))}の中に、そのスートでない札があります。`
	} as Readonly<Record<CallFault, (cards: readonly Card[]) => string>>
};
