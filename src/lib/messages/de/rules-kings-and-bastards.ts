import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Wie viele spielen',
		'Könige und Bastarde ist am besten mit drei bis fünf.',
		'Es geht bis zu acht.'
	),
	'TI-0': rule(
		'Am Anfang kein Stand',
		'In der ersten Runde sind alle gemeines Volk, und niemand hat die Rechte eines Königs. Wer wo sitzt und wer gibt, bestimmt der Tisch nach Belieben.'
	),
	'TI-5': rule(
		'Titel nach Platz',
		'Der erste Platz ist der König, der letzte der Bastard; ab vier Personen ist der zweite der Vizekönig und der vorletzte der Vizebastard.',
		'Alle anderen sind gemeines Volk.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf jeden Titel umbenennen. Man kann auch in der anderen Form angesprochen werden: Königin, Vizekönigin.'
	),
	'DK-6': rule(
		'Das Blatt',
		'Die üblichen 52 Karten werden einzeln gegeben, angefangen links von der Person, die gibt. Zwei Joker kommen dazu, wenn sie als Trümpfe gespielt werden.'
	),
	'FP-10': rule(
		'Joker als Trümpfe',
		'Wo Joker Trumpf sind, hat das Blatt zwei davon, wenn das Haus keine andere Zahl nennt; ein Trumpf schlägt nur Sätze, nie eine Folge, die das Haus erlaubt.'
	),
	'SE-1': rule(
		'Die ersten Sitze',
		'Für die erste Runde bleiben alle sitzen: Die Namen werden im Uhrzeigersinn angetippt. Die Reihenfolge lässt sich auch von Hand setzen oder auslosen.'
	),
	'SE-3': rule(
		'Alle behalten ihren Stuhl',
		'Niemand zieht um: Titel und Steuern richten sich nach dem Platz, gespielt wird weiter im Uhrzeigersinn von Stuhl zu Stuhl.'
	),
	'DK-7': rule(
		'Der Bastard gibt',
		'Der Bastard mischt und gibt.',
		'In der ersten Runde darf geben, wer will.'
	),
	'TX-7': rule(
		'Erste Runde ohne Steuern',
		'In der ersten Runde zahlt niemand etwas, denn noch gibt es keinen König.'
	),
	'TX-2': rule(
		'Wer wie viel zahlt',
		'Der Bastard zahlt 3 Karten an den König und ab vier Personen der Vizebastard 1 an den Vizekönig.'
	),
	'TX-9': rule(
		'Neue zahlen nach Platz',
		'Wer neu ist, zahlt und empfängt, wie es der eingenommene Platz verlangt.'
	),
	'TX-3': rule(
		'Die höchsten, nur nach Rang',
		'Abgegeben werden die besten Karten.',
		'Es zählt nur der Rang, auch wenn ein Satz dabei zerreißt: Mit einer 2, einem Ass und zwei Königen gibt der Bastard die 2, das Ass und einen König. Bei gleichem Rang sucht aus, wer zahlt.'
	),
	'TX-4': rule(
		'2er und Joker zuerst',
		'Bei der Abgabe stehen 2er über Assen und Joker über 2ern; Trümpfe werden also zuerst gezahlt.'
	),
	'TX-5': rule(
		'Die schlechtesten zurück',
		'König und Vizekönig müssen ihre niedrigsten Karten zurückgeben, so viele, wie sie bekommen. Die Kreuz-3 lässt sich nicht fürs Ausspiel zurückhalten: Wer weniger als vier 3er hat und davon welche geben muss, gibt die Kreuz-3 zuerst.',
		'Gemeint sind die niedrigsten der Hand, wie sie gegeben wurde; unter anderen gleichen sucht aus, wer sie hat.'
	),
	'FP-7': rule(
		'Joker bei der Rückgabe',
		'Sind Joker im Spiel, zählen sie bei der Rückgabe so hoch wie bei der Abgabe: Zu den schlechtesten Karten gehören sie nicht.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Die beiden eines Paares tauschen ihre Karten.',
		'Sie legen sie bereit und tauschen gleichzeitig, verdeckt und ungesehen von den anderen; kein Paar wartet auf ein anderes.'
	),
	'PL-1': rule(
		'Einzelne und mehrere',
		'Ein Zug ist eine Karte, oder zwei, drei oder vier vom selben Rang. Folgen werden nicht gespielt.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Gespielt wird im Uhrzeigersinn; es folgen gleich viele Karten von höherem Rang, gleicher Rang genügt nicht. Die 3 ist am niedrigsten, das Ass schlägt den König, und die 2 steht über dem Ass; die Farbe zählt nie.'
	),
	'PL-5': rule(
		'2er sind Trumpf',
		'Eine 2 schlägt jede einzelne Karte und jeden Satz, außer 2ern, und nichts schlägt sie. Sind Joker dabei, sagt der Tisch vor dem Abend, wie: Entweder ist ein einzelner Joker allein der Trumpf, und 2er sind nur der höchste Rang; oder 2er bleiben Trumpf, und ein einzelner Joker schlägt auch sie.',
		'Zwei oder mehr 2er zusammen sind der höchste Satz ihrer Größe, und nichts schlägt zwei Joker.'
	),
	'FP-1': rule(
		'2er unter Jokern',
		'Wo 2er und Joker Trumpf sind, schlägt ein Joker mehrere 2er, nichts schlägt einen einzelnen Joker, und jede andere Karte auf einer einzelnen 2 ist einfach nicht höher.'
	),
	'FP-2': rule(
		'Was unschlagbar ist',
		'Als unschlagbar gilt nur ein Trumpf, den nichts im Blatt schlägt; andere hohe Karten werden nur nie übertroffen.'
	),
	'PL-6': rule(
		'Passen ist endgültig',
		'Haben andere gespielt, darf man immer passen, ob man folgen könnte oder nicht, und ist dann bis zum nächsten Stich draußen.',
		'Wer ausspielt, muss spielen.'
	),
	'PL-8': rule(
		'Eine Reihe ansagen',
		'Als Variante gilt: Folgen drei Karten um je eins aufeinander, etwa 3, 4, 5, darf, wer die dritte legt, die Reihe ansagen; sonst darf es später, wer sie fortsetzt. Wer ansagt, wählt, wie streng: nur die Reihe oder dazu Rot, Schwarz oder die Farbe, wenn alle drei so sind. Ab dann darf nur der nächste Rang folgen, und nur so, wie es angesagt ist; Trümpfe schlagen nichts, Joker nützen nichts, und eine 2 kommt nur nach dem Ass.',
		'All das gilt nur für einzelne Karten.'
	),
	'FP-5': rule(
		'Solange eine Ansage gilt',
		'Eine gemachte Ansage gilt: Alles außer der einen nächsten Karte bricht die Reihe, ob Paar, Trumpf oder Joker, und ebenso alles nach ihrer 2.'
	),
	'FP-12': rule(
		'Nachbarn in einer Reihe',
		'Was benachbart ist, sagt die geltende Rangfolge: Das Ass folgt auf den König und die 2 auf das Ass.'
	),
	'PL-7': rule(
		'Den Stich machen',
		'Haben alle anderen gepasst, geht der Stich an die Person, die zuletzt gespielt hat; sie spielt zum nächsten aus.',
		'Die gespielten Karten sind aus der Runde.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'Es spielt aus, wer die Kreuz-3 hat, und der erste Zug enthält diese Karte, allein oder in einem Satz.',
		'So ist es auch in jeder späteren Runde.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt aus, wer im Uhrzeigersinn als Nächstes noch Karten hat.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich Titel und Steuern mit: Die Vizes kommen zu viert dazu und fallen zu dritt weg.'
	),
	'MA-1': rule(
		'Ansagen braucht Übung',
		'Eine Reihe anzusagen ist etwas für einen Tisch, an dem wenigstens einige das Spiel gut kennen.'
	),
	'MA-2': rule('Andere Namen', 'Das Spiel heißt auch Rich Man, Poor Man.')
} satisfies Catalogue['rules-kings-and-bastards'];
