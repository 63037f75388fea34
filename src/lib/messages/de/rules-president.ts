import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'PR-2': rule(
		'Leute und Titel',
		'Der erste Platz ist der Präsident, der zweite der Vizepräsident, der vorletzte der Vize-Lump und der letzte der Lump, dazwischen ist Volk; zu dritt sind es Präsident, Volk und Lump. Auf Wunsch gibt es ab sechs Leuten auch Minister und Schreiber.',
		'Zwei bis zwölf können spielen, am besten vier bis sieben; mit zwei Blättern fünf bis sechzehn.'
	),
	'TI-0': rule(
		'Am Anfang kein Stand',
		'In der ersten Runde sind alle Volk, und niemand hat die Rechte eines Präsidenten.',
		'Wer wo sitzt und wer gibt, bestimmt der Tisch nach Belieben.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf jeden Titel umbenennen, und man kann in einer anderen Form davon angesprochen werden.'
	),
	'PR-1': rule(
		'Karten und Rangfolge',
		'Gegeben werden die üblichen 52 Karten ohne Joker. Die 2 ist am höchsten, die 3 am niedrigsten.'
	),
	'SE-1': rule(
		'Die ersten Sitze',
		'Für die erste Runde bleiben alle sitzen: Die Namen werden im Uhrzeigersinn angetippt. Die Reihenfolge lässt sich auch von Hand setzen oder auslosen.'
	),
	'SE-2': rule(
		'Neue Sitze in jeder Runde',
		'Der Präsident sucht sich einen Stuhl aus, links davon sitzt der Vizepräsident, die anderen folgen nach ihrem Platz, und der Lump sitzt zuletzt.'
	),
	'PR-4': rule(
		'Geben und ausspielen',
		'Der Lump mischt und gibt. In der ersten Runde spielt aus, wer links von der Person sitzt, die gibt, in jeder späteren der Präsident.'
	),
	'DK-7': rule('Vor dem Geben', 'Der Lump gibt.'),
	'TX-7': rule('Erste Runde ohne Steuern', 'In der ersten Runde gibt niemand etwas ab.'),
	'PR-9': rule(
		'Karten für den Präsidenten',
		'Ab der zweiten Runde gibt der Lump dem Präsidenten die 2 höchsten Karten und der Vize-Lump dem Vizepräsidenten die höchste; ebenso viele gehen zurück, frei gewählt.'
	),
	'TX-2': rule(
		'Wer wie viel zahlt',
		'Der Lump zahlt 2 Karten an den Präsidenten, der Vize-Lump 1 an den Vizepräsidenten.',
		'Zu dritt zahlt nur der Lump.'
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
		'Joker bei den Steuern',
		'Nimmt das Haus Joker ins Blatt, werden sie als Erstes gezahlt, noch vor jedem Rang.'
	),
	'TX-5': rule(
		'Was zurückkommt',
		'Präsident und Vizepräsident sehen sich an, was sie bekommen haben, und geben dann ebenso viele Karten zurück, ganz nach Wahl.',
		'Auch eine eben gezahlte Karte darf zurückgehen.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Erst zahlen die unteren, dann schauen die oberen und geben zurück.',
		'Kein Paar wartet auf ein anderes. Die Karten gehen verdeckt hin und her, für die anderen nicht zu sehen.'
	),
	'PR-3': rule(
		'Spielen und passen',
		'Gespielt werden einzelne Karten, Paare, Drillinge oder Vierlinge, nie Folgen. Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen.'
	),
	'PL-1': rule('Nur Sätze', 'Ein Zug ist ein Satz: eine bis vier Karten vom selben Rang.'),
	'PL-2': rule(
		'Was folgen darf',
		'Es folgen gleich viele Karten von höherem Rang; gleicher Rang genügt nicht. Die 3 ist am niedrigsten, das Ass schlägt den König, und die 2 schlägt das Ass; die Farbe zählt nie.'
	),
	'PR-5': rule(
		'Gleicher Rang',
		'Gleicher Rang darf nicht folgen. Als Variante darf er es doch, und als weitere Variante wird dann die nächste Person übersprungen.'
	),
	'PR-6': rule(
		'8er, die den Stich beenden',
		'Als Variante beendet ein Satz 8er den Stich sofort, und wer ihn gespielt hat, spielt aus.'
	),
	'PR-7': rule(
		'Ein Vierling dreht um',
		'Als Variante dreht ein Vierling die Rangfolge um, bis die Runde endet oder es noch einmal geschieht.'
	),
	'PR-11': rule(
		'Vier beisammen',
		'Auf Wunsch endet der Stich, wenn alle vier Karten eines Rangs obenauf liegen, aus einem Zug oder durch gleiche Ränge aufeinander. Wer sie voll gemacht hat, spielt aus.'
	),
	'PR-12': rule(
		'Bomben',
		'Auf Wunsch ist ein Vierling eine Bombe: Er darf auf jeden Zug, gleich welcher Art und Anzahl, trotz Farb- oder Zahlenzwang. Nur ein stärkerer Vierling folgt darauf. Was den Stich beendet oder alles schlägt, lässt sich nicht bomben.'
	),
	'PR-13': rule(
		'Karten, die andere schlagen',
		'Auf Wunsch dürfen manche Karten ungeachtet der Rangfolge und jedes Zwangs auf andere und beenden den Stich: die Kreuz-3 auf jeden Zug, das Karo-Ass auf jede einzelne Karte oder 3er auf jeden Satz aus ebenso vielen Karten.'
	),
	'PR-14': rule(
		'Ein wilder Rang',
		'Auf Wunsch sind alle Karten eines Rangs wilde Karten: 3er, 6er oder 2er. Bei Steuern und fürs Ausspielen behalten sie ihren Rang.'
	),
	'PL-6': rule(
		'Wann man passt',
		'Haben andere gespielt, darf man immer passen, ob man folgen könnte oder nicht, und darf doch noch spielen, wenn man wieder an die Reihe kommt.',
		'Wer ausspielt, muss spielen.'
	),
	'FP-2': rule(
		'Ein Satz 2er',
		'Ein Satz 2er gilt nicht als unschlagbar: Er wird nur nie übertroffen, und was danach käme, ist einfach nicht höher; unschlagbar sind nur 8er, wo das Haus sie den Stich beenden lässt.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'In der ersten Runde spielt Vorhand aus, also wer links von der Person sitzt, die gibt; in späteren Runden der Präsident.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt aus, wer im Uhrzeigersinn als Nächstes noch Karten hat.'
	),
	'PR-8': rule(
		'Verbotene letzte Karten',
		'Als Variante dürfen manche Ränge nicht die letzte Karte einer Hand sein; wer damit rausgeht, bekommt den letzten Platz.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich Titel und Steuern mit: Die Vizes kommen zu viert dazu und fallen zu dritt weg.'
	),
	'PR-10': rule(
		'Punkte nach Titel',
		'Als Variante bringt eine Runde dem Präsidenten 2 Punkte, dem Vizepräsidenten 1 und allen anderen keinen.'
	),
	'SC-3': rule(
		'Punkte, die der Tisch festlegt',
		'Ein Tisch, der nach Titel zählt, darf jedem Titel eine andere Zahl geben.'
	),
	'SC-2': rule(
		'Länge einer Serie',
		'Mit Punkten endet eine Serie nach einer festen Zahl von Runden oder bei einer festen Summe. Die höchste Summe gewinnt, und bei gleicher teilt man sich den Sieg.'
	),
	'MA-2': rule(
		'Andere Namen',
		'Man kennt das Spiel auch als Arschloch oder Bettler, auf Englisch als Asshole, Scum, Landlord, Capitalism oder Bum.'
	)
} satisfies Catalogue['rules-president'];
