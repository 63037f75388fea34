import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'Wie viele spielen',
		'Tahimi ist für vier gedacht, drei bis acht können spielen. Zu dritt geht es viel schlechter, und je mehr mitspielen, desto weniger gefestigt sind die Plätze.'
	),
	'TI-3': rule(
		'Titel nach Platz',
		'Der erste Platz ist der Tahimi, der zweite der Vize-Tahimi, der letzte der Knecht und der vorletzte der Oberknecht; alle dazwischen sind Kaufleute. Zu acht, mit gestaffelten Steuern, sind es von unten: Knecht, Juniorassistenz beim Oberknecht, Oberknecht, zweimal Kaufleute, Zweiter Vize-Tahimi, Erster Vize-Tahimi, Tahimi.',
		'Zu dritt sind es Tahimi, Kaufleute und Knecht.'
	),
	'TI-6': rule(
		'Andere Titel und Formen',
		'Ein Tisch darf jeden Titel umbenennen, und man kann in einer anderen Form davon angesprochen werden.'
	),
	'DK-2': rule(
		'Ein Blatt, das aufgeht',
		'Damit alle gleich viele der 52 Karten bekommen, kommen 8er heraus: eine zu dritt, zwei zu fünft, vier zu sechst, drei zu siebt, vier zu acht; mit hohen 2ern sind es 9er. Sind zwei Joker dabei, kommen zu viert zwei 8er heraus und zu fünft vier.',
		'Mit Jokern kommt zu dritt und zu sechst nichts heraus, zu siebt vier 8er und eine 9, zu acht vier 8er und zwei 9er.'
	),
	'DK-3': rule(
		'Eine Farbe mehr pro Person',
		'Ab fünf Leuten kann ein Tisch stattdessen für jede weitere Person eine ganze Farbe eines zweiten Blatts dazunehmen, sodass alle weiterhin 13 Karten haben.'
	),
	'DK-4': rule(
		'Stern und Mond',
		'Das besondere Blatt hat die Ränge 11 bis 16 zwischen 10 und Bube und dazu die Farben Stern und Mond. Zu fünft braucht man 65 seiner Karten, zu sechst 78, zu siebt 91 und zu acht 104, also je 13.',
		'Die Mond-15 ist eine einzige Karte, auch wenn sie zweimal genannt wird.'
	),
	'SE-1': rule(
		'Das erste Ziehen',
		'Alle ziehen eine Karte; wer die stärkste hat, bekommt Platz 1, die anderen folgen abwärts, und die Karten kommen zurück ins Blatt. Bei Gleichstand wird untereinander noch einmal gezogen; an den anderen kommt dabei niemand vorbei.',
		'Joker bleiben beim Ziehen draußen, und ein gezogener zählt als schlechteste Karte.'
	),
	'SE-2': rule(
		'Neue Sitze in jeder Runde',
		'Vor jeder Runde ziehen alle um, sodass sie nach ihren neuen Plätzen um den Tisch sitzen.',
		'Sie sitzen im Uhrzeigersinn, sodass der Knecht rechts vom Tahimi landet, und der Tahimi sagt, welcher Stuhl der erste ist.'
	),
	'DK-7': rule(
		'Wer gibt',
		'Der Tahimi gibt oder nennt jemand anderen; wer gibt, mischt, jemand anders hebt ab, und die Karten werden einzeln reihum gegeben.'
	),
	'TX-7': rule(
		'Erste Runde ohne Steuern',
		'In der ersten Runde eines Abends zahlt niemand, obwohl das Ziehen allen einen Platz gegeben hat. Ein Tisch kann auch die erste Runde besteuern.'
	),
	'TX-2': rule(
		'Wer wie viel zahlt',
		'Der Knecht zahlt 2 Karten an den Tahimi, der Oberknecht 1 an den Vize-Tahimi; zu dritt zahlt nur der Knecht. Mit einem größeren Blatt dürfen die Steuern gestaffelt sein: zu sechst 3 und 1, zu siebt 3 und 2, zu acht 3, 2 und 1.'
	),
	'TX-9': rule(
		'Neue zahlen nach Sitz',
		'Wer neu ist, zahlt und empfängt, wie es der eingenommene Sitz verlangt.'
	),
	'TX-3': rule(
		'Die höchsten, nur nach Rang',
		'Abgegeben werden die höchsten Karten nach Rang, auch wenn ein Satz dabei zerreißt: Mit einem Ass und zwei Königen gibt der Knecht das Ass und einen König.',
		'Bei gleichem Rang sucht aus, wer zahlt.'
	),
	'TX-4': rule(
		'Joker bei den Steuern',
		'Ist ein einzelner Joker die niedrigste Karte, darf ihn behalten, wer zahlt. Können sie jede Karte sein, werden sie zuerst gezahlt; oder wer zahlt, gibt jedem Joker einen beliebigen Rang.'
	),
	'TX-5': rule(
		'Was zurückkommt',
		'Tahimi und Vize-Tahimi sehen sich an, was sie bekommen haben, und geben dann ebenso viele Karten zurück, ganz nach Wahl.',
		'Auch eine eben gezahlte Karte darf zurückgehen.'
	),
	'TX-6': rule(
		'Reihenfolge beim Tausch',
		'Erst zahlen die unteren, dann schauen die oberen und geben zurück, alles ungesehen von den anderen.',
		'Kein Paar wartet auf ein anderes.'
	),
	'PL-1': rule(
		'Nur Sätze',
		'Ein Zug ist ein Satz: eine oder mehr Karten vom selben Rang, so viele es gibt. Folgen werden nicht gespielt.'
	),
	'PL-2': rule(
		'Was folgen darf',
		'Es folgen gleich viele Karten von höherem Rang; gleicher Rang genügt nicht. Das Ass ist am höchsten, die 2 am niedrigsten, und die Farbe zählt nie. Bei 2er hoch steht die 2 über dem Ass, und die 3 ist am niedrigsten.'
	),
	'PL-3': rule(
		'Wenn Joker dazukommen',
		'Tahimi selbst hat keine Joker. Auf die übliche Art kann ein Joker jede Karte sein, und wer ihn spielt, sagt, welche; oder er nimmt den Rang der Karten neben sich an und liegt allein unter der 2.',
		'Nach dieser zweiten Art zählen auch zwei Joker zusammen weniger als die 2.'
	),
	'PL-6': rule(
		'Wann man passt',
		'Man darf immer passen, auch beim Ausspiel, freiwillig oder aus Not: Man sagt laut „Passe“ und muss nicht verraten, warum.',
		'Nach einem Passen beim Ausspiel wandert es weiter. Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen.'
	),
	'PL-9': rule(
		'„Eine Karte“ sagen',
		'Wer nur noch eine Karte hat, sagt es laut; wer mit einem Paar oder mehr rausgeht, sagt nichts. Nach der Kartenzahl gefragt, darf man „eine“ oder „mehr als eine“ antworten.',
		'Wer es vergisst, wird nicht bestraft.'
	),
	'FP-2': rule(
		'Ein Satz Asse',
		'Ein Satz Asse gilt nicht als unschlagbar: Er wird nur nie übertroffen, und was danach käme, ist einfach nicht höher.'
	),
	'FP-3': rule(
		'Joker ohne Ansage',
		'Ein Joker, der ohne Ansage liegt, steht für die stärkste mögliche Karte; ein neuer Zug ist erlaubt, wenn eine Deutung passt.'
	),
	'LE-1': rule(
		'Wer zuerst ausspielt',
		'Der Tahimi spielt aus, in der ersten und in jeder späteren Runde.'
	),
	'LE-2': rule(
		'Ausspiel, wenn jemand raus ist',
		'Macht man mit den letzten Karten der Hand den Stich, spielt der höchste Platz aus, der noch Karten hat. Es zählen die Plätze vom Anfang der Runde. Ohne dieses Vorrecht, eine Variante, spielt die nächste Person in der Reihe aus.'
	),
	'JO-2': rule(
		'Neue in der Mitte',
		'Wer neu dazukommt, sitzt in der Mitte der anderen, bei ungerader Zahl auf der niedrigen Seite: an einem Tisch mit drei oder vier Leuten auf dem dritten Platz. Ein Tisch kann Neue auch als Knecht anfangen oder alle neu um die Plätze ziehen lassen.',
		'Mehrere sitzen dort zusammen, in der Reihenfolge, in der sie gekommen sind.'
	),
	'FP-11': rule(
		'Eine Karte für Neue',
		'Ein Tisch kann stattdessen eine Karte entscheiden lassen: 2, 3 oder 4 bedeutet den letzten Platz, 5, 6 oder 7 den vorletzten und so weiter.',
		'Höher als der erste Platz geht es nicht, ein Joker bedeutet den letzten, und mehrere Neue ziehen nacheinander.'
	),
	'JO-5': rule(
		'Zurückkommen',
		'Wer gegangen ist und wiederkommt, gilt als neu.',
		'Man kann auch eine Runde aussetzen und den Platz behalten, während die anderen aufrücken; haben alle neu gezogen, gilt die nächste Runde als erste.'
	),
	'JO-4': rule(
		'Mehr oder weniger Leute',
		'Ändert sich die Zahl der Leute, ändern sich Blatt, Titel und Steuern mit.'
	),
	'DE-2': rule(
		'Der Tahimi ändert Regeln',
		'Der Tahimi darf zu Beginn einer Runde jede Variante erlassen.',
		'Sie gilt ab dem nächsten Geben, für eine Runde oder bis zur nächsten Änderung; gespielte Runden behalten ihre Regeln.'
	),
	'DE-3': rule(
		'Hoher Stuhl und Hocker',
		'Der Tahimi darf einen höheren, weicheren Stuhl haben als alle anderen, der Knecht einen harten Hocker oder gar keinen.'
	),
	'MA-1': rule(
		'In der Ablage nachsehen',
		'Nichts verbietet es, die gespielten Karten durchzusehen, aber es ist schlechter Stil.'
	),
	'MA-2': rule(
		'Andere Namen',
		'Verwandte des Spiels heißen President, Asshole, Scum oder Landlord, bei uns Präsident oder Arschloch. Auch Der Große Dalmuti ist ihm nah.'
	)
} satisfies Catalogue['rules-tahimi'];
