import { formatCard, type Card, type Suit } from '#lib/cards/card.ts';
import type { Fault } from '#lib/referee/patterns.ts';
import type { PlayedAs, PlayVerdict, TableQuestion } from '#lib/referee/play.ts';
import type { Call, PlayCode } from '#lib/rules/legality.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText, suitSign } from '#lib/ui/card-words.ts';
import { listed } from '#lib/ui/words.ts';
import {
	aRank,
	capital,
	eitherOf,
	numberWord,
	ranksWord,
	readingText,
	shownCard,
	wildWord
} from './card-words.ts';

/** What a verdict on a play is told of. */
export interface Told {
	readonly rules: Rules;
	readonly question: TableQuestion;
	readonly verdict: PlayVerdict;
}

const WORD = { yes: 'Allowed', no: 'Not allowed', table: 'The table decides' } as const;

/** The answer in one or two words. */
export const verdictWord = ({ legal }: Pick<PlayVerdict, 'legal'>): string =>
	legal === null ? WORD.table : legal ? WORD.yes : WORD.no;

export const CALL_NAMES: Record<Call, string> = {
	...{ plain: 'Any suit', red: 'Red', black: 'Black' },
	...{ C: '♣', D: '♦', H: '♥', S: '♠', T: '☆', M: '☾' }
};

const onTable = ({ rules, verdict }: Told): string =>
	verdict.table === null ? 'nothing' : readingText(rules, verdict.table.reading);

const mine = ({ rules, question, verdict }: Told): string =>
	verdict.reading === null ? cardsOf(question.play.length) : readingText(rules, verdict.reading);

const cardsOf = (n: number): string => `${numberWord(n)} ${n === 1 ? 'card' : 'cards'}`;

const isMany = ({ verdict }: Told): boolean =>
	(verdict.reading?.pattern === 'set' && verdict.reading.count > 2) ||
	(verdict.reading?.count === 2 && ['wild', 'joker'].includes(verdict.reading.rank));

/** "The Joker stands for an eight." Empty where no wild card stands for a rank. */
function standInText({ rules, verdict: { standIns, reading } }: Told): string {
	const wild = wildWord(rules);
	const [first] = standIns;
	if (first === undefined || reading === null) return '';
	if (standIns.length === 1) return ` The ${wild} stands for ${aRank(first)}.`;
	const all = standIns.every((rank) => rank === first)
		? ranksWord(first)
		: listed(standIns.map(aRank));
	return ` The ${wild}s stand for ${all}.`;
}

const opener = ({ rules }: Told): string => (rules.options.startsWith3d ? '3♦' : '3♣');

function followText(told: Told): string {
	const { rules, verdict } = told;
	const [own, other] = [capital(mine(told)), onTable(told)];
	const verb = isMany(told) ? 'beat' : 'beats';
	if (verdict.reading?.strength === verdict.table?.reading.strength)
		return `${own} ${isMany(told) ? 'follow' : 'follows'} ${other}: an equal rank may be played here.`;
	if (verdict.reading?.pattern === 'run')
		return `${own} ${verb} ${other}: the same length, a higher top card.`;
	const turned = verdict.table?.turned === true ? 'stronger while the ranking is turned' : null;
	const rank = rules.options.ranking === 'low-wins' ? 'lower number' : 'higher rank';
	return `${own} ${verb} ${other}: same pattern, ${turned ?? rank}.`;
}

const ALLOWED: Record<PlayedAs, (told: Told) => string> = {
	lead: (told) =>
		told.question.opening === true
			? `${capital(mine(told))} may open the round: the ${opener(told)} is among the cards.`
			: `Nothing lies there: ${mine(told)} may be led.`,
	follow: followText,
	trump: (told) =>
		`${capital(mine(told))} is a trump here and tops ${onTable(told)}, whatever the number of cards.`,
	'spade-three': () => 'The 3♠ tops a Joker that lies alone.',
	call: () => 'It is the next card of the called sequence.'
};

const FAULTS: Record<Fault, (told: Told) => string> = {
	'no-cards': () => 'There are no cards to judge yet.',
	'rank-not-in-pack': () => 'A card of that rank is not in the pack in use.',
	'stand-in-does-not-fit': ({ rules }) =>
		`What the ${wildWord(rules)} is to stand for does not go with the other cards.`,
	'too-many-for-a-set': ({ rules }) =>
		`A set has at most ${numberWord(rules.options.maxSet ?? 4)} cards here.`,
	'wilds-stand-for-nothing': ({ rules }) =>
		`A ${wildWord(rules)} stands for no other card in this game.`,
	'wilds-not-in-runs': ({ rules }) => `A ${wildWord(rules)} joins a set, but not a run.`,
	'runs-not-played': () => 'Runs are not played here: all cards have to be of one rank.',
	'suits-unknown': () => 'It is a run if all its cards are of one suit.',
	'run-of-several-suits': () => 'A run has to be of one suit.',
	'no-set-or-run': ({ rules }) =>
		rules.options.runs === 'none'
			? 'These cards are not of one rank.'
			: 'These cards are neither of one rank nor a run in one suit.'
};

function countText({ question, verdict }: Told): string {
	const there = verdict.table?.reading.count ?? 0;
	const verb = there === 1 ? 'lies' : 'lie';
	const must = there === 1 ? 'one has' : `${numberWord(there)} have`;
	return `${capital(cardsOf(there))} ${verb} there, so ${must} to follow, not ${numberWord(question.play.length)}.`;
}

function notHigherText(told: Told): string {
	const { rules, verdict } = told;
	const [own, other] = [capital(mine(told)), onTable(told)];
	const be = isMany(told) ? 'are' : 'is';
	if (verdict.reading?.strength === verdict.table?.reading.strength)
		return `${own} on ${other}: an equal rank does not follow.`;
	if (verdict.table?.turned === true)
		return `The ranking is turned: ${own.toLowerCase()} ${be} weaker than ${other}.`;
	const low = rules.options.ranking === 'low-wins';
	return low
		? `${own} ${be} no better than ${other}: the lower number wins.`
		: `${own} ${be} not higher than ${other}.`;
}

const isNamed = (card: Card, name: string): boolean =>
	card.kind === 'wild' ? card.wild === name : formatCard(card) === name || isRank(card, name);
const isRank = (card: Card, name: string): boolean =>
	(card.kind === 'suited' || card.kind === 'plain') && card.rank === name;

/** The cards of the play with which nobody may end. */
function forbiddenText({ rules, question }: Told): string {
	const names = rules.options.forbiddenLast.filter((name) =>
		question.play.some((card) => isNamed(card, name))
	);
	return `Nobody may go out with ${eitherOf(names.map((name) => `a ${cardText(name)}`))}; who does takes the last place.`;
}

function sequenceText({ question }: Told): string {
	const call = question.call ?? 'plain';
	const of = call === 'plain' ? '' : `, ${CALL_NAMES[call].toLowerCase()},`;
	return `A sequence is called: only the next card in order${of} may be played.`;
}

const REFUSED: Record<PlayCode, (told: Told) => string> = {
	'passed-out': () => 'Whoever passed is out until the next trick.',
	'not-a-pattern': (told) => FAULTS[told.verdict.fault ?? 'no-set-or-run'](told),
	'must-include-3c': (told) => {
		const stand = told.question.play.some(({ kind }) => kind === 'wild')
			? ` A ${wildWord(told.rules)} does not stand in for it.`
			: '';
		return `The first play of the round has to include the ${opener(told)}.${stand}`;
	},
	'breaks-sequence': sequenceText,
	unbeatable: (told) => `Nothing tops ${onTable(told)}: the trick is over.`,
	'wrong-pattern': (told) => {
		const verb = isMany(told) ? 'do' : 'does';
		return `${capital(mine(told))} ${verb} not follow ${onTable(told)}: the pattern is another.`;
	},
	'wrong-count': countText,
	'not-higher': notHigherText,
	'suit-locked': ({ verdict }) => {
		const suits = [...(verdict.table?.lock ?? '')].map((suit) => suitSign(suit as Suit));
		return `The trick is locked to ${listed(suits)}.`;
	},
	'forbidden-last': forbiddenText
};

/** Why a play is allowed or not, in a sentence or two. */
export function playSentence(told: Told): string {
	const { verdict } = told;
	if (verdict.trump !== null) {
		const { number, text } = verdict.trump;
		return text === null
			? `The sources do not say what trump ${number} does, and this table has not written it down yet.`
			: `Trump ${number}, in this table’s own words: ${text}`;
	}
	if (verdict.code !== null) return REFUSED[verdict.code](told);
	const as = verdict.as ?? 'lead';
	const names = as === 'call' || as === 'spade-three' ? '' : standInText(told);
	return ALLOWED[as](told) + names;
}

/** A play as it is named in a list: "8 ★ on 5 5". */
export function playTitle({ trick, play }: Pick<TableQuestion, 'trick' | 'play'>): string {
	const text = (cards: readonly Card[]) =>
		cards.map((card) => (card.kind === 'wild' ? '★' : shownCard(card))).join(' ');
	const under = trick.at(-1);
	return under === undefined ? `${text(play)} as a lead` : `${text(play)} on ${text(under)}`;
}
