import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'לכתובת הזאת אין HTTPS.',
	todo: 'לכן הדפדפן לא שומר את האפליקציה לשימוש בלי רשת, לא משאיר את המסך דולק, ולא מאפשר מצלמה, קישורים או שיתוף. אפשר לשחק ערבים והם נשמרים. לכל השאר, פתחו את Courtbook בכתובת שמתחילה ב־https://.'
} satisfies Catalogue['not-secure'];
