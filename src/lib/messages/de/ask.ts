import type { Lexicon } from '#lib/ask/concepts.ts';

/** The words of questions that people type, by what they are about; see `en/ask.ts`. */
export default {
	concepts: {
		may: 'darf, darfst, dürfen, kann, können, könnte, erlaubt, möglich, gilt, gelten, zulässig, geht das',
		must: 'muss, musst, müssen, müsste, gezwungen, pflicht, soll, sollte, verpflichtet, zwang',
		who: 'wer gibt, wer, wem, wen, wessen, welcher spieler',
		where: 'wo, wohin, welcher stuhl, welcher platz, an welchen platz',
		howMany: 'wie viele, wieviele, wieviel, wie viel, anzahl, zahl der',
		what: 'was, was passiert, was ist, was macht, was nun, was tun, was wenn, wie ist das',
		when: 'wann, bis wann, ab wann',
		card: 'karte, karten',
		play: 'spielen, spiele, spielt, gespielt, legen, lege, legt, gelegt, hinlegen, ablegen, werfen, ausspielen darf',
		everyRound:
			'jede runde, jeder runde, nächste runde, nächsten runde, nächstes spiel, jedes mal, neue runde, runden',
		on: 'auf, drauf, über, gegen, nach einer, nach einem, draufle*, darauf, darauflegen, draufspielen, obendrauf',
		onAfter: 'auf dem tisch, auf dem stapel, drauf',
		beat: 'schlägt, schlagen, sticht, stechen, höher als, stärker als, besser als, gewinnt gegen, übertrifft, überbieten',
		pass: 'passe*, passt, passen, gepasst, passe, aussetzen im stich, schieben, weiter sagen',
		again:
			'wieder einsteigen, wieder rein, wieder mitspielen, wieder spielen, wieder dazu, nochmal, noch mal, noch einmal, erneut, wieder',
		allPass:
			'alle passen, alle gepasst, alle anderen passen, alle anderen gepasst haben, keiner kann, niemand kann, keiner sticht, niemand sticht, keiner drüber, niemand drüber, keiner mehr drüber, keiner kann mehr drüber, keiner legt, niemand legt, keiner will, niemand will, keiner spielt, niemand spielt, wer bekommt den stich, wer gewinnt den stich, gewinnt den stich, stich gewonnen',
		lead: 'ausspielen, spielt aus, ausspiel, kommt raus, kommt heraus, rauskommen, herauskommen, fängt an, anfangen, fange an, beginnt, beginnen, eröffnet, eröffnen, legt zuerst, zuerst legen, erste karte, zuerst, startet, darf anfangen',
		turn: 'dran, an der reihe, am zug, als nächstes, der nächste, nächster',
		clear:
			'räumt ab, abräumen, räumen, beendet den stich, stich beendet, stich zu ende, stich ist zu ende, wischt, bricht ab',
		equal:
			'gleich*, gleicher rang, gleiche zahl, gleiche karte, gleichstand, unentschieden, dasselbe, dieselbe, identisch*, gleichen wert, gleicher wert, gleichem wert, gleichen rang, gleichem rang, gleich hohe, gleich hoch, gleichwertig*',
		skip: 'überspringen, überspringt, übersprungen, ausgesetzt, setzt aus',
		suit: 'farbe, farben, farbig',
		lock: 'gesperrt, sperre, farbsperre, farbe bedienen, bedienen, gleiche farbe, farbzwang, shibari',
		run: 'straße, straßen, strasse, strassen, folge, folgen, sequenz, sequenzen, treppe, treppen, reihe von, in folge',
		set: 'paar, paare, paares, drilling, drillinge, satz, sätze, mehrling, mehrlinge, pärchen, gleiche zahl karten, gleiche anzahl karten, gleiche anzahl, doppelt so viele karten, doppelt so viele, mehr karten als, mehr karten legen, weniger karten als',
		single: 'einzelne karte, einzelkarte, einzeln, einzelne',
		alone: 'allein, alleine, für sich, solo, ohne andere karte',
		order:
			'reihenfolge, rangfolge, rang, ränge, wert, werte, höchste karte, niedrigste karte, stärkste, schwächste, hoch, niedrig, höher, niedriger, was schlägt was',
		joker: 'joker, jokern, narr, narren, hofnarr',
		standFor:
			'ersetzen, ersetzt, stehen für, steht für, jede karte, jede beliebige karte, jede andere karte, zählt als, zählen als, gilt als, vertreten, vertritt',
		twoJokers:
			'beide joker, beide narren, zwei joker, zwei narren, beiden joker, beiden narren, 2 joker, 2 narren',
		trump:
			'trumpf, trümpfe, trumpfkarte, arkana, arkanum, turm, tod, teufel, magier, eremit, gehängter',
		bomb: 'bombe, bomben',
		ordering: 'ansage, ansagen, folge ansagen, ansagt, angesagt, ordering',
		unbeatable: 'unschlagbar, schlägt alles, sticht alles, höchste karte überhaupt',
		out: 'fertig ist, fertig, raus ist, ist raus, raus, keine karten mehr, ausgestiegen, keine karte mehr, alle karten los, leere hand, hat keine karten, raus aus dem stich, bis zum nächsten stich',
		lastCard:
			'letzte karte, letzten karte, als letztes, aufhören, beenden mit, fertig werden mit, damit rausgehen, rausgehen mit, enden, schluss machen, schließen mit, verbotene letzte, verbotenen letzten',
		oneCard:
			'nur noch eine karte, noch eine karte, eine karte übrig, eine karte, letzte karte ansagen, uno, wie viele karten jemand hat',
		places:
			'plätze, platz, letzter platz, wer ist letzter, wer verliert, wer hat verloren, endstand, platzierung',
		fall: 'miyako-ochi, miyako ochi, fall der hauptstadt, sturz, stürzt, nicht als erster fertig, nicht erster, nicht als erster, hauptstadt',
		overturn: 'umsturz, letzter als erster, letzter zuerst raus, gekokujo',
		pay: 'geben, gebe, gibt, gibst, gegeben, abgeben, gebe ab, abgibt, abgegeben, zahlen, zahle, zahlt, bezahlen, bezahlt, abliefern, tauschen, tausch, austauschen, hergeben, drücken, schulde*',
		tax: 'steuer, steuern, abgabe, abgaben, tribut, besteuert',
		back: 'zurückgeben, zurückgibt, zurück, gibt zurück, gebe zurück, zurückgegeben, rückgabe, zurückbekommen, bekomme zurück, zurückkriegen',
		look: 'ansehen, anschauen, sehen, schauen, gucken, angucken, ansieht, nachsehen',
		best: 'höchste karte, beste, besten, höchste, höchsten, gute karten, hohe karten',
		worst:
			'schlechteste, schlechtesten, niedrigste, niedrigsten, schlechte karten, niedrige karten',
		breakUp:
			'auseinanderreißen, auseinander reißen, trennen, zerreißen, aufteilen, auseinandernehmen, teilen, sprengen, zerstören',
		keep: 'behalten, behalte, behält, zurückhalten, zurückhält',
		secret: 'verdeckt, geheim, heimlich, zeigen, offen',
		top: 'kaiser, kaiserin, könig, königin, präsident, präsidentin, dalmuti, große dalmuti, tahimi, daifugo, chef, gewinner, erster, der erste, prinz, vizekönig, vizepräsident',
		bottom:
			'diener, knecht, bettler, arschloch, abschaum, armer, ärmste, ärmster, verlierer, letzter, der letzte, bastard, knechte, leibeigene*',
		people:
			'spieler, spielern, leute, leuten, personen, mitspieler, zu wievielt, wie viele sind, mitspielen, zu zweit, zu dritt, zu viert, zu fünft, zu sechst, zu siebt, zu acht, zu neunt, zu zehnt, zu elft, zu zwölft, mehr als zehn, ab wie vielen',
		join: 'will mitspielen, möchte mitspielen, mitspielen will, mitspielen möchte, dazukommt, dazu kommt, dazu, dazukommen, neu dazukommt, neuer spieler, neue spielerin, jemand neues, neu ist, neue, neuer, mitmachen, einsteigen, steigt ein, kommt dazu, gast, verspätet, zu spät, kommt später',
		leave:
			'geht, gehen, gegangen, verlässt, verlassen, aufhört, aussteigt, aussteigen, nach hause, heim, muss los, weg muss, steigt aus',
		midway:
			'mittendrin, mitten in, mitten im spiel, mitten in der runde, während der runde, während des spiels, mittlerweile',
		comeBack:
			'zurückkommt, kommt zurück, kommt wieder, wiederkommt, wiederkommen, zurückkommen, wieder da',
		sitOut: 'pause, pausieren, eine runde aussetzen, runde aussetzen, setzt eine runde aus',
		sit: 'sitzt, sitzen, sitz, stuhl, stühle, sitzplatz, sitzordnung, hinsetzen, setzen',
		move: 'plätze tauschen, platz wechseln, plätze wechseln, umsetzen, sitz wechseln, stühle wechseln, stuhl wechseln, wechseln wir, umziehen',
		draw: 'ziehen, zieht, gezogen, auslosen, karte ziehen, losen',
		titles: 'titel, heißt der, wie heißen, bürger, mittelstand, namen der plätze, vize',
		pack: 'blatt, deck, decks, kartenspiel, wie viele karten braucht man, welche karten braucht man, welche karten',
		twoPacks:
			'zweites blatt, zweites deck, zweites kartenspiel, zwei blätter, zwei decks, zwei kartenspiele, 2 decks, noch ein deck, noch ein kartenspiel, doppeltes blatt, zweites spiel, zwei spiele karten',
		removed:
			'herausgenommen, rausgenommen, herausnehmen, rausnehmen, entfernt, entfernen, aussortieren, aussortiert, weglassen, rauskommen karten',
		deal: 'gibt die karten, gibt karten, austeilen, teilt aus, teilt, verteilen, verteilt, ausgeteilt, geber, geberin, mischen, mischt, gemischt, abheben, wer gibt',
		exposed:
			'aufgedeckt, umgedreht, offen gelegt, aufgeflogen, umgefallen, sichtbar, runtergefallen, aufgedreht',
		misdeal:
			'vergeben, falsch ausgeteilt, falsch gegeben, zu viele karten, zu wenige karten, eine karte zu viel, neu geben, neu austeilen, verteilt falsch',
		firstRound:
			'erste runde, ersten runde, erstes spiel, ersten spiel, am anfang, zu beginn, allererste, erstes mal, runde 1, runde eins',
		score:
			'punkte, punkt, wertung, zählen wir, gewonnen hat, wer gewinnt, wer hat gewonnen, spielende, ende des spiels, gesamtsieger',
		decree:
			'erlass, erlasse, befehl, befehle, befehlen, verlangen, verlangt, fordern, anordnen, bestimmen',
		houseRule:
			'hausregel, hausregeln, regel ändern, regeln ändern, eigene regel, variante, varianten, neue regel',
		manners:
			'manieren, benehmen, höflich, unhöflich, ablage ansehen, ablage durchsehen, stapel durchsehen',
		names: 'andere namen, heißt auch, auch bekannt als, bekannt als, anderer name, fukumen, 覆面',
		revolution: 'revolution, revolutionen, aufstand, umsturz ausrufen, kakumei, keine steuern',
		fourOfAKind: 'vierling, vierlinge, vier gleiche, viermal die gleiche, 4 gleiche, kakumei',
		turned:
			'umgedreht ist, umgekehrt, dreht sich um, dreht um, umkehren, kehrt um, verkehrt herum, rangfolge umgekehrt, dreht alles um',
		wrong: 'falsch*, fehler, irrtum, verkehrte, betrogen, schummel*, geschummelt, ungültig, statt',
		forgot:
			'vergessen, vergisst, vergaß, nicht gezahlt, nicht abgegeben, nicht gegeben, nicht bezahlt, versäumt',
		outOfTurn:
			'nicht dran, nicht dran war, nicht an der reihe, außer der reihe, ausser der reihe, zu früh, vorgedrängelt, obwohl er nicht dran war, nicht am zug',
		takeBack:
			'zurücknehmen, zurückgenommen, nehme zurück, nimmt zurück, rückgängig, anders überlegt, umentschieden, zurückziehen',
		noticed: 'bemerkt, gemerkt, später bemerkt, aufgefallen, entdeckt, nachträglich',
		not: 'verbotene letzte, verbotenen letzten',
		jackBack:
			'11 zurück, elf zurück, elfer rückkehr, elfer-rückkehr, 11-back, 11 back, eleven back, bube dreht, buben drehen, buben kehren',
		stairsRevolution:
			'straßenrevolution, treppenrevolution, revolution mit straße, revolution durch straße',
		fiveSkip: 'fünf überspringt, 5 überspringt, fünfen überspringen, 5 skip',
		sevenPass: 'sieben gibt, 7 gibt, siebener weitergeben, 7 weitergeben, sieben weitergeben',
		nineReverse: 'neun dreht, 9 dreht, neunen drehen, 9 reverse, richtungswechsel',
		tenDiscard: 'zehn wirft ab, 10 wirft ab, zehn abwerfen, 10 abwerfen, zehnen abwerfen',
		queenBomber: 'damenbombe, damen-bombe, queen bomber, dame bombe',
		numberLock: 'zahlenzwang, zahlensperre, zahlensperr*, strenge sperre',
		coup: 'coup, staatsstreich, putsch, drei neunen',
		tenpenChii: 'tenpen chii, ganze hand tauschen, hand tauschen, hände tauschen',
		merchants: 'kaufmann, kaufleute, händler, händlertausch'
	},
	ranks: {
		'1': 'eins, einser',
		'2': 'zwei, zweier, zweien, zwo',
		'3': 'drei, dreier, dreien',
		'4': 'vier, vierer, vieren',
		'5': 'fünf, fünfer, fünfen',
		'6': 'sechs, sechser, sechsen',
		'7': 'sieben, siebener, siebenen',
		'8': 'acht, achter, achten',
		'9': 'neun, neuner, neunen',
		'10': 'zehn, zehner, zehnen',
		'11': 'elf, elfer, elfen',
		'12': 'zwölf, zwölfer, zwölfen',
		P: 'page, pagen',
		N: 'ritter, rittern',
		J: 'bube, buben',
		Q: 'dame, damen',
		K: 'könig, könige, königen',
		A: 'ass, asse, assen'
	},
	suits: { C: 'kreuz', D: 'karo', H: 'herz', S: 'pik' },
	counts: {
		2: 'ein paar, paar, einem paar, ein pärchen, doppel',
		3: 'einen drilling, drilling, drei mal',
		4: 'einen vierling, vier mal'
	},
	of: 'von, aus',
	and: 'und, mit, plus',
	marks: { object: 'den, einen', pronoun: '', than: '', counted: '' },
	fillers:
		'ich, du, er, sie, es, wir, ihr, man, mein, meine, meinen, meinem, dein, sein, seine, der, die, das, den, dem, des, ein, eine, einen, einem, einer, ist, sind, war, wird, werden, haben, hat, habe, in, im, mit, zu, zum, zur, an, am, bei, als, und, oder, jetzt, hier, bitte, denn, eigentlich, auch, noch, so, wenn, überhaupt, da, ab, mal, sich, stich, tisch, spiel, stapel'
} satisfies Lexicon;
