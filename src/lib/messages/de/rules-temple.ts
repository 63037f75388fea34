import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Wie viele spielen',
		'Temple ist für vier oder mehr, am besten für vier bis sieben.',
		'Es geht bis zwölf; auch zu dritt ist es erlaubt, mit einer Warnung.'
	),
	'TI-0': rule(
		'Am Anfang kein Stand',
		'In der ersten Runde gehören alle zum Mittelstand, und niemand hat die Rechte des Kaisers.',
		'Wer wo sitzt und wer gibt, bestimmt der Tisch nach Belieben.'
	),
	'TI-2': rule(
		'Titel nach Platz',
		'Der erste Platz ist der Kaiser, der zweite der Prinz, der letzte der Arme Mann; alle dazwischen sind Mittelstand.',
		'Zu dritt gibt es keinen Prinzen. An größeren Tischen kommen von oben Herzog, Graf und Baron dazu und von unten Zweitärmste Seele, Drittärmste Seele und so weiter, oben und unten je ein Titel für jedes Steuerpaar.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf andere Titel nehmen, und der Kaiser darf eine Kaiserin sein.',
		'Auch die übrigen Titel haben ihre andere Form: Prinzessin, Herzogin, Arme Frau.'
	),
	'DK-1': rule(
		'Das Blatt von Temple',
		'Gespielt wird mit den üblichen 52 Karten und zwei Jokern; alle werden gegeben.',
		'Übrige Karten gehen reihum weiter, angefangen links von der Person, die gibt.'
	),
	'SE-1': rule(
		'Die ersten Sitze',
		'Für die erste Runde bleiben alle sitzen: Die Namen werden im Uhrzeigersinn angetippt. Die Reihenfolge lässt sich auch von Hand setzen oder auslosen.'
	),
	'SE-2': rule(
		'Der Kaiser wählt den Stuhl',
		'Der Kaiser nennt einen Stuhl; links davon sitzt der Prinz, die anderen folgen im Uhrzeigersinn nach ihrem Platz, und der Arme Mann sitzt zuletzt, rechts vom Kaiser.'
	),
	'DK-7': rule(
		'Wer gibt',
		'Der Kaiser sagt, wer mischt und gibt.',
		'Wird niemand genannt, gibt der Kaiser.'
	),
	'TX-7': rule('Erste Runde ohne Steuern', 'In der ersten Runde zahlt niemand etwas.'),
	'TX-1': rule(
		'Steuern nach Paaren',
		'Der Arme Mann zahlt an den Kaiser, die zweitärmste Seele an den Prinzen und so weiter nach innen; jedes Paar zahlt eine Karte weniger als das nächste weiter außen. Zu viert ist das 1 Karte; zu fünft 2 und 1; zu siebt 3, 2 und 1.',
		'Zu sechst sind es 2 und 1, zu acht 3, 2 und 1, zu neunt 4, 3, 2 und 1.'
	),
	'TX-8': rule(
		'Keine Steuern für Neue',
		'Neue zahlen nichts und bekommen nichts. Steuern gibt es nur unter den anderen, und der Mittelstand zählt wie eine Person, egal wie groß er ist.',
		'Vier, die schon da waren, und ein bis drei Neue ergeben zwei Steuerpaare mit 2 Karten und 1 Karte.'
	),
	'TX-12': rule(
		'Nie mehr als die Hand',
		'Mehr Karten, als man bekommen hat, gibt niemand ab. Zu elft oder zwölft sind 5 fällig, und manche haben nur 4: Dann geht die ganze Hand weg. Werden die Karten zurück ausgesucht, bevor man die anderen sieht, gilt diese Grenze auch für die Hand, die empfängt.'
	),
	'FP-8': rule(
		'Andere Steuern mit Neuen',
		'Hat das Haus andere Steuern, gelten deren Beträge für die Paare derer, die schon da waren, von außen nach innen, soweit es Paare gibt.'
	),
	'TX-3': rule(
		'Die höchsten, nur nach Rang',
		'Abgegeben werden die höchsten Karten nach Rang, auch wenn ein Satz dabei zerreißt: Mit einem Ass und zwei Königen gehen bei zwei Karten das Ass und ein König.',
		'Bei gleichem Rang sucht aus, wer zahlt.'
	),
	'TX-4': rule(
		'Joker entgehen der Steuer',
		'Bei den Steuern zählt ein Joker nicht mehr als eine 3 und muss nicht gezahlt werden.',
		'Er steht unter jedem Rang und geht nur, wenn nichts anderes mehr zu geben ist.'
	),
	'TX-5': rule(
		'Was zurückkommt',
		'Wer empfängt, sieht sich die Abgabe an und gibt dann ebenso viele Karten zurück, ganz nach Wahl.',
		'Auch eine eben gezahlte Karte darf zurückgehen.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Erst wird gezahlt, dann angeschaut und zurückgegeben.',
		'Kein Paar wartet auf ein anderes. Die Karten gehen verdeckt hin und her, für die anderen nicht zu sehen.'
	),
	'RV-1': rule(
		'Beide Joker: keine Steuern',
		'Wer beide Joker bekommen hat, darf sie zeigen, und in dieser Runde zahlt niemand.',
		'Gezeigt werden sie, bevor jemand Steuern zahlt, und sonst ändert sich nichts. In einer Runde ohne Steuern bewirkt es nichts.'
	),
	'RV-3': rule(
		'Niemand muss',
		'Wer beide Joker hat, ob oben oder unten, darf sie zeigen oder schweigen.'
	),
	'FP-9': rule(
		'Warum niemand zahlt',
		'Eine erste Runde ist steuerfrei, weil sie die erste ist; wird in ihr eine Revolution ausgerufen, gilt die Revolution als Grund.'
	),
	'PL-1': rule(
		'Sätze und Folgen',
		'Ein Satz besteht aus einer bis vier Karten vom selben Rang. Eine Folge besteht aus drei oder mehr benachbarten Karten einer Farbe, etwa 8, 9, 10 in Pik.',
		'König, Ass und 2 bilden die höchste Folge, und über die 2 hinaus geht es nicht weiter.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Gespielt wird im Uhrzeigersinn; es folgen gleich viele Karten im gleichen Muster, aber höher, gleich hoch genügt nicht. Die 3 ist am niedrigsten, das Ass schlägt den König, und die 2 schlägt das Ass.',
		'Bei einer Folge zählt die oberste Karte, die Farbe nie.'
	),
	'PL-3': rule(
		'Joker sind wild',
		'Ein Joker kann jede Karte sein, allein, im Satz oder in einer Folge.',
		'Kann er mehreres sein, sagt man es beim Legen an.'
	),
	'PL-4': rule(
		'Nichts schlägt 2er',
		'Ein Satz 2er, echt oder mit Jokern gebildet, macht den Stich sofort. Niemand muss passen.'
	),
	'PL-6': rule(
		'Wann man passt',
		'Haben andere gespielt, darf man immer passen, ob man folgen könnte oder nicht.',
		'Verraten muss man es nicht. Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen. Wer ausspielt, muss spielen.'
	),
	'FP-12': rule(
		'Nachbarn in einer Folge',
		'Was benachbart ist, sagt die geltende Rangfolge: Dame, König, Ass und 2 liegen in einer Reihe, Ass, 2 und 3 nicht.'
	),
	'FP-2': rule(
		'Folgen bis zur 2',
		'Eine Folge, die mit einer 2 endet, gilt nicht als unschlagbar: Sie wird nur nie übertroffen, und was danach käme, ist einfach nicht höher.'
	),
	'FP-3': rule(
		'Joker ohne Ansage',
		'Ein Joker, der ohne Ansage liegt, steht für die stärkste mögliche Karte, eher in einem Satz als in einer Folge; ein neuer Zug ist erlaubt, wenn eine Deutung passt.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'In der ersten Runde spielt aus, wer die Kreuz-3 hat, und der erste Zug enthält diese Karte, in einem beliebigen Satz oder einer Folge.',
		'In späteren Runden spielt der Kaiser aus.'
	),
	'FP-4': rule(
		'Die Kreuz-3 selbst',
		'Zum Eröffnen braucht es die Kreuz-3 selbst; ein Joker an ihrer Stelle genügt nicht.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt aus, wer im Uhrzeigersinn als Nächstes noch Karten hat.'
	),
	'JO-1': rule(
		'Nur zwischen den Runden',
		'Man kommt und geht zwischen den Runden.',
		'Geht jemand, rücken die anderen auf.'
	),
	'JO-2': rule(
		'Neue sind Mittelstand',
		'Neue fangen als Mittelstand an, so viele es auch sind.',
		'Sie sitzen zusammen unterhalb der oberen Hälfte der anderen, in der Reihenfolge, in der sie gekommen sind.'
	),
	'JO-3': rule(
		'Unten aussteigen',
		'Wer unten sitzt, darf gehen und sofort wieder neu dazukommen. Das ist erlaubt, aber die Quelle nennt es schlechten Stil.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich die Steuerpaare mit.',
		'Die Titel ändern sich ebenfalls.'
	),
	'DE-1': rule(
		'Was der Kaiser verlangt',
		'Der Kaiser darf von allen alles Vernünftige verlangen. Andere hohe Plätze dürfen es von denen unter ihnen, solange es dem Wort des Kaisers nicht widerspricht und er es nicht verbietet.'
	),
	'DE-3': rule(
		'Vorrechte des Standes',
		'Üblich sind der beste Stuhl, Getränke, und wer mischt und gibt. Die unteren Stände verbeugen sich und buckeln.'
	),
	'MA-1': rule(
		'Was vernünftig ist',
		'Der Tisch entscheidet, was zu viel verlangt ist. Macht wird nicht missbraucht, und niemandem soll etwas unangenehm werden.'
	),
	'MA-2': rule(
		'Andere Namen',
		'Man kennt das Spiel auch als Asshole, Social Class oder Capitalism, bei uns ähnlich als Arschloch. Manche Tische haben oben Präsident und Vizepräsident und unten den Bettler.'
	)
} satisfies Catalogue['rules-temple'];
