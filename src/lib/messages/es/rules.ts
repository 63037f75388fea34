import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

const { byCount, list } = grammar('es');

export default {
	title: 'Reglas',
	subtitle: 'Los juegos, y cómo los juega tu mesa',
	games: 'Juegos',
	houses: 'Reglas de la casa',
	onTheTable: 'En la mesa',
	also: (names: readonly string[]) => `También: ${names.join(', ')}`,
	players: (min: number, max: number, [from, to]: readonly [number, number]) =>
		`${min}–${max} personas, ideal ${from === to ? from : `${from}–${to}`}`,
	searchAll: 'Buscar en todas las reglas',
	noGame: 'Ese juego no está aquí.',
	asThisTable: 'Como juega esta mesa',
	publishedShown: 'Se muestran las reglas publicadas',
	withHouse: 'Con sus reglas de la casa',
	contents: 'Capítulos',
	chapters: {
		table: 'Personas y títulos',
		cards: 'Las cartas',
		seats: 'Asientos',
		deal: 'El reparto',
		tax: 'Impuestos',
		revolution: 'Revolución',
		play: 'Juego',
		lead: 'Salir y terminar',
		coming: 'Altas y bajas',
		score: 'Puntos',
		decrees: 'Decretos y cambios',
		manners: 'Modales y nombres'
	},
	houseRules: byCount('Regla de la casa de esta mesa', 'Reglas de la casa de esta mesa'),
	houseLine: (name: string) => `${name}:`,
	published: (sentence: string) => `Publicado: ${sentence}`,
	saysFolded: (game: string) => `Lo que dice ${game}`,
	saysRestStands: (game: string) => `Lo que dice ${game}; el resto sigue igual`,
	reading: 'Nuestra lectura:',
	renamed: 'Títulos',
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} se llama ${name}`))}.`,
	points: 'Puntos por título',
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title}: ${points}`))}.`,
	trumps: 'Los 22 triunfos',
	trumpsOfTable: 'Los 22 triunfos de esta mesa',
	trumpUnwritten: 'nada escrito aún',
	names: {
		president: ['Culo', 'Presidente y Culo', 'President'],
		dalmuti: ['The Great Dalmuti'],
		'kings-and-bastards': ['Kings and Bastards']
	},
	lineAndNames: (line: string, names: readonly string[]) =>
		`${line} También se llama ${names.join(', ')}.`,
	search: {
		label: 'Buscar en las reglas',
		examples: 'Joker, empate, llegar tarde, quién sale',
		nothing: 'No hay resultados. Prueba otra palabra: impuesto, pasar, dos, irse.',
		found: 'Resultados',
		number: byCount('# regla', '# reglas'),
		numberOrMore: byCount('# regla o más', '# reglas o más'),
		all: (n: number) => `Mostrar las ${n}`,
		fillers:
			'a al ante con de del desde e el ella ellas ellos en entre es esa ese eso esta este esto ha han hay he hace hacer la las le les lo los me mi mis nos o para pero por que quien quienes como cuando cuanto cuantos cuantas cual cuales donde porque puede puedo pueden podemos debo debe tengo tiene tienen tenemos se si sin sobre son ser su sus te tu tus u un una unas uno unos y ya yo',
		suits: { '♣': 'tréboles', '♦': 'diamantes', '♥': 'corazones', '♠': 'picas' }
	},
	everyday: {
		jokers: 'joker, jokers, comodin, comodines, bufon, bufones, joker suelto, carta comodin',
		ties: 'empate, empates, empatan, desempate, sacar otra vez, misma carta, la misma carta',
		equalRank: 'igual, iguales, mismo valor, misma carta, mismo numero, empate, repetir numero',
		newcomers:
			'nuevo, nueva, nuevos, persona nueva, recien llegado, llega, llegar, llegar tarde, llega tarde, se incorpora, incorporarse, se une, unirse, entra, invitado, otro jugador',
		whoBegins:
			'quien sale, quien empieza, quien comienza, quien abre, quien va primero, primera carta, primera jugada, empezar, comenzar, empieza, abrir, salida',
		lead: 'sale, salir, salida, mano, ser mano, llevar la mano',
		leadAfterExit:
			'quien sale despues, quien sale al terminar, termina y gana la baza, se queda sin cartas, ya no tiene cartas',
		pass: 'pasar, paso, pasa, volver a jugar, jugar otra vez, obligado a jugar, tengo que jugar',
		skip: 'saltar, salta, saltar turno, perder turno, pierde turno, salta turno',
		tax: 'impuesto, impuestos, tributo, pagar, paga, pagan, dar, da, dar cartas, cambiar cartas, intercambio, quien paga, cuantas cartas',
		highestCards:
			'carta mas alta, cartas mas altas, mejor carta, mejores cartas, romper pareja, romper un grupo, partir pareja',
		firstRound: 'primera ronda, primera mano, primera partida',
		giveback:
			'devolver, devuelve, devolucion, vuelta, a cambio, peores cartas, cartas malas, carta cualquiera',
		revolution:
			'revolucion, revuelta, rebelion, los dos jokers, dos jokers, dos comodines, dos bufones, sin impuestos, anular impuestos',
		fourOfAKind:
			'cuatro iguales, poker, poquer, cuarteto, invertido, orden invertido, al reves, del reves, se invierte, kakumei',
		misdeal:
			'mal reparto, carta vista, carta descubierta, boca arriba, se ve una carta, repartir otra vez, repartir de nuevo',
		lastCard: 'ultima carta, acabar con, terminar con, carta prohibida, prohibida, prohibido',
		oneCardLeft: 'una carta, uno, cuantas cartas quedan, cuantas cartas te quedan, decir una carta',
		bombs:
			'bomba, triunfo, triunfos, gana a todo, imbatible, invencible, la mas alta, bomb, god card',
		arcana: 'triunfo, triunfos, arcano, arcanos, arcanos mayores, poder, poderes',
		twos: 'dos, doses',
		eights: 'ocho, ochos, corta el ocho, parar con ocho, 8 giri, yagiri',
		effects:
			'11 back, j back, jack back, 5 skip, 5 tobi, 7 watashi, 7 pass, 10 sute, 10 discard, 9 reverse, q bomber, 12 bomber, tenpenchii, tenpen chii, coup, coup detat, vuelta de la jota, reina bombardera, cambiar las manos, golpe de estado',
		runs: 'escalera, escaleras, secuencia, seguidas, corrida, consecutivas, en fila, kaidan, stairs',
		ordering: 'cantar, secuencia cantada, cantada, anunciar, tres cuatro cinco',
		sets: 'pareja, parejas, par, pares, trio, trios, grupo, grupos, tres iguales, dobles, triples',
		suits: 'mismo palo, bloqueo, bloqueado, palo, palos, pinta, shibari',
		follow: 'seguir, superar, supera, ganar, gana, matar, mas alta, echar',
		ranking:
			'orden, valor, valores, orden de las cartas, as, ases, fuerza, que gana a que, mas fuerte, jerarquia',
		leaving: 'irse, se va, dejar, dejarlo, deja, abandonar, abandona, marcharse, a casa, retirarse',
		comingBack: 'volver, vuelve, regresar, regresa, descansar, descansa, descanso, pausa',
		points:
			'punto, puntos, puntuacion, tanteo, marcador, gana, ganador, quien gana, quien ha ganado',
		series: 'serie, cuantas rondas, cuando acaba, cuando termina, fin de la partida, final, meta',
		titles: 'titulo, titulos, nombre de los puestos, rango, clase, categoria',
		otherForms:
			'emperatriz, reina, princesa, duquesa, mendiga, cambiar nombre, tratamiento, femenino, masculino',
		players: 'cuantos juegan, cuanta gente, cuantas personas, numero de jugadores, jugadores',
		pack: 'baraja, mazo, quitar cartas, cartas que se quitan, naipes',
		largerPack:
			'mas gente, mas jugadores, mas cartas, cartas extra, estrellas, lunas, segunda baraja, dos barajas',
		dealer:
			'quien reparte, reparte, repartir, reparto, quien da, dar cartas, barajar, baraja, cortar',
		seats:
			'asiento, asientos, silla, sillas, sentarse, se sienta, sitio, sitios, moverse, donde me siento',
		firstSeats: 'sacar carta, sacar cartas, sorteo, sortear, primeros asientos',
		places: 'nula, anular, abandonar, acabar antes, puesto, puestos, quien es ultimo',
		mistakes:
			'mal, error, equivocado, equivocarse, olvidado, olvido, olvidar, trampa, multa, castigo, penalizacion',
		fall: 'primero acaba ultimo, cae, caer, caida, capital, miyako ochi, miyakoochi',
		decrees: 'decreto, decretos, orden, ordenes, mandar, manda, exigir, exige, pedir',
		houseRules:
			'regla de la casa, reglas de la casa, cambiar una regla, cambiar las reglas, variante',
		perks: 'privilegio, privilegios, sombrero, sombreros, corona, bebidas, dulces, taburete',
		manners: 'modales, educacion, mala educacion, descartes, mirar las cartas, mirar el monton',
		otherNames: 'otros nombres, tambien llamado, tambien conocido, se llama'
	}
} satisfies Catalogue['rules'];
