import type { Lexicon } from '#lib/ask/concepts.ts';

/** The words of questions that people type, by what they are about; see `en/ask.ts`. */
export default {
	concepts: {
		may: 'puedo, puede, se puede, pueden, podemos, puedes, podría, permitido, está permitido, vale, valen, es legal, posible, se permite',
		must: 'tengo que, tiene que, tienen que, hay que, debo, debe, deben, obligatorio, obligado, obligada, es obligatorio, necesario, forzado',
		who: 'quién da cartas, quién, quien, quiénes, a quién, qué jugador, de quién',
		where: 'dónde, donde, en qué silla, qué silla, en qué asiento, qué asiento',
		howMany: 'cuántas, cuántos, cuanto, cuánto, cuantas, cuantos, número de',
		what: 'qué, que pasa, qué pasa, qué ocurre, qué hago, qué hace, qué sucede, cómo funciona, cuál, cuáles',
		when: 'cuándo se puede, hasta cuándo, en qué momento, cuándo puedo',
		card: 'carta, cartas, naipe, naipes',
		play: 'jugar, juego, juega, jugado, echar, echo, echa, tirar, tiro, tira, poner, pongo, pone, bajar, lanzar',
		everyRound:
			'cada ronda, en cada ronda, siguiente ronda, próxima ronda, cada mano, cada partida, próxima partida, nueva ronda, rondas',
		on: 'sobre, encima de, encima, contra, sobre un, sobre una, a un',
		onAfter: 'sobre la mesa, encima de la mesa',
		beat: 'gana al, ganan al, mata al, gana a la, gana a, ganan a, mata, matar, supera, superar, vence, vencer, más alta que, más fuerte que, más alto que, mejor que, vale más que, valen más que',
		pass: 'paso, pasar, pasa, pasado, pasan, pasando, paso turno',
		again:
			'volver a jugar, volver a entrar, vuelvo a jugar, vuelvo a entrar, volver, otra vez, de nuevo, entrar después, seguir jugando, en la misma baza',
		allPass:
			'todos pasan, todos los demás pasan, todos han pasado, todos los adversarios pasan, todos los adversarios pasan su turno, nadie supera, nadie puede, nadie tira, nadie echa, nadie juega, nadie quiere, nadie gana, nadie la mata, quién se lleva la baza, gana la baza, se lleva la baza',
		lead: 'sale, salir, salen, empieza, empezar, empiezan, comienza, comenzar, abre, abrir, primera carta, primero en jugar, juega primero, inicia, iniciar, va primero, salida',
		turn: 'turno, le toca, a quién le toca, siguiente, el siguiente, de quién es el turno, toca',
		clear:
			'limpia, limpiar, cierra, cerrar, corta, cortar, termina la baza, acaba la baza, cierra la baza',
		equal:
			'igual, iguales, igualar, misma carta, mismo número, mismo valor, mismo rango, empate, empatan, idéntica, idénticas, mismas',
		skip: 'salta, saltar, salta el turno, pierde el turno, se salta, saltado',
		suit: 'palo, palos, color, colores',
		lock: 'bloqueo, bloqueado, bloqueada, bloquear, mismo palo, seguir el palo, seguir palo, asistir, shibari',
		run: 'escalera, escaleras, secuencia, secuencias, seguidas, corridas, consecutivas',
		set: 'pareja, parejas, trío, tríos, par, pares, grupo, grupos, doble, dobles, triple, mismo número de cartas',
		single: 'carta sola, una sola carta, carta suelta, suelta, simple',
		alone: 'por sí solo, él solo, sin otra carta',
		order:
			'orden, jerarquía, rango, rangos, valor, valores, más fuerte, más débil, más alta, más baja, alto, bajo, qué carta gana',
		joker: 'comodín, comodines, joker, jokers, bufón, bufones',
		standFor:
			'sustituir, sustituye, sustituyen, reemplazar, reemplaza, cualquier carta, cualquier otra carta, hace de, cuenta como, vale por',
		twoJokers:
			'los dos comodines, dos comodines, los dos bufones, dos bufones, los dos jokers, 2 comodines, 2 bufones, ambos comodines, ambos bufones',
		trump:
			'triunfo, triunfos, arcano, arcanos, torre, muerte, diablo, mago, ermitaño, colgado, poder, poderes',
		bomb: 'bomba, bombas',
		ordering:
			'cantar, canta, cantar la escalera, cantar una escalera, anunciar una escalera, anuncio, ordering',
		unbeatable: 'imbatible, gana a todo, gana a todas, insuperable',
		out: 'se queda sin cartas, se quedó sin cartas, sin cartas, no tiene cartas, ha salido, terminó, acabó, ha terminado, ha acabado, está fuera, fuera, se va, fuera de la baza',
		lastCard:
			'última carta, terminar con, acabar con, termina con, acaba con, terminar en, cerrar con, con la última, irse con, salir con un, quedarse sin cartas con',
		oneCard:
			'una carta, le queda una carta, me queda una carta, queda una, avisar, última carta avisar, uno, decir una carta, cuántas cartas le quedan',
		places:
			'puesto, puestos, último puesto, quién pierde, quién es el último, clasificación, lugar, quién perdió',
		fall: 'miyako-ochi, miyako ochi, caída de la capital, caída, no sale primero, no fue el primero, no terminó primero, no acaba primero, capital',
		overturn: 'vuelco, el último sale primero, último primero, gekokujo',
		pay: 'dar, doy, da, dan, dado, entregar, entrego, entrega, pagar, pago, paga, pagan, pagado, ceder, intercambiar, intercambio, cambiar cartas, debo dar',
		tax: 'impuesto, impuestos, tributo, tributos, tasa',
		back: 'devolver, devuelve, devuelvo, devuelven, devolución, devuelto, a cambio, de vuelta, recibe a cambio',
		look: 'mirar, mira, ver, vea, miro, viendo',
		best: 'mejor, mejores, más altas, más alta, buenas cartas',
		worst: 'peor, peores, más bajas, malas cartas, que no quiera',
		breakUp: 'romper, separar, rompo, partir, deshacer, dividir',
		keep: 'guardar, guardo, guarda, quedarme, quedarse con, conservar',
		secret: 'boca abajo, en secreto, ocultas, ocultar, enseñar, mostrar, a la vista',
		top: 'emperador, emperatriz, rey, presidente, presidenta, dalmuti, gran dalmuti, tahimi, daifugo, jefe, ganador, el primero, príncipe, vicepresidente, virrey',
		bottom: 'culo, siervo, bastardo, peón, gran peón, pobre, último, perdedor, el último, escoria',
		people:
			'jugadores, personas, gente, cuántos jugadores, cuántas personas, cuántos pueden, cuántos somos, participantes, somos, somos muchos, somos cinco, somos seis, somos siete, somos ocho, somos nueve, somos diez, podemos ser',
		join: 'quiere jugar, quieren jugar, nuevo, nueva, jugador nuevo, nuevo jugador, llega, entra, entrar en la partida, se une, unirse, se incorpora, incorporarse, llega tarde, invitado, alguien nuevo, nuevos',
		leave:
			'se marcha, marcharse, se va a casa, abandona, abandonar, deja, dejar la partida, se ha ido, tiene que irse, irse, se fue, deja de jugar',
		midway:
			'a mitad, a medias, en medio, en mitad, durante la ronda, durante la partida, a media ronda',
		comeBack: 'vuelve, vuelve a la mesa, regresa, regresar, ha vuelto, volvió',
		sitOut: 'descansar, descansa, pausa, saltarse una ronda, no jugar una ronda',
		sit: 'sienta, se sienta, sentarse, sentarme, silla, sillas, asiento, asientos',
		move: 'cambiar de sitio, cambiar de silla, cambiar de asiento, cambiamos de sitio, cambiamos de silla, moverse, mudarse, cambia de silla, cambiar los asientos',
		draw: 'sorteo, sortear, robar, roba, sacar una carta, saca, sacar',
		titles:
			'título, títulos, cómo se llama, clase media, nombre de los puestos, qué puestos, cuántos puestos, vice',
		pack: 'baraja, barajas, mazo, mazos, qué cartas, cuántas cartas tiene, cuántas cartas se usan',
		twoPacks:
			'otra baraja, segunda baraja, dos barajas, 2 barajas, dos mazos, 2 mazos, otro mazo, segundo mazo, más de una baraja',
		removed:
			'quitar, quita, quitan, retirar, se retiran, sacar del mazo, apartar, sobran, se quitan',
		deal: 'reparte, repartir, repartidor, reparto, reparten, baraja las, barajar, mezclar, cortar el mazo, quién da cartas',
		exposed:
			'boca arriba, descubierta, destapada, se ve, se vio, se dio la vuelta, volteada, se cayó, enseñada',
		misdeal:
			'mal repartido, repartido mal, mal reparto, demasiadas cartas, cartas de más, cartas de menos, una carta de más, repartir otra vez, volver a repartir',
		firstRound:
			'primera ronda, primera partida, primera mano, al principio, al empezar, ronda 1, primera vez',
		score:
			'puntos, punto, puntuación, marcador, quién gana la partida, quién ganó, final de la partida, fin del juego, contar',
		decree: 'decreto, decretos, orden del emperador, ordenar, exigir, exige, mandar, manda',
		houseRule:
			'regla de la casa, reglas de la casa, cambiar las reglas, cambiar una regla, variante, variantes, regla propia, nueva regla',
		manners: 'modales, educación, mala educación, mirar el descarte, descartes, descarte',
		names:
			'otros nombres, otro nombre, también llamado, conocido como, se llama también, fukumen, 覆面',
		revolution:
			'revolución, revoluciones, revuelta, levantamiento, kakumei, sin impuestos, anular impuestos',
		fourOfAKind:
			'póker, poker, cuatro iguales, cuatro cartas iguales, las cuatro, 4 iguales, kakumei',
		turned:
			'invierte, invertido, invertida, invertir, al revés, se invierte, da la vuelta al orden, orden inverso, vuelta',
		wrong:
			'equivocado, equivocada, mal, error, errores, incorrecta, trampa, trampas, carta equivocada, en vez de, en lugar de, se equivocó, falsa',
		forgot:
			'olvidó, olvidado, olvidé, olvidar, se olvidó, no pagó, no dio, no ha pagado, no ha dado',
		outOfTurn:
			'fuera de turno, no era su turno, no le tocaba, antes de tiempo, demasiado pronto, antes de su turno, se adelantó',
		takeBack:
			'retirar mi, deshacer la, echarse atrás, echarme atrás, cambiar de idea, cambiado de idea, recoger la carta, retirar la carta, anular, rectificar',
		noticed:
			'nos dimos cuenta, se dio cuenta, descubierto después, notado, se descubre, más tarde se',
		not: 'solo un, solo una, solo puedo, sólo',
		jackBack: '11 back, once back, j back, la jota invierte, las jotas invierten',
		stairsRevolution: 'revolución de escalera, revolución por escalera, revolución con escalera',
		fiveSkip: '5 salta, cinco salta, los cincos saltan, 5 skip',
		sevenPass: '7 da, siete da, los sietes dan, 7 pasa',
		nineReverse: '9 invierte, nueve invierte, cambia el sentido, cambio de sentido, 9 reverse',
		tenDiscard: '10 descarta, diez descarta, descartar con 10',
		queenBomber: 'bomba de reinas, queen bomber, bomba de damas, la reina bomba',
		numberLock: 'bloqueo de número, bloqueo de números, bloqueo numérico, bloqueo estricto',
		coup: 'golpe de estado, tres nueves',
		tenpenChii: 'tenpen chii, cambiar toda la mano, intercambiar las manos, cambiar la mano entera',
		merchants: 'mercader, mercaderes, comerciante, comerciantes'
	},
	ranks: {
		'1': 'uno de carta, unos',
		'2': 'dos, doses',
		'3': 'tres, treses',
		'4': 'cuatro, cuatros',
		'5': 'cinco, cincos',
		'6': 'seis, seises',
		'7': 'siete, sietes',
		'8': 'ocho, ochos',
		'9': 'nueve, nueves',
		'10': 'diez, dieces',
		'11': 'once, onces',
		'12': 'doce, doces',
		P: 'paje, pajes',
		N: 'caballero, caballeros, caballo',
		J: 'jota, jotas, sota, sotas',
		Q: 'reina, reinas, dama, damas',
		K: 'rey, reyes',
		A: 'as, ases'
	},
	suits: {
		C: 'trébol, tréboles',
		D: 'diamante, diamantes, rombos',
		H: 'corazón, corazones',
		S: 'pica, picas'
	},
	counts: {
		2: 'pareja de, una pareja de, par de, un par de',
		3: 'trío de, un trío de',
		4: 'póker de, un póker de'
	},
	of: 'de',
	and: 'y, e, con, más',
	marks: { object: '', pronoun: 'lo, la', than: '', counted: '' },
	fillers:
		'yo, tú, él, ella, nosotros, ellos, me, te, se, le, les, lo, mi, mis, tu, su, sus, el, la, los, las, un, una, unos, unas, al, del, a, en, con, por, para, es, son, está, era, ser, si, y, o, ya, aquí, ahora, esto, este, esta, ese, esa, hay, he, ha, han, que, de, baza, mesa, montón'
} satisfies Lexicon;
