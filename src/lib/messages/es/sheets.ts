import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { placed } from './grammar/ordinals.ts';

const { plural, list } = grammar('es');

export default {
	more: {
		title: 'Más',
		skip: 'Saltar: no se anota',
		noteTitle: 'Una nota para el registro',
		leavesTitle: '¿Quién deja la ronda?',
		earlyTitle: 'Acabar antes la ronda',
		wentWrong: 'Algo salió mal',
		screen: 'Mostrar en pantalla grande',
		end: 'Terminar la velada',
		rulesSay: '¿Qué dicen las reglas?',
		soFar: 'La velada hasta ahora',
		correct: 'Corregir una ronda anterior',
		addNote: 'Añadir una nota',
		decrees: 'Decretos',
		standings: 'Clasificación',
		rules: 'Cambiar las reglas',
		leaves: 'Alguien deja la ronda',
		early: 'Acabar antes la ronda',
		void: 'Anular y repartir otra vez',
		announce: 'Anunciar la última ronda',
		another: 'Empezar otra velada',
		close: 'Cerrar la velada',
		noteLabel: '¿Qué hay que recordar?',
		addTheNote: 'Añadir la nota',
		leaveHelp: 'Quien se va ahora ocupa el peor puesto aún libre.',
		earlyHelp: 'Quienes aún tienen cartas, del mejor puesto hacia abajo:',
		endLikeThis: 'Acabar así la ronda'
	},
	seats: {
		title: 'Cambiar los asientos',
		where: (top: string) => `¿Dónde se sienta ${top}?`,
		stays: (top: string) => `${top} se queda`,
		takes: (sitter: string) => `En la silla de ${sitter}`,
		free: 'En la silla libre',
		fewest: (moves: string) => `${moves}, el mínimo`,
		stay: 'Cambian los títulos, la gente se queda',
		move: 'La gente se mueve a su puesto',
		once: 'Esta ronda',
		lasting: 'De ahora en adelante'
	},
	turning: {
		label: 'El orden de las cartas',
		turn: 'Revolución',
		back: 'Contrarrevolución',
		jacks: 'Jotas',
		trickOver: 'Esa baza ha acabado',
		isTurned: 'El orden está invertido.',
		direction: 'El sentido del juego',
		counterClockwise: 'Se juega en sentido antihorario.',
		clockwise: 'Se juega en sentido horario.',
		nines: 'Nueves'
	},
	people: {
		title: 'Altas y bajas',
		redraw:
			'Según las reglas de esta mesa, si alguien se incorpora toda la mesa vuelve a sacar carta (JO-2).',
		nameLabel: 'Nombre de quien se incorpora',
		newName: 'Nombre nuevo',
		joins: 'Se incorpora',
		cardLabel: 'La carta de quien se incorpora',
		draws: (name: string) =>
			`${name} saca una carta, que decide el puesto: tres valores para cada uno, desde abajo (JO-2).`,
		drew: (name: string) => `${name} sacó`,
		notNow: 'Ahora no',
		badForm: (names: readonly string[]) =>
			`Temple considera de mal gusto irse desde el último puesto y volver enseguida, como acaba de pasar con ${list(names)}. Está permitido (JO-3).`,
		atTable: 'En la mesa',
		isSittingOut: 'descansa',
		sitsOut: 'Descansa',
		leaves: 'Se va',
		nameSitsOut: (name: string) => `${name} descansa`,
		nameLeaves: (name: string) => `${name} se va`,
		saidJoins: (name: string) => `${name} se incorpora.`,
		saidLeaves: (name: string) => `${name} se va.`,
		saidSitsOut: (name: string) => `${name} descansa esta ronda y conserva el puesto.`,
		nextRound: 'Altas y bajas, próxima ronda',
		later: 'Hay una ronda en juego. Esto vale desde la próxima.',
		notAfterAll: 'Al final no',
		nameNotAfterAll: (name: string) => `${name}: al final no`,
		come: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'se incorpora', other: 'se incorporan' })} en la próxima ronda`,
		go: (names: readonly string[]) =>
			`${list(names)} ${plural(names.length, { one: 'se va', other: 'se van' })} tras esta ronda`,
		forms: 'Tratamientos',
		form: (name: string, form: string) => `${name}: ${form}`,
		done: 'Listo'
	},
	hands: {
		label: 'Cambio de manos',
		may: (last: string, first: string) =>
			`${last} puede cambiar toda su mano con ${first} antes del tributo, si en ella no hay J, Q, K, A, 2 ni Joker.`,
		changed: (last: string) =>
			`${last} cambió toda su mano con el primer puesto. Entre ellos no se paga impuesto.`,
		change: 'Cambiaron las manos'
	},
	exit: {
		title: (name: string, place: number) => `${name}: ${placed(place)}`,
		endedEarly: 'Esta ronda acabó antes y el resto se colocó a mano. Deshazlo para cambiarlo.',
		notOut: (name: string) => `${name} no había terminado`,
		notJudged: (which: readonly string[]) =>
			`A quien se quedó sin cartas por el efecto de ${which.join(', ')} no se le juzga por ellas (nuestra lectura).`,
		allowed: 'La última carta valía',
		forbidden: (which: readonly string[]) => `Acabó con carta prohibida: ${which.join(', ')}`,
		turned: (first: string) =>
			`Se invirtieron todos los puestos. Para cambiarlo, toca a ${first}, que terminó en primer lugar.`,
		swap: (other: string, place: number) => `Cambiar con ${other}, ${placed(place)}`
	},
	fault: {
		title: 'Error en un tributo',
		silent: 'Las fuentes no dicen nada. Esto es lo habitual; elige la mesa (TX-11).',
		whose: 'De quién es el tributo',
		what: 'Qué pasó',
		faults: { wrong: 'Cartas equivocadas', forgotten: 'Olvidado' },
		does: 'Qué hace la mesa',
		remedies: {
			'paid-anew': 'Las cartas se devuelven y se pagan las correctas',
			fine: 'Una multa',
			'let-stand': 'Se deja así'
		},
		fine: 'La multa',
		record: 'Anotarlo'
	},
	decree: {
		title: 'Decretos',
		shown: 'Qué se muestra',
		new: 'Nuevo decreto',
		inForce: (n: number) => `En vigor: ${n}`,
		noneInForce: 'No hay decretos en vigor.',
		nobodyYet: 'Nadie tiene rango aún: los decretos llegan tras la primera ronda.',
		closed: 'La velada está cerrada.',
		before: 'Antes',
		rules: 'reglas',
		asBefore: 'como antes',
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Ronda ${round} · de ${issuer} a ${targets === 'everyone' ? 'toda la mesa' : list(targets)}`,
		changed: (round: number, by: string) => `Ronda ${round} · ${by}`,
		changedOnce: (round: number, by: string) => `Ronda ${round} · ${by}, por una ronda`,
		sentence: '{issuer} decreta — {targets}: {text}, {term}.',
		who: '¿Quién decreta?',
		toWhom: '¿Quién debe obedecer?',
		everyone: 'Toda la mesa',
		allBelow: 'Quienes están debajo',
		what: '¿Qué?',
		inWords: 'Con estas palabras',
		untilWhen: '¿Hasta cuándo?',
		terms: {
			round: 'Esta ronda',
			reign: 'Mientras reine',
			evening: 'Toda la velada'
		},
		nobodyAsked: 'A nadie se le pide algo que le incomode.',
		decreed: 'Proclamar',
		templates: {
			hats: { name: 'Sombreros', text: 'Llevar el sombrero de su título' },
			carnation: { name: 'Un clavel', text: 'Prender el clavel a quien está arriba' },
			'ranked-seats': {
				name: 'Asientos mejores y peores',
				text: 'Los asientos blandos arriba, los duros abajo'
			},
			sweets: { name: 'Los dulces', text: 'Tomar dulces por rango, primero los de arriba' },
			'tall-chair': { name: 'La silla alta', text: 'Dejar la silla alta al primer puesto' },
			stool: { name: 'El taburete', text: 'Sentarse en el taburete' },
			drinks: { name: 'Bebidas', text: 'Traer las bebidas' },
			'best-chair': { name: 'La mejor silla', text: 'Ceder la mejor silla' },
			shuffle: { name: 'Barajar y repartir', text: 'Encargarse de barajar y repartir' },
			bow: { name: 'Reverencias', text: 'Hacer una reverencia antes de hablar' }
		}
	},
	score: {
		standings: 'Clasificación',
		points: 'Puntos',
		forPoints: 'Jugar por puntos',
		beaten: 'Un punto por cada persona superada, desde el próximo reparto (SC-1).',
		nothing: 'Aún no hay nada que contar: empieza al acabar la primera ronda.',
		round: (n: number) => `Ronda ${n}`,
		beatNobody: 'no superó a nadie',
		beat: (names: readonly string[]) => `superó a ${list(names)}`,
		rose: (name: string) => `${name} subió`,
		came: (place: number) => `quedó en el ${placed(place)}`,
		as: (title: string) => `como ${title}`,
		byHand: (reason: string) => `a mano: ${reason}`,
		beforeRounds: 'Antes de la ronda 1',
		correctByHand: 'Corregir a mano',
		player: 'Nombre',
		won: 'Ganadas',
		reigned: 'Trono',
		longest: 'Reinado',
		whoseFirst: 'Di de quién son los puntos.',
		whose: '¿Puntos de quién?',
		howMany: '¿Cuántos puntos?',
		fewer: 'Un punto menos',
		more: 'Un punto más',
		why: '¿Por qué?',
		correct: 'Corregir los puntos',
		back: 'Atrás'
	},
	exposed: {
		label: 'Se vio una carta',
		button: 'Se vio una carta al repartir',
		whose: '¿De quién es la carta?',
		decides: (name: string) => `Decide ${name}`,
		keepsIt: (name: string) => `${name} se queda con ella`,
		goesTo: (name: string) => `Va para ${name}, que da a cambio una carta al azar`
	},
	merchants: {
		label: 'Cambio de Mercaderes',
		may: (name: string) => `${name} puede cambiar una carta a ciegas con otro Mercader.`,
		withNobody: (name: string) => `${name} no cambió con nadie.`,
		swapped: (name: string, partner: string) => `${name} cambió una carta con ${partner}.`,
		nobody: 'Nadie'
	}
} satisfies Catalogue['sheets'];
