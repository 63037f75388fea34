import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Wie viele spielen',
		'Der Große Dalmuti ist am besten mit fünf bis acht; es geht auch zu viert oder mit mehr als acht.',
		'Es geht bis zwölf; auch zu dritt ist es erlaubt, mit einer Warnung.'
	),
	'TI-4': rule(
		'Titel nach Platz',
		'Von oben: Großer Dalmuti, Kleiner Dalmuti; von unten: Großer Diener, Kleiner Diener; alle anderen sind Kaufleute.',
		'Zu dritt sind es Großer Dalmuti, Kaufleute und Großer Diener.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf jeden Titel umbenennen, und man kann in einer anderen Form davon angesprochen werden.'
	),
	'DK-5': rule(
		'Die achtzig Karten',
		'Von jedem Rang gibt es so viele Karten, wie seine Zahl sagt, von einem Dalmuti bis zu zwölf Tagelöhnern, dazu zwei Narren: zusammen 80. Vom besten an sind es Dalmuti, Erzbischof, Hofmarschall, Baronin, Äbtissin, Ritter, Näherin, Steinmetze, Köche, Schafhirtin, Bergleute, Tagelöhner. Als Variante nimmt man zu viert die 12er und 11er heraus und spielt mit 57 Karten, zu fünft die 12er und spielt mit 68.'
	),
	'SE-1': rule(
		'Das erste Ziehen',
		'Alle ziehen eine Karte; wer die niedrigste Zahl hat, bekommt Platz 1, Narren sind am schlechtesten. Die Karten gehen ins Blatt zurück.',
		'Bei Gleichstand wird untereinander noch einmal gezogen; an den anderen kommt dabei niemand vorbei.'
	),
	'SE-2': rule(
		'Der beste Sitz zuerst',
		'Der Große Dalmuti sucht sich einen Stuhl aus, links davon sitzt der Kleine Dalmuti, die anderen folgen nach ihrem Platz, und der Große Diener sitzt zuletzt.'
	),
	'DK-7': rule(
		'Der Große Diener gibt',
		'Der Große Diener mischt und gibt, Karte für Karte, vom Großen Dalmuti an, und sammelt die Stiche ein. Manche bekommen eine Karte mehr.'
	),
	'DK-8': rule(
		'Eine aufgedeckte Karte',
		'Als Variante sagt der Große Dalmuti, wohin eine Karte geht, die beim Geben aufgedeckt wurde: dorthin, wo sie hingehört, oder zum Großen Diener, der dafür eine zufällige Karte aus der eigenen Hand hergibt.',
		'Sonst wird neu gegeben.'
	),
	'TX-7': rule(
		'Steuern von Anfang an',
		'In einer Variante gilt schon das erste Geben von selbst als Revolution: Dann ist die erste Runde steuerfrei.',
		'Sonst werden Steuern auch in der ersten Runde gezahlt, denn das Ziehen hat allen einen Platz gegeben.'
	),
	'TX-2': rule(
		'Wer wie viel zahlt',
		'Der Große Diener zahlt 2 Karten an den Großen Dalmuti, der Kleine Diener 1 an den Kleinen Dalmuti.',
		'Zu dritt zahlt nur der Große Diener.'
	),
	'TX-9': rule(
		'Neue zahlen nach Sitz',
		'Wer neu ist, zahlt und empfängt, wie es der eingenommene Sitz verlangt.'
	),
	'TX-3': rule(
		'Die niedrigsten Zahlen gehen',
		'Abgegeben werden die besten Karten, und die niedrigsten Zahlen sind die besten.',
		'Das gilt auch, wenn ein Satz dabei zerreißt. Bei gleichem Rang sucht aus, wer zahlt.'
	),
	'TX-4': rule(
		'Narren entgehen der Steuer',
		'Bei den Steuern ist ein Narr schlechter als ein Tagelöhner. Er geht nur, wenn nichts anderes mehr zu geben ist.'
	),
	'TX-5': rule(
		'Was zurückkommt',
		'Der Große Dalmuti gibt zwei beliebige Karten zurück, der Kleine Dalmuti eine beliebige.',
		'Sie wählen, bevor sie die Abgabe sehen.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Beide Paare tauschen gleichzeitig.',
		'Beide eines Paares legen erst ihre Karten bereit und tauschen dann, verdeckt und ungesehen von den anderen; kein Paar muss warten.'
	),
	'TX-10': rule(
		'Tausch der Kaufleute',
		'Als Variante darf, wer unter den Kaufleuten am höchsten steht, während der Steuern mit jemand anderem von den Kaufleuten blind eine Karte tauschen, also ab sechs Personen.',
		'Nicht, wenn eine Revolution die Steuern aufgehoben hat.'
	),
	'RV-2': rule(
		'Eine Revolution ausrufen',
		'Wer beide Narren bekommen hat, darf eine Revolution ausrufen: Niemand zahlt. Ruft der Große Diener sie aus, auch in einer ersten Runde, die nach der Variante steuerfrei ist, wird es eine große Revolution: Der erste und der letzte Platz tauschen, dann der zweite und der vorletzte und so weiter nach innen.',
		'Ausgerufen wird sie, bevor jemand Steuern zahlt. Alle nehmen ihre Handkarten mit, und der neue Große Dalmuti spielt aus.'
	),
	'RV-3': rule(
		'Niemand muss',
		'Wer beide Narren hat, ob oben oder unten, darf die Revolution ausrufen oder schweigen.'
	),
	'FP-9': rule(
		'Warum niemand zahlt',
		'Wo die erste Runde steuerfrei ist, gilt das als Grund; wird in ihr eine Revolution ausgerufen, gilt die Revolution.'
	),
	'PL-1': rule(
		'Nur Sätze',
		'Ein Zug ist ein Satz: eine oder mehr Karten vom selben Rang, so viele es gibt.',
		'Folgen werden nicht gespielt.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Gespielt wird nach links herum; es folgen gleich viele Karten von besserem Rang, gleicher Rang genügt nicht. Niedrigere Zahlen sind besser: Die 1 schlägt alles, und schlechter als die 12 ist nur ein einzelner Narr.'
	),
	'PL-3': rule(
		'Narren sind wild',
		'Neben anderen Karten nimmt ein Narr deren Rang an. Allein ist er eine 13, schlechter als ein Tagelöhner.',
		'Zwei Narren zusammen ebenso.'
	),
	'PL-6': rule(
		'Wann man passt',
		'Haben andere gespielt, darf man immer passen, ob man folgen könnte oder nicht.',
		'Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen. Wer ausspielt, muss spielen.'
	),
	'FP-2': rule(
		'Der einzelne Dalmuti',
		'Eine 1 gilt nicht als unschlagbar: Sie wird nur nie übertroffen, und was danach käme, ist einfach nicht höher.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'Der Große Dalmuti spielt aus, in der ersten und in jeder späteren Runde.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt aus, wer im Uhrzeigersinn als Nächstes noch Karten hat.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich die Titel mit und ebenso ein verkleinertes Blatt.'
	),
	'SC-1': rule(
		'Punkte für Besiegte',
		'Als Variante gibt es 1 Punkt für jede Person, die später rausging. Bei menschenfreundlicher Wertung bekommt der Große Dalmuti 1 Punkt mehr, wenn der Große Diener aufsteigt, und der Kleine Dalmuti 1 mehr, wenn der Kleine Diener aufsteigt.',
		'Aufsteigen heißt, weiter oben zu landen als zu Spielbeginn, also nach einer großen Revolution.'
	),
	'FP-14': rule(
		'Menschenfreundlich zu dritt',
		'Zu dritt kann nur der Große Dalmuti den Punkt für Menschenfreundlichkeit bekommen.'
	),
	'SC-2': rule(
		'Länge einer Serie',
		'Mit Punkten hat eine Serie eine feste Zahl von Runden: 20, oder 30 oder 40 für eine lange Nacht. Die höchste Summe gewinnt.',
		'Bei gleicher Summe teilt man sich den Sieg.'
	),
	'DE-3': rule(
		'Hüte, Nelke und Süßes',
		'Ein Tisch kann Hüte nach Titel verteilen, eine Nelke für den Großen Dalmuti, bessere und schlechtere Sitze, und das Süße der Reihe nach von oben. Der Große Diener sitzt dann etwa auf einem Koffer, einer Kiste oder dem Boden.'
	),
	'MA-1': rule(
		'Spielt euren Stand',
		'Eine Rolle zu spielen ist erwünscht: oben hochmütig oder großzügig, unten demütig oder trotzig, und dazwischen Kaufleute, die nach oben schmeicheln und nach unten treten.'
	),
	'MA-2': rule('Andere Namen', 'Das Spiel gibt es auch als Corporate Shuffle zu kaufen.')
} satisfies Catalogue['rules-dalmuti'];
