import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

export const irregular = {
	names: {
		'wrong-tribute': 'Un mauvais tribut a été payé',
		'forgotten-tribute': 'Un tribut a été oublié',
		'wrong-giveback': 'De mauvaises cartes ont été rendues',
		misdeal: 'Il y a eu maldonne',
		'exposed-card': 'Une carte a été vue à la donne',
		'player-left': 'Quelqu’un a quitté la manche',
		'out-of-turn': 'Quelqu’un a joué avant son tour',
		'forgotten-one-card': '« Une carte » n’a pas été dit',
		'forgotten-call': 'Une suite n’a pas été annoncée',
		'illegal-play': 'Un coup interdit est découvert après coup',
		'play-taken-back': 'Un coup est repris',
		'revoked-pass': 'Un passe est repris'
	} satisfies Record<Irregularity, string>,
	sentences: {
		'wrong-tribute':
			'Les cartes de plus haute valeur étaient dues, et les sources ne disent pas ce qui suit si d’autres ont été données.',
		'forgotten-tribute':
			'Ce qui est dû l’est avant le jeu ; les sources ne disent pas ce qui suit plus tard.',
		'wrong-giveback': 'Les sources ne disent pas ce qui suit si d’autres cartes ont été rendues.',
		misdeal: 'Les sources n’en disent rien. On peut annuler la donne et la refaire.',
		'exposed-card': 'Voilà ce que devient une carte vue à la donne.',
		'player-left':
			'On arrive et on part entre les manches. Partir au milieu, c’est prendre la plus mauvaise place encore libre, selon notre lecture.',
		'out-of-turn': 'Les sources ne disent pas ce que devient une carte jouée trop tôt.',
		'forgotten-one-card': 'Qui n’a plus qu’une carte le dit. Aucune sanction n’est connue.',
		'forgotten-call':
			'Là où les suites s’annoncent, la troisième personne le fait en jouant, ou pas du tout\u00a0: sans annonce, la chaîne n’oblige à rien. Qui la continue peut alors l’annoncer.',
		'illegal-play': 'Les sources ne disent pas ce que devient un coup interdit.',
		'play-taken-back': 'Les sources ne disent pas si un coup peut être repris.',
		'revoked-pass': 'Voilà combien de temps vaut un passe.'
	} satisfies Record<Irregularity, string>,
	ways: {
		'put-right': 'Les bonnes cartes sont payées',
		'giveback-right': 'Les bonnes cartes sont rendues',
		fine: 'Une amende fixée par la table',
		'let-stand': 'On n’y touche pas',
		'deal-again': 'Redonner',
		'even-out-unseen': 'On tire des cartes à l’aveugle jusqu’à égaliser les mains',
		'owner-keeps-it': 'Qui l’a reçue la garde',
		'top-player-rules': 'La première place dit qui la reçoit',
		'worst-place-free': 'Qui a quitté prend la plus mauvaise place libre',
		'round-void': 'La manche est annulée et redonnée',
		'end-round-early': 'La manche s’arrête, le reste est placé à la main',
		'take-back-and-pass': 'Les cartes sont reprises, et c’est un passe',
		'take-back-in-turn': 'Les cartes sont reprises, et chaque personne joue à son tour',
		'said-late': 'On le dit maintenant, et le jeu continue',
		'goes-uncalled': 'Elle reste sans annonce, et le jeu continue comme d’habitude',
		'called-late': 'Elle est annoncée maintenant et vaut dès ici',
		'fresh-only': 'Le coup est repris tant que personne n’a joué dessus ; ensuite il tient',
		'laid-is-played': 'Carte posée, carte jouée : il tient',
		'pass-holds-this-turn': 'Un passe ne vaut que pour ce tour',
		'pass-holds-this-trick': 'Un passe vaut pour tout le pli',
		'taken-back-before-the-next-play': 'On peut le reprendre jusqu’au coup suivant'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	lowTribute:
		'Les meilleures cartes, les plus petits nombres, étaient dues, et les sources ne disent pas ce qui suit si d’autres ont été données.',
	freeGiveback: 'Ici, n’importe quelle carte peut revenir : seul le nombre peut être faux.',
	worstGiveback:
		'Les plus mauvaises cartes par valeur reviennent, de la main telle qu’elle a été donnée.',
	keptBack: (card: string) =>
		`Le ${card} ne peut pas être gardé en rendant un autre 3, sauf si la main a les quatre.`,
	optionalRule:
		'Une règle facultative de ce jeu laisse la première place dire qui la reçoit. Redonner est notre lecture.',
	asMostDo: 'Ce que font la plupart des tables, selon notre lecture',
	whatHappened: 'Que s’est-il passé ?',
	whoseTribute: 'Quel tribut ?',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'La table choisit',
	silent: 'Les sources n’en disent rien ; ce que l’appli tient pour l’usage est notre lecture.',
	inRules: 'C’est ce que prévoient les règles de cette table.',
	usualWays: 'Les usages',
	whatWasDone: 'Ce qui a été fait',
	fine: 'L’amende, s’il y en a une',
	nameFine: (why: string) => `Indiquez d’abord l’amende. ${why}`,
	asRules: 'Comme le prévoient les règles',
	fromNextDeal: 'Règle maison dès la prochaine donne'
};
