import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `La carta más alta es ${card}, por encima de ${next}.`,
	lowest: (card: string, next: string) => `La carta más baja es ${card}, por debajo de ${next}.`,
	wildAbove: (wild: string) => `Un ${wild} solo está por encima de todas.`,
	wildBelow: (wild: string) => `Un ${wild} solo está por debajo de todas.`,
	above: (card: string, other: string) => `${card} está por encima de ${other}.`,
	between: (below: string, card: string, above: string) =>
		`${card} está por encima de ${below} y por debajo de ${above}.`,
	order: (cards: readonly string[]) => `De la más baja a la más alta: ${cards.join(' ')}.`,
	copies: (count: number, card: string) => `La baraja tiene ${count} cartas de valor ${card}.`,
	collectsOpen:
		'La fuente no nombra a nadie: la mesa decide quién recoge las cartas. Quedan fuera de la ronda.',
	runLength: (cards: number) => `Una escalera tiene al menos ${cards} cartas.`,
	nothingBeats: (card: string) => `No, nada gana a ${card}.`,
	beatenBy: (card: string, by: readonly string[]) => `A ${card} le ganan: ${by.join(', ')}.`,
	noEffect: (card: string) => `${card} no tiene ningún efecto propio en esta mesa.`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`De arriba abajo: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`,
	without: (name: string) => `Sin ${name}, desde el próximo reparto:`,
	questions: {
		ranking: '¿Qué carta es más alta?',
		copies: '¿Cuántas cartas hay de ese valor?',
		collects: '¿Quién recoge las cartas?',
		'run-length': '¿Cuántas cartas tiene una escalera?',
		counts: '¿Cuántas cartas hay que jugar?',
		beaten: '¿Qué gana a esta carta?',
		effect: '¿Qué hace esta carta?',
		players: '¿Cuánta gente puede jugar?',
		titles: '¿Cómo se llaman los puestos?',
		taxes: '¿Quién paga cuánto?',
		'first-lead': '¿Quién sale en la primera ronda?',
		score: '¿Se cuentan puntos?'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
