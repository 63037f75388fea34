import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	games: {
		temple: 'Temple',
		tahimi: 'Tahimi',
		dalmuti: 'Der Große Dalmuti',
		'kings-and-bastards': 'Könige und Bastarde',
		president: 'Präsident',
		daifugo: 'Daifugō',
		'tarot-himi': 'Tarot-Himi'
	},
	rules: 'Regeln',
	published: 'Originalregeln',
	lines: {
		temple:
			'2er hoch, Joker für jede Karte, Folgen, und je größer der Tisch, desto höher die Steuern.',
		tahimi: 'Asse hoch, ohne Joker, nur Sätze; ist jemand raus, spielt der höchste Platz aus.',
		dalmuti:
			'Ein eigenes Spiel mit 80 Karten, niedrige Zahlen sind stark, und eine Revolution kann alles umdrehen.',
		'kings-and-bastards':
			'2er sind Trumpf, die schlechtesten Karten kommen zurück, und alle bleiben sitzen.',
		president: '2er hoch, nur Sätze; gleicher Rang, 8er und mehr, wie es der Tisch mag.',
		daifugo: 'Aus Japan: Farbzwang, 8er, die den Stich beenden, und Vierlinge, die alles umdrehen.',
		'tarot-himi': 'Tahimi mit Tarotkarten; was die Trümpfe können, bestimmt der Tisch.'
	},
	titles: {
		// Temple
		Emperor: 'Kaiser',
		Empress: 'Kaiserin',
		Prince: 'Prinz',
		Princess: 'Prinzessin',
		Duke: 'Herzog',
		Duchess: 'Herzogin',
		Count: 'Graf',
		Countess: 'Gräfin',
		Baron: 'Baron',
		Baroness: 'Baronin',
		Baronet: 'Baronet',
		Baronetess: 'Baronetess',
		Knight: 'Ritter',
		Dame: 'Dame',
		'Middle Class': 'Mittelstand',
		'Poor Man': 'Armer Mann',
		'Poor Woman': 'Arme Frau',
		'Second Poorest': 'Zweitärmste Seele',
		'Third Poorest': 'Drittärmste Seele',
		'Fourth Poorest': 'Viertärmste Seele',
		'Fifth Poorest': 'Fünftärmste Seele',
		'Sixth Poorest': 'Sechstärmste Seele',
		'Seventh Poorest': 'Siebtärmste Seele',
		// Tahimi
		Tahimi: 'Tahimi',
		'Vice Tahimi': 'Vize-Tahimi',
		'Senior Vice Tahimi': 'Erster Vize-Tahimi',
		'Junior Vice Tahimi': 'Zweiter Vize-Tahimi',
		Merchant: 'Kaufleute',
		'Master Serf': 'Oberknecht',
		'Junior Assistant to the Master Serf': 'Juniorassistenz beim Oberknecht',
		Serf: 'Knecht',
		// The Great Dalmuti
		'Greater Dalmuti': 'Großer Dalmuti',
		'Lesser Dalmuti': 'Kleiner Dalmuti',
		'Greater Peon': 'Großer Diener',
		'Lesser Peon': 'Kleiner Diener',
		// Kings and Bastards
		King: 'König',
		Queen: 'Königin',
		'Vice-King': 'Vizekönig',
		'Vice-Queen': 'Vizekönigin',
		Commoner: 'Gemeines Volk',
		'Vice-Bastard': 'Vizebastard',
		Bastard: 'Bastard',
		// President
		President: 'Präsident',
		'Vice President': 'Vizepräsident',
		Citizen: 'Volk',
		Secretary: 'Minister',
		Clerk: 'Schreiber',
		'Vice Scum': 'Vize-Lump',
		Scum: 'Lump',
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
	}
} satisfies Catalogue['titles'];
