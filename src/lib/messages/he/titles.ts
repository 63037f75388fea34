import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	games: {
		temple: 'טמפל',
		tahimi: 'טהימי',
		dalmuti: 'דלמוטי הגדול',
		'kings-and-bastards': 'מלכים וממזרים',
		president: 'נשיא',
		daifugo: 'דאיפוגו',
		'tarot-himi': 'טארוט־הימי'
	},
	rules: 'כללים',
	published: 'הכללים המקוריים',
	lines: {
		temple: 'ה־2 חזק מכולם, ג׳וקרים חופשיים, רצפים, ומיסים שגדלים עם השולחן.',
		tahimi: 'האס חזק מכולם, בלי ג׳וקרים, סטים בלבד, ואחרי סיום פותח המעמד הגבוה ביותר.',
		dalmuti: 'חפיסה מיוחדת של 80 קלפים, המספר הנמוך מנצח, ומהפכה שיכולה להפוך את השולחן.',
		'kings-and-bastards': 'קלפי 2 הם השליטים, הקלפים הגרועים חוזרים, ולא מחליפים כיסאות.',
		president: 'ה־2 חזק מכולם, סטים בלבד; ערך שווה, שמיניות ועוד לפי מנהג הבית.',
		daifugo: 'המשחק היפני: נעילת צורות, שמיניות שמסיימות לקיחה ורביעיות שהופכות את הדירוג.',
		'tarot-himi': 'טהימי בחפיסת טארוט; מה השליטים יכולים לעשות קובע השולחן.'
	},
	titles: {
		// Temple
		Emperor: 'קיסר',
		Empress: 'קיסרית',
		Prince: 'נסיך',
		Princess: 'נסיכה',
		Duke: 'דוכס',
		Duchess: 'דוכסית',
		Count: 'רוזן',
		Countess: 'רוזנת',
		Baron: 'ברון',
		Baroness: 'ברונית',
		Baronet: 'ברונט',
		Baronetess: 'ברונטית',
		Knight: 'אביר',
		Dame: 'אבירה',
		'Middle Class': 'מעמד הביניים',
		'Poor Man': 'עני',
		'Poor Woman': 'ענייה',
		'Second Poorest': 'עני שני',
		'Third Poorest': 'עני שלישי',
		'Fourth Poorest': 'עני רביעי',
		'Fifth Poorest': 'עני חמישי',
		'Sixth Poorest': 'עני שישי',
		'Seventh Poorest': 'עני שביעי',
		// Tahimi
		Tahimi: 'טהימי',
		'Vice Tahimi': 'סגן טהימי',
		'Senior Vice Tahimi': 'סגן טהימי בכיר',
		'Junior Vice Tahimi': 'סגן טהימי זוטר',
		Merchant: 'סוחר',
		'Master Serf': 'רב־צמית',
		'Junior Assistant to the Master Serf': 'עוזר זוטר לרב־צמית',
		Serf: 'צמית',
		// The Great Dalmuti
		'Greater Dalmuti': 'דלמוטי גדול',
		'Lesser Dalmuti': 'דלמוטי קטן',
		'Greater Peon': 'אריס גדול',
		'Lesser Peon': 'אריס קטן',
		// Kings and Bastards
		King: 'מלך',
		Queen: 'מלכה',
		'Vice-King': 'משנה למלך',
		'Vice-Queen': 'משנה למלכה',
		Commoner: 'מן העם',
		'Vice-Bastard': 'משנה לממזר',
		Bastard: 'ממזר',
		// President
		President: 'נשיא',
		'Vice President': 'סגן נשיא',
		Citizen: 'אזרח',
		Secretary: 'מזכיר',
		Clerk: 'פקיד',
		'Vice Scum': 'סגן תחתית',
		Scum: 'תחתית',
		// Daifugō
		Daifugō: 'דאיפוגו',
		Fugō: 'פוגו',
		Heimin: 'היימין',
		Hinmin: 'הינמין',
		Daihinmin: 'דאיהינמין'
	}
} satisfies Catalogue['titles'];
