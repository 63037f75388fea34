import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'DF-2': rule(
		'Leute und Titel',
		'Von oben: Daifugō 大富豪, Fugō 富豪, in der Mitte Heimin 平民, Hinmin 貧民, Daihinmin 大貧民. Zu dritt sind es Daifugō, Heimin und Daihinmin.',
		'Zwei bis zwölf können spielen, mit zwei Blättern fünf bis sechzehn.'
	),
	'TI-0': rule(
		'Am Anfang kein Stand',
		'In der ersten Runde sind alle Heimin, und niemand hat die Rechte eines Daifugō.',
		'Wer wo sitzt und wer gibt, bestimmt der Tisch nach Belieben.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf jeden Titel umbenennen, und man kann in einer anderen Form davon angesprochen werden.'
	),
	'DF-1': rule(
		'Karten und Joker',
		'Gegeben werden die 52 Karten und zwei Joker. Ein einzelner Joker schlägt jede einzelne Karte, und zwei Joker schlagen jedes Paar, auch solange die Rangfolge umgedreht ist.'
	),
	'SE-1': rule(
		'Die ersten Sitze',
		'Für die erste Runde bleiben alle sitzen: Die Namen werden im Uhrzeigersinn angetippt. Die Reihenfolge lässt sich auch von Hand setzen oder auslosen.'
	),
	'SE-2': rule(
		'Neue Sitze in jeder Runde',
		'Der Daifugō sucht sich einen Stuhl aus, links davon sitzt der Fugō, die anderen folgen nach ihrem Platz, und der Daihinmin sitzt zuletzt.'
	),
	'DK-7': rule('Wer gibt', 'Der Daihinmin gibt.'),
	'TX-7': rule('Erste Runde ohne Steuern', 'In der ersten Runde gibt niemand etwas ab.'),
	'DF-5': rule(
		'Der Tausch',
		'Der Daihinmin gibt dem Daifugō die 2 höchsten Karten, der Hinmin dem Fugō die höchste.',
		'Daifugō und Fugō suchen aus, was sie zurückgeben, bevor sie sehen, was sie bekommen.'
	),
	'TX-2': rule(
		'Wer wie viel zahlt',
		'Der Daihinmin zahlt 2 Karten an den Daifugō, der Hinmin 1 an den Fugō.',
		'Zu dritt zahlt nur der Daihinmin.'
	),
	'TX-9': rule(
		'Neue zahlen nach Sitz',
		'Wer neu ist, zahlt und empfängt, wie es der eingenommene Sitz verlangt.'
	),
	'TX-3': rule(
		'Die höchsten, nur nach Rang',
		'Abgegeben werden die höchsten Karten nach Rang, 2er vor Assen.',
		'Das gilt auch, wenn ein Satz dabei zerreißt. Bei gleichem Rang sucht aus, wer zahlt.'
	),
	'TX-4': rule(
		'Joker werden zuerst gezahlt',
		'Bei den Steuern steht ein Joker über jedem Rang; er geht also zuerst weg.'
	),
	'TX-5': rule(
		'Was zurückkommt',
		'Daifugō und Fugō geben so viele Karten zurück, wie sie bekommen, ganz nach Wahl, aber sie wählen, bevor sie die Abgabe sehen.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Beide eines Paares legen ihre Karten bereit und tauschen gleichzeitig, verdeckt; kein Paar wartet auf ein anderes.'
	),
	'PL-1': rule(
		'Nur Sätze',
		'Ein Zug ist ein Satz: eine oder mehr Karten vom selben Rang, mit Jokern sogar fünf oder sechs.',
		'Folgen werden nicht gespielt.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Es folgen gleich viele Karten von höherem Rang; gleicher Rang genügt nicht. Die 3 ist am niedrigsten, das Ass schlägt den König, und die 2 schlägt das Ass, außer wenn ein Vierling die Rangfolge umgedreht hat.'
	),
	'PL-3': rule(
		'Joker sind wild',
		'Neben anderen Karten nimmt ein Joker deren Rang an, in jedem Satz. Kann er mehrere Karten sein, sagt man es beim Legen an.'
	),
	'DF-4': rule(
		'Farbzwang',
		'Hat ein Zug genau dieselben Farben wie der, den er schlägt, gilt im Stich Farbzwang: Bis er endet, dürfen nur diese Farben folgen. Ein Joker passt zu jeder Farbe, löst aber weder Farbzwang aus noch hebt er ihn auf.'
	),
	'PR-6': rule(
		'8er beenden den Stich',
		'Ein Satz 8er beendet den Stich sofort, und wer ihn gespielt hat, spielt aus.'
	),
	'PR-7': rule(
		'Revolution durch Vierling',
		'Ein Vierling, Joker mitgezählt, ist eine Revolution (Kakumei): Die Rangfolge ist umgedreht, bis die Runde endet oder es wieder geschieht. Dann gehören 3er statt 2er zu den verbotenen letzten Karten.'
	),
	'DF-7': rule(
		'Pik-3 schlägt Joker',
		'Die Pik-3 schlägt einen Joker, der allein gespielt wurde, und wird dann selbst von nichts geschlagen.',
		'Das gilt bei jedem Zwang.'
	),
	'DF-11': rule(
		'Treppen und Treppenrevolution',
		'Auf Wunsch werden Treppen (Kaidan) gespielt: Folgen aus drei oder mehr Karten einer Farbe. Auf weiteren Wunsch drehen vier oder mehr in Folge die Rangfolge um wie ein Vierling.'
	),
	'DF-12': rule(
		'Elf zurück',
		'Auf Wunsch drehen Buben die Rangfolge um, bis der Stich endet. Die Buben selbst folgen noch der Rangfolge davor.'
	),
	'DF-13': rule(
		'Zahlenzwang',
		'Auf Wunsch lösen zwei benachbarte Ränge nacheinander einen Zahlenzwang aus: Bis der Stich endet, darf nur der nächste Nachbar folgen. Kommt Farbzwang (Shibari) dazu, gelten beide; das ist die strenge Sperre.'
	),
	'DF-14': rule(
		'5er und 9er',
		'Auf Wunsch überspringt jede 5 eine Person, die noch im Stich ist, und eine ungerade Zahl 9er kehrt die Spielrichtung um, bis die Runde endet.'
	),
	'DF-15': rule(
		'7er und 10er',
		'Auf Wunsch gibt, wer 7er spielt (7-Watashi), der nächsten Person ebenso viele Karten, und wer 10er spielt (10-Sute), legt ebenso viele beiseite.',
		'Wer so alle Karten los wird, bekommt den nächsten Platz, was immer die letzte Karte war.'
	),
	'DF-16': rule(
		'Damenbomber',
		'Auf Wunsch nennt, wer Damen spielt (Q-Bomber), ebenso viele Ränge, und alle legen diese Karten beiseite.',
		'Wer dann keine Karte hat, bekommt den nächsten Platz, in Spielrichtung von der Person aus, die genannt hat, was immer die letzte Karte war.'
	),
	'DF-17': rule(
		'Staatsstreich',
		'Auf Wunsch drehen drei 9er in einem Zug die Rangfolge um wie ein Vierling.'
	),
	'DF-18': rule(
		'Tenpen-chii',
		'Auf Wunsch darf der letzte Platz vor der Abgabe, ohne B, D, K, A, 2 und Joker, die ganze Hand mit dem ersten tauschen.',
		'Die Abgabe zwischen diesen beiden entfällt dann.'
	),
	'PL-6': rule(
		'Passen ist endgültig',
		'Haben andere gespielt, darf man immer passen, ob man folgen könnte oder nicht, und ist dann bis zum nächsten Stich draußen.',
		'Wer ausspielt, muss spielen.'
	),
	'FP-2': rule(
		'Was unschlagbar ist',
		'Als unschlagbar gelten nur 8er und eine Pik-3 auf einem Joker; 2er oder zwei Joker werden nur nie übertroffen.'
	),
	'FP-3': rule(
		'Joker ohne Ansage',
		'Ein Joker, der ohne Ansage liegt, steht für die stärkste mögliche Karte; ein neuer Zug ist erlaubt, wenn eine Deutung passt.'
	),
	'DF-3': rule(
		'Die Karo-3',
		'In der ersten Runde spielt aus, wer die Karo-3 hat, und zwar mit ihr. Später gibt der Daihinmin und spielt aus.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'In der ersten Runde spielt aus, wer die Karo-3 hat, und der erste Zug enthält diese Karte, allein oder in einem Satz. In späteren Runden spielt der Daihinmin aus.'
	),
	'FP-4': rule(
		'Die Karo-3 selbst',
		'Zum Eröffnen braucht es die Karo-3 selbst; ein Joker an ihrer Stelle genügt nicht.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt aus, wer in Spielrichtung als Nächstes noch Karten hat.'
	),
	'PR-8': rule(
		'Verbotene letzte Karten',
		'Mit dem stärksten Rang (einer 2, bei umgekehrter Rangfolge einer 3), einem Joker oder der Pik-3 auf einem Joker darf niemand rausgehen; auch nicht mit einer 8, die den Stich beendet hat, oder, wo Elf zurück gespielt wird, einem Buben, der ihn umgedreht hat. Wer es tut, bekommt den letzten Platz.'
	),
	'DF-6': rule(
		'Fall der Hauptstadt',
		'Ab der zweiten Runde fällt ein Daifugō, der nicht zuerst rausgeht: Er scheidet sofort aus und bekommt den letzten Platz.'
	),
	'DF-8': rule(
		'Umsturz von unten',
		'Geht der Daihinmin zuerst raus, endet die Runde sofort, und alle Plätze drehen sich um: Der letzte wird der erste, der vorletzte der zweite und so weiter. Dafür braucht es einen Stand; in der ersten Runde geschieht es also nie.'
	),
	'DF-9': rule(
		'Was vorgeht',
		'Der Umsturz von unten geht allem vor. Dann folgen vom letzten Platz aufwärts: wer mitten in der Runde gegangen ist; wer mit einer verbotenen Karte rausging, und zwar am tiefsten, wer es zuerst tat; und der gefallene Daifugō. Wer so rausgeht, zählt nie als zuerst raus.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich Titel und Steuern mit: Fugō und Hinmin kommen zu viert dazu und fallen zu dritt weg.'
	),
	'MA-2': rule(
		'Andere Namen',
		'Das Spiel heißt auch Daihinmin 大貧民, nach seinem letzten Platz; außerhalb Japans Grand Millionaire oder Millionaire.',
		'Örtliche Regeln ohne Option in dieser App, etwa Fukumen (覆面), macht der Tisch unter sich aus: Die App kennt sie nicht.'
	)
} satisfies Catalogue['rules-daifugo'];
