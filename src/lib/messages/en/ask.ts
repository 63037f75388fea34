import type { Lexicon } from '#lib/ask/concepts.ts';

/** The words of questions that people type, by what they are about: words and phrases with commas, in lower case; `*`
 * stands for any ending. Not a translation: each language lists what its speakers say. */
export default {
	concepts: {
		may: 'can, could, may, allowed, legal, is it ok, am i allowed, permitted, possible',
		must: 'must, have to, has to, had to, need to, needs to, forced, required, obliged, mandatory, supposed to, do i have to',
		who: 'who, whose, which player, who is',
		where: 'where, which seat, which chair, which place, what seat',
		howMany: 'how many, how much, number of, how long',
		what: 'what, what happens, what if, what now, how does, how do, what is',
		when: 'when, how soon, until when',
		card: 'card, cards',
		play: 'play, plays, played, put, puts, lay, lays, laid, place, drop, use, throw',
		everyRound:
			'every round, each round, next round, next hand, each hand, every hand, next game, new round, rounds',
		on: 'on, onto, on top of, over, after a',
		onAfter:
			'beaten by, topped by, killed by, beat by, on the table, on the pile, beaten, over the pile, over the table',
		beat: 'beat, beats, beaten by, top, topped by, tops, higher than, better than, stronger than, win against, kill, beat by, beaten',
		pass: 'pass, passes, passed, passing, skip my turn, skip a turn, say no, knock',
		again:
			'come back in, back in, again, rejoin, re-enter, return to the trick, come back, still play, jump back in, next time round, the next time',
		allPass:
			'everyone passes, everyone passed, everyone pass, everybody passed, everybody passes, everybody pass, all pass, all passed, all others passed, all others pass, nobody beats it, nobody beats, nobody can beat, no one beats, no one can beat, nobody can play, no one can play, nobody plays, no one plays, nobody wants, everyone else passes, wins the trick, win the trick, takes the trick, take the trick, takes the pile',
		lead: 'lead, leads, leading, start, starts, starting, begin, begins, go first, goes first, went first, open, opens, opening, played first, play first, first lead, first play, first card, first player, first to play',
		turn: 'turn, next, goes next, whose go, whose turn, who is next',
		clear:
			'clear, clears, cleared, ends the trick, end the trick, finishes the trick, yagiri, 8 giri, eight cut, 8 cut, wipe, wipes, burn, burns, sweep, eight stop, 8 stop, stop',
		equal:
			'equal, equals, same rank, same card, same value, tie, ties, match, matches, matching, identical, alike, same number',
		skip: 'skip, skips, skipped, skipping, miss a turn, misses a turn',
		suit: 'suit, suits, colour, colours, color, colors',
		lock: 'lock, locked, locks, shibari, follow suit, same suit, suit lock, bind, must follow',
		run: 'run, runs, straight, straights, stair, stairs, sequence, sequences, in a row of, consecutive, kaidan, row of cards',
		set: 'pair, pairs, double, doubles, triple, triples, set, sets, multiple, multiples, three of a kind, same number of cards',
		single: 'single, singles, lone card',
		alone: 'alone, by itself, on its own, by themselves, on their own, lone, solo',
		order:
			'order, ranking, rank, ranks, ranked, high, low, highest card, lowest card, strongest, weakest, higher, lower, hierarchy, strength, what beats what, worth',
		joker:
			'joker, jokers, jester, jesters, wild, wilds, wild card, wild cards, wildcard, wildcards',
		standFor:
			'stand for, stands for, stand in for, replace, replaces, substitute, substitutes, substitute for, any card, any other card, count as, counts as',
		twoJokers:
			'both jokers, both jesters, two jokers, two jesters, the two jokers, the two jesters, 2 jokers, 2 jesters, both wilds',
		trump:
			'trump, trumps, arcana, major arcana, arcanum, power, powers, tower, death, fool, magician, priestess, empress, hierophant, hermit, hanged man, devil, lovers, chariot, temperance, judgement',
		bomb: 'bomb, bombs, bomber, nuke, nukes',
		ordering:
			'ordering, call a sequence, called sequence, call a run, sequence is called, is called, call 3, call three, called 3, called three, calling, that call, the call, three four five, call order',
		unbeatable:
			'unbeatable, beats everything, beats all, beat everything, best card, tops everything',
		out: 'is out, are out, goes out, went out, go out, going out, out of cards, no cards left, has no cards, finished, finishes, done, empty hand, runs out, ran out, first out, is finished, out, out of the trick, out for the trick, out for the rest, out until',
		lastCard:
			'last card, final card, end on, ends on, ending on, finish on, finish with, finishes on, go out with, goes out with, going out with, going out on, go out on, end with, ends with, end your turn on, end my turn on, win with, last play, forbidden last, forbidden finish',
		oneCard:
			'one card left, 1 card left, last card call, say one card, one card, uno, announce, say when i have one, how many cards left, cards someone has, cards he has left, cards she has left, cards they have left, cards are left, ask how many cards, how many cards does he have, how many cards does she have',
		places:
			'place, places, standing, who is last, who comes last, last place, who lost, who loses, finishing order, what place, worst place',
		fall: 'miyako-ochi, miyako ochi, fall of the capital, capital, not first out, was not first, wasnt first, not first, falls, lost the throne',
		overturn: 'overturn, overturns, gekokujo, bottom first out, last place wins, poorest wins',
		pay: 'give, gives, gave, given, giving, pay, pays, paid, paying, hand over, pass up, owe, owes, trade, trades, trading, swap, swaps, exchange, exchanges, surrender, give away, gives away, gave away, given away',
		tax: 'tax, taxes, taxed, taxation, tribute, tributes',
		back: 'give back, gives back, gave back, giving back, given back, giveback, return, returns, returned, get back, gets back, hand back, comes back, back to, in return',
		look: 'look, looks, looking, see, sees, peek, look at, see first',
		best: 'highest card, best, highest, best cards, top cards, highest cards, good cards',
		worst: 'worst, lowest, worst cards, lowest cards, bad cards',
		breakUp:
			'break up, break, breaks, breaking, split, splits, break a set, break a pair, split up, keep together, part of a pair, part of a set',
		keep: 'keep, keeps, hold on to, hang on to, hold back, holds back, keep back',
		secret: 'face down, secret, secretly, show, shown, shows, openly',
		top: 'emperor, king, president, dalmuti, greater dalmuti, tahimi, daifugo, boss, winner, top player, first place, prince, vice president, vice king, lesser dalmuti, top',
		bottom:
			'peon, greater peon, lesser peon, serf, bastard, scum, asshole, poor man, poorest, loser, last player, daihinmin, bottom, bum, peasant',
		people: 'people, players, persons, how many of us, table of',
		join: 'wants to play, want to play, would like to play, wants in, wants to join, join, joins, joined, joining, newcomer, newcomers, new player, new players, new guy, new person, new people, someone new, somebody new, latecomer, late arrival, shows up, arrives, late, enter the game, another player, one more player, guest',
		leave:
			'leave, leaves, left the game, leaving, go home, goes home, went home, quit, quits, drop out, drops out, dropped out, has to go, had to go, stop playing',
		midway:
			'halfway, halfway through, midway, in the middle of, mid-round, mid round, mid game, during the round, in the middle, mid-game',
		comeBack:
			'leave and come back, leave and return, left and came back, leave and rejoin, comes back, came back, back again, back after, returns to the game, returns to the table, return later',
		sitOut:
			'sit out, sits out, sitting out, take a break, break for a round, pause, skip a round, miss a round',
		sit: 'sit, sits, seat, seats, seating, chair, chairs',
		move: 'change seats, change chairs, move seats, switch seats, swap seats, swap chairs, change places, move, moves, stand up, rotate',
		draw: 'draw, draws, drew, drawing, pick a card, cut for',
		titles: 'title, titles, what is the king called, middle class, merchant called, called, vice',
		pack: 'pack, deck, decks, packs, how many decks, jokers in the deck, cards do we need, cards are there',
		twoPacks:
			'second deck, second pack, two decks, two packs, another deck, another pack, double deck, 2 decks, 2 packs, more than one deck',
		removed:
			'taken out, take out, remove, removed, removes, leave out, left out, discard, get rid of, strip',
		deal: 'deal, deals, dealt, dealer, dealing, shuffle, shuffles, shuffled, cut',
		exposed:
			'flipped, flips, flip over, exposed, exposes, face up, turned over, showed a card, saw a card, shown by accident, dropped a card, dropped',
		misdeal:
			'extra card, an extra card, one too many, misdeal, misdealt, wrong number of cards, too many cards, too few cards, one card too many, deal again, redeal',
		firstRound:
			'first round, first game, first hand, round one, round 1, very first, opening round, first deal, at the beginning, at the start',
		score:
			'score, scores, scoring, points, point, keep score, win the game, wins the game, who wins, who won, end of the game, game end, overall winner, wins overall',
		decree:
			'decree, decrees, demand, demands, order someone, orders, command, commands, make someone',
		houseRule:
			'house rule, house rules, change the rules, change a rule, own rules, variant, variants, make a rule, new rule, invent a rule',
		manners: 'manners, etiquette, rude, look through the discards, discard pile, count cards, bow',
		names: 'other names, also known as, called elsewhere, same as, fukumen, 覆面',
		revolution:
			'revolution, revolutions, revolt, uprising, kakumei, call a revolution, greater revolution, no taxes, cancel taxes',
		fourOfAKind:
			'four of a kind, quad, quads, quadruple, four the same, 4 of a kind, four equal, kakumei',
		turned:
			'reverse, reversed, reverses, turned, upside down, flips the order, everything reversed, turned around',
		wrong:
			'wrong, wrongly, mistake, mistakes, illegal, illegally, cheat, cheated, cheating, instead of, by mistake, incorrect, error',
		forgot:
			'forgot, forgotten, forget, forgets, did not, didnt, never paid, not paid, missed, omitted',
		outOfTurn:
			'out of turn, before it was his turn, before it was her turn, before it was their turn, before it was my turn, before my turn, turn was skipped, too early, not his turn, not her turn, not their turn, not my turn, before his turn, before her turn, wasnt his turn, wasnt her turn, jumped the queue, wrong player played, played early',
		takeBack:
			'take my card back, take my cards back, take the card back, take my play back, takes his card back, takes her card back, took his card back, took her card back, take my pass back, takes back a, take back, takes back, took back, taken back, take that back, take it back, undo, change my mind, changed his mind, changed her mind, change it, retract',
		noticed:
			'noticed, found later, found out, afterwards noticed, later noticed, discovered, realised, realized',
		not: 'forbidden last, forbidden finish',
		jackBack: '11 back, eleven back, j back, jack back, jacks reverse, jack reverses',
		stairsRevolution:
			'stairs revolution, stair revolution, straight revolution, run revolution, kaidan kakumei',
		fiveSkip: '5 skip, five skip, fives skip, five skips',
		sevenPass: '7 pass, seven pass, 7 give, seven give, sevens give',
		nineReverse: '9 reverse, nine reverse, nines reverse',
		tenDiscard: '10 discard, ten discard, tens discard, 10 throw',
		queenBomber: 'queen bomber, q bomber, queens bomb, bomber',
		numberLock: 'number lock, strict lock, tight lock, hard lock, geki shibari, sequence lock',
		coup: 'coup, coup detat, three nines',
		tenpenChii: 'tenpen chii, tenpenchii, cataclysm, swap hands, swap whole hand',
		merchants: 'merchant, merchants, merchant exchange'
	},
	ranks: {
		'1': 'ones',
		'2': 'two, deuce, twos, deuces',
		'3': 'three, threes',
		'4': 'four, fours',
		'5': 'five, fives',
		'6': 'six, sixes',
		'7': 'seven, sevens',
		'8': 'eight, eights',
		'9': 'nine, nines',
		'10': 'ten, tens',
		'11': 'eleven, elevens',
		'12': 'twelve, twelves',
		P: 'page, pages',
		N: 'knight, knights',
		J: 'jack, jacks',
		Q: 'queen, queens',
		K: 'king, kings',
		A: 'ace, aces'
	},
	suits: { C: 'club, clubs', D: 'diamond, diamonds', H: 'heart, hearts', S: 'spade, spades' },
	counts: {
		2: 'a pair of, pair of, double, doubles of, a couple of',
		3: 'three of a kind of, triple, a triple of',
		4: 'four of a kind of, quad, a quad of'
	},
	of: 'of',
	and: 'and, with, plus',
	marks: { object: '', pronoun: '', than: '', counted: '' },
	fillers:
		'a, an, the, i, you, we, he, she, they, my, your, his, her, their, it, its, me, do, does, did, is, are, was, be, to, in, at, for, with, if, of, now, then, here, please, there, this, that, one, some, any, so, and, up, my, our, us, too, also, just, really, actually, am, or, pile, trick, table, game, deck, well, ever, okay'
} satisfies Lexicon;
