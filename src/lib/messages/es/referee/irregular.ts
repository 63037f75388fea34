import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

export const irregular = {
	names: {
		'wrong-tribute': 'Se pagó un tributo equivocado',
		'forgotten-tribute': 'Se olvidó un tributo',
		'wrong-giveback': 'Se devolvieron cartas equivocadas',
		misdeal: 'Se repartió mal',
		'exposed-card': 'Se vio una carta al repartir',
		'player-left': 'Alguien dejó la ronda',
		'out-of-turn': 'Alguien jugó fuera de turno',
		'forgotten-one-card': 'No se dijo “una carta”',
		'forgotten-call': 'No se cantó una secuencia',
		'illegal-play': 'Se descubre tarde una jugada no permitida',
		'play-taken-back': 'Alguien retira una jugada',
		'revoked-pass': 'Alguien retira su “paso”'
	} satisfies Record<Irregularity, string>,
	sentences: {
		'wrong-tribute':
			'Se debían las cartas de mayor valor, y las fuentes no dicen qué pasa si se dieron otras.',
		'forgotten-tribute':
			'El tributo se debe antes de jugar; las fuentes no dicen qué pasa después.',
		'wrong-giveback': 'Las fuentes no dicen qué pasa si se devolvieron otras cartas.',
		misdeal: 'Las fuentes no lo dicen. Un reparto puede declararse nulo y hacerse de nuevo.',
		'exposed-card': 'Esto pasa con una carta que se vio al repartir.',
		'player-left':
			'La gente llega y se va entre rondas. En nuestra lectura, quien se va en plena ronda ocupa el peor puesto aún libre.',
		'out-of-turn': 'Las fuentes no dicen qué pasa con una carta jugada antes de tiempo.',
		'forgotten-one-card': 'Quien se queda con una carta lo dice. No se conoce ninguna sanción.',
		'forgotten-call':
			'Donde se cantan secuencias, quien juega en tercer lugar la canta al jugar o no la canta: sin cantar, la cadena no obliga. Quien la continúe puede cantarla entonces.',
		'illegal-play': 'Las fuentes no dicen qué pasa con una jugada no permitida.',
		'play-taken-back': 'Las fuentes no dicen si se puede retirar una jugada.',
		'revoked-pass': 'Esto es lo que dura un “paso”.'
	} satisfies Record<Irregularity, string>,
	ways: {
		'put-right': 'Se pagan las cartas correctas',
		'giveback-right': 'Se devuelven las cartas correctas',
		fine: 'Una multa que fija la mesa',
		'let-stand': 'Se deja así',
		'deal-again': 'Se reparte otra vez',
		'even-out-unseen': 'Se sacan cartas sin ver hasta igualar las manos',
		'owner-keeps-it': 'Se queda con ella quien la recibió',
		'top-player-rules': 'Quien ocupa el primer puesto dice para quién es',
		'worst-place-free': 'Quien se fue ocupa el peor puesto aún libre',
		'round-void': 'La ronda es nula y se reparte otra vez',
		'end-round-early': 'La ronda acaba y el resto se coloca a mano',
		'take-back-and-pass': 'Las cartas vuelven a la mano y cuenta como pasar',
		'take-back-in-turn': 'Las cartas vuelven a la mano y se juega por turno',
		'said-late': 'Se dice ahora y se sigue jugando',
		'goes-uncalled': 'Queda sin cantar y se juega como siempre',
		'called-late': 'Se canta ahora y rige desde aquí',
		'fresh-only': 'Se retira mientras nadie haya jugado encima; después vale',
		'laid-is-played': 'Carta en la mesa, carta jugada: vale',
		'pass-holds-this-turn': 'Pasar vale solo por ese turno',
		'pass-holds-this-trick': 'Pasar vale por toda la baza',
		'taken-back-before-the-next-play': 'Se puede retirar hasta la siguiente jugada'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	lowTribute:
		'Se debían las mejores cartas, los números más bajos, y las fuentes no dicen qué pasa si se dieron otras.',
	freeGiveback: 'Aquí puede volver cualquier carta, así que solo puede fallar el número.',
	worstGiveback: 'Vuelven las peores cartas por valor, de la mano tal como se repartió.',
	keptBack: (card: string) =>
		`El ${card} no se puede guardar devolviendo otro 3, salvo que la mano tenga los cuatro.`,
	optionalRule:
		'Según una regla opcional de este juego, quien ocupa el primer puesto dice para quién es. Repartir otra vez es nuestra lectura.',
	asMostDo: 'Lo que hace la mayoría de las mesas, según nuestra lectura',
	whatHappened: '¿Qué pasó?',
	whoseTribute: '¿Tributo de quién?',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'La mesa elige',
	silent: 'Las fuentes no dicen nada; lo habitual es nuestra lectura.',
	inRules: 'Así lo dicen las reglas de esta mesa.',
	usualWays: 'Lo habitual',
	whatWasDone: 'Qué se hizo',
	fine: 'La multa, si la hay',
	nameFine: (why: string) => `Di antes la multa. ${why}`,
	asRules: 'Como dicen las reglas',
	fromNextDeal: 'Regla de la casa desde el próximo reparto'
};
