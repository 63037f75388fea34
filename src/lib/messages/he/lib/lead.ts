import type { Catalogue } from '#lib/messages/catalogue.ts';

/** Who leads and why, in a few words without a full stop. A card is given as it is printed: 3♣. */
export const lead = {
	leads: (name) => `הפתיחה של ${name}`,
	holderLeads: (card) => `פותחת היד שבה ${card}`,
	because: {
		'next-in-turn': () => 'היד הבאה בכיוון השעון שנשארו בה קלפים',
		'highest-place': () => 'המקום הגבוה ביותר שנשארו לו קלפים',
		'trick-winner': () => 'הזכייה בלקיחה נותנת את הפתיחה הבאה',
		'top-seat': () => 'הפתיחה למקום הראשון',
		'bottom-seat': () => 'הפתיחה למקום האחרון',
		'left-of-dealer': () => 'הפתיחה משמאל למי שמחלק',
		'holder-of-3c': (card: string) => `המהלך הראשון חייב לכלול את ${card}`
	}
} satisfies Catalogue['table']['lead'];
