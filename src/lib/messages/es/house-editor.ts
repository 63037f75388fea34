import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'Reglas de la casa',
	none: 'En este teléfono no hay esas reglas de la casa.',
	allRules: 'Todas las reglas',
	opening: 'Abriendo…',
	trouble: (trouble: string, meaning: string) => `${trouble} ${meaning}`,
	unread: 'Ahora no se pueden leer las reglas de la casa. No ha cambiado nada; prueba más tarde.',
	notStored: 'Las reglas de la casa no se han guardado; prueba otra vez.',
	deleted: (name: string) => `Se ha borrado “${name}”.`,
	undoDeletion: 'Deshacer el borrado',
	edit: 'Editar',
	duplicate: 'Duplicar',
	compare: 'Comparar',
	share: 'Compartir',
	delete: 'Borrar',
	list: {
		empty:
			'Aún no hay. Parte de las reglas publicadas de un juego y cambia lo que tu mesa juega de otro modo; se podrán elegir al empezar una velada.',
		about: (game: string, changes: string) => `${game} · ${changes}`,
		edit: (name: string) => `Editar ${name}`,
		duplicate: (name: string) => `Duplicar ${name}`,
		compare: (name: string) => `Comparar ${name}`,
		delete: (name: string) => `Borrar ${name}`,
		undo: 'Deshacer',
		beginningWith: 'Nuevas, a partir de',
		new: 'Nuevas reglas de la casa',
		newFor: (game: string) => `Nuevas reglas de la casa para ${game}`
	},
	editor: {
		subtitle: (game: string) => `Para ${game}, opción por opción`,
		name: 'Nombre',
		ours: (game: string) => `Nuestro ${game.replace(/^El /, '')}`,
		titles: 'Títulos',
		titlesHint: 'Cómo los llama esta mesa. Un campo vacío conserva el título publicado.',
		points: 'Puntos por título',
		trumps: 'Triunfos',
		trumpsHint:
			'La fuente no dice qué poderes tienen. Escribe aquí qué hace cada triunfo; en Dudas se muestran tus palabras.',
		trumpHint: 'Qué hace en esta mesa',
		save: 'Guardar',
		saved: 'Guardado',
		leaveOut: 'Descartar lo no guardado',
		bringBack: 'Recuperar lo descartado',
		copied: (name: string) =>
			`Otra pestaña había cambiado entretanto estas reglas de la casa. Se conservan ambas: las tuyas están aquí, como “${name}”.`
	},
	fields: {
		name: 'Nombre',
		title: (title: string) => `Título “${title}”`,
		points: (title: string) => `Puntos de “${title}”`,
		trump: (number: string) => `Triunfo ${number}`
	},
	problem: (field: string, problem: string) => `${field}: ${problem}`,
	problems: {
		'text-empty': 'Escribe al menos una letra.',
		'name-too-long': 'Es demasiado largo: hasta 40 caracteres.',
		'text-too-long': 'Es demasiado largo: hasta 300 caracteres.',
		'name-taken': 'Otras reglas de la casa de este juego tienen ese nombre.',
		'not-points': 'Un número entero de −99 a 99.'
	},
	groups: {
		cards: 'Cartas y orden',
		deal: 'Asientos y reparto',
		play: 'Juego',
		effects: 'Cartas con efecto',
		lead: 'Quién sale',
		tax: 'Impuestos',
		revolution: 'Revolución',
		newcomers: 'Gente nueva',
		score: 'Puntos'
	},
	search: 'Buscar una regla',
	searchFor: 'Joker, ocho, impuesto…',
	found: (n: number) => (n === 1 ? '1 regla encontrada' : `${n} reglas encontradas`),
	yours: 'Las vuestras',
	differ: (n: number) =>
		n === 1 ? '1 distinta de las publicadas' : `${n} distintas de las publicadas`,
	foreign: 'De otros juegos',
	option: {
		name: (option: string, label: string) => `${option}: ${label}`,
		changedName: (option: string, label: string) => `${option}: ${label}, regla de la casa`,
		published: (label: string) => `Publicado: ${label}`,
		setBack: (label: string) => `Volver a “${label}”`,
		setBackName: (option: string, label: string) => `Volver a “${label}” en ${option}`,
		forbidden: 'Cartas con las que nadie puede terminar',
		add: 'Añadir',
		remove: (entry: string) => `Quitar: ${entry}`,
		anyNumber: 'Cualquier número',
		addRank: 'Añadir un valor',
		addCard: 'Añadir una carta',
		cardOrRank: 'Carta o valor',
		over: 'Qué supera',
		effect: 'Qué hace',
		howMany: 'Cuántas cartas',
		rounds: 'Tras unas rondas',
		points: 'Al llegar a unos puntos',
		numberOfRounds: 'Número de rondas',
		numberOfPoints: 'Número de puntos'
	},
	clash: (a: string, b: string) => `“${a}” ${/^h?i/i.test(b) ? 'e' : 'y'} “${b}” no van juntas.`,
	clashes: {
		'wilds-missing':
			'Esto trata de Jokers, y en la baraja no hay ninguno. Mete alguno, o elige otra cosa.',
		'jokers-without-use':
			'En la baraja hay Jokers y ninguna regla los usa. Hazlos comodines o triunfos, o quítalos.',
		'trump-jokers-missing':
			'Aquí los Jokers son triunfos, y en la baraja no hay ninguno. Mete dos, o elige otros triunfos.',
		'ranking-not-of-deck': 'Los números bajos ganan con la baraja Dalmuti, y solo con esa baraja.',
		'no-suits-in-deck': 'La baraja Dalmuti no tiene palos, así que no hay escaleras de un palo.',
		'opener-not-in-pack':
			'Esta baraja no tiene la carta que da la salida. Elige otra carta u otra salida.',
		'leftovers-not-of-deck':
			'De esta baraja no se quitan cartas del medio. Reparte el resto o apártalo.',
		'counts-with-lock':
			'El bloqueo de palo pide siempre otras tantas cartas. Quita el bloqueo o sigue con las mismas.',
		'deck-not-for-so-many': 'Esta baraja es para ocho personas como máximo.',
		'taxes-not-for-so-many': 'Estos impuestos son para ocho personas como mucho.',
		'runs-missing':
			'Aquí una escalera larga invierte el orden, y no se juegan escaleras. Permítelas o quita esta revolución.',
		'packs-not-for-so-many':
			'Una baraja vale hasta doce personas (ocho con 32 cartas, diez con 40); dos barajas, de cinco a dieciséis.',
		'second-pack-not-of-deck': 'Una segunda baraja solo va con 52, 32 o 40 cartas.',
		'jokers-of-two-packs':
			'Una baraja tiene dos Jokers como mucho. Añade otra baraja, o quita Jokers.',
		'points-without-scoring':
			'La serie acaba con un número de puntos, pero no se dan puntos. Elige una puntuación u otro final.'
	},
	idle: {
		'no-more-titles': 'Sin efecto: este juego no tiene más títulos.',
		'rank-not-in-pack': 'Sin efecto: en esta baraja no hay esas cartas.',
		'other-pack': 'Sin efecto: solo la baraja Dalmuti puede reducirse.',
		'no-wilds': 'Sin efecto: en la baraja no hay Jokers.',
		'needs-both-wilds': 'Sin efecto: una revolución pide dos Jokers, y en la baraja hay menos.',
		'no-suits': 'Sin efecto: esta baraja no tiene palos.',
		'trumps-already': 'Sin efecto: los Jokers ya son triunfos.',
		'no-taxes': 'Sin efecto: no hay impuestos.',
		'nothing-to-cancel': 'Sin efecto: no hay impuestos que pueda anular.',
		'untaxed-anyway':
			'Sin efecto: la revolución del primer reparto deja sin impuestos la primera ronda.',
		'no-greater-revolution':
			'Solo deja sin impuestos la primera ronda: aquí no es posible una gran revolución.',
		'card-not-in-pack': 'No todas estas cartas están en la baraja.'
	},
	bundles: 'Con nombre en la fuente',
	bundlesInUse: (n: number) => `${n} en uso`,
	bundle: {
		'jokers-wild': {
			label: 'Jokers, comodines de verdad',
			sentence:
				'Dos Jokers representan cualquier carta y se deben en el impuesto. El modo usual de la fuente.'
		},
		'jokers-low': {
			label: 'Jokers bajos',
			sentence:
				'Dos Jokers se suman a grupos, solos quedan por debajo del 2 y se conservan en el impuesto.'
		},
		'more-suits-and-ranks': {
			label: 'Más palos y valores',
			sentence:
				'La baraja mayor y sus impuestos más altos, que la fuente prefiere con más de cuatro personas.'
		},
		'extra-suits': {
			label: 'Palos añadidos',
			sentence:
				'Un palo de otra baraja por cada persona a partir de la quinta, con los impuestos más altos.'
		},
		'twos-high': {
			label: 'Doses altos',
			sentence: 'El 2 está por encima del as; donde se quitan cartas, primero se quitan los nueves.'
		},
		'no-rank-privilege': {
			label: 'Sin privilegio de rango',
			sentence: 'Cuando alguien termina, sale quien sigue en turno, no quien tiene el mayor rango.'
		},
		'first-round-taxed': {
			label: 'Impuestos en la primera ronda',
			sentence: 'Se pagan impuestos desde la primera ronda, pues el sorteo da un rango.'
		},
		'newcomer-as-serf': {
			label: 'Empezar de Siervo',
			sentence: 'Quien se incorpora empieza en el último puesto.'
		},
		'all-draw-anew': {
			label: 'Sorteo nuevo',
			sentence: 'Cuando alguien se incorpora, se sortean de nuevo todos los puestos.'
		},
		'newcomer-by-card': {
			label: 'Decide una carta',
			sentence:
				'Quien se incorpora saca una carta; los tres valores más débiles son el último puesto.'
		},
		'joker-trumps': {
			label: 'Jokers en vez de doses',
			sentence: 'Entran dos Jokers y son los triunfos; los doses son solo el valor más alto.'
		},
		'twos-then-jokers': {
			label: 'Jokers sobre los doses',
			sentence: 'Entran dos Jokers y superan incluso a los doses, que siguen siendo triunfos.'
		},
		ordering: {
			label: 'Cantar secuencias',
			sentence: 'Tres cartas sueltas seguidas pueden cantarse; para una mesa que conoce el juego.'
		},
		'first-deal-revolution': {
			label: 'Revolución del primer reparto',
			sentence: 'La primera ronda va sin impuestos; solo puede declararse aún una gran revolución.'
		},
		stripped: {
			label: 'Baraja reducida',
			sentence:
				'Con cuatro o cinco personas se quitan los valores más débiles, para tener menos cartas en la mano.'
		},
		scoring: {
			label: 'Con puntos',
			sentence: 'Un punto por cada persona superada, en 20 rondas.'
		},
		philanthropic: {
			label: 'Puntuación filantrópica',
			sentence:
				'Con puntos, y uno más para los dos primeros puestos cuando sube quien les paga impuesto.'
		},
		'merchant-exchange': {
			label: 'Cambio de Mercaderes',
			sentence: 'El Mercader de mayor rango puede cambiar una carta a ciegas con otro.'
		},
		misdeals: {
			label: 'Cartas vistas',
			sentence: 'El Gran Dalmuti dice adónde va una carta que se ve al repartir.'
		},
		'more-titles': {
			label: 'Más títulos en el medio',
			sentence:
				'Desde seis personas, al Vicepresidente lo sigue un Ministro, y por encima del Viceúltimo hay un Oficinista.'
		},
		'twos-top': {
			label: 'Un 2 gana a todo',
			sentence: 'Un 2 supera a cualquier carta suelta o grupo de otras, y nada lo supera.'
		}
	},
	comparison: {
		title: 'Lado a lado',
		subtitle: 'Lo que difiere, y nada más',
		one: 'Estas',
		other: 'junto a estas',
		houses: 'Reglas de la casa',
		published: 'Publicadas',
		of: (name: string, game: string) => `${name} (${game})`
	},
	changing: {
		title: 'Cambiar las reglas',
		agreed:
			'Lo que la mesa acuerda rige desde el próximo reparto. Las rondas ya jugadas conservan sus reglas.',
		decreed: (player: string) =>
			`Lo que decreta ${player} rige desde el próximo reparto. Las rondas ya jugadas conservan sus reglas.`,
		nothing: 'Aún no cambia nada.',
		oneRoundEnds: 'Acaba el cambio que era por una ronda.',
		wordsOnly: 'Solo cambian los textos.',
		howLong: 'Por cuánto tiempo',
		once: 'Por una ronda',
		forGood: 'Hasta nuevo cambio',
		agree: 'Acordado, desde el próximo reparto',
		decree: 'Decretado, desde el próximo reparto'
	}
} satisfies Catalogue['house-editor'];
