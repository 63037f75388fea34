import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';

export const irregular = {
	names: {
		'wrong-tribute': 'Se pagó un tributo equivocado',
		'forgotten-tribute': 'Se olvidó un tributo',
		misdeal: 'Se repartió mal',
		'exposed-card': 'Se vio una carta al repartir',
		'player-left': 'Alguien dejó la ronda',
		'out-of-turn': 'Alguien jugó fuera de turno',
		'revoked-pass': 'Alguien retira su “paso”'
	} satisfies Record<Irregularity, string>,
	sentences: {
		'wrong-tribute':
			'Se debían las cartas de mayor valor, y las fuentes no dicen qué pasa si se dieron otras.',
		'forgotten-tribute':
			'Lo que se debe se debe antes de jugar; las fuentes no dicen qué pasa después.',
		misdeal: 'Las fuentes no lo dicen. Un reparto puede declararse nulo y hacerse de nuevo.',
		'exposed-card': 'Esto pasa con una carta que se vio al repartir.',
		'player-left':
			'La gente llega y se va entre rondas. En nuestra lectura, quien se va en plena ronda ocupa el peor puesto aún libre.',
		'out-of-turn': 'Las fuentes no dicen qué pasa con una carta jugada antes de tiempo.',
		'revoked-pass': 'Hasta ahí vale un “paso”.'
	} satisfies Record<Irregularity, string>,
	ways: {
		'put-right': 'Se pagan las cartas correctas',
		fine: 'Una multa que fija la mesa',
		'let-stand': 'Se deja así',
		'deal-again': 'Se reparte otra vez',
		'even-out-unseen': 'Se sacan cartas sin ver hasta igualar las manos',
		'owner-keeps-it': 'Se queda con ella quien la recibió',
		'top-player-rules': 'Quien ocupa el primer puesto dice para quién es',
		'worst-place-free': 'Quien se fue ocupa el peor puesto aún libre',
		'round-void': 'La ronda es nula y se reparte otra vez',
		'end-round-early': 'La ronda acaba y el resto se coloca a mano',
		'take-back': 'Las cartas vuelven a la mano',
		'take-back-and-pass': 'Las cartas vuelven a la mano y cuenta como pasar',
		'pass-holds-this-turn': 'Pasar vale solo por ese turno',
		'pass-holds-this-trick': 'Pasar vale por toda la baza',
		'taken-back-before-the-next-play': 'Se puede retirar hasta la siguiente jugada'
	} satisfies Record<IrregularVerdict['ways'][number]['code'], string>,
	whatHappened: '¿Qué pasó?',
	whoseTribute: '¿Tributo de quién?',
	fromTo: (payer: string, receiver: string) => `${payer} → ${receiver}`,
	tableChooses: 'La mesa elige',
	silent: 'Las fuentes callan; lo que la app tiene por usual es nuestra lectura.',
	inRules: 'Así lo dicen las reglas de esta mesa.',
	usualWays: 'Los modos usuales',
	whatWasDone: 'Qué se hizo',
	fine: 'La multa, si la hay',
	nameFine: (why: string) => `Di antes la multa. ${why}`,
	asRules: 'Como dicen las reglas',
	fromNextDeal: 'Regla de la casa desde el próximo reparto'
};
