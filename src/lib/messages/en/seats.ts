import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('en');

const chairOf = (sitter: string) => `${sitter}’s chair`;
const number = (n: number) => (n === 0 ? 'nobody' : String(n));

/** The Seats step, and what the steps before play share. A chair is named by who sits on it now. */
export default {
	/** Hint on a first visit. */
	firstTime: 'Touch a name to see the way.',
	comeAndGo: 'Come and go',
	/** Why the cards cannot be dealt. */
	number: {
		'too-few': 'There are too few players for these rules.',
		'too-many': 'There are too many players for these rules.'
	},
	numberRemedy: {
		'too-few': 'Someone has to join, or the evening ends.',
		'too-many': 'Someone has to leave, or the evening ends.'
	},
	/** A change that mends the table follows. */
	mends: (n: number) => `One change of the rules, from the next deal, and ${n} can play:`,
	/** After the number of the round: chairs are shown as people sit. */
	asYouSit: 'as you sit now',
	/** Accessible name of a tile. */
	tile: (name: string, place: number, title: string) => `${name}, place ${place}, ${title}`,
	/** The same, and what the player does. @param does a sentence without a full stop: stays */
	tileDoes: (tile: string, does: string) => `${tile}: ${does}`,
	/** Of somebody who came for this round, and has no chair yet. */
	joins: 'joins',
	stays: 'stays',
	/** Below a name, after an arrow, where there is room and where there is little. */
	chairOf,
	shortChairOf: (sitter: string) => `${sitter}’s`,
	freeChair: 'free chair',
	/** What a player does, read aloud after the name. */
	takes: (sitter: string) => `takes ${chairOf(sitter)}`,
	takesFree: (left: string, right: string) => `takes the free chair between ${left} and ${right}`,
	/** @param does stays, or takes a chair */
	someone: (name: string, does: string) => `${name} ${does}`,
	picksChair: (name: string) => `${name} picks a chair.`,
	/** @param counter whether play goes counter-clockwise */
	othersFollow: (counter: boolean) =>
		`The others follow ${counter ? 'counter-clockwise' : 'clockwise'}, by place.`,
	everyoneStays: 'Everyone stays seated.',
	titlesMove: 'The titles move.',
	titlesMoveOnce: 'The titles move, this round.',
	nobodyMoves: 'Nobody moves',
	move: byCount('# person moves', '# people move'),
	shortMove: byCount('# moves', '# move'),
	/** A better choice of the top player’s chair, on its button. */
	ifTakes: (n: number, top: string, sitter: string) =>
		`${number(n)} if ${top} takes ${chairOf(sitter)}`,
	ifTakesFree: (n: number, top: string) => `${number(n)} if ${top} takes the free chair`,
	ifStays: (n: number, top: string) => `${number(n)} if ${top} stays`,
	change: 'Change…',
	seated: 'Seated',
	/** @param lead a sentence: Ana leads */
	seatedLead: (lead: string) => `Seated — ${lead}`
};
