import type { Chapter } from '#lib/rulesets/rulebook.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('en');

/** The Rules section: games, rulebooks and search. */
export default {
	title: 'Rules',
	subtitle: 'The games, and how your table plays them',
	games: 'Games',
	houses: 'House rules',
	/** On the game of the current evening. */
	onTheTable: 'On the table',
	/** Other names of a game. */
	also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
	/** 3–12 players, best 4–7. */
	players: (min: number, max: number, [from, to]: readonly [number, number]) =>
		`${min}–${max} players, best ${from === to ? from : `${from}–${to}`}`,
	searchAll: 'Search all rules',
	noGame: 'There is no such game here.',
	asThisTable: 'As this table plays',
	publishedShown: 'The published rules are shown',
	withHouse: 'With its house rules',
	contents: 'Chapters',
	chapters: {
		table: 'Players and titles',
		cards: 'The cards',
		seats: 'Seats',
		deal: 'The deal',
		tax: 'Taxes',
		revolution: 'Revolution',
		play: 'Play',
		lead: 'Leading and going out',
		coming: 'Coming and going',
		score: 'Score',
		decrees: 'Decrees and changes',
		manners: 'Manners and names'
	} satisfies Record<Chapter, string>,
	/** Heading above the changed options of a rule. */
	houseRules: byCount('House rule of this table', 'House rules of this table'),
	/** Name of a changed option, bold; a sentence follows. */
	houseLine: (name: string) => `${name}:`,
	published: (sentence: string) => `Published: ${sentence}`,
	/** Button that shows the published rule; `saysRestStands` if the house changed only a part of
	 * it. */
	saysFolded: (game: string) => `What ${game} says`,
	saysRestStands: (game: string) => `What ${game} says; the rest still holds`,
	/** Bold, before a sentence that is in no source. */
	reading: 'Our reading:',
	/** Renamed titles, and the points of each title. */
	renamed: 'Titles',
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} is called ${name}`))}.`,
	points: 'Points by title',
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	trumps: 'The 22 trumps',
	trumpsOfTable: 'The 22 trumps of this table',
	trumpUnwritten: 'nothing written yet',
	/** Further names of the games in this language, by game id. */
	names: {} as Readonly<Partial<Record<GameId, readonly string[]>>>,
	/** Search result for a game. */
	lineAndNames: (line: string, names: readonly string[]) =>
		`${line} Also known as ${names.join(', ')}.`,
	search: {
		label: 'Search the rules',
		examples: 'Joker, tie, newcomer, who leads',
		nothing: 'Nothing found. Try another word: tax, pass, two, leave.',
		found: 'Found',
		number: byCount('# rule', '# rules'),
		numberOrMore: byCount('# rule or more', '# rules or more'),
		all: (n: number) => `Show all ${n}`,
		/** Words that a search ignores if it has others; lower case, no accents. */
		fillers:
			'a an the and or of to in on at by for with if when who what which how where why do does did is are was be can may must i we you my your it that this there',
		/** Search words for suit signs. */
		suits: { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' }
	},
	/** Everyday search words by topic: words and phrases separated by commas, in lower case. A
	 * phrase may belong to several topics. Not a translation: each language lists what its speakers
	 * say. */
	everyday: {
		jokers: 'joker, jokers, jester, jesters, wild, wilds, wild card, wildcard',
		ties: 'tie, tied, ties, draw again, equal draw, same card drawn',
		equalRank: 'equal, same rank, equal cards, tie, identical',
		newcomers:
			'newcomer, newcomers, new player, joins, join, joining, late, late arrival, arrives, guest',
		whoBegins:
			'who leads, who starts, who begins, who goes first, first card, first play, start, begin, opening',
		lead: 'lead, leads, leader',
		leadAfterExit: 'who leads after going out, goes out on a trick, went out',
		pass: 'pass, passing, skip a turn, may return, play again, must i play',
		skip: 'skip, skips, skipped',
		tax: 'tax, taxes, tribute, pay, pays, give, gives, swap, exchange, who pays, how many cards to pay',
		highestCards: 'highest card, best card, best cards, break a set, split a pair',
		firstRound: 'first round',
		giveback: 'giveback, give back, gives back, return, returns, get back, worst cards, any card',
		revolution: 'revolution, uprising, revolt, both jokers, both jesters, no taxes, cancel taxes',
		fourOfAKind: 'four of a kind, quad, quads, quadruple, turned, reversed, upside down, kakumei',
		misdeal: 'misdeal, misdeals, exposed card, shown card, face up, deal again, flipped card',
		lastCard: 'last card, final card, finish with, end on, forbidden',
		oneCardLeft: 'one card, uno, how many cards left, cards in hand',
		bombs: 'bomb, trump, trumps, beats everything, unbeatable, highest, god card',
		arcana: 'trump, trumps, arcana, major arcana, power, powers',
		twos: 'two, twos, deuce, deuces',
		eights: 'eight, eights, eight stop, 8 giri, yagiri',
		effects:
			'11 back, j back, jack back, 5 skip, 5 tobi, 7 watashi, 7 pass, 10 sute, 10 discard, 9 reverse, q bomber, 12 bomber, tenpenchii, tenpen chii, coup, coup detat, eleven back, jacks turn, skip card, queen bomber, swap hands, bomber',
		runs: 'run, runs, straight, straights, sequence, row, consecutive, kaidan, stairs',
		ordering: 'ordering, call, three four five',
		sets: 'pair, pairs, triple, triples, set, sets, three of a kind, multiple, multiples',
		suits: 'same suit, lock, locked, suit, suits, shibari',
		follow: 'follow, beat, beats, top, higher',
		ranking: 'ranking, ranks, card order, ace, aces, strength, what beats what',
		leaving: 'leaving, leave, leaves, quit, quits, drop out, goes home, stop playing',
		comingBack: 'come back, comes back, back again, sit out, break, pause',
		points: 'points, point, score, scoring, winner, win, wins, who won',
		series: 'series, how many rounds, when does it end, end of the game, target',
		titles: 'titles, title, names of the places, rank, standing, class',
		otherForms: 'empress, queen, princess, duchess, rename, address, he or she',
		players: 'how many players, how many can play, number of players',
		pack: 'deck, pack, cards to take out, remove cards',
		largerPack: 'more players, extra cards, stars, moons, second pack, custom deck',
		dealer: 'dealer, who deals, deals, shuffle, shuffles, cut',
		seats: 'seat, seats, seating, chair, chairs, sit, sits, move, where to sit',
		firstSeats: 'draw, draws, first seats',
		places: 'void, abandon, end early, places, who is last',
		mistakes: 'wrong, mistake, forgot, forgotten, cheat, fine, penalty',
		fall: 'first is last, fall, falls, capital, miyako ochi, miyakoochi',
		decrees: 'decree, decrees, demand, demands, order, orders, command',
		houseRules: 'house rule, house rules, change a rule, change the rules',
		perks: 'perk, perks, hat, hats, crown, drinks, sweets, stool',
		manners: 'manners, etiquette, rude, discards, look through',
		otherNames: 'other names, also known as, called'
	}
};
