import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	games: {
		temple: 'Temple',
		tahimi: 'Tahimi',
		dalmuti: 'Le Grand Dalmuti',
		'kings-and-bastards': 'Rois et Bâtards',
		president: 'Président',
		daifugo: 'Daifugō',
		'tarot-himi': 'Tarot-Himi'
	},
	rules: 'Règles',
	published: 'Règles publiées',
	lines: {
		temple: 'Les 2 en haut, Jokers à tout faire, suites, et plus d’impôts à plus grande table.',
		tahimi: 'As en haut, sans Joker ni suite ; après une sortie, la plus haute place entame.',
		dalmuti:
			'Son propre jeu de 80 cartes, les petits nombres en tête, une révolution qui peut tout renverser.',
		'kings-and-bastards': 'Les 2 sont atouts, les pires cartes reviennent, et on garde sa chaise.',
		president:
			'Les 2 en haut, sans suites ; valeurs égales, 8 et autres options au choix de la table.',
		daifugo: 'Venu du Japon : couleurs verrouillées, 8 qui coupent, carrés qui renversent l’ordre.',
		'tarot-himi': 'Tahimi avec un jeu de tarot ; à la table de dire ce que peuvent les atouts.'
	},
	titles: {
		// Temple
		Emperor: 'Empereur',
		Empress: 'Impératrice',
		Prince: 'Prince',
		Princess: 'Princesse',
		Duke: 'Duc',
		Duchess: 'Duchesse',
		Count: 'Comte',
		Countess: 'Comtesse',
		Baron: 'Baron',
		Baroness: 'Baronne',
		Baronet: 'Baronnet',
		Baronetess: 'Baronnette',
		Knight: 'Chevalier',
		Dame: 'Dame',
		'Middle Class': 'Classe moyenne',
		'Poor Man': 'Pauvre',
		'Poor Woman': 'Pauvresse',
		'Second Poorest': 'Deuxième Pauvre',
		'Third Poorest': 'Troisième Pauvre',
		'Fourth Poorest': 'Quatrième Pauvre',
		'Fifth Poorest': 'Cinquième Pauvre',
		'Sixth Poorest': 'Sixième Pauvre',
		'Seventh Poorest': 'Septième Pauvre',
		// Tahimi
		Tahimi: 'Tahimi',
		'Vice Tahimi': 'Vice-Tahimi',
		'Senior Vice Tahimi': 'Premier Vice-Tahimi',
		'Junior Vice Tahimi': 'Second Vice-Tahimi',
		Merchant: 'Marchand',
		'Master Serf': 'Maître-serf',
		'Junior Assistant to the Master Serf': 'Sous-adjoint du Maître-serf',
		Serf: 'Serf',
		// The Great Dalmuti
		'Greater Dalmuti': 'Grand Dalmuti',
		'Lesser Dalmuti': 'Petit Dalmuti',
		'Greater Peon': 'Grand Péon',
		'Lesser Peon': 'Petit Péon',
		// Kings and Bastards
		King: 'Roi',
		Queen: 'Reine',
		'Vice-King': 'Vice-roi',
		'Vice-Queen': 'Vice-reine',
		Commoner: 'Peuple',
		'Vice-Bastard': 'Vice-bâtard',
		Bastard: 'Bâtard',
		// President
		President: 'Président',
		'Vice President': 'Vice-président',
		Citizen: 'Neutre',
		Secretary: 'Ministre',
		Clerk: 'Commis',
		'Vice Scum': 'Vice-dernier',
		Scum: 'Dernier',
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
