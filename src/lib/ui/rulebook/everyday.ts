import type { RuleId } from '#lib/rules/rule-ids.ts';

/** What people say when they look for a rule, and the rules that they mean, the likeliest first. Words are divided by
 * commas and written as `wordsOf` leaves them: small letters without accents. */
export const EVERYDAY: readonly (readonly [words: string, rules: readonly RuleId[]])[] = [
	[
		'joker, jokers, jester, jesters, wild, wilds, wild card, wildcard',
		['PL-3', 'DF-1', 'TX-4', 'PL-5', 'RV-1', 'RV-2', 'DF-7', 'FP-3', 'FP-1', 'FP-10', 'FP-4']
	],
	['tie, tied, ties, draw again, equal draw, same card drawn', ['SE-1']],
	['equal, same rank, equal cards, tie, identical', ['PR-5', 'FP-6', 'TX-3', 'PL-2']],
	[
		'newcomer, newcomers, new player, joins, join, joining, late, late arrival, arrives, guest',
		['JO-2', 'TX-8', 'TX-9', 'JO-1', 'FP-11', 'JO-5', 'FP-8', 'FP-13']
	],
	[
		'who leads, who starts, who begins, who goes first, first card, first play, start, begin, opening',
		['LE-1', 'DF-3', 'PR-4', 'LE-2', 'FP-4']
	],
	['lead, leads, leader', ['LE-1', 'LE-2', 'DF-3', 'PR-4', 'PL-7']],
	['who leads after going out, goes out on a trick, went out', ['LE-2', 'SE-4']],
	['pass, passing, skip a turn, may return, play again, must i play', ['PL-6', 'PR-3', 'PL-7']],
	['skip, skips, skipped', ['PR-5', 'PL-6', 'PR-3']],
	[
		'tax, taxes, tribute, pay, pays, give, gives, swap, exchange, who pays, how many cards to pay',
		['TX-1', 'TX-2', 'PR-9', 'DF-5', 'TX-3', 'TX-6', 'TX-7', 'TX-4', 'TX-10']
	],
	['highest card, best card, best cards, break a set, split a pair', ['TX-3', 'TX-5']],
	['first round', ['TX-7', 'TI-0', 'LE-1', 'SE-1']],
	[
		'giveback, give back, gives back, return, returns, get back, worst cards, any card',
		['TX-5', 'TX-6', 'PR-9', 'DF-5', 'FP-7']
	],
	[
		'revolution, uprising, revolt, both jokers, both jesters, no taxes, cancel taxes',
		['RV-1', 'RV-2', 'PR-7', 'DF-8', 'RV-3', 'FP-9']
	],
	['four of a kind, quad, quads, quadruple, turned, reversed, upside down', ['PR-7', 'PL-1']],
	['misdeal, misdeals, exposed card, shown card, face up, deal again, flipped card', ['DK-8']],
	['last card, final card, finish with, end on, forbidden', ['PR-8', 'PL-9', 'LE-2']],
	['one card, uno, how many cards left, cards in hand', ['PL-9']],
	['bomb, trump, trumps, beats everything, unbeatable, highest', ['PL-5', 'PL-4', 'PL-2', 'FP-2']],
	['trump, trumps, arcana, major arcana, power, powers', ['TH-3', 'TH-1']],
	['two, twos, deuce, deuces', ['PL-4', 'PL-5', 'PL-2', 'FP-2', 'TX-4', 'PR-8']],
	['eight, eights, eight stop', ['PR-6', 'DK-2', 'PR-8']],
	['run, runs, straight, straights, sequence, row, consecutive', ['PL-1', 'PL-8', 'FP-12', 'FP-5']],
	['ordering, call, three four five', ['PL-8', 'FP-5', 'FP-12']],
	[
		'pair, pairs, triple, triples, set, sets, three of a kind, multiple, multiples',
		['PL-1', 'PL-2']
	],
	['same suit, lock, locked, suit, suits', ['DF-4', 'PL-2', 'PL-1']],
	['follow, beat, beats, top, higher', ['PL-2', 'PL-1', 'PL-5']],
	['ranking, ranks, card order, ace, aces, strength, what beats what', ['PL-2', 'TH-2', 'TX-3']],
	[
		'leaving, leave, leaves, quit, quits, drop out, goes home, stop playing',
		['JO-1', 'SE-4', 'JO-3', 'JO-5']
	],
	['come back, comes back, back again, sit out, break, pause', ['JO-5', 'JO-3']],
	[
		'points, point, score, scoring, winner, win, wins, who won',
		['SC-1', 'PR-10', 'SC-3', 'SC-2', 'SC-4', 'FP-14']
	],
	['series, how many rounds, when does it end, end of the game, target', ['SC-2', 'SC-4']],
	[
		'titles, title, names of the places, rank, standing, class',
		['TI-2', 'TI-3', 'TI-4', 'TI-5', 'PR-2', 'DF-2', 'TI-6', 'TI-0']
	],
	['empress, queen, princess, duchess, rename, address, he or she', ['TI-6', 'TI-5']],
	['how many players, how many can play, number of players', ['TI-1', 'PR-2', 'DF-2']],
	[
		'deck, pack, cards to take out, remove cards',
		['DK-1', 'DK-2', 'DK-5', 'DK-6', 'PR-1', 'DF-1', 'TH-1']
	],
	['more players, extra cards, stars, moons, second pack, custom deck', ['DK-4', 'DK-3', 'JO-4']],
	['dealer, who deals, deals, shuffle, shuffles, cut', ['DK-7', 'DK-5', 'DF-3', 'PR-4']],
	['seat, seats, seating, chair, chairs, sit, sits, move, where to sit', ['SE-2', 'SE-3', 'SE-1']],
	['draw, draws, first seats', ['SE-1']],
	['void, abandon, end early, places, who is last', ['SE-4', 'DF-9']],
	['wrong, mistake, forgot, forgotten, cheat, fine, penalty', ['TX-11', 'PL-9', 'PR-8']],
	['first is last, fall, falls, capital', ['DF-6', 'DF-9']],
	['decree, decrees, demand, demands, order, orders, command', ['DE-1', 'DE-2', 'DE-3', 'DE-4']],
	['house rule, house rules, change a rule, change the rules', ['DE-2', 'FP-15']],
	['perk, perks, hat, hats, crown, drinks, sweets, stool', ['DE-3']],
	['manners, etiquette, rude, discards, look through', ['MA-1', 'JO-3']],
	['other names, also known as, called', ['MA-2']]
];
