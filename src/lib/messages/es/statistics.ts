import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { placed } from './grammar/ordinals.ts';

const { byCount, byLargeCount, plural, list, number, percent } = grammar('es');

const standing =
	'Una ronda cuenta “con rango” si sus participantes tenían puesto antes del reparto. Una primera ronda sin sorteo no cuenta así: aún no hay nadie arriba.';
const inOneEvening =
	'Se cuenta dentro de una velada y un juego, y acaba cuando la persona se va o descansa una ronda.';
const recorded =
	'Solo cuentan los tributos marcados como pagados. Una pareja de impuesto es quien paga y quien recibe; donde se saltó el paso de los impuestos queda “sin anotar”, y no se adivinan las cartas de nadie. Lo que devuelve quien recibe no se cuenta.';

const definitions = {
	rating: {
		name: 'Valoración',
		text: ({ rating }) => [
			'Es más fácil acabar bien desde arriba que desde abajo. Por eso una ronda se compara con lo que lograron aquí todas las personas desde ese mismo puesto y con tanta gente en la mesa: ¿qué parte del resto dejaron atrás, y qué parte dejó esta persona?',
			'+10 significa: diez de cada cien del resto más que eso. ±0 es lo esperado; por debajo de cero, menos.',
			`Para que una velada con suerte no haga campeones, se añaden ${rating} rondas con el resultado esperado: de la diferencia cuenta rondas ÷ (rondas + ${rating}). Con menos de ${rating} rondas con rango no se muestra valoración.`,
			'Vale para las rondas elegidas arriba: otras rondas, otras valoraciones.'
		]
	},
	'top-and-bottom': {
		name: 'Arriba y abajo',
		text: () => [
			'Rondas que la persona empezó en el primer puesto, y en el último. Los puestos son los del comienzo del juego, tras una posible gran revolución. Quién terminó en primer y en último lugar está en la tabla.',
			standing
		]
	},
	'average-place': {
		name: 'Puesto medio',
		text: ({ place }) => [
			'Dónde termina la persona entre el primer puesto y el último, en promedio. El tercero de cuatro no es el tercero de doce, así que cuenta qué parte del resto terminó detrás: si es todo el resto, siempre en primer lugar; si no es nadie, siempre en último.',
			`Con menos de ${place} rondas no se muestra.`
		]
	},
	reign: {
		name: 'Reinado más largo',
		text: () => [
			'El mayor número de rondas seguidas que la persona empezó arriba.',
			inOneEvening,
			standing
		]
	},
	stay: {
		name: 'Estancia más larga abajo',
		text: () => [
			'El mayor número de rondas seguidas que la persona empezó en el último puesto.',
			inOneEvening
		]
	},
	'rises-and-falls': {
		name: 'De abajo arriba y de vuelta',
		text: () => [
			'Una subida: estar arriba tras haber estado abajo, con cualquier número de rondas en medio. Una caída: estar abajo tras haber estado arriba.',
			'Cada una se cuenta dentro de una velada y un juego, y una sola vez: la siguiente subida empieza la próxima vez que se está abajo.'
		]
	},
	mobility: {
		name: 'Quién va adónde',
		text: () => [
			'Cada fila es un puesto en el que se empezó una ronda, cada columna uno en el que se terminó; el número dice cuántas rondas fueron así. Las mesas de distinto tamaño van por separado.',
			'Si los puestos se sortearan, todas las casillas tendrían el mismo número. + y − marcan las casillas que se apartan de él más de lo que haría el azar una vez de cada veinte; ++ y −−, más de lo que haría una vez de cada trescientas.',
			`Con menos rondas que cinco veces el número de personas no se marca nada. ${standing}`
		]
	},
	tax: {
		name: 'Cartas pagadas y recibidas',
		text: () => [
			'Cartas pagadas de impuesto a personas de más arriba, y recibidas de personas de más abajo.',
			recorded
		]
	},
	'who-taxed-whom': {
		name: 'Quién pagó a quién',
		text: () => ['Las cartas que una persona pagó a otra, primero las que más.', recorded]
	},
	revolutions: {
		name: 'Revoluciones',
		text: () => [
			'Revoluciones según quién las declaró. Una grande, declarada desde abajo, invierte además los puestos.'
		]
	},
	decrees: {
		name: 'Decretos',
		text: () => ['Decretos según quién los dictó, y cuántos de ellos rechazó quien debía obedecer.']
	},
	rulings: {
		name: 'Decisiones',
		text: () => ['Decisiones anotadas desde Dudas, según quién las pidió.']
	},
	'head-to-head': {
		name: 'Cara a cara',
		text: ({ pair }) => [
			'Las rondas que jugaron ambas personas: en cuántas terminó más arriba cada una, y lo que una pagó a la otra de impuesto.',
			`Ir por delante por azar es como lanzar una moneda: con menos de ${pair} rondas no se muestra ninguna parte.`
		]
	}
} satisfies Catalogue['statistics']['definitions'];

const rounds = byLargeCount('# ronda', '# rondas');
const cards = byLargeCount('# carta', '# cartas');
const brackets = byLargeCount('# pareja de impuesto', '# parejas de impuesto');
const evenings = byLargeCount('# velada', '# veladas');
const people = byLargeCount('# persona', '# personas');

const amount = (n: number) => (n === 0 ? 'nada' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'nada';
		case 'under':
			return `menos del ${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `más del ${percent(hundredths)}`;
	}
}
/** A percentage within a sentence: "el 62 %". */
const theShare = (part: Share) => (part.bound === 'even' ? `el ${share(part)}` : share(part));
const tooFew = (have: number, needed: number) =>
	`muy pocas rondas para saberlo: ${number(have)} de ${number(needed)}`;
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : people(more);

export default {
	definitions,

	title: 'Estadísticas',
	counting: 'Contando…',
	failed: 'Ahora no se pueden calcular las estadísticas. Las veladas están a salvo.',
	uncountable: byLargeCount(
		'Una velada no se puede contar y se omite:',
		'# veladas no se pueden contar y se omiten:'
	),
	notCountable: 'Esta velada no se puede contar.',
	tryAgain: 'Probar otra vez',
	somebody: 'Alguien',
	nothingYet: {
		before: 'Aún no ha acabado ninguna ronda. ',
		link: 'Juega una en la Mesa',
		after: '; se contará aquí.'
	},
	nothingLikeThat: 'No hay rondas acabadas así. Elige menos personas, o todos los juegos.',

	scope: {
		counted: 'Se cuenta',
		change: 'Cambiar',
		roundsOf: 'Rondas de',
		allGames: 'Todos los juegos',
		company: 'Veladas en las que jugaron todas estas personas',
		all: 'Siempre, todos los juegos',
		allTime: 'Siempre',
		with: (names: readonly string[]) => `Veladas con ${list(names)}`,
		gameWith: (game: string, names: readonly string[]) => `${game}, veladas con ${list(names)}`,
		season: 'Temporada',
		newSeason: 'Nueva temporada',
		seasonName: 'Nombre',
		from: 'Primer día',
		to: 'Último día',
		addSeason: 'Añadir la temporada',
		backwards: 'El último día es anterior al primero.',
		removeSeason: (name: string) => `Quitar «${name}»`
	},

	restsOn: (evening: number, round: number) => `${evenings(evening)}, ${rounds(round)}`,
	restsOnNone: (evening: number, round: number) =>
		`${evenings(evening)}, ${rounds(round)}, ninguna con rango`,
	restsOnSome: (evening: number, round: number, standing: number) =>
		`${evenings(evening)}, ${rounds(round)}, ${number(standing)} con rango`,

	tooFew,
	tooFewOf: (people, needed) =>
		`Muy pocas rondas para saberlo: ${list(people.map(({ name, have }) => `${name} (${number(have)} de ${number(needed)})`))}.`,
	tooFewOfMany: (n: number, others: boolean, least: number, most: number, needed: number) => {
		const range = least === most ? number(most) : `de ${number(least)} a ${number(most)}`;
		return `Muy pocas rondas para saberlo de ${people(n)}${others ? ' más' : ''}: ${range}, de ${number(needed)} cada una.`;
	},

	amount,
	share,
	amountAndShare: (n: number, part: Share) => `${amount(n)}, ${share(part)}`,
	aheadOfEveryone: 'por delante de todo el mundo',
	aheadOfNobody: 'por delante de nadie',
	aheadOf: (part: Share) =>
		`por delante ${part.bound === 'even' ? `del ${share(part)}` : `de ${share(part)}`}`,
	ratingSame: '±0',
	ratingMore: (n: number) => `+${number(n)}`,
	ratingLess: (n: number) => `−${number(n)}`,
	rounds,
	cards: (n: number) => (n === 0 ? 'ninguna' : cards(n)),
	streak: (first: number, last: number) =>
		first === last ? `ronda ${first}` : `rondas ${first} a ${last}`,
	streakOn: (first: number, last: number, date: string) =>
		first === last ? `ronda ${first}, ${date}` : `rondas ${first} a ${last}, ${date}`,
	span: (first: number, last: number) => (first === last ? `${first}` : `${first} a ${last}`),
	brackets,
	bracketsUnrecorded: (n: number, unrecorded: number) =>
		`${brackets(n)}, ${number(unrecorded)} sin anotar`,
	noTaxDue: 'No se debía ningún impuesto.',
	allRecorded: byLargeCount(
		'La única pareja de impuesto se anotó.',
		'Se anotaron las # parejas de impuesto.'
	),
	noneRecorded: byLargeCount(
		'La única pareja de impuesto quedó sin anotar.',
		'Ninguna de las # parejas de impuesto se anotó.'
	),
	someUnrecorded: (unrecorded: number, n: number) =>
		plural(unrecorded, {
			one: `Quedó sin anotar ${number(unrecorded)} de ${number(n)} parejas de impuesto.`,
			other: `Quedaron sin anotar ${number(unrecorded)} de ${number(n)} parejas de impuesto.`
		}),

	ofRounds: (n: number) => `de ${rounds(n)}`,
	inRounds: (n: number) => `en ${rounds(n)}`,
	ofStanding: (n: number) => `de ${rounds(n)} con rango`,
	inStanding: (n: number) => `en ${rounds(n)} con rango`,
	ofTheOthers: (n: number) => `del resto, en ${rounds(n)}`,
	inBrackets: (n: number) => `en ${brackets(n)}`,
	inRoundsGreater: (n: number, greater: number) => `en ${rounds(n)}, grandes: ${number(greater)}`,
	inRoundsRefused: (n: number, refused: number) =>
		`en ${rounds(n)}, rechazados: ${number(refused)}`,
	greaterOfRounds: (greater: number, n: number) =>
		`${plural(greater, { one: `${number(greater)} grande`, other: `${number(greater)} grandes` })}, de ${rounds(n)}`,

	figures: {
		heading: 'En cifras',
		none: 'Aún no ha acabado ninguna ronda.',
		rating: 'Valoración',
		top: 'Rondas arriba',
		bottom: 'Rondas abajo',
		won: 'Terminó en primer lugar',
		lost: 'Terminó en último lugar',
		place: 'Puesto medio',
		reign: 'Reinado más largo',
		stay: 'Estancia más larga abajo',
		rises: 'De abajo arriba',
		falls: 'De arriba abajo',
		paid: 'Pagado de impuesto',
		received: 'Recibido de impuesto',
		unrecorded: 'Parejas sin anotar',
		revolutions: 'Revoluciones declaradas',
		decrees: 'Decretos dictados',
		rulings: 'Decisiones pedidas'
	},

	bars: {
		top: (_: number) => 'arriba',
		bottom: (_: number) => 'abajo',
		reign: byCount('ronda arriba', 'rondas arriba'),
		stay: byCount('ronda abajo', 'rondas abajo'),
		rises: (_: number) => 'hasta arriba',
		falls: (_: number) => 'hasta abajo',
		paid: byCount('carta pagada', 'cartas pagadas'),
		received: byCount('carta recibida', 'cartas recibidas'),
		called: byCount('declarada', 'declaradas'),
		issued: byCount('dictado', 'dictados'),
		refused: byCount('rechazado', 'rechazados'),
		asked: byCount('pedida', 'pedidas')
	},

	ends: {
		worse: 'peor',
		expected: 'lo esperado',
		better: 'mejor',
		first: 'primero',
		last: 'último',
		bottom: 'hasta abajo',
		top: 'hasta arriba',
		paid: 'cartas pagadas',
		received: 'cartas recibidas'
	},

	none: {
		standing: 'Aún no hay rondas con rango.',
		reign: 'Aún no ha reinado nadie.',
		stay: 'Aún no ha estado nadie abajo.',
		turns: 'Nadie ha ido aún de un extremo al otro.',
		tax: 'No hay tributos anotados.',
		payments: 'No hay tributos anotados entre estas personas.',
		revolutions: 'No se declaró ninguna.',
		decrees: 'No se dictó ninguno.',
		rulings: 'No se pidió ninguna.',
		pairs: 'Nadie ha jugado aún una ronda con otra persona.',
		company: (name: string) => `Nadie más ha jugado aún con ${name}.`,
		together: 'Aquí nunca compartieron una ronda.'
	},

	turned: byLargeCount(
		'Una jugada invirtió el orden una vez.',
		'Una jugada invirtió el orden # veces.'
	),
	onlyFirst: (n: number) => `Mostrar solo ${number(n)}`,
	allOf: (n: number) => `Mostrar todo: ${number(n)}`,
	ofPeople: 'personas',
	ofPayments: 'pagos',

	whatIsThis: '¿Qué es esto?',
	asTable: 'Como tabla',
	asTableOf: (name: string) => `: ${name}`,
	tableOf: (caption: string) => `Tabla: ${caption}`,

	columns: {
		name: 'Nombre',
		rating: 'Valoración',
		rounds: 'Rondas',
		standing: 'Rondas con rango',
		top: 'Arriba',
		topShare: 'Parte arriba',
		bottom: 'Abajo',
		bottomShare: 'Parte abajo',
		won: 'Terminó en primer lugar',
		lost: 'Terminó en último lugar',
		place: 'Del resto',
		inARow: 'Seguidas',
		which: 'Qué rondas',
		evening: 'Velada',
		rises: 'Hasta arriba',
		falls: 'Hasta abajo',
		paid: 'Cartas pagadas',
		paidBrackets: 'En parejas de impuesto',
		received: 'Cartas recibidas',
		receivedBrackets: 'Recibidas en parejas de impuesto',
		unrecorded: 'Parejas sin anotar',
		called: 'Declaradas',
		greater: 'De ellas, grandes',
		issued: 'Dictados',
		refused: 'De ellos, rechazados',
		asked: 'Pedidas',
		payer: 'Quién pagó',
		receiver: 'A quién',
		cards: 'Cartas',
		brackets: 'Parejas de impuesto',
		together: 'Rondas en común',
		ahead: (name: string) => `${name} por delante`,
		share: 'Parte'
	},
	opponents: (name: string) => `${name} y cada una de las demás personas`,

	payment: {
		paid: 'pagó',
		cardsTo: byCount('carta a', 'cartas a'),
		inBrackets: (n: number) => `en ${brackets(n)}`
	},

	mobility: {
		players: 'Personas en la mesa',
		label: 'De qué puesto a qué puesto',
		caption: (players: number) =>
			`Rondas según el puesto en el que empezaron y terminaron, ${people(players)}`,
		finishedAt: 'terminó en el puesto',
		beganAt: 'empezó',
		finished: (place: number) => `terminó en el ${placed(place)}`,
		began: (place: number) => `empezó en el ${placed(place)}`,
		farLess: ', mucho menos que por azar',
		less: ', menos que por azar',
		more: ', más que por azar',
		farMore: ', mucho más que por azar',
		signs:
			'+ más a menudo que por azar, ++ mucho más a menudo; − menos a menudo, −− mucho menos a menudo.',
		chance: (n: number, players: number, about: number) =>
			`${rounds(n)} con rango y ${people(players)}. Por azar cada casilla tendría más o menos ${number(about)}.`,
		few: (n: number, players: number, needed: number) =>
			`${rounds(n)} con rango y ${people(players)}: ${tooFew(n, needed)}. Solo se muestran los recuentos.`,
		ends: (stayed: number, rose: number, n: number) => {
			const times = (hits: number) => (hits === 0 ? 'nunca' : `en ${number(hits)} de ${rounds(n)}`);
			return `Quien empezó arriba terminó en primer lugar ${times(stayed)}; quien empezó abajo, ${times(rose)}.`;
		}
	},

	duel: {
		one: 'Esta persona',
		other: 'y esta',
		beside: 'Junto a',
		few: (together: number, name: string, ahead: number, needed: number) =>
			`En común, ${rounds(together)}; ${name} por delante en ${ahead === 0 ? 'ninguna' : number(ahead)}: ${tooFew(together, needed)}.`,
		even: (together: number) =>
			`En común, ${rounds(together)}; cada persona por delante en la mitad.`,
		better: (together: number, name: string, part: Share) =>
			part.bound === 'none'
				? `En común, ${rounds(together)}; ${name} no terminó más arriba en ninguna.`
				: `En común, ${rounds(together)}; ${name} terminó más arriba en ${theShare(part)}.`,
		paid: (payer: string, receiver: string, n: number, from: number) =>
			`${payer} pagó a ${receiver} ${cards(n)} en ${brackets(from)}.`,
		paidNothing: 'No hay tributos anotados entre estas personas.'
	},

	highlights: {
		reign: (n: number, names: readonly string[], more: number) =>
			`${plural(n, { one: 'ronda seguida', other: 'rondas seguidas' })} arriba: ${foremost(names, more)}`,
		reignOn: (n: number, names: readonly string[], date: string) =>
			`${plural(n, { one: 'ronda seguida', other: 'rondas seguidas' })} arriba: ${list(names)}, ${date}`,
		paid: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `carta pagada de impuesto por ${foremost(names, more)}`,
				other: `cartas pagadas de impuesto por ${foremost(names, more)}`
			}),
		rises: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `vez de abajo arriba: ${foremost(names, more)}`,
				other: `veces de abajo arriba: ${foremost(names, more)}`
			})
	}
} satisfies Catalogue['statistics'];
