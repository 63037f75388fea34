import type { Chapter } from '#lib/rulesets/rulebook.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('de');

export default {
	title: 'Regeln',
	subtitle: 'Die Spiele, und wie euer Tisch sie spielt',
	games: 'Spiele',
	houses: 'Hausregeln',
	onTheTable: 'Auf dem Tisch',
	also: (names: readonly string[]) => `Auch: ${names.join(', ')}`,
	players: (min: number, max: number, [from, to]: readonly [number, number]) =>
		`${min}–${max} Personen, am besten ${from === to ? from : `${from}–${to}`}`,
	searchAll: 'Alle Regeln durchsuchen',
	noGame: 'Dieses Spiel gibt es hier nicht.',
	asThisTable: 'Wie dieser Tisch spielt',
	publishedShown: 'Gezeigt werden die Originalregeln',
	withHouse: 'Mit den Hausregeln',
	contents: 'Kapitel',
	chapters: {
		table: 'Leute und Titel',
		cards: 'Die Karten',
		seats: 'Sitze',
		deal: 'Das Geben',
		tax: 'Steuern',
		revolution: 'Revolution',
		play: 'Das Spiel',
		lead: 'Ausspielen und rausgehen',
		coming: 'Kommen und gehen',
		score: 'Punkte',
		decrees: 'Erlasse und Änderungen',
		manners: 'Sitten und Namen'
	} satisfies Record<Chapter, string>,
	houseRules: byCount('Hausregel dieses Tisches', 'Hausregeln dieses Tisches'),
	houseLine: (name: string) => `${name}:`,
	published: (sentence: string) => `Original: ${sentence}`,
	saysFolded: (game: string) => `Was ${game} sagt`,
	saysRestStands: (game: string) => `Was ${game} sagt; der Rest davon gilt weiter`,
	reading: 'Unsere Lesart:',
	renamed: 'Titel',
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} heißt ${name}`))}.`,
	points: 'Punkte nach Titel',
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	trumps: 'Die 22 Trümpfe',
	trumpsOfTable: 'Die 22 Trümpfe dieses Tisches',
	trumpUnwritten: 'noch nichts aufgeschrieben',
	names: {
		president: ['Arschloch', 'Bettler', 'Bettelmann', 'Kapitalist'],
		dalmuti: ['Dalmuti', 'The Great Dalmuti'],
		'kings-and-bastards': ['Kings and Bastards', 'König und Bettelmann'],
		daifugo: ['Großer Millionär', 'Daifugo']
	},
	lineAndNames: (line: string, names: readonly string[]) =>
		`${line} Auch bekannt als ${names.join(', ')}.`,
	search: {
		label: 'Regeln durchsuchen',
		examples: 'Joker, Gleichstand, wer spielt aus',
		nothing: 'Nichts gefunden. Versuch ein anderes Wort: Steuer, passen, Zwei, gehen.',
		found: 'Gefunden',
		number: byCount('# Regel', '# Regeln'),
		numberOrMore: byCount('# Regel oder mehr', '# Regeln oder mehr'),
		all: (n: number) => `Alle ${n} zeigen`,
		fillers:
			'der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur in im an am auf aus bei mit für wenn wer wen wem was welche welcher welches wie wo wann warum wieso ist sind war bin bist wird werden kann kannst darf dürfen muss müssen soll man ich du wir ihr er sie es mein dein unser sich dann noch auch denn eigentlich',
		suits: { '♣': 'kreuz', '♦': 'karo', '♥': 'herz', '♠': 'pik' }
	},
	everyday: {
		jokers: 'joker, narr, narren, wild, wilde karte, wilde karten, jolly, ersetzt',
		ties: 'gleichstand, unentschieden, noch einmal ziehen, gleiche karte gezogen, patt',
		equalRank: 'gleich, gleicher rang, gleiche karte, gleiche karten, gleichstand, gleich hoch',
		newcomers:
			'neu, neue, neuer, neuling, neulinge, dazukommen, kommt dazu, einsteigen, einsteiger, mitmachen, später, zu spät, gast',
		whoBegins:
			'wer spielt aus, wer beginnt, wer fängt an, wer kommt raus, wer legt zuerst, erste karte, erster zug, anfangen, beginnen, eröffnen, start',
		lead: 'ausspielen, ausspiel, spielt aus, anspielen, vorhand, aufspielen',
		leadAfterExit:
			'wer spielt aus wenn jemand raus ist, wer kommt nach dem abgang, fertig, abgang, raus',
		pass: 'passen, passe, passt, gepasst, aussetzen, schieben, weiter, wieder einsteigen, muss ich legen',
		skip: 'überspringen, übersprungen, aussetzen, setzt aus',
		tax: 'steuer, steuern, abgabe, abgaben, zahlen, zahlt, bezahlen, geben, gibt, abgeben, tauschen, kartentausch, austausch, wer zahlt, wie viele karten',
		highestCards:
			'höchste karte, höchste karten, beste karte, beste karten, satz zerreißen, paar trennen, paar zerreißen',
		firstRound: 'erste runde, runde eins, am anfang',
		giveback:
			'rückgabe, zurückgeben, zurück, gibt zurück, bekommt zurück, schlechteste karten, beliebige karte',
		revolution:
			'revolution, umsturz, aufstand, revolte, beide joker, beide narren, keine steuern, steuern aufheben, steuerfrei',
		fourOfAKind:
			'vierling, vierlinge, vier gleiche, viererpack, umgedreht, umdrehen, verkehrt herum, kakumei',
		misdeal:
			'vergeben, falsch gegeben, karte aufgedeckt, aufgedeckte karte, offene karte, sichtbare karte, neu geben, umgedrehte karte',
		lastCard: 'letzte karte, aufhören mit, fertig mit, rausgehen mit, beenden mit, verboten',
		oneCardLeft: 'eine karte, letzte karte, mau, uno, wie viele karten noch, kartenzahl',
		bombs:
			'bombe, bomben, trumpf, trümpfe, schlägt alles, sticht alles, unschlagbar, höchste, bomb, god card',
		arcana: 'trumpf, trümpfe, arkana, arkanum, große arkana, tarot, kräfte',
		twos: 'zwei, zweien, zweier, 2er, die zwei',
		eights: 'acht, achten, achter, 8er, acht beendet, 8 giri, yagiri',
		effects:
			'11 back, j back, jack back, 5 skip, 5 tobi, 7 watashi, 7 pass, 10 sute, 10 discard, 9 reverse, q bomber, 12 bomber, tenpenchii, tenpen chii, coup, coup detat, elf zurück, buben, damenbomber, hände tauschen, staatsstreich',
		runs: 'folge, folgen, straße, strasse, sequenz, reihe, reihenfolge, nacheinander, aufeinanderfolgend, kaidan, stairs',
		ordering: 'ansagen, ansage, reihe ansagen, drei vier fünf',
		sets: 'paar, paare, pärchen, drilling, drillinge, satz, sätze, zwilling, zwillinge, gleiche, drei gleiche, mehrere',
		suits: 'farbe, farben, gleiche farbe, farbzwang, bedienen, sperre, gesperrt, shibari',
		follow: 'folgen, schlagen, schlägt, stechen, sticht, höher, überbieten, drauflegen, drüber',
		ranking:
			'rangfolge, rang, ränge, kartenwert, kartenwerte, wert, reihenfolge der karten, ass, asse, was ist höher, stärke, was schlägt was',
		leaving:
			'gehen, geht, weggehen, aussteigen, aufhören, hört auf, verlassen, nach hause, abbrechen',
		comingBack: 'wiederkommen, zurückkommen, kommt wieder, wieder da, aussetzen, setzt aus, pause',
		points:
			'punkte, punkt, wertung, zählen, punktestand, gewinnen, gewinnt, sieger, sieg, wer hat gewonnen',
		series: 'serie, wie viele runden, wann ist schluss, wann endet es, ende, ziel',
		titles: 'titel, name der plätze, namen der plätze, rang, stand, klasse, klassen, hierarchie',
		otherForms:
			'kaiserin, königin, prinzessin, herzogin, gräfin, umbenennen, anrede, weiblich, männlich',
		players:
			'wie viele, wie viele leute, wie viele spieler, anzahl, spieler, spielerzahl, personen, zu zweit, zu dritt',
		pack: 'blatt, kartenspiel, deck, karten herausnehmen, karten entfernen, welche karten, aussortieren',
		largerPack:
			'mehr spieler, mehr leute, zusätzliche karten, sterne, monde, zweites spiel, zweites kartenspiel, eigenes blatt',
		dealer: 'geber, wer gibt, wer teilt aus, austeilen, gibt, geben, mischen, mischt, abheben',
		seats:
			'sitz, sitze, platz, plätze, sitzordnung, stuhl, stühle, sitzen, umziehen, umsetzen, wo sitzen, platz wechseln',
		firstSeats: 'ziehen, zieht, auslosen, losen, erste sitze, platz auslosen',
		places: 'ungültig, abbrechen, vorzeitig, plätze, wer ist letzter, letzter, reihenfolge',
		mistakes: 'falsch, fehler, vergessen, geschummelt, schummeln, buße, strafe, betrug',
		fall: 'erster wird letzter, fall, fällt, sturz, hauptstadt, miyako ochi, miyakoochi',
		decrees: 'erlass, erlasse, forderung, fordern, verlangen, befehl, befehle, befehlen, anordnen',
		houseRules: 'hausregel, hausregeln, regel ändern, regeln ändern, eigene regeln',
		perks:
			'privileg, privilegien, vorrecht, hut, hüte, krone, getränke, bier, süßes, süßigkeiten, hocker, stuhl',
		manners:
			'sitten, benehmen, manieren, anstand, unhöflich, ablage, nachsehen, gespielte karten ansehen',
		otherNames: 'andere namen, heißt auch, auch bekannt als, genannt'
	}
} satisfies Catalogue['rules'];
