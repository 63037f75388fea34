import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	games: {
		temple: 'Temple',
		tahimi: 'Tahimi',
		dalmuti: 'El Gran Dalmuti',
		'kings-and-bastards': 'Reyes y Bastardos',
		president: 'Presidente',
		daifugo: 'Daifugō',
		'tarot-himi': 'Tarot-Himi'
	},
	rules: 'Reglas',
	published: 'Reglas publicadas',
	lines: {
		temple: 'Doses altos, Jokers comodines, escaleras e impuestos que crecen con la mesa.',
		tahimi:
			'Ases altos, sin Jokers, solo grupos; tras terminar alguien, sale quien tiene más rango.',
		dalmuti: 'Baraja propia de 80, los números bajos mandan y una revolución puede volcar la mesa.',
		'kings-and-bastards':
			'Los doses son triunfos, vuelven las peores cartas y nadie cambia de silla.',
		president: 'Doses altos, solo grupos; valores iguales, ochos y más, al gusto de la casa.',
		daifugo:
			'El de Japón: palos que se bloquean, ochos que cortan, cuatro iguales que lo invierten todo.',
		'tarot-himi': 'Tahimi con baraja de tarot; lo que hacen los triunfos lo dice la mesa.'
	},
	titles: {
		// Temple
		Emperor: 'Emperador',
		Empress: 'Emperatriz',
		Prince: 'Príncipe',
		Princess: 'Princesa',
		Duke: 'Duque',
		Duchess: 'Duquesa',
		Count: 'Conde',
		Countess: 'Condesa',
		Baron: 'Barón',
		Baroness: 'Baronesa',
		Baronet: 'Baronet',
		Baronetess: 'Baronetesa',
		Knight: 'Caballero',
		Dame: 'Dama',
		'Middle Class': 'Clase Media',
		'Poor Man': 'Mendigo',
		'Poor Woman': 'Mendiga',
		'Second Poorest': 'Pobre n.º 2',
		'Third Poorest': 'Pobre n.º 3',
		'Fourth Poorest': 'Pobre n.º 4',
		'Fifth Poorest': 'Pobre n.º 5',
		'Sixth Poorest': 'Pobre n.º 6',
		'Seventh Poorest': 'Pobre n.º 7',
		// Tahimi
		Tahimi: 'Tahimi',
		'Vice Tahimi': 'Vicetahimi',
		'Senior Vice Tahimi': 'Vicetahimi Sénior',
		'Junior Vice Tahimi': 'Vicetahimi Júnior',
		Merchant: 'Mercader',
		'Master Serf': 'Siervo Mayor',
		'Junior Assistant to the Master Serf': 'Ayudante Júnior del Siervo Mayor',
		Serf: 'Siervo',
		// The Great Dalmuti
		'Greater Dalmuti': 'Gran Dalmuti',
		'Lesser Dalmuti': 'Pequeño Dalmuti',
		'Greater Peon': 'Gran Peón',
		'Lesser Peon': 'Pequeño Peón',
		// Kings and Bastards
		King: 'Rey',
		Queen: 'Reina',
		'Vice-King': 'Virrey',
		'Vice-Queen': 'Virreina',
		Commoner: 'Plebe',
		'Vice-Bastard': 'Vicebastardo',
		Bastard: 'Bastardo',
		// President
		President: 'Presidente',
		'Vice President': 'Vicepresidente',
		Citizen: 'Pueblo',
		Secretary: 'Ministro',
		Clerk: 'Oficinista',
		'Vice Scum': 'Viceúltimo',
		Scum: 'Último',
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
