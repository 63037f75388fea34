import type { Decree } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('es');

const topics = {
	exits: 'Quién terminó y cuándo',
	ranking: 'Cuántas veces se invirtió el orden',
	revolution: 'La revolución',
	tax: 'Los impuestos',
	chairs: 'La silla del primer puesto',
	people: 'Quién estaba',
	rules: 'Las reglas',
	seats: 'Los primeros asientos'
};
const abouts = {
	rules: 'Reglas',
	places: 'Puestos',
	chairs: 'Sillas',
	dealer: 'Quién reparte',
	taxes: 'Impuestos',
	ranking: 'Orden de las cartas',
	revolution: 'Revolución',
	result: 'Resultado'
};
const states: Record<Decree['state'], string> = {
	'in-force': 'en vigor',
	lapsed: 'vencido',
	obeyed: 'obedecido',
	refused: 'rechazado',
	vetoed: 'vetado',
	lifted: 'levantado'
};

const cards = byCount('# carta', '# cartas');

/** ronda 3, rondas 3 y 4, rondas 3 a 9. */
function roundsOf(spans: readonly RoundSpan[]): { readonly one: boolean; readonly text: string } {
	const [first] = spans;
	const one = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} a ${to}`)));
	return { one, text };
}
/** "la ronda 3", "las rondas 3 y 4". */
function rounds(spans: readonly RoundSpan[]): string {
	const { one, text } = roundsOf(spans);
	return `${one ? 'la ronda' : 'las rondas'} ${text}`;
}

const counted =
	(one: string, many: string): LeftOutSentence =>
	({ spans, times }) =>
		plural(times, {
			one: `Se omite ${one} en ${rounds(spans)}.`,
			other: `Se omiten ${many} en ${rounds(spans)}.`
		});
const uncounted =
	(words: string): LeftOutSentence =>
	({ spans }) =>
		`Se omite ${words} en ${rounds(spans)}.`;
const countedOf =
	(one: string, many: string): LeftOutSentence =>
	(left) =>
		counted(`${one} de ${left.who}`, `${many} de ${left.who}`)(left);
const uncountedOf =
	(words: string): LeftOutSentence =>
	(left) =>
		uncounted(`${words} de ${left.who}`)(left);

const leftOut = {
	EveningStarted: counted('el comienzo', 'los comienzos'),
	SeatsSet: counted('la elección de asientos', 'las elecciones de asientos'),
	CardsDrawn: counted('el sorteo de asientos', 'los sorteos de asientos'),
	TopChairChosen: counted('la elección de la primera silla', 'las elecciones de la primera silla'),
	ChairsKept: uncounted('que nadie cambió de silla'),
	ChairsRecorded: uncounted('el registro de las sillas'),
	DealerNamed: (left) => uncounted(`que ${left.who} debía repartir`)(left),
	StepReached: counted('un paso de la ronda', 'pasos de la ronda'),
	HandsChanged: countedOf('el cambio de manos', 'los cambios de manos'),
	RankingTurned: counted('la inversión del orden', 'las inversiones del orden'),
	DirectionTurned: counted('el cambio de sentido', 'los cambios de sentido'),
	RevolutionCalled: countedOf('la revolución', 'las revoluciones'),
	TaxMarked: countedOf('el impuesto marcado', 'los impuestos marcados'),
	TaxesSettled: uncounted('que se pagaron todos los impuestos'),
	TaxCorrected: countedOf('el impuesto corregido', 'los impuestos corregidos'),
	OrdersRecorded: uncounted('la entrega de cartas tras una corrección'),
	MerchantsExchanged: counted('el cambio de Mercaderes', 'los cambios de Mercaderes'),
	CardExposed: counted('la carta vista', 'las cartas vistas'),
	DecreeIssued: (left) =>
		counted(
			`el decreto “${left.text}” de ${left.who}`,
			`los decretos “${left.text}” de ${left.who}`
		)(left),
	DecreeSettled: uncounted('el desenlace de un decreto'),
	RulingLogged: counted('una decisión', 'decisiones'),
	RulingOverruled: counted('la retirada de una decisión', 'las retiradas de decisiones'),
	ScoreCorrected: ({ who, spans }) =>
		`Se omiten los puntos corregidos de ${who} en ${rounds(spans)}.`,
	PlayerWentOut: (left) => uncounted(`que ${left.who} terminó`)(left),
	ExitsSwapped: counted('un intercambio de dos puestos', 'intercambios de dos puestos'),
	ExitTakenBack: (left) => uncounted(`que ${left.who} no había terminado`)(left),
	ExitJudged: countedOf('la última carta juzgada', 'las últimas cartas juzgadas'),
	PlayerLeftMidRound: uncountedOf('la marcha en plena ronda'),
	RoundVoided: counted('un reparto nulo', 'repartos nulos'),
	RoundEndedEarly: counted('el final anticipado', 'los finales anticipados'),
	RulesChanged: counted('el cambio de reglas', 'los cambios de reglas'),
	RoundConfirmed: counted('el fin de la ronda', 'los fines de ronda'),
	PlayerJoined: uncountedOf('la llegada'),
	PlayerLeft: uncountedOf('la marcha'),
	PlayerSatOut: uncountedOf('el descanso'),
	ArrivalAnnounced: uncountedOf('la llegada anunciada'),
	DepartureAnnounced: uncountedOf('la marcha anunciada'),
	AnnouncementWithdrawn: uncountedOf('el cambio de idea'),
	PlayerAddressed: countedOf('el tratamiento', 'los tratamientos'),
	PlayerRenamed: countedOf('el nombre nuevo', 'los nombres nuevos'),
	NoteAdded: counted('una nota', 'notas'),
	LastRoundAnnounced: counted('el anuncio de la última ronda', 'los anuncios de la última ronda'),
	EveningClosed: counted('el fin de la velada', 'los fines de la velada'),
	EveningReopened: uncounted('que la velada se reabrió'),
	EveningRenamed: counted('el nombre de la velada', 'los nombres de la velada'),
	EveningDeleted: counted('un borrado', 'borrados'),
	EveningRestored: counted('una recuperación', 'recuperaciones')
} satisfies Catalogue['correct']['questions']['leftOut'];

/** Sentences about a changed order. `one` and `many` are forms of the verb. */
const order = (one: string, many: string) => ({
	first: (player: string, not: string) => `${player} ${one} en el primer puesto, no ${not}.`,
	last: (player: string, not: string) => `${player} ${one} en el último puesto, no ${not}.`,
	elsewhere: (players: readonly string[]) =>
		`${list(players)} ${plural(players.length, { one, other: many })} en otro puesto.`,
	manyElsewhere: (n: number) =>
		plural(n, {
			one: `${n} persona ${one} en otro puesto.`,
			other: `${n} personas ${many} en otro puesto.`
		})
});

const changing = {
	places: 'puestos',
	taxes: 'impuestos',
	dealers: 'quién reparte',
	results: 'resultados'
};

export default {
	title: 'Corregir una ronda',
	round: (n: number) => `Ronda ${n}`,
	subtitle: (round: number, evening: string) => `Ronda ${round} · ${evening}`,
	whichRound: '¿Qué ronda está mal?',
	whatOfIt: '¿Qué está mal?',
	somethingElse: 'Otra cosa de esta ronda',
	noResult: (round: number) => `La ronda ${round} no tiene resultado aún.`,
	nothingPlayed: 'Aún no se ha jugado ninguna ronda. Lo que se juegue se puede corregir aquí.',
	undo: 'Deshacer la corrección',
	redo: 'Rehacer la corrección',
	undone: 'Corrección deshecha: todo está como antes.',
	redone: 'Está corregido.',
	was: (place: number) => `antes ${place}`,
	seeFollowing: 'Ver qué cambiaría',

	topics,
	corrected: {
		exits: (round: number) => `Ronda ${round} corregida: quién terminó y cuándo.`,
		ranking: (round: number) => `Ronda ${round} corregida: cuántas veces se invirtió el orden.`,
		revolution: (round: number) => `Ronda ${round} corregida: la revolución.`,
		tax: (round: number) => `Ronda ${round} corregida: los impuestos.`,
		chairs: (round: number) => `Ronda ${round} corregida: la silla del primer puesto.`,
		people: (round: number) => `Ronda ${round} corregida: quién estaba.`,
		rules: (round: number) => `Ronda ${round} corregida: las reglas.`,
		seats: (round: number) => `Ronda ${round} corregida: los primeros asientos.`
	},

	recorded: {
		names: (names: readonly string[]) => list(names),
		turnings: (n: number) =>
			n === 0
				? 'No se invirtió'
				: plural(n, { one: 'Se invirtió una vez', other: `Se invirtió ${n} veces` }),
		noRevolution: 'Ninguna',
		revolution: (name: string) => `${name} declaró una revolución`,
		greaterRevolution: (name: string) => `${name} declaró una gran revolución`,
		taxUnknown: 'Sin anotar',
		taxDone: 'Todo pagado y devuelto',
		nobodyPaid: 'No pagó nadie',
		paid: (names: readonly string[]) =>
			`${plural(names.length, { one: 'Pagó', other: 'Pagaron' })} ${list(names)}`,
		keptChairs: 'Nadie cambió de silla',
		keptChair: (name: string) => `${name} se quedó en su silla`,
		tookChair: (name: string, chair: string) => `${name}: ${chair}`,
		players: (names: readonly string[]) =>
			plural(names.length, {
				one: `${names.length} persona: ${list(names)}`,
				other: `${names.length} personas: ${list(names)}`
			}),
		rulesNamed: (game: string, own: string) => `${game}, ${own}`,
		rulesChanged: (game: string, changes: string) => `${game}. ${changes}`
	},

	marks: {
		on: 'En curso',
		revolution: (name: string) => `Revolución: ${name}`,
		greaterRevolution: (name: string) => `Gran revolución: ${name}`,
		turned: byCount('Orden invertido una vez', 'Orden invertido # veces'),
		dealtAgain: byCount('Se repartió otra vez', 'Se repartió otras # veces'),
		left: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'se fue', other: 'se fueron' })}`,
		endedEarly: 'Acabó antes'
	},
	rounds: {
		number: 'Ronda',
		goThere: 'Ir allí',
		wrongNumber: (last: number) => `Escribe un número del 1 al ${last}.`,
		nobodyOut: 'Aún no ha terminado nadie'
	},

	comings: {
		PlayerJoined: (name: string) => `${name} se incorporó`,
		PlayerLeft: (name: string) => `${name} se fue`,
		PlayerSatOut: (name: string) => `${name} descansó`,
		ArrivalAnnounced: (name: string) => `${name} iba a incorporarse en la ronda siguiente`,
		DepartureAnnounced: (name: string) => `${name} iba a irse después`,
		PlayerLeftMidRound: (name: string) => `${name} se fue en plena ronda`,
		when: (round: number, time: string) => `Ronda ${round} · ${time}`,
		mistake: 'Fue un error',
		mistakeOf: (what: string, round: number) => `${what}, ronda ${round}: fue un error`,
		title: 'Llegó o se fue por error',
		link: 'Alguien llegó o se fue por error'
	},

	exits: {
		order: 'De quien terminó en primer lugar a quien quedó con cartas:',
		turns: 'De ahí se deduce quién cae y si se invierten todos los puestos.',
		left: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'se fue en plena ronda y quedó', other: 'se fueron en plena ronda y quedaron' })} por debajo del resto.`,
		forbidden: 'Acabó con carta prohibida'
	},
	ranking: {
		howOften: '¿Cuántas veces invirtió el orden una jugada?',
		label: 'Cuántas veces se invirtió el orden'
	},
	revolution: {
		who: '¿Quién la declaró, antes de que se pagara ningún impuesto?',
		label: 'Quién declaró una revolución',
		none: 'No hubo ninguna',
		greater: 'una gran revolución',
		moved: 'todos se movieron',
		stayed: 'nadie se movió',
		both: (a: string, b: string) => `${a}; ${b}`
	},
	tax: {
		label: (payer: string, receiver: string, n: number) => `${payer} debe ${n} a ${receiver}`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} debía ${cards(n)} a ${receiver}.`,
		unknown: 'No se anotó si se pagaron.',
		hands: (payer: string) => `${payer} cambió toda su mano con el primer puesto`,
		paid: (payer: string) => `${payer} pagó`,
		returned: (receiver: string) => `${receiver} devolvió`
	},
	chairs: {
		where: (name: string) => `¿Dónde se sentó ${name}?`,
		label: 'La silla del primer puesto',
		free: (chair: number) => `Silla ${chair}, una libre`,
		own: 'La propia silla',
		of: (name: string) => `Silla de ${name}`,
		moves: byCount('se mueve # persona', 'se mueven # personas'),
		kept: 'Nadie cambió de silla',
		titlesMove: 'cambian los títulos'
	},
	seats: {
		order: 'Desde arriba, en sentido horario:',
		clockwise: 'En sentido horario alrededor de la mesa:'
	},
	rules: {
		which: '¿Con qué reglas se jugó?',
		howLong: 'Por cuánto tiempo',
		once: 'Solo esta ronda',
		fromNow: 'Desde esta ronda'
	},
	people: {
		forgotten: 'Se olvidó a alguien',
		inTime: (round: number) => `¿Quién llegó a tiempo para la ronda ${round}?`,
		name: 'Nombre de la persona olvidada',
		anotherName: 'Otro nombre',
		wasThere: 'Estaba',
		card: 'La carta de quien se incorpora',
		drewCard: (name: string) =>
			`${name} sacó una carta, que decide el puesto: tres valores para cada uno, desde abajo (JO-2).`,
		drew: (name: string) => `${name} sacó`,
		absent: 'Alguien no estaba',
		satOut: 'Descansó',
		satOutOf: (name: string) => `${name} descansó esa ronda`,
		hadLeft: 'Se había ido',
		hadLeftOf: (name: string) => `${name} se había ido`
	},
	recordedChoice: 'anotado',
	recordedChoiceWith: (note: string) => `anotado · ${note}`,

	following: {
		title: 'Qué cambiaría',
		subtitle: (topic: keyof typeof topics, round: number) => `${topics[topic]} · ronda ${round}`,
		nothing: 'No cambia nada posterior.',
		toAnswer: byCount('# pregunta que responder antes.', '# preguntas que responder antes.'),
		open: byCount('# pregunta abierta', '# preguntas abiertas'),
		accept: 'Corregirlo así',
		now: 'La ronda en curso',
		roundNow: (round: number) => `Ronda ${round}, la que está en curso`,
		newSeats: 'Hay que asignar asientos nuevos para toda la mesa.',
		noNewSeats: (names: readonly string[]) => `No hay que asignar asientos nuevos: ${list(names)}.`,
		dealtAlready: 'Sus cartas ya están repartidas.',
		unfit: 'Lo que ya no encaja',
		order: (round: number, names: readonly string[]) => `Ronda ${round}: ${list(names)}`,
		byHand: 'a mano',
		takeBack: 'Retirar',
		takeBackOf: (round: number) => `Retirar el orden de la ronda ${round}`,
		points: 'Puntos de la velada',
		player: 'Nombre',
		untilNow: 'Hasta ahora',
		corrected: 'Corregido',
		decrees: 'Decretos',
		roundByRound: 'Ronda a ronda'
	},
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'las reglas'
					: parts.map(([part, times]) => `${changing[part]} en ${times}`).join(', ');
			return plural(n, {
				one: `Cambia ${n} ronda posterior: ${what}.`,
				other: `Cambian ${n} rondas posteriores: ${what}.`
			});
		},
		noRounds: 'No cambia ninguna ronda posterior.',
		points: byCount('Cambian los puntos de # persona.', 'Cambian los puntos de # personas.')
	},

	abouts,
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', '),
	differences: {
		sits: order('se sienta', 'se sientan'),
		wouldHaveSat: order('se habría sentado', 'se habrían sentado'),
		ranks: order('está', 'están'),
		wouldHaveRanked: order('habría estado', 'habrían estado'),
		cameIn: order('terminó', 'terminaron'),
		otherPlaces: byCount('# puesto sería otro.', '# puestos serían otros.'),
		otherChairs: byCount(
			'# persona se sienta en otra silla.',
			'# personas se sientan en otra silla.'
		),
		otherChairsThen: byCount(
			'# persona se habría sentado en otra silla.',
			'# personas se habrían sentado en otra silla.'
		),
		clockwise: (names: readonly string[]) => `En sentido horario: ${list(names)}.`,
		clockwiseBefore: (names: readonly string[]) => `${list(names)}.`,
		deals: (player: string, not: string) => `Reparte ${player}, no ${not}.`,
		wouldHaveDealt: (player: string, not: string) => `Habría repartido ${player}, no ${not}.`,
		owes: (payer: string, receiver: string, n: number) =>
			`${payer} debe ${cards(n)} a ${receiver}.`,
		wouldHaveOwed: (payer: string, receiver: string, n: number) =>
			`${payer} habría debido ${cards(n)} a ${receiver}.`,
		owed: (payer: string, receiver: string, n: number) =>
			`${payer} debía ${cards(n)} a ${receiver}.`,
		nobodyOwes: 'Nadie debe impuestos.',
		nobodyWouldHaveOwed: 'Nadie habría debido impuestos.',
		noTax: 'Sin impuestos.',
		nothingPaid: 'No hay nada anotado como pagado.',
		paidBy: (names: readonly string[]) => `Anotado como pagado: por ${list(names)}.`,
		nothingReturned: 'No hay nada anotado como devuelto.',
		returnedBy: (names: readonly string[]) => `Anotado como devuelto: por ${list(names)}.`,
		turnings: (n: number) =>
			n === 0
				? 'El orden no se invirtió.'
				: plural(n, {
						one: 'El orden se invirtió una vez.',
						other: `El orden se invirtió ${n} veces.`
					}),
		noRevolution: (not: string) => `No hubo revolución. Hasta ahora constaba la de ${not}.`,
		revolution: (player: string) => `${player} declaró una revolución.`,
		otherRevolution: (player: string, not: string) =>
			`La revolución la declaró ${player}, no ${not}.`,
		otherWords: 'El texto es otro.',
		untilNow: 'Hasta ahora:',
		places: (about: keyof typeof abouts) => `${abouts[about]}: los puestos que cambian`,
		place: 'Puesto',
		was: 'Hasta ahora',
		becomes: 'pasa a ser',
		now: 'Ahora',
		corrected: 'Corregido',
		decree: (n: number) => `Decreto ${n}.`,
		decreeGone: (text: string, issuer: string, was: Decree['state']) =>
			`“${text}”, de ${issuer}, desaparece. Estaba ${states[was]}.`,
		decreeEnds: (text: string, issuer: string, is: Decree['state'], not: Decree['state']) =>
			`“${text}”, de ${issuer}, queda ${states[is]}, no ${states[not]}.`
	},

	questions: {
		leftOut,
		otherTaxes: 'Ahora se deben impuestos distintos de los pagados. Lo que coincide sigue anotado.',
		seated: (round: number, names: readonly string[]) =>
			`Hay que asignar de nuevo los asientos de la ronda ${round}: ${list(names)} se sientan en este orden.`,
		filledIn: (spans: readonly RoundSpan[], _: number, names: readonly string[]) => {
			const { one, text } = roundsOf(spans);
			const where = `${one ? 'En la ronda' : 'En las rondas'} ${text}`;
			const ended = plural(names.length, { one: 'terminó', other: 'terminaron' });
			const come = plural(names.length, { one: 'va', other: 'van' });
			const order = names.length === 1 ? '' : ', en este orden';
			return `${where} no consta cuándo ${ended} ${list(names)}: ${come} al final${order}.`;
		},
		right: 'Es correcto',
		orderOf: 'O da el orden de una ronda',
		whichRound: '¿Qué ronda?',
		orderOfRound: (round: number) => `Orden de la ronda ${round}`,
		seatOtherwise: 'Sentar de otro modo',
		satLikeThis: 'Se sentaron así',
		wentOutLikeThis: 'Terminaron así'
	}
} satisfies Catalogue['correct'];
