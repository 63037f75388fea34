import type { PublishedTitle } from '#lib/rulesets/catalogue.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';

/** Games, their rules, and the titles of their places, by the names in the rulesets. */
export default {
	games: {
		temple: 'Temple',
		tahimi: 'Tahimi',
		dalmuti: 'The Great Dalmuti',
		'kings-and-bastards': 'Kings and Bastards',
		president: 'President',
		daifugo: 'Daifugō',
		'tarot-himi': 'Tarot-Himi'
	} satisfies Readonly<Record<GameId, string>>,
	/** The choice between the published rules and stored house rules. */
	rules: 'Rules',
	published: 'Published rules',
	/** One line that tells a game from similar ones. */
	lines: {
		temple: 'Twos high, Jokers wild, runs, and taxes that grow with the table.',
		tahimi: 'Aces high, no Jokers, sets only, and the highest-placed player leads after an exit.',
		dalmuti: 'Its own pack of 80, low ranks best, and a revolution that can turn the table over.',
		'kings-and-bastards':
			'Twos are trumps, the worst cards come back, and people keep their chairs.',
		president: 'Twos high, sets only; equal ranks, eights and more as the house likes.',
		daifugo: 'Japan’s own: locks on suits, eights that cut, four of a kind that turn the ranking.',
		'tarot-himi': 'Tahimi with a tarot pack; your table decides what the trumps do.'
	} satisfies Readonly<Record<GameId, string>>,
	titles: {
		// Temple
		Emperor: 'Emperor',
		Empress: 'Empress',
		Prince: 'Prince',
		Princess: 'Princess',
		Duke: 'Duke',
		Duchess: 'Duchess',
		Count: 'Count',
		Countess: 'Countess',
		Baron: 'Baron',
		Baroness: 'Baroness',
		Baronet: 'Baronet',
		Baronetess: 'Baronetess',
		Knight: 'Knight',
		Dame: 'Dame',
		'Middle Class': 'Middle Class',
		'Poor Man': 'Poor Man',
		'Poor Woman': 'Poor Woman',
		'Second Poorest': 'Second Poorest',
		'Third Poorest': 'Third Poorest',
		'Fourth Poorest': 'Fourth Poorest',
		'Fifth Poorest': 'Fifth Poorest',
		'Sixth Poorest': 'Sixth Poorest',
		'Seventh Poorest': 'Seventh Poorest',
		// Tahimi
		Tahimi: 'Tahimi',
		'Vice Tahimi': 'Vice Tahimi',
		'Senior Vice Tahimi': 'Senior Vice Tahimi',
		'Junior Vice Tahimi': 'Junior Vice Tahimi',
		Merchant: 'Merchant',
		'Master Serf': 'Master Serf',
		'Junior Assistant to the Master Serf': 'Junior Assistant to the Master Serf',
		Serf: 'Serf',
		// The Great Dalmuti
		'Greater Dalmuti': 'Greater Dalmuti',
		'Lesser Dalmuti': 'Lesser Dalmuti',
		'Greater Peon': 'Greater Peon',
		'Lesser Peon': 'Lesser Peon',
		// Kings and Bastards
		King: 'King',
		Queen: 'Queen',
		'Vice-King': 'Vice-King',
		'Vice-Queen': 'Vice-Queen',
		Commoner: 'Commoner',
		'Vice-Bastard': 'Vice-Bastard',
		Bastard: 'Bastard',
		// President
		President: 'President',
		'Vice President': 'Vice President',
		Citizen: 'Citizen',
		Secretary: 'Secretary',
		Clerk: 'Clerk',
		'Vice Scum': 'Vice Scum',
		Scum: 'Scum',
		// Daifugō
		Daifugō: 'Daifugō',
		Fugō: 'Fugō',
		Heimin: 'Heimin',
		Hinmin: 'Hinmin',
		Daihinmin: 'Daihinmin',
		Ōsama: 'Ōsama',
		Dorei: 'Dorei',
		Kamisama: 'Kamisama',
		Kachiku: 'Kachiku'
	} satisfies Readonly<Record<PublishedTitle, string>>
};
