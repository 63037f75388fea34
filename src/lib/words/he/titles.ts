import type { Catalogue } from '#lib/words/catalogue.ts';

/** The games and their rules, and the titles of their places, by what the rulesets call them. */
export default {
	games: {
		temple: 'טמפל',
		tahimi: 'טהימי',
		dalmuti: 'דלמוטי הגדול',
		'kings-and-bastards': 'מלכים וממזרים',
		president: 'נשיא',
		daifugo: 'דאיפוגו',
		'tarot-himi': 'טארוט־הימי'
	} as Readonly<Record<string, string>>,
	rules: 'כללים',
	published: 'הכללים המקוריים',
	lines: {
		temple: 'ה-2 חזק מכולם, ג׳וקרים חופשיים, רצפים, ומיסים שגדלים עם השולחן.',
		tahimi: 'האס חזק מכולם, בלי ג׳וקרים, סטים בלבד, ואחרי סיום פותח המעמד הגבוה ביותר.',
		dalmuti: 'חפיסה משלו, 80 קלפים, המספר הנמוך מנצח, ומהפכה שיכולה להפוך את השולחן.',
		'kings-and-bastards': 'ה-2 הוא שליט, הקלפים הגרועים חוזרים, והכיסאות לא מתחלפים.',
		president: 'ה-2 חזק מכולם, סטים בלבד; ערך שווה, שמיניות ועוד לפי מנהג הבית.',
		daifugo: 'המשחק היפני: נעילת צורות, שמיניות שחותכות ורביעיות שהופכות את הסדר.',
		'tarot-himi': 'טהימי בחפיסת טארוט; מה השליטים יכולים — זה עניין של השולחן.'
	} as Readonly<Record<string, string>>,
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
		'Middle Class': 'מעמד הביניים',
		'Poor Man': 'עני',
		'Poor Woman': 'ענייה',
		'Second Poorest': 'מקום שני בעוני',
		'Third Poorest': 'מקום שלישי בעוני',
		'Fourth Poorest': 'מקום רביעי בעוני',
		'Fifth Poorest': 'מקום חמישי בעוני',
		// Tahimi
		Tahimi: 'טהימי',
		'Vice Tahimi': 'משנה לטהימי',
		'Senior Vice Tahimi': 'משנה בכיר לטהימי',
		'Junior Vice Tahimi': 'משנה זוטר לטהימי',
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
		'Vice President': 'משנה לנשיא',
		Citizen: 'אזרח',
		'Vice Scum': 'משנה לתחתית',
		Scum: 'תחתית',
		// Daifugō
		Daifugō: 'דאיפוגו',
		Fugō: 'פוגו',
		Heimin: 'היימין',
		Hinmin: 'הינמין',
		Daihinmin: 'דאיהינמין'
	} as Readonly<Record<string, string>>
} satisfies Catalogue['titles'];
