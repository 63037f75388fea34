import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('en');

const moves = (n: number) => plural(n, { one: `${n} person moves`, other: `${n} people move` });
const does = (n: number) => plural(n, { one: 'does', other: 'do' });

/** The Seats step, and what the steps before play share. */
export default {
	/** Hint on a first visit. */
	firstTime: 'Sit as the ring shows. To seat the first in rank elsewhere, tap a chair.',
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
	tile: (name: string, place: number, title: string) => `${name}, place ${place}, ${title}`,
	/** A tile; a tap gives its chair to the first in rank. */
	tileToTurn: (name: string, place: number, title: string, top: string) =>
		`${name}, place ${place}, ${title}. Seat ${top} here`,
	picksChair: (name: string) => `${name} picks a chair.`,
	othersFollow: 'The others follow clockwise, by place.',
	everyoneStays: 'Everyone stays seated.',
	titlesMove: 'The titles move.',
	nobodyMoves: 'Nobody moves.',
	move: (n: number) => `${moves(n)}.`,
	/** Beside a choice of chair. */
	choiceMoves: (n: number) => moves(n),
	choiceFewest: (n: number) => `${moves(n)}, the fewest`,
	betterAnother: (top: string, n: number) => `If ${top} takes another chair, only ${n} ${does(n)}.`,
	betterOf: (top: string, sitter: string, n: number) =>
		`If ${top} takes ${sitter}’s chair, only ${n} ${does(n)}.`,
	turn: 'Turn the table',
	everyChoice: 'Every choice',
	peopleMove: 'People move to their places',
	peopleStay: 'Titles move, people stay',
	/** @param lead a sentence: Ana leads */
	seatedLead: (lead: string) => `Seated — ${lead}`,
	seatedDeal: 'Seated — deal the cards',
	where: (name: string) => `Where does ${name} sit?`,
	freeChair: 'In the free chair',
	whereSits: (name: string) => `Where ${name} sits`,
	chairOf: (name: string) => `In ${name}’s chair`
};
