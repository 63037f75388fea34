import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';
import type { GameNames } from '#lib/messages/parameters.ts';

export default {
	rules: ({ game, top, last }: GameNames) =>
		({
			'DF-10': rule(
				'Zwei Blätter',
				'Auf Wunsch werden ab fünf Personen zwei Blätter zusammengemischt; dreizehn bis sechzehn brauchen sie. Dann sind bis zu vier Joker und Sätze bis acht Karten möglich, und ein Vierling heißt vier oder mehr. Haben zwei eine Kreuz-3, spielt aus, wer links von der Person, die gibt, am nächsten sitzt.'
			),
			'DK-8': rule(
				'Eine aufgedeckte Karte',
				'Wird beim Geben eine Karte aufgedeckt, werden alle Karten eingesammelt und neu gegeben.'
			),
			'TX-11': rule(
				'Vergessene oder falsche Karten',
				'Die App merkt sich, wer gezahlt und wer zurückgegeben hat. Wurden die falschen Karten getauscht, gehen sie zurück und die richtigen folgen, oder der Tisch legt eine Strafe fest.'
			),
			'FP-6': rule(
				'Gleiche Karten zum Abgeben',
				'Müssen von mehreren gleichen Karten nur einige weg, sagt die App, wie viele; welche es sind, sucht aus, wer sie hat.'
			),
			'PL-7': rule(
				'Den Stich machen',
				'Haben alle anderen gepasst, geht der Stich an die Person, die zuletzt gespielt hat; sie spielt zum nächsten aus. Die gespielten Karten sind aus der Runde.'
			),
			'SE-4': rule(
				'Plätze nach dem Rausgehen',
				`Wer zuerst keine Karten mehr hat, wird in der nächsten Runde ${top}, die anderen folgen in der Reihenfolge, in der sie rausgehen, und wer am Ende noch Karten hat, wird ${last}.`,
				'Wer mitten in der Runde geht, bekommt den schlechtesten noch freien Platz. Eine Runde kann für ungültig erklärt oder vorzeitig beendet werden; dann wird der Rest von Hand gesetzt.'
			),
			'JO-1': rule(
				'Nur zwischen den Runden',
				'Neue kommen zwischen den Runden dazu.',
				'Auch gehen kann man zwischen den Runden; die anderen rücken dann auf.'
			),
			'JO-5': rule(
				'Zurückkommen',
				'Wer gegangen ist und wiederkommt, gilt als neu. Man kann auch eine Runde aussetzen und den Platz behalten, während die anderen aufrücken.'
			),
			'SC-4': rule('Keine Punkte', `${game} zählt keine Punkte und hat kein festes Ende.`),
			'DE-2': rule(
				'Regeln ändern',
				'Der Tisch einigt sich gemeinsam auf eine Änderung, und das Protokoll hält sie fest. Sie gilt ab dem nächsten Geben, für eine Runde oder bis zur nächsten Änderung; gespielte Runden behalten ihre Regeln.'
			),
			'FP-15': rule(
				'Hausregeln, die nicht zusammenpassen',
				'Hausregeln, die nicht zusammenpassen, werden abgelehnt; die App nennt den Grund und die beiden, um die es geht.'
			),
			// where people move
			'FP-13': rule(
				'Neue ziehen nicht um',
				'Wenn die App zählt, wer den Stuhl wechseln muss, zählen Neue nicht mit.'
			),
			// where a title brings demands
			'DE-4': rule(
				'Niemand wird gedrängt',
				'Ein Erlass verlangt nie etwas, das jemandem unangenehm ist.'
			)
		}) satisfies RuleTexts,
	inApp: ({ top }: GameNames) => ({
		'SE-2': 'Zu jeder Wahl zeigt die App, wie viele umziehen müssen.',
		'DK-4': 'Die App nennt die Karten vor dem Geben.',
		'DK-7':
			'Vor jedem Geben zeigt die App, wer gibt, das Blatt, wie viele Karten alle bekommen und wer eine mehr bekommt.',
		'JO-4': 'Die App sagt, was neu ist.',
		'SC-4': `Die App zählt trotzdem gewonnene Runden, Runden als ${top} und die längste Herrschaft.`,
		'TH-3':
			'Die App hat für jeden der 22 Trümpfe einen Namen, eine Zahl und einen leeren Text, den der Tisch ausfüllt. Wird ein Trumpf gespielt, zeigt sie statt eines Urteils diesen Text.'
	}),
	newcomersInTheMiddle: rule(
		'Neue in der Mitte',
		'Neue sitzen zusammen unterhalb der oberen Hälfte der anderen, in der Reihenfolge, in der sie gekommen sind. Kommt an einen Tisch mit vier Leuten jemand dazu, ist das der dritte Platz; bei dreien auch.'
	),
	newcomersAtTheBottom: rule(
		'Neue fangen unten an',
		'Neue bekommen die letzten Plätze, in der Reihenfolge, in der sie gekommen sind.'
	)
} satisfies Catalogue['rules-shared'];
